"""The trick-taking game in Japanese."""

from __future__ import annotations

import re
from collections.abc import Iterable

from onetable.core import match
from onetable.core.phrasebook import Phrase
from onetable.games.fellowship.blueprints import Character, SpecialCard
from onetable.games.fellowship.cards.characters import ExchangeLikeAragorn
from onetable.games.fellowship.pieces.names import Named, Player, Pyramid, TheLostCard, ThreatCard
from onetable.games.fellowship.pieces.playing_cards import RINGS, THE_ONE_RING, Card, Suit
from onetable.games.fellowship.text.names import name_of
from onetable.games.fellowship.words import abilities, advice, changes, choices, goals, news, reasons, setup_actions
from onetable.games.fellowship.words.goals import Goal, Verdict

# ---- names and cards


def name(key: str) -> str:
    """The name of a card, a chapter or a suit."""
    return name_of(key, "ja")


def quoted(key: str) -> str:
    """A title in running text; inside 「」 its own quotation marks become 『』."""
    title = name(key)
    if key.startswith("group_") or (title.startswith("「") and title.endswith("」")):
        return title
    return "「" + title.replace("「", "『").replace("」", "』") + "」"


def suit_name(suit: Suit) -> str:
    """The name of a suit."""
    return name(f"suit.{suit.value}")


def people(keys: Iterable[str], joiner: str = "、") -> str:
    """Several characters."""
    return joiner.join([name(key) for key in keys])


def one_of(keys: tuple[str, ...]) -> str:
    """One of several characters."""
    return people(keys, "または") if len(keys) < 3 else people(keys) + "のいずれか"


NAMES: dict[object, Phrase] = {
    tuple: "、",
    (tuple, "with"): "と",
    (tuple, "sentences"): "",
    (tuple, "needing"): "",
    Named: lambda word: name(word.key),
    (Named, "quoted"): lambda word: quoted(word.key),
    Player: lambda word: f"プレイヤー{word.number + 1}",
    Pyramid: "ピラミッド",
    ThreatCard: "脅威{rank}",
    TheLostCard: "失われたカード",
    Card: "{suit}の{rank}",
    Suit.HILLS: suit_name, Suit.MOUNTAINS: suit_name, Suit.FORESTS: suit_name,
    Suit.SHADOWS: suit_name, Suit.RINGS: suit_name, Suit.RIVERS: suit_name,
}  # fmt: skip

# ---- goals: a phrase and its last verb in four forms, plain, before "and", with "never", and both

Verb = tuple[str, str, str, str]
TAKE: Verb = ("取る", "取り", "取らない", "取らず")
LEAD: Verb = ("リードする", "リードし", "リードしない", "リードせず")
PLAY: Verb = ("出す（トリックは取らなくてもよい）", "出し", "出さない", "出さず")
STAY: Verb = ("残っている", "残っており", "残っていない", "残っておらず")
STRICTLY: Verb = ("取る（同数は失敗）", "取り", "取らない", "取らず")
FEWEST: Verb = ("最も少ない（同数でもよい）", "最も少なく", "最も少なくない", "最も少なくなく")
MIDDLE: Verb = ("最多でも最少でもない（どちらかと同数でも失敗）", "最多でも最少でもなく", "最多か最少である", "最多か最少であり")


def goal(kind: type[Goal], phrase: Phrase, verb: Verb = TAKE, never: Phrase | None = None) -> dict[object, Phrase]:
    """A goal in its four forms; with "never" it may need other words before the verb."""
    denied = phrase if never is None else never
    return {
        kind: with_verb(phrase, verb[0]),
        (kind, "and"): with_verb(phrase, verb[1]),
        (kind, "never"): with_verb(denied, verb[2]),
        (kind, "never_and"): with_verb(denied, verb[3]),
    }


def with_verb(phrase: Phrase, verb: str) -> Phrase:
    """A phrase and its verb."""
    return phrase + verb if isinstance(phrase, str) else lambda word: phrase(word) + verb


def win_tricks(word: goals.WinTricks) -> str:
    """At least so many, exactly so many, one number or the other, from one to the other."""
    if word.most >= 99:
        return "{least}トリック以上を"
    if word.least == word.most:
        return "ちょうど{least}トリックを"
    return "{least}トリックまたは{most}トリックを" if word.most == word.least + 1 else "{least}–{most}トリックを"


def or_none(verb: str, none: str) -> Phrase:
    """No trick at all turns the verb round."""
    return lambda word: none if word.most == 0 else win_tricks(word) + verb


