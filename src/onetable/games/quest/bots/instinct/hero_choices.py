"""A hero's choices: of what sort each is, and its own numbers, by what he may know."""

from __future__ import annotations

from typing import Any

from onetable.core.step import Scope
from onetable.games.quest.atlas import DISTANCE, HAVENS
from onetable.games.quest.bots.clashes import card_worth
from onetable.games.quest.bots.goals import breakable, mission, worth_of_breaking
from onetable.games.quest.bots.instinct.seeing import Found, Looking, laying, laying_no_more
from onetable.games.quest.bots.readings import gain
from onetable.games.quest.bots.story import steps_left
from onetable.games.quest.bots.ways import Prospect, Way
from onetable.games.quest.figures import CARDS
from onetable.games.quest.mechanics.combat.beginning import SplitAgility
from onetable.games.quest.mechanics.combat.ending import OfferRetreat
from onetable.games.quest.mechanics.damage import TakeDamage
from onetable.games.quest.mechanics.quests import open_quests
from onetable.games.quest.phases.ambush import AskForFight
from onetable.games.quest.phases.explore import BreakPlot, CompleteQuest, Consult, ConsultForFavor, DarkPath, Explore, TakeFavor, Trade
from onetable.games.quest.phases.rest import PayOffCorruption, Rest
from onetable.games.quest.phases.scouting import Scout
from onetable.games.quest.phases.travel import GiveUp, PayOne, PaySeveral
from onetable.games.quest.traits import Attribute
from onetable.games.quest.vocabulary.choices import (
    Accept,
    DeclareExhaustion,
    DrawForAgility,
    FromLifePool,
    Lay,
    PickAttribute,
    PickCard,
    PickCorruption,
)
from onetable.games.quest.words.belongings import PickSkill
from onetable.games.quest.words.missions import AllQuestsDone, MinionsAtMost, TokensAtMost

LAST = 9  # Story steps of a game
FEW = 8  # cards to live on
NOTHING: Found = ("hero", (), "", "")


def journey(looking: Looking, seen: Prospect, way: Way) -> Found:
    """A journey: what waits at its end, what the way costs, what is left."""
    board, seat, place, roads = looking.board, looking.seat, way[-1], seen.roads
    sheet, cards = looking.sheet, roads.cards[place]
    far, hand = DISTANCE[place], len(sheet.hand)
    lying, friends = board.favor.get(place, 0), sum([where == place for where in board.characters.values()])
    quests = [board.cards.quests[quest] for quest in open_quests(board, seat)]
    plots = [board.cards.plots[active.plot] for active in board.plots if active is not None and active.place == place]
    held = sheet.favor + lying + 2 * friends
    breaking = max([worth_of_breaking(board, seat, slot) for slot, _ in breakable(board, place, held)], default=0.0) / 3 if plots else 0.0
    others = [other.place for other in board.sheets if other is not sheet]
    haven, here, late = place in HAVENS, sheet.place, 1 - steps_left(board) / LAST
    weary, asked, dangers = hand + len(sheet.life) < FEW, mission(board), (roads.cost[place] - cards) / 3
    quest = float(any([each.explore is place for each in quests]))
    hunted = board.foe_at(place) if isinstance(asked, MinionsAtMost) else place in board.tokens and isinstance(asked, TokensAtMost)
    return "journey", (
        seen.wanted[place] / 3, cards / 3, dangers,
        max(0.0, cards - hand) / max(3, board.attribute(sheet, Attribute.FORTITUDE)), float(cards >= hand), lying / 2, float(friends),
        quest, float(any([quest.fight_at is place for quest in quests])), breaking,
        breaking * late, sum([plot.advance for plot in plots if plot.favor > held]) / 2,
        float(board.event is not None and board.event.place == place), float(haven), haven * len(sheet.damage) / 6,
        float(place in seen.perilous), 0.5 * sum([far[figure.place] <= 1 for figure in board.minions.values()])
        + 0.5 * sum([far[at] <= 1 for at in board.tokens]), float(any([far[other] < far[here] for other in others])), far[here] / 4,
        lying / 2 * late, quest * isinstance(asked, AllQuestsDone), float(haven and weary), dangers * weary, float(hunted),
    ), "", ""  # fmt: skip


