"""What no position can hold: keys that do not fit where it begins, cards in wrong places, numbers that end a game before it starts."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from onetable.core.errors import BadInput
from onetable.core.suggest import suggest
from onetable.games.tcg.card import Card
from onetable.games.tcg.card_names import find_card
from onetable.games.tcg.labels import label
from onetable.games.tcg.options import OPTIONS
from onetable.games.tcg.scene.stages import NO_PHASES, SET_UP, UNDER_WAY
from onetable.games.tcg.scene.written import LaidCard, SceneData, SeatData
from onetable.games.tcg.table import Board
from onetable.games.tcg.traits import Kind, Side

LATER_KEYS = (
    "turn", "site", "path", "laid_by", "site_conditions", "twilight", "moves", "move_limit", "stuck", "worn", "ring_silent", "assigned",
    "fought", "skirmish", "lasting", "grants", "used", "played_phase", "played_here", "taken", "acted", "out",
)  # fmt: skip  # they come into being after the set-up
LATER_SEAT_KEYS = ("play", "hand", "discard", "dead", "removed", "at")
WAYS_OUT = ("killed", "corrupted", "gave up")
MOST_OTHERS = 99
GOES_ON = ("turn", "fellowship", "stay or move", "end of turn")  # from there the fellowship moves on, now or later
ASSIGNED_IN = ("assignment", "fierce", "skirmish")


def check_keys(scene: SceneData, data: Mapping[str, Any]) -> None:
    """Refuse what does not fit the stage, speaks twice of the same player, or of one who is not there."""
    check_options(scene)
    check_players(scene, data)
    if scene.phase in SET_UP:
        wrong = [key for key in LATER_KEYS if key in data]
        for key in ("free", "shadow"):
            wrong += [f"{key}.{part}" for part in LATER_SEAT_KEYS if part in data.get(key, {})]
        wrong += [f"seats.{seat}.{part}" for seat, said in data.get("seats", {}).items() for part in LATER_SEAT_KEYS if part in said]
        if wrong:
            raise BadInput(f"“{wrong[0]}” does not fit “phase: {scene.phase}”: it comes later.")
    if scene.until == "end of phase" and scene.phase in NO_PHASES:
        raise BadInput(f"“until: end of phase” does not fit “phase: {scene.phase}”, which is no phase.")
    check_under_way(scene, data)
    if scene.site > scene.last_site:
        raise BadInput(f"“site: {scene.site}” is beyond the last site, {scene.last_site}.")
    if scene.site == scene.last_site and scene.phase in GOES_ON:
        raise BadInput(f"“phase: {scene.phase}” does not fit “site: {scene.site}”: whoever gets through a turn at the last site has won.")


def check_under_way(scene: SceneData, data: Mapping[str, Any]) -> None:
    """What only a phase has that has begun, or only one of them."""
    if scene.acted is not None and scene.phase not in UNDER_WAY:
        raise BadInput(f"“acted” does not fit “phase: {scene.phase}”: there are no actions in it.")
    if scene.acted is None:
        for key in ("passed", "acting", "skirmish"):
            if key in data:
                raise BadInput(f"“{key}” speaks of a phase that has begun: say with “acted” how many actions there were.")
    elif scene.passed > scene.acted:
        raise BadInput(f"“passed: {scene.passed}” are more than the {scene.acted} actions there were.")
    fitting = {"acting": ("shadow",), "skirmish": ("skirmish",), "assigned": ASSIGNED_IN, "fierce": ASSIGNED_IN}
    for key, phases in fitting.items():
        if data.get(key) not in (None, False, {}) and scene.phase not in phases:
            raise BadInput(f"“{key}” does not fit “phase: {scene.phase}”, only {', '.join(phases)}.")
    if scene.phase == "skirmish" and scene.acted is not None and scene.skirmish is None:
        raise BadInput("A skirmish phase that has begun needs to know who fights: write “skirmish: {defender: …, minions: […]}”.")


def check_options(scene: SceneData) -> None:
    """Every option has one of its values."""
    for option in OPTIONS:
        value = getattr(scene.options, option.name)
        if value not in option.values:
            values = [str(each) for each in option.values]
            raise BadInput(f"The option “{option.name}” can be {', '.join(values)}, not “{value}”.{suggest(str(value), values)}")


def check_players(scene: SceneData, data: Mapping[str, Any]) -> None:
    """Everybody who is spoken of sits at the table, and only once."""
    seats = {
        "free_peoples": [scene.free_peoples], "seats": scene.seats, "out": scene.out, "bids": scene.bids, "rebuilt": scene.rebuilt,
        "order": scene.order, "laid_by": scene.laid_by.values(),
    }  # fmt: skip
    for key, named in seats.items():
        check_seats(named, scene.players, key)
    for key, seat in (("free", scene.free_peoples), ("shadow", scene.first_shadow)):
        if key in data and seat in scene.seats:
            raise BadInput(f"“{key}” and “seats.{seat}” speak of the same player.")
    for why in scene.out.values():
        if why not in WAYS_OUT:
            raise BadInput(f"A player is out because of {', '.join(WAYS_OUT)}, not “{why}”.{suggest(why, WAYS_OUT)}")
    left = [seat for seat in range(scene.players) if seat not in scene.out]
    if scene.free_peoples in scene.out or len(left) < 2:
        raise BadInput("Whose turn it is must still be in the game, and somebody with him.")
    if scene.order and sorted(scene.order) != left:
        raise BadInput(f"“order” must name each of the seats {', '.join(map(str, left))} once.")
    for seat in left:
        if seat != scene.free_peoples and scene.seat(seat).at >= scene.last_site:
            raise BadInput(f"The marker of seat {seat} stands at the last site, and it is not its turn: it has won already.")
    said = scene.seat(scene.free_peoples).at
    if said and said != scene.site:
        raise BadInput(f"The marker of whose turn it is stands at “site: {scene.site}”, not at {said}.")


def check_seats(seats: Iterable[int], players: int, where: str) -> None:
    """These seats are at the table."""
    for seat in seats:
        if seat >= players:
            raise BadInput(f"“{where}” speaks of seat {seat}, and there are {players} players: seats 0 to {players - 1}.")


def check_laid_by(scene: SceneData, far: int) -> None:
    """Only sites that lie there were laid by somebody."""
    for number in scene.laid_by:
        if number > far:
            raise BadInput(f"“laid_by” speaks of site {number}, and the path ends at site {far}.")


# ---- cards in their places


def check_others(count: int, where: str) -> None:
    """A pile is no longer than the longest deck."""
    if count > MOST_OTHERS:
        raise BadInput(f"“{where}” cannot hold {count} others; {MOST_OTHERS} are more than any deck has.")


def check_nothing(name: str, where: str) -> None:
    """Any card may lie there."""


def check_playable(name: str, where: str) -> None:
    """A card that is played from a hand."""
    card = find_card(name)
    if card.kind in (Kind.SITE, Kind.THE_ONE_RING):
        raise BadInput(f"“{where}” cannot hold {card.name}, which is {named(card)}.")


def check_mortal(name: str, where: str) -> None:
    """A character of the Free Peoples."""
    card = find_card(name)
    if card.side is not Side.FREE or not card.is_character:
        raise BadInput(f"“{where}” holds companions and allies; {card.name} is {named(card)}.")


def check_site(name: str, where: str, number: int = 0) -> None:
    """A site, of this number if it has its place in the path."""
    card = find_card(name)
    if card.kind is not Kind.SITE:
        raise BadInput(f"“{where}” holds sites; {card.name} is {named(card)}.")
    if number and card.site != number:
        raise BadInput(f"“{where}.{number}” cannot be {card.name}, which is a site {card.site}.")


def check_condition(name: str) -> None:
    """A condition that is played on a site."""
    card = find_card(name)
    if card.kind is not Kind.CONDITION:
        raise BadInput(f"“site_conditions” holds conditions; {card.name} is {named(card)}.")


def check_laid(data: LaidCard, borne: bool) -> None:
    """A card that can be in play, as it is written."""
    card = find_card(data.card)
    if card.kind in (Kind.EVENT, Kind.SITE, Kind.THE_ONE_RING):
        raise BadInput(f"{card.name} cannot be {'borne' if borne else 'in play'}: it is {named(card)}.")
    if data.wounds and not card.is_character:
        raise BadInput(f"{card.name} cannot have wounds: it is {named(card)}.")
    if data.hurt > data.wounds:
        raise BadInput(f"{card.name} has {data.wounds} wounds and cannot have taken {data.hurt} of them.")


def check_ring_bearer(data: SeatData) -> None:
    """Somebody who can bear the Ring, and a Ring."""
    bearer, ring = find_card(data.ring_bearer), find_card(data.ring)
    if bearer.kind is not Kind.COMPANION or not bearer.resistance:
        raise BadInput(f"“ring_bearer” cannot be {bearer.name}, who has no resistance.")
    if ring.kind is not Kind.THE_ONE_RING:
        raise BadInput(f"“ring” cannot be {ring.name}, which is {named(ring)}.")


def named(card: Card) -> str:
    """What kind of card it is, in a sentence."""
    article = "" if card.kind is Kind.THE_ONE_RING else "an " if str(card.kind)[0] in "aeiou" else "a "
    return f"{article}{card.kind}"


def check_table(board: Board) -> None:
    """Nobody is dead or corrupted before it begins, or there twice."""
    for card, piece in board.pieces.items():
        if board.cards[card].is_character and piece.wounds and board.vitality(card) <= 0:
            whole = board.vitality(card) + piece.wounds
            raise BadInput(f"{label(board, card)} has {piece.wounds} wounds and a vitality of {whole}: nobody lives with that.")
    for card, piece in board.pieces.items():
        others = [other for other in board.pieces if other < card and board.pieces[other].owner == piece.owner]
        if board.cards[card].unique and board.cards[card].title in [board.cards[other].title for other in others]:
            raise BadInput(f"Seat {piece.owner} has {board.cards[card].title} twice in play, and it is unique.")
    for seat in board.order:
        resistance = board.cards[board.ring_bearer[seat]].resistance
        if board.burdens[seat] >= resistance:
            raise BadInput(f"Seat {seat} has {board.burdens[seat]} burdens and a resistance of {resistance}: that is corrupted.")
