"""Habits in numbers: by what a hero weighs his journeys and rests, and Sauron his plots, tracks and commands."""

from __future__ import annotations

from msgspec import Struct


class HeroHabits(Struct, frozen=True):
    """How a hero weighs things, in favor tokens; what stands here are the first habits, by which others are measured."""

    card: float = 0.32  # what a card is worth that a journey costs
    reserve: float = 0.3  # what it is worth to have cards for a fight left when the journey ends
    later: float = 0.8  # what is left of a goal with every turn that it is away
    shared: float = 0.55  # what is left of a goal for who is further away from it than another hero
    quest: float = 1.0  # what a quest is worth beside its reward
    quest_of_mission: float = 4.0
    quest_fight: float = 0.0  # how much a quest counts that is fought for where the turn ends
    encounters: float = 1.0  # how much of what an encounter brings on average is counted
    unsafe: float = -0.6  # what it is worth to end a turn in peril
    near_minion: float = 0.25
    near_token: float = 0.15
    event: float = 0.66  # what it is worth to end an event that moves a marker, for every step left
    breaking: float = 2.5  # what a space of the story track is worth that a broken plot costs Sauron
    breaking_cost: float = 0.5  # what each favor is worth that it costs
    thrift: float = 0.0  # so many steps before the end favor begins to lose its worth
    slower: float = 0.5  # how much the race counts in that, as it stands
    advance: float = 0.35  # and how much each space that the plot would still go
    need: float = 0.12  # how much more favor is worth for a plot that waits for it
    weariness: float = 1.0  # how much a hero longs for a haven
    hunting: float = 1.0  # how gladly foes are sought that the mission wants gone
    peril: float = 2.0  # what a peril on the way costs, in cards
    unknown: float = 1.6  # what a token costs that nobody has seen
    foes: float = 1.0  # how much of a foe's danger is counted
    rest: float = 1.9  # what a rest costs: the Shadow advances
    rest_cards: float = 0.1  # what each card is worth that comes back
    rest_short: float = 0.35  # and each that is missed at once
    last_rest: float = 0.0  # how much less a rest is worth before the last step, when all cards come back
    cleansing: float = 0.75  # what each favor is worth that a corruption card costs


class SauronHabits(Struct, frozen=True):
    """How Sauron weighs things; the first habits as well."""

    longing: float = 0.0  # how much more than it brings at once he likes to draw
    draw: float = 1.0  # what a draw is worth where a plot is wanted
    draw_each: float = 0.4
    draw_besides: float = 0.3  # and where none is
    draw_empty: float = 0.8  # more where no plot in hand can be played and two slots are free
    draw_shadows: float = 0.3
    influence: float = 0.28  # what each influence is worth
    influence_pool: float = 0.35  # and each that goes to the pool
    influence_short: float = 0.25  # and each that a card in hand lacks there
    influence_needs: float = 0.6  # where a plot asks for influence
    command: float = 0.3
    command_each: float = 0.6
    wanted_marker: float = 1.6  # how much more the marker of the mission is worth
    plot_lead: float = 0.35  # what a space of the race is worth
    plot_advance: float = 0.3  # and a space that a plot will go
    plot_favor: float = 0.12  # and each favor that it costs to break it
    plot_mission: float = 0.8  # and any plot where the mission asks for plots
    unpaid: float = 0.1  # what each influence costs that the pool lacks for a plot
    unmet: float = 0.7  # what it costs that a plot cannot be played yet
    remote: float = 0.05  # how much it is worth to play a plot far from the heroes
    field: float = 0.8  # how much influence is drawn to what heroes want
    field_needs: float = 1.2  # and to what plots ask for
    needs: float = 0.5  # what a place is worth where a plot asks for influence, for every space the plot goes
    needs_of_foes: float = 1.2  # and one where a plot asks for a foe
    guard: float = 0.35  # how much a minion likes to be where a plot can be broken, for every space the plot goes
    hunt: float = 0.55  # how much of a hero's lure is left a space away
    token: float = 0.6  # what a new token is worth
    token_wanted: float = 0.5  # and where heroes want to go
    token_near: float = 0.8  # and near to them
    playing: float = 0.5  # what a shadow card must hurt at least
    peril: float = 1.4  # how strong a foe must be to be better than a peril


HERO_THEN, SAURON_THEN = HeroHabits(), SauronHabits()
# Heroes no longer do what was seen to be absurd, though games tell no difference; what Sauron longs for was found by games.
HERO_NOW = HeroHabits(quest_fight=1.0, thrift=3.0, last_rest=6.0)
SAURON_NOW = SauronHabits(longing=1.0)
