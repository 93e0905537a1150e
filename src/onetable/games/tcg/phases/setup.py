"""Before the first turn: bids, the order of turns, the first site, starting fellowships, opening hands."""

from __future__ import annotations

from onetable.core.game import Game
from onetable.core.step import Ask, Next, Scope, Seat, Sentence, Step
from onetable.core.word import Word
from onetable.games.tcg.handle import Handle
from onetable.games.tcg.mechanics.defeat import declare_lost, remove_player, replace_sites
from onetable.games.tcg.mechanics.prices import price
from onetable.games.tcg.mechanics.reconcile import HAND_SIZE
from onetable.games.tcg.mechanics.zones import draw, enter_play, everybody, lay_site, own_site, show, shuffle
from onetable.games.tcg.phases.turn import Turn
from onetable.games.tcg.speech import news
from onetable.games.tcg.speech.choices import PASS, Begin, KeepHand, NewHand, Number, Place
from onetable.games.tcg.speech.names import Named, Player
from onetable.games.tcg.speech.pronouns import The
from onetable.games.tcg.speech.reasons import TooMuch
from onetable.games.tcg.table import NO_BID, Board
from onetable.games.tcg.traits import Kind, Phase
from onetable.games.tcg.words.announcements import Played
from onetable.games.tcg.words.playing import PlayCard

COMPANION = Kind.COMPANION
STARTING_TWILIGHT = 4
SECOND_HAND_SIZE = 6


class Bids(Step[Board], frozen=True):
    """All bid burdens in secret: asked one after another, hidden by the view until all are in.

    A bid at or above the resistance would lose the game before it starts, so it is not offered.
    """

    def run(self, board: Board, scope: Scope) -> Next:
        seat = next((seat for seat in board.order if board.bids[seat] == NO_BID), None)
        if seat is None:
            return (ShowBids(),)
        resistance = board.cards[board.ring_bearer[seat]].resistance
        return Ask(seat, [Number(number) for number in range(resistance)])

    def chosen(self, board: Board, scope: Scope, choice: Word) -> Next:
        assert isinstance(choice, Number)
        seat = next(seat for seat in board.order if board.bids[seat] == NO_BID)
        board.bids[seat] = choice.value
        return (self,)


class ShowBids(Step[Board], frozen=True):
    """All bids become burdens; from the highest on each chooses a place, chance decides among equals."""

    def run(self, board: Board, scope: Scope) -> Next:
        board.burdens[:] = board.bids
        board.tell(news.BidsShown(tuple(board.bids)))
        tossed = board.dice.shuffled(board.order)
        choosers = tuple(sorted(tossed, key=lambda seat: -board.bids[seat]))
        return (TakePlaces(choosers, (NO_BID,) * len(choosers)),)


class TakePlaces(Step[Board], frozen=True):
    """Each chooses any place that is still free in the order of turns."""

    choosers: tuple[Seat, ...]
    places: tuple[Seat, ...]

    def run(self, board: Board, scope: Scope) -> Next:
        if not self.choosers:
            board.order = self.places
            return (BeginGame(),)
        return Ask(self.choosers[0], [Place(number) for number, seat in enumerate(self.places, 1) if seat == NO_BID])

    def chosen(self, board: Board, scope: Scope, choice: Word) -> Next:
        assert isinstance(choice, Place)
        seat, place = self.choosers[0], choice.number - 1
        board.tell(news.TookPlace(Player(seat), choice.number))
        return (TakePlaces(self.choosers[1:], (*self.places[:place], seat, *self.places[place + 1 :])),)

    def without(self, seat: Seat) -> TakePlaces:
        """One player less, and one place less: the own, or the last that is free."""
        gone = self.places.index(seat) if seat in self.places else max([n for n, who in enumerate(self.places) if who == NO_BID])
        return TakePlaces(tuple([who for who in self.choosers if who != seat]), (*self.places[:gone], *self.places[gone + 1 :]))


class RandomFirst(Step[Board], frozen=True):
    """First game: chance names the first player, the fixed companions are in play, sites beyond the last are not used."""

    companions: tuple[tuple[str, ...], ...]

    def run(self, board: Board, scope: Scope) -> Next:
        first = board.dice.below(board.players)
        board.order = tuple([(first + step) % board.players for step in range(board.players)])
        for seat, ids in enumerate(self.companions):
            for wanted in ids:
                card = next(card for card in board.decks[seat] if board.faces[card] == wanted)
                board.take(board.decks, seat, (card,))
                enter_play(board, card, seat)
                board.tell(news.StartedWith(Player(seat), Named(wanted)))
        board.bids[:] = [0] * board.players
        for seat in board.order:
            put_aside_last_sites(board, seat)
        lay_first_site(board)
        return (*[OpeningHand(seat) for seat in board.order], FirstTurn())


