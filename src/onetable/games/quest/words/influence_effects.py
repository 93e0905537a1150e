"""What cards do with the Shadow Pool, the story markers and the influence on the map."""

from __future__ import annotations

from onetable.core.step import Ask, Next, Scope
from onetable.core.word import Word
from onetable.games.quest.atlas import HAVENS, STRONGHOLDS
from onetable.games.quest.mechanics import figures_on_map as figures
from onetable.games.quest.mechanics import influence
from onetable.games.quest.mechanics.placing import ALL_STRONGHOLDS, PlaceInExtension
from onetable.games.quest.mechanics.story import advance
from onetable.games.quest.parts_of_speech import Amount, Effect, Where, Who, count, seat_of
from onetable.games.quest.table import SAURON, Board
from onetable.games.quest.traits import Marker, Place
from onetable.games.quest.vocabulary.choices import Done, PickInfluence, PickPlace, PickToken

# ---- the Shadow Pool and the story


class AddToPool(Effect, frozen=True):
    """Influence comes to the Shadow Pool, up to its limit."""

    count: int

    def run(self, board: Board, scope: Scope) -> Next:
        influence.change_pool(board, self.count)
        return None


class DrainPool(Effect, frozen=True):
    """Influence leaves the Shadow Pool."""

    count: int

    def run(self, board: Board, scope: Scope) -> Next:
        influence.change_pool(board, -self.count)
        return None


class Advance(Effect, frozen=True):
    """A story marker moves."""

    marker: Marker
    spaces: int

    def run(self, board: Board, scope: Scope) -> Next:
        advance(board, self.marker, self.spaces)
        return None


class SlowGreenMarker(Effect, frozen=True):
    """In the next Story step the green marker advances less."""

    spaces: int

    def run(self, board: Board, scope: Scope) -> Next:
        board.green_slower += self.spaces
        return None


# ---- influence


class PlaceOnEach(Effect, frozen=True):
    """So much influence on each of these places."""

    count: int
    where: Where

    def run(self, board: Board, scope: Scope) -> Next:
        for place in self.where.places(board, scope):
            influence.place(board, place, self.count)
        return None


class PlaceOnSome(Effect, frozen=True):
    """One influence on each of so many different places, of Sauron's pick."""

    most: int
    where: Where
    up_to: bool = False
    picked: tuple[Place, ...] = ()

    def run(self, board: Board, scope: Scope) -> Next:
        if len(self.picked) >= self.most:
            return None
        places = [place for place in self.where.places(board, scope) if place not in HAVENS and place not in self.picked]
        room = [place for place in places if place not in STRONGHOLDS or board.influence.get(place, 0) < STRONGHOLDS[place]]
        if not room:
            return None
        return Ask(SAURON, [*[PickPlace(place) for place in room], *([Done()] if self.up_to else [])])

    def chosen(self, board: Board, scope: Scope, choice: Word) -> Next:
        if not isinstance(choice, PickPlace):
            return None
        influence.place(board, choice.place, 1)
        return (PlaceOnSome(self.most, self.where, self.up_to, (*self.picked, choice.place)),)


class Extend(Effect, frozen=True):
    """So much influence in extension of strongholds; `pool`: or into the Shadow Pool."""

    count: Amount
    pool: bool = False
    roots: tuple[Place, ...] = ALL_STRONGHOLDS

    def run(self, board: Board, scope: Scope) -> Next:
        tokens = count(self.count, board, scope)
        return (PlaceInExtension(tokens, tokens if self.pool else 0, self.roots),) if tokens > 0 else None


class RemoveFromEach(Effect, frozen=True):
    """So much influence leaves each of these places."""

    count: int
    where: Where

    def run(self, board: Board, scope: Scope) -> Next:
        for place in self.where.places(board, scope):
            influence.take(board, place, self.count)
        influence.settle(board)
        return None


class RemoveSome(Effect, frozen=True):
    """So many tokens in all, influence or monster tokens or a mix, leave these places; whoever is named picks them. Then chains break."""

    count: int
    where: Where
    who: Who
    influence: bool = True
    monsters: bool = True
    up_to: bool = False
    taken: bool = False  # influence has been taken

    def run(self, board: Board, scope: Scope) -> Next:
        choices = self.choices(board, scope)
        if choices:
            return Ask(seat_of(self.who, scope), [*choices, Done()] if self.up_to else choices)
        return self.over(board)

    def choices(self, board: Board, scope: Scope) -> list[Word]:
        """What may leave the map next."""
        if self.count <= 0:
            return []
        places, found = self.where.places(board, scope), list[Word]()
        if self.influence:
            found += [PickInfluence(place) for place in places if place in board.influence]
        if self.monsters:
            found += [PickToken(place, token.number) for place in places for token in board.tokens.get(place, ())]
        return found

    def chosen(self, board: Board, scope: Scope, choice: Word) -> Next:
        if isinstance(choice, PickInfluence):
            influence.take(board, choice.place, 1)
            board.settled = False  # until all is taken
        elif isinstance(choice, PickToken):
            figures.discard_token(board, choice.place, choice.number)
        else:
            return self.over(board)
        taken = self.taken or isinstance(choice, PickInfluence)
        return (RemoveSome(self.count - 1, self.where, self.who, self.influence, self.monsters, self.up_to, taken),)

    def over(self, board: Board) -> Next:
        """All is taken: what is cut off from the strongholds falls."""
        if self.taken:
            influence.settle(board)
        return None


class ClearPlaces(Effect, frozen=True):
    """All influence and all monster tokens leave these places."""

    where: Where

    def run(self, board: Board, scope: Scope) -> Next:
        clear(board, self.where.places(board, scope))
        return None


def clear(board: Board, places: tuple[Place, ...]) -> None:
    """All influence and all monster tokens leave these places."""
    for place in places:
        influence.take(board, place, board.influence.get(place, 0))
        figures.discard_all_tokens(board, place)
    influence.settle(board)
