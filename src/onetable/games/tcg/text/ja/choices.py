"""Japanese words that stand alone: choices on buttons and reasons for refusals."""

from __future__ import annotations

from onetable.core import match
from onetable.core.word import Word
from onetable.games.tcg import traits
from onetable.games.tcg.handle import Handle
from onetable.games.tcg.mechanics.prices import TooDear
from onetable.games.tcg.mechanics.reconcile import PutAway
from onetable.games.tcg.mechanics.windows import Answer
from onetable.games.tcg.phases.actions import DiscardToHeal, Transfer, Use
from onetable.games.tcg.phases.skirmish import LoserWounds, Overwhelm
from onetable.games.tcg.speech import choices, deck_reasons, deeds, reasons
from onetable.games.tcg.speech.names import Named, Player
from onetable.games.tcg.text.book import CardBook, CardPhrase, full_name_of, title_of
from onetable.games.tcg.text.ja.clauses import CLAUSES, option
from onetable.games.tcg.text.ja.nouns import phrase
from onetable.games.tcg.text.ja.sentence import CONDITIONS, CardSentence, state
from onetable.games.tcg.text.taking_apart import FIGURES, TARGETS, is_choice, paragraph
from onetable.games.tcg.words import costs, effects, targets, values
from onetable.games.tcg.words.playing import Land, PlayCard


def alone(word: Word, book: CardBook) -> str:
    """A verb: a choice if it holds a card of the table or a player, otherwise a cost that cannot be paid."""
    if is_choice(word):
        return CardSentence(book, makes=True).clause(word).does
    if isinstance(word, effects.ChooseOne):
        return f"{'、'.join([f'{option(each, CardSentence(book)).does}ことも' for each in word.options])}できません。"
    return f"{CardSentence(book).clause(word).cannot}。"


def only_if(word: Word, book: CardBook) -> str:
    """A condition that does not hold."""
    holds = state(word, CardSentence(book))
    return f"{holds.what}に限ります。" if isinstance(word, values.InPhase) else f"{holds.said}場合に限ります。"


def figure(word: Word, book: CardBook) -> str:
    """So many cards."""
    return CardSentence(book).counted(word, "cards")


def use(word: Use, book: CardBook) -> str:
    """The card, then what it says."""
    return f"{book.say(word.source, 'card')} — {paragraph(word.source, word.number, book)}"


def answer(word: Answer, book: CardBook) -> str:
    """The card that answers, and whom it speaks of."""
    in_play = book.table is not None and (word.source in book.table.pieces or word.source == book.table.here or word.number < 0)
    about = f"（{book.say(word.subject, 'card')}）" if word.subject not in (-1, word.source) else ""
    return f"{book.say(word.source, 'card')}{'' if in_play else 'をプレイ'}{about} — {paragraph(word.source, word.number, book)}"


def play_card(word: PlayCard, book: CardBook) -> str:
    """With what is special about it."""
    on = f"{phrase(word.on, book).a()}の上に" if word.on is not None else ""
    price = "黄昏コストなしで" if word.free else f"黄昏コスト−{word.discount}で" if word.discount else ""
    return f"{book.say(word.card, 'card')}を{on}{price}プレイする"


def names(cards: tuple[Handle, ...], book: CardBook) -> str:
    """Cards of the table in a list."""
    return "、".join([book.say(card, "card") for card in cards])


def land(word: Land, book: CardBook) -> str:
    """On whom, or simply there."""
    on = f"{book.say(word.bearer, 'card')}に" if word.bearer >= 0 else ""
    return f"{book.say(word.play.card, 'card')}を{on}プレイする"


