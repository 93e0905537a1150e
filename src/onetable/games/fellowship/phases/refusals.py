"""For all that somebody at the table could name and cannot choose now: every reason, first what could be mended first."""

from __future__ import annotations

from collections.abc import Iterator

from onetable.core.game import Game
from onetable.core.rulebook import Reasons
from onetable.core.step import Seat, Step
from onetable.core.word import Word
from onetable.games.fellowship.mechanics.asked_chair import asked_chair
from onetable.games.fellowship.mechanics.follow import legal
from onetable.games.fellowship.phases import casting, rounds, tricks
from onetable.games.fellowship.phases.why_not import held, why_not, why_not_play
from onetable.games.fellowship.pieces.names import Named, TheLostCard
from onetable.games.fellowship.pieces.playing_cards import BITS, MAIN_DECK, RIVERS, SUIT_CARDS, Card, cards_in
from onetable.games.fellowship.table import NOBODY, Board, Chair
from onetable.games.fellowship.words import choices, reasons

Tried = Iterator[tuple[Word, list[Word]]]
EVERY_CARD = cards_in(MAIN_DECK | SUIT_CARDS[RIVERS])


def refusals(game: Game[Board], seat: Seat) -> dict[Word, Reasons]:
    """All that this seat could name and cannot choose now."""
    decision = game.decision
    offered: set[Word] = set(decision.choices) if decision is not None else set()
    found: dict[Word, Reasons] = {}
    if decision is not None and decision.seat == seat:
        found |= {attempt: (reason,) for attempt, reason in why_not(game).items()}
    table = Table(game, seat)
    for kind in (cards, characters, exchanges, events, threats, gifts):
        found |= {attempt: tuple(dict.fromkeys(why)) for attempt, why in kind(table) if attempt not in offered and attempt not in found}
    return found


class Table:
    """The table at this moment: who is asked what, and what therefore must wait."""

    def __init__(self, game: Game[Board], seat: Seat) -> None:
        self.board, self.seat = game.table, seat
        self.step: Step[Board] | None = game.agenda[-1][0][0] if game.decision is not None else None
        self.asked = game.decision.seat if game.decision is not None else NOBODY
        self.in_setup = any([isinstance(step, rounds.BeginTricks) for steps, _ in game.agenda for step in steps])
        self.chair = self.chair_asked(game) if game.decision is not None else NOBODY
        chairs = sorted(self.board.chairs(), key=lambda chair: self.board.players[chair] == seat)  # the own ones have the last word
        self.holders = {card: chair for chair in chairs for card in held(self.board, chair)}  # of all cards that this seat sees

    def chair_asked(self, game: Game[Board]) -> Chair:
        """For which hand the open question is answered."""
        board = self.board
        if isinstance(self.step, tricks.PlayCards):
            return board.turn
        if isinstance(self.step, casting.ChooseCharacters):
            return casting.next_to_choose(board)
        chair = asked_chair(game.agenda)
        return chair if chair != NOBODY else board.players.index(self.asked)

    def waits(self) -> list[Word]:
        """Why nothing at all can be chosen by this seat."""
        if self.asked == NOBODY:
            return [reasons.GameIsOver()]
        return [] if self.asked == self.seat else [reasons.WaitsFor(self.board.who(self.chair))]

    def later(self, *kinds: type[Step[Board]]) -> list[Word]:
        """The same, or that this question is about something else."""
        return self.waits() or ([] if isinstance(self.step, kinds) else [reasons.AnotherQuestion()])


def cards(table: Table) -> Tried:
    """Every playing card, to be played."""
    for card in EVERY_CARD:
        holder = table.holders.get(card, NOBODY)
        is_own = holder != NOBODY and table.board.players[holder] == table.seat
        if table.in_setup and table.asked == table.seat:
            late: list[Word] = [reasons.TricksComeLater()]
        else:
            late = table.later(tricks.PlayCards)
        yield choices.Play(card), [*late, *(own_card(table, holder, card) if is_own else [elsewhere(table.board, holder, card)])]


