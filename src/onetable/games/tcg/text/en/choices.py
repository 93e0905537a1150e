"""English words that stand alone: choices on buttons and reasons for refusals."""

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
from onetable.games.tcg.text.en.clauses import CLAUSES, clause
from onetable.games.tcg.text.en.nouns import phrase
from onetable.games.tcg.text.en.sentence import CONDITIONS, PLAYERS, CardSentence, amount, condition, target
from onetable.games.tcg.text.taking_apart import FIGURES, TARGETS, is_choice, paragraph
from onetable.games.tcg.words import costs, targets, values
from onetable.games.tcg.words.playing import Land, PlayCard
from onetable.language.en.nouns import counted, several


def alone(word: Word, book: CardBook) -> str:
    """A verb: a choice if it holds a card of the table or a player, otherwise a cost that cannot be paid."""
    text = clause(word, CardSentence(book))
    return text if is_choice(word) else f"you cannot {text}."


def only_if(word: Word, book: CardBook) -> str:
    """A condition that does not hold."""
    return f"only if {condition(word, CardSentence(book))}."


def figure(word: Word, book: CardBook) -> str:
    """So many cards."""
    return amount(word, "card", CardSentence(book))


def use(word: Use, book: CardBook) -> str:
    """The card, then what it says."""
    return f"{book.say(word.source, 'card')} — {paragraph(word.source, word.number, book)}"


def answer(word: Answer, book: CardBook) -> str:
    """The card that answers, and whom it speaks of."""
    text = paragraph(word.source, word.number, book)
    in_play = book.table is not None and (word.source in book.table.pieces or word.source == book.table.here or word.number < 0)
    about = f" ({book.say(word.subject, 'card')})" if word.subject not in (-1, word.source) else ""
    return f"{'' if in_play else 'play '}{book.say(word.source, 'card')}{about} — {text}"


def play_card(word: PlayCard, book: CardBook) -> str:
    """With what is special about it."""
    on = f" on {phrase(word.on, book).a()}" if word.on is not None else ""
    price = " at no twilight cost" if word.free else f" (twilight cost −{word.discount})" if word.discount else ""
    return f"play {book.say(word.card, 'card')}{on}{price}"


def names(cards: tuple[Handle, ...], book: CardBook) -> str:
    """Cards of the table in a list."""
    return several([book.say(card, "card") for card in cards])


def land(word: Land, book: CardBook) -> str:
    """On whom, or simply there."""
    return f"play {book.say(word.play.card, 'card')}" + (f" on {book.say(word.bearer, 'card')}" if word.bearer >= 0 else "")


CHOICES: dict[object, CardPhrase] = {
    choices.Pass: "pass",
    choices.Number: "{value}",
    choices.Place: "take place {number} in the order of turns",
    choices.Begin: "start with {card:card}",
    choices.FirstSkirmish: "resolve the skirmish of {defender:card}",
    choices.AssignTo: "assign {minion:card} to {defender:card}",
    choices.LeaveUnassigned: "leave {minion:card} unassigned",
    choices.MoveOn: "move again",
    choices.Stay: "stay here",
    choices.NameShadowPlayer: lambda word, book: f"{book.say(Player(word.seat))} takes the archery wounds",
    choices.NewHand: "shuffle your hand back and draw 6 cards",
    choices.KeepHand: "keep your hand",
    choices.UseCard: "use {card:card}",
    Use: use,
    Answer: answer,
    PlayCard: play_card,
    Land: land,
    DiscardToHeal: "discard {card:card} to heal {patient:card}",
    Transfer: "transfer {card:card} to {bearer:card}",
    PutAway: "discard {card:card}",
    LoserWounds: lambda word, book: f"the wounds of the skirmish: {counted(word.left, 'wound')} to {names(word.losers, book)}",
    Overwhelm: lambda word, book: f"the end of the skirmish: {names(word.losers, book)} overwhelmed and killed",
}


def phases(word: reasons.OnlyInPhase, book: CardBook) -> str:
    """When it is played or used."""
    return f"this belongs to the {several([book.say(phase) for phase in word.phases], 'or')}."


