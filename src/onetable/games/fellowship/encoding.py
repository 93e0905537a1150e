"""The trick-taking game in numbers: an action for every choice, and what a seat sees as sets of cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from onetable.core.remembering import remembered
from onetable.core.view import View
from onetable.core.word import Word
from onetable.games.fellowship.cards.chapters import CHAPTERS, ROAD
from onetable.games.fellowship.cards.characters import CHARACTERS
from onetable.games.fellowship.cards.gifts import GIFTS
from onetable.games.fellowship.cards.riders import RIDERS
from onetable.games.fellowship.pieces.names import Named, Player, TheLostCard, Who
from onetable.games.fellowship.pieces.playing_cards import BITS, CARDS, THE_ONE_RING
from onetable.games.fellowship.table import NOBODY, Board, Chair
from onetable.games.fellowship.view import FellowshipView
from onetable.games.fellowship.words import choices as said
from onetable.research.actions import NO_NUMBER, Actions, Family, numbers_up_to
from onetable.research.layout import Field, Layout

CODES = tuple([card.code for card in CARDS])
CHAIRS = numbers_up_to(4)
LOST = 4  # behind the chairs: the lost card, with which one may exchange, too
RANKS = tuple([str(rank) for rank in range(1, 9)])
EVENTS = tuple(dict.fromkeys([event for chapter in CHAPTERS.values() for event in chapter.choice]))
SETUPS: tuple[int | str, ...] = (*CHAPTERS, ROAD)
WITH_CARD = (said.Play, said.PutInItsPlace, said.TuckCard, said.SetAsideCard, said.LayCard)
ALONE = (
    said.ExchangeWithNobody, said.TakeLostCard, said.LeaveLostCard, said.KeepThreat, said.RedrawThreat, said.TakeTucked, said.LeaveTucked,
    said.LeadYourself,
)  # fmt: skip
RELATIVE = "chairs are counted clockwise from the first one of whoever is asked"

FAMILIES = (
    *[Family(kind.__name__, (CODES,), kind.__doc__ or "") for kind in WITH_CARD],
    Family("PlayToWin", (), said.PlayToWin.__doc__ or ""),
    Family("LayToWin", (), "Put the One Ring into the first trick, and win it."),
    Family("Give", (CODES, CHAIRS), f"Give this card to this chair; {RELATIVE}."),
    Family("ExchangeWith", ((*CHAIRS, "lost"),), "Exchange with this chair, or with the lost card."),
    Family("ExchangeWithEach", (numbers_up_to(16),), "Exchange with all of these chairs, a bit each."),
    Family("LostCardTo", (CHAIRS,), "This chair may take the lost card."),
    Family("LetLead", (CHAIRS,), "Let this chair lead."),
    Family("BeCharacter", (tuple(CHARACTERS),), said.BeCharacter.__doc__ or ""),
    Family("ChooseEvent", (EVENTS,), said.ChooseEvent.__doc__ or ""),
    Family("PickThreat", (RANKS,), said.PickThreat.__doc__ or ""),
    Family("PickRange", (RANKS, RANKS), said.PickRange.__doc__ or ""),
    Family("Declare", (("fewer", "more"),), said.Declare.__doc__ or ""),
    *[Family(kind.__name__, (tuple(RIDERS),), kind.__doc__ or "") for kind in (said.UseRider, said.KeepRider)],
    *[Family(kind.__name__, (tuple(GIFTS),), kind.__doc__ or "") for kind in (said.UseGift, said.KeepGift)],
    *[Family(kind.__name__, (), kind.__doc__ or "") for kind in ALONE],
)
ACTIONS = Actions(FAMILIES)


def words_without_chairs() -> dict[Word, int]:
    """The number of every choice that speaks of no chair."""
    number = ACTIONS.number
    found: dict[Word, int] = {kind(card): number(kind.__name__, bit) for kind in WITH_CARD for bit, card in enumerate(CARDS)}
    found[said.PlayToWin(THE_ONE_RING)] = number("PlayToWin")
    found[said.LayCard(THE_ONE_RING, to_win=True)] = number("LayToWin")
    found |= {said.BeCharacter(Named(key)): number("BeCharacter", place) for place, key in enumerate(CHARACTERS)}
    found |= {said.ChooseEvent(Named(key)): number("ChooseEvent", place) for place, key in enumerate(EVENTS)}
    found |= {said.PickThreat(rank): number("PickThreat", rank - 1) for rank in range(1, 9)}
    found |= {said.PickRange(a, b): number("PickRange", a - 1, b - 1) for a in range(1, 9) for b in range(1, 9)}
    found |= {said.Declare(more): number("Declare", int(more)) for more in (False, True)}
    for place, key in enumerate(RIDERS):
        found |= {kind(Named(key)): number(kind.__name__, place) for kind in (said.UseRider, said.KeepRider)}
    for place, key in enumerate(GIFTS):
        found |= {kind(Named(key)): number(kind.__name__, place) for kind in (said.UseGift, said.KeepGift)}
    return found | {kind(): number(kind.__name__) for kind in ALONE}


NUMBERS = words_without_chairs()


def chair_of(board: Board, who: Who) -> Chair:
    """Where somebody sits."""
    if isinstance(who, Named):
        return board.seat_of(who.key)
    return board.players.index(who.number) if isinstance(who, Player) else 2


def number_with_chairs(board: Board, first: Chair, word: Word) -> int:
    """The number of a choice that speaks of chairs."""
    count = len(board.players)

    def place(who: Who) -> int:
        chair = chair_of(board, who)
        return (chair - first) % count if chair != NOBODY else NO_NUMBER

    match word:
        case said.Give(card, to):
            return ACTIONS.number("Give", BITS[card], place(to))
        case said.ExchangeWith(partner):
            return ACTIONS.number("ExchangeWith", LOST if isinstance(partner, TheLostCard) else place(partner))
        case said.ExchangeWithEach(partners):
            places = [place(partner) for partner in partners]
            return ACTIONS.number("ExchangeWithEach", sum([1 << each for each in places])) if NO_NUMBER not in places else NO_NUMBER
        case said.LostCardTo(character):
            return ACTIONS.number("LostCardTo", place(character))
        case said.LetLead(character):
            return ACTIONS.number("LetLead", place(character))
    return NO_NUMBER


# ---- what a seat sees

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


class FellowshipEncoding:
    """Choices and views of the trick-taking game in numbers."""

    actions = ACTIONS
    longest = 2_000

    def numbers(self, view: View[Any]) -> Sequence[int]:
        """The number of each choice."""
        known = NUMBERS
        try:
            return [known[word] for word in view.choices]
        except KeyError:
            assert isinstance(view, FellowshipView)
            board = view.public.table
            first = board.players.index(view.seat)
            return [known[word] if word in known else number_with_chairs(board, first, word) for word in view.choices]

    def layout(self, players: int) -> Layout:
        """The same for any number of players: there are three or four chairs."""
        return LAYOUT

    def observe(self, view: View[Any]) -> Any:
        """What this seat sees."""
        assert isinstance(view, FellowshipView)
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
        packed = b"".join(
            (card_sets(view, first), bytes((*chairs, 1 << board.led if board.led >= 0 else 0, events & 255, events >> 8)), bits)
        )
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