CHOICES: dict[object, CardPhrase] = {
    choices.Pass: "パス",
    choices.Number: "{value}",
    choices.Place: "手番順の{number}番目を選ぶ",
    choices.Begin: "{card:card}を初期の旅の仲間に加える",
    choices.FirstSkirmish: "{defender:card}の交戦を解決する",
    choices.AssignTo: "{minion:card}を{defender:card}に割り当てる",
    choices.LeaveUnassigned: "{minion:card}を割り当てない",
    choices.MoveOn: "もう一度移動する",
    choices.Stay: "ここにとどまる",
    choices.NameShadowPlayer: lambda word, book: f"{book.say(Player(word.seat))}が射撃の負傷を受ける",
    choices.NewHand: "手札を山札に戻し、6枚引く",
    choices.KeepHand: "手札をそのままにする",
    choices.UseCard: "{card:card}を使う",
    Use: use,
    Answer: answer,
    PlayCard: play_card,
    Land: land,
    DiscardToHeal: "{card:card}を捨てて{patient:card}を治療する",
    Transfer: "{card:card}を{bearer:card}に移す",
    PutAway: "{card:card}を捨てる",
    LoserWounds: lambda word, book: f"交戦の負傷：{names(word.losers, book)}に{'それぞれ' if len(word.losers) > 1 else ''}{word.left}つ",
    Overwhelm: lambda word, book: f"交戦の結果：{names(word.losers, book)}が圧倒されて死亡する",
}
FORBIDDEN: dict[traits.Measure, str] = {
    traits.Measure.NOT_PLAYED: "カードのテキストにより、プレイできません。",
    traits.Measure.NO_SKIRMISH_ACTIONS: "カードのテキストにより、交戦イベントと交戦の特殊能力は使えません。",
}
REASONS: dict[object, CardPhrase] = {
    reasons.AlreadyInPlay: "{card}はすでに場にあり、ユニークです。",
    reasons.InDeadPile: "{card}は自分の死者の山にあり、ユニークです。",
    reasons.CompanyIsFull: "場と死者の山の仲間が合わせて9人いるので、これ以上増やせません。",
    reasons.NoBearer: lambda word, book: f"持てるキャラクターがいません。所持者は{phrase(word.bearer, book).one()}でなければなりません。",
    reasons.NoSite: "どの地点にもすでに同じカードがあります。",
    reasons.OnlyInPhase: lambda word, book: f"{'か'.join([book.say(phase) for phase in word.phases])}にしか使えません。",
    reasons.NotNow: "対応する出来事が起きていません。",
    reasons.NotYourSide: "自由の民カードは自分のターンに、影カードは他のプレイヤーのターンにプレイします。",
    reasons.TextForbids: lambda word, book: FORBIDDEN.get(word.what, f"カードのテキストにより、できません：{book.say(word.what)}。"),
    reasons.LimitReached: "1ターンに1回しか使えません。",
    reasons.NothingChanged: "前回使ってから何も変わっていません。",
    reasons.LoopStops: "このフェイズに繰り返しすぎています。",
    reasons.TooMuch: "コストは{cost}ですが、初期の旅の仲間の残りは{left}です。",
    reasons.RingBearerFightsOn: "このテーブルのルールでは、指輪所持者の交戦は打ち消せません。",
    reasons.MoveLimitReached: "旅の仲間はこのターンの移動上限（{limit}回）まで移動しました。",
    reasons.MustStay: "カードのテキストにより、このターンは移動できません。",
    reasons.HasEnough: "この手下は、このキャラクターには割り当てられません。",
    reasons.SameBearer: "このキャラクターがすでに持っています。",
    reasons.NotSameSite: "同じ地点のキャラクターにしか移せません。",
    reasons.CannotBear: lambda word, book: f"所持者は{phrase(word.bearer, book).one()}でなければなりません。",
    reasons.BearsSuchACard: "このキャラクターは、すでにそのようなカードを持っています。",
    reasons.NeverTransferred: "このカードは移せません。",
    reasons.NotWounded: "このキャラクターは負傷していません。",
    reasons.TakesNoPart: "このキャラクターは、ここでは射撃と交戦に参加しません。",
    reasons.NotAssigned: "このキャラクターに割り当てられた手下がいません。",
    reasons.NotMeant: lambda word, book: f"テキストが求めているのは{phrase(word.noun, book).one()}です。",
    reasons.CannotHappen: "今はこのカードに対して行えません。",
    reasons.MustChoose: "選ばなければなりません。パスはできません。",
    reasons.BidTooHigh: "重荷を{resistance}個以上入札すると、指輪所持者が堕落します。",
    reasons.OnlyCompanionsStart: "初期の旅の仲間になれるのは仲間カードだけです。",
    reasons.PlaceTaken: "この順番は他のプレイヤーが選びました。",
    reasons.GameIsOver: "ゲームは終了しています。",
    reasons.WaitsFor: "あなたの番ではありません。{player}が決めています。",
    reasons.AnotherQuestion: "先に別の質問に答えなければなりません。",
    reasons.OnlyFreePeoplesMoves: "移動するのは自由の民プレイヤーだけです。",
    reasons.NoAction: "このカードには、アクションとして使うテキストがありません。",
    reasons.NotYours: "これは他のプレイヤーのカードです。",
    reasons.NotAtThisSite: "旅の仲間はこの地点にいません。",
    reasons.NotInPlay: "このカードは場にありません。",
    TooDear: "コストは{cost}ですが、黄昏プールは{pool}です。",
    match.NothingToUndo: "元に戻せる選択がまだありません。",
    match.OthersWentOn: "その後、他の人が選択しました。",
    match.DiceFell: "その後、偶然の結果が出ました。",
    match.OthersLearned: "他の人があなたの選択を見ました。",
    match.Learned: "このレッスンの目標を達成しました。",
}


