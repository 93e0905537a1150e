"""What cards do on the map: influence, tokens, minions, characters, favor, and the story track."""

from __future__ import annotations

from onetable.core.step import Ask, Next, Scope
from onetable.core.word import Word
from onetable.games.quest.atlas import BESIDE, HAVENS, STRONGHOLDS
from onetable.games.quest.rules import figures_on_map as figures
from onetable.games.quest.rules import influence
from onetable.games.quest.rules.placing import ALL_STRONGHOLDS, PlaceInExtension
from onetable.games.quest.rules.story import advance
from onetable.games.quest.table import SAURON, Board
from onetable.games.quest.words import news
from onetable.games.quest.words.bases import FIRST_HERO, Amount, Effect, Where, Who, count, seat_of
from onetable.games.quest.words.choices import Done, PickCharacter, PickFavor, PickInfluence, PickMinion, PickPlace, PickToken
from onetable.games.quest.words.traits import Character, Marker, Place

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
        room = [place for place in places if board.influence.get(place, 0) < STRONGHOLDS.get(place, 99)]
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


class ClearMonsters(Effect, frozen=True):
    """All monster tokens leave these places."""

    where: Where

    def run(self, board: Board, scope: Scope) -> Next:
        for place in self.where.places(board, scope):
            figures.discard_all_tokens(board, place)
        return None


# ---- monster tokens and minions


class PlaceTokensOnEach(Effect, frozen=True):
    """A monster token on each of these places that has influence."""

    where: Where

    def run(self, board: Board, scope: Scope) -> Next:
        for place in self.where.places(board, scope):
            if place in board.influence and figures.may_hold_token(board, place):
                figures.place_token(board, place)
        return None


class PlaceTokensOnSome(Effect, frozen=True):
    """A monster token on each of so many different places, of Sauron's pick; influence is not needed."""

    most: int
    where: Where
    picked: tuple[Place, ...] = ()

    def run(self, board: Board, scope: Scope) -> Next:
        if len(self.picked) >= self.most:
            return None
        places = [place for place in self.where.places(board, scope) if place not in self.picked and figures.may_hold_token(board, place)]
        places = [place for place in places if figures.token_left(board, place)]
        return Ask(SAURON, [PickPlace(place) for place in places]) if places else None

    def chosen(self, board: Board, scope: Scope, choice: Word) -> Next:
        assert isinstance(choice, PickPlace)
        figures.place_token(board, choice.place)
        return (PlaceTokensOnSome(self.most, self.where, (*self.picked, choice.place)),)


class PlaceTokensAsCommanded(Effect, frozen=True):
    """Up to so many monster tokens, each where a command could place one."""

    most: int

    def run(self, board: Board, scope: Scope) -> Next:
        places = figures.token_places(board)
        if self.most <= 0 or not places:
            return None
        return Ask(SAURON, [*[PickPlace(place) for place in places], Done()])

    def chosen(self, board: Board, scope: Scope, choice: Word) -> Next:
        if not isinstance(choice, PickPlace):
            return None
        figures.place_token(board, choice.place)
        return (PlaceTokensAsCommanded(self.most - 1),)


class HurtMinion(Effect, frozen=True):
    """One minion in these places takes damage; the heroes pick."""

    count: int
    where: Where

    def run(self, board: Board, scope: Scope) -> Next:
        places = self.where.places(board, scope)
        minions = [minion for minion, figure in board.minions.items() if figure.place in places]
        return Ask(FIRST_HERO, [PickMinion(minion) for minion in minions]) if minions else None

    def chosen(self, board: Board, scope: Scope, choice: Word) -> Next:
        assert isinstance(choice, PickMinion)
        figures.hurt_minion(board, choice.minion, self.count)
        return None


class BringMinion(Effect, frozen=True):
    """Sauron moves any one minion on the map straight to this place."""

    place: Place

    def run(self, board: Board, scope: Scope) -> Next:
        return Ask(SAURON, [PickMinion(minion) for minion in board.minions]) if board.minions else None

    def chosen(self, board: Board, scope: Scope, choice: Word) -> Next:
        assert isinstance(choice, PickMinion)
        figures.move_minion(board, choice.minion, self.place)
        return None


class RaiseMinion(Effect, frozen=True):
    """Sauron picks a minion, on the map or defeated, removes all its damage, and places it anywhere with influence."""

    def run(self, board: Board, scope: Scope) -> Next:
        if not board.influence:
            return None
        minions = [*board.minions, *board.defeated]
        return Ask(SAURON, [PickMinion(minion) for minion in minions]) if minions else None

    def chosen(self, board: Board, scope: Scope, choice: Word) -> Next:
        if isinstance(choice, PickMinion):
            return (PutMinion(choice),)
        return None


