"""English: what stands on the cards of characters, events, riders and gifts."""

from __future__ import annotations

from typing import Any

from onetable.games.fellowship.blueprints import Change, Character, SpecialCard
from onetable.games.fellowship.text.en.names import name
from onetable.games.fellowship.text.names import is_burdened
from onetable.games.fellowship.words import abilities, changes, setup_actions
from onetable.language.book import Row
from onetable.language.en.nouns import several
from onetable.language.text import BEGIN, Gap


def by_players(word: Any, _: object) -> str:
    """A figure for one or four players, another for two or three."""
    return "{four}" if word.four == word.fewer else "{four} with 1 or 4 players, {fewer} with 2 or 3"


def rivers_by_players(word: changes.AddRivers, _: object) -> str:
    """The highest River."""
    return "1–{four}" if word.four == word.fewer else "1–{four} with 1 or 4 players, 1–{fewer} with 2 or 3"


def give_riders(change: changes.GiveRiders, _: object) -> str:
    """Who gets which rider."""
    pairs = several([f"{name(who)} gets {name(rider)}" for who, rider in change.pairs], comma=False)
    return f"Characters get their special riders when they are chosen: {pairs}."


def two_groups(change: changes.TwoGroups, _: object) -> str:
    """Who plays in which round."""
    burdened = any([is_burdened(key) for key in change.first + change.second])
    groups = f"{name('group_1')}: {{first:all}}. {name('group_2')}: {{second:all}}."
    return f"Rivers are not trump. Play 1 round with each of 2 groups. {groups}{' Gold cards show their burdened side.' * burdened}"


def ranges(change: changes.ThreatByRange, _: object) -> str:
    """The ranges to choose from."""
    return several([f"{least}–{most}" for least, most in change.ranges], "or", comma=False)


