"""Threats: drawn, chosen, kept, or replaced by a range of ranks; open or hidden."""

from __future__ import annotations

from onetable.core.step import Ask, Next, Scope
from onetable.core.word import Word
from onetable.games.fellowship.mechanics.asked_chair import AboutChair
from onetable.games.fellowship.mechanics.carried_gifts import gift_changes
from onetable.games.fellowship.mechanics.wanted_cards import demands_lost, ranks_in
from onetable.games.fellowship.pieces.names import Named
from onetable.games.fellowship.table import Board, Chair
from onetable.games.fellowship.words import choices, news
from onetable.games.fellowship.words.abilities import MayRedrawThreats
from onetable.games.fellowship.words.changes import ThreatByRange, ThreatHidden


def is_hidden(board: Board, chair: Chair) -> bool:
    """Whether the others do not see this threat: the Unseen, or the Long Dark; never alone."""
    if board.plan.solo:
        return False
    rider = board.riders[chair]
    unseen = rider != "" and board.plan.specials[rider].says(ThreatHidden)
    return board.plan.threats_hidden or unseen


def draw(board: Board, chair: Chair) -> Next:
    """Draw one at random, again if it demands a lost card; a gift may stand in its place."""
    if board.cast[chair] in board.plan.no_threat:
        return None
    if by_range(board, chair):
        return (TakeRange(chair),)
    rank = draw_rank(board, chair)
    give(board, chair, rank)
    return (OfferRedraw(chair),) if redraws(board) else None


def draw_rank(board: Board, chair: Chair, besides: int = 0) -> int:
    """One rank of the deck, at random; one that demands a lost card goes back and another is drawn."""
    ranks = [rank for rank in ranks_in(board.threat_deck) if rank != besides]
    fitting = [rank for rank in ranks if not demands_lost(board, chair, rank)] or ranks
    rank = board.dice.choose(ranks)
    while rank not in fitting:
        if not is_hidden(board, chair):
            board.tell(news.ThreatRejected(Named(board.cast[chair]), rank))
        rank = board.dice.choose(ranks)
    return rank


def draw_two(board: Board, chair: Chair) -> Next:
    """Draw two, keep one."""
    if by_range(board, chair):
        return (TakeRange(chair),)
    first = draw_rank(board, chair)
    second = draw_rank(board, chair, besides=first)
    board.tell(news.DrawsTwoThreats(Named(board.cast[chair]), first, second))
    return (KeepOne(chair, (first, second)),)


def choose(board: Board, chair: Chair) -> Next:
    """Choose any that is left in the deck."""
    if board.cast[chair] in board.plan.no_threat:
        return None
    return (TakeRange(chair),) if by_range(board, chair) else (KeepOne(chair, ()),)


def by_range(board: Board, chair: Chair) -> tuple[tuple[int, int], ...]:
    """The ranges that a gift offers in place of a threat."""
    for change in gift_changes(board, chair):
        if isinstance(change, ThreatByRange):
            return change.ranges
    return ()


def give(board: Board, chair: Chair, rank: int, chosen: bool = False) -> None:
    """The threat lies by its character; who looks on learns what the deck no longer holds."""
    hidden = is_hidden(board, chair)
    board.threat_deck &= ~(1 << rank)
    set_threat(board, chair, (rank,), hidden)
    rows = []
    for observer, row in enumerate(board.threat_knowledge):
        known = list(row)
        if hidden and observer != board.players[chair]:
            known[chair] = sum([1 << rank for rank in ranks_in(known[-1]) if not demands_lost(board, chair, rank)])
        else:
            known = [ranks & ~(1 << rank) for ranks in known]
            known[chair] = 1 << rank
        rows.append(tuple(known))
    board.threat_knowledge = tuple(rows)
    who = Named(board.cast[chair])
    word = news.TakesThreat(who, rank) if chosen else news.DrawsThreat(who, rank)
    if hidden:
        board.tell(word, frozenset([board.players[chair]]))
        board.tell(news.DrawsHiddenThreat(who), frozenset([-1, *range(board.setup.players)]) - {board.players[chair]})
    else:
        board.tell(word)


def set_threat(board: Board, chair: Chair, ranks: tuple[int, ...], hidden: bool = False) -> None:
    """Write down the threat of a chair."""
    threats, covered = list(board.threats), list(board.hidden_threats)
    threats[chair], covered[chair] = ranks, hidden
    board.threats, board.hidden_threats = tuple(threats), tuple(covered)


def redraws(board: Board) -> bool:
    """Whether a burdened Meriadoc lets all threats be drawn again."""
    return any(board.plan.characters[character].can(MayRedrawThreats) for character in board.cast)


class KeepOne(AboutChair, frozen=True):
    """Take one of the two that were drawn, or any of the deck."""

    chair: Chair
    drawn: tuple[int, ...]

    def about(self) -> Chair:
        return self.chair

    def run(self, board: Board, scope: Scope) -> Next:
        ranks = self.drawn or ranks_in(board.threat_deck)
        return Ask(board.players[self.chair], [choices.PickThreat(rank) for rank in ranks], private=is_hidden(board, self.chair))

    def chosen(self, board: Board, scope: Scope, choice: Word) -> Next:
        assert isinstance(choice, choices.PickThreat)
        if not self.drawn:
            look_through_deck(board, self.chair)
        give(board, self.chair, choice.rank, chosen=True)
        return (OfferRedraw(self.chair),) if self.drawn and redraws(board) else None


def look_through_deck(board: Board, chair: Chair) -> None:
    """Who chooses from the deck has seen all of it."""
    rows = list(board.threat_knowledge)
    seat, deck = board.players[chair], board.threat_deck
    rows[seat] = (*[ranks & ~deck if board.hidden_threats[other] else ranks for other, ranks in enumerate(rows[seat][:-1])], deck)
    board.threat_knowledge = tuple(rows)


class TakeRange(AboutChair, frozen=True):
    """A gift: pick a range of ranks in place of a threat."""

    chair: Chair

    def about(self) -> Chair:
        return self.chair

    def run(self, board: Board, scope: Scope) -> Next:
        return Ask(board.players[self.chair], [choices.PickRange(*pair) for pair in by_range(board, self.chair)])

    def chosen(self, board: Board, scope: Scope, choice: Word) -> Next:
        assert isinstance(choice, choices.PickRange)
        set_threat(board, self.chair, tuple(range(choice.least, choice.most + 1)))
        board.tell(news.TakesRange(Named(board.cast[self.chair]), choice.least, choice.most))
        return None


class OfferRedraw(AboutChair, frozen=True):
    """A burdened Meriadoc is in play: the threat may be drawn again, once."""

    chair: Chair

    def about(self) -> Chair:
        return self.chair

    def run(self, board: Board, scope: Scope) -> Next:
        return Ask(board.players[self.chair], (choices.KeepThreat(), choices.RedrawThreat()))

    def chosen(self, board: Board, scope: Scope, choice: Word) -> Next:
        if isinstance(choice, choices.RedrawThreat):
            old = board.threats[self.chair][0]
            rank = draw_rank(board, self.chair)
            put_back(board, self.chair, old)
            give(board, self.chair, rank)
        return None


def put_back(board: Board, chair: Chair, rank: int) -> None:
    """A threat goes back into the deck."""
    board.threat_deck |= 1 << rank
    rows = []
    for row in board.threat_knowledge:
        deck = row[-1] | row[chair]
        rows.append((*[0 if other == chair else ranks for other, ranks in enumerate(row[:-1])], deck))
    board.threat_knowledge = tuple(rows)