class PutMinion(Effect, frozen=True):
    """Where the healed minion is placed."""

    which: PickMinion

    def run(self, board: Board, scope: Scope) -> Next:
        return Ask(SAURON, [PickPlace(place) for place in board.influence])

    def chosen(self, board: Board, scope: Scope, choice: Word) -> Next:
        assert isinstance(choice, PickPlace)
        figures.enter(board, self.which.minion, choice.place)
        return None


# ---- characters and favor tokens


class PlaceCharacter(Effect, frozen=True):
    """A character is placed, or moved if on the map."""

    character: Character
    place: Place

    def run(self, board: Board, scope: Scope) -> Next:
        figures.place_character(board, self.character, self.place)
        return None


class PlaceAnyCharacter(Effect, frozen=True):
    """Sauron places any character there."""

    place: Place

    def run(self, board: Board, scope: Scope) -> Next:
        return Ask(SAURON, [PickCharacter(character) for character in Character])

    def chosen(self, board: Board, scope: Scope, choice: Word) -> Next:
        assert isinstance(choice, PickCharacter)
        figures.place_character(board, choice.character, self.place)
        return None


class PlaceCharacterWithin(Effect, frozen=True):
    """The hero places a character in one of these places; `routing`: all monster tokens there leave."""

    character: Character
    where: Where
    routing: bool = False

    def run(self, board: Board, scope: Scope) -> Next:
        places = self.where.places(board, scope)
        return Ask(scope.player, [PickPlace(place) for place in places]) if places else None

    def chosen(self, board: Board, scope: Scope, choice: Word) -> Next:
        assert isinstance(choice, PickPlace)
        figures.place_character(board, self.character, choice.place)
        if self.routing:
            figures.discard_all_tokens(board, choice.place)
        return None


class ReturnCharacter(Effect, frozen=True):
    """Sauron returns a character from one of these places."""

    where: Where

    def possible(self, board: Board, scope: Scope) -> bool:
        places = self.where.places(board, scope)
        return any([place in places for place in board.characters.values()])

    def run(self, board: Board, scope: Scope) -> Next:
        places = self.where.places(board, scope)
        found = [character for character, place in board.characters.items() if place in places]
        return Ask(SAURON, [PickCharacter(character) for character in found]) if found else None

    def chosen(self, board: Board, scope: Scope, choice: Word) -> Next:
        assert isinstance(choice, PickCharacter)
        figures.return_character(board, choice.character)
        return None


class SendCharacterToClear(Effect, frozen=True):
    """The heroes move a character to a place beside that is no stronghold; all influence and monster tokens there leave."""

    character: Character | None = None  # picked already

    def run(self, board: Board, scope: Scope) -> Next:
        if self.character is None:
            return Ask(FIRST_HERO, [PickCharacter(character) for character in board.characters]) if board.characters else None
        beside = BESIDE[board.characters[self.character]]
        return Ask(FIRST_HERO, [PickPlace(place) for place in beside if place not in STRONGHOLDS])

    def chosen(self, board: Board, scope: Scope, choice: Word) -> Next:
        if isinstance(choice, PickCharacter):
            return (SendCharacterToClear(choice.character),)
        assert isinstance(choice, PickPlace) and self.character is not None
        figures.place_character(board, self.character, choice.place)
        clear(board, (choice.place,))
        return None


class PlaceFavor(Effect, frozen=True):
    """A favor token is laid on a place."""

    place: Place

    def run(self, board: Board, scope: Scope) -> Next:
        place_favor(board, self.place)
        return None


def place_favor(board: Board, place: Place) -> None:
    """A favor token is laid on a place."""
    board.favor[place] = board.favor.get(place, 0) + 1
    board.tell(news.FavorPlaced(place))


def take_favor(board: Board, place: Place) -> None:
    """A favor token leaves a place."""
    if board.favor[place] == 1:
        del board.favor[place]
    else:
        board.favor[place] -= 1


class RemoveFavor(Effect, frozen=True):
    """Sauron removes a favor token from one of these places."""

    where: Where

    def possible(self, board: Board, scope: Scope) -> bool:
        return any([place in board.favor for place in self.where.places(board, scope)])

    def run(self, board: Board, scope: Scope) -> Next:
        found = [place for place in self.where.places(board, scope) if place in board.favor]
        return Ask(SAURON, [PickFavor(place) for place in found]) if found else None

    def chosen(self, board: Board, scope: Scope, choice: Word) -> Next:
        assert isinstance(choice, PickFavor) and choice.place is not None
        take_favor(board, choice.place)
        board.tell(news.FavorRemoved(choice.place))
        return None