ACTIONS: dict[object, Row] = {
    abilities.MayNameLeader: "When you would lead, you may name another character to lead instead.",
    abilities.NeedNotFollow: "You need not follow suit.",
    abilities.MayLeadRings: "You may lead Rings at any time.",
    abilities.RingsHelp: "Rings you win count toward {character:possessive} goal, too.",
    abilities.MayRedrawThreats: (
        "All through set-up, each character that drew a threat may draw another in its place once, on its own turn."
    ),
    abilities.MustHoldOneRing: "Only the holder of the 1 of Rings can be this character. You can never give that card away.",
    setup_actions.TakeLost: lambda word, _: "Take all lost cards." if word.every else "Take the lost card.",
    setup_actions.DrawThreat: "Draw a threat.",
    (setup_actions.DrawThreat, "checked"): "Draw a threat (draw again if it demands a lost card).",
    setup_actions.DrawTwoThreats: "Draw 2 threats and keep 1 of them.",
    setup_actions.ChooseThreat: "Choose 1 of the threats left in the threat deck.",
    setup_actions.DeclareMoreOrFewer: "Declare whether you will win more or fewer tricks than the rank of your threat.",
    setup_actions.Exchange: lambda word, _: f"Exchange 1 card with {{persons:any}}{', {times:times}' * (word.times > 1)}.",
    setup_actions.ExchangeWithAnyone: lambda word, _: f"Exchange 1 card with any character{' except {but}' * bool(word.but)}.",
    setup_actions.ExchangeWithAll: lambda word, _: (
        "Exchange 1 card each with {persons:all} (whoever is in play), at the same time."
        if word.persons
        else "Exchange 1 card with every other character, all at the same time."
    ),
    setup_actions.ExchangeWithLostOr: (
        "Exchange 1 card with the lost card or with {person}. You cannot leave a card that another character’s threat demands."
    ),
    setup_actions.GiveEach: (
        "Give 1 card to every other character and get none back. In a solo game, first draw a full hand; it is not refilled."
    ),
    setup_actions.PassRight: "Every character passes 1 card to the right, all at the same time.",
    setup_actions.ShowHand: "Lay your hand face up for the whole round. In a solo game, draw a full hand instead; it is not refilled.",
    setup_actions.TuckACard: (
        "Tuck 1 card under your character card. It is not part of your hand; look at it whenever you like. "
        "Before any trick, you may take it back; you must when your hand is empty."
    ),
    setup_actions.SetOneAside: "Set 1 card aside, face up, for the last trick.",
    setup_actions.LayIntoFirstTrick: (
        "Put 1 card, face up, into the first trick now; it need not follow suit and sets the lead suit only if you lead."
    ),
}
CHANGES: dict[object, Row] = {
    (Change, "players"): by_players,
    # ---- events
    changes.ForestDeck: "Take the Forests cards out of the main deck and shuffle them with Old Man Willow 9 to form the Old Forest deck.",
    changes.ForestTakesTricks: (
        "Before each trick, reveal 1 card of the Old Forest deck. "
        "A card of a lower rank cannot win the trick, one of the same rank can; if nobody wins it, its leader leads again. "
        "A 1 of Rings that wins the trick outright is not affected."
    ),
    changes.BalrogDeck: (
        "Take the Shadows cards out of the main deck and shuffle them with the Balrog card (rank 5) to form the Balrog deck."
    ),
    changes.OutweighBalrog: (
        "Before each trick, reveal cards of the Balrog deck: {:players}. If the cards in the trick "
        "add up to less than the cards revealed, everybody fails. When too few cards are left, shuffle the whole Balrog deck again."
    ),
    changes.LostCards: "Number of lost cards: {:players}.",
    changes.BarrowCards: (
        "Set the Rings aside. Of the other cards, take out barrow cards at random, face down: {:players}. "
        "Then shuffle the Rings back in. There is no lost card: whoever would take lost cards draws {drawn} of the barrow cards instead."
    ),
    changes.GiveRiders: give_riders,
    changes.NewGoal: "{character:quoted} has a new goal: {goal}.",
    changes.LeadsFirst: "{character:quoted} leads the first trick.",
    changes.Requires: "{character:quoted} must be chosen.",
    changes.Forbids: "{character:quoted} cannot be chosen.",
    changes.NoThreat: "{character:quoted} draws no threat.",
    changes.ThreatsHidden: "Threats stay hidden from the other players until the round ends (not in a solo game).",
    changes.ExchangesTogether: "All exchanges are made at the same time, at the end of set-up (not in a solo game).",
    changes.NoEarlySuccess: "All tricks are played, even if every goal is already met.",
    changes.OnlyAfterOthers: (
        "You can choose this event only when the other events of the chapter are completed. Every unfinished character must take part."
    ),
    changes.Repeatable: "You can choose this event again when it is completed.",
    changes.PlaysFaceDown: (
        "{character:quoted} plays face down and says only the suit; the card is turned up when the trick is complete. "
        "The 1 of Rings is played face up. The pyramid cannot be {character:quoted}. In a solo game, this card has no effect."
    ),
    changes.MirrorDeal: (
        "Characters are dealt at random, so Frodo need not hold the 1 of Rings. "
        "Deal each player {size:card}; then, all at the same time, every player gives 1 card to each other player. "
        "Do this {portions:times}. Then 1 card is lost, even the 1 of Rings if it comes up, and the rest is dealt. "
        "In a solo game, cards are dealt as usual, and the hand with the 1 of Rings is Frodo."
    ),
    changes.AddRivers: "Add Rivers to the main deck: {:players}.",
    (changes.AddRivers, "players"): rivers_by_players,
    changes.Trump: "{suit} are trump: the highest {suit:card} wins the trick, unless the 1 of Rings wins it outright.",
    changes.TwoGroups: two_groups,
    # ---- riders and gifts
    changes.ThreatHidden: "Your threat stays hidden from the other players until the round ends (not in a solo game).",
    changes.NoExchange: "You take no part in exchanges: neither in your own nor in those of others.",
    changes.Duty: "In addition to your goal, {goal}.",
    changes.ThreatByRange: "Instead of taking a threat, choose a range: {:ranges}. Any rank in it meets your goal.",
    (changes.ThreatByRange, "ranges"): ranges,
    changes.NameLongestSuits: (
        "At the end of set-up, name the suit of which you hold the most cards (if several are tied, all of them). "
        "The pyramid does not do so, and nobody does in a solo game."
    ),
    changes.SaveOneGoal: "Once per chapter, 1 missed goal of any character counts as met. The gift is used up only if that wins the round.",
    changes.SwapLostCard: (
        "Once per chapter, before any trick, you may exchange 1 card with the lost card or with the character that took it. "
        "You cannot leave a card that another character’s threat demands."
    ),
    changes.FreeFirstTrick: "Once per chapter, you need not follow suit in the first trick of a round.",
}
CARDS: dict[object, Row] = {
    (Character, "goal line"): ("Goal: ", BEGIN, Gap("goal", ""), "."),
    (Character, "set-up line"): "Set-up: {setup:sentences}",
    (Character, "checked set-up line"): "Set-up: {setup:checked}",
    (Character, "abilities"): "{abilities:sentences}",
    (Character, "leads"): "You lead the first trick.",
    SpecialCard: "{changes:sentences}",
    **ACTIONS,
    **CHANGES,
}
