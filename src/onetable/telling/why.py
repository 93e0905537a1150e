"""Why what somebody names cannot be chosen, or that it can."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from typing import TYPE_CHECKING

from onetable.core.word import Word
from onetable.games.registry import rulebook
from onetable.telling.spoken_view import SpokenView
from onetable.telling.typed import fitting, fold

if TYPE_CHECKING:
    from onetable.telling.teller import Teller

MOST_NAMED = 4  # who asks about nothing hears some names of each kind, not a whole map
MOST_TOLD = 6  # who asks about what lies everywhere hears of some attempts, not of all


def why(teller: Teller, sight: SpokenView, text: str) -> list[str]:
    """A sentence for each choice or attempt that fits what was typed, with all the reasons; where none fits, what comes near."""
    choices, refused = sight.view.choices, rulebook(teller.game).refusals(sight.view)
    if not fold(text):
        return about_nothing(teller, sight, refused)
    words = (*choices, *refused)
    names = [teller.names(sight, word) for word in words]
    found = [words[place] for place in fitting(names, text)]
    can = [word for word in found if word not in refused]
    if can:
        return cut(sight, [sight.say("line-may-play", card=teller.name_for(sight, choice)) for choice in can])
    told = [(teller.name_for(sight, attempt), " ".join([sight.read(reason) for reason in refused[attempt]])) for attempt in found]
    lines = cut(sight, [sight.say("line-not-now", card=name, reason=reasons) for name, reasons in told])
    if lines:
        return lines
    pairs = [(fold(name), teller.name_for(sight, word)) for word, each in zip(words, names, strict=True) for name in each]
    return near(sight, text, dict(reversed(pairs)))  # of several who are called so the first


def cut(sight: SpokenView, lines: Iterable[str]) -> list[str]:
    """Each line once, and no more than one can listen to."""
    told = list(dict.fromkeys(lines))
    more = len(told) - MOST_TOLD
    return [*told[:MOST_TOLD], sight.say("line-why-more", count=more)] if more > 0 else told


def near(sight: SpokenView, text: str, known: Mapping[str, str]) -> list[str]:
    """Nothing is called so; perhaps something is called nearly so."""
    meant = [known[name] for name in get_close_matches(fold(text), known, 3)]
    unknown = sight.say("line-why-unknown", text=text)
    return [unknown, sight.say("line-why-near", names=listed(sight, dict.fromkeys(meant)))] if meant else [unknown]


def about_nothing(teller: Teller, sight: SpokenView, refused: Iterable[Word]) -> list[str]:
    """What can be asked about: some of each kind, those of the open question first."""
    kinds: dict[type[Word], dict[str, None]] = {}
    for attempt in refused:
        kinds.setdefault(type(attempt), {})[teller.name_for(sight, attempt)] = None
    if not kinds:
        return [sight.say("line-why-nothing")]
    names = [name for each in kinds.values() for name in list(each)[:MOST_NAMED]]
    more = sum([max(0, len(each) - MOST_NAMED) for each in kinds.values()])
    return [sight.say("line-why-names", names=listed(sight, names), more=more)]


def listed(sight: SpokenView, names: Iterable[str]) -> str:
    """Names one after the other."""
    return sight.say("line-comma").join(names)