def halting(looking: Looking, seen: Prospect, choice: Any) -> Found:
    """Anything but a journey in the Travel step."""
    if isinstance(choice, Explore):
        return "explore", (), "", ""
    if isinstance(choice, Scout):
        return "scout", (), "", ""
    if isinstance(choice, GiveUp):
        return "give up", (), "", ""
    return "stay", (max(-2.0, seen.stay), float(looking.board.turn.moves > 0)), "", ""


def hero_choice(looking: Looking, choice: Any) -> Found:
    """Any other choice of a hero."""
    finding = FINDINGS.get(type(choice))
    return finding(looking, choice) if finding is not None else NOTHING


def resting(looking: Looking, choice: Rest) -> Found:
    """How many cards come back, and how many are missed."""
    sheet = looking.sheet
    back = len(sheet.rest) + (len(sheet.damage) if sheet.place in HAVENS else 0)
    missed = max(0, looking.board.attribute(sheet, Attribute.FORTITUDE) - len(sheet.life))
    return "rest", (back / 5 - 2, missed / 3), "", ""


def consulting(looking: Looking, choice: Consult) -> Found:
    """What a character does for this hero."""
    return "consult", (gain(looking.board.cards.characters[choice.character], looking.board, Scope(looking.seat)) / 3,), "", ""


def breaking(looking: Looking, choice: BreakPlot) -> Found:
    """What a plot costs, and how far it would carry Sauron."""
    plot = looking.board.cards.plots[choice.plot]
    worth = worth_of_breaking(looking.board, looking.seat, choice.slot)
    return "break a plot", (plot.favor / 3, plot.advance - 1.0, worth / 3), "break plot", choice.plot


def paying(looking: Looking, choice: PayOne | PaySeveral) -> Found:
    """A card that is laid for the way."""
    worth = card_worth(choice.card) / 3
    if isinstance(choice, PayOne):
        return "pay one card", (worth,), "pay", choice.card
    return "pay several cards", (worth, choice.left - 1.0), "pay", choice.card


def picking_card(looking: Looking, choice: PickCard) -> Found:
    """A card that takes a wound, or a skill."""
    if isinstance(looking.step, TakeDamage):
        face = CARDS[choice.card]
        return "wound from the hand", (card_worth(choice.card) / 3, face.cost / 2, face.defense / 2), "wound", choice.card
    return ("hero", (), "train", choice.card) if isinstance(looking.step, PickSkill) else NOTHING


def picking_life(looking: Looking, choice: FromLifePool) -> Found:
    """A wound, or a card drawn."""
    if isinstance(looking.step, TakeDamage):
        return "wound from the life pool", (len(looking.sheet.hand) / 3 - 1,), "", ""
    return NOTHING


def accepting(looking: Looking, choice: Accept) -> Found:
    """To flee, or to seek a fight."""
    combat = looking.board.combat
    if isinstance(looking.step, OfferRetreat) and combat is not None:
        return "flee", ((combat.health - combat.damage) / 4,), "", ""
    return ("seek a fight", (), "", "") if isinstance(looking.step, AskForFight) else NOTHING


def cleansing(looking: Looking, choice: PickCorruption) -> Found:
    """A corruption card that is paid off."""
    if not isinstance(looking.step, PayOffCorruption):
        return NOTHING
    return "pay off corruption", ((looking.board.cards.corruption[choice.card].cost or 0) / 3,), "", ""


def drawing(looking: Looking, choice: DrawForAgility) -> Found:
    """A card for agility."""
    combat = looking.board.combat
    return "draw for agility", (combat.agility / 3 if combat is not None and isinstance(looking.step, SplitAgility) else 0.0,), "", ""


FINDINGS: dict[type, Any] = {
    Rest: resting, Consult: consulting, BreakPlot: breaking, PayOne: paying, PaySeveral: paying, PickCard: picking_card,
    FromLifePool: picking_life, Accept: accepting, PickCorruption: cleansing, DrawForAgility: drawing,
    TakeFavor: lambda looking, choice: ("take favor", (), "", ""), Trade: lambda looking, choice: ("trade", (), "", ""),
    ConsultForFavor: lambda looking, choice: ("favor of a character", (), "", ""),
    DarkPath: lambda looking, choice: ("dark path", (), "", ""), CompleteQuest: lambda looking, choice: ("complete a quest", (), "", ""),
    PickAttribute: lambda looking, choice: ("hero", (), "raise", choice.attribute),
    Lay: lambda looking, choice: laying(looking, choice, "hero lays"),
    DeclareExhaustion: lambda looking, choice: laying_no_more(looking, "hero lays no more"),
}  # fmt: skip
