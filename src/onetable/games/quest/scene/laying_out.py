"""The table of a position that was written down: what it does not name is as at the beginning of a game."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from onetable.core.dice import Dice
from onetable.core.errors import BadInput
from onetable.core.step import Seat
from onetable.games.quest.atlas import TOKEN_PAIR
from onetable.games.quest.cards.every_card import every_card
from onetable.games.quest.figures import SKILL_DECK, TOKEN_PILES
from onetable.games.quest.layout import laid_out
from onetable.games.quest.pieces import EVERYBODY, ActivePlot, CurrentEvent, GivenEvent, MinionFigure, Slip, Token, Turn
from onetable.games.quest.scene.heroes import lay_hero, skill_card
from onetable.games.quest.scene.piles import Heap
from onetable.games.quest.scene.written import SceneData, SlipData, TokenData
from onetable.games.quest.table import PLOT_SLOTS, SAURON, Board
from onetable.games.quest.traits import Hero, Place

SAURONS = (SAURON,)


def lay_out(scene: SceneData, seat: Seat) -> Board:
    """The whole table; what the scene does not name is as at the beginning of a game."""
    heroes = tuple([hero.hero for hero in scene.heroes]) or (Hero.ARGALAD,)
    board = laid_out(every_card(), heroes, scene.options, Dice(scene.seed))
    for sheet, data in zip(board.sheets, scene.heroes, strict=False):
        lay_hero(sheet, data, board)
    board.influence, board.pool, board.settled = dict(scene.influence), scene.pool, scene.settled
    if scene.minions is not None:
        board.minions = {
            minion: MinionFigure(where) if isinstance(where, Place) else MinionFigure(where.place, where.damage)
            for minion, where in scene.minions.items()
        }
    board.defeated = tuple(scene.defeated)
    board.favor, board.characters = dict(scene.favor), dict(scene.characters)
    lay_items(scene, board)
    board.markers.update(scene.markers)
    board.stage_reached, board.green_slower = scene.stage_reached or board.stage, scene.green_slower
    board.round = scene.round
    board.turn = replace(scene.turn, seat=scene.turn.seat or seat) if scene.turn is not None else Turn(seat)
    board.tracks = [sum([1 << space for space in spaces]) for spaces in [*scene.tracks, [], [], []][: len(board.tracks)]]
    board.hero_mission = scene.hero_mission or board.hero_mission
    board.sauron_mission = scene.sauron_mission or board.sauron_mission
    board.outcome, board.beaten, board.quests_done = scene.outcome, scene.beaten, tuple(scene.quests_done)
    board.drawn, board.drawn_for = tuple(scene.drawn), scene.drawn_for
    lay_tokens(scene, board)
    lay_saurons_cards(scene, board)
    lay_decks(scene, board)
    lay_events(scene, board)
    if scene.fallen is not None:
        board.dice = Dice(scene.seed, scene.fallen)
    return board


def lay_items(scene: SceneData, board: Board) -> None:
    """What the heroes hold is not in the supply."""
    for sheet in board.sheets:
        for item in sheet.items:
            board.items[item] -= 1
            if board.items[item] < 0:
                raise BadInput(f"There are not so many {item} cards.")
    board.items.update(scene.items)


def lay_tokens(scene: SceneData, board: Board) -> None:
    """Monster tokens on the map, known to Sauron, and what is left in the piles."""
    heaps = {pair: Heap(f"the tokens of {pair}", faces, board.dice) for pair, faces in board.piles.items()}
    for pair, faces in scene.token_discards.items():
        board.pile_discards[pair] = tuple(heaps[pair].take(faces))
    found = {
        place: [token if isinstance(token, TokenData) else TokenData(face=token) for token in there]
        for place, there in scene.tokens.items()
    }
    for place, there in found.items():
        for token in there:
            board.token_number += 1
            pair = token.pair or next(
                (pair for pair in (TOKEN_PAIR[place], *TOKEN_PILES) if heaps[pair].left[token.face]), TOKEN_PAIR[place]
            )
            face = heaps[pair].take([token.face])
            heaps[pair].find_others()
            number = board.token_number if token.number is None else token.number
            board.tokens[place] = (*board.tokens.get(place, ()), *[Token(number, pair, each, seen_by(token)) for each in face])
    for pair, heap in heaps.items():
        board.piles[pair] = heap.deck(scene.piles.get(pair, ()))
    if scene.token_number is not None:
        board.token_number = scene.token_number


def seen_by(known: TokenData | SlipData, usual: tuple[Seat, ...] = SAURONS) -> int:
    """A bit for each seat that has seen it."""
    return EVERYBODY if known.open else sum([1 << seat for seat in set(usual if known.seen is None else known.seen)])


def slips(found: Sequence[str | SlipData], heap: Heap, usual: tuple[Seat, ...]) -> tuple[Slip, ...]:
    """Cards of a hidden pile; unless more is said the usual seats know them."""
    known = [card if isinstance(card, SlipData) else SlipData(card=card) for card in found]
    taken = [(heap.take([slip.card]), seen_by(slip, usual)) for slip in known]
    heap.find_others()
    return tuple([Slip(card, bits) for cards, bits in taken for card in cards])


def of_card(scene: SceneData, kind: str) -> list[str]:
    """The card whose text is carried out, if it is of this kind: it lies in no pile."""
    return [scene.card.removeprefix(f"{kind}.")] if scene.card.startswith(f"{kind}.") else []


def lay_saurons_cards(scene: SceneData, board: Board) -> None:
    """Plots in their slots, in hand and elsewhere; the same of shadow cards."""
    cards = board.cards
    board.plots = [ActivePlot(*plot) if plot is not None else None for plot in [*scene.plots, None, None, None][:PLOT_SLOTS]]
    plots = Heap("the plots", cards.plot_deck, board.dice)
    plots.take([active.plot for active in board.active_plots() if cards.plots[active.plot].setup is None])
    plots.take([card for card in (*of_card(scene, "plot"), *scene.drawn) if card in cards.plot_deck])
    board.plot_discards = tuple(plots.take(scene.plot_discards))
    board.plot_hand = slips(scene.plot_hand, plots, SAURONS)
    top = slips(scene.plot_deck, plots, ())
    board.plot_deck = (*[Slip(plot) for plot in plots.rest()], *top[::-1])
    shadows = Heap("the shadow cards", cards.shadow_deck, board.dice)
    shadows.take([card for card in (*of_card(scene, "shadow"), *scene.drawn) if card in cards.shadows])
    board.shadow_discards = tuple(shadows.take(scene.shadow_discards))
    board.shadow_hand = slips(scene.shadow_hand, shadows, SAURONS)
    board.shadow_deck = shadows.deck(scene.shadow_deck)


def lay_decks(scene: SceneData, board: Board) -> None:
    """Perils, corruption, skills and encounters, with the wanted cards on top."""
    cards, dice = board.cards, board.dice
    perils = Heap("the perils", cards.peril_deck(scene.options), dice)
    perils.take([card for card in scene.drawn if card in cards.perils])
    board.peril_discards, board.perils = tuple(perils.take(scene.peril_discards)), perils.deck(scene.perils)
    burdens = Heap("the corruption cards", cards.corruption, dice)
    held = [card for sheet in board.sheets for card in sheet.corruption]
    burdens.take([card for card in (*held, *of_card(scene, "corruption"), *scene.drawn) if card in cards.corruption])
    board.corruption_discards, board.corruption = tuple(burdens.take(scene.corruption_discards)), burdens.deck(scene.corruption)
    skills = Heap("the skill cards", board.skills, dice)
    skills.take([card for sheet in board.sheets for card in sheet.trained])
    skills.take([card for card in scene.drawn if card in SKILL_DECK])
    board.skill_discards = tuple(skills.take([skill_card(card) for card in scene.skill_discards]))
    board.skills = skills.deck([skill_card(card) for card in scene.skills])
    if scene.skills_left is not None:
        cut = len(board.skills) - scene.skills_left
        if cut < 0:
            raise BadInput(f"There are no {scene.skills_left} skill cards left, only {len(board.skills)}.")
        board.skill_discards, board.skills = board.skill_discards + board.skills[:cut], board.skills[cut:]
    gone = [*[quest for sheet in board.sheets for quest in sheet.side], *scene.quests_done]
    gone += [card for card in of_card(scene, "encounter") if card in cards.encounters and cards.encounters[card].quest]
    for deck, all_cards in cards.encounter_decks.items():
        heap = Heap(f"the encounters of {deck}", all_cards, dice)
        heap.take([card for card in gone if card in all_cards])
        board.encounter_discards[deck] = tuple(heap.take(scene.encounter_discards.get(deck, ())))
        board.encounters[deck] = heap.deck(scene.encounters.get(deck, ()))


def lay_events(scene: SceneData, board: Board) -> None:
    """The event that stays, the one that was given away, and the decks."""
    if scene.event:
        stays = board.cards.events[scene.event].stays
        if stays is None:
            raise BadInput(f"The event “{scene.event}” does not stay.")
        board.event = CurrentEvent(scene.event, stays)
    if scene.given is not None:
        if not board.cards.events[scene.given[0]].kept:
            raise BadInput(f"The event “{scene.given[0]}” cannot be given to anybody.")
        board.given = GivenEvent(*scene.given)
    elsewhere = [*of_card(scene, "event"), scene.event, scene.given[0] if scene.given is not None else ""]
    for stage, cards in enumerate(board.cards.event_decks, 1):
        heap = Heap(f"the events of stage {stage}", cards, board.dice)
        heap.take([event for event in elsewhere if event in cards])
        board.event_discards[stage - 1] = tuple(heap.take(scene.event_discards.get(stage, ())))
        board.events[stage - 1] = heap.deck(scene.events.get(stage, ()))
