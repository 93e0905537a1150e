"""What is asked: the question in words, and the choices that are no cards as a list with their texts."""

from __future__ import annotations

import re

from onetable.core.word import Word, words_in
from onetable.games.fellowship.pieces.names import Named
from onetable.games.fellowship.pieces.playing_cards import SUITS
from onetable.games.fellowship.table import NOBODY
from onetable.games.fellowship.telling.cards import board_of, card_of, card_text, listed, main_chair, speaker
from onetable.games.fellowship.telling.chapters import GROUPS
from onetable.games.fellowship.telling.people import called, name_of
from onetable.games.fellowship.words.choices import BeCharacter, Give, Play, PlayToWin
from onetable.games.fellowship.words.exchange import GiveBack, HandOver
from onetable.telling.entries import Entry
from onetable.telling.spoken_view import SpokenView


def kebab(name: str) -> str:
    """BeCharacter as be-character."""
    return re.sub(r"(?<!^)([A-Z])", r"-\1", name).lower()


def question(sight: SpokenView) -> str:
    """What this person is asked, or whom all are waiting for."""
    board = board_of(sight)
    if board.outcome:
        return sight.say("over-won" if board.outcome == "won" else "over-lost")
    chair = speaker(sight)
    who = name_of(sight, chair) if chair != NOBODY else ""
    if not sight.is_asked:
        return sight.say("wait-for", who=who)
    choice = sight.view.choices[0]
    if isinstance(choice, (Play, PlayToWin)):
        own = "" if board.people() > 2 else "-for"  # who plays for several must know for whom
        if board.led < 0:
            return sight.say(f"ask-lead{own}", who=who)
        return sight.say(f"ask-follow{own}", who=who, suit=sight.read(SUITS[board.led]))
    if isinstance(choice, BeCharacter) and board.people() > 1 and chair == main_chair(board, sight.view.seat):
        return sight.say("ask-be-character")
    if isinstance(choice, BeCharacter):
        return sight.say("ask-be-character-for", who=who)
    receiver = sight.phrases.read(choice.to, form="short") if isinstance(choice, Give) else ""
    return sight.say(asked_by(sight, choice), who=who, to=receiver)


def asked_by(sight: SpokenView, choice: Word) -> str:
    """The key of a question about something else than a card to be played or a character; an exchange says that a card comes back."""
    own = "" if board_of(sight).people() > 2 else "-for"
    match sight.view.agenda[-1][0][0]:
        case HandOver():
            return f"ask-exchange{own}"
        case GiveBack():
            return f"ask-give-back{own}"
        case _:
            return f"ask-{kebab(type(choice).__name__)}"


def question_aloud(sight: SpokenView) -> str:
    """The same without the star: those that must be taken say so themselves."""
    if not sight.is_asked or not isinstance(sight.view.choices[0], BeCharacter):
        return question(sight)
    board, chair = board_of(sight), speaker(sight)
    own = "" if board.people() > 1 and chair == main_chair(board, sight.view.seat) else "-for"
    return sight.say(f"line-be-character{own}", who=name_of(sight, chair))


def texts_of(sight: SpokenView, choice: Word) -> str:
    """The texts of all cards that a choice names; without any that of the character who chooses."""
    keys = [word.key for word in words_in(choice) if isinstance(word, Named)]
    if groups := [GROUPS[key] for key in keys if key in GROUPS]:
        return "\n".join([sight.say("line-comma").join([called(sight.phrases, Named(member)) for member in group]) for group in groups])
    chair = speaker(sight)
    if not any(_has_text(sight, key) for key in keys) and chair != NOBODY:
        keys = [board_of(sight).cast[chair]]
    return "\n".join([card_text(sight, key) for key in keys if _has_text(sight, key)])


def _has_text(sight: SpokenView, key: str) -> bool:
    return key in sight.texts and not isinstance(sight.texts[key], Named)


def entries(sight: SpokenView) -> tuple[Entry, ...]:
    """The choices that name no card, and after them what may be tried but not chosen."""
    choices = sight.view.choices
    found = [Entry(number, label_of(sight, choices[number]), texts_of(sight, choices[number])) for number in listed(sight)]
    if found:
        found += [
            Entry(None, label_of(sight, attempt), texts_of(sight, attempt), sight.read(reason))
            for attempt, reason in sight.refused.items()
            if card_of(attempt) is None
        ]
    return tuple(found)


def ways_to_play(sight: SpokenView, numbers: tuple[int, ...]) -> tuple[Entry, ...]:
    """Several choices for one card, such as the two ways to play the 1 of Rings."""
    return tuple([Entry(number, sight.read(sight.view.choices[number])) for number in numbers])


def spoken(sight: SpokenView, choice: Word) -> str:
    """A choice to be read aloud; a character that must be taken says so."""
    if isinstance(choice, BeCharacter) and choice.character.key in board_of(sight).plan.required:
        return sight.say("line-required", choice=sight.read(choice))
    return sight.read(choice)


def label_of(sight: SpokenView, choice: Word) -> str:
    """A choice in words; a star marks a character that must be taken."""
    if isinstance(choice, BeCharacter):
        star = " ★" if choice.character.key in board_of(sight).plan.required else ""
        return sight.read(choice.character) + star
    return sight.read(choice)
