"""The summary of the rulebook: the same rules once more, checked on whole games of all kinds (F-297 to F-304)."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from onetable.games.fellowship.cards.chapters import CHAPTERS
from onetable.games.fellowship.pieces.playing_cards import MAIN_DECK, MASKS, ONE_RING, RING_CARDS, card_set, cards_in
from onetable.games.fellowship.words.choices import Play, PlayToWin
from tests.games.fellowship.choosers import seated
from tests.games.fellowship.last_tricks import end_round, last_trick
from tests.games.fellowship.scenes import Scene, deals
from tests.rules import rule

EVERY_COUNT = pytest.mark.parametrize("players", [1, 2, 3, 4])
PLAIN = [1, 2, 3, 4, 7, 8, 9, 10, 11, 13]  # no event, no trump, everybody must follow


def plays(chapter: int, players: int, seeds: range) -> Iterator[tuple[Scene, str]]:
    """Every card of some games, played at random: the scene before it, and the choice that is about to be made."""
    for seed in seeds:
        scene, dice = Scene.dealt(chapter, players, seed).after_setup(seed=seed), Random(seed)
        while scene.game.decision is not None and scene.board.round == 1:
            name = dice.choice(scene.offered())
            if scene.is_playing():
                yield scene, name
            scene.choose(name)


def playable(scene: Scene) -> int:
    """The cards that are offered to be played."""
    return card_set([word.card for word in scene.words(Play)] + [word.card for word in scene.words(PlayToWin)])


@rule("F-297")
@EVERY_COUNT
def test_who_can_must_follow_and_the_highest_of_the_suit_wins(players: int) -> None:
    followed = free = tricks = 0
    for chapter in PLAIN:
        declared = (-1, -1)  # in which trick of which game
        for scene, name in plays(chapter, players, range(1, 9)):
            board = scene.board
            if name.startswith("PlayToWin"):
                declared = (board.dice.seed, board.number)
            to_win = declared == (board.dice.seed, board.number)
            hand = board.hands[board.turn]
            if board.trick:
                suit = hand & MASKS[board.trick[0][1] >> 3]
                assert playable(scene) == (suit or hand)
                followed, free = followed + bool(suit), free + (not suit)
            after = scene.twin().choose(name).board
            if after.number == board.number + 1 and after.round == 1 and len(after.last_trick) == len(board.trick) + 1:
                led = after.last_trick[0][1] >> 3
                best = ONE_RING if to_win else max(card for _, card in after.last_trick if card >> 3 == led)
                winner = next(chair for chair, card in after.last_trick if card == best)
                assert after.taken[winner] >> board.number & 1
                tricks += 1
    assert followed > 50 and free > 50 and tricks > 50


@rule("F-298", "F-300")
@EVERY_COUNT
def test_any_suit_may_be_led_but_rings_only_when_broken_or_when_nothing_else_is_held(players: int) -> None:
    kept_back = led = 0
    for chapter in PLAIN:
        for scene, _ in plays(chapter, players, range(1, 9)):
            board = scene.board
            if board.trick:
                continue
            hand = board.hands[board.turn]
            ring_fell = bool(board.gone & RING_CARDS)
            assert board.broken == ring_fell
            others = hand & ~RING_CARDS
            assert playable(scene) == (hand if ring_fell or not others else others)
            kept_back += not ring_fell and bool(hand & RING_CARDS and others)
            led += ring_fell and bool(hand & RING_CARDS)
    assert kept_back > 10 and led > 10


@rule("F-300")
def test_a_ring_thrown_off_and_a_forced_lead_both_break_rings() -> None:
    cast = ["frodo", "bilbo", "gandalf"]
    won = [["frodo", "R3 R4"], ["bilbo", "F1"], ["bilbo", "F2"]]
    hands = {"frodo": "H8 R5 M1", "bilbo": "R2 H1 M2", "gandalf": "H2 S1 M3"}
    thrown = Scene(1, 3, cast, hands, won=won, leader="gandalf")
    assert thrown.refused() == {} and not thrown.board.broken
    thrown.choose("Play S1")
    assert thrown.offered() == ["Play H8", "Play M1", "Play R5"]
    thrown.choose("Play R5")
    assert thrown.board.broken
    hands = {"frodo": "R1 R5", "bilbo": "H1 M2", "gandalf": "H2 S1"}
    forced = Scene(1, 3, cast, hands, won=won, leader="frodo")
    assert forced.offered() == ["Play R1", "PlayToWin R1", "Play R5"] and not forced.board.broken
    forced.choose("Play R5")
    assert forced.board.broken
    unbroken = Scene(1, 3, cast, {"frodo": "H8 R5 M1", "bilbo": "R2 H1 M2", "gandalf": "H2 S1 M3"}, won=won, leader="frodo")
    assert unbroken.offered() == ["Play H8", "Play M1"] and unbroken.refused() == {"Play R5": "RingsNotBroken"}


@rule("F-299")
@EVERY_COUNT
def test_rings_has_five_cards_and_every_other_suit_eight(players: int) -> None:
    for scene in deals(1, players, range(1, 6)):
        assert scene.board.deck == MAIN_DECK
        ranks: dict[str, list[int]] = {}
        for card in cards_in(scene.board.deck):
            ranks.setdefault(card.suit.value, []).append(card.rank)
        eight = [1, 2, 3, 4, 5, 6, 7, 8]
        assert ranks == {"hills": eight, "mountains": eight, "forests": eight, "shadows": eight, "rings": [1, 2, 3, 4, 5]}


@rule("F-301")
@pytest.mark.parametrize(
    ("cards", "winner"),
    [
        ("H8 H7 R1!", "gandalf"),
        ("H8 H7 R1", "frodo"),
        ("R1! R5 R4", "frodo"),
        ("R1 R5 R4", "bilbo"),
        ("R5 R4 R1!", "gandalf"),
        ("H2 R5 R4", "frodo"),
        ("H2 H3 R5", "bilbo"),
        ("M1 R1! M8", "bilbo"),
    ],
)
def test_only_the_1_of_rings_wins_any_trick_and_only_if_it_is_declared(cards: str, winner: str) -> None:
    cast = ["frodo", "bilbo", "gandalf"]
    spare = ["S1", "S2", "S3"]
    hands = {who: f"{card.strip('!')} {rest}" for who, card, rest in zip(cast, cards.split(), spare, strict=True)}
    rings = [code for code in ("R1", "R2", "R3", "R4", "R5") if code not in cards.replace("!", "").split()]
    won = [["frodo", rings], ["bilbo", "F1"], ["bilbo", "F2"]]
    scene = Scene(1, 3, cast, hands, won=won, leader="frodo", broken=True)
    for card in cards.split():
        assert sum(name.startswith("PlayToWin") for name in scene.offered()) == ("R1" in card)
        scene.choose(f"PlayToWin {card.strip('!')}" if card.endswith("!") else f"Play {card}")
    assert f"WinsTrick {winner} {len(won) + 1}" in scene.told()


@rule("F-302")
@EVERY_COUNT
@pytest.mark.parametrize(
    ("chapter", "keeper", "kept"),
    [(1, "gandalf", (1, 1)), (9, "glorfindel", (1, 1)), (5, "tom_bombadil", (1, 2)), (6, "tom_bombadil", (5, 5)), (13, "gandalf", (1, 1))],
)
def test_all_hands_are_played_but_some_keep_cards(players: int, chapter: int, keeper: str, kept: tuple[int, int]) -> None:
    """Judgement: in chapters the lost card is taken, so Gandalf and Glorfindel keep one card, Tom as many as were lost."""
    for seed in range(1, 9):
        scene = Scene.dealt(chapter, players, seed).after_choice(seated(keeper, seed=seed))
        if keeper not in scene.board.cast:
            continue
        scene.after_setup(seed=seed)
        board, few = scene.board, players in (2, 3)
        if scene.game.decision is None:
            continue
        begun = [chair for chair, _ in board.trick]  # alone a card that is the only choice falls by itself
        filled = [chair for chair in board.chairs() if not board.filled >> chair & 1]
        for chair in board.chairs():
            size = board.holding(chair) + (chair in begun) + (board.stock.bit_count() // len(filled) if chair in filled else 0)
            assert size - board.left == (kept[few] if board.cast[chair] == keeper else 0)
        scene.play_until(lambda now: now.board.round != 1, seed=seed)
        if scene.board.round == 1 and not scene.board.left:
            assert [scene.holding(chair) for chair in board.chairs()] == [kept[few] if who == keeper else 0 for who in board.cast]


@rule("F-302")
@EVERY_COUNT
def test_every_trick_of_the_round_is_played_unless_it_is_decided_before(players: int) -> None:
    ended = 0
    for chapter in (1, 2, 3, 10):
        for scene in deals(chapter, players, range(1, 151)):
            scene.play_on()
            if scene.board.left:
                assert any(verdict == 0 for verdict in scene.board.verdicts) or all(verdict == 3 for verdict in scene.board.verdicts)
            else:
                ended += 1
                assert scene.board.number == (12 if players in (2, 3) else 9)
    assert ended or players == 1  # all hands are open: alone it is always clear before the last trick


@rule("F-303")
@EVERY_COUNT
@pytest.mark.parametrize("missing", ["", "gandalf", "sam", "boromir"])
def test_one_goal_that_is_missed_loses_the_round(players: int, missing: str) -> None:
    cast = ["frodo", "gandalf", "sam"] if missing != "boromir" else ["frodo", "boromir", "sam"]
    cast += [] if players in (2, 3) else ["legolas"]
    finished = ["frodo", "gandalf", "aragorn", "legolas", "gimli", "boromir", "sam", "merry", "pippin"]
    scene = end_round(last_trick(13, players, cast, missing, finished=finished, spent=["mithril_shirt"]))
    assert scene.outcome == ("lost" if missing else "won")


@rule("F-303")
@EVERY_COUNT
def test_a_round_is_won_exactly_if_every_goal_is_met(players: int) -> None:
    outcomes = set()
    for chapter in (1, 2, 4, 7):
        for scene in deals(chapter, players, range(1, 201)):
            scene.play_on()
            outcomes.add(scene.outcome)
            assert (scene.outcome == "won") == all(verdict == 3 for verdict in scene.board.verdicts)
            assert scene.outcome == "won" or 0 in scene.board.verdicts
    assert outcomes == {"won", "lost"}


@rule("F-304")
@EVERY_COUNT
@pytest.mark.parametrize("chapter", [*CHAPTERS, "road"])
def test_nobody_sees_anothers_hand(players: int, chapter: int | str) -> None:
    """Hands are closed but for the pyramid, the open hands of a lone player, and Goldberry's; only the asked one sees the choices."""
    looked = 0
    for seed in range(1, 3):
        scene, dice = Scene.dealt(chapter, players, seed), Random(seed)
        while scene.game.decision is not None and scene.board.round == 1:
            board = scene.board
            for seen in scene.views():
                for chair in board.chairs():
                    is_open = players == 1 or board.is_pyramid(chair) or (board.cast[chair] == "goldberry" and board.is_open(chair))
                    mine = board.players[chair] == seen.seat
                    assert seen.table.hands[chair] == (board.hands[chair] if mine or is_open else 0)
                    assert seen.counts.hands[chair] == board.hands[chair].bit_count()
                assert bool(seen.choices) == (seen.seat == scene.player)
            looked += 1
            scene.take(dice.choice)
    assert looked > 10


@rule("F-304")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_told_to_all_names_no_card_of_a_hand(players: int) -> None:
    for chapter in (1, 2, 3, 8, 9, 10):
        scene = Scene.dealt(chapter, players, 3).after_setup()
        known = {card.code for card in cards_in(scene.board.lost | (scene.board.hands[2] | scene.board.buried if players == 2 else 0))}
        known |= {word.split()[-1] for word in scene.told() if word.startswith(("CardLost", "TakesLost"))}
        for chair in range(players):
            secret = {card.code for card in cards_in(scene.board.hands[chair])} - known
            for word in scene.told(-1):
                if not (players == 2 and word.startswith("HandsOver")):  # what passes to or from the pyramid lies open
                    assert not secret & set(word.split())
