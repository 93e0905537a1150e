"""All that is said in this game: the words of cards, of random games, and examples of what is seldom heard."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from functools import cache
from importlib import import_module
from pkgutil import walk_packages
from random import Random
from typing import Any

from msgspec.structs import replace

import onetable.games.quest
from onetable.core import match
from onetable.core.game import Game
from onetable.core.position import Position
from onetable.core.word import Word, kinds_of, words_in
from onetable.games.quest.cards.facts import facts
from onetable.games.quest.game import MiddleEarthQuest
from onetable.games.quest.mechanics import commands, shadow_cards
from onetable.games.quest.parts_of_speech import Condition, Effect
from onetable.games.quest.phases import explore, plot_step, rest, sauron_turn, scouting, travel
from onetable.games.quest.table import Board
from onetable.games.quest.text.books import BOOKS
from onetable.games.quest.text.card_lines import figures_of, lines
from onetable.games.quest.traits import Attribute, CardType, Character, Deck, Hero, Item, Marker, Minion, Moment, Monster, Place, Track
from onetable.games.quest.vocabulary import (
    card_lines,
    choices,
    combat_news,
    hero_news,
    map_news,
    pool_news,
    printed_figures,
    reasons,
    sauron_news,
    story_news,
)
from onetable.games.quest.words.belongings import ALL, GainFavor
from tests.bots.advice_words import words_of_advice

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
    commands.MoveMinion, commands.HealMinion, commands.PlaceToken, commands.MoveToken, travel.MoveTo, travel.PayOne, travel.PaySeveral,
    scouting.Scout, travel.GiveUp, explore.Explore, explore.TakeFavor, explore.ConsultForFavor, explore.Consult, explore.DarkPath,
    explore.CompleteQuest, explore.BreakPlot, explore.Trade, explore.GiveFavor, explore.GiveItem, explore.GiveQuest, rest.Rest,
    shadow_cards.PlayShadow, plot_step.PlayPlot, plot_step.DropPlot, sauron_turn.EnterMinion,
}  # fmt: skip
TOLD = classes_of(story_news, hero_news, pool_news, map_news, sauron_news, combat_news)
REFUSED = classes_of(reasons, match)
OFFERED = classes_of(choices) | ASKED
PRINTED = {type(line) for card in CARDS.values() for line in lines(card)}
EFFECTS = {kind for kind in kinds_of(Effect) if ".phases." not in kind.__module__ and issubclass(kind, Word)} - {Effect}
CONDITIONS = {kind for kind in kinds_of(Condition) if issubclass(kind, Word)} - {Condition}
LINES = classes_of(card_lines, printed_figures)
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
    found: list[tuple[tuple[Word, ...], tuple[Word, ...]]] = []
    for players, seed in GAMES:
        dice = Random(seed)
        game = BOOK.begin({}, players, seed)
        while game.decision is not None:
            said: list[Word] = [event.word for event in game.table.news or ()]
            refused = BOOK.why_not(game)
            if len(found) % 100 == 0:
                said += all_reasons(game)
            found.append(((*game.decision.choices, *refused), (*said, *refused.values())))
            game.table.news = []
            game.answer(dice.randrange(len(game.decision.choices)))
        found.append(((), (*[event.word for event in game.table.news or ()], *all_reasons(game))))
    return found


def all_reasons(game: Game[Board]) -> list[Word]:
    """Why nobody at the table can choose what they could name."""
    whys = [BOOK.refusals(BOOK.view(game, seat)).values() for seat in range(game.table.players)]
    return list(dict.fromkeys([reason for found in whys for reasons in found for reason in reasons]))


SELDOM: tuple[Word, ...] = (
    # choices
    choices.PickAttribute(Attribute.WISDOM), choices.PickBranch(0, ()), choices.PickInfluence(Place.BREE), choices.PickFavor(Place.SHIRE),
    choices.PickFavor(), choices.GiveCorruption("weary", THALIN), choices.PutOnTop(), choices.PutUnder(), choices.AsUrukHai(),
    choices.PickType(CardType.MELEE), choices.PickToken(Place.BREE, 7), choices.PickPeril(""), choices.UseTrack(Track.DRAW, 0),
    choices.FromRestPool(), choices.PickCharacter(Character.DAIN), choices.PickItem(Item.ELVEN_CLOAK), choices.FightToken(Place.RHUN, 3),
    choices.PickMinion(Minion.GOTHMOG), choices.SendFoe(), choices.SendPeril(), choices.PickShadow("betrayed"), choices.ToPool(),
    choices.FightMinion(Minion.WITCH_KING), commands.HealMinion(Minion.RINGWRAITHS), commands.MoveToken(Place.BREE, 4, Place.WEATHERTOP),
    explore.Trade(ARGALAD), explore.GiveFavor(THALIN), explore.GiveItem(Item.BOAT, THALIN), explore.GiveQuest("greenleaf", THALIN),
    explore.BreakPlot("loss_of_an_heir", 1), explore.Consult(Character.DENETHOR), explore.ConsultForFavor(Character.DENETHOR),
    scouting.Scout(Place.OLD_FOREST), travel.PaySeveral("argalad_overdraw", 3), plot_step.DropPlot("a_broken_line_of_kings", 2),
    # news
    hero_news.CorruptionPassed(ARGALAD, THALIN, "weary"), hero_news.FavorGiven(ARGALAD, THALIN),
    hero_news.ItemGiven(ARGALAD, THALIN, Item.BOAT),
    hero_news.QuestGiven(ARGALAD, THALIN, "greenleaf"), pool_news.Trained(ARGALAD, ""), pool_news.TrainedWith(ARGALAD, "skill_ready", ""),
    pool_news.DamagePoolRested(ARGALAD, ("argalad_overdraw",)), pool_news.HandReturned(ARGALAD), map_news.FavorRemoved(Place.SHIRE),
    map_news.TokenPlacedSeen(Place.BREE, Monster.BLANK), map_news.TokenRemoved(Place.BREE, Monster.BLANK),
    map_news.TokenSeen(Place.BREE, Monster.ORC),
    map_news.TokensSeenBy(ARGALAD, (Place.BREE, Place.SHIRE)), map_news.MinionHealed(Minion.RINGWRAITHS, 4),
    map_news.MinionHurt(Minion.GOTHMOG, 2),
    map_news.MinionDefeated(Minion.RINGWRAITHS), sauron_news.PlotThrownAway("urgent_summons"), sauron_news.PlotTaken("gollum_is_captured"),
    sauron_news.PlotDeckSeen("urgent_summons", True), sauron_news.PlotDeckSeen("urgent_summons", False), sauron_news.PlotDeckLookedAt(True),
    sauron_news.PlotDeckLookedAt(False), sauron_news.PlotHandSeen(ARGALAD, ("urgent_summons", "loss_of_an_heir")),
    sauron_news.PlotHandLookedAt(ARGALAD),
    sauron_news.ShadowTaken("betrayed"), sauron_news.ShadowDiscarded(()), sauron_news.EventTriggered(ARGALAD, "ev1_14"),
    sauron_news.EventGiven("ev1_03", THALIN),
    sauron_news.EventsDrawn(("ev1_01",), "ev1_01"), hero_news.EncountersDrawn(ARGALAD, Deck.HAVEN, ("ancient_greed",)),
    hero_news.NoEncounterApplies(ARGALAD), hero_news.NoPerilApplies(ARGALAD), combat_news.BlankTurnedUp(ARGALAD, Place.BREE),
    combat_news.AgilitySplit(ARGALAD, 0, 0), combat_news.AgilitySplit(ARGALAD, 2, 1),
    combat_news.CardLaidOpen(Monster.CREBAIN, "zealot_hack"),
    combat_news.CardsRevealed(ARGALAD, "", Monster.ORC, "zealot_hack"), combat_news.CardsRevealed(ARGALAD, "", Monster.ORC, ""),
    combat_news.CardCancelled(Minion.RINGWRAITHS, "ravager_hack"), combat_news.RoundDamage(ARGALAD, 0, Monster.ORC, 0),
    combat_news.TypeDeclared(Monster.CREBAIN, CardType.RANGED), combat_news.TypesTold(ARGALAD, 1, 3), combat_news.TypesAsked(Monster.ORC),
    combat_news.FoeDiscards(Monster.ORC, ("zealot_hack",)), combat_news.FoeDraws(Monster.URUK_HAI),
    combat_news.FoeHeals(Monster.BARROW_WIGHT),
    combat_news.HamstringHits(Monster.CREBAIN, "zealot_hack"), combat_news.TakenBack(ARGALAD, "argalad_overdraw"),
    combat_news.Spied(Monster.CREBAIN, 2),
    combat_news.HeroRetreats(ARGALAD), combat_news.CombatBegins(ARGALAD, Minion.WITCH_KING),
    combat_news.FoeDefeated(ARGALAD, Minion.WITCH_KING),
    combat_news.CombatDrawn(ARGALAD, Monster.CREBAIN), story_news.MarkerMoved(Marker.BLACK, -1, 4), map_news.PoolChanged(-2, 3),
    map_news.MinionMoved(Minion.RINGWRAITHS, Place.SHIRE), hero_news.ItemLost(ARGALAD, Item.ELVEN_CLOAK),
    sauron_news.PlotDiscarded("urgent_summons"),
    *[story_news.FinaleBegins(side) for side in ("heroes", "sauron", "nobody")],
    *[story_news.HeroesWon(how) for how in ("mission", "champion")], *[story_news.SauronWon(how) for how in ("mission", "champion")],
    story_news.MissionsRevealed("noble_blood", True, "his_dark_throne", False),
    story_news.ChampionChosen(ARGALAD, 7, 6), hero_news.AdvancedQuestActive(ARGALAD, "echoes_of_bolgs_army"),
    map_news.CharacterLeft(Character.DAIN),
    # reasons
    *[reasons.NotThisMoment(moment) for moment in Moment], reasons.PathTooDear(1), reasons.PathTooDear(3), reasons.NoMoreMoves(1),
    reasons.NoMoreTravel(3), reasons.NoFreeSlot(), reasons.NoFittingPlace(), reasons.TrackFull(), reasons.FoeHere(),
    reasons.NoRestInStronghold(), reasons.RestForbidden(), reasons.RestHindered(), reasons.TooCorrupt(3), reasons.NotEnoughFavor(3),
    reasons.PlotElsewhere(), reasons.Lonely(), reasons.HasItemAlready(Item.ELVEN_CLOAK), reasons.FigureUsed(),
    reasons.OneTokenPlaced(), reasons.OneShadowCardATurn(), reasons.NothingToExplore(), reasons.DarkPathTaken(),
    reasons.PoolTooSmall(6, 1), reasons.NoRoomForFavor(), reasons.NoTokenLeft(), reasons.PoolIsFull(4),
    match.NothingToUndo(), match.OthersWentOn(), match.DiceFell(), match.OthersLearned(), match.Learned(),
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


# ---- small changes


def lines_and_figures(card: Any) -> tuple[Word, ...]:
    """All words of a card."""
    return figures_of(card), *lines(card)


UNSAID = {
    "PickBranch.number", "OneHeroMay.asked", "DiscardCards.cost", "ShuffleEncounterBack.deck", "PrintedDefense.least", "CombatText.when",
    "BreakPlot.slot", "DropPlot.slot", "FoeFiguresLine.foe", "QuestFigures.advanced", "RemoveSome.monsters", "PrintedDefense.missing",
    "PickBranch.sauron", "RemoveSome.taken", "SendCharacterToClear.character",
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


TELLING: tuple[Word, ...] = (  # where a 0 or nobody would hide the other parts
    combat_news.RoundDamage(ARGALAD, 1, Monster.ORC, 2), combat_news.CardsRevealed(ARGALAD, "argalad_overdraw", Monster.ORC, "zealot_hack"),
    combat_news.AgilitySplit(ARGALAD, 2, 1), choices.UseTrack(Track.COMMAND, 3), reasons.PathTooDear(3),
    travel.PaySeveral("argalad_overdraw", 3),
    map_news.TokensSeenBy(ARGALAD, (Place.BREE, Place.SHIRE)), choices.PickFavor(Place.SHIRE), choices.PickBranch(0, (GainFavor(2),)),
)  # fmt: skip


def spoken() -> Iterator[tuple[Position | None, Word]]:
    """What may be said, each with the table that it is about: here a word says enough by itself."""
    for word in (*SELDOM, *TELLING, *words_of_advice("quest")):
        yield None, word
    for kind in KINDS:
        for word in printed(kind):
            if kind in BOOKS["en"].phrases:
                yield None, word