FORBIDDEN: dict[traits.Measure, str] = {
    traits.Measure.NOT_PLAYED: "the text of a card forbids playing it.",
    traits.Measure.NO_SKIRMISH_ACTIONS: "the text of a card forbids skirmish events and skirmish special abilities.",
}
REASONS: dict[object, CardPhrase] = {
    reasons.AlreadyInPlay: "{card} is already in play, and it is unique.",
    reasons.InDeadPile: "{card} is in your dead pile, and it is unique.",
    reasons.CompanyIsFull: "you have 9 companions in play and in your dead pile, and cannot have more.",
    reasons.NoBearer: lambda word, book: f"nobody can bear it: bearer must be {phrase(word.bearer, book).a()}.",
    reasons.NoSite: "every site already bears a copy of this card.",
    reasons.OnlyInPhase: phases,
    reasons.NotNow: "this answers something that has not happened.",
    reasons.NotYourSide: "Free Peoples cards are played in your own turn, Shadow cards in the turns of others.",
    reasons.TextForbids: lambda word, book: FORBIDDEN.get(word.what, f"the text of a card forbids it: {book.say(word.what)}."),
    reasons.LimitReached: "this can be used once per turn.",
    reasons.NothingChanged: "nothing has changed since this was last used.",
    reasons.LoopStops: "this has been repeated too often this phase.",
    reasons.TooMuch: "it costs {cost}, and only {left} is left for your starting fellowship.",
    reasons.RingBearerFightsOn: "by the rules of this table, a skirmish of the Ring-bearer cannot be cancelled.",
    reasons.MoveLimitReached: "the fellowship has moved as often as it may this turn (move limit {limit}).",
    reasons.MustStay: "the text of a card keeps the fellowship here this turn.",
    reasons.HasEnough: "this character cannot be assigned to this minion.",
    reasons.SameBearer: "this character already bears it.",
    reasons.NotSameSite: "a card can be transferred only to a character at the same site.",
    reasons.CannotBear: lambda word, book: f"bearer must be {phrase(word.bearer, book).a()}.",
    reasons.BearsSuchACard: "this character already bears such a card.",
    reasons.NeverTransferred: "this card cannot be transferred.",
    reasons.NotWounded: "this character is not wounded.",
    reasons.TakesNoPart: "this character takes no part in archery and skirmishes here.",
    reasons.NotAssigned: "no minion is assigned to this character.",
    reasons.NotMeant: lambda word, book: f"the text asks for {phrase(word.noun, book).a()}.",
    reasons.CannotHappen: "this cannot be done to this card now.",
    reasons.MustChoose: "you must choose: passing is not possible here.",
    reasons.BidTooHigh: "a bid of {resistance} or more burdens would corrupt your Ring-bearer.",
    reasons.OnlyCompanionsStart: "only companions can start in play.",
    reasons.PlaceTaken: "another player has this place.",
    reasons.GameIsOver: "the game is over.",
    reasons.WaitsFor: "it is not your turn: {player} decides.",
    reasons.AnotherQuestion: "another question must be answered first.",
    reasons.OnlyFreePeoplesMoves: "only the Free Peoples player moves.",
    reasons.NoAction: "this card has no text that is used as an action.",
    reasons.NotYours: "this card belongs to another player.",
    reasons.NotAtThisSite: "the fellowship is not at this site.",
    reasons.NotInPlay: "this card is not in play.",
    TooDear: "it costs ({cost}), and the twilight pool holds ({pool}).",
    match.NothingToUndo: "you have nothing to undo yet.",
    match.OthersWentOn: "somebody else has acted since.",
    match.DiceFell: "chance has decided something since.",
    match.OthersLearned: "somebody else has seen what you chose.",
    match.Learned: "the goal of this lesson is reached.",
}


def id_name(word: Word, _: CardBook) -> str:
    """The card of a deck reason, in full."""
    return full_name_of(word.card)  # type: ignore[attr-defined]


DECK_REASONS: dict[object, CardPhrase] = {
    deck_reasons.NoRingBearer: "the deck has no Ring-bearer.",
    deck_reasons.CannotBearTheRing: lambda word, book: f"{id_name(word, book)} cannot be the Ring-bearer.",
    deck_reasons.NoRing: "the deck has no One Ring.",
    deck_reasons.IsNoRing: lambda word, book: f"{id_name(word, book)} is not the One Ring.",
    deck_reasons.SiteMissing: "the adventure deck has no site {number}.",
    deck_reasons.SitesOfOneNumber: "the adventure deck has {count} sites with number {number}; it needs 1.",
    deck_reasons.IsNoSite: lambda word, book: f"{id_name(word, book)} is in the adventure deck and is not a site.",
    deck_reasons.RingInDrawDeck: lambda word, book: f"{id_name(word, book)} cannot be in the draw deck.",
    deck_reasons.SiteInDrawDeck: lambda word, book: f"{id_name(word, book)} is a site and cannot be in the draw deck.",
    deck_reasons.TooManyOfTitle: lambda word, _: (
        f"the draw deck has {word.count} cards with the title {title_of(word.card)}; at most {word.most} are allowed."
    ),
    deck_reasons.TooManyFrodos: lambda word, _: (
        f"the draw deck has {word.count} cards with the title Frodo; with the Ring-bearer, at most {word.most} are allowed."
    ),
    deck_reasons.DrawDeckTooSmall: lambda word, _: f"the draw deck has {counted(word.count, 'card')}; it needs at least {word.least}.",
    deck_reasons.SidesDiffer: ("the draw deck has {free_peoples} Free Peoples and {shadow} Shadow cards; the numbers must be equal."),
}
ALONE: dict[object, CardPhrase] = {
    **dict.fromkeys(CLAUSES, alone),
    **dict.fromkeys(CONDITIONS, only_if),
    **dict.fromkeys(FIGURES, figure),
    "MostWounds": "the most wounds on a Hobbit companion",
    values.StrengthOf: lambda word, book: f"the strength of {target(word.target, CardSentence(book))}",
    **{kind: lambda word, book: target(word, CardSentence(book)) for kind in TARGETS},
    **PLAYERS,
    targets.You: "you",
    targets.Chosen: lambda word, book: book.say(Player(word.seat)),
    deeds.Deed: lambda word, book: clause(word, CardSentence(book)),
    costs.If: lambda word, book: only_if(word.what, book),
    Named: lambda word, _: title_of(word.id),
    (Named, "full"): lambda word, _: full_name_of(word.id),
    Player: lambda word, _: f"player {word.seat + 1}",
    **CHOICES,
    **REASONS,
    **DECK_REASONS,
}
