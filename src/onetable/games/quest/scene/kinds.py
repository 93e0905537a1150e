"""Of every fact of a position what kind it is, and what it says."""

from __future__ import annotations

from collections.abc import Iterable

from onetable.core.game import Game
from onetable.core.scenario.kinds import Bag, Kind, Map, Names, Number, Record, Series, Text, Truth
from onetable.games.quest.cards.every_card import every_card
from onetable.games.quest.figures import CARDS
from onetable.games.quest.mechanics.combat.sides import DRAWN, LOST, RETREATED, WON
from onetable.games.quest.pieces import DECLARED, LAID
from onetable.games.quest.scene.known import known
from onetable.games.quest.table import Board
from onetable.games.quest.traits import Attribute, Character, Deck, Hero, Item, Marker, Minion, Place


def some(what: str, names: Iterable[object]) -> Names:
    """Names that are the same in every position."""
    found = tuple([str(name) for name in names])
    return Names(what, lambda game: found)


def seats(game: Game[Board] | None) -> list[str]:
    """The seats of the heroes at this table, or of any."""
    return [str(seat) for seat in (game.table.seats if game is not None else range(1, 4))]


def heroes(game: Game[Board] | None) -> list[str]:
    """The heroes at this table, or all."""
    return [sheet.hero.value for sheet in game.table.sheets] if game is not None else [hero.value for hero in Hero]


PLACES = some("place", Place)
DECKS = some("deck", Deck)
STAGES = some("stage", (1, 2, 3))
FIGHTING = some("fighting card", (*CARDS, DECLARED, LAID))
PLOTS, SHADOWS = some("plot", known()["plot"]), some("shadow card", known()["shadow card"])
PERILS, BURDENS = some("peril", known()["peril"]), some("corruption card", known()["corruption card"])
EVENTS, ENCOUNTERS = some("event", known()["event"]), some("encounter", known()["encounter"])
QUESTS, MONSTERS = some("quest", known()["quest"]), some("monster", known()["monster"])
FOES = some("foe", (*known()["foe"], "blank"))
MISSIONS = some("mission", every_card().missions)
SIDES = some("side", ("heroes", "sauron", "nobody"))
ENDINGS = some("ending", ("mission", "champion"))
OUTCOMES = some("outcome", (WON, LOST, DRAWN, RETREATED))
SEATS = Names("seat", seats)


def bag(says: str, names: Names) -> Bag:
    """Things whose order does not count."""
    return Bag(says, of=Text(names=names))


def row(says: str, names: Names) -> Series:
    """Things whose order counts."""
    return Series(says, of=Text(names=names))


