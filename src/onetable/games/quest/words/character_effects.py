"""What cards do with characters and favor tokens on the map."""

from __future__ import annotations

from onetable.core.step import Ask, Next, Scope
from onetable.core.word import Word
from onetable.games.quest.atlas import BESIDE, STRONGHOLDS
from onetable.games.quest.mechanics import figures_on_map as figures
from onetable.games.quest.mechanics.figures_on_map import place_favor, take_favor
from onetable.games.quest.parts_of_speech import FIRST_HERO, Effect, Where
from onetable.games.quest.table import SAURON, Board
from onetable.games.quest.traits import Character, Place
from onetable.games.quest.vocabulary import map_news
from onetable.games.quest.vocabulary.choices import PickCharacter, PickFavor, PickPlace
from onetable.games.quest.words.influence_effects import clear


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
        board.tell(map_news.FavorRemoved(choice.place))
        return None
