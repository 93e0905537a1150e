"""Japanese: what stands on the cards of characters, events, riders and gifts."""

from __future__ import annotations

from onetable.games.fellowship.blueprints import Character, SpecialCard
from onetable.games.fellowship.text.ja.names import name, quoted
from onetable.games.fellowship.words import abilities, changes, setup_actions
from onetable.games.fellowship.words.goals import Nothing
from onetable.language.book import Row

EXCHANGE = "とカードを1枚交換する。"
NOT_NAMED = "他のキャラクターの脅威が求めるカードは、失われたカードにできない。"
FILL_HAND = "山札から1ラウンド分の手札を引き、以後は補充しない。"


def exchange(word: setup_actions.Exchange, _: object) -> str:
    """With one of these; perhaps more than once."""
    partner = "{persons:any}" if len(word.persons) < 3 else "{persons}のいずれか"
    return f"{partner}{EXCHANGE}{'これを{times}回行う。' * (word.times > 1)}"


def exchange_with_all(word: setup_actions.ExchangeWithAll, _: object) -> str:
    """With some, if they are in play, or with everybody."""
    partners = "{persons:all}（プレイ中の者のみ）" if word.persons else "他のすべてのキャラクター"
    return f"{partners}と同時に、カードを1枚ずつ交換する。"


def give_riders(word: changes.GiveRiders, _: object) -> str:
    """Who gets which rider."""
    pairs = "、".join([f"{name(who)}に{quoted(rider)}" for who, rider in word.pairs])
    return f"キャラクターが選ばれた時、特殊な黒の乗手を渡す：{pairs}。"


def two_groups(word: changes.TwoGroups, _: object) -> str:
    """The members of both groups."""
    members = f"{name('group_1')}：{{first}}。{name('group_2')}：{{second}}。"
    return (
        f"川は切り札ではない。キャラクターを2組に分け、組ごとに1ラウンドをプレイする。{members}重荷を負った面のあるカードは、その面を使う。"
    )


def ranges(word: changes.ThreatByRange, _: object) -> str:
    """The ranges to choose from."""
    return "、".join([f"{least}–{most}" for least, most in word.ranges])


