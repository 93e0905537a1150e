"""Reasons for what cards ask, heroes and Sauron: attributes, places, persons, branches."""

from __future__ import annotations

from onetable.core.step import Scope
from onetable.core.word import Word
from onetable.games.quest.bots.readings import gain
from onetable.games.quest.bots.reasons.grounds import ground_of
from onetable.games.quest.bots.reasons.journeys import plot_broken
from onetable.games.quest.bots.reasons.question import Question
from onetable.games.quest.bots.reasons.shadow import minion_for, plot_moves, shadow_hurts
from onetable.games.quest.figures import MINIONS
from onetable.games.quest.table import SAURON
from onetable.games.quest.vocabulary import advice, hero_advice, sauron_advice
from onetable.games.quest.vocabulary.choices import (
    Decline,
    Done,
    GiveCorruption,
    PickBranch,
    PickCharacter,
    PickCorruption,
    PickFavor,
    PickHero,
    PickInfluence,
    PickMinion,
    PickPlace,
    PickPlot,
    PickShadow,
    PickToken,
    PutOnTop,
)
from onetable.games.quest.words.character_effects import SendCharacterToClear
from onetable.games.quest.words.control import OneHeroMay
from onetable.games.quest.words.foe_effects import RaiseMinion


def reason_for_marker(asked: Question) -> Word:
    """The marker that needs it least."""
    return hero_advice.SlowMarker(asked.choice.marker)


def reason_to_raise(asked: Question) -> Word:
    """The most useful attribute."""
    return advice.MostUseful(asked.choice.attribute)


def reason_to_be_there(asked: Question) -> Word:
    """Where a hero would like to be; or where Sauron would like him to be."""
    if not isinstance(asked.choice, PickPlace):
        return advice.NotWorthIt()
    return sauron_advice.FarFromAll(asked.choice.place) if asked.seat == SAURON else hero_advice.LiesWell(asked.choice.place)


def reason_for_friend(asked: Question) -> Word:
    """Where a character is placed, or who is sent."""
    if isinstance(asked.choice, PickCharacter):
        return advice.ShadowIsThick(asked.choice.character)
    if not isinstance(asked.choice, PickPlace):
        return advice.NotWorthIt()
    return reason_to_clear(asked) if isinstance(asked.step, SendCharacterToClear) else advice.FriendIsNear(asked.choice.place)


def reason_to_clear(asked: Question) -> Word:
    """Which token or influence goes."""
    choice = asked.choice
    if isinstance(choice, PickToken) or (isinstance(choice, PickPlace) and choice.place in asked.board.tokens):
        return advice.ClearsFoe(choice.place)
    if isinstance(choice, (PickInfluence, PickPlace)):
        return advice.ClearsShadow(choice.place, asked.board.influence.get(choice.place, 0))
    return advice.NotWorthIt()


def reason_to_hurt(asked: Question) -> Word:
    """The minion that is nearest to its end."""
    minion = asked.choice.minion
    return advice.NearItsEnd(minion, MINIONS[minion].health - asked.board.minions[minion].damage)


def reason_to_break(asked: Question) -> Word:
    """The plot that carries Sauron furthest."""
    return plot_broken(asked.board, asked.choice.plot) if isinstance(asked.choice, PickPlot) else advice.SeemsBest()


def reason_for_branch(asked: Question) -> Word:
    """Whom it helps."""
    if not isinstance(asked.choice, PickBranch):
        return advice.NotWorthIt()
    voice = Scope(asked.seat) if asked.seat and isinstance(asked.step, OneHeroMay) else asked.scope
    worth, ground = gain(asked.choice.does, asked.board, voice), ground_of(asked.choice.does)
    if ground is not None and (worth < 0 if asked.seat == SAURON else worth > 0):
        return advice.Harms(ground) if asked.seat == SAURON else advice.Serves(ground)
    others = [choice for choice in asked.choices if isinstance(choice, PickBranch) and choice != asked.choice]
    return advice.OtherIsWorse(others[0]) if others and worth else advice.SeemsBest()


def reason_for_corruption(asked: Question) -> Word:
    """Which corruption card goes, or to whom it goes."""
    if isinstance(asked.choice, (GiveCorruption, PickHero)):
        return sauron_advice.HurtsHero(asked.choice.hero)
    return advice.WeighsMost(asked.choice.card) if isinstance(asked.choice, PickCorruption) else advice.NotWorthIt()


def gladly(asked: Question) -> Word:
    """What costs nothing."""
    return advice.NotWorthIt() if isinstance(asked.choice, (Decline, Done)) else advice.NothingToLose()


def reason_for_minion(asked: Question) -> Word:
    """The minion that fights best, or is missed most."""
    assert isinstance(asked.choice, PickMinion)
    return (sauron_advice.MinionReturns if isinstance(asked.step, RaiseMinion) else sauron_advice.MinionFights)(asked.choice.minion)


def reason_for_minion_place(asked: Question) -> Word:
    """Onto a hero, or where a plot needs a minion."""
    return minion_for(asked.board, asked.step.which.minion, asked.choice.place)


def reason_to_take(asked: Question) -> Word:
    """A character or favor that heroes could soon have."""
    if isinstance(asked.choice, PickCharacter) and asked.choice.character in asked.board.characters:
        return sauron_advice.TakesFriend(asked.choice.character)
    favor = isinstance(asked.choice, PickFavor) and asked.choice.place is not None
    return sauron_advice.TakesFavorAway(asked.choice.place) if favor else advice.SeemsBest()


def reason_for_hero(asked: Question) -> Word:
    """The hero whom it hurts most."""
    return sauron_advice.HurtsHero(asked.choice.hero) if isinstance(asked.choice, PickHero) else advice.SeemsBest()


def reason_to_give_plot(asked: Question) -> Word:
    """The plot that is least use."""
    return sauron_advice.LeastUsefulPlot(asked.choice.plot) if isinstance(asked.choice, PickPlot) else advice.SeemsBest()


def reason_for_discard(asked: Question) -> Word:
    """A plot or a shadow card comes back."""
    if isinstance(asked.choice, PickPlot):
        return plot_moves(asked.board, asked.choice.plot)
    return shadow_hurts(asked.board, asked.choice.card) if isinstance(asked.choice, PickShadow) else advice.SeemsBest()


def reason_for_deck(asked: Question) -> Word:
    """Whether the plot on top is a good one."""
    return sauron_advice.TopIsGood() if isinstance(asked.choice, PutOnTop) else sauron_advice.TopIsPoor()