def id_name(word: Word) -> str:
    """The card of a deck reason, in full."""
    return full_name_of(word.card)  # type: ignore[attr-defined]


DECK_REASONS: dict[object, CardPhrase] = {
    deck_reasons.NoRingBearer: "デッキに指輪所持者がありません。",
    deck_reasons.CannotBearTheRing: lambda word, _: f"{id_name(word)}は指輪所持者になれません。",
    deck_reasons.NoRing: "デッキに一つの指輪がありません。",
    deck_reasons.IsNoRing: lambda word, _: f"{id_name(word)}は一つの指輪ではありません。",
    deck_reasons.SiteMissing: "冒険デッキに地点{number}がありません。",
    deck_reasons.SitesOfOneNumber: "冒険デッキに地点{number}が{count}枚あります。必要なのは1枚です。",
    deck_reasons.IsNoSite: lambda word, _: f"冒険デッキの{id_name(word)}は地点ではありません。",
    deck_reasons.RingInDrawDeck: lambda word, _: f"{id_name(word)}は山札に入れられません。",
    deck_reasons.SiteInDrawDeck: lambda word, _: f"{id_name(word)}は地点なので山札に入れられません。",
    deck_reasons.TooManyOfTitle: lambda word, _: f"山札に{title_of(word.card)}が{word.count}枚あります。{word.most}枚までです。",
    deck_reasons.TooManyFrodos: "山札にFrodoが{count}枚あります。指輪所持者の他に{most}枚までです。",
    deck_reasons.DrawDeckTooSmall: "山札は{count}枚です。{least}枚以上必要です。",
    deck_reasons.SidesDiffer: "山札に自由の民カードが{free_peoples}枚、影カードが{shadow}枚あります。同じ数でなければなりません。",
}
ALONE: dict[object, CardPhrase] = {
    **dict.fromkeys(CLAUSES, alone),
    **dict.fromkeys(CONDITIONS, only_if),
    **dict.fromkeys(FIGURES, figure),
    "MostWounds": "ホビットの仲間1人の最も多い負傷の数",
    values.StrengthOf: lambda word, book: f"{CardSentence(book).target(word.target)}の強さ",
    **{kind: lambda word, book: CardSentence(book).target(word) for kind in TARGETS},
    **CardSentence.players,
    targets.You: "あなた",
    targets.Chosen: lambda word, book: book.say(Player(word.seat)),
    deeds.Deed: lambda word, book: CardSentence(book).clause(word).does,
    costs.If: lambda word, book: only_if(word.what, book),
    Named: lambda word, _: title_of(word.id),
    (Named, "full"): lambda word, _: full_name_of(word.id),
    Player: lambda word, _: f"プレイヤー{word.seat + 1}",
    **CHOICES,
    **REASONS,
    **DECK_REASONS,
}
