"""Of what sort a choice is, which card it speaks of, and a few numbers of its own: what a habit can hang on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from onetable.core.step import Seat
from onetable.games.tcg.bots.plays import hand_worth, is_dead, is_there
from onetable.games.tcg.bots.reading import SentenceReader
from onetable.games.tcg.bots.resting import attack, defence
from onetable.games.tcg.bots.worth import Situation
from onetable.games.tcg.card import Card
from onetable.games.tcg.handle import NOTHING, Handle
from onetable.games.tcg.mechanics.prices import price
from onetable.games.tcg.mechanics.reconcile import PutAway, Reconcile
from onetable.games.tcg.mechanics.windows import Answer
from onetable.games.tcg.phases.actions import Actions, DiscardToHeal, Transfer, Use
from onetable.games.tcg.phases.archery import ArcheryWounds
from onetable.games.tcg.phases.fellowship import SanctuaryHealing
from onetable.games.tcg.speech.choices import AssignTo, Begin, FirstSkirmish, LeaveUnassigned, MoveOn, Number, Pass
from onetable.games.tcg.speech.pronouns import The
from onetable.games.tcg.table import Board
from onetable.games.tcg.traits import Kind, Phase, Side
from onetable.games.tcg.words.playing import Land, PlayCard
from onetable.games.tcg.words.verbs import Heal, Wound

EVENT, MINION, ALLY = Kind.EVENT, Kind.MINION, Kind.ALLY
LIGHT = Side.FREE
ROLES = ("Shadow", "light")  # by whether the one asked is the Free Peoples player
IN_A_PHASE = [f"{what} in the {phase} as {role}" for what in ("pass", "use", "event") for phase in Phase for role in ROLES]
PLAYED = {kind: f"play a {kind}" for kind in (Kind.COMPANION, Kind.ALLY, Kind.MINION)}
MOST_BID = 4
SORTS = (
    "else as Shadow", "else as light", *IN_A_PHASE, *PLAYED.values(), "play a thing as Shadow", "play a thing as light", "discard to heal",
    "transfer", "move on", *[f"put away a card of {of} as {role}" for of in ROLES for role in ROLES], "put nothing away as Shadow",
    "put nothing away as light", "answer as Shadow", "answer as light", "no answer as Shadow", "no answer as light", "defend",
    "leave a minion", "attack", "attack nobody", "skirmish", "arrow as Shadow", "arrow as light", "heal", "bearer as Shadow",
    "bearer as light", "begin with", *[f"bid {count}" for count in range(MOST_BID + 1)],
)  # fmt: skip
PLACES = {name: number for number, name in enumerate(SORTS)}
MORE = 6  # numbers of its own that a choice has, by its sort: what they mean is said where they are made
NONE = (0.0,) * MORE
VERBS = ("play", "use", "put away", "answer", "begin")
PLAY, USE, AWAY, ANSWER, BEGIN = range(len(VERBS))

Found = tuple[int, tuple[float, ...], int, Handle]  # the sort, its own numbers, and what is done with which card
NO_CARD = (-1, NOTHING)
EITHER = (False, True)
PASSES, USES, EVENTS = [
    {(phase, free): PLACES[f"{what} in the {phase} as {ROLES[free]}"] for phase in Phase for free in EITHER}
    for what in ("pass", "use", "event")
]
PLAYS = {kind: PLACES[name] for kind, name in PLAYED.items()}
HEALING, TRANSFER, MOVE_ON, DEFEND, LEAVE, ATTACK, NOBODY, SKIRMISH, HEAL, BEGINS, BID = [
    PLACES[name]
    for name in (
        "discard to heal", "transfer", "move on", "defend", "leave a minion", "attack", "attack nobody", "skirmish", "heal", "begin with",
        "bid 0",
    )
]  # fmt: skip
# Of these the Shadow's is followed by that of the light.
ELSE, THINGS, PUT_AWAY, NOTHING_AWAY, ANSWERS, NO_ANSWER, ARROW, BEARER = [
    PLACES[f"{what} as Shadow"]
    for what in ("else", "play a thing", "put away a card of Shadow", "put nothing away", "answer", "no answer", "arrow", "bearer")
]


def sorted_choice(reader: SentenceReader, step: Any, choice: Any) -> Found:
    """All that a habit can hang on."""
    finding = FINDINGS.get(type(choice))
    if finding is not None:
        return finding(reader, step, choice)
    return ELSE + reader.situation.free, NONE, *NO_CARD


def pointless(board: Board, step: Any, offered: Sequence[Any]) -> bool:
    """Whether all but the first choice is what nobody does, whatever he has learned: put a card away that no other will replace."""
    return isinstance(step, Reconcile) and not board.decks[step.seat] and isinstance(offered[0], Pass)


def spent_for_good(board: Board, seat: Seat, choice: Any) -> bool:
    """Whether it is an event that no other card will replace: who draws no more keeps it until something is seen in it."""
    return not board.decks[seat] and isinstance(choice, PlayCard) and board.cards[choice.card].kind is EVENT


def passing(reader: SentenceReader, step: Any, choice: Pass) -> Found:
    """Nothing is done: no action, no answer, nothing put away."""
    free = reader.situation.free
    if isinstance(step, Actions):
        return PASSES[reader.board.phase, free], NONE, *NO_CARD
    return (NOTHING_AWAY if isinstance(step, Reconcile) else NO_ANSWER) + free, NONE, *NO_CARD


def using(reader: SentenceReader, step: Any, choice: Use) -> Found:
    """A text: who speaks it, and how near to death."""
    board, free = reader.board, reader.situation.free
    return USES[board.phase, free], bodily(reader.situation, choice.source), USE, choice.source


def answering(reader: SentenceReader, step: Any, choice: Answer) -> Found:
    """An answer: likewise."""
    return ANSWERS + reader.situation.free, bodily(reader.situation, choice.source), ANSWER, choice.source


def playing(reader: SentenceReader, step: Any, choice: PlayCard) -> Found:
    """A card is played: what it costs, what is left, how strong it is, whether its like is there, how many such are held."""
    board, free = reader.board, reader.situation.free
    face = board.cards[choice.card]
    sort = EVENTS[board.phase, free] if face.kind is EVENT else PLAYS.get(face.kind, THINGS + free)
    cost = 0 if choice.free else price(board, choice.seat, choice.card, choice.discount)
    held = alike(board.cards, board.hands[choice.seat], face)
    numbers = (
        (cost - 2) / 2, (board.twilight - cost) / 4 if not free else 0.0, (face.strength - 6) / 4 if face.is_character else 0.0,
        1.0 if not face.is_character and any([board.cards[card].title == face.title for card in board.index.active]) else 0.0,
        (held - 2) / 2, 1.0 if face.kind is MINION and board.at[board.fp] < face.site else 0.0,
    )  # fmt: skip
    return sort, numbers, PLAY, choice.card


def alike(cards: dict[Handle, Card], hand: tuple[Handle, ...], face: Card) -> int:
    """How many cards of this side and kind are held."""
    kind, side, count = face.kind, face.side, 0
    for card in hand:
        other = cards[card]
        if other.kind is kind and other.side is side:
            count += 1
    return count


def putting_away(reader: SentenceReader, step: Any, choice: PutAway) -> Found:
    """A card is put away: of what use it still is, what it costs, how many of its side and kind are held, whether there is another."""
    board, seat = reader.board, step.seat
    face, hand = board.cards[choice.card], board.hands[seat]
    light = sum([board.cards[card].side is LIGHT for card in hand])
    own = light if face.side is LIGHT else len(hand) - light
    numbers = (
        1.0 if is_dead(board, seat, face) or is_there(board, seat, face) else 0.0, (face.twilight - 2) / 2, (own - 4) / 2,
        (alike(board.cards, hand, face) - 2) / 2, hand_worth(board, seat, choice.card) - 0.6, 1.0 if board.decks[seat] else 0.0,
    )  # fmt: skip
    sort = PUT_AWAY + 2 * (face.side is LIGHT) + (seat == board.fp)
    return sort, numbers, AWAY, choice.card


def healing(reader: SentenceReader, step: Any, choice: DiscardToHeal) -> Found:
    """A card is given up to heal."""
    return HEALING, bodily(reader.situation, choice.patient), AWAY, choice.card


def transferring(reader: SentenceReader, step: Any, choice: Transfer) -> Found:
    """An item changes hands."""
    return TRANSFER, bodily(reader.situation, choice.bearer), *NO_CARD


def moving(reader: SentenceReader, step: Any, choice: MoveOn) -> Found:
    """On to the next site: what may come, and what can stand against it."""
    board = reader.board
    coming, standing = attack(reader), defence(reader)
    number = board.at[board.fp] + 1
    site = board.site_at(number)
    numbers = (
        coming / 20 - 1, standing / 20 - 1, max(-2.0, min(2.0, (standing - coming) / 12)),
        board.cards[site].shadow / 6 if site >= 0 else 0.5, 1.0 if number >= board.last_site else 0.0, 1.0 if site < 0 else 0.0,
    )  # fmt: skip
    return MOVE_ON, numbers, *NO_CARD


def assigning(reader: SentenceReader, step: Any, choice: AssignTo) -> Found:
    """One minion against one defender: how strong both are, and how much the defender can bear."""
    situation = reader.situation
    vitality, gap = situation.vitality(choice.defender), situation.strength(choice.defender) - situation.strength(choice.minion)
    numbers = (
        1.0 if vitality <= 1 else 0.0, 1.0 if vitality == 2 else 0.0, 1.0 if situation.is_ring_bearer(choice.defender) else 0.0,
        max(-2.0, min(2.0, gap / 5)), 1.0 if gap > 0 else 0.0, 1.0 if choice.defender in reader.board.assigned.values() else 0.0,
    )  # fmt: skip
    return DEFEND if situation.free else ATTACK, numbers, *NO_CARD


def leaving(reader: SentenceReader, step: Any, choice: LeaveUnassigned) -> Found:
    """A minion is left to the other side: how strong it is, and how many there are."""
    situation = reader.situation
    numbers = (situation.strength(choice.minion) / 5 - 1.5, len(step.left) / 2 - 1, 0.0, 0.0, 0.0, 0.0)
    return LEAVE if situation.free else NOBODY, numbers, *NO_CARD


def first_skirmish(reader: SentenceReader, step: Any, choice: FirstSkirmish) -> Found:
    """Whose skirmish is next, and how it stands."""
    situation, board = reader.situation, reader.board
    foes = [minion for minion, defender in board.assigned.items() if defender == choice.defender]
    gap = situation.strength(choice.defender) - sum([situation.strength(minion) for minion in foes])
    vitality = situation.vitality(choice.defender)
    numbers = (
        1.0 if vitality <= 1 else 0.0, 1.0 if situation.is_ring_bearer(choice.defender) else 0.0, max(-2.0, min(2.0, gap / 5)),
        1.0 if gap > 0 else 0.0, max(-1.0, 1.0 - abs(gap) / 3), len(foes) - 1.0,
    )  # fmt: skip
    return SKIRMISH, numbers, *NO_CARD


def wounding(reader: SentenceReader, step: Any, choice: Wound) -> Found:
    """An arrow, or another wound of one's own choice."""
    return aimed(reader, ARROW + reader.situation.free if isinstance(step, ArcheryWounds) else ELSE + reader.situation.free, choice.target)


