"""The open question: its words, the choices, and what might be tried and cannot be done."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import UNSET, Struct

from onetable.core.remembering import remembered
from onetable.core.word import Word, words_in
from onetable.games.fellowship.mechanics.asked_chair import asked_chair
from onetable.games.fellowship.pieces.names import Named, Who
from onetable.games.fellowship.pieces.playing_cards import CARDS, SUIT_CARDS, CardChoice, Cards, Suit, bits_of
from onetable.games.fellowship.table import NOBODY, Board, Chair
from onetable.games.fellowship.telling.cards import main_chair
from onetable.games.fellowship.telling.chapters import GROUPS
from onetable.games.fellowship.telling.people import called
from onetable.games.fellowship.view import FellowshipView
from onetable.games.fellowship.words import goals, reasons
from onetable.games.fellowship.words.choices import BeCharacter, Give, Play, PlayToWin
from onetable.games.fellowship.words.goals import ByPlayers, Goal
from onetable.server.pictures import shapes
from onetable.server.pictures.plain import section
from onetable.server.pictures.speaker import Speaker
from onetable.telling.spoken_view import texts_of

# the part of the rules in short from which a reason follows, where there is one
RULES: dict[type[Word], str] = {
    reasons.MustFollow: "tricks",
    reasons.RingsNotBroken: "rings",
    reasons.IsCovered: "two",
}


def acting(board: Board, view: FellowshipView) -> Chair:
    """The chair that the open question is about, as everybody can tell."""
    if not view.agenda or board.outcome:
        return NOBODY
    chair = asked_chair(view.agenda)
    if chair >= 0:
        return chair
    if all(board.cast):
        return board.turn if board.turn >= 0 else main_chair(board, view.asked)
    return next(chair for chair in board.clockwise(max(0, board.ring_holder)) if not board.cast[chair])


def question_key(board: Board, view: FellowshipView, chair: Chair) -> tuple[object, ...]:
    """All on which the words of a question to this seat depend."""
    choice = view.choices[0]
    step = type(view.agenda[-1][0][0])
    return step, type(choice), board.who(chair), board.led, choice.to if isinstance(choice, Give) else None, board.people() > 2


# ---- choices


class Asker(Struct, frozen=True, gc=False):
    """On whose behalf something is chosen that is no card: its words and its reading depend on that."""

    key: str  # the character, "" while none is chosen
    required: frozenset[str]


def offers(speaker: Speaker, words: Sequence[Word], refused: Mapping[Word, Word], board: Board, chair: Chair, hand: Cards = 0) -> bytes:
    """The choices as they are sent, and what might be tried, each with its reason; `hand` holds the cards of the chair that is asked."""
    required = board.plan.required
    tried = [refusal(speaker, attempt, reason, chair, required) for attempt, reason in refused.items()]
    return b'"choices":[%s],"refused":[%s]' % (b",".join(choices(speaker, words, board, chair, hand)), b",".join(tried))


def choices(speaker: Speaker, words: Sequence[Word], board: Board, chair: Chair, hand: Cards) -> list[bytes]:
    """The choices, each as it is sent."""
    first = words[0]
    if isinstance(first, BeCharacter):
        return [portrait(speaker, word, board, hand) for word in words if isinstance(word, BeCharacter)]
    if isinstance(first, (Play, PlayToWin)):
        return [card_choice(speaker, word, chair, None) for word in words]
    if isinstance(first, CardChoice):
        receiver = chair_of(board, first.to) if isinstance(first, Give) else None
        return [card_choice(speaker, word, chair, receiver) for word in words]
    who = asker(board, chair)
    return [other_choice(speaker, word, who) for word in words]


def portrait(speaker: Speaker, word: BeCharacter, board: Board, hand: Cards) -> bytes:
    """A character to be compared with others: the goal, what else the card says, and which cards in hand serve the goal."""
    character = board.plan.characters[word.character.key]
    goal = character.goal
    if isinstance(goal, ByPlayers):
        goal = goal.four if board.setup.players == 4 else goal.fewer
    rest = "\n".join(speaker.read(texts_of("fellowship")[character.key]).split("\n")[1:])
    serving = [CARDS[card] for suit in suits_in(goal) for card in bits_of(hand & SUIT_CARDS[suit])]
    serves = (speaker.say("tricks-serves", cards=" ".join([speaker.read(card) for card in serving])),) if serving else ()
    found = shapes.Choice(
        speaker.read(word.character) + (" ★" if character.key in board.plan.required else ""),
        type(word).__name__, key=character.key, reading=(speaker.read(goal), rest, *serves), word=shapes.raw(word),
    )  # fmt: skip
    return shapes.encode(found)


def suits_in(goal: Goal) -> tuple[Suit, ...]:
    """The suits that a goal speaks of."""
    match goal:
        case goals.Both(first, second):
            return tuple(dict.fromkeys([*suits_in(first), *suits_in(second)]))
        case goals.WinThreatCard(suits):
            return suits
        case goals.WinCards() | goals.WinTricksWith() | goals.WinMostCards() | goals.WinOnlyWith() | goals.PlayInLastTrick():
            return (goal.suit,)
        case _:
            return ()


def chair_of(board: Board, who: Who) -> Chair | None:
    """Where the one sits who is spoken of."""
    return next((chair for chair in board.chairs() if board.who(chair) == who), None)


def asker(board: Board, chair: Chair) -> Asker:
    """The character of the chair that is asked, and which ones must be taken."""
    return Asker(board.cast[chair] if chair != NOBODY else "", board.plan.required)


@remembered(5_000)
def card_choice(speaker: Speaker, word: Word, chair: Chair, to: Chair | None) -> bytes:
    """A choice about a playing card that lies at a chair."""
    found = shapes.Choice(speaker.read(word), type(word).__name__, card_in(word), chair, to, key_in(word), word=shapes.raw(word))
    return shapes.encode(found)


@remembered(10_000)
def other_choice(speaker: Speaker, word: Word, who: Asker) -> bytes:
    """A choice about something else."""
    reading = readings(speaker, word, who)
    return shapes.encode(
        shapes.Choice(label(speaker, word, who), type(word).__name__, key=key_in(word), reading=reading, word=shapes.raw(word))
    )


@remembered(5_000)
def refusal(speaker: Speaker, attempt: Word, reason: Word, chair: Chair, required: frozenset[str]) -> bytes:
    """One attempt, and why it cannot be."""
    card, why = card_in(attempt), speaker.read(reason)
    text, place = label(speaker, attempt, Asker("", required)), chair if card is not None else None
    rule, about = RULES.get(type(reason), UNSET), section(speaker.game, reason)
    return shapes.encode(shapes.Refusal(text, type(attempt).__name__, why, card, place, key_in(attempt), shapes.raw(attempt), rule, about))


def label(speaker: Speaker, word: Word, who: Asker) -> str:
    """A choice in words; a star marks a character that must be taken."""
    if isinstance(word, BeCharacter):
        return speaker.read(word.character) + (" ★" if word.character.key in who.required else "")
    return speaker.read(word)


def card_in(word: Word) -> str | None:
    """The playing card that a choice names."""
    return word.card.code if isinstance(word, CardChoice) else None


def key_in(word: Word) -> str | None:
    """The character, event, rider or gift that a choice names first."""
    return next((part.key for part in words_in(word) if isinstance(part, Named)), None)


def readings(speaker: Speaker, word: Word, who: Asker) -> tuple[str, ...]:
    """The texts of all cards that a choice names; without any that of the character who chooses."""
    texts = texts_of("fellowship")

    def has_text(key: str) -> bool:
        return key in texts and not isinstance(texts[key], Named)

    named = [part.key for part in words_in(word) if isinstance(part, Named)]
    if groups := [GROUPS[key] for key in named if key in GROUPS]:
        return tuple([speaker.say("line-comma").join([called(speaker.phrases, Named(member)) for member in group]) for group in groups])
    keys = [key for key in named if has_text(key)] or [who.key]
    return tuple([speaker.say("card-text", name=speaker.read(Named(key)), text=speaker.read(texts[key])) for key in keys if has_text(key)])
