"""Every word of the trick-taking game can be said in every language, and says what it should."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from enum import Enum
from importlib.resources import files

import pytest

from onetable.core.match import DiceFell
from onetable.core.phrasebook import LANGUAGES, MissingPhrase
from onetable.core.word import Word, kinds_of, words_in
from onetable.games.fellowship.blueprints import Character, SetupAction, SpecialCard
from onetable.games.fellowship.cards.chapters import CHAPTERS, ROAD
from onetable.games.fellowship.cards.characters import CHARACTERS
from onetable.games.fellowship.pieces.names import Named, Player, Pyramid
from onetable.games.fellowship.pieces.playing_cards import HILLS, RINGS, SHADOWS, THE_ONE_RING, Card, Suit
from onetable.games.fellowship.text.books import BOOKS, FellowshipBook, epithet
from onetable.games.fellowship.text.card_lines import FORMS
from onetable.games.fellowship.text.names import name_of
from onetable.games.fellowship.words import goals, news
from onetable.games.fellowship.words.choices import Give, PlayToWin
from onetable.games.fellowship.words.goals import Verdict
from onetable.games.fellowship.words.reasons import MustFollow
from onetable.language.book import Forms, Row
from onetable.language.text import Text
from tests.games.fellowship.spoken import CARDS, EXAMPLES, KINDS, LEAF_GOALS, examples

# ---- reading


CLAUSES = ("and", "never", "never_and")


class Listener(FellowshipBook):
    """A phrasebook that notes which forms its phrases ask for, and which were there."""

    def __init__(self, code: str, phrases: Mapping[object, Row]) -> None:
        super().__init__(code, phrases, BOOKS[code].language)
        self.asked: set[str] = set()
        self.known = {key[1] for key in phrases if isinstance(key, tuple)}
        self.known |= {form for row in phrases.values() if isinstance(row, Forms) for form in CLAUSES if row.in_form(form) is not None}

    def row(self, key: object, form: str, own: bool = False) -> tuple[Row | None, str]:
        self.asked.add(form)
        return super().row(key, form, own)


class Lacking(Forms):
    """A phrase without one of its forms."""

    def __init__(self, row: Forms, form: str) -> None:
        self.row, self.form = row, form

    def in_form(self, form: str) -> str | Text | None:
        return None if form == self.form else self.row.in_form(form)


def without(phrases: Mapping[object, Row], form: str) -> dict[object, Row]:
    """The same phrases, in which nothing has this form."""
    rest = {key: Lacking(row, form) if isinstance(row, Forms) else row for key, row in phrases.items()}
    return {key: row for key, row in rest.items() if not (isinstance(key, tuple) and key[1] == form)}


def unknown_forms(book: Listener, words: Iterable[Word]) -> set[str]:
    """Forms that a phrase asks for and no word has. The plain phrase stands in for them, which is hardly what was meant."""
    for word in words:
        book.read(word)
    return book.asked - book.known - {""}


def read_all(code: str) -> Iterator[tuple[object, str]]:
    """Every example, every enum member, and all epithets and names, with their text."""
    book = BOOKS[code]
    for word in (*EXAMPLES, *Suit, *Verdict):
        yield from [(word, line) for line in book.read(word).split("\n")]
    for key in CHARACTERS:
        yield key, epithet(key, code)
    for key in keys_in_use():
        yield key, name_of(key, code)


def keys_in_use() -> set[str]:
    """Every key that a card, a chapter or a word on a card calls somebody or something by."""
    found = {*CARDS, *[f"suit.{suit}" for suit in Suit], ROAD, "title"}
    for chapter in CHAPTERS.values():
        found |= {chapter.key, *chapter.roster, *chapter.events, *chapter.choice, *chapter.riders.values(), *chapter.gifts.values()}
    for card in CARDS.values():
        found |= {card.person} - {""} if isinstance(card, Character) else set()
        found |= {key for word in words_in(card) if not isinstance(word, (Character, SpecialCard)) for key in strings_in(word)}
    return found


def strings_in(word: Word) -> Iterator[str]:
    """The keys in the fields of a word."""

    def walk(value: object) -> Iterator[str]:
        if isinstance(value, tuple):
            for part in value:
                yield from walk(part)
        elif isinstance(value, str) and not isinstance(value, Enum) and value:
            yield value

    for field in word.__struct_fields__:
        yield from walk(getattr(word, field))


WIDE = "，。：；！？（）、「」『』《》"

# ---- tests: everything can be said


def test_the_shelf_holds_four_languages() -> None:
    assert tuple(BOOKS) == LANGUAGES and len(BOOKS) == 4
    assert [BOOKS[code].code for code in LANGUAGES] == list(LANGUAGES)
    assert BOOKS["nl"] is BOOKS["nl"]
    with pytest.raises(KeyError):
        BOOKS["tlh"]


def test_the_words_are_found() -> None:
    names = {kind.__name__ for kind in KINDS}
    assert {"WinTricks", "MayLeadRings", "TakeLost", "Trump", "Play", "Leads", "MustFollow", "Character", "Card", "DiceFell"} <= names
    assert not {"Pick", "Deliver", "PlayCards", "Deal", "DrawBarrowCards", "Goal", "Word", "Step"} & names
    assert set(kinds_of(SetupAction)) - set(KINDS) == {SetupAction}  # every step that stands on a card is read
    assert len(KINDS) > 180 and {type(word) for word in EXAMPLES} == set(KINDS)


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_word_has_a_phrase_of_its_own(code: str) -> None:
    phrases = BOOKS[code].phrases
    assert [kind.__name__ for kind in KINDS if kind not in phrases and kind not in FORMS and not hasattr(kind, "reads_as")] == []
    assert [(kind.__name__, line) for kind, forms in FORMS.items() for line in forms if (kind, line) not in phrases] == []
    assert [member for member in (*Suit, *Verdict) if member not in phrases] == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_form_that_is_asked_for_exists(code: str) -> None:
    assert unknown_forms(Listener(code, BOOKS[code].phrases), EXAMPLES) == set()


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_word_reads_cleanly(code: str) -> None:
    for word, text in read_all(code):
        assert text and text == text.strip(), word
        assert not re.search(r"[{}_<>\[\]]|\w\(\w+=|\b(None|True|False)\b|99", text), f"{word}: {text}"  # a field shines through
        assert not re.search(r"\s{2}|\n| [,.;:!?)、。，；：]|[,;:.、。，；：]{2}|[(（] |“”|‘’|「」|\(\)|（）", text), f"{word}: {text}"
        if code in ("zh", "ja"):
            assert not re.search(rf"[\u3040-\u9fff][,.;!?()]|[{WIDE}] | [{WIDE}]", text), f"{word}: {text}"


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_key_shows_instead_of_a_name(code: str) -> None:
    people = "|".join(sorted({card.person for card in CHARACTERS.values() if "_" not in card.person} - {""}))
    for word, text in read_all(code):
        assert not re.search(rf"\b({people}|hills|mountains|forests|shadows|rings|rivers)\b", text), f"{word}: {text}"


@pytest.mark.parametrize("code", ["zh", "ja"])
def test_no_latin_word_in_chinese_and_japanese(code: str) -> None:
    for word, text in read_all(code):
        assert re.findall(r"[A-Za-z]+", text.replace("One Table", "")) == [], f"{word}: {text}"


def test_no_english_word_in_dutch() -> None:
    english = r"\b(the|an|and|with|you|your|card|cards|trick|tricks|threat|lead|leads|wins|plays|draws)\b"
    for word, text in read_all("nl"):
        assert not re.search(english, text, re.IGNORECASE), f"{word}: {text}"


@pytest.mark.parametrize(
    ("code", "slip"),
    [
        ("en", r"(?<!layer )(?<!Group )\b1 (?!Hills|Mountains|Forests|Shadows)\w+s\b"),
        ("en", r"\b([2-9]|\d\d) ((Hills|Mountains|Forests|Shadows|barrow) )?(trick|card|Ring|River|threat|group|time)\b"),
        ("en", r"\ba [aeiouAEIOU]|\ban [^aeiouAEIOU]|\b[Hh]e\b|\b[Ss]he\b|\b[Hh]is\b|\b[Hh]er\b|['\"]|colour|favour|honour"),
        ("nl", r"\b1 (slagen|kaarten|Ringen|dreigingen|grafkaarten)\b|\b([2-9]|\d\d) (slag|kaart|Ring|dreiging)\b|\bu\b|\buw\b|['\"]"),
        ("zh", r"您|[0-9] [\u4e00-\u9fff]|[\u4e00-\u9fff] [0-9]|\"|'"),
        ("ja", r"[0-9] [\u3040-\u9fff]|[\u3040-\u9fff] [0-9]|[“”\"']"),
    ],
    ids=["en-singular", "en-plural", "en-style", "nl", "zh", "ja"],
)
def test_no_slip_of_grammar_or_style(code: str, slip: str) -> None:
    for word in EXAMPLES:
        text = BOOKS[code].read(word).replace("Saruman of Many Colours", "")
        assert not re.search(slip, text), f"{word}: {text}"


# ---- tests: what differs must read differently


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_field_is_forgotten(code: str) -> None:
    for kind in set(KINDS) - {Character}:  # Aragorn and Aragorn son of Arathorn do the same
        heard: dict[str, Word] = {}
        for word in examples(kind):
            text = BOOKS[code].read(word)
            assert text not in heard or kind is PlayToWin, f"{word} and {heard[text]} both read: {text}"  # always the 1 of Rings
            heard[text] = word


@pytest.mark.parametrize("code", LANGUAGES)
def test_never_forbids(code: str) -> None:
    for goal in LEAF_GOALS:
        assert BOOKS[code].read(goals.Never(goal)) != BOOKS[code].read(goal), goal


@pytest.mark.parametrize("code", LANGUAGES)
def test_numbers_of_tricks_read_differently(code: str) -> None:
    figures = [(0, 0), (1, 99), (2, 99), (1, 1), (2, 2), (1, 2), (0, 2), (2, 4)]
    assert len({BOOKS[code].read(goals.WinTricks(*pair)) for pair in figures}) == len(figures)


# ---- tests: gaps are found


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_missing_phrase_is_found(code: str) -> None:
    for kind in (goals.WinLastTrick, news.RingsBroken, MustFollow, DiceFell, Card):
        gap = Listener(code, {key: phrase for key, phrase in BOOKS[code].phrases.items() if key is not kind})
        with pytest.raises(MissingPhrase, match=f"{code} has no phrase for {kind.__name__}"):
            unknown_forms(gap, EXAMPLES)


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_missing_enum_member_is_found(code: str) -> None:
    gap = Listener(code, {key: phrase for key, phrase in BOOKS[code].phrases.items() if key is not RINGS})
    with pytest.raises(MissingPhrase):
        gap.read(RINGS)


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_missing_form_is_found(code: str) -> None:
    whole = Listener(code, BOOKS[code].phrases)
    unknown_forms(whole, EXAMPLES)
    for form in whole.asked - {""}:
        book = Listener(code, without(whole.phrases, form))
        if form in book.language.strict:
            with pytest.raises(MissingPhrase, match=f"in the form “{form}”"):
                unknown_forms(book, EXAMPLES)
        else:
            assert is_missed(book, form)


def is_missed(book: Listener, form: str) -> bool:
    """Whether it is noticed that nothing has this form."""
    try:
        return form in unknown_forms(book, EXAMPLES)
    except MissingPhrase as error:
        return f"in the form “{form}”" in str(error)


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_form_is_left_over(code: str) -> None:
    book = Listener(code, BOOKS[code].phrases)
    unknown_forms(book, EXAMPLES)
    assert book.known <= book.asked


# ---- tests: names and epithets


def test_every_key_has_a_name_in_four_languages() -> None:
    assert len(keys_in_use()) > 90
    for key in keys_in_use():
        for code in LANGUAGES:
            name = name_of(key, code)
            assert name and name == name.strip() and not re.search(r"[{}_]", name), (key, code)
    with pytest.raises(MissingPhrase):
        name_of("sauron", "en")


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_character_has_an_epithet(code: str) -> None:
    assert len(CHARACTERS) == 46
    for key in CHARACTERS:
        found = epithet(key, code)
        assert 0 < len(found) <= 32 and not re.search(r"[.。]$", found), key
    assert set(json.loads(files("onetable.games.fellowship.text").joinpath("epithets.json").read_text("utf-8"))) == set(CHARACTERS)
    with pytest.raises(MissingPhrase):
        epithet("sauron", code)


@pytest.mark.parametrize(("code", "expected"), [("en", "Gardener"), ("zh", "园丁"), ("ja", "庭師"), ("nl", "Tuinman")])
def test_sam_is_a_gardener(code: str, expected: str) -> None:
    assert epithet("sam", code).lower() == expected.lower()


# ---- tests: the English text, word for word


ENGLISH_CARDS = {
    "frodo": "Goal: With 4 players, win at least 2 Rings; with 1–3 players, win at least 4 Rings.\n"
    "Only the holder of the 1 of Rings can be this character. You can never give that card away. You lead the first trick.",
    "bilbo": "Goal: Win at least 3 tricks.",
    "gandalf": "Goal: Win at least 1 trick.\nSet-up: Take the lost card. Exchange 1 card with Frodo.",
    "pippin": "Goal: Win the fewest tricks (ties are allowed).\nSet-up: Exchange 1 card with Frodo, Sam or Merry.",
    "sam": "Goal: Win the Hills card with the rank of your threat.\nSet-up: Draw a threat (draw again if it demands a lost card). "
    "Exchange 1 card with Frodo, Merry or Pippin.",
    "merry": "Goal: Win exactly 1 or 2 tricks.\nSet-up: Exchange 1 card with Frodo, Sam or Pippin.",
    "tom_bombadil": "Goal: End the round holding a card of a suit of which you won at least 3 cards.\nSet-up: Take all lost cards. "
    "Exchange 1 card with Frodo.",
    "strider": "Goal: Win more or fewer tricks than the rank of your threat, whichever you declared (an equal number fails).\n"
    "Set-up: Draw a threat. Declare whether you will win more or fewer tricks than the rank of your threat. Exchange 1 card with Frodo.",
    "glorfindel": "Goal: Win all 8 Shadows cards.\nSet-up: Take the lost card. "
    "Exchange 1 card with every other character, all at the same time.\nYou lead the first trick.",
    "bilbo_baggins": "Goal: Win at least 3 tricks, and never win the 1 of Rings.\n"
    "When you would lead, you may name another character to lead instead.",
    "boromir": "Goal: Win the last trick, and never win the 1 of Rings.\nSet-up: Exchange 1 card with any character except Frodo.",
    "gwaihir": "Goal: Win at least 2 tricks containing a Mountains card.\nSet-up: Exchange 1 card with Gandalf, twice.",
    "gandalf_servant_of_the_secret_fire": "Goal: You have no goal of your own.\nSet-up: Take all lost cards.\n"
    "You need not follow suit. You may lead Rings at any time.",
    "samwise_gamgee_burdened": "Goal: Win both the Hills card and the Shadows card with the rank of your threat.\n"
    "Set-up: Draw a threat (draw again if it demands a lost card).\nRings you win count toward Frodo’s goal, too.",
    "peregrin_took_burdened": "Goal: Win no trick, and every other character must win at least 1 trick.\n"
    "Set-up: Exchange 1 card with any character.",
    "boromir_son_of_denethor_burdened": "Goal: Win the last trick, and never win a Ring.\n"
    "Set-up: Exchange 1 card with any character except Frodo.",
    "saruman_of_many_colours": "Gandalf has a new goal: win at least 1 card of every rank from 1 to 8. Gandalf leads the first trick.",
    "the_bridge_of_khazad_dum": "You can choose this event only when the other events of the chapter are completed. "
    "Every unfinished character must take part. “Gandalf, Servant of the Secret Fire” must be chosen. Gandalf cannot be chosen. "
    "Take the Shadows cards out of the main deck and shuffle them with the Balrog card (rank 5) to form the Balrog deck. "
    "Number of lost cards: 1 with 1 or 4 players, 2 with 2 or 3. "
    "Before each trick, reveal cards of the Balrog deck: 3 with 1 or 4 players, 2 with 2 or 3. "
    "If the cards in the trick add up to less than the cards revealed, everybody fails. "
    "When too few cards are left, shuffle the whole Balrog deck again. All tricks are played, even if every goal is already met.",
    "the_anduin": "Add Rivers to the main deck: 1–8 with 1 or 4 players, 1–6 with 2 or 3. "
    "Rivers are trump: the highest River wins the trick, unless the 1 of Rings wins it outright.",
    "witch_king_morgul_knife": "In addition to your goal, never lead a Ring.",
    "the_black_breath": "In addition to your goal, never win a card of rank 8.",
    "the_sword_that_was_broken": "Instead of taking a threat, choose a range: 1–2, 3–4 or 5–6. Any rank in it meets your goal.",
    "mithril_shirt": "Once per chapter, 1 missed goal of any character counts as met. The gift is used up only if that wins the round.",
}


@pytest.mark.parametrize("key", ENGLISH_CARDS)
def test_a_card_in_english(key: str) -> None:
    assert BOOKS["en"].read(CARDS[key]) == ENGLISH_CARDS[key]


@pytest.mark.parametrize(
    ("word", "expected"),
    [
        (Card(HILLS, 3), "3 of Hills"),
        (PlayToWin(THE_ONE_RING), "Play the 1 of Rings and win the trick outright"),
        (Give(Card(HILLS, 3), Player(0)), "Give the 3 of Hills to player 1"),
        (news.Leads(Named("legolas"), Card(SHADOWS, 8)), "Legolas leads the 8 of Shadows."),
        (news.DrawsThreat(Named("aragorn"), 3), "Aragorn gets threat 3."),  # drawn or chosen
        (news.GoalDone(Named("legolas")), "Legolas’s goal is done."),
        (news.WinsTrick(Named("gandalf_servant_of_the_secret_fire"), 3), "Gandalf wins trick 3."),
        (news.BecomesCharacter(Player(1), Named("mr_underhill")), "Player 2 becomes Mr. Underhill."),
        (news.HandsOver(Named("sam"), THE_ONE_RING, Pyramid()), "Sam gives the 1 of Rings to the pyramid."),
        (news.NamesSuits(Named("boromir"), (HILLS, SHADOWS, RINGS)), "Boromir names Hills, Shadows and Rings as the longest suits."),
        (news.EventChosen(Named("balins_tomb")), "Balin’s Tomb is chosen for this round."),
        (goals.WinCards(RINGS, 2, ("samwise_gamgee_burdened",)), "Win at least 2 Rings (Rings won by Samwise Gamgee count, too)"),
        (MustFollow(RINGS), "You must follow suit with a Ring."),
        (Verdict.AHEAD, "Holding"),
    ],
)
def test_a_word_in_english(word: object, expected: str) -> None:
    assert BOOKS["en"].read(word) == expected