HERO: dict[str, Kind] = {
    "at": Text("where he is", names=PLACES),
    "hand": bag("cards in hand", FIGHTING),
    "hand_size": Number("how many"),
    "life": Number("how many cards are in the life pool"),
    "top": row("the uppermost cards of the life pool, five at most, the top one first", FIGHTING),
    "rest": row("the rest pool, the top card last", FIGHTING),
    "rest_size": Number("how many"),
    "damage": bag("the damage pool", FIGHTING),
    "damage_size": Number("how many"),
    "trained": bag("skill cards of his deck", FIGHTING),
    "favor": Number("his favor"),
    "corruption": bag("corruption cards", BURDENS),
    "items": bag("what he owns", some("item", Item)),
    **{attribute.value: Number("the attribute as it is now") for attribute in Attribute},
    "starting": Text("his starting quest while it is open", names=QUESTS),
    "advanced": Text("his advanced quest while it is open", names=QUESTS),
    "revealed": Truth("whether the advanced quest is active"),
    "side": bag("side quests", QUESTS),
    "done": Number("how many of his own quests are done"),
    "perilous": Truth("whether the place is perilous for him"),
}
COMBAT: dict[str, Kind] = {
    "foe": Text("who fights", names=FOES),
    "round": Number("the round"),
    "damage": Number("damage on the foe"),
    "health": Number("its health"),
    "fortitude": Number("its fortitude"),
    "strength": Number("the hero's strength in all"),
    "foe_strength": Number("the foe's strength"),
    "foe_hand": bag("the foe's hand", FIGHTING),
    "foe_hand_size": Number("how many"),
    "foe_deck_size": Number("how many cards are in its deck"),
    "foe_discards": bag("its discards", FIGHTING),
    "hero_stack": row("what the hero has played, the first card first", FIGHTING),
    "foe_stack": row("what the foe has played, the first card first", FIGHTING),
    "hero_laid": Text("the hero's card of this round", names=FIGHTING),
    "foe_laid": Text("the foe's card of this round", names=FIGHTING),
    "hero_last": Text("the hero's pending card", names=FIGHTING),
    "foe_last": Text("the foe's pending card", names=FIGHTING),
    "hero_exhausted": Truth("whether the hero plays no more cards"),
    "foe_exhausted": Truth("whether the foe plays no more cards"),
    "fear": Truth("whether chance picks the hero's next card"),
}
TURN: dict[str, Kind] = {
    "seat": Number("whose turn; 0 is Sauron's"),
    "moves": Number("how often the hero has moved"),
    "travel_steps": Number("how many travel steps he has taken"),
    "explored": Truth("whether nothing was entered since he explored"),
    "dark_path": Truth("whether he has taken the dark path"),
    "favor_gained": Number("how much favor he has gained"),
    "scouted": Truth("whether he has scouted"),
    "bloodline": Truth("whether he has used his bloodline"),
    "most_moves": Number("how often he may move at most"),
    "perilous": Text("the place that a shadow card has made perilous", names=PLACES),
    "no_ambush": Truth("whether nobody ambushes him"),
    "over": Truth("whether the turn is over"),
    "shadow_played": Truth("whether a shadow card was played"),
}
FACTS: dict[str, Kind] = {
    "heroes": Map("the heroes", of=Record(fields=HERO), names=Names("hero at this table", heroes)),
    "influence": Map("influence by place", of=Number(), names=PLACES),
    "extension": bag("where one more influence may be placed", PLACES),
    "chains": Map("of each place joined to a stronghold its limit", of=Number(), names=PLACES),
    "pool": Number("influence in the Shadow Pool"),
    "tokens": Map("monster tokens by place", of=bag("", MONSTERS), names=PLACES),
    "known_tokens": Map("by seat the tokens that a hero has seen", of=Map(of=bag("", MONSTERS), names=PLACES), names=SEATS),
    "piles": Map("how many tokens each pile holds", of=Number(), names=DECKS),
    "token_discards": bag("discarded tokens", MONSTERS),
    "minions": Map("minions on the map", of=Record(fields={"place": Text(names=PLACES), "damage": Number()}), names=some("minion", Minion)),
    "defeated": bag("minions that are out", some("minion", Minion)),
    "favor": Map("favor tokens by place", of=Number(), names=PLACES),
    "characters": Map("where characters are", of=Text(names=PLACES), names=some("character", Character)),
    "items": Map("items in the supply", of=Number(), names=some("item", Item)),
    "markers": Map("spaces of the story markers", of=Number(), names=some("marker", Marker)),
    "stage": Number("the stage that the foremost marker has reached"),
    "dominant": Text("who is dominant", names=SIDES),
    "plots": Map("active plots and the places they affect", of=Text(names=PLACES), names=PLOTS),
    "plot_hand": bag("plots in Sauron's hand", PLOTS),
    "plot_hand_size": Number("how many"),
    "plot_hand_known": Map("by seat what a hero has seen of it", of=bag("", PLOTS), names=SEATS),
    "plot_deck": row("the plot deck, the top card first", PLOTS),
    "plot_deck_size": Number("how many"),
    "plot_discards": bag("discarded plots", PLOTS),
    "shadow_hand": bag("shadow cards in Sauron's hand", SHADOWS),
    "shadow_hand_size": Number("how many"),
    "shadow_deck": row("the shadow deck, the top card first", SHADOWS),
    "shadow_deck_size": Number("how many"),
    "shadow_discards": bag("discarded shadow cards", SHADOWS),
    "peril_deck": Number("how many perils are in the deck"),
    "peril_discards": bag("discarded perils", PERILS),
    "corruption_deck": Number("how many corruption cards are in the deck"),
    "corruption_discards": bag("discarded corruption cards", BURDENS),
    "skills": Number("how many skill cards are in the deck"),
    "skill_discards": bag("discarded skill cards", FIGHTING),
    "encounters": Map("how many cards each encounter deck has", of=Number(), names=DECKS),
    "encounter_discards": Map("discarded encounters by deck", of=bag("", ENCOUNTERS), names=DECKS),
    "events": Map("how many events each stage has left", of=Number(), names=STAGES),
    "event_discards": bag("discarded events", EVENTS),
    "event": Text("the event that stays", names=EVENTS),
    "given": Record("the event that a hero keeps", fields={"event": Text(names=EVENTS), "seat": Number(), "favor": Number()}),
    "green_slower": Number("how much less the green marker moves in the next Story step"),
    "tracks": Series("spaces taken on the tracks influence, draw, command", of=Bag(of=Number())),
    "round": Number("the round"),
    "turn": Record("what has happened in this turn", fields=TURN),
    "combat": Record("the combat under way", fields=COMBAT),
    "outcome": Text("how the last combat ended for the hero", names=OUTCOMES),
    "quests_done": bag("quests that are out of the game", QUESTS),
    "drawn": Bag("cards just drawn, while somebody chooses among them"),
    "hero_mission": Text("the heroes' mission", names=MISSIONS),
    "sauron_mission": Text("Sauron's mission", names=MISSIONS),
    "distance": Map("from place to place how many steps it is", of=Map(of=Number(), names=PLACES), names=PLACES),
    "winner": Text("who has won", names=SIDES),
    "ending": Text("how", names=ENDINGS),
}