def mending(reader: SentenceReader, step: Any, choice: Heal) -> Found:
    """Healing, in a sanctuary or by a text."""
    return aimed(reader, HEAL if isinstance(step, SanctuaryHealing) else ELSE + reader.situation.free, choice.target)


def aimed(reader: SentenceReader, sort: int, target: Any) -> Found:
    """It happens to this one."""
    return sort, bodily(reader.situation, target.these[0]) if isinstance(target, The) and target.these else NONE, *NO_CARD


def bearing(reader: SentenceReader, step: Any, choice: Land) -> Found:
    """Who gets it."""
    return BEARER + reader.situation.free, bodily(reader.situation, choice.bearer), *NO_CARD


def beginning(reader: SentenceReader, step: Any, choice: Begin) -> Found:
    """Who sets out."""
    face = reader.board.cards[choice.card]
    return BEGINS, ((face.twilight - 2) / 2, (face.strength - 6) / 4, (face.vitality - 3) / 2, 0.0, 0.0, 0.0), BEGIN, choice.card


def counting(reader: SentenceReader, step: Any, choice: Number) -> Found:
    """A bid; any other number is what it is."""
    if reader.board.phase is not Phase.SETUP:
        return ELSE + reader.situation.free, (choice.value / 3, 0.0, 0.0, 0.0, 0.0, 0.0), *NO_CARD
    return BID + min(choice.value, MOST_BID), NONE, *NO_CARD


def bodily(situation: Situation, card: Handle) -> tuple[float, ...]:
    """How much a character can bear, how strong it is, whether all hangs on it; nothing to be said of things."""
    board = situation.board
    if card not in board.pieces or not board.cards[card].is_character:
        return NONE
    vitality, face = situation.vitality(card), board.cards[card]
    return (
        1.0 if vitality <= 1 else 0.0, 1.0 if vitality == 2 else 0.0, 1.0 if situation.is_ring_bearer(card) else 0.0,
        (face.strength - 6) / 4, 1.0 if board.pieces[card].owner == situation.seat else 0.0, 1.0 if face.kind is ALLY else 0.0,
    )  # fmt: skip


FINDINGS: dict[type, Callable[[SentenceReader, Any, Any], Found]] = {
    Pass: passing, Use: using, Answer: answering, PlayCard: playing, PutAway: putting_away, DiscardToHeal: healing, Transfer: transferring,
    MoveOn: moving, AssignTo: assigning, LeaveUnassigned: leaving, FirstSkirmish: first_skirmish, Wound: wounding, Heal: mending,
    Land: bearing, Begin: beginning, Number: counting,
}  # fmt: skip