def put_aside_last_sites(board: Board, seat: Seat) -> None:
    """Sites that nobody can reach leave the game, openly."""
    unused = tuple([site for site in board.adventure[seat] if board.cards[site].site > board.last_site])
    board.take(board.adventure, seat, unused)
    board.removed[seat] += unused
    show(board, unused, everybody(board))


def lay_first_site(board: Board) -> None:
    """The first player lays his site 1; every marker stands on it."""
    board.fp = board.order[0]
    board.forget()
    lay_site(board, board.fp, own_site(board, board.fp, 1))


class BeginGame(Step[Board], frozen=True):
    """The first site, then in turn order the starting fellowships and the opening hands."""

    def run(self, board: Board, scope: Scope) -> Next:
        lay_first_site(board)
        hands = [OpeningHand(seat) for seat in board.order]
        second = [SecondHand(seat) for seat in board.order] if board.options.second_hand else []
        return (*[Present(seat) for seat in board.order], *hands, *second, FirstTurn())


class Present(Step[Board], frozen=True):
    """While a player shows his starting fellowship his cards are the active ones."""

    seat: Seat

    def run(self, board: Board, scope: Scope) -> Next:
        board.fp = self.seat
        board.forget()
        return (StartingFellowship(self.seat, STARTING_TWILIGHT),)


class StartingFellowship(Step[Board], frozen=True):
    """Companions of the own draw deck, four twilight together, one after another; each is checked as a normal play."""

    seat: Seat
    left: int

    def run(self, board: Board, scope: Scope) -> Next:
        return Ask(self.seat, (PASS, *[Begin(card) for card, reason in self.attempts(board) if reason is None]), private=True)

    def attempts(self, board: Board) -> list[tuple[Handle, Word | None]]:
        """Every companion of the deck, one of each face, and what hinders it."""
        found: dict[str, tuple[Handle, Word | None]] = {}
        for card in board.decks[self.seat]:
            face = board.cards[card]
            if face.kind is COMPANION and face.id not in found:
                cost = price(board, self.seat, card)
                reason = TooMuch(cost, self.left) if cost > self.left else PlayCard(self.seat, card).hindrance(board)
                found[face.id] = card, reason
        return list(found.values())

    def chosen(self, board: Board, scope: Scope, choice: Word) -> Next:
        if choice == PASS:
            return None
        assert isinstance(choice, Begin)
        card = choice.card
        left = self.left - price(board, self.seat, card)
        board.take(board.decks, self.seat, (card,))
        enter_play(board, card, self.seat)
        board.tell(news.StartedWith(Player(self.seat), Named(board.cards[card].id)))
        return Played(The((card,))), StartingFellowship(self.seat, left)


class OpeningHand(Step[Board], frozen=True):
    """Shuffle and draw eight."""

    seat: Seat

    def run(self, board: Board, scope: Scope) -> Next:
        shuffle(board, self.seat)
        draw(board, self.seat, HAND_SIZE)
        return None


class SecondHand(Step[Board], frozen=True):
    """Later rule: once, shuffle the hand back and draw six."""

    seat: Seat

    def run(self, board: Board, scope: Scope) -> Next:
        return Ask(self.seat, (KeepHand(), NewHand()))

    def chosen(self, board: Board, scope: Scope, choice: Word) -> Next:
        if isinstance(choice, NewHand):
            board.decks[self.seat] += board.hands[self.seat]
            board.hands[self.seat] = ()
            shuffle(board, self.seat)
            draw(board, self.seat, SECOND_HAND_SIZE)
            board.tell(news.HandMulliganed(Player(self.seat)))
        return None


class FirstTurn(Step[Board], frozen=True):
    """The first player's turn begins."""

    def run(self, board: Board, scope: Scope) -> Next:
        board.fp = board.order[0]
        board.phase = Phase.FELLOWSHIP
        board.forget()
        return (Turn(),)


# ---- leaving before the first turn

OWN_STEPS = (Present, StartingFellowship, OpeningHand, SecondHand)  # each is one player's


def leave_set_up(game: Game[Board], seat: Seat) -> None:
    """One of three or more gives up before the first turn: the others go on as if one player less had come."""
    board = game.table
    game.decision = None
    right = board.rightward(seat)[1:]
    declare_lost(board, seat, "gave up")
    remove_player(board, seat)
    board.bids[seat] = 0
    if board.fp == seat:
        board.fp = board.order[0]
    replace_sites(board, seat, right)
    game.agenda = without(game.agenda, seat)
    game.advance()


def without(agenda: list[Sentence], seat: Seat) -> list[Sentence]:
    """What is still to come, but for what this player would have done."""
    own = [place for place, (steps, _) in enumerate(agenda) if isinstance(steps[0], StartingFellowship) and steps[0].seat == seat]
    found: list[Sentence] = []
    for steps, scope in agenda[: own[0]] if own else agenda:
        left = tuple(
            [
                step.without(seat) if isinstance(step, TakePlaces) else step
                for step in steps
                if not (isinstance(step, OWN_STEPS) and step.seat == seat)
            ]
        )
        found += [(left, scope)] if left else []
    return found