def win_cards(word: goals.WinCards) -> str:
    """So many cards of a suit, all of them, or together with those that others win."""
    if word.helpers:
        return "{suit}のカードを、" + people(word.helpers, "と") + "が取った分と合わせて{least}枚以上"
    whole_suit = 5 if word.suit is RINGS else 8
    return "{suit}のカード{least}枚すべてを" if word.least == whole_suit else "{suit}のカードを{least}枚以上"


def win_no_cards(word: goals.WinCards) -> str:
    """Not a single card of a suit, or not so many."""
    return "{suit}のカードを1枚も" if word.least == 1 and not word.helpers else win_cards(word)


def win_threat_card(word: goals.WinThreatCard) -> str:
    """The card of the threat's rank, in each of the suits."""
    if len(word.suits) == 1:
        return "自分の脅威と同じランクの{suits}のカードを"
    return "自分の脅威と同じランクの、{suits:with}のカードを" + ("両方" if len(word.suits) == 2 else "すべて")


GOALS: dict[object, Phrase] = {
    goals.Both: "{first:and}、かつ{second}",
    (goals.Both, "and"): "{first:and}、かつ{second:and}",
    (goals.Both, "never"): "{first:and}、かつ{second}ことはない",
    (goals.Both, "never_and"): "{first:and}、かつ{second}ことはなく",
    goals.Never: "{goal:never}",
    (goals.Never, "and"): "{goal:never_and}",
    (goals.Never, "never"): "{goal}",
    (goals.Never, "never_and"): "{goal:and}",
    goals.ByPlayers: "4人プレイ：{four}。1–3人プレイ：{fewer}",
    (goals.ByPlayers, "never"): "4人プレイ：{four:never}。1–3人プレイ：{fewer:never}",
    goals.WinTricks: or_none("取る", "トリックを1つも取らない"),
    (goals.WinTricks, "and"): or_none("取り", "トリックを1つも取らず"),
    (goals.WinTricks, "never"): or_none("取らない", "1トリック以上を取る"),
    (goals.WinTricks, "never_and"): or_none("取らず", "1トリック以上を取り"),
    goals.Nothing: "自分の目標はない",
    (goals.Nothing, "and"): "自分の目標はなく",
    **goal(goals.WinThreatTricks, "自分の脅威のランクとちょうど同じ数のトリックを"),
    **goal(goals.WinMoreOrFewer, "宣言どおりに、自分の脅威のランクより多く、または少なくトリックを", STRICTLY),
    **goal(goals.WinFewestTricks, "取ったトリックが", FEWEST),
    **goal(goals.WinMiddleTricks, "取ったトリックの数が", MIDDLE),
    **goal(goals.OthersWinTricks, "他のすべてのキャラクターが{least}トリック以上を"),
    **goal(goals.WinInARow, lambda word: "合計でちょうど{count}トリックを" + ("、すべて連続で" if word.count > 1 else "")),
    **goal(goals.WinOneOfLast, lambda word: "最後の{count}トリックのうち1つ以上を" if word.count > 1 else "最後のトリックを"),
    **goal(goals.WinOnlyWith, "{suit}のカードを含むトリックだけを1つ以上"),
    **goal(goals.WinTricksWith, "{suit}のカードを含むトリックを{least}つ以上"),
    **goal(goals.WinCards, win_cards, never=win_no_cards),
    **goal(goals.WinCard, "{card}を"),
    **goal(goals.WinRank, "ランク{rank}のカードを1枚以上", never="ランク{rank}のカードを1枚も"),
    **goal(goals.WinThreatCard, win_threat_card),
    **goal(goals.WinThreatRank, "自分の脅威と同じランクのカードを、スートを問わず{least}枚以上"),
    **goal(goals.WinMostCards, "{suit}のカードを他の誰よりも多く"),
    **goal(goals.WinEveryRank, "ランク1–{highest}のカードをそれぞれ1枚以上"),
    **goal(goals.WinEverySuit, "{suits}のカードをそれぞれ1枚以上"),
    **goal(goals.WinRun, "ランクが連続する{suit}のカードを{length}枚以上"),
    **goal(goals.WinSameRank, "同じランクのカードを{least}枚以上"),
    **goal(goals.EverybodyWins, "すべてのキャラクターが{suit}のカードを1枚以上"),
    **goal(goals.WinLastTrick, "最後のトリックを"),
    **goal(goals.PlayInLastTrick, "最後のトリックで{suit}のカードを", PLAY),
    **goal(goals.LeadSuit, "{suit}のカードで", LEAD),
    **goal(goals.KeepSuitWon, "ラウンド終了時、自分が{least}枚以上取ったスートのカードが手札に", STAY),
}

