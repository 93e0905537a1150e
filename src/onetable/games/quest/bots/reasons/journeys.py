"""Reasons in a hero's turn: rest, travel, pay, explore, trade."""

from __future__ import annotations

from onetable.core.word import Word
from onetable.games.quest.atlas import HAVENS
from onetable.games.quest.bots.hero_play import destinations
from onetable.games.quest.bots.reasons.aims import aim_at
from onetable.games.quest.bots.reasons.question import Question
from onetable.games.quest.bots.story import steps_left
from onetable.games.quest.bots.ways import looked_over
from onetable.games.quest.phases import explore
from onetable.games.quest.phases.rest import Rest
from onetable.games.quest.phases.scouting import Scout
from onetable.games.quest.phases.travel import GiveUp, MoveTo
from onetable.games.quest.table import Board
from onetable.games.quest.traits import Place
from onetable.games.quest.vocabulary import advice, hero_advice
from onetable.games.quest.vocabulary.choices import Accept, PickCorruption, PickFavor, PickItem


def reason_to_rest(asked: Question) -> Word:
    """What comes back, or what is left to draw."""
    sheet = asked.sheet
    if isinstance(asked.choice, Scout):
        return hero_advice.LooksAhead(asked.choice.place)
    if isinstance(asked.choice, Rest):
        return hero_advice.RestsForCards(len(sheet.rest) + (len(sheet.damage) if sheet.place in HAVENS else 0))
    return hero_advice.CardsComeBack() if steps_left(asked.board) <= 1 else hero_advice.GoesOnUnrested(len(sheet.life))


def reason_to_cleanse(asked: Question) -> Word:
    """What weighs, or what favor is for."""
    if isinstance(asked.choice, PickCorruption):
        return hero_advice.PaysOff(asked.choice.card, asked.board.cards.corruption[asked.choice.card].cost or 0)
    return hero_advice.KeepsFavor(asked.sheet.favor)


def reason_to_lose(asked: Question) -> Word:
    """What is missed least."""
    if isinstance(asked.choice, PickItem):
        return hero_advice.MissesItem(asked.choice.item)
    return hero_advice.MissesFavor(asked.sheet.favor) if isinstance(asked.choice, PickFavor) else advice.SeemsBest()


def reason_to_challenge(asked: Question) -> Word:
    """Whether a fight is sought."""
    return hero_advice.CanWin(len(asked.sheet.hand)) if isinstance(asked.choice, Accept) else hero_advice.AvoidsFight()


def reason_to_travel(asked: Question) -> Word:
    """Where the hero is going, or what he stays for."""
    board, choice, seat = asked.board, asked.choice, asked.seat
    if isinstance(choice, MoveTo):
        return reason_to_go(asked, choice.place)
    if isinstance(choice, Scout):
        return hero_advice.LooksAhead(choice.place)
    if isinstance(choice, GiveUp):
        return hero_advice.StartsAnew()
    aim = aim_at(board, seat, asked.sheet.place)
    if isinstance(choice, explore.Explore):
        return hero_advice.ExploresFor(aim) if aim is not None else hero_advice.ExploresHere()
    stays = aim in (advice.Aim.HAVEN, advice.Aim.QUEST_FIGHT)
    return hero_advice.StaysFor(aim) if aim is not None and stays else hero_advice.StaysHere(len(asked.sheet.hand))


def reason_to_go(asked: Question, step_to: Place) -> Word:
    """The best goal whose way begins with this step."""
    board, seat = asked.board, asked.seat
    seen = looked_over(board, seat)
    found = destinations(board, seat, seen.wanted, seen.roads, seen.perilous)
    ahead = [place for place in found if seen.roads.first[place] == step_to]
    goal = max(ahead, key=lambda place: found[place], default=None)
    aim = aim_at(board, seat, goal) if goal is not None else None
    if goal is None or aim is None:
        return hero_advice.MovesAway()
    return hero_advice.GoesFor(goal, aim, max(1, round(seen.roads.cards[goal])))


def reason_to_pay(asked: Question) -> Word:
    """The card that is missed least."""
    return hero_advice.PaysWith(asked.choice.card)


def reason_to_explore(asked: Question) -> Word:
    """What is to be had here."""
    board, choice = asked.board, asked.choice
    match choice:
        case explore.TakeFavor():
            return hero_advice.FavorLies(asked.sheet.favor)
        case explore.CompleteQuest():
            return hero_advice.QuestIsDone(choice.quest)
        case explore.Consult():
            return hero_advice.AdviceIsBest(choice.character)
        case explore.ConsultForFavor():
            return hero_advice.FavorIsBest(choice.character)
        case explore.BreakPlot():
            return plot_broken(board, choice.plot)
        case explore.DarkPath():
            return hero_advice.LacksOne()
        case explore.Trade():
            return hero_advice.HeroNeedsFavor(asked.sheet.hero)
        case _:
            return hero_advice.NothingMoreHere()


def plot_broken(board: Board, plot: str) -> Word:
    """How far a plot would go on."""
    card = board.cards.plots[plot]
    return hero_advice.PlotIsBroken(plot, card.marker, card.advance)


def reason_to_give(asked: Question) -> Word:
    """Who needs it."""
    return hero_advice.HeroNeedsFavor(asked.choice.hero) if isinstance(asked.choice, explore.GiveFavor) else hero_advice.KeepsAll()
