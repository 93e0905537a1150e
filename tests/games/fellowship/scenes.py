"""Positions for tests that read as play: a table is set, choices are made by their short names, and one looks what happened."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from random import Random
from typing import Any, TypeVar

from onetable.core.dice import Dice
from onetable.core.game import Game
from onetable.core.scenario.choosing import choose, offered, refused
from onetable.core.scenario.running import check
from onetable.core.short import short
from onetable.core.word import Word
from onetable.games.fellowship.cards.catalogue import CATALOGUE
from onetable.games.fellowship.game import Fellowship, read_setup
from onetable.games.fellowship.phases.plan_round import plan_for
from onetable.games.fellowship.pieces.playing_cards import ONE_RING, bits_of, code_line
from onetable.games.fellowship.plan import Plan
from onetable.games.fellowship.scene.dealing import cards_from
from onetable.games.fellowship.table import Board, Chair
from onetable.games.fellowship.view import FellowshipView
from onetable.games.fellowship.words.choices import BeCharacter, Play, PlayToWin
from onetable.games.registry import rulebook

BOOK = rulebook("fellowship")
assert isinstance(BOOK, Fellowship)
Codes = str | Iterable[str]  # cards: "H3 R1" or ["H3", "R1"]
Chooser = Callable[[list[str]], str]  # of the choices that are offered, the one to take
Chosen = TypeVar("Chosen", bound=Word)


class Scene:
    """A game at some position, and everything a test wants to ask of it.

    Positions in the tricks need only the cards that matter; before the tricks every hand that is not full is filled from the deck.
    """

    def __init__(
        self,
        chapter: int | str = 1,
        players: int = 4,
        characters: Iterable[str] = (),
        hands: Mapping[Any, Codes] | None = None,
        stage: str = "tricks",
        setup: Mapping[str, Any] | None = None,
        options: Mapping[str, Any] | None = None,
        **position: Any,
    ) -> None:
        """Set the table; `position` takes every other key of a scenario: lost, won, threats, leader, broken, seed, ..."""
        given = {"chapter": chapter, **(setup or {}), **({"options": dict(options)} if options else {})}
        data = {
            "setup": given,
            "players": players,
            "characters": list(characters),
            "hands": dict(hands or {}),
            "stage": stage,
            "any_character": True,
            **position,
        }
        if stage != "tricks":
            data |= full_deal(data)
        self.game: Game[Board] = BOOK.scene(data)

    @classmethod
    def of(cls, game: Game[Board]) -> Scene:
        """The scene of a game that is already there."""
        scene = cls.__new__(cls)
        scene.game = game
        return scene

    @classmethod
    def dealt(cls, chapter: int | str = 1, players: int = 4, seed: int = 1, **setup: Any) -> Scene:
        """A whole game from its deal; `setup` takes options, finished, done, spent, ..."""
        return cls.of(BOOK.begin({"chapter": chapter, **setup}, players, seed))

    def twin(self) -> Scene:
        """The same scene, to be played on freely."""
        twin = Scene.of(self.game.clone())
        twin.board.news = []
        return twin

    # ---- playing

    def choose(self, *lines: str) -> Scene:
        """Make these choices one after the other; the beginning of a short name is enough if only one fits."""
        for number, line in enumerate(lines, 1):
            choose(BOOK, self.game, line, number)
        return self

    def take(self, pick: Chooser) -> Scene:
        """Answer once, with the choice that is picked of those offered."""
        names = self.offered()
        self.game.answer(names.index(pick(names)))
        return self

    def play_on(self, pick: Chooser | None = None, seed: int = 1) -> Scene:
        """Answer to the end of the game, at random unless somebody picks."""
        return self.play_until(lambda scene: False, pick, seed)

    def play_until(self, there: Callable[[Scene], bool], pick: Chooser | None = None, seed: int = 1) -> Scene:
        """Answer, at random unless somebody picks, until we are there or the game is over."""
        pick = pick or Random(seed).choice
        while self.game.decision is not None and not there(self):
            self.take(pick)
        return self

    def play_trick(self, pick: Chooser | None = None, seed: int = 1) -> Scene:
        """Answer until the present trick is complete."""
        number, round_number = self.board.number, self.board.round
        return self.play_until(lambda scene: (scene.board.number, scene.board.round) != (number, round_number), pick, seed)

    def after_choice(self, pick: Chooser | None = None, seed: int = 1) -> Scene:
        """Choose event and characters, until the first set-up action asks or a card is led."""
        return self.play_until(lambda scene: all(scene.board.cast), pick, seed)

    def after_setup(self, pick: Chooser | None = None, seed: int = 1) -> Scene:
        """Choose characters and carry out the set-up actions, until the first card is to be led."""
        return self.play_until(Scene.is_playing, pick, seed)

    # ---- the open question

    def offered(self) -> list[str]:
        """The choices of the open question."""
        return offered(BOOK, self.game)

    def words(self, kind: type[Chosen]) -> list[Chosen]:
        """The choices of one kind, as words."""
        decision = self.game.decision
        return [word for word in decision.choices if isinstance(word, kind)] if decision is not None else []

    def refused(self) -> dict[str, str]:
        """What might be tried and cannot be done, with the reason."""
        return {attempt: reasons[0] for attempt, reasons in refused(BOOK, self.game).items()}

    @property
    def player(self) -> int:
        """The person who is asked; -1 if nobody is."""
        return self.game.decision.seat if self.game.decision is not None else -1

    @property
    def chair(self) -> Chair:
        """The chair that is asked: with one or two players a person sits on several."""
        step, scope = self.game.agenda[-1][0][0], self.game.agenda[-1][1]
        if self.is_playing():
            return self.board.turn
        if self.words(BeCharacter):
            return next(chair for chair in self.board.clockwise(self.board.ring_holder) if not self.board.cast[chair])
        named: Chair = getattr(step, "chair", getattr(step, "giver", scope.source))
        return named if named >= 0 else self.player

    @property
    def asked(self) -> str:
        """The character that is asked, or the number of the chair as long as it has none; "" if nobody is."""
        if self.game.decision is None:
            return ""
        return (self.board.cast[self.chair] if self.board.cast else "") or str(self.chair)

    def is_playing(self) -> bool:
        """Whether a card is to be led or played."""
        return bool(self.words(Play) or self.words(PlayToWin))

    # ---- the position

    @property
    def board(self) -> Board:
        """The table itself."""
        return self.game.table

    @property
    def plan(self) -> Plan:
        """What the cards in play make of the round."""
        return self.board.plan

    def fact(self, name: str) -> Any:
        """A fact of the position, as scenarios know it."""
        return BOOK.facts(self.game)[name]

    def expect(self, **facts: Any) -> Scene:
        """Check facts as a scenario does: maps need only name what they speak of."""
        check(BOOK, self.game, facts)
        return self

    def hand(self, who: str | Chair) -> str:
        """The cards this chair can play."""
        return code_line(self.board.hands[self.seat(who)])

    def holding(self, who: str | Chair) -> int:
        """How many cards this chair holds, covered ones of the pyramid included."""
        return self.board.holding(self.seat(who))

    def won(self, who: str | Chair) -> str:
        """The cards this chair has won."""
        return code_line(self.board.won[self.seat(who)])

    def tricks(self, who: str | Chair) -> int:
        """How many tricks this chair has won."""
        return self.board.taken[self.seat(who)].bit_count()

    def verdict(self, who: str) -> str:
        """How a goal stands, as all see it: lost, behind, ahead or sure."""
        return str(self.fact("verdicts")[who])

    def duty(self, who: str) -> str:
        """How the duty of a rider stands."""
        return str(self.fact("duties")[who])

    def threat(self, who: str) -> tuple[int, ...]:
        """The rank of a threat, or the ranks of which any will do."""
        return self.board.threats[self.seat(who)]

    @property
    def outcome(self) -> str:
        """How the game ended: "won", "lost", or "" while it goes on."""
        return self.board.outcome

    def seat(self, who: str | Chair) -> Chair:
        """The chair of a character."""
        return who if isinstance(who, int) else self.board.cast.index(who)

    # ---- what is seen and told

    def view(self, seat: int) -> FellowshipView:
        """All that one person may know; -1 is a spectator."""
        seen = BOOK.view(self.game, seat)
        assert isinstance(seen, FellowshipView)
        return seen

    def views(self) -> list[FellowshipView]:
        """What everybody sees, a spectator first."""
        return [self.view(seat) for seat in range(-1, self.board.setup.players)]

    def told(self, seat: int | None = None) -> list[str]:
        """What happened since the scene was set, in short form; with a seat only what that person saw."""
        return [short(event.word) for event in self.board.news or () if seat is None or event.is_seen_by(seat)]


def full_deal(data: Mapping[str, Any]) -> dict[str, Any]:
    """The lost cards and hands of a position before the tricks, filled up with cards of the deck in a fixed order."""
    plan = plan_for(CATALOGUE, read_setup(data["setup"], data["players"]), str(data.get("event", "")))
    lost, pyramid = cards_from(data.get("lost", ())), cards_from(data.get("pyramid", ()))
    seats = {name: chair for chair, name in enumerate(data["characters"])}
    hands: list[list[int]] = [[] for _ in range(plan.chairs)]
    for who, codes in data["hands"].items():
        hands[seats.get(who, who)] += cards_from(codes)
    if "frodo" in seats and ONE_RING not in {*lost, *pyramid, *[bit for hand in hands for bit in hand]}:
        hands[seats["frodo"]].append(ONE_RING)
    used = {*lost, *pyramid, *[bit for hand in hands for bit in hand]}
    rest = Dice(int(data.get("seed", 1))).shuffled([bit for bit in bits_of(plan.deck) if bit not in used])
    if "lost" not in data:
        ordinary = [bit for bit in rest if bit != ONE_RING]
        lost = ordinary[: plan.lost_cards]
        rest = [bit for bit in rest if bit not in lost]
    if data["players"] == 2 and not hands[2]:
        pyramid, rest = pyramid or rest[: plan.hand_size], rest if pyramid else rest[plan.hand_size :]
    for chair, hand in enumerate(hands):
        if not (data["players"] == 2 and chair == 2):
            missing = max(0, (4 if plan.solo else plan.hand_size) - len(hand))
            hand += rest[:missing]
            rest = rest[missing:]
    found: dict[str, Any] = {"lost": names_of(lost), "hands": {chair: names_of(hand) for chair, hand in enumerate(hands) if hand}}
    if pyramid:
        found["pyramid"] = names_of(pyramid)
    if plan.solo:
        found["stock"] = names_of(rest)
    return found


def names_of(cards: Iterable[int]) -> list[str]:
    """Cards as a list of codes, in their order."""
    return [code_line(1 << card) for card in cards]


def deals(chapter: int | str = 1, players: int = 4, seeds: Iterable[int] = range(1, 101), **setup: Any) -> Iterator[Scene]:
    """Many deals of the same game."""
    for seed in seeds:
        yield Scene.dealt(chapter, players, seed, **setup)