# ---- abilities

ABILITIES: dict[object, Phrase] = {
    abilities.MayNameLeader: "自分がリードする時、代わりに別のプレイヤーを指名してリードさせてもよい。",
    abilities.NeedNotFollow: "トリックではスートに従わなくてもよい。",
    abilities.MayLeadRings: "いつでも指輪のカードでリードしてもよい。",
    abilities.RingsHelp: lambda word: f"自分が取った指輪のカードは、{name(word.character)}の目標にも数える。",
    abilities.MayRedrawThreats: "準備の間、脅威カードを引いたキャラクターはそれぞれ、自分の番に1回だけ引き直してもよい。",
    abilities.MustHoldOneRing: "指輪の1を持つプレイヤーだけがこのキャラクターになれる。指輪の1は誰にも渡せない。",
}

# ---- set-up actions

EXCHANGE = "とカードを1枚交換する。"
NOT_NAMED = "他のキャラクターの脅威が求めるカードは、失われたカードにできない。"
FILL_HAND = "山札から1ラウンド分の手札を引き、以後は補充しない。"


def exchange_with_all(word: setup_actions.ExchangeWithAll) -> str:
    """With some, if they are in play, or with everybody."""
    partners = people(word.persons, "と") + "（プレイ中の者のみ）" if word.persons else "他のすべてのキャラクター"
    return f"{partners}と同時に、カードを1枚ずつ交換する。"


SETUP_ACTIONS: dict[object, Phrase] = {
    setup_actions.TakeLost: lambda word: "失われたカードを" + ("すべて" if word.every else "") + "手札に加える。",
    setup_actions.DrawThreat: "脅威カードを1枚引く。",
    (setup_actions.DrawThreat, "needing"): "脅威カードを1枚引く（失われたカードを求める脅威なら引き直す）。",
    setup_actions.DrawTwoThreats: "脅威カードを2枚引き、1枚を選んで残りを戻す。",
    setup_actions.ChooseThreat: "脅威デッキの残りから好きなカードを1枚選ぶ。",
    setup_actions.DeclareMoreOrFewer: "脅威のランクより多くトリックを取るか、少なく取るかを宣言する。",
    setup_actions.Exchange: lambda word: one_of(word.persons) + EXCHANGE + ("これを{times}回行う。" if word.times > 1 else ""),
    setup_actions.ExchangeWithAnyone: lambda word: (name(word.but) + "以外の" if word.but else "") + "好きなキャラクター1人" + EXCHANGE,
    ExchangeLikeAragorn: one_of(("gimli", "legolas")) + EXCHANGE,
    setup_actions.ExchangeWithAll: exchange_with_all,
    setup_actions.ExchangeWithLostOr: lambda word: f"手札1枚を失われたカードと交換するか、{name(word.person)}{EXCHANGE}{NOT_NAMED}",
    setup_actions.GiveEach: f"他のすべてのキャラクターにカードを1枚ずつ渡し、何も受け取らない。ソロプレイでは、その前に{FILL_HAND}",
    setup_actions.PassRight: "全員が同時に、右隣にカードを1枚渡す。",
    setup_actions.ShowHand: f"手札を表向きに置き、ラウンド終了まで公開手札とする。ソロプレイでは、代わりに{FILL_HAND}",
    setup_actions.TuckACard: "手札1枚をこのカードの下に差し込む。差し込んだカードは手札に含まれない。"
    "トリックが始まる前なら、いつでも手札に戻してもよい。手札がなくなったら戻さなければならない。",
    setup_actions.SetOneAside: "手札1枚を、最後のトリックで出すカードとして表向きに取り分ける。",
    setup_actions.LayIntoFirstTrick: "手札1枚を、あらかじめ最初のトリックに表向きで出しておく（スートは問わない）。",
}

# ---- changes


def give_riders(word: changes.GiveRiders) -> str:
    """Who gets which rider."""
    pairs = [f"{name(who)}に{quoted(rider)}" for who, rider in word.pairs]
    return "キャラクターが選ばれた時、特殊な黒の乗手を渡す：" + "、".join(pairs) + "。"


