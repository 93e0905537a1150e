"""What the games say, in every language: all cards, seeded games, and examples of what is seldom said.

`python -m tests.golden.sentences` writes the files anew, a line for each sentence: the diff shows every sentence that has changed.
The lines of a game stand in the same order in all its languages.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

from msgspec import Struct

from onetable.core.match import Match
from onetable.core.phrasebook import LANGUAGES
from onetable.core.step import Seat
from onetable.games.registry import rulebook
from onetable.telling.spoken_view import SpokenView, texts_of
from onetable.telling.teller import teller_of
from onetable.text import Interface

HERE = Path(__file__).parent
MOST = 8  # sentences with the same kind of word: more of them say the same of other cards
LONGEST = 400  # answers

Line = tuple[str, str]  # what it is a sentence of, and the sentence
Lines = dict[str, list[Line]]  # by language


class Play(Struct, frozen=True):
    """A game that is played at random."""

    setup: dict[str, Any]
    players: int
    seed: int


DECKS = [
    "aragorn", "gandalf", "arrows_of_mirkwood", "axe_and_bow", "axes_of_durin", "king_and_evenstar", "lady_of_the_wood", "nine_walkers",
    "pipes_by_the_fire", "quiet_feet", "rangers_of_the_north", "smiths_of_erebor", "sword_and_dagger", "tales_of_rivendell",
]  # fmt: skip
HEROES = ["argalad", "beravor", "eleanor", "eometh", "thalin"]
PLAYS: dict[str, tuple[Play, ...]] = {
    "fellowship": (
        *[Play({"chapter": chapter}, 1 + (chapter + turn) % 4, 7000 + 20 * turn + chapter) for turn in (0, 1) for chapter in range(1, 19)],
        *[Play({"chapter": "road", "gift": gift}, 4, 7040) for gift in ("sting", "the_horn_of_gondor")],
        Play({"chapter": 3, "options": {"lost_card": "optional"}}, 3, 7041),
    ),
    "tcg": (
        Play({"first_game": True}, 2, 7100),
        *[Play({"decks": [deck, DECKS[place - 1]]}, 2, 7101 + place) for place, deck in enumerate(DECKS)],
        Play({"decks": DECKS[3:6]}, 3, 7120),
    ),
    "quest": tuple([Play({"heroes": HEROES[place : place + 1 + place % 3]}, 2 + place % 3, 7200 + place) for place in (0, 1, 2, 3)]),
    "drafts": (Play({}, 2, 7300),),
}
SAME_CARDS = ("drafts",)  # its cards are those of another game
EXAMPLES = ("fellowship", "tcg", "quest")  # what is seldom said there: `spoken` beside its tests


class Listener:
    """What is said in one game: the first language decides which sentences are new, the others say the same."""

    def __init__(self, game: str) -> None:
        self.game, self.teller, self.book = game, teller_of(game), rulebook(game)
        self.known: dict[str, set[str]] = {}
        self.lines: Lines = {language: [] for language in LANGUAGES}

    def hear(self, kind: str, say: Callable[[int], str]) -> None:
        """A sentence in each language, if it is a new one and its kind has not been heard often enough."""
        known = self.known.setdefault(kind, set())
        if len(known) < MOST and (first := say(0)) and first not in known:
            known.add(first)
            for place, language in enumerate(LANGUAGES):
                self.lines[language].append((kind, say(place)))

    def sights(self, match: Match[Any], seat: Seat) -> list[SpokenView]:
        """What this seat sees, to be said in each language."""
        view, journal, nobody = match.view(seat), match.journal_for(seat), ("",) * match.players
        refused = self.book.why_not(match.game) if view.asked == seat else {}
        return [
            SpokenView(
                view, journal, refused, nobody, self.book.phrasebook(language).at(view.table), Interface(language), texts_of(self.game)
            )
            for language in LANGUAGES
        ]

    def question(self, match: Match[Any], seat: Seat) -> None:
        """What this seat is asked: the question, the choices, and why it cannot do other things."""
        sights, teller = self.sights(match, seat), self.teller
        view, refused = sights[0].view, sights[0].refused
        self.hear(f"asks {type(view.agenda[-1][0][0]).__name__}", lambda place: teller.question(sights[place]))
        for choice in view.choices:
            self.hear(f"offers {type(choice).__name__}", lambda place, choice=choice: teller.label(sights[place], choice))  # type: ignore[misc]
        for reason in dict.fromkeys(refused.values()):
            self.hear(f"refuses {type(reason).__name__}", lambda place, reason=reason: sights[place].read(reason))  # type: ignore[misc]

    def journal(self, match: Match[Any], seat: Seat) -> None:
        """What this seat was told, what it was after, and all reasons against what it could name."""
        sights, teller = self.sights(match, seat), self.teller
        goals = [teller.goal_lines(sight) for sight in sights]
        for line in range(len(goals[0])):
            self.hear("wants", lambda place, line=line: goals[place][line])  # type: ignore[misc]
        for word in dict.fromkeys(sights[0].journal):
            self.hear(f"tells {type(word).__name__}", lambda place, word=word: sights[place].read(word))  # type: ignore[misc]
        for word in dict.fromkeys([reason for reasons in self.book.refusals(sights[0].view).values() for reason in reasons]):
            self.hear(f"refuses {type(word).__name__}", lambda place, word=word: sights[place].read(word))  # type: ignore[misc]

    def play(self, play: Play) -> None:
        """A game from its beginning to its end."""
        match, dice = Match(self.book, play.setup, play.players, play.seed), Random(play.seed)
        while (decision := match.game.decision) is not None and len(match.answers) < LONGEST:
            self.question(match, decision.seat)
            match.answer(dice.randrange(len(decision.choices)))
        for seat in (-1, *range(play.players)):
            self.journal(match, seat)

    def sorted(self) -> Lines:
        """All that was heard, what is alike together."""
        return {language: sorted(lines, key=lambda line: line[0]) for language, lines in self.lines.items()}


# ---- what is frozen


def cards(game: str) -> Lines:
    """Every card: its name, its figures and its text."""
    book, teller = rulebook(game), teller_of(game)
    found: Lines = {}
    for language in LANGUAGES:
        phrases = book.phrasebook(language)
        pages = [(card, phrases.read(card["word"]).split("\n")) for card in book.cards()]
        said = [(str(card["id"]), [teller.full_name(card, phrases), phrases.figures(card["word"]), *text]) for card, text in pages]
        found[language] = [(id, line) for id, lines in said for line in lines if line]
    return found


def games(game: str) -> Lines:
    """What is said in its seeded games."""
    listener = Listener(game)
    for play in PLAYS[game]:
        listener.play(play)
    return listener.sorted()


def words(game: str) -> Lines:
    """Examples of what is seldom said."""
    listener = Listener(game)
    books = [rulebook(game).phrasebook(language) for language in LANGUAGES]
    for table, word in import_module(f"tests.games.{game}.spoken").spoken():
        voices = books if table is None else [book.at(table) for book in books]
        listener.hear(type(word).__name__, lambda place, word=word, voices=voices: voices[place].read(word).replace("\n", " / "))  # type: ignore[misc]
    return listener.sorted()


FROZEN: tuple[tuple[str, Callable[[str], Lines]], ...] = (
    *[(game, cards) for game in PLAYS if game not in SAME_CARDS],
    *[(game, games) for game in PLAYS],
    *[(game, words) for game in EXAMPLES],
)


def file_of(game: str, what: Callable[[str], Lines], language: str) -> Path:
    """Where these sentences lie in one language."""
    return HERE / game / f"{what.__name__}.{language}.txt"


def written(lines: list[Line]) -> str:
    """The sentences as they stand in their file."""
    return "".join([f"{kind}: {sentence}\n" for kind, sentence in lines])


def main() -> None:
    """Write all files anew."""
    for game, what in FROZEN:
        for language, lines in what(game).items():
            file = file_of(game, what, language)
            file.parent.mkdir(exist_ok=True)
            file.write_text(written(lines), "utf-8")


if __name__ == "__main__":
    main()
