"""Why what somebody names cannot be chosen, or that it can."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from typing import TYPE_CHECKING

from onetable.core.fold import fold
from onetable.core.word import Word
from onetable.games.registry import rulebook
from onetable.telling.guide.sections import guide_of
from onetable.telling.spoken_view import SpokenView
from onetable.telling.typed import fitting

if TYPE_CHECKING:
    from onetable.telling.teller import Teller

MOST_NAMED = 4  # who asks about nothing hears some names of each kind, not a whole map
MOST_TOLD = 6  # who asks about what lies everywhere hears of some attempts, not of all


def why(teller: Teller, sight: SpokenView, text: str) -> list[str]:
    """A sentence for each choice or attempt that fits what was typed, with all the reasons; nothing where none fits."""
    choices, refused = sight.view.choices, rulebook(teller.game).refusals(sight.view)
    if not fold(text):
        return about_nothing(teller, sight, refused)
    words = (*choices, *refused)
    found = [words[place] for place in fitting([teller.names(sight, word) for word in words], text)]
    can = [word for word in found if word not in refused]
    if can:
        return cut(sight, [sight.say("line-may-play", card=teller.name_for(sight, choice)) for choice in can])
    told = [(teller.name_for(sight, attempt), " ".join([sight.read(reason) for reason in refused[attempt]])) for attempt in found]
    lines = cut(sight, [sight.say("line-not-now", card=name, reason=reasons) for name, reasons in told])
    return [*lines, *rules_about(teller, sight, [reason for attempt in found for reason in refused[attempt]])]


def rules_about(teller: Teller, sight: SpokenView, reasons: Iterable[Word]) -> list[str]:
    """Where the rules tell of this, the first reason first."""
    guide = guide_of(teller.game)
    sections = dict.fromkeys([section for reason in reasons if (section := guide.about_refusal(reason))])
    titles = [guide.sections[section].title[sight.interface.language] for section in sections]
    return [sight.say("guide-about", title=listed(sight, titles[:MOST_NAMED]))] if titles else []


def cut(sight: SpokenView, lines: Iterable[str]) -> list[str]:
    """Each line once, and no more than one can listen to."""
    told = list(dict.fromkeys(lines))
    more = len(told) - MOST_TOLD
    return [*told[:MOST_TOLD], sight.say("line-why-more", count=more)] if more > 0 else told


def nearest(teller: Teller, sight: SpokenView, text: str) -> list[str]:
    """What could be named and is called nearly so."""
    known: dict[str, str] = {}
    for word in (*sight.view.choices, *rulebook(teller.game).refusals(sight.view)):
        for name in teller.names(sight, word):
            known.setdefault(fold(name), teller.name_for(sight, word))  # of several who are called so the first
    meant = [known[name] for name in get_close_matches(fold(text), known, 3)]
    return [sight.say("line-why-near", names=listed(sight, dict.fromkeys(meant)))] if meant else []


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
