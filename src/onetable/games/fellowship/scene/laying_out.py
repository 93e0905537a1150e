"""Laying out a written position: who sits where, who holds what, what has been won."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from onetable.core.dice import Dice
from onetable.core.errors import BadInput
from onetable.core.game import Game
from onetable.core.scenario.positions import LAID_OUT
from onetable.core.step import Scope, Steps
from onetable.core.suggest import suggest
from onetable.games.fellowship.cards.catalogue import CATALOGUE
from onetable.games.fellowship.phases.casting import AllSeated, ChooseCharacters
from onetable.games.fellowship.phases.plan_round import prepare
from onetable.games.fellowship.phases.rounds import ROUND, EndRound, clear_table
from onetable.games.fellowship.phases.setup_phase import SetUpActions, first_leader
from onetable.games.fellowship.phases.tricks import PLAY_CARDS, PlayCards
from onetable.games.fellowship.scene.dealing import Dealing, card_from
from onetable.games.fellowship.scene.known import note_what_is_known, note_what_was_seen
from onetable.games.fellowship.scene.steps import BeginAt, OneTrick, PlayOn
from onetable.games.fellowship.scene.written import SceneData, Who, check_events, check_roster
from onetable.games.fellowship.table import NOBODY, Board, Chair, Setup
from onetable.games.fellowship.words.setup_actions import GiveEach
from onetable.games.fellowship.words.threats import give, is_hidden, set_threat


def build(data: SceneData, read_setup: Callable[[Mapping[str, Any], int], Setup]) -> Game[Board]:
    """The game at the position that this data describes."""
    setup = read_setup(data.setup, data.players)
    board = Board(setup, Dice(data.seed, data.fallen))
    board.finished = setup.finished if data.finished is None else tuple(data.finished)
    board.done = setup.done if data.done is None else tuple(data.done)
    board.spent = setup.spent if data.spent is None else tuple(data.spent)
    board.news = []
    board.round = data.round - 1
    clear_table(board, 3 if setup.players in (2, 3) else 4)
    board.event = data.event
    check_events(data, setup)
    prepare(board, CATALOGUE)
    check_roster(data, board.plan.roster)
    seat_characters(board, data.characters)
    dealing = Dealing(board, data, lambda who: chair_of(board, who))
    dealing.deal()
    note_what_is_known(board, data, lambda who: chair_of(board, who))
    prepare(board, CATALOGUE)
    game = Game(board, [(steps_of(data), Scope(0))], data.hasty)
    if data.stage == "tricks":
        lay_tricks(board, data, dealing.won)
        board.left = tricks_left(board, data)
        give_threats(board, data)
        note_what_was_seen(board, data, lambda who: chair_of(board, who))
        prepare(board, CATALOGUE)
        check_threats(board)
        end = [] if data.until else [((EndRound(),), Scope(0))]
        game.agenda = [*end, ((begin_at(board, data),), Scope(0))]
    if data.stop != LAID_OUT:
        game.advance()
    return game


def steps_of(data: SceneData) -> Steps:
    """What is still to be done before the tricks."""
    rest: Steps = (AllSeated(), SetUpActions()) if data.until == "end of setup" else (AllSeated(), *ROUND)
    return (ChooseCharacters(), *rest) if data.stage == "characters" else rest


def seat_characters(board: Board, characters: list[str]) -> None:
    """Characters by chair; riders come with them."""
    if characters and len(characters) != len(board.players):
        raise BadInput(f"This game has {len(board.players)} chairs, the scenario seats {len(characters)} characters.")
    if characters:
        board.cast = tuple(characters)
        board.riders = tuple([board.plan.rider_pairs.get(character, "") for character in characters])


def chair_of(board: Board, who: Who) -> Chair:
    """A chair by its number or its character."""
    numbered = next((chair for chair in board.chairs() if str(chair) == str(who)), NOBODY)
    chair = board.seat_of(str(who)) if numbered == NOBODY and who != "" else numbered
    if chair == NOBODY:
        there = [*filter(None, board.cast), *map(str, board.chairs())]
        raise BadInput(f"Nobody at this table is “{who}”; there is {', '.join(there)}.{suggest(str(who), there)}")
    return chair


def tricks_left(board: Board, data: SceneData) -> int:
    """As many as are written, at most as many as can be played; else as many as the shortest hand can."""
    ready = [board.holding(chair) + sum([each[0] == chair for each in (board.aside, board.tucked, board.laid)]) for chair in board.chairs()]
    most = max(ready) if not board.stock else max(ready) + board.stock.bit_count()
    if data.left is not None and data.left > most:
        raise BadInput(f"“left” is {data.left}, but nobody has cards for more than {most} tricks.")
    return min(ready) if data.left is None else data.left


def give_threats(board: Board, data: SceneData) -> None:
    """Threats, declarations and riders as written down."""
    riders = {chair_of(board, who): rider for who, rider in data.riders.items()}
    board.riders = tuple([riders.get(chair, rider) for chair, rider in enumerate(board.riders)])
    for who, ranks in data.threats.items():
        chair = chair_of(board, who)
        if isinstance(ranks, int) and not board.threat_deck >> ranks & 1:
            raise BadInput(f"Threat {ranks} of “{who}” is not in the threat deck of this chapter, or taken twice.")
        if isinstance(ranks, int):
            give(board, chair, ranks)
        else:
            set_threat(board, chair, tuple(ranks), is_hidden(board, chair))
    words = {chair_of(board, who): word for who, word in data.declared.items()}
    board.declared = tuple([words.get(chair, "") for chair in board.chairs()])
    for who in data.open:
        board.open_hands |= 1 << chair_of(board, who)
    if data.lost_taken_by != "":
        board.lost_taken_by = chair_of(board, data.lost_taken_by)


def check_threats(board: Board) -> None:
    """Who needs a threat in the tricks must have one."""
    for chair, character in enumerate(board.cast):
        takes_one = any(action.draws_threat for action in board.plan.characters[character].setup)
        if takes_one and not board.threats[chair] and character not in board.plan.no_threat:
            raise BadInput(f"“{character}” has no threat: write `threats: {{{character}: 3}}`.")


def lay_tricks(board: Board, data: SceneData, won: Iterable[tuple[Who, list[int]]]) -> None:
    """Tricks that have been won, in their order; cards named nowhere were played in tricks that nobody counts."""
    for who, bits in won:
        pile = sum([1 << bit for bit in bits])
        board.piles.append(pile)
        board.gone |= pile
        if who != "nobody":
            chair = chair_of(board, who)
            board.won[chair] |= pile
            board.taken[chair] |= 1 << board.number
        board.number += 1
    board.broken = data.broken
    board.short = next((chair for chair in board.chairs() if gives_cards_away(board, chair)), NOBODY)
    if data.event_deck or data.event_cards:
        board.event_deck = sum([1 << rank - 1 for rank in data.event_deck])


def gives_cards_away(board: Board, chair: Chair) -> bool:
    """Whether this character has given cards away in set-up and will run out of them early."""
    return any(isinstance(action, GiveEach) for action in board.plan.characters[board.cast[chair]].setup)


def begin_at(board: Board, data: SceneData) -> BeginAt:
    """Who leads, as written, else as the rules say; and what lies in the trick already."""
    tricks: PlayCards = PlayOn() if data.play_on else OneTrick() if data.until == "end of trick" else PLAY_CARDS
    if data.trick is None:
        if data.event_cards:
            raise BadInput("“event_cards” are turned up for a running trick: write `trick: []` if nobody has played yet.")
        return BeginAt(chair_of(board, data.leader) if data.leader != "" else first_leader(board), tricks)
    plays = [(chair_of(board, who), card_from(code), "to_win" in code.split()) for who, code in data.trick]
    leader = chair_of(board, data.leader) if data.leader != "" else plays[0][0] if plays else first_leader(board)
    order = board.clockwise(leader)
    places = [order.index(chair) for chair, _, _ in plays]
    if plays and (places[0] or places != sorted(set(places)) or len(plays) == len(order)):
        raise BadInput("A running trick names who has played, clockwise from the leader, and somebody is still to play.")
    if any(board.is_pyramid(chair) for chair, _, _ in plays):
        raise BadInput("A running trick in which the pyramid has played cannot be laid out; write what is played before it.")
    return BeginAt(leader, tricks, tuple(plays), tuple(data.event_cards))
