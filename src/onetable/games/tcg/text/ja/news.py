"""Japanese news: what is told in the journal."""

from __future__ import annotations

from onetable.games.tcg.speech import news
from onetable.games.tcg.speech.names import Named, Player
from onetable.games.tcg.text.book import CardBook, CardPhrase, signed
from onetable.games.tcg.traits import Keyword, Measure


def titles(cards: tuple[Named, ...], book: CardBook) -> str:
    """Cards in a list, by their titles."""
    return "、".join([book.say(card) for card in cards]) or "カードなし"


def names(cards: tuple[Named, ...], book: CardBook) -> str:
    """Cards in a list, in full."""
    return "；".join([book.say(card, "full") for card in cards]) or "カードなし"


def each(verb: str) -> CardPhrase:
    """Something that happens to cards."""
    return lambda word, book: f"{titles(word.cards, book)}が{verb}。"


def told(verb: str) -> CardPhrase:
    """A player does something with cards."""
    return lambda word, book: f"{book.say(word.who)}が{verb}：{names(word.cards, book)}。"


def changed(word: news.WasChanged, book: CardBook) -> str:
    """A number, a keyword or a quality."""
    name, what = book.say(word.card), book.say(word.what)
    if word.what in (Measure.STRENGTH, Measure.VITALITY, Measure.COST, Keyword.DAMAGE, Keyword.DEFENDER):
        return f"{name}：{what}{signed(word.amount)}。"
    return f"{name}：{what}。"


def skirmish_ended(word: news.SkirmishEnded, book: CardBook) -> str:
    """Who has won, with the strengths."""
    figures = f"（自由の民{word.free_strength}、影{word.shadow_strength}）"
    if not word.winners:
        return f"{titles(word.losers, book)}が交戦に負けた{figures}。"
    against = f"{titles(word.losers, book)}との" if word.losers else ""
    return f"{titles(word.winners, book)}が{against}交戦に勝った{figures}。"


def burdens(count: int) -> str:
    """“2つ”; only one to nine are counted by つ."""
    return f"{count}つ" if 1 <= count <= 9 else f"{count}個"


WHY = {"gave up": "投了した", "killed": "指輪所持者が死亡した", "corrupted": "指輪所持者が堕落した"}
HOW = {"last site": "最後の地点に着いた", "last": "他に誰も残っていない"}
NEWS: dict[object, CardPhrase] = {
    news.BidsShown: lambda word, book: f"入札：{'、'.join([f'{book.say(Player(seat))}は{bid}' for seat, bid in enumerate(word.bids)])}。",
    news.TookPlace: "{who}が手番順の{place}番目を選んだ。",
    news.StartedWith: "{who}の初期の旅の仲間：{card:full}。",
    news.HandMulliganed: "{who}が初期手札を山札に戻し、6枚引いた。",
    news.TurnBegan: "{who}のターンが始まった。",
    news.PhaseBegan: "{phase}が始まった。",
    news.ShadowPhaseBegan: "{who}の影フェイズが始まった。",
    news.FierceRoundBegan: "凶暴な手下がもう一度攻撃する。",
    news.SiteLaid: "{who}が地点{number}をプレイした：{site}。",
    news.SiteReplaced: "{who}が{old}を{site}に置き換えた。",
    news.FellowshipMoved: "{who}の旅の仲間が地点{number}に移動した：{site}。",
    news.TwilightAdded: "黄昏プールに{count}が加わり、{pool}になった。",
    news.TwilightRemoved: "黄昏プールから{count}が取り除かれ、{pool}になった。",
    news.ArcheryFired: "手下の射撃合計{minions}、旅の仲間の射撃合計{fellowship}。",
    news.WasAssigned: "{minion}が{defender}に割り当てられた。",
    news.SkirmishBegan: lambda word, book: f"{book.say(word.defender)}と{titles(word.minions, book)}の交戦が始まった。",
    news.SkirmishEnded: skirmish_ended,
    news.WereOverwhelmed: lambda word, book: f"{titles(word.losers, book)}が圧倒された。",
    news.SkirmishCancelled: "交戦が打ち消された。",
    news.Reconciled: "{who}が手札を整え、{hand}枚になった。",
    news.TurnEnded: "{who}がターンを終えた。",
    news.CardPlayed: "{who}が{card:full}をプレイした。",
    news.CardPlayedOn: "{who}が{card:full}を{bearer}にプレイした。",
    news.AbilityUsed: "{who}が{card}を使った。",
    news.TextActed: "{card}の効果が発生した。",
    news.EventCancelled: "{card}が打ち消された。",
    news.WasTransferred: "{card}が{bearer}に移された。",
    news.WasStacked: "{card}が{host}に重ねられた。",
    news.WasDiscarded: each("捨てられた"),
    news.Drew: "{who}がカードを{count}枚引いた。",
    news.DrewNoMore: "{who}はこの旅の仲間フェイズにこれ以上カードを手札に加えられない。",
    news.DrewCards: told("引いた"),
    news.TookIntoHand: told("手札に加えた"),
    news.PutUnderDeckHidden: "{who}がカード1枚を山札の底に置いた。",
    news.PutUnderDeckShown: told("山札の底に置いた"),
    news.ShuffledIn: told("山札に混ぜた"),
    news.SearchedInVain: "{who}が山札を見たが、そこから何もプレイしなかった。",
    news.FoundNothing: "{who}の山札には、プレイできるカードがなかった。",
    news.DeckShuffled: "{who}が山札をシャッフルした。",
    news.HandShuffledIn: "{who}が手札をすべて山札に混ぜてシャッフルした。",
    news.CardsRevealed: told("公開した"),
    news.HandRevealed: told("手札をすべて公開した"),
    news.HandLookedAt: "{who}が{whose}の手札を見た。",
    news.DeckRebuilt: "{who}が捨て札をシャッフルして新しい山札にした。",
    news.WasWounded: each("負傷した"),
    news.WasExerted: each("疲労した"),
    news.WasHealed: each("治療された"),
    news.WasKilled: each("死亡した"),
    news.WoundPrevented: "{card}への今回の分は防がれた。",
    news.WasChanged: changed,
    news.TotalChanged: lambda word, book: f"{book.say(word.what)}{signed(word.amount)}。",
    news.BurdensAdded: lambda word, _: f"重荷が{burdens(word.count)}加わり、指輪所持者の重荷は{burdens(word.burdens)}になった。",
    news.BurdensRemoved: lambda word, _: f"重荷が{burdens(word.count)}取り除かれ、指輪所持者の重荷は{burdens(word.burdens)}になった。",
    news.RingPutOn: "指輪所持者が一つの指輪をはめた。",
    news.RingTakenOff: "指輪所持者が一つの指輪を外した。",
    news.NewRingBearer: "{card}が指輪所持者になった。",
    news.MoveLimitChanged: "このターンの移動上限は{limit}になった。",
    news.CannotMoveOn: "このターン、旅の仲間はこれ以上移動できない。",
    news.PlayerLost: lambda word, book: f"{book.say(word.who)}が脱落した" + (f"：{WHY[word.why]}。" if word.why in WHY else "。"),
    news.PlayerWon: lambda word, book: f"{book.say(word.who)}が勝利した" + (f"：{HOW[word.how]}。" if word.how in HOW else "。"),
}
