"""The trick-taking game in numbers: an action for every choice, and what a seat sees as sets of cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

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
COUNTS = ("cards", "tricks", "verdict", "declared", "rider", "rider_verdict")
NUMBERS_OF_TABLE = ("asked_me", "trick", "tricks_left", "rings_broken", "round", "stock", "barrow_cards")
CHARACTER_SETS = {key: (1 << place).to_bytes(6, "little") for place, key in enumerate(CHARACTERS)}
NO_SET = bytes(6)
CHAPTER_SETS = {setup: (1 << place).to_bytes(3, "little") for place, setup in enumerate(SETUPS)}
DECLARED = {"": 0, "more": 1, "fewer": 2}
RIDER_NUMBERS = {"": 0} | {key: place for place, key in enumerate(RIDERS, 1)}

LAYOUT = Layout((
    Field("chair_cards", (4, 6, 48), f"For each chair ({RELATIVE}) sets of cards, suit by suit: {', '.join(CARD_SETS)}."),
    Field("table_cards", (6, 48), f"Sets of cards: {', '.join(TABLE_SETS)} (tucked, set aside or laid ready, as far as it is seen)."),
    Field("character", (4, 48), "For each chair its character, one of the list of characters; none while it is not chosen."),
    Field("threat", (4, 8), "For each chair the ranks of its threat, from 1 on, as far as this seat sees them."),
    Field("flags", (4, 8), f"For each chair: {', '.join(FLAGS)}."),
    Field("led_suit", (8,), "The suit that was led to this trick: hills, mountains, forests, shadows, rings, rivers."),
    Field("chapter", (24,), "The chapter, 1 to 18, and last the endless road."),
    Field("event", (8,), f"The event or group of the chapter: {', '.join(EVENTS)}."),
    Field("event_cards", (16,), "Ranks of the event deck that lie open for this trick, from 0 on."),
    Field("counts", (4, 6), f"For each chair numbers: {', '.join(COUNTS)} (verdicts 0 none, 1 lost to 4 sure; declared 1 more, 2 fewer)."),
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
        board, own, counts, seat = view.public.table, view.own, view.public.counts, view.seat
        bits, numbers = seen_by(board, view, own.hands or board.hands)
        bits.append(
            bytes([1 << board.led if board.led >= 0 else 0])
            + CHAPTER_SETS.get(board.setup.chapter, bytes(3))
            + bytes([1 << EVENTS.index(board.event) if board.event in EVENTS else 0])
            + sum([1 << rank for rank in board.event_cards]).to_bytes(2, "little")
        )
        numbers += (view.asked == seat, board.number, board.left, board.broken, min(board.round, 255), counts.stock, counts.barrow)
        sets = np.unpackbits(np.frombuffer(b"".join(bits), np.uint8), bitorder="little")
        return np.concatenate([sets, np.frombuffer(bytes(numbers), np.uint8)])


def seen_by(board: Board, view: FellowshipView, hands: Sequence[int]) -> tuple[list[bytes], list[int]]:
    """The sets of cards and the numbers of every chair, in the order of the layout."""
    own, seat, players = view.own, view.seat, board.players
    count = len(players)
    if not count:  # nobody sits yet
        return [bytes(6 * 4 * 6 + 6 * 6 + 6 * 4 + 4 + 4)], [0] * 24
    first = players.index(seat) if seat in players else 0
    knowledge = own.knowledge or (board.knowledge[0] if board.knowledge else ())
    in_trick = [0, 0, 0, 0]
    for chair, card in board.trick:
        shown = card if card >= 0 else own.face_down if players[chair] == seat else -1
        in_trick[chair] = 1 << shown if shown >= 0 else 0
    threats = [mine or shown for mine, shown in zip(own.threats, board.threats, strict=True)] if own.threats else board.threats
    verdicts = own.verdicts or board.verdicts
    sets: list[int] = []
    characters: list[bytes] = []
    ranks: list[int] = []
    flags: list[int] = []
    numbers: list[int] = []
    for step in range(4):
        if step >= count:
            sets += (0, 0, 0, 0, 0, 0)
            characters.append(NO_SET)
            ranks.append(0)
            flags.append(0)
            numbers += (0, 0, 0, 0, 0, 0)
            continue
        chair = (first + step) % count
        sets += (
            hands[chair] if hands else 0,
            board.thrown[chair] if board.thrown else 0,
            board.won[chair] if board.won else 0,
            board.void[chair] if board.void else 0,
            knowledge[chair] if chair < len(knowledge) else 0,
            in_trick[chair],
        )
        characters.append(CHARACTER_SETS.get(board.cast[chair], NO_SET) if board.cast else NO_SET)
        ranks.append(sum([1 << rank - 1 for rank in threats[chair] if 0 < rank < 9]) if threats else 0)
        flags.append(
            (players[chair] == seat) | (board.open_hands >> chair & 1) << 1 | (board.leader == chair) << 2 | (board.turn == chair) << 3
            | (board.winning == chair) << 4 | (board.ring_holder == chair) << 5
            | (bool(board.hidden_threats) and board.hidden_threats[chair]) << 6 | (board.veiled == chair) << 7
        )  # fmt: skip
        numbers += (
            view.public.counts.hands[chair] if view.public.counts.hands else 0,
            board.taken[chair].bit_count() if board.taken else 0,
            verdicts[chair] + 1 if verdicts else 0,
            DECLARED.get(board.declared[chair], 0) if board.declared else 0,
            RIDER_NUMBERS.get(board.riders[chair], 0) if board.riders else 0,
            board.duties[chair] + 1 if board.duties else 0,
        )
    away = 0
    for card in (own.tucked, board.tucked[1], board.aside[1], board.laid[1], *[pick[2] for pick in own.picks]):
        if card >= 0:
            away |= 1 << card
    sets += (board.lost, board.deck, board.buried, board.barrow, board.led_cards, away)
    return [b"".join([each.to_bytes(6, "little") for each in sets]), *characters, bytes(ranks), bytes(flags)], numbers
