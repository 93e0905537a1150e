"""Positions written by hand: a booster that goes round, or decks to be built; and what a scenario may expect of one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Literal

from msgspec import Struct

from onetable.core.dice import Dice
from onetable.core.errors import BadInput
from onetable.core.game import Game
from onetable.core.rulebook import ChoiceName
from onetable.core.scenario.kinds import Bag, Kind, Map, Names, Number, Series, Text
from onetable.core.scenario.positions import LAID_OUT, Stopping, says
from onetable.core.scenario.reading import read_position
from onetable.core.short import short as plainly
from onetable.core.step import Scope, Steps
from onetable.core.suggest import suggest
from onetable.core.word import Word
from onetable.games.drafts.imagine import filled
from onetable.games.drafts.passing import held
from onetable.games.drafts.phases import BuildDecks, PickTime, ShowDecks
from onetable.games.drafts.pieces import UNSEEN, Deck, Pack, Setup
from onetable.games.drafts.supplies import pool
from onetable.games.drafts.table import Board
from onetable.games.tcg.boosters import BOOSTER, BOOSTER_SIZE, rarity
from onetable.games.tcg.cards.catalogue import CARDS
from onetable.games.tcg.speech.names import Named

FEWEST, MOST = 2, 6
CHOICES = (
    ChoiceName("TakeCard", ("card",), "Pick this card of the booster in hand."),
    ChoiceName("PutIn", ("card",), "Put this card into the draw deck."),
    ChoiceName("LeaveOut", ("card",), "Take this card out of it."),
    ChoiceName("PlayWith", ("card",), "Play with this site, Ring or Ring-bearer."),
    ChoiceName("LayOutSuggestion", (), "Lay out the deck that the cards suggest, and go on."),
    ChoiceName("TakeSuggestion", (), "Play that deck."),
    ChoiceName("FinishDeck", (), "The deck is whole."),
)


class SceneData(Stopping, Struct, frozen=True, kw_only=True):
    """A position as it is written down: the last booster goes round, or the decks are built."""

    players: Annotated[int, says("how many sit there", ge=FEWEST, le=MOST)] = FEWEST
    step: Annotated[Literal["pick", "build"], says("whether a booster goes round, to the left, or decks are built")] = "pick"
    packs: Annotated[list[list[str]], says("by seat: cards of the booster that it opens; chance fills it up")] = []
    pools: Annotated[list[list[str]], says("by seat: cards that it has opened alone")] = []
    seed: Annotated[int, says("how the dice fall")] = 1


def build(data: Mapping[str, Any]) -> Game[Board]:
    """The game at its first question."""
    scene = read_position(data, SceneData)
    if max(len(scene.packs), len(scene.pools)) > scene.players:
        raise BadInput(f"There are {scene.players} players: no more boosters and pools than that.")
    check([card for cards in (*scene.packs, *scene.pools) for card in cards])
    dice, seats = Dice(scene.seed), range(scene.players)
    opened = [tuple(scene.pools[seat]) if seat < len(scene.pools) else () for seat in seats]
    board = Board(Setup(boosters=1), scene.players, dice, (), opened, [], [Deck() for _ in seats])
    steps: Steps = (BuildDecks(), ShowDecks())
    if scene.step == "pick":
        board.packs = [Pack(whole(scene.packs[seat] if seat < len(scene.packs) else [], dice)) for seat in seats]
        board.round, board.pick = 0, 0
        steps = (*[PickTime(pick) for pick in range(BOOSTER_SIZE)], *steps)
    board.news = []
    game = Game(board, [(steps, Scope(0))], scene.hasty)
    if scene.stop != LAID_OUT:
        game.advance()
    return game


def check(named: Sequence[str]) -> None:
    """Refuse cards that do not exist."""
    for card in named:
        if card not in CARDS:
            raise BadInput(f"There is no card “{card}”.{suggest(card, CARDS)}")


def whole(cards: Sequence[str], dice: Dice) -> tuple[str, ...]:
    """A booster with these cards in it."""
    too_many = Counter([rarity(card) for card in cards]) - Counter(BOOSTER)
    if too_many or len(set(cards)) < len(cards):
        raise BadInput(f"No booster holds {', '.join(cards)}: it has one rare, three uncommons and seven commons, none twice.")
    return filled((*cards, *[UNSEEN] * (BOOSTER_SIZE - len(cards))), dice)


def short(word: Word) -> str:
    """A choice or a reason in the short form: what it is, and the cards by their ids."""
    parts = [getattr(word, name) for name in word.__struct_fields__]
    return " ".join([type(word).__name__, *[part.id if isinstance(part, Named) else plainly(part) for part in parts]])


def facts(game: Game[Board]) -> Mapping[str, Any]:
    """What a scenario may expect, by name."""
    board = game.table
    seats = range(board.players)
    packs = [board.packs[held(board, seat)] for seat in seats] if board.packs else []
    return {
        "round": board.round + 1,
        "pick": board.pick + 1,
        "packs": {str(seat): [pack.cards[place] for place in pack.left if pack.cards[place]] for seat, pack in enumerate(packs)},
        "pools": {str(seat): pool(board, seat) for seat in seats},
        "decks": {str(seat): list(deck.draw) for seat, deck in enumerate(board.decks)},
        "sites": {str(seat): list(deck.sites) for seat, deck in enumerate(board.decks)},
        "bearers": [deck.ring_bearer for deck in board.decks],
        "rings": [deck.ring for deck in board.decks],
    }


CARD = Text(names=Names("card", lambda game: CARDS))
FACTS: Mapping[str, Kind] = {
    "round": Number("which booster goes round, from 1"),
    "pick": Number("which pick of it, from 1"),
    "packs": Map("by seat the cards left in the booster in its hand", of=Bag(of=CARD)),
    "pools": Map("by seat all cards that it may build with", of=Bag(of=CARD)),
    "decks": Map("by seat the draw deck as far as it is built", of=Bag(of=CARD)),
    "sites": Map("by seat the sites it plays with", of=Series(of=CARD)),
    "bearers": Series("by seat the Ring-bearer", of=CARD),
    "rings": Series("by seat the Ring", of=CARD),
}
