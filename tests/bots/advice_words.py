"""An example of every word of advice that a game has, one for each kind of thing that it can be about."""

from __future__ import annotations

import re
from collections.abc import Iterator
from enum import Enum
from typing import Any, get_type_hints

from onetable.core.word import Word, kinds_of
from onetable.games.quest.traits import Place
from onetable.games.quest.vocabulary.advice import Aim, Design, Ground
from onetable.games.quest.vocabulary.choices import PickBranch
from onetable.games.quest.words.belongings import GainFavor
from onetable.games.registry import rulebook
from onetable.games.tcg.speech.advice import Boon
from onetable.games.tcg.speech.names import Named, Player

VALUES: dict[Any, Any] = {
    int: 3, bool: True, Named: Named("1U12"), Named | None: Named("1U12"), Player: Player(1), Place: Place.BREE,
    Word: PickBranch(0, (GainFavor(1),)),
}  # fmt: skip
CARDS = {
    "plot": "monsters_in_the_east", "peril": "hounds_of_sauron", "quest": "they_have_become_queer_and_wild", "card": "argalad_overdraw",
    "PaysOff": "reckless", "WeighsMost": "reckless", "ShadowHurts": "betrayed",
}  # fmt: skip
TOLD_APART: tuple[type[Enum], ...] = (Aim, Design, Ground, Boon)


def words_of_advice(game: str) -> Iterator[Word]:
    """Examples of all words of advice of this game, by their names."""
    rulebook(game).phrasebook("en")  # with it they are loaded
    homes = re.compile(rf"onetable\.games\.{game}\.(speech|vocabulary)\.\w*advice")
    for kind in sorted([kind for kind in kinds_of(Word) if homes.fullmatch(kind.__module__)], key=lambda kind: kind.__name__):
        yield from examples(kind)


def examples(kind: type[Word]) -> Iterator[Word]:
    """A word of this kind, or one for each member of what tells such words apart."""
    hints = get_type_hints(kind)
    apart = next(((name, hint) for name, hint in hints.items() if hint in TOLD_APART), None)
    plain = {name: value_of(kind, name, hint) for name, hint in hints.items()}
    if apart is None:
        yield kind(**plain)
        return
    name, members = apart
    for member in members:
        yield kind(**{**plain, name: member})


def value_of(kind: type[Word], name: str, hint: Any) -> Any:
    """Something that may stand in this field."""
    if hint is str:
        return CARDS.get(kind.__name__, CARDS.get(name))
    return VALUES[hint] if hint in VALUES else next(iter(hint))
