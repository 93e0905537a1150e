"""Why what somebody names cannot be chosen, or that it can."""

from __future__ import annotations

from typing import TYPE_CHECKING

from onetable.core.fold import fold
from onetable.telling.spoken_view import SpokenView
from onetable.telling.typed import fitting

if TYPE_CHECKING:
    from onetable.telling.teller import Teller

MOST_NAMED = 12  # who asks about nothing hears some names, not a whole map


def why(teller: Teller, sight: SpokenView, text: str) -> list[str]:
    """A sentence for each choice or attempt that fits what was typed."""
    choices, attempts = sight.view.choices, list(sight.refused)
    if not fold(text):
        return _about_nothing(teller, sight)
    found = []
    for place in fitting([teller.names(sight, word) for word in (*choices, *attempts)], text):
        if place < len(choices):
            found.append(sight.say("line-may-play", card=teller.name_for(sight, choices[place])))
        else:
            attempt = attempts[place - len(choices)]
            found.append(sight.say("line-not-now", card=teller.name_for(sight, attempt), reason=sight.read(sight.refused[attempt])))
    return list(dict.fromkeys(found)) or teller.beside_the_point(sight, text)


def _about_nothing(teller: Teller, sight: SpokenView) -> list[str]:
    names = list(dict.fromkeys([teller.name_for(sight, attempt) for attempt in teller.attempts(sight)]))
    if not names:
        return [sight.say("line-why-what")]
    shown = sight.say("line-comma").join(names[:MOST_NAMED])
    return [sight.say("line-why-what"), sight.say("line-why-some", names=shown, more=max(0, len(names) - MOST_NAMED))]