def two_groups(word: changes.TwoGroups) -> str:
    """The members of both groups."""
    members = f"{name('group_1')}：{people(word.first)}。{name('group_2')}：{people(word.second)}。"
    return f"キャラクターを2組に分け、組ごとに1ラウンドをプレイする。{members}重荷を負った面のあるカードは、その面を使う。"


def threat_by_range(word: changes.ThreatByRange) -> str:
    """The ranges to choose from."""
    ranges = "、".join([f"{least}–{most}" for least, most in word.ranges])
    return f"持ち主は脅威カードの代わりに、次の範囲から1つを選ぶ：{ranges}。目標は、範囲内のどのランクで達成してもよい。"


def plays_face_down(word: changes.PlaysFaceDown) -> str:
    """All about the blindfolded character."""
    who = name(word.character)
    return (
        f"{who}はカードを裏向きに出し、スートだけを宣言する。全員が出し終えたら表向きにする。指輪の1は表向きに出す。"
        f"ピラミッドは{who}になれない。ソロプレイでは効果がない。"
    )


CHANGES: dict[object, Phrase] = {
    changes.ForestDeck: "森林のカードをすべてメインデッキから抜き、柳じじいの9を加えてシャッフルし、9枚の古森デッキを作る。",
    changes.ForestTakesTricks: "トリックごとに古森デッキから1枚を公開する。トリックを取るはずのカードのランクがそれより低ければ、"
    "そのトリックは誰のものにもならない。同じランクなら取れる。無条件でトリックを取ると宣言した指輪の1には影響しない。",
    changes.BalrogDeck: "影のカードをすべてメインデッキから抜き、バルログのカード（5と数える）を加えてシャッフルし、"
    "9枚のバルログ・デッキを作る。",
    changes.OutweighBalrog: "トリックごとにバルログ・デッキから{four}枚（2人・3人プレイでは{fewer}枚）を公開する。"
    "トリックに出されたカードのランクの合計が公開したカードの合計より小さければ、全員が失敗する。"
    "残りが足りなければ9枚すべてをシャッフルし直す。",
    changes.LostCards: "失われたカードは{four}枚（2人・3人プレイでは{fewer}枚）とする。",
    changes.BarrowCards: "指輪のカードを脇に置き、残りから無作為に{four}枚（2人・3人プレイでは{fewer}枚）を塚のカードとして除く。"
    "その後、指輪のカードを戻してシャッフルする。失われたカードはない。失われたカードを手札に加えるキャラクターは、代わりに塚のカードを{drawn}枚引く。",
    changes.GiveRiders: give_riders,
    changes.NewGoal: lambda word: f"{name(word.character)}の目標を次に置き換える：{{goal}}。",
    changes.LeadsFirst: lambda word: f"{name(word.character)}が最初のトリックでリードする。",
    changes.Requires: lambda word: f"{quoted(word.character)}を必須キャラクターとする。",
    changes.Forbids: lambda word: f"{quoted(word.character)}は選べない。",
    changes.NoThreat: lambda word: f"{name(word.character)}は脅威カードを引かない。",
    changes.ThreatsHidden: "脅威カードは、ラウンド終了まで他のプレイヤーに見せない（ソロプレイを除く）。",
    changes.ExchangesTogether: "このラウンドの交換はすべて同時に行う（ソロプレイを除く）。",
    changes.NoEarlySuccess: "全員の目標が達成されても、すべてのトリックをプレイする。",
    changes.OnlyAfterOthers: "この章の他のイベントをすべて達成した後にのみ選べる。未達成のキャラクターは全員参加しなければならない。",
    changes.Repeatable: "達成した後も、何度でも選べる。",
    changes.PlaysFaceDown: plays_face_down,
    changes.MirrorDeal: "キャラクターを無作為に配る。フロドが指輪の1を持っていなくてもよい。カードを{size}枚ずつ配り、"
    "全員が同時に、他のプレイヤーそれぞれに1枚ずつ渡す。これを{portions}回行う。残りから1枚を失われたカードとし、あとはすべて配る。"
    "ソロプレイでは、指輪の1のある手札がフロドになり、カードは通常どおりに配る。",
    changes.AddRivers: "川の1–{four}（2人・3人プレイでは1–{fewer}）をメインデッキに加える。",
    changes.Trump: "{suit}は切り札となり、ランクが最も高い{suit}のカードがトリックを取る。"
    "ただし、無条件でトリックを取ると宣言した指輪の1には負ける。",
    changes.TwoGroups: two_groups,
    changes.ThreatHidden: "持ち主の脅威カードは、ラウンド終了まで他のプレイヤーに見せない。ソロプレイでは効果がない。",
    changes.NoExchange: "持ち主は交換に参加できない。自分から交換することも、交換の相手になることもできない。",
    changes.Duty: "持ち主は、目標に加えて次も守らなければならない：{goal}。",
    changes.ThreatByRange: threat_by_range,
    changes.NameLongestSuits: "準備の終わりに、持ち主は手札に最も多いスートを宣言しなければならない。同数のスートはすべて宣言する。"
    "ピラミッドとソロプレイでは効果がない。",
    changes.SaveOneGoal: "章ごとに1回、誰かが達成できなかった目標1つを達成したものとして扱う。"
    "これでラウンドに勝利した時にのみ使用済みとなる。",
    changes.SwapLostCard: "章ごとに1回、トリックの前に、持ち主は手札1枚を失われたカードと交換してもよい。"
    f"{NOT_NAMED}失われたカードを誰かが手札に加えていれば、代わりにそのキャラクターと1枚交換する。",
    changes.FreeFirstTrick: "章ごとに1回、持ち主は最初のトリックでスートに従わなくてもよい。",
}

