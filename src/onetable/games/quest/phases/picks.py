"""What an open question might name: every place, hero, minion, character, item or card of the kinds that it offers."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from onetable.core.step import Scope, Seat, Step
from onetable.core.word import Word
from onetable.games.quest.mechanics.combat.ending import StepAside
from onetable.games.quest.mechanics.defeat import AdvanceLeftmost, WakeInHaven
from onetable.games.quest.parts_of_speech import Effect
from onetable.games.quest.phases.ambush import PickFoe
from onetable.games.quest.table import SAURON, Board
from onetable.games.quest.traits import Attribute, Character, Item, Marker, Minion, Place
from onetable.games.quest.vocabulary import reasons
from onetable.games.quest.vocabulary.choices import (
    FightMinion,
    PickAttribute,
    PickBranch,
    PickCard,
    PickCharacter,
    PickCorruption,
    PickFavor,
    PickHero,
    PickInfluence,
    PickItem,
    PickMarker,
    PickMinion,
    PickPlace,
)
from onetable.games.quest.words.control import Choose
from onetable.games.quest.words.journeys import SendToHaven

Tried = Iterator[tuple[Word, list[Word]]]
EVERYTHING: dict[type[Word], Callable[[Board, Seat], list[Word]]] = {
    PickPlace: lambda board, seat: [PickPlace(place) for place in Place],
    PickInfluence: lambda board, seat: [PickInfluence(place) for place in Place],
    PickFavor: lambda board, seat: [PickFavor(place) for place in Place],
    PickHero: lambda board, seat: [PickHero(sheet.hero) for sheet in board.sheets],
    PickMinion: lambda board, seat: [PickMinion(minion) for minion in Minion],
    FightMinion: lambda board, seat: [FightMinion(minion) for minion in Minion],
    PickCharacter: lambda board, seat: [PickCharacter(character) for character in Character],
    PickItem: lambda board, seat: [PickItem(item) for item in Item],
    PickMarker: lambda board, seat: [PickMarker(marker) for marker in Marker],
    PickAttribute: lambda board, seat: [PickAttribute(attribute) for attribute in Attribute],
    PickCorruption: lambda board, seat: [PickCorruption(card) for card in board.sheet(seat).corruption] if seat != SAURON else [],
    PickCard: lambda board, seat: [PickCard(card) for card in dict.fromkeys(board.sheet(seat).hand)] if seat != SAURON else [],
}


def picks(board: Board, seat: Seat, step: Step[Board], scope: Scope, choices: Sequence[Word]) -> Tried:
    """Everything of the kinds that are offered, and the branches of the card that asks."""
    for kind in dict.fromkeys([type(choice) for choice in choices]):
        if kind in EVERYTHING:
            for attempt in EVERYTHING[kind](board, seat):
                yield attempt, why_not_pick(board, step, scope, attempt)
    if isinstance(step, Choose):
        offered = next((choice.sauron for choice in choices if isinstance(choice, PickBranch)), False)
        for number, branch in enumerate(step.branches):
            yield PickBranch(number, branch, offered), [reasons.NotPossible()]


def why_not_pick(board: Board, step: Step[Board], scope: Scope, attempt: Word) -> list[Word]:
    """What the asking step has against it; a card that asks is its own reason."""
    found: list[Word] = []
    if isinstance(attempt, (PickMinion, FightMinion)):
        figure = board.minions.get(attempt.minion)
        found = [reasons.IsElsewhere(figure.place) if figure is not None else reasons.NotOnTheMap()]
        if figure is not None and not isinstance(step, PickFoe):
            found = []
    elif isinstance(attempt, PickCharacter) and attempt.character not in board.characters:
        found = [reasons.NotOnTheMap()]
    elif isinstance(step, (WakeInHaven, SendToHaven)):
        return [reasons.NotNearestHaven()]
    elif isinstance(step, StepAside):
        return [reasons.NotJoined(board.sheet(scope.player).place)]
    elif isinstance(step, AdvanceLeftmost):
        return [reasons.NotLeftmost()]
    asks: list[Word] = [reasons.TextAsks(step)] if isinstance(step, Effect) else []
    return [*asks, *found] or [reasons.NotAsked()]
