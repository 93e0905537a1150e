"""Every card, choice, reason and news item can be read in every language, and reads as it should."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from enum import Enum
from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

import onetable.games.quest
from onetable.cli.cards import describe, named
from onetable.core import match
from onetable.core.phrasebook import LANGUAGES, MissingPhrase
from onetable.core.word import Word, kinds_of, words_in
from onetable.games.quest.cards.catalogue import facts
from onetable.games.quest.cards.shelf import CORRUPTION, EVENTS, PLOTS, SHADOWS
from onetable.games.quest.figures import FightingCard
from onetable.games.quest.game import MiddleEarthQuest
from onetable.games.quest.rules import actions, explore, plots, rest, sauron_turn, scouting, shadow, travel
from onetable.games.quest.text import lines as line_words
from onetable.games.quest.text.book import QuestBook, QuestPhrase
from onetable.games.quest.text.books import BOOKS
from onetable.games.quest.text.lines import figures_of, lines
from onetable.games.quest.text.names import KINDS as NAMED_ENUMS
from onetable.games.quest.words import choices, names, news, reasons
from onetable.games.quest.words.bases import Condition, Effect, Effects, Who
from onetable.games.quest.words.control import Choose, If, May
from onetable.games.quest.words.effects import ALL, Damage, GainFavor, MoveHero, Raise, TakeCorruption
from onetable.games.quest.words.fights import FoeIsMinion
from onetable.games.quest.words.map_effects import AddToPool, DrainPool, PlaceOnSome, PutMinion
from onetable.games.quest.words.places import BesideHim, OfHisRegion
from onetable.games.quest.words.plot_texts import InfluenceNear
from onetable.games.quest.words.statics import Lowers
from onetable.games.quest.words.traits import (
    Attribute,
    CardType,
    Character,
    Deck,
    Hero,
    Item,
    Marker,
    Minion,
    Moment,
    Monster,
    Place,
    Track,
)
from onetable.games.quest.words.values import AtLeast, Either, HisCorruption, InfluenceAt, MinionIn, OutsideHavens, PlotActive

BOOK = MiddleEarthQuest()
CARDS = {card["id"]: card["word"] for card in facts()}
ARGALAD, THALIN = Hero.ARGALAD, Hero.THALIN

# ---- which words there are


def load_all() -> None:
    """Import every module of the game, so that every word is known."""
    for module in walk_packages(onetable.games.quest.__path__, "onetable.games.quest."):
        if ".text." not in module.name:
            import_module(module.name)


def classes_of(*modules: Any) -> set[type[Word]]:
    """The words that these modules define."""
    homes = {module.__name__ for module in modules}
    return {kind for kind in kinds_of(Word) if kind.__module__ in homes and issubclass(kind, Word)}


load_all()
ASKED: set[type[Word]] = {
    actions.MoveMinion, actions.HealMinion, actions.PlaceToken, actions.MoveToken, travel.MoveTo, travel.PayOne, travel.PaySeveral,
    scouting.Scout, travel.GiveUp, explore.Explore, explore.TakeFavor, explore.ConsultForFavor, explore.Consult, explore.DarkPath,
    explore.CompleteQuest, explore.BreakPlot, explore.Trade, explore.GiveFavor, explore.GiveItem, explore.GiveQuest, rest.Rest,
    shadow.PlayShadow, plots.PlayPlot, plots.DropPlot, sauron_turn.EnterMinion,
}  # fmt: skip
TOLD = classes_of(news)
REFUSED = classes_of(reasons, match)
OFFERED = classes_of(choices) | ASKED
PRINTED = {type(line) for card in CARDS.values() for line in lines(card)}
EFFECTS = {kind for kind in kinds_of(Effect) if ".words." in kind.__module__ and issubclass(kind, Word)} - {Effect, PutMinion}
CONDITIONS = {kind for kind in kinds_of(Condition) if issubclass(kind, Word)} - {Condition}
LINES = classes_of(line_words)
KINDS = sorted(TOLD | REFUSED | OFFERED | PRINTED | EFFECTS | CONDITIONS | LINES, key=lambda kind: kind.__name__)
NAMES = {kind.__name__ for kind in kinds_of(Word)}


# ---- what is said in games, and examples of what is seldom said

GAMES = [(players, seed) for players in (2, 3, 4) for seed in (1, 2, 3)]


@cache
def questions() -> list[tuple[Word, ...]]:
    """The choices of every question of some random games."""
    return [choices for choices, _ in played()]


@cache
def played() -> list[tuple[tuple[Word, ...], tuple[Word, ...]]]:
    """For every question of some random games: the choices, and what was told and refused at that moment."""
    found = []
    for players, seed in GAMES:
        dice = Random(seed)
        game = BOOK.begin({}, players, seed)
        while game.decision is not None:
            said: list[Word] = [event.word for event in game.table.news or ()]
            refused = BOOK.why_not(game)
            found.append(((*game.decision.choices, *refused), (*said, *refused.values())))
            game.table.news = []
            game.answer(dice.randrange(len(game.decision.choices)))
        found.append(((), tuple([event.word for event in game.table.news or ()])))
    return found


SELDOM: tuple[Word, ...] = (
    # choices
    choices.PickAttribute(Attribute.WISDOM), choices.PickBranch(0, ()), choices.PickInfluence(Place.BREE), choices.PickFavor(Place.SHIRE),
    choices.PickFavor(), choices.GiveCorruption("weary", THALIN), choices.PutOnTop(), choices.PutUnder(), choices.AsUrukHai(),
    choices.PickType(CardType.MELEE), choices.PickToken(Place.BREE, 7), choices.PickPeril(""), choices.UseTrack(Track.DRAW, 0),
    choices.FromRestPool(), choices.PickCharacter(Character.DAIN), choices.PickItem(Item.ELVEN_CLOAK), choices.FightToken(Place.RHUN, 3),
    choices.PickMinion(Minion.GOTHMOG), choices.SendFoe(), choices.SendPeril(), choices.PickShadow("betrayed"), choices.ToPool(),
    choices.FightMinion(Minion.WITCH_KING), actions.HealMinion(Minion.RINGWRAITHS), actions.MoveToken(Place.BREE, 4, Place.WEATHERTOP),
    explore.Trade(ARGALAD), explore.GiveFavor(THALIN), explore.GiveItem(Item.BOAT, THALIN), explore.GiveQuest("greenleaf", THALIN),
    explore.BreakPlot("loss_of_an_heir", 1), explore.Consult(Character.DENETHOR), explore.ConsultForFavor(Character.DENETHOR),
    scouting.Scout(Place.OLD_FOREST), travel.PaySeveral("argalad_overdraw", 3), plots.DropPlot("a_broken_line_of_kings", 2),
    # news
    news.CorruptionPassed(ARGALAD, THALIN, "weary"), news.FavorGiven(ARGALAD, THALIN), news.ItemGiven(ARGALAD, THALIN, Item.BOAT),
    news.QuestGiven(ARGALAD, THALIN, "greenleaf"), news.Trained(ARGALAD, ""), news.TrainedWith(ARGALAD, "skill_ready", ""),
    news.DamagePoolRested(ARGALAD, ("argalad_overdraw",)), news.HandReturned(ARGALAD), news.FavorRemoved(Place.SHIRE),
    news.TokenPlacedSeen(Place.BREE, Monster.BLANK), news.TokenRemoved(Place.BREE, Monster.BLANK), news.TokenSeen(Place.BREE, Monster.ORC),
    news.TokensSeenBy(ARGALAD, (Place.BREE, Place.SHIRE)), news.MinionHealed(Minion.RINGWRAITHS, 4), news.MinionHurt(Minion.GOTHMOG, 2),
    news.MinionDefeated(Minion.RINGWRAITHS), news.PlotThrownAway("urgent_summons"), news.PlotTaken("gollum_is_captured"),
    news.PlotDeckSeen("urgent_summons", True), news.PlotDeckSeen("urgent_summons", False), news.PlotDeckLookedAt(True),
    news.PlotDeckLookedAt(False), news.PlotHandSeen(ARGALAD, ("urgent_summons", "loss_of_an_heir")), news.PlotHandLookedAt(ARGALAD),
    news.ShadowTaken("betrayed"), news.ShadowDiscarded(()), news.EventTriggered(ARGALAD, "ev1_14"), news.EventGiven("ev1_03", THALIN),
    news.EventsDrawn(("ev1_01",), "ev1_01"), news.EncountersDrawn(ARGALAD, Deck.HAVEN, ("ancient_greed",)),
    news.NoEncounterApplies(ARGALAD), news.NoPerilApplies(ARGALAD), news.BlankTurnedUp(ARGALAD, Place.BREE),
    news.AgilitySplit(ARGALAD, 0, 0), news.AgilitySplit(ARGALAD, 2, 1), news.CardLaidOpen(Monster.CREBAIN, "zealot_hack"),
    news.CardsRevealed(ARGALAD, "", Monster.ORC, "zealot_hack"), news.CardsRevealed(ARGALAD, "", Monster.ORC, ""),
    news.CardCancelled(Minion.RINGWRAITHS, "ravager_hack"), news.RoundDamage(ARGALAD, 0, Monster.ORC, 0),
    news.TypeDeclared(Monster.CREBAIN, CardType.RANGED), news.TypesTold(ARGALAD, 1, 3), news.TypesAsked(Monster.ORC),
    news.FoeDiscards(Monster.ORC, ("zealot_hack",)), news.FoeDraws(Monster.URUK_HAI), news.FoeHeals(Monster.BARROW_WIGHT),
    news.HamstringHits(Monster.CREBAIN, "zealot_hack"), news.TakenBack(ARGALAD, "argalad_overdraw"), news.Spied(Monster.CREBAIN, 2),
    news.HeroRetreats(ARGALAD), news.CombatBegins(ARGALAD, Minion.WITCH_KING), news.FoeDefeated(ARGALAD, Minion.WITCH_KING),
    news.CombatDrawn(ARGALAD, Monster.CREBAIN), news.MarkerMoved(Marker.BLACK, -1, 4), news.PoolChanged(-2, 3),
    news.MinionMoved(Minion.RINGWRAITHS, Place.SHIRE), news.ItemLost(ARGALAD, Item.ELVEN_CLOAK), news.PlotDiscarded("urgent_summons"),
    *[news.FinaleBegins(side) for side in ("heroes", "sauron", "nobody")],
    *[news.HeroesWon(how) for how in ("mission", "champion")], *[news.SauronWon(how) for how in ("mission", "champion")],
    news.MissionsRevealed("noble_blood", True, "his_dark_throne", False),
    news.ChampionChosen(ARGALAD, 7, 6), news.AdvancedQuestActive(ARGALAD, "echoes_of_bolgs_army"), news.CharacterLeft(Character.DAIN),
    # reasons
    *[reasons.NotThisMoment(moment) for moment in Moment], reasons.PathTooDear(1), reasons.PathTooDear(3), reasons.NoMoreMoves(1),
    reasons.NoMoreTravel(3), reasons.NoFreeSlot(), reasons.NoFittingPlace(), reasons.TrackFull(), reasons.FoeHere(),
    reasons.NoRestInStronghold(), reasons.RestForbidden(), reasons.RestHindered(), reasons.TooCorrupt(3), reasons.NotEnoughFavor(3),
    reasons.PlotElsewhere(), reasons.Lonely(), reasons.HasItemAlready(Item.ELVEN_CLOAK), reasons.MustNotDeclare(), reasons.FigureUsed(),
    reasons.OneTokenPlaced(), reasons.OneShadowCardATurn(), reasons.NothingToExplore(), reasons.DarkPathTaken(),
    reasons.PoolTooSmall(6, 1), match.NothingToUndo(), match.OthersWentOn(), match.DiceFell(), match.OthersLearned(),
)  # fmt: skip


@cache
def heard() -> tuple[Word, ...]:
    """Every different word of these games and examples."""
    said = [word for choices, told in played() for word in (*choices, *told)]
    return tuple(dict.fromkeys([*said, *SELDOM]))


def printed(kind: type[Word]) -> Iterator[Any]:
    """Every different word of this kind that stands on a card."""
    found = [word for card in CARDS.values() for line in lines(card) for word in words_in(line)]
    return iter(dict.fromkeys([word for word in found if isinstance(word, kind)]))


# ---- reading


class Listener(QuestBook):
    """A phrasebook that notes which forms its phrases ask for, and which were there."""

    def __init__(self, code: str, phrases: Mapping[object, QuestPhrase]) -> None:
        super().__init__(code, phrases, BOOKS[code].tidy)
        self.asked: set[str] = set()
        self.known = {key[1] for key in phrases if isinstance(key, tuple)}

    def phrase(self, word: object, form: str = "") -> str:
        self.asked.add(form)
        return super().phrase(word, form)


def is_clean(text: str) -> bool:
    """Whether no field, class, id or missing part shines through."""
    if not text or text != text.strip():
        return False
    if re.search(r"[{}_<>\[\]]|\w\(\w*=|\b(None(?! of)|True|False)\b|\b99\b|  ", text):
        return False
    if re.search(r" [,.;!?)、。，；：]|[,;:、。，；：]{2}|\.\.|[(（] |“”|‘’|「」|\(\)|（）| ’", text.replace("…", "")):
        return False
    return not set(re.findall(r"[A-Z][a-z]+(?:[A-Z][a-z]*)+", text)) & NAMES


def is_sentence(text: str) -> bool:
    """Whether it ends as a sentence does."""
    return text.endswith((".", "。"))


def unclean(code: str, words: Iterator[Word] | tuple[Word, ...]) -> list[str]:
    """What does not read well among these words."""
    texts = [(word, BOOKS[code].read(word)) for word in words]
    return [f"{word}: {text}" for word, text in texts if not is_clean(text)]


def test_the_words_are_found() -> None:
    found = {kind.__name__ for kind in KINDS}
    assert {"GainFavor", "MoveTo", "Lay", "FoeHere", "HeroMoved", "MinionIn", "Scouts", "CombatText", "Does", "PlotFigures"} <= found
    assert not {"CombatRound", "Reveal", "PutMinion", "TakeDamage", "Word", "Effect", "Condition"} & found and len(KINDS) > 280


def test_every_kind_of_choice_news_and_reason_has_been_heard() -> None:
    known = {type(word) for word in heard()}
    assert sorted([kind.__name__ for kind in (TOLD | REFUSED | OFFERED) - known]) == []


def test_nobody_is_asked_told_or_refused_with_other_words() -> None:
    offered = {type(word) for choices, _ in played() for word in choices}
    told = {type(word) for _, said in played() for word in said}
    assert offered <= OFFERED and told <= TOLD | REFUSED | CONDITIONS


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_word_has_a_phrase_of_its_own(code: str) -> None:
    phrases = BOOKS[code].phrases
    assert [kind.__name__ for kind in KINDS if kind not in phrases] == []
    assert [member for kind in NAMED_ENUMS for member in kind if member not in phrases] == []


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("card", CARDS)
def test_every_card_can_be_read(code: str, card: str) -> None:
    book, word = BOOKS[code], CARDS[card]
    texts = book.card_text(word)
    assert len(texts) == len(list(lines(word))) and book.read(word) == "\n".join(texts)
    assert [text for text in texts if not is_clean(text) or not is_sentence(text)] == []
    figures = book.figures(word)
    assert (is_clean(figures) and not is_sentence(figures)) or (not figures and card.split(".")[0] in ("character", "item"))


@pytest.mark.parametrize("code", LANGUAGES)
def test_choices_reasons_and_news_can_be_read(code: str) -> None:
    assert unclean(code, heard()) == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_news_and_reasons_are_sentences_and_choices_are_not(code: str) -> None:
    for word in heard():
        text = BOOKS[code].read(word)
        assert is_sentence(text) is (type(word) not in OFFERED), f"{word}: {text}"


@pytest.mark.parametrize("code", LANGUAGES)
def test_effects_and_conditions_stand_alone(code: str) -> None:
    words = (*printed(Effect), *printed(Condition))
    assert unclean(code, words) == [] and len(words) > 150
    assert [word for word in words if not is_sentence(BOOKS[code].read(word))] == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_what_a_card_offers_reads_as_a_choice(code: str) -> None:
    offers = [
        choices.PickBranch(number, branch, word.who is Who.SAURON)
        for word in printed(Choose)
        for number, branch in enumerate(word.branches)
    ]
    offers += [choices.PickBranch(0, word.cost + word.then, word.who is Who.SAURON) for word in printed(May)]
    assert unclean(code, tuple(offers)) == [] and len(offers) > 80
    assert [offer for offer in offers if is_sentence(BOOKS[code].read(offer))] == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_choices_of_one_question_read_differently(code: str) -> None:
    texts = {word: BOOKS[code].read(word) for question in questions() for word in question}
    for question in questions():
        said = [texts[word] for word in question]
        assert len(set(said)) == len(said), sorted(said)


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_form_that_is_asked_for_exists(code: str) -> None:
    book = Listener(code, BOOKS[code].phrases)
    for word in (*CARDS.values(), *heard()):
        book.read(word)
        if not isinstance(word, Word):
            book.figures(word)
    assert book.asked - book.known - {""} == set()


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_missing_phrase_is_found(code: str) -> None:
    words: dict[object, object] = {
        news.RoundBegins: news.RoundBegins(2), choices.Done: choices.Done(), reasons.FoeHere: reasons.FoeHere(),
        line_words.Affects: PLOTS["loss_of_an_heir"], Lowers: CORRUPTION["weary"],
    }  # fmt: skip
    for kind, word in words.items():
        rest = {key: phrase for key, phrase in BOOKS[code].phrases.items() if key is not kind and not is_form_of(key, kind)}
        with pytest.raises(MissingPhrase):
            Listener(code, rest).read(word)


def is_form_of(key: object, kind: object) -> bool:
    """Whether this key of a phrasebook is a form of that word."""
    return isinstance(key, tuple) and key[0] is kind


# ---- what a text must and must not hold


@pytest.mark.parametrize("code", LANGUAGES)
def test_cards_that_differ_read_differently(code: str) -> None:
    known: dict[str, Any] = {}
    for id, card in CARDS.items():
        said = lines_and_figures(card)
        text = "\n".join([BOOKS[code].figures(card), *BOOKS[code].card_text(card)])
        assert known.setdefault(text, said) == said, f"{id} reads like another card: {text}"


def lines_and_figures(card: Any) -> tuple[Word, ...]:
    """All words of a card."""
    return figures_of(card), *lines(card)


UNSAID = {
    "PickBranch.number", "OneHeroMay.asked", "DiscardCards.cost", "ShuffleEncounterBack.deck", "PrintedDefense.least", "CombatText.when",
    "BreakPlot.slot", "DropPlot.slot",
}  # fmt: skip


def changed(value: Any, label: str = "") -> Iterator[tuple[str, Any]]:
    """The same with one number, name or yes-or-no changed, and which one that is."""
    if isinstance(value, Word):
        for name in value.__struct_fields__:
            for where, other in changed(getattr(value, name), f"{type(value).__name__}.{name}"):
                yield where, replace(value, **{name: other})
    elif isinstance(value, tuple):
        for place, part in enumerate(value):
            for where, other in changed(part, label):
                yield where, (*value[:place], other, *value[place + 1 :])
    elif isinstance(value, Enum):
        yield label, next(member for member in [*type(value), *type(value)][1:] if member is not value)
    elif isinstance(value, bool):
        yield label, not value
    elif isinstance(value, int) and value != ALL:
        yield label, value + 1


def reads_as(code: str, word: Word, text: str) -> bool:
    """Whether a word reads so; one that cannot be, such as a fourth stage, reads otherwise or not at all."""
    try:
        return BOOKS[code].read(word) == text
    except LookupError:
        return False


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_number_and_name_is_told(code: str) -> None:
    """A text that leaves out how much, whom, where or whether would pass most other tests."""
    examples = {type(word): word for word in heard()}
    said = [word for card in CARDS.values() for word in lines_and_figures(card)]
    silent = set()
    for word in dict.fromkeys([*said, *examples.values()]):
        text = BOOKS[code].read(word)
        silent |= {(label, text) for label, other in changed(word) if label not in UNSAID and reads_as(code, other, text)}
    assert sorted(silent) == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_numbers_and_names_are_told(code: str) -> None:
    """A text that leaves out how much, whom or where would pass all other tests."""
    book = BOOKS[code]
    for first, second in (
        (GainFavor(1), GainFavor(2)),
        (Damage(4), Damage(5)),
        (Raise(Attribute.WISDOM), Raise(Attribute.AGILITY)),
        (Raise(), Raise(Attribute.AGILITY)),
        (TakeCorruption(1), TakeCorruption(2)),
        (MoveHero(BesideHim()), MoveHero(BesideHim(), Who.SAURON)),
        (PlaceOnSome(2, OfHisRegion()), PlaceOnSome(2, OfHisRegion(), up_to=True)),
        (PlaceOnSome(1, OfHisRegion()), PlaceOnSome(1, OfHisRegion(other=True))),
        (If(OutsideHavens(), (GainFavor(1),)), If(OutsideHavens(), (), (GainFavor(1),))),
        (choices.PickBranch(0, (Damage(2),)), choices.PickBranch(0, (Damage(2),), sauron=True)),
        (Choose(Who.HERO, ((GainFavor(1),), (DrainPool(1),))), Choose(Who.HERO, ((GainFavor(1),), (DrainPool(1),)), may=True)),
        (news.CardsRevealed(ARGALAD, "argalad_overdraw", Monster.ORC, ""), news.CardsRevealed(ARGALAD, "", Monster.ORC, "zealot_hack")),
        (news.MarkerMoved(Marker.RED, 1, 5), news.MarkerMoved(Marker.RED, -1, 5)),
        (news.PlotDeckLookedAt(True), news.PlotDeckLookedAt(False)),
    ):
        assert book.read(first) != book.read(second)


def plain_texts(code: str) -> Iterator[tuple[str, str]]:
    """All texts of cards, and all that was heard."""
    for id, card in CARDS.items():
        yield id, BOOKS[code].read(card) + "\n" + BOOKS[code].figures(card)
    for word in heard():
        yield type(word).__name__, BOOKS[code].read(word)


@pytest.mark.parametrize("code", ["zh", "ja"])
def test_no_latin_word_in_chinese_and_japanese(code: str) -> None:
    for id, text in plain_texts(code):
        assert re.findall(r"[A-Za-z]{2,}", re.sub(r"(?<![A-Za-z])I{2,3}(?![A-Za-z])", "", text)) == [], f"{id}: {text}"


def test_no_english_word_in_dutch() -> None:
    english = r"\b(the|and|with|you|your|card|cards|hero|heroes|minion|token|tokens|discard|draw|favor|gain|influence|location|each)\b"
    for id, text in plain_texts("nl"):
        assert not re.search(english, text, re.IGNORECASE), f"{id}: {text}"


FIGURES = ("hero", "character", "item", "monster", "minion")
TITLES = re.compile(
    "|".join(
        [re.escape(BOOKS["en"].say(names.Named(id))) for id in sorted(CARDS, key=len, reverse=True) if id.split(".")[0] not in FIGURES]
    )
)


@pytest.mark.parametrize(
    ("code", "slip"),
    [
        (
            "en",
            r"\ba [aeioAEIO]|\ban [^aeiouAEIOU]|\b[Hh]e\b|\b[Ss]he\b|\b[Hh]im\b|\b[Hh]is\b|\b[Hh]er\b|['\"]|favour|defence|cancell| -\d",
        ),
        ("en", r"\b1 (other |corruption |plot |shadow |monster |favor )?(cards|tokens|plots|minions|spaces|items|commands)\b"),
        ("en", r"\b([2-9]|1\d) (corruption |plot |shadow |monster |favor )?(card|token|minion|space|item|command)\b"),
        ("en", r"\b(in|to|from|and|of) The\b|\bthe The\b|\bthe the\b|\b(\w+) \2\b(?<!that that)"),
        ("nl", r"\b1 (kaarten|fiches|gunsten|plaatsen|velden)\b|\bu\b|\buw\b|['\"]| -\d|\b(\w{3,}) \2\b"),
        ("zh", r"您|[0-9] [\u4e00-\u9fff]|[\u4e00-\u9fff] [0-9]|\"|'|[\u4e00-\u9fff][,.;!?()]| -\d"),
        ("ja", r"[0-9] [\u3040-\u9fff]|[\u3040-\u9fff] [0-9]|[“”\"']|[\u3040-\u9fff][,.;!?()]|-\d"),
    ],
    ids=["en-style", "en-one", "en-many", "en-twice", "nl", "zh", "ja"],
)
def test_no_slip_of_grammar_or_style(code: str, slip: str) -> None:
    for id, text in plain_texts(code):
        text = TITLES.sub("Title", text) if code == "en" else text
        assert not re.search(slip, text), f"{id}: {text}"


# ---- the command


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_command_shows_the_text_of_every_card(code: str) -> None:
    shown = describe("quest", code)
    assert [card["id"] for card in shown] == list(CARDS) and not any(["word" in card for card in shown])
    wound = next(card for card in shown if card["id"] == "shadow.evil_wound")
    assert wound["pool"] == 7 and wound["text"] == BOOKS[code].read(SHADOWS["evil_wound"]) and "7" in wound["figures"]
    assert wound["name"] == BOOKS[code].say(names.Named("shadow.evil_wound"))


@pytest.mark.parametrize("name", ["evil wound", "EVIL WOUND", "shadow.evil_wound"])
def test_a_card_is_found_however_its_name_is_typed(name: str) -> None:
    assert [card["id"] for card in named(describe("quest", "en"), name)] == ["shadow.evil_wound"]


def test_accents_and_apostrophes_need_not_be_typed() -> None:
    assert [card["id"] for card in named(describe("quest", "en"), "saruman's lies")] == ["shadow.sarumans_lies"]
    assert [card["id"] for card in named(describe("quest", "en"), "khazad-dum")] == ["peril.khazad_dum"]


# ---- the English text, word for word


HURT_OR_POOL: Effects = (Choose(Who.SAURON, ((Damage(2),), (AddToPool(1),)), may=True),)


@pytest.mark.parametrize(
    ("word", "expected"),
    [
        (MinionIn(Place.EREBOR), "No minion is in Erebor."),
        (OutsideHavens(), "The hero is in a haven."),
        (FoeIsMinion(), "The foe is not a minion."),
        (InfluenceNear(Place.EDORAS, 6), "Edoras and its adjacent locations have less than 6 influence in all."),
        (
            Either((AtLeast(InfluenceAt(Place.ISENGARD), 3), PlotActive("saruman_falls_to_corruption"))),
            "There is less than 3 influence in Isengard, and “Saruman Falls to Corruption” is not active.",
        ),
        (AtLeast(HisCorruption(), 2), "The hero holds fewer than 2 corruption cards."),
        (choices.PickBranch(0, (GainFavor(1),)), "Gain 1 favor"),
        (choices.PickBranch(0, (Damage(2),), sauron=True), "The hero takes 2 damage"),
        (choices.PickBranch(1, (AddToPool(1),), sauron=True), "Add 1 influence to the Shadow Pool"),
        (choices.PickBranch(0, ()), "Nothing"),
        (HURT_OR_POOL[0], "Sauron may choose one: you take 2 damage; or Sauron adds 1 influence to the Shadow Pool."),
        (travel.MoveTo(Place.OLD_FOREST), "Move to the Old Forest"),
        (choices.PickPlace(Place.OLD_FOREST), "Old Forest"),
        (explore.Consult(Character.DENETHOR), "Consult Denethor: pay 3 favor and advance the green marker 1 space"),
        (reasons.PoolTooSmall(6, 1), "This needs at least 6 influence in the Shadow Pool, which holds 1."),
        (news.CombatBegins(ARGALAD, Monster.ORC), "Argalad fights an Orc."),
        (news.SideExhausted(Minion.RINGWRAITHS), "The Ringwraiths are exhausted."),
        (news.CardCancelled(Minion.RINGWRAITHS, "ravager_hack"), "The Ringwraiths’ Hack is canceled."),
        (news.RoundDamage(ARGALAD, 2, Monster.CREBAIN, 1), "Argalad takes 2 damage and the Crebain take 1 damage."),
        (news.EventsDrawn(("ev1_12", "ev1_14"), "ev1_14"), "Event: “Gandalf Visits Frodo” (also drawn: “Imladris”)."),
    ],
    ids=lambda value: type(value).__name__ if isinstance(value, Word) else "",
)
def test_a_word_in_english(word: Word, expected: str) -> None:
    assert BOOKS["en"].read(word) == expected


def test_the_hero_is_spoken_to_and_spoken_of() -> None:
    book = BOOKS["en"]
    assert "your" in book.read(CARDS["encounter.sarumans_fires"]) and "that hero" in book.read(EVENTS["ev3_07"])
    assert "you" not in book.read(SHADOWS["morgul_blade"]) and "the hero" in book.read(SHADOWS["morgul_blade"])
    assert isinstance(CARDS["fighting.argalad_overdraw"], FightingCard)


def test_the_english_text_of_all_cards_is_the_one_that_was_checked() -> None:
    assert spoken_english() == (Path(__file__).parent / "english.txt").read_text("utf-8")


def spoken_english() -> str:
    """All cards: id and name, figures, text."""
    book = BOOKS["en"]
    cards = [
        "\n".join([*filter(None, (f"{id} {book.say(names.Named(id))}", book.figures(card))), *book.card_text(card), ""])
        for id, card in CARDS.items()
    ]
    return "\n".join(cards)