# ---- choices

AS_RANK_1, OUTRIGHT = "（ランク1として）", "（無条件でトリックを取る）"


def lay_card(word: choices.LayCard) -> str:
    """Into the first trick; the One Ring says what it counts as."""
    return "{card}を最初のトリックに出しておく" + (OUTRIGHT if word.to_win else AS_RANK_1 if word.card == THE_ONE_RING else "")


CHOICES: dict[object, Phrase] = {
    choices.Play: lambda word: "{card}を出す" + (AS_RANK_1 if word.card == THE_ONE_RING else ""),
    choices.PlayToWin: "{card}を出す" + OUTRIGHT,
    choices.ChooseEvent: "{event:quoted}を選ぶ",
    choices.BeCharacter: "{character}を選ぶ",
    choices.ExchangeWith: "{partner}と交換する",
    choices.ExchangeWithEach: "{partners}と同時に交換する",
    choices.ExchangeWithNobody: "交換しない",
    choices.Give: "{to}に{card}を渡す",
    choices.PutInItsPlace: "{card}を失われたカードにする",
    choices.TakeLostCard: "失われたカードを手札に加える",
    choices.LeaveLostCard: "失われたカードを手札に加えない",
    choices.LostCardTo: "失われたカードを{character}に譲る",
    choices.PickThreat: "脅威{rank}を選ぶ",
    choices.KeepThreat: "この脅威のままにする",
    choices.RedrawThreat: "脅威を引き直す",
    choices.PickRange: "範囲{least}–{most}を選ぶ",
    choices.Declare: lambda word: "脅威より" + ("多く" if word.more else "少なく") + "取ると宣言する",
    choices.TuckCard: "{card}を差し込む",
    choices.TakeTucked: "差し込んだカードを手札に戻す",
    choices.LeaveTucked: "差し込んだままにする",
    choices.SetAsideCard: "{card}を最後のトリック用に取り分ける",
    choices.LayCard: lay_card,
    choices.LeadYourself: "自分でリードする",
    choices.LetLead: "{character}にリードを任せる",
    choices.UseRider: "{rider:quoted}を使う",
    choices.KeepRider: "{rider:quoted}を別のラウンドに残す",
    choices.UseGift: "{gift:quoted}を使う",
    choices.KeepGift: "{gift:quoted}をまだ使わない",
}

# ---- news

