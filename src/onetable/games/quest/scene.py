"""Positions written by hand: who is where with which cards, what lies on the map, which step it is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from msgspec import Struct, ValidationError, convert

from onetable.core.dice import Dice
from onetable.core.errors import BadInput
from onetable.core.game import Game
from onetable.core.step import Scope, Seat, Steps
from onetable.games.quest.atlas import TOKEN_PAIR
from onetable.games.quest.cards.every_card import every_card
from onetable.games.quest.figures import CARDS, COMBAT_DECKS, FOES, HERO_DECKS, HEROES, SKILL_DECK, TOKEN_PILES
from onetable.games.quest.layout import laid_out
from onetable.games.quest.mechanics.combat.beginning import StartCombat
from onetable.games.quest.mechanics.combat.rounds import CombatRound
from onetable.games.quest.mechanics.corruption import ReceiveCorruption
from onetable.games.quest.mechanics.plots import activate
from onetable.games.quest.mechanics.pools import remove
from onetable.games.quest.mechanics.quests import completed
from onetable.games.quest.mechanics.shadow_cards import PlayShadow
from onetable.games.quest.phases.actions import ActionStep
from onetable.games.quest.phases.ambush import AmbushStep
from onetable.games.quest.phases.encounter_step import EncounterStep
from onetable.games.quest.phases.events import EventStep, ResolveEvent
from onetable.games.quest.phases.explore import Explore
from onetable.games.quest.phases.finale import Finale
from onetable.games.quest.phases.hero_turn import HeroTurn
from onetable.games.quest.phases.perils import MeetPeril
from onetable.games.quest.phases.plot_step import PlotStep
from onetable.games.quest.phases.rest import RestStep
from onetable.games.quest.phases.sauron_turn import HeroDraw, HeroRally, Round, StoryStep
from onetable.games.quest.phases.setup import SetUp
from onetable.games.quest.phases.travel import TravelStep
from onetable.games.quest.pieces import (
    Combat,
    CurrentEvent,
    GivenEvent,
    HeroSheet,
    MinionFigure,
    Options,
    Side,
    Slip,
    Token,
    Turn,
    foe_called,
)
from onetable.games.quest.table import SAURON, Board
from onetable.games.quest.traits import Attribute, Character, Deck, Hero, Item, Marker, Minion, Monster, Place
from onetable.games.quest.words.hero_cards import Damage


class HeroData(Struct, frozen=True, forbid_unknown_fields=True):
    """A hero. Cards may be called by their ability; `life` lists the top cards first; all cards not named lie where `others` says."""

    hero: Hero
    at: Place | None = None
    hand: list[str] = []
    life: list[str] = []
    rest: list[str] = []
    damage: list[str] = []
    others: str = "life"
    favor: int = 0
    corruption: list[str] = []
    items: list[Item] = []
    raised: dict[Attribute, int] = {}
    trained: list[str] = []
    starting: str = ""
    advanced: str = ""
    revealed: bool = False
    side: list[str] = []
    done: int = 0


class CombatData(Struct, frozen=True, forbid_unknown_fields=True):
    """A combat under way at the beginning of a round; stacks list the card played first at first."""

    foe: str
    foe_hand: list[str] = []
    foe_deck: list[str] = []  # the top cards, first the top one
    foe_stack: list[str] = []
    hero_stack: list[str] = []
    hero_last: str = ""
    foe_last: str = ""
    hero_declared: str | None = None
    foe_declared: str | None = None
    damage: int = 0
    strength: int = 0  # added to the hero's own
    health: int = 0
    fear: bool = False
    hero_exhausted: bool = False
    foe_exhausted: bool = False


class SceneData(Struct, frozen=True, forbid_unknown_fields=True):
    """A position as it is written down; see docs/scenarios-quest.md."""

    game: str = "quest"
    name: str = ""
    cites: list[str] = []
    about: str = ""
    bites: bool = True
    play: list[Any] = []
    seed: int = 1
    hasty: bool = True
    options: Options = Options()
    heroes: list[HeroData] = []
    seat: Seat = 1
    step: str = ""
    fight: str = ""
    card: str = ""  # a card whose text is carried out: "encounter.the_ranger"
    combat: CombatData | None = None
    influence: dict[Place, int] = {}
    pool: int = 0
    tokens: dict[Place, list[str]] = {}
    minions: dict[Minion, Any] | None = None
    defeated: list[Minion] = []
    favor: dict[Place, int] = {}
    characters: dict[Character, Place] = {}
    items: dict[Item, int] = {}
    markers: dict[Marker, int] = {}
    stage_reached: int = 0
    plots: list[tuple[str, Place]] = []
    plot_hand: list[str] = []
    plot_deck: list[str] = []
    plot_discards: list[str] = []
    shadow_hand: list[str] = []
    shadow_deck: list[str] = []
    shadow_discards: list[str] = []
    perils: list[str] = []
    corruption: list[str] = []
    corruption_discards: list[str] = []
    skills: list[str] = []
    skills_left: int = -1
    piles: dict[Deck, list[str]] = {}
    encounters: dict[Deck, list[str]] = {}
    events: dict[int, list[str]] = {}
    event: str = ""
    given: tuple[str, Seat, int] | None = None
    hero_mission: str = ""
    sauron_mission: str = ""
    tracks: list[list[int]] = []  # spaces taken on the tracks: influence, draw, command
    turn: dict[str, Any] = {}
    round: int = 2


HERO_STEPS: dict[str, Steps] = {
    "rest": (RestStep(), AmbushStep(), TravelStep(), EncounterStep()),
    "ambush": (AmbushStep(), TravelStep(), EncounterStep()),
    "travel": (TravelStep(), EncounterStep()),
    "explore": (Explore(), TravelStep(), EncounterStep()),
    "encounter": (EncounterStep(),),
    "peril": (MeetPeril(), TravelStep(), EncounterStep()),
}
SAURON_STEPS: dict[str, Steps] = {
    "rally": (HeroRally(),),
    "story": (StoryStep(),),
    "plot": (PlotStep(),),
    "event": (EventStep(),),
    "action": (ActionStep(),),
    "draw": (HeroDraw(),),
    "round": (Round(),),
    "finale": (Finale(),),
    "setup": (SetUp(),),
}


def build(data: Mapping[str, Any]) -> Game[Board]:
    """The game at the beginning of the wanted step."""
    try:
        scene = convert(dict(data), SceneData)
    except ValidationError as error:
        raise BadInput(f"The scenario cannot be used: {error}.") from None
    board = lay_out(scene)
    board.news = []
    steps, seat = first_steps(scene, board)
    game = Game(board, [(steps, Scope(seat))], scene.hasty)
    game.advance()
    return game


def first_steps(scene: SceneData, board: Board) -> tuple[Steps, Seat]:
    """What the scenario begins with, and in whose voice."""
    if scene.card:
        return card_steps(scene, board)
    if scene.combat is not None:
        board.combat = combat_of(scene.combat, scene.seat, board)
        return (CombatRound(), TravelStep(), EncounterStep()), scene.seat
    if scene.fight:
        foe = foe_called(scene.fight)
        return (StartCombat(foe), TravelStep(), EncounterStep()), scene.seat
    if scene.step == "turn":
        board.turn = Turn()
        return (HeroTurn(scene.seat),), SAURON
    if scene.step in HERO_STEPS:
        return HERO_STEPS[scene.step], scene.seat
    if scene.step in SAURON_STEPS:
        board.turn = Turn()
        return SAURON_STEPS[scene.step], SAURON
    known = ", ".join(["turn", *HERO_STEPS, *SAURON_STEPS])
    raise BadInput(f"There is no step “{scene.step}” to begin a scenario with; there is {known}.")


def card_steps(scene: SceneData, board: Board) -> tuple[Steps, Seat]:
    """The text of one card, in the voice it is read with."""
    kind, _, card = scene.card.partition(".")
    seat = scene.seat
    if kind == "encounter" and card in board.cards.encounters:
        if board.cards.encounters[card].quest:
            sheet = board.sheet(seat)
            sheet.side += (card,)
            return board.cards.quests[card].setup, seat
        return board.cards.encounters[card].text, seat
    if kind == "peril" and card in board.cards.perils:
        return board.cards.perils[card].text, seat
    if kind == "event" and card in board.cards.events:
        board.turn = Turn()
        return (ResolveEvent(card),), SAURON
    if kind == "shadow" and card in board.cards.shadows:
        board.shadow_hand += (Slip(card, 1 << SAURON),)
        return (PlayShadow(card),), seat
    if kind == "corruption" and card in board.cards.corruption:
        return (ReceiveCorruption(card),), seat
    if kind == "quest" and card in board.cards.quests:
        return completed(board, seat, card), seat
    if kind == "plot" and card in board.cards.plots:
        board.plot_hand += (Slip(card, 1 << SAURON),)
        board.turn = Turn()
        return (PlotStep(),), SAURON
    if kind == "damage":
        return (Damage(int(card)),), seat
    raise BadInput(f"There is no card “{scene.card}”; a scenario writes, for example, “encounter.the_ranger”.")


# ---- laying out


def lay_out(scene: SceneData) -> Board:
    """The whole table; what the scene does not name is as at the beginning of a game."""
    heroes = tuple([hero.hero for hero in scene.heroes]) or (Hero.ARGALAD,)
    board = laid_out(every_card(), heroes, scene.options, Dice(scene.seed))
    for sheet, data in zip(board.sheets, scene.heroes, strict=False):
        lay_hero(sheet, data, board)
    board.influence, board.pool, board.settled = dict(scene.influence), scene.pool, False
    if scene.minions is not None:
        board.minions = {
            minion: MinionFigure(Place(where["place"]), where.get("damage", 0)) if isinstance(where, dict) else MinionFigure(Place(where))
            for minion, where in scene.minions.items()
        }
    board.defeated = tuple(scene.defeated)
    board.favor, board.characters = dict(scene.favor), dict(scene.characters)
    board.items.update(scene.items)
    board.markers.update(scene.markers)
    board.stage_reached = scene.stage_reached or board.stage
    board.round = scene.round
    board.turn = Turn(scene.seat)
    for name, value in scene.turn.items():
        setattr(board.turn, name, Place(value) if name == "perilous" else value)
    lay_tokens(scene, board)
    lay_decks(scene, board)
    if scene.tracks:
        board.tracks = [sum([1 << space for space in spaces]) for spaces in scene.tracks]
    if scene.hero_mission:
        board.hero_mission = scene.hero_mission
    if scene.sauron_mission:
        board.sauron_mission = scene.sauron_mission
    return board


def card_id(name: str, hero: Hero | None = None) -> str:
    """A fighting card by its id or, for a hero, by its ability."""
    for found in (name, f"{hero}_{name}", f"skill_{name}"):
        if found in CARDS:
            return found
    raise BadInput(f"There is no fighting card “{name}”.")


def lay_hero(sheet: HeroSheet, data: HeroData, board: Board) -> None:
    """A hero's pools: what is named lies where it is named, all other cards where `others` says."""
    hero = data.hero
    sheet.place = data.at or HEROES[hero].start
    named = {pool: tuple([card_id(card, hero) for card in getattr(data, pool)]) for pool in ("hand", "life", "rest", "damage")}
    trained = tuple([card_id(card) for card in data.trained])
    laid = [card for pool in named.values() for card in pool]
    rest = Counter((*HERO_DECKS[hero], *trained))
    rest.subtract(laid)
    skills = tuple([card for card in laid if card in SKILL_DECK and card not in trained])
    rest.update(skills)
    if any(count < 0 for count in rest.values()):
        raise BadInput(f"{hero} has not so many cards: {', '.join([card for card, count in rest.items() if count < 0])}.")
    others = tuple(rest.elements())
    if data.others not in ("life", "rest", "damage"):
        raise BadInput(f"The other cards of a hero can lie in life, rest or damage, not in “{data.others}”.")
    named[data.others] = others + named[data.others][::-1] if data.others == "life" else named[data.others] + others
    if data.others != "life":
        named["life"] = named["life"][::-1]
    sheet.hand, sheet.life, sheet.rest, sheet.damage = named["hand"], named["life"], named["rest"], named["damage"]
    sheet.trained = trained + skills
    board.skills = tuple([card for card in board.skills if card not in sheet.trained])
    sheet.favor, sheet.corruption, sheet.items = data.favor, tuple(data.corruption), tuple(data.items)
    board.corruption = tuple([card for card in board.corruption if card not in data.corruption])
    for item in data.items:
        board.items[item] -= 1
    raised = [data.raised.get(attribute, 0) for attribute in Attribute]
    sheet.raised = (raised[0], raised[1], raised[2], raised[3])
    if data.starting or data.advanced or data.done:
        sheet.starting, sheet.advanced = data.starting, data.advanced
    sheet.revealed, sheet.side, sheet.done = data.revealed, tuple(data.side), data.done


