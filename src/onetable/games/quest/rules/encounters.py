"""The Encounter step: of the cards drawn that apply the one with the lowest number happens."""

from __future__ import annotations

from onetable.core.step import Next, Scope, Step
from onetable.games.quest.atlas import ENCOUNTER_DECK, REGION_OF
from onetable.games.quest.cards.shelf import ENCOUNTERS, QUESTS
from onetable.games.quest.rules.combat import StartCombat
from onetable.games.quest.rules.figures_on_map import is_perilous
from onetable.games.quest.rules.piles import draw_encounters
from onetable.games.quest.rules.quests import completed
from onetable.games.quest.rules.rest import is_hindered
from onetable.games.quest.table import Board
from onetable.games.quest.words import news
from onetable.games.quest.words.statics import EncounterDraw, burden
from onetable.games.quest.words.traits import Monster, Place

ENCOUNTERS_DRAWN = 3


class EncounterStep(Step[Board], frozen=True):
    """Where the hero's way ends, unless that place is perilous or his turn was cut short."""

    def run(self, board: Board, scope: Scope) -> Next:
        sheet = board.sheet(scope.player)
        if board.turn.over or is_perilous(board, scope.player, sheet.place):
            return None
        if sheet.starting and QUESTS[sheet.starting].fight_at is sheet.place:
            return StartCombat(Monster(QUESTS[sheet.starting].fight)), AfterQuestFight(sheet.starting)
        return (MeetEncounter(),)


class AfterQuestFight(Step[Board], frozen=True):
    """The quest is done if the monster was defeated."""

    quest: str

    def run(self, board: Board, scope: Scope) -> Next:
        return completed(board, scope.player, self.quest) if board.beaten else None


def applies(encounter: str, place: Place) -> bool:
    """Whether an encounter applies to this place."""
    card = ENCOUNTERS[encounter]
    if card.place is not None:
        return card.place is place
    return card.region is None or card.region is REGION_OF[place]


class MeetEncounter(Step[Board], frozen=True):
    """Draw, and meet the first that applies; a quest is kept, all others are discarded."""

    def run(self, board: Board, scope: Scope) -> Next:
        sheet = board.sheet(scope.player)
        if is_hindered(board, sheet.place):
            return None
        indifferent = burden(sheet.corruption, EncounterDraw)
        deck = ENCOUNTER_DECK[sheet.place]
        drawn = draw_encounters(board, deck, ENCOUNTERS_DRAWN if indifferent is None else indifferent.cards)
        board.tell(news.EncountersDrawn(sheet.hero, deck, drawn))
        fitting = [card for card in drawn if applies(card, sheet.place)]
        met = min(fitting, key=lambda card: ENCOUNTERS[card].priority) if fitting else ""
        kept = bool(met) and ENCOUNTERS[met].quest
        board.encounter_discards[deck] += tuple([card for card in drawn if card != met or not kept])
        if not met:
            board.tell(news.NoEncounterApplies(sheet.hero))
            return None
        board.tell(news.EncounterMet(sheet.hero, met))
        if not kept:
            return ENCOUNTERS[met].text
        sheet.side += (met,)
        board.tell(news.QuestKept(sheet.hero, met))
        return QUESTS[met].setup
