"""The story, the heroes, Sauron's board and the own cards in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import NamedTuple

from onetable.core.step import Seat
from onetable.games.quest.card_kinds import Plot, ShadowCard
from onetable.games.quest.mechanics.story import dominant
from onetable.games.quest.phases.actions import NUMBERS, TRACKS
from onetable.games.quest.pieces import UNSEEN, Slip
from onetable.games.quest.telling.facts import attribute, board_of, name_of
from onetable.games.quest.traits import SAURON_MARKERS, Attribute, Marker
from onetable.telling.spoken_view import SpokenView

TAKEN = "✗"  # a space that holds an action token
MARKERS = (Marker.GREEN, *SAURON_MARKERS)


def stage_words(sight: SpokenView) -> list[str]:
    """Round, stage and who is ahead."""
    board = board_of(sight)
    return [
        sight.say("quest-round", number=board.round) if board.round else sight.say("quest-setup"),
        sight.say(f"quest-stage-{board.stage}"),
        sight.say(f"quest-ahead-{dominant(board)}"),
    ]


def attributes(sight: SpokenView, seat: Seat, short: bool = False, icons: bool = True) -> str:
    """The four numbers of now; in short their names are cut, and read aloud they stand alone."""
    board, sheet = board_of(sight), board_of(sight).sheet(seat)
    numbers = {each.value: attribute(board, sheet, each) if icons else str(board.attribute(sheet, each)) for each in Attribute}
    return sight.say("quest-attributes-short" if short else "quest-attributes", **numbers)


def pools(sight: SpokenView, seat: Seat) -> str:
    """How many cards lie where."""
    sheet = board_of(sight).sheet(seat)
    return sight.say("quest-pools", life=len(sheet.life), hand=len(sheet.hand), rest=len(sheet.rest), damage=len(sheet.damage))


def goods(sight: SpokenView, seat: Seat) -> list[str]:
    """Favor, corruption and items."""
    sheet = board_of(sight).sheet(seat)
    found = [sight.say("quest-favor", count=sheet.favor)]
    found += [sight.say("quest-corruption", count=len(sheet.corruption))] if sheet.corruption else []
    return [*found, *[name_of(sight, "item", item.value) for item in sheet.items]]


def tracks(sight: SpokenView) -> list[str]:
    """The action tracks: the number of each space that is free."""
    board = board_of(sight)
    found = []
    for number, each in enumerate(TRACKS):
        taken = board.tracks[number]
        spaces = [TAKEN if taken >> space & 1 else str(value) for space, value in enumerate(NUMBERS[each])]
        found.append(f"{name_of(sight, 'track', each.value)} {'/'.join(spaces)}")
    return found


def tracks_aloud(sight: SpokenView) -> list[str]:
    """The action tracks without signs: what the spaces that are free still bring."""
    board, found = board_of(sight), []
    for number, each in enumerate(TRACKS):
        free = [str(value) for space, value in enumerate(NUMBERS[each]) if not board.tracks[number] >> space & 1]
        name = name_of(sight, "track", each.value)
        found.append(
            sight.say("quest-track-free", track=name, numbers=sight.say("quest-then").join(free))
            if free
            else sight.say("quest-track-full", track=name)
        )
    return found


def sauron_facts(sight: SpokenView) -> list[str]:
    """What everybody may count at his seat."""
    board = board_of(sight)
    return [
        sight.say("quest-pool", count=board.pool, limit=board.pool_limit),
        sight.say("quest-shadow-hand", count=len(board.shadow_hand)),
        sight.say("quest-plot-hand", count=len(board.plot_hand)),
    ]


class Held(NamedTuple):
    """A card in Sauron's hand with what it needs; a title above several has no card."""

    name: str
    needs: str = ""
    card: str = ""
    is_title: bool = False


def saurons_cards(sight: SpokenView) -> list[Held]:
    """Mission, plots and shadow cards in hand, each with the pool it needs."""
    board = board_of(sight)
    found = [mission_line(sight, board.sauron_mission)]
    hands: tuple[tuple[str, str, tuple[Slip, ...], Mapping[str, Plot | ShadowCard]], ...] = (
        ("quest-your-plots", "plot", board.plot_hand, board.cards.plots),
        ("quest-your-shadows", "shadow", board.shadow_hand, board.cards.shadows),
    )  # fmt: skip
    for title, kind, hand, cards in hands:
        copies = Counter([slip.face for slip in hand if slip.face != UNSEEN])
        found += [Held(sight.say(title), is_title=True)] if copies else []
        for id, count in copies.items():
            name = f"{count}× {name_of(sight, kind, id)}" if count > 1 else name_of(sight, kind, id)
            needs = [sight.say("quest-needs-pool", count=cards[id].pool)]
            needs += [sight.say(f"quest-moment-{board.cards.shadows[id].moment}")] if kind == "shadow" else []
            found.append(Held(name, " · ".join(needs), f"{kind}.{id}"))
    return found


def mission_line(sight: SpokenView, mission: str) -> Held:
    """The secret mission of the own side."""
    name = name_of(sight, "mission", mission)
    return Held(sight.say("quest-mission", mission=name), "", f"mission.{mission}" if mission != UNSEEN else "", is_title=True)