CARDS: dict[object, Row] = {
    (Character, "goal line"): lambda card, _: "{goal}。" if isinstance(card.goal, Nothing) else "目標：{goal}。",
    (Character, "set-up line"): "準備：{setup:sentences}",
    (Character, "checked set-up line"): "準備：{setup:checked}",
    (Character, "abilities"): "{abilities:sentences}",
    (Character, "leads"): "最初のトリックでリードする。",
    SpecialCard: "{changes:sentences}",
    # ---- characters
    abilities.MayNameLeader: "自分がリードする時、代わりに別のキャラクターを指名してリードさせてもよい。",
    abilities.NeedNotFollow: "トリックではスートに従わなくてもよい。",
    abilities.MayLeadRings: "いつでも指輪のカードでリードしてもよい。",
    abilities.RingsHelp: "自分が取った指輪のカードは、{character}の目標にも数える。",
    abilities.MayRedrawThreats: "準備の間、脅威カードを引いたキャラクターはそれぞれ、自分の番に1回だけ引き直してもよい。",
    abilities.MustHoldOneRing: "指輪の1を持つプレイヤーだけがこのキャラクターになれる。指輪の1は誰にも渡せない。",
    setup_actions.TakeLost: lambda word, _: f"失われたカードを{'すべて' * word.every}手札に加える。",
    setup_actions.DrawThreat: "脅威カードを1枚引く。",
    (setup_actions.DrawThreat, "checked"): "脅威カードを1枚引く（失われたカードを求める脅威なら引き直す）。",
    setup_actions.DrawTwoThreats: "脅威カードを2枚引き、1枚を選んで残りを戻す。",
    setup_actions.ChooseThreat: "脅威デッキの残りから好きなカードを1枚選ぶ。",
    setup_actions.DeclareMoreOrFewer: "脅威のランクより多くトリックを取るか、少なく取るかを宣言する。",
    setup_actions.Exchange: exchange,
    setup_actions.ExchangeWithAnyone: lambda word, _: f"{'{but}以外の' * bool(word.but)}好きなキャラクター1人{EXCHANGE}",
    setup_actions.ExchangeWithAll: exchange_with_all,
    setup_actions.ExchangeWithLostOr: f"手札1枚を失われたカードと交換するか、{{person}}{EXCHANGE}{NOT_NAMED}",
    setup_actions.GiveEach: f"他のすべてのキャラクターにカードを1枚ずつ渡し、何も受け取らない。ソロプレイでは、その前に{FILL_HAND}",
    setup_actions.PassRight: "全員が同時に、右隣にカードを1枚渡す。",
    setup_actions.ShowHand: f"手札を表向きに置き、ラウンド終了まで公開手札とする。ソロプレイでは、代わりに{FILL_HAND}",
    setup_actions.TuckACard: "手札1枚をこのカードの下に差し込む。差し込んだカードは手札に含まれず、いつでも見てよい。"
    "各トリックの前に手札に戻してもよい。手札がなくなったら戻さなければならない。",
    setup_actions.SetOneAside: "手札1枚を、最後のトリックで出すカードとして表向きに取り分ける。",
    setup_actions.LayIntoFirstTrick: "手札1枚を、あらかじめ最初のトリックに表向きで出しておく。"
    "スートに従う必要はなく、自分がリードする場合にのみリードスートを決める。",
    # ---- events, riders and gifts
    changes.ForestDeck: "森林のカードをすべてメインデッキから抜き、柳じじいの9を加えてシャッフルし、9枚の古森デッキを作る。",
    changes.ForestTakesTricks: "各トリックの前に、古森デッキから1枚を公開する。トリックを取るはずのカードのランクがそれより低ければ、"
    "そのトリックは誰のものにもならず、リードしたプレイヤーがもう一度リードする。同じランクなら取れる。無条件でトリックを取ると宣言した指輪の1には影響しない。",
    changes.BalrogDeck: "影のカードをすべてメインデッキから抜き、バルログのカード（5と数える）を加えてシャッフルし、"
    "9枚のバルログ・デッキを作る。",
    changes.OutweighBalrog: "各トリックの前に、バルログ・デッキから{four}枚（2人・3人プレイでは{fewer}枚）を公開する。"
    "トリックに出されたカードのランクの合計が公開したカードの合計より小さければ、全員が失敗する。"
    "残りが足りなければ、バルログ・デッキ全体をシャッフルし直す。",
    changes.LostCards: "失われたカードは{four}枚（2人・3人プレイでは{fewer}枚）とする。",
    changes.BarrowCards: "指輪のカードを脇に置き、残りから無作為に{four}枚（2人・3人プレイでは{fewer}枚）を、"
    "裏向きのまま塚のカードとして除く。"
    "その後、指輪のカードを戻してシャッフルする。失われたカードはない。失われたカードを手札に加えるキャラクターは、代わりに塚のカードを{drawn}枚引く。",
    changes.GiveRiders: give_riders,
    changes.NewGoal: "{character}の目標を次に置き換える：{goal}。",
    changes.LeadsFirst: "{character}が最初のトリックでリードする。",
    changes.Requires: "{character:quoted}を必須キャラクターとする。",
    changes.Forbids: "{character:quoted}は選べない。",
    changes.NoThreat: "{character}は脅威カードを引かない。",
    changes.ThreatsHidden: "脅威カードは、ラウンド終了まで他のプレイヤーに見せない（ソロプレイを除く）。",
    changes.ExchangesTogether: "このラウンドの交換はすべて、準備の終わりに同時に行う（ソロプレイを除く）。",
    changes.NoEarlySuccess: "全員の目標が達成されても、すべてのトリックをプレイする。",
    changes.OnlyAfterOthers: "この章の他のイベントをすべて達成した後にのみ選べる。未達成のキャラクターは全員参加しなければならない。",
    changes.Repeatable: "達成した後も、このイベントを再び選べる。",
    changes.PlaysFaceDown: "{character}はカードを裏向きに出し、スートだけを宣言する。"
    "全員が出し終えたら表向きにする。指輪の1は表向きに出す。"
    "ピラミッドは{character}になれない。ソロプレイでは効果がない。",
    changes.MirrorDeal: "キャラクターを無作為に配るため、フロドが指輪の1を持っていなくてもよい。カードを{size}枚ずつ配り、"
    "全員が同時に、他のプレイヤーそれぞれに1枚ずつ渡す。これを{portions}回行う。残りから1枚を失われたカードとし（指輪の1でもよい）、あとはすべて配る。"
    "ソロプレイでは、指輪の1のある手札がフロドになり、カードは通常どおりに配る。",
    changes.AddRivers: "川の1–{four}（2人・3人プレイでは1–{fewer}）をメインデッキに加える。",
    changes.Trump: "{suit}は切り札となり、ランクが最も高い{suit}のカードがトリックを取る。"
    "ただし、無条件でトリックを取ると宣言した指輪の1には負ける。",
    changes.TwoGroups: two_groups,
    changes.ThreatHidden: "持ち主の脅威カードは、ラウンド終了まで他のプレイヤーに見せない。ソロプレイでは効果がない。",
    changes.NoExchange: "持ち主は交換に参加できない。自分から交換することも、交換の相手になることもできない。",
    changes.Duty: "持ち主は、目標に加えて次も守らなければならない：{goal}。",
    changes.ThreatByRange: "持ち主は脅威カードの代わりに、次の範囲から1つを選ぶ：{:ranges}。目標は、範囲内のどのランクで達成してもよい。",
    (changes.ThreatByRange, "ranges"): ranges,
    changes.NameLongestSuits: "準備の終わりに、持ち主は手札に最も多いスートを宣言しなければならない。同数のスートはすべて宣言する。"
    "ピラミッドとソロプレイでは効果がない。",
    changes.SaveOneGoal: "章ごとに1回、誰かが達成できなかった目標1つを達成したものとして扱う。"
    "これでラウンドに勝利した時にのみ使用済みとなる。",
    changes.SwapLostCard: "章ごとに1回、いずれかのトリックの前に、持ち主は手札1枚を失われたカードと交換してもよい。"
    f"{NOT_NAMED}失われたカードを誰かが手札に加えていれば、代わりにそのキャラクターと1枚交換する。",
    changes.FreeFirstTrick: "章ごとに1回、持ち主はラウンドの最初のトリックでスートに従わなくてもよい。",
}