def on_top(deck: Sequence[str], top: Iterable[str], gone: Iterable[str] = ()) -> tuple[str, ...]:
    """A deck without the cards that lie elsewhere, and with these on top, the first one uppermost."""
    top = list(top)
    rest = Counter(deck)
    rest.subtract([*top, *gone])
    below = [card for card in deck if rest[card] > 0 and not rest.subtract([card])]
    return (*below, *top[::-1])


def lay_tokens(scene: SceneData, board: Board) -> None:
    """Monster tokens on the map, known to Sauron, and what is left in the piles."""
    for place, faces in scene.tokens.items():
        for face in faces:
            board.token_number += 1
            pair = next((pair for pair in (TOKEN_PAIR[place], *TOKEN_PILES) if face in board.piles[pair]), None)
            if pair is None:
                raise BadInput(f"There is no token “{face}” left.")
            board.piles[pair] = on_top(board.piles[pair], (), (face,))
            board.tokens[place] = (*board.tokens.get(place, ()), Token(board.token_number, pair, Monster(face).value, 1 << SAURON))
    for pair, top in scene.piles.items():
        board.piles[pair] = on_top(board.piles[pair], top)


def lay_decks(scene: SceneData, board: Board) -> None:
    """Every deck with the wanted cards on top, Sauron's hand, active plots and the current event."""
    for plot, place in scene.plots:
        activate(board, plot, place)
    active = [plot for plot, _ in scene.plots if board.cards.plots[plot].setup is None]
    mine = 1 << SAURON
    board.plot_hand = tuple([Slip(plot, mine) for plot in scene.plot_hand])
    board.plot_discards = tuple(scene.plot_discards)
    wanted = scene.card.removeprefix("plot.") if scene.card.startswith("plot.") else ""
    gone = [*active, *scene.plot_hand, *scene.plot_discards, *([wanted] if wanted in board.cards.plot_deck else [])]
    board.plot_deck = tuple([Slip(plot) for plot in on_top(board.cards.plot_deck, scene.plot_deck, gone)])
    board.shadow_hand = tuple([Slip(card, mine) for card in scene.shadow_hand])
    board.shadow_discards = tuple(scene.shadow_discards)
    played = [scene.card.removeprefix("shadow.")] if scene.card.startswith("shadow.") else []
    board.shadow_deck = on_top(board.cards.shadow_deck, scene.shadow_deck, [*scene.shadow_hand, *scene.shadow_discards, *played])
    board.perils = on_top(board.cards.peril_deck(scene.options), scene.perils)
    held = [card for sheet in board.sheets for card in sheet.corruption]
    received = [scene.card.removeprefix("corruption.")] if scene.card.startswith("corruption.") else []
    board.corruption_discards = tuple(scene.corruption_discards)
    board.corruption = on_top(tuple(board.cards.corruption), scene.corruption, [*held, *scene.corruption_discards, *received])
    board.skills = on_top(board.skills, [card_id(card) for card in scene.skills])
    if scene.skills_left >= 0:
        cut = len(board.skills) - scene.skills_left
        board.skill_discards, board.skills = board.skills[:cut], board.skills[cut:]
    sides = [quest for sheet in board.sheets for quest in sheet.side]
    kept = [scene.card.removeprefix("encounter.")] if scene.card.startswith("encounter.") else []
    kept = [card for card in kept if board.cards.encounters.get(card) is not None and board.cards.encounters[card].quest]
    for deck, cards in board.cards.encounter_decks.items():
        elsewhere = [quest for quest in [*sides, *kept] if quest in cards]
        board.encounters[deck] = on_top(cards, scene.encounters.get(deck, ()), elsewhere)
    resolved = scene.card.removeprefix("event.") if scene.card.startswith("event.") else ""
    staying = [scene.event, resolved, scene.given[0] if scene.given is not None else ""]
    for stage, cards in enumerate(board.cards.event_decks, 1):
        board.events[stage - 1] = on_top(cards, scene.events.get(stage, ()), [event for event in staying if event in cards])
    if scene.event:
        stays = board.cards.events[scene.event].stays
        if stays is None:
            raise BadInput(f"The event “{scene.event}” does not stay.")
        board.event = CurrentEvent(scene.event, stays)
    if scene.given is not None:
        board.given = GivenEvent(*scene.given)


