"""Games without a table of their own: what lies on the table in sentences, and every choice with what one should know before taking it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import ModuleType
from typing import Any

from msgspec import Raw

from onetable.core.rulebook import Result
from onetable.core.view import View
from onetable.core.word import Word
from onetable.games.quest.telling import questions as quest_questions
from onetable.games.quest.telling import talk as quest_talk
from onetable.games.tcg.handle import NOTHING
from onetable.games.tcg.telling import fights as tcg_fights
from onetable.games.tcg.telling import questions as tcg_questions
from onetable.games.tcg.telling import status as tcg_status
from onetable.games.tcg.telling import talk as tcg_talk
from onetable.server.pictures import shapes
from onetable.server.pictures.voice import Voice
from onetable.telling import phrases
from onetable.telling.sight import Sight, texts_of

QUESTIONS: dict[str, ModuleType] = {"tcg": tcg_questions, "quest": quest_questions}


def sight_of(voice: Voice, view: View[Any], names: Sequence[str], refused: Mapping[Word, Word], journal: Sequence[Word]) -> Sight:
    """A view, and all that is needed to say it."""
    return Sight(view, journal, refused, tuple(names), voice.phrases.at(view.table), voice.interface, texts_of(voice.game))


def paint(voice: Voice, sight: Sight, seat: int, setup: Mapping[str, Any], result: Result | None) -> Raw:
    """One view as it is sent; a seat that looks through the eyes of another is offered nothing."""
    view, looks_on = sight.view, seat != sight.view.seat
    asked = QUESTIONS[voice.game]
    spoken = shapes.NO_ITEMS if seat < 0 else shapes.raw([shapes.Phrase(key, None) for key, _ in phrases.allowed(view)])
    return shapes.raw(
        shapes.View(
            game=voice.game,
            seat=seat,
            asked=view.asked,
            language=voice.language,
            question=waiting(sight) if looks_on else asked.question(sight),
            choices=shapes.NO_ITEMS if looks_on else shapes.raw([choice(voice.game, sight, word) for word in view.choices]),
            refused=shapes.NO_ITEMS if looks_on else shapes.raw([refusal(voice.game, sight, word) for word in asked.attempts(sight)]),
            over=over(voice, sight, setup, result) if result is not None else None,
            phrases=spoken,
            pages=tcg_pages(sight) if voice.game == "tcg" else quest_pages(sight),
        )
    )


def waiting(sight: Sight) -> str:
    """For whom all wait."""
    asked = sight.view.asked
    return sight.say("wait-for", who=sight.sitting(asked)) if asked >= 0 else sight.say("tcg-over")


def choice(game: str, sight: Sight, word: Word) -> shapes.Choice:
    """One choice: its words, and what one should know before taking it."""
    reading = QUESTIONS[game].text(sight, word)
    return shapes.Choice(label(game, sight, word), type(word).__name__, reading=(reading,) if reading else ())


def label(game: str, sight: Sight, word: Word) -> str:
    """A choice in words without signs."""
    return tcg_questions.label(sight, word) if game == "tcg" else quest_questions.spoken(sight, word)


def refusal(game: str, sight: Sight, word: Word) -> shapes.Refusal:
    """What might be tried, and why it cannot be done."""
    return shapes.Refusal(label(game, sight, word), type(word).__name__, sight.read(sight.refused[word]))


def tcg_pages(sight: Sight) -> tuple[shapes.Page, ...]:
    """Where we are, the table, the hand, the piles."""
    hand = [text for card, text in tcg_status.hand_parts(sight) if card != NOTHING]
    return pages(
        (sight.say("telling-now"), [*tcg_talk.head(sight), *tcg_fights.battle_lines(sight)]),
        (sight.say("tcg-your-hand"), hand),
        (sight.say("telling-table"), tcg_talk.lying_lines(sight)),
        (sight.say("piles-title"), tcg_talk.pile_lines(sight)),
    )


def quest_pages(sight: Sight) -> tuple[shapes.Page, ...]:
    """Where we are, the hand, the table, the piles."""
    return pages(
        (sight.say("telling-now"), quest_talk.whereabouts(sight)),
        (sight.say("quest-hand"), quest_talk.hand(sight)),
        (sight.say("telling-table"), quest_talk.lying_lines(sight)),
        (sight.say("piles-title"), quest_talk.pile_lines(sight)),
    )


def pages(*found: tuple[str, list[str]]) -> tuple[shapes.Page, ...]:
    """Those on which something stands."""
    return tuple([shapes.Page(title, tuple(lines)) for title, lines in found if lines])


def over(voice: Voice, sight: Sight, setup: Mapping[str, Any], result: Result) -> shapes.Over:
    """Who has won, and the same game again."""
    again = shapes.Following("end-again", voice.say("end-again"), dict(setup))
    title = sight.read(result.word)
    lines = [line for line in QUESTIONS[voice.game].closing(sight) if line != title]
    return shapes.Over(result.outcome, title, tuple(lines), result.scores, (again,))
