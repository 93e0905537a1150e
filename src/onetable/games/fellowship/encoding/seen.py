"""What a seat sees of the trick-taking game, as sets of cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from onetable.core.remembering import remembered
from onetable.games.fellowship.cards.chapters import CHAPTERS, ROAD
from onetable.games.fellowship.cards.characters import CHARACTERS
from onetable.games.fellowship.cards.riders import RIDERS
from onetable.games.fellowship.encoding.numbers import EVENTS, RELATIVE
from onetable.games.fellowship.table import Chair
from onetable.games.fellowship.view import FellowshipView
from onetable.research.layout import Field, Layout

SETUPS: tuple[int | str, ...] = (*CHAPTERS, ROAD)
CARD_SETS = ("hand", "played", "won", "void", "may_hold", "in_trick")
TABLE_SETS = ("lost", "deck", "open_pyramid", "barrow", "led", "laid_away")
FLAGS = ("mine", "open", "leader", "turn", "winning", "ring_holder", "hidden_threat", "veiled")
COUNTS = ("cards", "tricks", "verdict", "rider_verdict")
FIXED = ("declared", "rider")
NUMBERS_OF_TABLE = ("asked_me", "trick", "tricks_left", "rings_broken", "round", "stock", "barrow_cards")
CHARACTER_SETS = {key: (1 << place).to_bytes(6, "little") for place, key in enumerate(CHARACTERS)}
NO_SET = bytes(6)
CHAPTER_SETS = {setup: (1 << place).to_bytes(3, "little") for place, setup in enumerate(SETUPS)}
DECLARED = {"": 0, "more": 1, "fewer": 2}
RIDER_NUMBERS = {"": 0} | {key: place for place, key in enumerate(RIDERS, 1)}
NO_ROW = bytes(24)
TURNED = {
    count: [
        [sum([1 << (chair - first) % count for chair in range(count) if chairs >> chair & 1]) for chairs in range(1 << count)]
        for first in range(count)
    ]
    for count in (3, 4)
}  # by the number of chairs and the first one: a set of chairs as seen from there
ONE = {count: [[*[turned[1 << chair] for chair in range(count)], 0] for turned in TURNED[count]] for count in (3, 4)}  # nobody, -1, is last

LAYOUT = Layout((
    Field("chair_cards", (6, 4, 48), f"Sets of cards, suit by suit, for each chair ({RELATIVE}): {', '.join(CARD_SETS)}."),
    Field("table_cards", (6, 48), f"Sets of cards: {', '.join(TABLE_SETS)} (tucked, set aside or laid ready, as far as it is seen)."),
    Field("flags", (8, 4), f"Sets of chairs: {', '.join(FLAGS)}."),
    Field("led_suit", (8,), "The suit that was led to this trick: hills, mountains, forests, shadows, rings, rivers."),
    Field("event_cards", (16,), "Ranks of the event deck that lie open for this trick, from 0 on."),
    Field("character", (4, 48), "For each chair its character, one of the list of characters; none while it is not chosen."),
    Field("threat", (4, 8), "For each chair the ranks of its threat, from 1 on, as far as this seat sees them."),
    Field("chapter", (24,), "The chapter, 1 to 18, and last the endless road."),
    Field("event", (8,), f"The event or group of the chapter: {', '.join(EVENTS)}."),
    Field("fixed", (2, 4), f"Numbers for each chair: {', '.join(FIXED)} (declared 1 more, 2 fewer; riders in the order of their list)."),
    Field("counts", (4, 4), f"Numbers for each chair: {', '.join(COUNTS)} (verdicts 0 none, 1 lost to 4 sure)."),
    Field("numbers", (7,), f"{', '.join(NUMBERS_OF_TABLE)}."),
))  # fmt: skip


def observe(view: FellowshipView) -> Any:
    """What the seat of this view sees."""
    board, own, seat, players = view.public.table, view.own, view.seat, view.public.table.players
    if not players:  # nobody sits yet
        return np.zeros(LAYOUT.size, np.uint8)
    first = players.index(seat) if seat in players else 0
    threats = tuple([mine or shown for mine, shown in zip(own.threats, board.threats, strict=True)]) if own.threats else board.threats
    bits, fixed = what_stays(board.setup.chapter, board.event, board.cast, threats, board.declared, board.riders, first, len(players))
    events = sum([1 << rank for rank in board.event_cards]) if board.event_cards else 0
    one = ONE[len(players)][first]
    hidden = covered(board.hidden_threats, first) if board.hidden_threats else 0
    chairs = (
        whose(players, seat, first) | TURNED[len(players)][first][board.open_hands] << 4,
        one[board.leader] | one[board.turn] << 4,
        one[board.winning] | one[board.ring_holder] << 4,
        hidden | one[board.veiled] << 4,
    )
    packed = b"".join((card_sets(view, first), bytes((*chairs, 1 << board.led if board.led >= 0 else 0, events & 255, events >> 8)), bits))
    numbers = np.frombuffer(fixed + counts(view, first), np.uint8)
    return np.concatenate([np.unpackbits(np.frombuffer(packed, np.uint8), bitorder="little"), numbers])


@remembered(4_096)
def what_stays(
    chapter: int | str,
    event: str,
    cast: tuple[str, ...],
    threats: tuple[tuple[int, ...], ...],
    declared: tuple[str, ...],
    riders: tuple[str, ...],
    first: Chair,
    count: int,
) -> tuple[bytes, bytes]:
    """What does not change while tricks are played, in the order of the layout: bits, and numbers."""
    chairs = [(first + step) % count for step in range(count)]
    bits = [CHARACTER_SETS.get(cast[chair], NO_SET) if cast else NO_SET for chair in chairs] + [NO_SET] * (4 - count)
    ranks = [sum([1 << rank - 1 for rank in threats[chair] if 0 < rank < 9]) if threats else 0 for chair in chairs] + [0] * (4 - count)
    fixed = [DECLARED.get(declared[chair], 0) if declared else 0 for chair in chairs] + [0] * (4 - count)
    fixed += [RIDER_NUMBERS.get(riders[chair], 0) if riders else 0 for chair in chairs] + [0] * (4 - count)
    happening = bytes([1 << EVENTS.index(event) if event in EVENTS else 0])
    return b"".join([*bits, bytes(ranks), CHAPTER_SETS.get(chapter, bytes(3)), happening]), bytes(fixed)


def card_sets(view: FellowshipView, first: Chair) -> bytes:
    """The sets of cards of all chairs and of the table."""
    board, own = view.public.table, view.own
    in_trick = [0] * len(board.players)
    for chair, card in board.trick:
        shown = card if card >= 0 else own.face_down if board.players[chair] == view.seat else -1
        in_trick[chair] = 1 << shown if shown >= 0 else 0
    knowledge = own.knowledge or (board.knowledge[0] if board.knowledge else ())
    found, count = [], len(board.players)
    rows: tuple[Sequence[int], ...] = (own.hands or board.hands, board.thrown, board.won, board.void, knowledge, in_trick)
    for row in rows:
        if row:
            around = (*row[first:count], *row[:first])
            last = around[3] << 144 if count == 4 else 0
            found.append((around[0] | around[1] << 48 | around[2] << 96 | last).to_bytes(24, "little"))
        else:
            found.append(NO_ROW)
    away = 0
    for card in (own.tucked, board.tucked[1], board.aside[1], board.laid[1]):
        if card >= 0:
            away |= 1 << card
    for _, _, card in own.picks:
        if card >= 0:
            away |= 1 << card
    lying = board.lost | board.deck << 48 | board.buried << 96 | board.barrow << 144 | board.led_cards << 192 | away << 240
    found.append(lying.to_bytes(36, "little"))
    return b"".join(found)


@remembered(1_024)
def whose(players: tuple[int, ...], seat: int, first: Chair) -> int:
    """The chairs of a seat, as seen from its first one."""
    return TURNED[len(players)][first][sum([1 << chair for chair, player in enumerate(players) if player == seat])]


@remembered(1_024)
def covered(hidden: tuple[bool, ...], first: Chair) -> int:
    """The chairs whose threats are hidden."""
    return TURNED[len(hidden)][first][sum([1 << chair for chair, is_hidden in enumerate(hidden) if is_hidden])]


@remembered(4_096)
def turned(row: tuple[int, ...], first: Chair, more: int) -> bytes:
    """A number of each chair, from the first one on; nothing where there is none."""
    return bytes([*[each + more for each in (*row[first:], *row[:first])], 0][:4]) if row else bytes(4)


def counts(view: FellowshipView, first: Chair) -> bytes:
    """The numbers that change from trick to trick."""
    board, unseen = view.public.table, view.public.counts
    hands, taken, more = unseen.hands or (0,) * len(board.players), board.taken, bytes(4 - len(board.players))
    tricks = [each.bit_count() for each in (*taken[first:], *taken[:first])] if taken else (0,) * len(board.players)
    rows = bytes((*hands[first:], *hands[:first])) + more + bytes(tricks) + more
    goals = turned(view.own.verdicts or board.verdicts, first, 1) + turned(board.duties, first, 1)
    numbers = (view.asked == view.seat, board.number, board.left, board.broken, min(board.round, 255), unseen.stock, unseen.barrow)
    return rows + goals + bytes(numbers)
