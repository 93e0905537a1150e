"""Positions written by hand: who sits where, who holds what, what has been won; and what can be expected of one."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from msgspec import Struct, ValidationError, convert

from onetable.core.dice import Dice
from onetable.core.errors import BadInput
from onetable.core.game import Game
from onetable.core.step import Scope, Steps
from onetable.games.fellowship.cards.catalogue import CATALOGUE
from onetable.games.fellowship.cards.chapters import CHAPTERS
from onetable.games.fellowship.cards.characters import CHARACTERS
from onetable.games.fellowship.cards.events import EVENTS
from onetable.games.fellowship.cards.riders import RIDERS
from onetable.games.fellowship.mechanics.knowledge import nothing_known, observers
from onetable.games.fellowship.phases.casting import AllSeated, ChooseCharacters
from onetable.games.fellowship.phases.deal import PYRAMIDS, build_pyramid
from onetable.games.fellowship.phases.plan_round import prepare
from onetable.games.fellowship.phases.rounds import ROUND, BeginTricks, EndRound, clear_table
from onetable.games.fellowship.phases.setup_phase import first_leader
from onetable.games.fellowship.pieces.playing_cards import BITS, CARDS, LETTERS, ONE_RING_CARD, Card, Cards
from onetable.games.fellowship.table import NOBODY, Board, Chair, Setup
from onetable.games.fellowship.words.setup_actions import GiveEach
from onetable.games.fellowship.words.threats import give, is_hidden, set_threat

SUIT_BY_LETTER = {letter: suit for suit, letter in LETTERS.items()}
Codes = str | list[str]


class SceneData(Struct, frozen=True, forbid_unknown_fields=True):
    """A position as it is written down; see docs/scenarios.md."""

    # ---- about the scenario
    game: str = "fellowship"
    name: str = ""
    cites: list[str] = []
    about: str = ""
    bites: bool = True
    play: list[Any] = []
    # ---- the table
    setup: dict[str, Any] = {}
    players: int = 4
    seed: int = 1
    stage: str = "tricks"
    event: str = ""
    characters: list[str] = []
    finished: list[str] | None = None
    done: list[str] | None = None
    spent: list[str] | None = None
    # ---- cards
    hands: dict[str | int, Codes] = {}
    pyramid: Codes = ""
    lost: Codes = ""
    lost_taken_by: str | int = ""
    stock: Codes = ""
    aside: dict[str | int, str] = {}
    tucked: dict[str | int, str] = {}
    open: list[str | int] = []
    # ---- what the characters carry
    threats: dict[str | int, int | list[int]] = {}
    declared: dict[str | int, str] = {}
    riders: dict[str | int, str] = {}
    # ---- tricks
    won: list[tuple[str | int, Codes]] = []
    leader: str | int = ""
    left: int = 0
    broken: bool = False
    event_deck: list[int] = []


def read(data: Mapping[str, Any]) -> SceneData:
    """A scenario from plain data, or one clear sentence."""
    try:
        found = convert(data, SceneData)
    except ValidationError as error:
        raise BadInput(f"The scenario cannot be used: {error}.") from None
    for word in found.declared.values():
        if word not in ("more", "fewer"):
            raise BadInput(f"Strider declares “more” or “fewer”, not “{word}”.")
    if not all(1 <= rank <= 9 for rank in found.event_deck):
        raise BadInput("The cards of an event deck have the ranks 1 to 9.")
    if found.event and found.event not in {*EVENTS, *[key for chapter in CHAPTERS.values() for key in chapter.choice]}:
        raise BadInput(f"There is no event “{found.event}”.")
    for rider in found.riders.values():
        if rider not in RIDERS:
            raise BadInput(f"There is no rider “{rider}”; there is {', '.join(RIDERS)}.")
    return found


def card_from(code: str) -> Card:
    """A card from its code: H3 is the 3 of Hills."""
    letter, rank = str(code)[:1].upper(), str(code)[1:]
    if letter not in SUIT_BY_LETTER or not rank.isdigit() or not 1 <= int(rank) <= 8:
        raise BadInput(f"“{code}” is no card; write a letter of {', '.join(SUIT_BY_LETTER)} and a rank, such as H3.")
    return Card(SUIT_BY_LETTER[letter], int(rank))


def cards_from(codes: str | Iterable[str]) -> list[int]:
    """Bits of cards, from a line or a list of codes."""
    return [BITS[card_from(code)] for code in (codes.split() if isinstance(codes, str) else codes)]


def build(data: SceneData, read_setup: Callable[[Mapping[str, Any], int], Setup]) -> Game[Board]:
    """The game at the position that this data describes."""
    setup = read_setup(data.setup, data.players)
    board = Board(setup, Dice(data.seed))
    board.finished = setup.finished if data.finished is None else tuple(data.finished)
    board.done = setup.done if data.done is None else tuple(data.done)
    board.spent = setup.spent if data.spent is None else tuple(data.spent)
    board.news = []
    clear_table(board, 3 if setup.players in (2, 3) else 4)
    board.event = data.event
    prepare(board, CATALOGUE)
    seat_characters(board, data.characters)
    won = lay_cards(board, data)
    prepare(board, CATALOGUE)
    game = Game(board, [(steps_of(data.stage), Scope(0))])
    if data.stage != "characters" and not data.characters:
        raise BadInput("A scenario that begins after the choice of characters seats them: `characters: [...]`.")
    if data.stage == "tricks":
        board.left = data.left or tricks_left(board)
        give_threats(board, data)
        lay_tricks(board, data, won)
        prepare(board, CATALOGUE)
        check_threats(board)
        game.agenda = [((EndRound(),), Scope(0)), ((BeginAt(leader_of(board, data)),), Scope(0))]
    game.advance()
    return game


def steps_of(stage: str) -> Steps:
    """What is still to be done at this stage of a round."""
    stages: dict[str, Steps] = {
        "characters": (ChooseCharacters(), AllSeated(), *ROUND),
        "setup": (AllSeated(), *ROUND),
        "tricks": (EndRound(),),
    }
    if stage not in stages:
        raise BadInput(f"A scenario begins at one of {', '.join(stages)}, not at “{stage}”.")
    return stages[stage]


def seat_characters(board: Board, characters: Iterable[str]) -> None:
    """Characters by chair; riders come with them."""
    cast = [str(character) for character in characters]
    for character in cast:
        if character not in CHARACTERS:
            raise BadInput(f"There is no character “{character}”.")
    if cast and len(cast) != len(board.players):
        raise BadInput(f"This game has {len(board.players)} chairs, the scenario seats {len(cast)} characters.")
    if cast:
        board.cast = tuple(cast)
        board.riders = tuple([board.plan.rider_pairs.get(character, "") for character in cast])


def chair_of(board: Board, who: str | int) -> Chair:
    """A chair by its number or its character."""
    if isinstance(who, int) and who in board.chairs():
        return who
    chair = board.seat_of(str(who))
    if chair == NOBODY:
        raise BadInput(f"Nobody at this table is “{who}”.")
    return chair


def lay_cards(board: Board, data: SceneData) -> list[tuple[str | int, list[int]]]:
    """Hands, lost cards, won tricks; every card of the deck at most once. The won tricks are handed back."""
    board.deck = board.plan.deck
    used: Cards = 0

    def use(codes: Codes) -> list[int]:
        nonlocal used
        bits = cards_from(codes)
        for bit in bits:
            if not board.deck >> bit & 1:
                raise BadInput(f"{CARDS[bit].code} is not in the deck of this chapter.")
            if used >> bit & 1:
                raise BadInput(f"{CARDS[bit].code} appears twice: this deck has {board.deck.bit_count()} different cards.")
            used |= 1 << bit
        return bits

    for who, codes in data.hands.items():
        for bit in use(codes):
            board.hands[chair_of(board, who)] |= 1 << bit
    lay_pyramid(board, use(data.pyramid))
    board.lost = sum([1 << bit for bit in use(data.lost)])
    board.stock = sum([1 << bit for bit in use(data.stock)])
    for who, code in data.aside.items():
        board.aside = (chair_of(board, who), use(code)[0])
    for who, code in data.tucked.items():
        board.tucked = (chair_of(board, who), use(code)[0])
    won = [(who, use(codes)) for who, codes in data.won]
    board.gone = board.deck & ~(used | board.stock)
    note_what_is_known(board)
    return won


def lay_pyramid(board: Board, cards: list[int]) -> None:
    """The third hand of a game for two, from the top row to the bottom."""
    if cards and board.setup.players != 2:
        raise BadInput("Only a game for two has a pyramid.")
    if cards and len(cards) not in PYRAMIDS:
        raise BadInput(f"A pyramid has {', '.join(map(str, PYRAMIDS))} cards, not {len(cards)}.")
    if cards:
        build_pyramid(board, cards)


def note_what_is_known(board: Board) -> None:
    """Who has the ring token, who plays the pyramid, and what everybody may hold."""
    holder = [chair for chair in board.chairs() if board.hands[chair] & ONE_RING_CARD]
    board.ring_holder = holder[0] if holder else 2 if board.buried & ONE_RING_CARD else max(0, board.ring_bearer())
    if board.setup.players == 2:
        board.players = (0, 1, board.ring_holder if board.ring_holder < 2 else 1)
    if board.plan.solo:
        board.open_hands = 0b1111
    board.threat_deck = sum([1 << rank for rank in board.plan.threat_ranks])
    know = (*[0] * board.plan.chairs, board.threat_deck)
    board.threat_knowledge = tuple([know for _ in observers(board)])
    board.knowledge = nothing_known(board)
    if not holder and not board.buried & ONE_RING_CARD:  # the 1 of Rings is played or lost: nothing is known of it
        row = (board.deck,) * len(board.players)
        board.knowledge = tuple([row for _ in observers(board)])


def tricks_left(board: Board) -> int:
    """As many as the shortest hand can play."""
    return min([board.holding(chair) + (board.aside[0] == chair) + (board.tucked[0] == chair) for chair in board.chairs()])


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


def lay_tricks(board: Board, data: SceneData, won: list[tuple[str | int, list[int]]]) -> None:
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
    if data.event_deck:
        board.event_deck = sum([1 << rank - 1 for rank in data.event_deck])


def gives_cards_away(board: Board, chair: Chair) -> bool:
    """Whether this character has given cards away in set-up and will run out of them early."""
    return any(isinstance(action, GiveEach) for action in board.plan.characters[board.cast[chair]].setup)


def leader_of(board: Board, data: SceneData) -> Chair:
    """Who leads: as written, else as the rules say."""
    return chair_of(board, data.leader) if data.leader != "" else first_leader(board)


class BeginAt(BeginTricks, frozen=True):
    """Go on with the tricks of a hand-written position."""

    leader: Chair

    def first(self, board: Board) -> Chair:
        return self.leader