def own_card(table: Table, chair: Chair, card: Card) -> list[Word]:
    """Why a card of one's own cannot be played, whoever's turn it is."""
    board, found = table.board, list[Word]()
    if isinstance(table.step, tricks.PlayCards):
        if chair != table.chair and table.asked == table.seat:
            found.append(reasons.AnotherHandPlays(board.who(table.chair)))
        if any([chair == player for player, _ in board.trick]):
            return [*found, reasons.PlayedInThisTrick()]
        if board.led >= 0 and not legal(board, chair) >> BITS[card] & 1:
            found.append(why_not_play(board, chair, card))
    return found


def elsewhere(board: Board, holder: Chair, card: Card) -> Word:
    """Why somebody who does not hold a card cannot play it: where it is, as far as he knows."""
    bit = BITS[card]
    if not (board.deck or board.plan.deck) >> bit & 1:
        return reasons.NotInTheDeck()
    if board.gone >> bit & 1 or bit in [played for _, played in board.trick] or board.laid[1] == bit:
        return reasons.AlreadyPlayed()
    if board.lost >> bit & 1:
        return reasons.IsLostCard()
    return reasons.InAnotherHand(board.who(holder)) if holder != NOBODY else reasons.NotHeld()


def characters(table: Table) -> Tried:
    """Every character of the box, to be chosen."""
    board = table.board
    for key in board.plan.catalogue.characters:
        why = table.later(casting.ChooseCharacters)
        if "" not in board.cast and table.asked == table.seat:
            why = [reasons.CharactersAreChosen()]
        if key not in board.plan.roster:
            why = [*why, reasons.NotInThisRound()]
        elif key in board.cast:
            why = [*why, reasons.AlreadyTaken()]
        yield choices.BeCharacter(Named(key)), why


def exchanges(table: Table) -> Tried:
    """An exchange with anybody in play or with the lost card; to take the lost card."""
    board = table.board
    for key in board.cast:
        if key:
            yield choices.ExchangeWith(Named(key)), [*table.waits(), reasons.ExchangesAreSetUp()]
    gone: list[Word] = [] if board.lost else [reasons.NoLostCard()]
    yield choices.ExchangeWith(TheLostCard()), [*table.waits(), reasons.ExchangesAreSetUp(), *gone]
    yield choices.TakeLostCard(), [*table.waits(), reasons.LostCardIsSetUp(), *gone]


def events(table: Table) -> Tried:
    """The events or groups of a chapter that has several."""
    done = table.board.done
    for key in table.board.plan.chapter.choice:
        over: list[Word] = [reasons.AlreadyCompleted()] if key in done else []
        yield choices.ChooseEvent(Named(key)), [*table.waits(), reasons.EventIsChosen(), *over]


def threats(table: Table) -> Tried:
    """The threats of the chapter."""
    board = table.board
    shown = {rank for chair in board.chairs() for rank in board.threats[chair]}
    for rank in board.plan.threat_ranks:
        gone: list[Word] = [reasons.ThreatIsGone()] if rank in shown else []
        yield choices.PickThreat(rank), [*table.waits(), reasons.ThreatsAreSetUp(), *gone]


def gifts(table: Table) -> Tried:
    """The gifts of the chapter, and the rider of the road."""
    board = table.board
    for gift in dict.fromkeys(board.plan.gifts.values()):
        bearers = [character for character in board.cast if board.plan.gifts.get(character) == gift]
        acts: Word = reasons.GiftBeforeTrick() if gift == board.plan.swap_gift else reasons.GiftActsItself()
        why = [*table.waits(), acts]
        if gift in board.spent:
            why = [reasons.GiftIsSpent()]
        elif not bearers:
            why.append(reasons.NobodyCarriesGift())
        elif board.players[board.seat_of(bearers[0])] != table.seat:
            why.append(reasons.GiftIsCarriedBy(Named(bearers[0])))
        yield choices.UseGift(Named(gift)), why
    if board.setup.rider:
        used: list[Word] = [reasons.RiderIsUsed()] if "rider" in board.done or board.setup.rider in board.riders else []
        yield choices.UseRider(Named(board.setup.rider)), [*table.waits(), reasons.RiderComesFirst(), *used]