NEWS: dict[object, Phrase] = {
    news.RoundBegins: "{chapter:quoted}の第{number}ラウンドが始まる。",
    news.EventChosen: "{event:quoted}が選ばれる。",
    news.LeftInBarrow: "{card}が塚に残る。",
    news.CardLost: "{card}が失われたカードになる。",
    news.NothingLost: "失われたカードはない。",
    news.TakesRingToken: "{who}が指輪マーカーを受け取る。",
    news.BecomesCharacter: "{who}が{character}になる。",
    news.GetsRider: "{who}が特殊な黒の乗手{rider:quoted}を受け取る。",
    news.HasGift: "{who}が贈り物{gift:quoted}を持つ。",
    news.TakesLost: "{who}が失われたカード（{card}）を手札に加える。",
    news.LeavesLost: "{who}は失われたカードを手札に加えない。",
    news.LostGoesTo: "失われたカードが{who}に譲られる。",
    news.TakesBarrowCards: "{who}が塚のカードを{count}枚引く。",
    news.DrawsThreat: "{who}の脅威が{rank}になる。",
    news.DrawsHiddenThreat: "{who}が脅威カードを裏向きで受け取る。",
    news.ThreatRejected: "{who}の脅威{rank}は失われたカードを求めるため、引き直しになる。",
    news.DrawsTwoThreats: "{who}が脅威{first}と脅威{second}を引く。",
    news.TakesThreat: "{who}が脅威{rank}を選ぶ。",
    news.TakesRange: "{who}が脅威の代わりに範囲{least}–{most}を選ぶ。",
    news.Declares: lambda word: "{who}が脅威より" + ("多く" if word.more else "少なく") + "トリックを取ると宣言する。",
    news.NoPartner: "{who}には交換の相手がいない。",
    news.DeclinesExchange: "{who}は交換しない。",
    news.Exchanges: "{who}が{partner}と交換する。",
    news.HandsOver: "{who}が{to}に{card}を渡す。",
    news.HandsOverUnseen: "{who}が{to}にカードを1枚渡す。",
    news.SwapsLost: "{who}が失われたカード（{takes}）を取り、代わりに{leaves}を置く。",
    news.ShowsHand: "{who}が手札を公開する。",
    news.DrawsUp: "{who}が山札からカードを{count}枚引く。",
    news.Tucks: "{who}がカードを1枚、自分のカードの下に差し込む。",
    news.TakesBack: "{who}が差し込んだカードを手札に戻す。",
    news.SetsAside: "{who}が{card}を最後のトリック用に取り分ける。",
    news.LaysFirst: "{who}が{card}を最初のトリックに出しておく。",
    news.NamesSuits: "{who}が手札に最も多いスートを宣言する：{suits}。",
    news.NamesLeader: "{who}が{leader}にリードを任せる。",
    news.ForestShows: "古森デッキから{rank}が公開される。",
    news.BalrogShows: "バルログ・デッキのカードが公開される：合計{total}。",
    news.Leads: "{who}が{card}でリードする。",
    news.Plays: "{who}が{card}を出す。",
    news.PlaysOutright: "{who}が指輪の1を出し、無条件でトリックを取ると宣言する。",
    news.PlaysFaceDownCard: "{who}がカードを裏向きに出し、スートを宣言する：{suit}。",
    news.TurnsUp: "{who}のカードが表向きになる：{card}。",
    news.RingsBroken: "指輪解禁：以後は指輪でリードできる。",
    news.WinsTrick: "{who}が第{number}トリックを取る。",
    news.WillowTakesTrick: "古森の{rank}に及ばず、このトリックは誰のものにもならない。",
    news.DrawsCards: "{who}が山札から{card}を引く。",
    news.PlaceTurnedUp: "ピラミッドの{card}が表向きになる。",
    news.GoalDone: "{who}が目標を達成する。",
    news.GoalBroken: "{who}の目標は達成できなくなる。",
    news.GoalSaved: "{gift:quoted}により、{who}の目標が達成したものとして扱われる。",
    news.GiftUsed: "{who}が{gift:quoted}を使う。",
    news.BalrogWins: "トリックの合計{trick}がバルログの合計{balrog}に届かず、全員が失敗する。",
    news.ShowsThreat: "{who}の脅威が公開される：{rank}。",
    news.RoundWon: "全員の目標が達成され、ラウンドに勝利する。",
    news.RoundLost: "ラウンドに敗北する。",
    news.ChapterWon: "{chapter:quoted}を達成する。",
}

# ---- reasons

