"""The table of a position that was written down: what it does not name is as at the beginning of a game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from onetable.core.dice import Dice
from onetable.core.errors import BadInput
from onetable.core.step import Seat
from onetable.games.quest.atlas import TOKEN_PAIR
from onetable.games.quest.cards.every_card import every_card
from onetable.games.quest.figures import CARDS, COMBAT_DECKS, FOES, HERO_DECKS, HEROES, SKILL_DECK, TOKEN_PILES
from onetable.games.quest.layout import laid_out
from onetable.games.quest.mechanics.plots import activate
from onetable.games.quest.mechanics.pools import remove
from onetable.games.quest.pieces import Combat, CurrentEvent, GivenEvent, HeroSheet, MinionFigure, Side, Slip, Token, Turn, foe_called
from onetable.games.quest.scene.written import CombatData, HeroData, SceneData
from onetable.games.quest.table import SAURON, Board
from onetable.games.quest.traits import Attribute, CardType, Hero, Minion, Monster, Place


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