def combat_of(data: CombatData, seat: Seat, board: Board) -> Combat:
    """A combat at the beginning of a round; the cards named as last lie on top of the stacks."""
    foe = foe_called(data.foe)
    printed, sheet = FOES[foe], board.sheet(seat)
    deck = printed.deck

    def foe_card(name: str) -> str:
        return name if name in CARDS else f"{deck}_{name}"

    hero_stack = [card_id(card, sheet.hero) for card in data.hero_stack]
    foe_stack = [foe_card(card) for card in data.foe_stack]
    hero_last = card_id(data.hero_last, sheet.hero) if data.hero_last else ""
    foe_last = foe_card(data.foe_last) if data.foe_last else ""
    hero_stack += [hero_last] if hero_last else []
    foe_stack += [foe_last] if foe_last else []
    for card in hero_stack:
        if card not in sheet.life:
            raise BadInput(f"{sheet.hero} has no “{card}” left in the life pool for the combat stack.")
        sheet.life = remove(sheet.life, card)
    hand = tuple([foe_card(card) for card in data.foe_hand])
    from onetable.games.quest.traits import CardType

    return Combat(
        seat, foe.value, -1, printed.wisdom, data.health or printed.health, printed.fortitude,
        Side(
            data.strength, tuple(hero_stack), exhausted=data.hero_exhausted, last=hero_last,
            declared=CardType(data.hero_declared) if data.hero_declared else None,
        ),
        Side(
            printed.strength, tuple(foe_stack), exhausted=data.foe_exhausted, last=foe_last,
            declared=CardType(data.foe_declared) if data.foe_declared else None,
        ),
        damage=data.damage or (board.minions[foe].damage if isinstance(foe, Minion) and foe in board.minions else 0),
        hand=hand, deck=on_top(COMBAT_DECKS[deck], [foe_card(card) for card in data.foe_deck], [*hand, *foe_stack]),
        round=1, fear=data.fear,
    )  # fmt: skip