REASONS: dict[object, Phrase] = {
    advice.NothingElse: "ほかに選択肢はありません。",
    advice.WinsWhatIsNeeded: "{who}がこれでトリックに勝つ見込みで、目標の助けになります。",
    advice.WinsToBeRid: "{who}がこれでトリックに勝つ見込みで、後で余分に勝ちかねないカードを手放せます。",
    advice.LeavesTo: "{who}がトリックに勝つ見込みで、目標の助けになります。",
    advice.StaysOut: "{who}がトリックに勝つ見込みです。この手札には必要ありません。",
    advice.ReceiverNeedsIt: "このカードは{to}のほうが役立てられます。",
    advice.SuitsTheHand: "手札が{character}の目標に合っています。",
    advice.ServesGoal: "{winner}がトリックに勝つ見込みです。ほかの選択では{whose}の目標を果たせないことが増えます。",
    advice.FearsForGoal: "{winner}がトリックに勝つ見込みです。どれを選んでも、最も危ういのは{whose}の目標です。",
    advice.FearsNothing: "{winner}がトリックに勝つ見込みで、どの目標も危うくありません。",
    reasons.MustFollow: "手札に{suit}のカードがあるため、スートに従わなければなりません。",
    reasons.RingsNotBroken: "指輪のカードがまだ出されていないため、指輪でリードできません。",
    reasons.IsCovered: "このカードは他のカードに覆われています。",
    reasons.IsTucked: "このカードはキャラクターカードの下に差し込まれていて、手札に含まれません。",
    reasons.KeptForLastTrick: "このカードは最後のトリック用に取り分けてあります。",
    reasons.FrodoKeepsTheRing: "フロドは指輪の1を渡せません。",
    reasons.AlreadyPromised: "このカードは別の相手に渡すことになっています。",
    reasons.NamedByThreat: "{who}の脅威がこのカードを求めているため、失われたカードにできません。",
    reasons.AlreadyTaken: "このキャラクターはすでに選ばれています。",
    reasons.OnlyTheRingHolder: "このキャラクターになれるのは、指輪の1を持つプレイヤーだけです。",
    reasons.HolderMustBe: "指輪の1を持つプレイヤーは、{character}を選ばなければなりません。",
    reasons.StarsAreWaiting: "残りの必須キャラクターを選ばなければなりません。",
    reasons.NotForThePyramid: "ピラミッドはこのキャラクターになれません。",
    reasons.TakesNoPartInExchanges: lambda word: quoted("wraith") + "により、{who}は交換に参加できません。",
    reasons.NotOnTheCard: "この準備アクションでは、このキャラクターと交換できません。",
    reasons.AlreadyCompleted: "すでに達成しています。",
    reasons.OthersComeFirst: "先にこの章の他のイベントをすべて達成しなければなりません。",
    reasons.TooManyUnfinished: "未達成のキャラクターが多く、全員は最後のイベントに参加できません。",
    reasons.ThreatIsGone: "この脅威カードは別のキャラクターが持っています。",
    reasons.NotDrawn: "この脅威カードは引かれていません。",
    reasons.NotWithItself: "自分自身とは交換できません。",
    reasons.OnlyAllTogether: "該当する全員と同時に交換しなければなりません。",
    reasons.LostCardNotOnTheCard: "この準備アクションでは、失われたカードと交換できません。",
    reasons.NoLostCard: "失われたカードは場にありません。",
    reasons.LostCardGoesTo: "失われたカードは{who}に譲ることになっています。",
    reasons.NothingMayBeLost: "この手札には、失われたカードにできるカードがありません。",
    reasons.HasNoCards: "このキャラクターにはリードできるカードがありません。",
    reasons.GameIsOver: "ゲームは終了しています。",
    reasons.WaitsFor: "あなたの番ではありません。{who}を待っています。",
    reasons.AnotherQuestion: "先に別の質問に答えなければなりません。",
    reasons.TricksComeLater: "カードを出すのは、準備が終わってからです。",
    reasons.AnotherHandPlays: "今は{who}のカードを出す番です。",
    reasons.PlayedInThisTrick: "この手札からは、このトリックにすでにカードを出しています。",
    reasons.CharactersAreChosen: "キャラクターを選ぶのは、ラウンドの初めだけです。",
    reasons.EventIsChosen: "イベントを選ぶのは、ラウンドの初めだけです。",
    reasons.ExchangesAreSetUp: "カードを交換できるのは、準備アクションだけです。",
    reasons.LostCardIsSetUp: "失われたカードは、そう書かれた準備アクションでのみ手札に加えられます。",
    reasons.ThreatsAreSetUp: "脅威カードは、準備アクションでのみ受け取れます。",
    reasons.GiftBeforeTrick: "この贈り物は、トリックの前に、交換できるカードがあるときに使います。",
    reasons.GiftActsItself: "この贈り物の効果は、選ばなくても適用されます。",
    reasons.RiderComesFirst: "特殊な黒の乗手を使えるのは、全員がキャラクターを選んだ直後だけです。",
    reasons.NotHeld: "このカードは持っていません。",
    reasons.InAnotherHand: "このカードは{who}の手札にあります。",
    reasons.AlreadyPlayed: "このカードはすでに出されています。",
    reasons.IsLostCard: "これは失われたカードです。",
    reasons.NotInTheDeck: "このカードは、このラウンドのデッキにありません。",
    reasons.NotInThisRound: "このキャラクターは、このラウンドには登場しません。",
    reasons.GiftIsSpent: "この贈り物はもう使われています。",
    reasons.GiftIsCarriedBy: "この贈り物は{who}が持っています。",
    reasons.NobodyCarriesGift: "この贈り物を持つキャラクターがいません。",
    reasons.RiderIsUsed: "特殊な黒の乗手はもう使われています。",
    match.NothingToUndo: "元に戻せる操作がありません。",
    match.OthersWentOn: "その後に他のプレイヤーが操作したため、そのままでは元に戻せません。",
    match.DiceFell: "その後に無作為な結果が出たため、そのままでは元に戻せません。",
    match.OthersLearned: "選んだ内容を他のプレイヤーが見たため、そのままでは元に戻せません。",
    match.Learned: "このレッスンの目標を達成しました。",
}

