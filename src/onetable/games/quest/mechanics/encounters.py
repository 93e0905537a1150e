"""Encounters: of the cards drawn that apply the one with the lowest number happens."""

from __future__ import annotations

from onetable.core.step import Next, Scope, Step
from onetable.games.quest.atlas import ENCOUNTER_DECK, REGION_OF
from onetable.games.quest.card_kinds import Encounter
from onetable.games.quest.mechanics.piles import draw_encounters
from onetable.games.quest.mechanics.plots import is_hindered
from onetable.games.quest.table import Board
from onetable.games.quest.traits import Place
from onetable.games.quest.vocabulary import hero_news
from onetable.games.quest.vocabulary.statics import EncounterDraw

ENCOUNTERS_DRAWN = 3


def applies(card: Encounter, place: Place) -> bool:
    """Whether an encounter applies to this place."""
    if card.place is not None:
        return card.place is place
    return card.region is None or card.region is REGION_OF[place]


class MeetEncounter(Step[Board], frozen=True):
    """Draw, and meet the first that applies; a quest is kept, all others are discarded."""

    def run(self, board: Board, scope: Scope) -> Next:
        sheet = board.sheet(scope.player)
        if is_hindered(board, sheet.place):
            return None
        encounters = board.cards.encounters
        indifferent = board.cards.burden(sheet.corruption, EncounterDraw)
        deck = ENCOUNTER_DECK[sheet.place]
        drawn = draw_encounters(board, deck, ENCOUNTERS_DRAWN if indifferent is None else indifferent.cards)
        board.tell(hero_news.EncountersDrawn(sheet.hero, deck, drawn))
        fitting = [card for card in drawn if applies(encounters[card], sheet.place)]
        met = min(fitting, key=lambda card: encounters[card].priority) if fitting else ""
        kept = bool(met) and encounters[met].quest
        board.encounter_discards[deck] += tuple([card for card in drawn if card != met or not kept])
        if not met:
            board.tell(hero_news.NoEncounterApplies(sheet.hero))
            return None
        board.tell(hero_news.EncounterMet(sheet.hero, met))
        if not kept:
            return encounters[met].text
        sheet.side += (met,)
        board.tell(hero_news.QuestKept(sheet.hero, met))
        return board.cards.quests[met].setup
