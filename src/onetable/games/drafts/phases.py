"""A draft from beginning to end: boosters are opened and go round, decks are built, and then all lie open."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import ClassVar

from msgspec.structs import replace

from onetable.core.rulebook import Reasons
from onetable.core.step import Ask, Halt, Next, Scope, Seat, Step, Steps
from onetable.core.together import Together
from onetable.core.word import Word
from onetable.games.drafts import news
from onetable.games.drafts.limited import wrong_with
from onetable.games.drafts.passing import direction, held, take
from onetable.games.drafts.pieces import Deck, Kind, Pack
from onetable.games.drafts.suggestion import suggested
from onetable.games.drafts.supplies import free_deck, in_order, is_carried, is_drawn, pool, with_card
from onetable.games.drafts.table import Board
from onetable.games.tcg.boosters import BOOSTER_SIZE, booster, starter_rares
from onetable.games.tcg.speech.names import Named, Player

Attempts = Mapping[Word, Reasons]  # all that may be tried; what has no reason against it may be chosen


class DraftQuestion(Step[Board], frozen=True):
    """A step that asks whoever speaks: all that may be tried, each with the reasons against it."""

    def attempts(self, board: Board, seat: Seat) -> Attempts:
        """All that this player may try, and why not."""
        raise NotImplementedError

    def run(self, board: Board, scope: Scope) -> Next:
        return self.ask(board, scope.player)

    def ask(self, board: Board, seat: Seat) -> Ask:
        """The question."""
        choices = tuple([attempt for attempt, reasons in self.attempts(board, seat).items() if not reasons])
        return Ask(seat, choices, private=self.is_private(board))

    def is_private(self, board: Board) -> bool:
        """Whether what may be chosen is known to this player alone."""
        return True


# ---- cards are given out


class HandOut(Step[Board], frozen=True):
    """Everybody opens alone what is not drafted: boosters, or a starter and boosters."""

    def run(self, board: Board, scope: Scope) -> Next:
        kind, count = board.setup.kind, board.setup.each
        if kind is Kind.DRAFT:
            return tuple([BoosterRound(round) for round in range(count)])
        for seat in range(board.players):
            boosters = [card for _ in range(count) for card in booster(board.dice)]
            board.opened[seat] = (*boosters, *(starter_rares(board.dice) if board.starters else ()))
        for seat, starter in enumerate(board.starters):
            board.tell(news.StarterOpened(Player(seat), starter))
        board.tell(news.BoostersOpened(count))
        return None


class BoosterRound(Step[Board], frozen=True):
    """Everybody opens a booster, picks a card and passes the rest on, until nothing is left."""

    round: int

    def run(self, board: Board, scope: Scope) -> Next:
        board.round, board.pick = self.round, 0
        board.packs += [Pack(booster(board.dice)) for _ in range(board.players)]
        board.tell(news.RoundBegan(self.round + 1, board.setup.each, direction(self.round) > 0))
        return tuple([PickTime(pick) for pick in range(BOOSTER_SIZE)])


class PickTime(Step[Board], frozen=True):
    """Everybody picks a card in secret, at the same time; then all boosters go on at once."""

    pick: int

    def run(self, board: Board, scope: Scope) -> Next:
        board.pick = self.pick
        return (Together(tuple(range(board.players)), (PickOne(),)),)


class PickOne(DraftQuestion, frozen=True):
    """A player picks one card of the booster in hand. All know how many are left, so the last one is not asked for."""

    def attempts(self, board: Board, seat: Seat) -> Attempts:
        pack = board.packs[held(board, seat)]
        return {TakeCard(Named(pack.cards[place])): () for place in pack.left}

    def is_private(self, board: Board) -> bool:
        return board.pick < BOOSTER_SIZE - 1


class TakeCard(Step[Board], frozen=True):
    """Pick this card."""

    card: Named

    def run(self, board: Board, scope: Scope) -> Next:
        number = held(board, scope.player)
        board.packs[number] = take(board.packs[number], self.card.id)
        board.tell_alone(scope.player, news.CardPicked(Player(scope.player), self.card))
        return None


# ---- decks are built


class BuildDecks(Step[Board], frozen=True):
    """Everybody builds a deck, unseen by the others and at the same time."""

    def run(self, board: Board, scope: Scope) -> Next:
        board.is_building = True
        board.decks = [free_deck(board, seat) for seat in range(board.players)]
        board.tell(news.BuildingBegan())
        return (Together(tuple(range(board.players)), (BuildDeck(),)),)


class BuildDeck(DraftQuestion, frozen=True):
    """A player puts in and leaves out one card after another, until the deck is whole."""

    def attempts(self, board: Board, seat: Seat) -> Attempts:
        deck, cards = board.decks[seat], pool(board, seat)
        return {
            FinishDeck(): tuple(wrong_with(board, seat)),
            TakeSuggestion(): (),
            LayOutSuggestion(): (),
            **put_in(deck, cards, free_deck(board, seat)),
            **{LeaveOut(Named(card)): () for card in dict.fromkeys(deck.draw)},
            **play_with(deck, cards, free_deck(board, seat)),
        }

    def chosen(self, board: Board, scope: Scope, choice: Word) -> Next:
        assert isinstance(choice, BuildingChoice)
        board.decks[scope.player] = choice.changed(board, scope.player)
        if not choice.is_last:
            return self.ask(board, scope.player)
        board.built = tuple(sorted((*board.built, scope.player)))
        board.tell(news.DeckBuilt(Player(scope.player)))
        return None


def put_in(deck: Deck, cards: list[str], free: Deck) -> dict[Word, Reasons]:
    """Every card to draw of a pool, and why it cannot be put in."""
    used = Counter(deck.draw)
    if deck.ring_bearer != free.ring_bearer:
        used[deck.ring_bearer] += 1
    counts = Counter([card for card in cards if is_drawn(card)])
    return {PutIn(Named(card)): (news.NoneLeft(Named(card)),) if used[card] >= count else () for card, count in counts.items()}


def play_with(deck: Deck, cards: list[str], free: Deck) -> dict[Word, Reasons]:
    """Every site, Ring and Ring-bearer of a pool, and those that everybody has; and why not."""
    mine = [card for card in cards if is_carried(card)]
    own = (free.ring_bearer, free.ring, *free.sites)
    in_use, in_deck = {deck.ring_bearer, deck.ring, *deck.sites}, Counter(deck.draw)
    found: dict[Word, Reasons] = {}
    for card in dict.fromkeys(in_order([*own, *mine])):
        if card in in_use:
            found[PlayWith(Named(card))] = (news.IsInUse(Named(card)),)
        elif card not in own and in_deck[card] >= mine.count(card):
            found[PlayWith(Named(card))] = (news.NoneLeft(Named(card)),)
        else:
            found[PlayWith(Named(card))] = ()
    return found


class BuildingChoice(Word, frozen=True):
    """Something that changes a deck, or ends the building."""

    is_last: ClassVar[bool] = False

    def changed(self, board: Board, seat: Seat) -> Deck:
        """The deck of this seat afterwards."""
        return board.decks[seat]


class PutIn(BuildingChoice, frozen=True):
    """Put this card into the draw deck."""

    card: Named

    def changed(self, board: Board, seat: Seat) -> Deck:
        deck = board.decks[seat]
        return replace(deck, draw=tuple(in_order([*deck.draw, self.card.id])))


class LeaveOut(BuildingChoice, frozen=True):
    """Take this card out of the draw deck."""

    card: Named

    def changed(self, board: Board, seat: Seat) -> Deck:
        deck = board.decks[seat]
        rest = list(deck.draw)
        rest.remove(self.card.id)
        return replace(deck, draw=tuple(rest))


class PlayWith(BuildingChoice, frozen=True):
    """Play with this site, Ring or Ring-bearer."""

    card: Named

    def changed(self, board: Board, seat: Seat) -> Deck:
        return with_card(board.decks[seat], self.card.id)


class LayOutSuggestion(BuildingChoice, frozen=True):
    """Lay out the deck that the cards suggest, and go on from there."""

    def changed(self, board: Board, seat: Seat) -> Deck:
        return suggested(board, seat)


class TakeSuggestion(LayOutSuggestion, frozen=True):
    """Play the deck that the cards suggest."""

    is_last: ClassVar[bool] = True


class FinishDeck(BuildingChoice, frozen=True):
    """The deck is whole."""

    is_last: ClassVar[bool] = True


class ShowDecks(Step[Board], frozen=True):
    """All decks lie open; the games may begin."""

    def run(self, board: Board, scope: Scope) -> Next:
        board.is_over = True
        board.tell(news.DecksLieOpen())
        return Halt.END


WHOLE: Steps = (HandOut(), BuildDecks(), ShowDecks())