# ---- cards and verdicts


def character(word: Character) -> str:
    """The goal, the set-up action, the abilities, the first lead."""
    form = "needing" if word.goal.needs(1) else "sentences"  # a threat that names a card must not name the lost one
    setup = f"準備：{{setup:{form}}}" if word.setup else ""
    leads = "最初のトリックでリードする。" if word.leads else ""
    return "{goal}。" + setup + "{abilities:sentences}" + leads


CARDS: dict[object, Phrase] = {Character: character, SpecialCard: "{changes:sentences}"}
VERDICTS: dict[object, Phrase] = {Verdict.SURE: "達成", Verdict.AHEAD: "維持中", Verdict.BEHIND: "未達", Verdict.LOST: "失敗"}

PHRASES: dict[object, Phrase] = {
    **NAMES, **GOALS, **ABILITIES, **SETUP_ACTIONS, **CHANGES, **CHOICES, **NEWS, **REASONS, **CARDS, **VERDICTS,
}  # fmt: skip

EPITHETS: dict[str, str] = {
    "frodo": "指輪所持者", "bilbo": "誕生祝いの主役", "gandalf": "灰色の放浪者", "pippin": "陽気な若者", "sam": "庭師",
    "merry": "バック郷のホビット", "gildor_inglorion": "旅のエルフ", "farmer_maggot": "きのこ畑の主",
    "fatty_bolger": "堀窪の留守番", "tom_bombadil": "古森の主", "goldberry": "川の娘", "mr_underhill": "名を隠した旅人",
    "barliman_butterbur": "躍る小馬亭の主人", "strider": "野伏", "glorfindel": "裂け谷の騎士", "bill_the_pony": "旅の荷馬",
    "elrond": "裂け谷の主", "arwen": "夕星", "gloin": "はなれ山のドワーフ", "bilbo_baggins": "裂け谷の隠居",
    "aragorn": "イシルドゥアの世継", "boromir": "ゴンドールの大将", "gwaihir": "大鷲の長", "shadowfax": "風のごとき駿馬",
    "radagast": "茶色の魔法使い", "legolas": "闇の森のエルフ", "gimli": "ドワーフの戦士",
    "gandalf_servant_of_the_secret_fire": "橋に立つ者", "orophin_and_rumil": "ハルディアの兄弟",
    "haldir": "ロスローリエンの見張り", "galadriel": "黄金の森の奥方", "celeborn": "黄金の森の殿", "samwise_gamgee": "忠実な庭師",
    "peregrin_took": "トゥック家の跡取り", "meriadoc_brandybuck": "ブランディバック家の跡取り",
    "aragorn_son_of_arathorn": "野伏の頭領", "boromir_son_of_denethor": "執政の長子", "legolas_greenleaf": "森のエルフの王子",
    "gimli_son_of_gloin": "斧の使い手", "samwise_gamgee_burdened": "重荷を負った庭師",
    "peregrin_took_burdened": "重荷を負った若者", "meriadoc_brandybuck_burdened": "重荷を負った友",
    "aragorn_son_of_arathorn_burdened": "重荷を負った頭領", "boromir_son_of_denethor_burdened": "重荷を負った大将",
    "legolas_greenleaf_burdened": "重荷を負った弓使い", "gimli_son_of_gloin_burdened": "重荷を負った戦士",
}  # fmt: skip


def tidy(text: str) -> str:
    """Japanese is written without spaces, and a sentence has one full stop."""
    text = re.sub(r"(?<=[^\x00-\x7f]) +| +(?=[^\x00-\x7f])", "", text)
    return re.sub("。。+", "。", text).strip()
