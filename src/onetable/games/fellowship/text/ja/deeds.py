"""Japanese: what can be chosen, and what is told of it."""

from __future__ import annotations

from onetable.games.fellowship.pieces.playing_cards import THE_ONE_RING
from onetable.games.fellowship.words import choices, news
from onetable.language.book import Row


def does(what: str, particle: str = "が") -> Row:
    """What somebody does, as a sentence."""
    return f"{{who:short}}{particle}{what}。"


def deed(choice: type, event: type, what: str, particle: str = "が") -> dict[object, Row]:
    """What is told just as it was chosen."""
    return {choice: what, event: does(what, particle)}


def lay_card(word: choices.LayCard, _: object) -> str:
    """Into the first trick; the One Ring says what it counts as."""
    return "{card}を最初のトリックに出しておく" + (OUTRIGHT if word.to_win else AS_RANK_1 if word.card == THE_ONE_RING else "")


AS_RANK_1, OUTRIGHT = "（ランク1として）", "（無条件でトリックを取る）"
MORE = {True: "多く", False: "少なく"}
DEEDS: dict[object, Row] = {
    # ---- chosen and told
    **deed(choices.ExchangeWith, news.Exchanges, "{partner:short}と交換する"),
    **deed(choices.ExchangeWithNobody, news.DeclinesExchange, "交換しない", "は"),
    **deed(choices.Give, news.HandsOver, "{to:short}に{card}を渡す"),
    **deed(choices.LeaveLostCard, news.LeavesLost, "失われたカードを手札に加えない", "は"),
    **deed(choices.PickThreat, news.TakesThreat, "脅威{rank}を選ぶ"),
    **deed(choices.TakeTucked, news.TakesBack, "差し込んだカードを手札に戻す"),
    **deed(choices.SetAsideCard, news.SetsAside, "{card}を最後のトリック用に取り分ける"),
    **deed(choices.UseGift, news.GiftUsed, "{gift:quoted}を使う"),
    # ---- chosen
    choices.Play: lambda word, _: "{card}を出す" + (AS_RANK_1 if word.card == THE_ONE_RING else ""),
    choices.PlayToWin: "{card}を出す" + OUTRIGHT,
    choices.ChooseEvent: "{event:quoted}を選ぶ",
    choices.BeCharacter: "{character:short}を選ぶ",
    choices.ExchangeWithEach: "{partners:short}と同時に交換する",
    choices.PutInItsPlace: "{card}を失われたカードにする",
    choices.TakeLostCard: "失われたカードを手札に加える",
    choices.LostCardTo: "失われたカードを{character:short}に譲る",
    choices.KeepThreat: "この脅威のままにする",
    choices.RedrawThreat: "脅威を引き直す",
    choices.PickRange: "範囲{least}–{most}を選ぶ",
    choices.Declare: lambda word, _: f"脅威より{MORE[word.more]}取ると宣言する",
    choices.TuckCard: "{card}を差し込む",
    choices.LeaveTucked: "差し込んだままにする",
    choices.LayCard: lay_card,
    choices.LeadYourself: "自分でリードする",
    choices.LetLead: "{character:short}にリードを任せる",
    choices.UseRider: "{rider:quoted}を使う",
    choices.KeepRider: "{rider:quoted}を別のラウンドに残す",
    choices.KeepGift: "{gift:quoted}をまだ使わない",
    # ---- told
    news.RoundBegins: "{chapter:quoted}の第{number}ラウンドが始まる。",
    news.EventChosen: "{event:quoted}が選ばれる。",
    news.LeftInBarrow: "{card}が塚に残る。",
    news.CardLost: "{card}が失われたカードになる。",
    news.NothingLost: "失われたカードはない。",
    news.TakesRingToken: does("指輪マーカーを受け取る"),
    news.BecomesCharacter: does("{character:short}になる"),
    news.GetsRider: does("特殊な黒の乗手{rider:quoted}を受け取る"),
    news.HasGift: does("贈り物{gift:quoted}を持つ"),
    news.TakesLost: does("失われたカード（{card}）を手札に加える"),
    news.LostGoesTo: "失われたカードが{who:short}に譲られる。",
    news.TakesBarrowCards: does("塚のカードを{count}枚引く"),
    news.DrawsThreat: "{who:short}の脅威が{rank}になる。",
    news.DrawsHiddenThreat: does("脅威カードを裏向きで受け取る"),
    news.ThreatRejected: "{who:short}の脅威{rank}は失われたカードを求めるため、引き直しになる。",
    news.DrawsTwoThreats: does("脅威{first}と脅威{second}を引く"),
    news.TakesRange: does("脅威の代わりに範囲{least}–{most}を選ぶ"),
    news.Declares: lambda word, _: does(f"脅威より{MORE[word.more]}トリックを取ると宣言する"),
    news.NoPartner: "{who:short}には交換の相手がいない。",
    news.ExchangeUsedUp: "このラウンドの交換はすでに使われたため、{who:short}は交換できない。",
    news.HandsOverUnseen: does("{to:short}にカードを1枚渡す"),
    news.SwapsLost: does("失われたカード（{takes}）を取り、代わりに{leaves}を置く"),
    news.ShowsHand: does("手札を公開する"),
    news.DrawsUp: does("山札からカードを{count}枚引く"),
    news.Tucks: does("カードを1枚、自分のカードの下に差し込む"),
    news.LaysFirst: does("{card}を最初のトリックに出しておく"),
    news.NamesSuits: does("手札に最も多いスートを宣言する：{suits}"),
    news.NamesLeader: does("{leader:short}にリードを任せる"),
    news.ForestShows: "古森デッキから{rank}が公開される。",
    news.BalrogShows: "バルログ・デッキのカードが公開される：合計{total}。",
    news.Leads: does("{card}でリードする"),
    news.Plays: does("{card}を出す"),
    news.PlaysOutright: does("指輪の1を出し、無条件でトリックを取ると宣言する"),
    news.PlaysFaceDownCard: does("カードを裏向きに出し、スートを宣言する：{suit}"),
    news.TurnsUp: "{who:short}のカードが表向きになる：{card}。",
    news.RingsBroken: "指輪解禁：以後は指輪でリードできる。",
    news.WinsTrick: does("第{number}トリックを取る"),
    news.WillowTakesTrick: "古森の{rank}に及ばず、このトリックは誰のものにもならない。",
    news.DrawsCards: does("山札から{card}を引く"),
    news.PlaceTurnedUp: "ピラミッドの{card}が表向きになる。",
    news.GoalDone: does("目標を達成する"),
    news.GoalBroken: "{who:short}の目標は達成できなくなる。",
    news.GoalSaved: "{gift:quoted}により、{who:short}の目標が達成したものとして扱われる。",
    news.BalrogWins: "トリックの合計{trick}がバルログの合計{balrog}に届かず、全員が失敗する。",
    news.ShowsThreat: "{who:short}の脅威が公開される：{rank}。",
    news.RoundWon: "全員の目標が達成され、ラウンドに勝利する。",
    news.RoundGivenUp: "ラウンドの途中で投了する。",
    news.RoundLost: "ラウンドに敗北する。",
    news.ChapterWon: "{chapter:quoted}を達成する。",
}
