"""Finding a section by what somebody types: whole questions, single words, words of other languages, beginnings and slips.

`search.js` does the same in a browser; a test compares them.
"""

from __future__ import annotations

import re
from functools import cache
from math import log
from unicodedata import normalize

from msgspec import Struct

from onetable.core.fold import fold
from onetable.core.phrasebook import LANGUAGES
from onetable.telling.guide.sections import Guide, Section, guide_of

TITLE, CALLED, BODY = 5.0, 4.0, 1.0  # what a word is worth by the place where it stands
FOREIGN = 0.7  # a word of another language, however well it fits
BEGUN, SLIPPED = 0.8, 0.6  # a word that is being typed, and one that was mistyped
WHOLE = 4.0  # a title or a search word that stands in the question as it is
RUNS = re.compile(r"[⺀-鿿豈-﫿]+|[^\W_⺀-鿿豈-﫿]+")
SCRIPT = "⺀"  # from here on words are written without spaces
KANJI = "一"
ENDINGS = ("ing", "en", "ed", "es", "s", "e")
LITTLE = re.compile(
    "a|an|the|is|are|be|am|do|does|did|i|you|we|he|my|me|our|it|its|this|that|of|to|in|on|at|for|with|and|or|if|when|what"
    "|which|who|how|why|can|may|must|have|has|get|there|any|many|much|een|de|het|zijn|ben|wat|wie|hoe|hoeveel|wanneer|waar"
    "|waarom|mag|mogen|kan|kunnen|moet|moeten|ik|je|jij|mijn|onze|er|van|op|met|aan|voor|bij|als|dat|die|dit|doet|doen|heb"
    "|hebben|krijg|krijgt|wordt"
    "|mean|means|work|works|happen|happens|betekent|werkt|gebeurt"
)
LITTLE_PARTS = re.compile(
    "什么时候|什么|怎么样|怎么|如何|为什么|可以|能不能|是不是|吗|呢|とは|どうなる|どうやる|どうすれば|ですか|ますか|いつ|どれ|なぜ"
)


def terms(text: str) -> list[str]:
    """The words of a text without their endings; two neighbours at a time, and single characters, where words are written side by side."""
    found = []
    for run in RUNS.findall(normalize("NFC", fold(text))):
        if run[0] < SCRIPT:
            found.append(stem(run))
        else:
            found += [run[place : place + 2] for place in range(len(run) - 1)]
            found += [letter for letter in run if letter >= KANJI]
    return found


def stem(word: str) -> str:
    """A word without the endings of English and Dutch."""
    for ending in ENDINGS:
        if word.endswith(ending) and len(word) - len(ending) >= 3:
            return word[: -len(ending)]
    return word


def asked(text: str) -> list[str]:
    """The words of a question that say what it is about."""
    said = normalize("NFC", fold(text))
    words = (LITTLE_PARTS.sub(" ", said) if LITTLE_PARTS.sub("", said).strip() else said).split()
    told = [word for word in words if not LITTLE.fullmatch(word)] or words
    return list(dict.fromkeys(terms(" ".join(told))))


class Index(Struct, frozen=True):
    """What a guide is searched by in one language: how much each word is worth for each section, and what sections are called."""

    worth: dict[str, dict[str, float]]
    called: tuple[tuple[str, str, float], ...]  # a title or search word, its section, and what it is worth
    size: int

    def find(self, text: str) -> list[str]:
        """The sections that answer, best first."""
        words, found = asked(text), dict[str, float]()
        reached = dict[str, float]()
        for place, word in enumerate(words):
            for section, worth in self.meant(word, place == len(words) - 1).items():
                found[section] = found.get(section, 0.0) + worth
                reached[section] = reached.get(section, 0.0) + 1 / len(words)
        said = f" {normalize('NFC', fold(text))} "
        for name, section, worth in self.called:
            if (name if name[0] >= SCRIPT else f" {name} ") in said:
                found[section] = found.get(section, 0.0) + worth
        return sorted(found, key=lambda section: (-round(found[section] * (0.5 + reached.get(section, 0.0)), 6), section))

    def meant(self, word: str, last: bool) -> dict[str, float]:
        """What a word is worth for each section: as it is, else as a beginning, else with a slip."""
        if word in self.worth:
            return self.weighed(word, 1.0)
        if word[0] >= SCRIPT:
            return {}
        begun = [known for known in self.worth if len(word) > 1 and known.startswith(word)] if last else []
        others = begun or [known for known in self.worth if known[0] < SCRIPT and slip(word, known)]
        found: dict[str, float] = {}
        for known in others:
            for section, worth in self.weighed(known, BEGUN if begun else SLIPPED).items():
                found[section] = max(found.get(section, 0.0), worth)
        return found

    def weighed(self, word: str, by: float) -> dict[str, float]:
        """A rare word tells more than one that stands everywhere."""
        places = self.worth[word]
        rare = by * log(1 + self.size / len(places)) * (0.5 if len(word) == 1 and word >= KANJI else 1.0)
        return {section: worth * rare for section, worth in places.items()}


def slip(typed: str, known: str) -> bool:
    """Whether one letter is wrong, missing, too many, or changed places with its neighbour; two in long words."""
    allowed = 0 if len(typed) < 4 else 1 if len(typed) < 8 else 2
    if not allowed or abs(len(typed) - len(known)) > allowed:
        return False
    before: list[int] = []
    row = list(range(len(known) + 1))
    for down, letter in enumerate(typed, 1):
        above, before, row = before, row, [down]
        for across, other in enumerate(known, 1):
            cost = min(before[across] + 1, row[-1] + 1, before[across - 1] + (letter != other))
            if down > 1 and across > 1 and letter == known[across - 2] and typed[down - 2] == other:
                cost = min(cost, above[across - 2] + 1)
            row.append(cost)
    return row[-1] <= allowed


def index(guide: Guide, language: str) -> Index:
    """The index of a guide: all that is said in this language, and what things are called in the others."""
    worth: dict[str, dict[str, float]] = {}
    called = []
    for section in guide.sections.values():
        for code in (language, *[other for other in LANGUAGES if other != language]):
            by = 1.0 if code == language else FOREIGN
            for text, value in texts(section, code, code == language):
                for word in terms(text):
                    places = worth.setdefault(word, {})
                    places[section.id] = max(places.get(section.id, 0.0), value * by)
                if value > BODY and (name := normalize("NFC", fold(text))):
                    called.append((name, section.id, WHOLE * by))
    return Index(worth, tuple(called), len(guide.sections))


def texts(section: Section, language: str, whole: bool) -> list[tuple[str, float]]:
    """What a section is searched by, each with what it is worth; in other languages only what things are called."""
    called = [(section.title[language], TITLE), *[(word, CALLED) for word in section.words[language]]]
    return [*called, *[(text, BODY) for text in section.body(language)]] if whole else called


@cache
def index_of(game: str, language: str) -> Index:
    """The index of a game in one language: made when first wanted."""
    return index(guide_of(game), language)


def search(game: str, language: str, text: str) -> list[str]:
    """The sections of a game that answer what was typed, best first."""
    return index_of(game, language).find(text)
