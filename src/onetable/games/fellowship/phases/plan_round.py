"""Lay out a round: what chapter card, event, riders and gifts make of the rules for this number of players."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any

from onetable.core.remembering import remembered
from onetable.core.word import Word
from onetable.games.fellowship.blueprints import Catalogue, Chapter, Character, Heirs, SpecialCard, Threats
from onetable.games.fellowship.goal import ByPlayers, Goal
from onetable.games.fellowship.mechanics.carried_gifts import carries
from onetable.games.fellowship.mechanics.wanted_cards import goal_of
from onetable.games.fellowship.pieces.names import Named
from onetable.games.fellowship.pieces.playing_cards import FORESTS, MAIN_DECK, SHADOWS, SUIT_CARDS, SUITS, bits_of
from onetable.games.fellowship.plan import Plan, Roles
from onetable.games.fellowship.table import Board, Chair, Setup
from onetable.games.fellowship.words import changes
from onetable.games.fellowship.words.abilities import MayLeadRings, MayNameLeader, MustHoldOneRing, NeedNotFollow, RingsHelp
from onetable.games.fellowship.words.goals import EverybodyWins, WinCards
from onetable.games.fellowship.words.setup_actions import GiveEach, SetOneAside, ShowHand, TuckACard

RANKS = {Threats.NONE: (), Threats.BLACK_RIDERS: (1, 2, 3, 4), Threats.SEVEN: (1, 2, 3, 4, 5, 6, 7)}


def prepare(board: Board, catalogue: Catalogue) -> None:
    """Put beside the position what is derived from it; after a load, an imagined deal or a hand-written scene."""
    board.plan = plan_for(catalogue, board.setup, board.event)
    if board.cast and all(board.cast):
        take_roles(board)


def take_roles(board: Board) -> None:
    """All are seated: what the chosen characters make of the rules is worked out once for these characters."""
    key = (board.cast, board.riders, board.spent)
    known = board.plan.remembered
    roles: Roles | None = known.get(key)
    if roles is None:
        if len(known) > 10_000:
            known.clear()
        known[key] = roles = roles_for(board)
    board.roles = roles


@remembered(1024)
def plan_for(catalogue: Catalogue, setup: Setup, event: str) -> Plan:
    """The plan of one round; the same for every round with the same cards."""
    chapter, chairs = catalogue.chapters[setup.chapter], 3 if setup.players in (2, 3) else 4
    fields = _lay_out(catalogue, chapter, setup, event)
    lost, deck = fields.pop("lost", 1), fields.pop("deck", MAIN_DECK)
    return Plan(
        catalogue=catalogue,
        chapter=chapter,
        characters=catalogue.characters,
        specials={**catalogue.riders, **catalogue.gifts},
        ring_bearers=ring_bearers(catalogue),
        chairs=chairs,
        solo=setup.players == 1,
        road=chapter.endless,
        deck=deck,
        pack=tuple([1 << bit for bit in bits_of(deck)]),
        lost_cards=lost,
        hand_size=(deck.bit_count() - lost - fields.get("barrow", 0)) // chairs,
        remembered={},
        **fields,
    )


@cache
def ring_bearers(catalogue: Catalogue) -> frozenset[str]:
    """The characters that must hold the 1 of Rings and never give it away."""
    return frozenset([key for key, card in catalogue.characters.items() if card.can(MustHoldOneRing)])


def _lay_out(catalogue: Catalogue, chapter: Chapter, setup: Setup, event: str) -> dict[str, Any]:
    """What the chapter card and the changes of its events say; the road has what was drawn for it."""
    few = setup.players in (2, 3)
    roster = [key for key in (setup.pool if chapter.endless else chapter.roster) if not (few and key in chapter.only_for_four)]
    gifts = dict.fromkeys(gift_holders(catalogue, setup), setup.gift) if chapter.endless and setup.gift else chapter.gifts
    fields: dict[str, Any] = {
        "gifts": gifts,
        "swap_gift": next((gift for gift in gifts.values() if catalogue.gifts[gift].says(changes.SwapLostCard)), ""),
        "rider_pairs": dict(chapter.riders),
        "threat_ranks": RANKS[chapter.threats],
        "threat_deck": sum([1 << rank for rank in RANKS[chapter.threats]]),
        "leads": chapter.leads,
    }
    required = set(chapter.required) & set(roster)
    cards = [catalogue.events[key] for key in (*chapter.events, event) if key in catalogue.events]
    for word in [change for card in cards for change in card.changes]:
        _apply(word, fields, catalogue, setup)
        if isinstance(word, changes.Requires):
            required.add(word.character)
            roster += [word.character] if word.character not in roster else []
        elif isinstance(word, changes.Forbids):
            roster.remove(word.character)
        elif isinstance(word, changes.TwoGroups) and event:
            group = (word.first, word.second)[chapter.choice.index(event)]
            roster, required = [key for key in roster if key in group], required & set(group)
    return fields | {"roster": tuple(roster), "required": frozenset(required)}


def gift_holders(catalogue: Catalogue, setup: Setup) -> tuple[str, ...]:
    """Who may carry the gift of the road: the first of these that is seated does."""
    gift, pool = catalogue.gifts[setup.gift], [catalogue.characters[key] for key in setup.pool]
    if gift.heirs is Heirs.NOBODY:
        return (gift.bearer,)
    owners = [card.key for card in pool if card.person == gift.bearer]
    return tuple(owners or [card.key for card in pool if gift.heirs is Heirs.ANYBODY or card.uses_threat()])


def _apply(word: Word, fields: dict[str, Any], catalogue: Catalogue, setup: Setup) -> None:
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
            fields["rider_pairs"] |= {who: rider for who, rider in pairs if not (solo and only_hides(catalogue.riders[rider]))}
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
            fields |= {"random_cast": True, "holder_bears_ring": solo}
            if not solo:
                fields |= {"portions": portions, "portion_size": size}
        case changes.AddRivers(four, fewer):
            fields["deck"] = MAIN_DECK | (1 << 40 + (fewer if few else four)) - (1 << 40)
        case changes.Trump(suit):
            fields["trump"] = SUITS.index(suit)
        case _:
            pass


def only_hides(rider: SpecialCard) -> bool:
    """Whether this rider does nothing but hide a threat: it has no meaning for a lone player."""
    return all(isinstance(change, changes.ThreatHidden) for change in rider.changes)


# ---- after the choice of characters


def roles_for(board: Board) -> Roles:
    """What the chosen characters make of the rules."""
    plan = board.plan
    people = tuple([plan.characters[key] for key in board.cast])
    riders = [plan.specials[rider] if rider else None for rider in board.riders]
    duties = tuple([_duty(rider) if rider else None for rider in riders])
    need_not_follow = _chairs(person.can(NeedNotFollow) for person in people)
    free_first_trick = _chairs(carries(board, chair, changes.FreeFirstTrick) for chair in board.chairs())
    loose, plain = need_not_follow | free_first_trick, _is_plain(board, people)
    return Roles(
        names=tuple([Named(key) for key in board.cast]),
        people=people,
        persons=tuple([person.person or person.key for person in people]),
        goals=tuple([_goal(board, people, chair) for chair in board.chairs()]),
        duties=duties,
        has_duties=any(duties),
        need_not_follow=need_not_follow,
        loose=loose,
        may_lead_rings=_chairs(person.can(MayLeadRings) for person in people),
        name_leader=_chairs(person.can(MayNameLeader) for person in people),
        face_down=board.seat_of(plan.face_down),
        free_first_trick=free_first_trick,
        announces=_chairs(rider is not None and only_hides(rider) for rider in riders),
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
    special = board.plan.forest or board.plan.balrog or board.plan.face_down or board.people() <= 2
    actions = [action for person in people for action in person.setup]
    asks = any(person.can(MayNameLeader) for person in people) or any(isinstance(a, (TuckACard, SetOneAside, GiveEach)) for a in actions)
    gifts = any(carries(board, chair, kind) for chair in board.chairs() for kind in GIFTS_IN_PLAY)
    return not (special or asks or gifts)


def _goal(board: Board, people: tuple[Character, ...], chair: Chair) -> Goal:
    goal = goal_of(board, chair)
    if isinstance(goal, ByPlayers):
        # The table's way to have one on the road for whom everybody must win a card of the suit: fewer are left to ask for.
        shared = board.plan.road and any(isinstance(person.goal, EverybodyWins) for person in people)
        goal = goal.four if shared or board.setup.players == 4 else goal.fewer
    if isinstance(goal, WinCards):
        helpers = [person.key for person in people if RingsHelp(board.cast[chair]) in person.abilities]
        return WinCards(goal.suit, goal.least, tuple(helpers))
    return goal


def _duty(rider: SpecialCard) -> Goal | None:
    return next((change.goal for change in rider.changes if isinstance(change, changes.Duty)), None)


def _chairs(flags: Iterable[bool]) -> int:
    return sum([1 << chair for chair, flag in enumerate(flags) if flag])
