"""Lay out a round: what chapter card, event, riders and gifts make of the rules for this number of players."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

from onetable.core.word import Word
from onetable.games.fellowship.cards.blueprints import Character, Threats
from onetable.games.fellowship.cards.chapters import CHAPTERS, ROAD
from onetable.games.fellowship.cards.characters import CHARACTERS
from onetable.games.fellowship.cards.events import EVENTS
from onetable.games.fellowship.cards.gifts import GIFTS
from onetable.games.fellowship.cards.riders import RIDERS
from onetable.games.fellowship.plan import Plan, Roles
from onetable.games.fellowship.rules.gifts import carries
from onetable.games.fellowship.rules.threats import goal_of
from onetable.games.fellowship.table import Board, Chair, Setup
from onetable.games.fellowship.words import changes
from onetable.games.fellowship.words.abilities import MayLeadRings, MayNameLeader, NeedNotFollow, RingsHelp
from onetable.games.fellowship.words.goals import ByPlayers, Goal, WinCards
from onetable.games.fellowship.words.names import Named
from onetable.games.fellowship.words.playing_cards import FORESTS, MAIN_DECK, SHADOWS, SUIT_CARDS, SUITS, bits_of
from onetable.games.fellowship.words.setup_actions import GiveEach, SetOneAside, ShowHand, TuckACard

BLACK_RIDERS, SEVEN_THREATS = (1, 2, 3, 4), (1, 2, 3, 4, 5, 6, 7)


def prepare(board: Board) -> None:
    """Put beside the position what is derived from it; after a load, an imagined deal or a hand-written scene."""
    board.plan = plan_for(board.setup, board.event)
    if board.cast and all(board.cast):
        take_roles(board)


def take_roles(board: Board) -> None:
    """All are seated: what the chosen characters make of the rules is worked out once for these characters."""
    key = (board.cast, board.riders, board.spent)
    known = board.plan.remembered
    if key not in known:
        if len(known) > 10_000:
            known.clear()
        known[key] = roles_for(board)
    board.roles = known[key]


@lru_cache(maxsize=1024)
def plan_for(setup: Setup, event: str) -> Plan:
    """The plan of one round; the same for every round with the same cards."""
    few = setup.players in (2, 3)
    fields: dict[str, Any] = _road(setup) if setup.chapter == ROAD else _chapter(setup, event)
    fields |= {
        "characters": CHARACTERS, "riders": RIDERS | GIFTS, "chairs": 3 if few else 4, "solo": setup.players == 1,
        "road": setup.chapter == ROAD, "frodo_goal_players": setup.players,
    }  # fmt: skip
    lost, deck = fields.pop("lost", 1), fields.pop("deck", MAIN_DECK)
    fields["deck"], fields["lost_cards"], fields["pack"] = deck, lost, tuple([1 << bit for bit in bits_of(deck)])
    fields["remembered"] = {}
    fields["hand_size"] = (deck.bit_count() - lost - fields.get("barrow", 0)) // fields["chairs"]
    return Plan(**fields)


def _chapter(setup: Setup, event: str) -> dict[str, Any]:
    chapter = CHAPTERS[int(setup.chapter)]
    few = setup.players in (2, 3)
    roster = [character for character in chapter.roster if not (few and character in chapter.only_for_four)]
    fields: dict[str, Any] = {
        "gifts": chapter.gifts,
        "rider_pairs": dict(chapter.riders),
        "threat_ranks": {Threats.NONE: (), Threats.BLACK_RIDERS: BLACK_RIDERS, Threats.SEVEN: SEVEN_THREATS}[chapter.threats],
    }
    required = set(chapter.required) & set(roster)
    cards = [EVENTS[key] for key in (*chapter.events, event) if key in EVENTS]
    for word in [change for card in cards for change in card.changes]:
        _apply(word, fields, setup)
        if isinstance(word, changes.Requires):
            required.add(word.character)
            roster += [word.character] if word.character not in roster else []
        elif isinstance(word, changes.Forbids):
            roster.remove(word.character)
        elif isinstance(word, changes.TwoGroups) and event:
            group = word.first if event == "group_1" else word.second
            roster, required = [key for key in roster if key in group], required & set(group)
    return fields | {"roster": tuple(roster), "required": frozenset(required)}


def _road(setup: Setup) -> dict[str, Any]:
    """The endless mode: a long chapter of its own, with a gift and a rider."""
    return {
        "roster": setup.pool,
        "required": frozenset(["frodo"]),
        "gifts": dict.fromkeys(gift_holders(setup), setup.gift),
        "threat_ranks": SEVEN_THREATS,
        "leads": "frodo",
    }


def gift_holders(setup: Setup) -> tuple[str, ...]:
    """Who may carry the gift of the road: the first of these that is seated does."""
    pool = [CHARACTERS[key] for key in setup.pool]
    if setup.gift == "the_sword_that_was_broken":
        named = [card.key for card in pool if card.person == "aragorn"]
        return tuple(named or [card.key for card in pool if uses_threat(card)])
    if setup.gift == "the_horn_of_gondor":
        return tuple([card.key for card in pool if card.person == "boromir"] or [card.key for card in pool])
    return ("gandalf",) if setup.gift == "glamdring" else ("frodo",)


def uses_threat(card: Character) -> bool:
    """Whether this character takes a threat in set-up."""
    return any(action.draws_threat for action in card.setup)


def _apply(word: Word, fields: dict[str, Any], setup: Setup) -> None:
    """One change of the rules; figures differ for one or four players and for two or three."""
    few, solo = setup.players in (2, 3), setup.players == 1
    match word:
        case changes.ForestDeck():
            fields["deck"] = MAIN_DECK & ~SUIT_CARDS[FORESTS]
        case changes.ForestTakesTricks():
            fields["forest"] = True
        case changes.BalrogDeck():
            fields["deck"] = MAIN_DECK & ~SUIT_CARDS[SHADOWS]
        case changes.OutweighBalrog(four, fewer):
            fields["balrog"] = fewer if few else four
        case changes.LostCards(four, fewer):
            fields["lost"] = fewer if few else four
        case changes.BarrowCards(four, fewer, drawn):
            fields |= {"lost": 0, "barrow": fewer if few else four, "barrow_drawn": drawn}
        case changes.GiveRiders(pairs):
            fields["rider_pairs"] |= {who: rider for who, rider in pairs if not (solo and _only_hides(rider))}
        case changes.NewGoal(character, goal):
            fields.setdefault("goals", {})[character] = goal
        case changes.LeadsFirst(character):
            fields["leads"] = character
        case changes.NoThreat(character):
            fields["no_threat"] = frozenset([character])
        case changes.ThreatsHidden():
            fields["threats_hidden"] = not solo
        case changes.ExchangesTogether():
            fields["together"] = not solo
        case changes.OnlyAfterOthers():
            fields["last_event"] = True
        case changes.NoEarlySuccess():
            fields["early_success"] = False
        case changes.PlaysFaceDown(character) if not solo:
            fields |= {"face_down": character, "pyramid_may_not_be": character}
        case changes.MirrorDeal(portions, size):
            fields |= {"random_cast": True, "ring_holder_is_frodo": solo}
            if not solo:
                fields |= {"portions": portions, "portion_size": size}
        case changes.AddRivers(four, fewer):
            fields["deck"] = MAIN_DECK | (1 << 40 + (fewer if few else four)) - (1 << 40)
        case changes.Trump(suit):
            fields["trump"] = SUITS.index(suit)
        case _:
            pass


def _only_hides(rider: str) -> bool:
    return all(isinstance(change, changes.ThreatHidden) for change in RIDERS[rider].changes)


# ---- after the choice of characters


def roles_for(board: Board) -> Roles:
    """What the chosen characters make of the rules."""
    people = tuple([CHARACTERS[key] for key in board.cast])
    duties = tuple([_duty(rider) for rider in board.riders])
    need_not_follow = _chairs(person.can(NeedNotFollow) for person in people)
    free_first_trick = _chairs(carries(board, chair, changes.FreeFirstTrick) for chair in board.chairs())
    loose, plain = need_not_follow | free_first_trick, _is_plain(board, people)
    return Roles(
        names=tuple([Named(key) for key in board.cast]),
        people=people,
        goals=tuple([_goal(board, chair) for chair in board.chairs()]),
        duties=duties,
        has_duties=any(duties),
        need_not_follow=need_not_follow,
        loose=loose,
        may_lead_rings=_chairs(person.can(MayLeadRings) for person in people),
        name_leader=_chairs(person.can(MayNameLeader) for person in people),
        face_down=board.seat_of(board.plan.face_down),
        free_first_trick=free_first_trick,
        announces=_chairs(bool(rider) and _only_hides(rider) for rider in board.riders),
        infers=_infers(board, people),
        told={},
        plain=plain,
        strict=plain and not loose and not any(isinstance(action, ShowHand) for person in people for action in person.setup),
    )


def _infers(board: Board, people: tuple[Character, ...]) -> int:
    """Chairs of which all learn a void when they do not follow: closed hands that must follow with all they hold."""
    if board.plan.solo:
        return 0
    return _chairs(
        not (board.is_pyramid(chair) or person.can(NeedNotFollow) or any(isinstance(action, TuckACard) for action in person.setup))
        for chair, person in enumerate(people)
    )


GIFTS_IN_PLAY = (changes.SwapLostCard, changes.FreeFirstTrick, changes.NameLongestSuits)


def _is_plain(board: Board, people: tuple[Character, ...]) -> bool:
    """Whether one trick simply follows the other, with nothing to do in between."""
    special = board.plan.forest or board.plan.balrog or board.plan.solo or board.plan.face_down or board.setup.players == 2
    actions = [action for person in people for action in person.setup]
    asks = any(person.can(MayNameLeader) for person in people) or any(isinstance(a, (TuckACard, SetOneAside, GiveEach)) for a in actions)
    gifts = any(carries(board, chair, kind) for chair in board.chairs() for kind in GIFTS_IN_PLAY)
    return not (special or asks or gifts)


def _goal(board: Board, chair: Chair) -> Goal:
    goal = goal_of(board, chair)
    if isinstance(goal, ByPlayers):
        goal = goal.four if board.setup.players == 4 else goal.fewer
    if isinstance(goal, WinCards):
        helpers = [key for key in board.cast for word in CHARACTERS[key].abilities if word == RingsHelp(board.cast[chair])]
        if board.plan.road and "elrond" in board.cast and board.cast[chair] == "frodo":
            goal = WinCards(goal.suit, 2)  # the table's way to have Elrond on the road: Frodo is content with two
        return WinCards(goal.suit, goal.least, tuple(helpers))
    return goal


def _duty(rider: str) -> Goal | None:
    for change in RIDERS[rider].changes if rider else ():
        if isinstance(change, changes.Duty):
            return change.goal
    return None


def _chairs(flags: Iterable[bool]) -> int:
    return sum([1 << chair for chair, flag in enumerate(flags) if flag])
