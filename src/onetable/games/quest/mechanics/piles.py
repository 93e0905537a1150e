"""Drawing from piles: one that runs out is refilled by its shuffled discards, also in the middle of a draw."""

from __future__ import annotations

from onetable.core.dice import Dice
from onetable.games.quest.pieces import Slip
from onetable.games.quest.table import SAURON, Board
from onetable.games.quest.traits import Deck
from onetable.games.quest.vocabulary import sauron_news

Cards = tuple[str, ...]
ONLY_SAURON = frozenset({SAURON})


def draw(dice: Dice, pile: Cards, discards: Cards, count: int) -> tuple[Cards, Cards, Cards]:
    """The top cards of a pile, fewer if pile and discards run out; and what is left of both."""
    found: Cards = ()
    while len(found) < count:
        if not pile:
            pile, discards = tuple(dice.shuffled(discards)), ()
            if not pile:
                break
        taken = pile[len(found) - count :]
        pile = pile[: len(pile) - len(taken)]
        found += taken[::-1]
    return found, pile, discards


def draw_perils(board: Board, count: int) -> Cards:
    """So many perils."""
    found, board.perils, board.peril_discards = draw(board.dice, board.perils, board.peril_discards, count)
    return found


def draw_corruption(board: Board, count: int) -> Cards:
    """So many corruption cards."""
    found, board.corruption, board.corruption_discards = draw(board.dice, board.corruption, board.corruption_discards, count)
    return found


def draw_from(piles: dict[Deck, Cards], discards: dict[Deck, Cards], deck: Deck, board: Board) -> str:
    """The top card of one of several piles, or "" if there is none left."""
    if not piles[deck]:
        piles[deck], discards[deck] = tuple(board.dice.shuffled(discards[deck])), ()
    if not piles[deck]:
        return ""
    card = piles[deck][-1]
    piles[deck] = piles[deck][:-1]
    return card


def draw_encounters(board: Board, deck: Deck, count: int) -> Cards:
    """Encounter cards, one after the other."""
    found = [draw_from(board.encounters, board.encounter_discards, deck, board) for _ in range(count)]
    return tuple([card for card in found if card])


def draw_event(board: Board, stage: int) -> str:
    """The top event of a stage."""
    if not board.events[stage - 1]:
        board.events[stage - 1] = tuple(board.dice.shuffled(board.event_discards[stage - 1]))
        board.event_discards[stage - 1] = ()
    if not board.events[stage - 1]:
        return ""
    card = board.events[stage - 1][-1]
    board.events[stage - 1] = board.events[stage - 1][:-1]
    return card


# ---- Sauron's cards


def take_shadows(board: Board, count: int) -> Cards:
    """The top cards of the shadow deck, not yet in Sauron's hand."""
    found, board.shadow_deck, board.shadow_discards = draw(board.dice, board.shadow_deck, board.shadow_discards, count)
    return found


def draw_shadow(board: Board, count: int) -> None:
    """Sauron draws shadow cards and keeps them."""
    cards = take_shadows(board, count)
    if cards:
        keep_shadows(board, cards)


def keep_shadows(board: Board, cards: Cards) -> None:
    """Shadow cards come to Sauron's hand; he alone sees them."""
    board.shadow_hand += tuple([Slip(card, 1 << SAURON) for card in cards])
    if board.news is not None:
        board.tell_apart(ONLY_SAURON, sauron_news.ShadowDrawnSeen(cards), sauron_news.ShadowDrawn(len(cards)))


def take_plots(board: Board, count: int) -> Cards:
    """The top cards of the plot deck, not yet in Sauron's hand."""
    found: Cards = ()
    while len(found) < count:
        if not board.plot_deck:
            board.plot_deck = tuple([Slip(card) for card in board.dice.shuffled(board.plot_discards)])
            board.plot_discards = ()
            if not board.plot_deck:
                break
        found += (board.plot_deck[-1].face,)
        board.plot_deck = board.plot_deck[:-1]
    return found


def keep_plots(board: Board, drawn: int, plots: Cards) -> None:
    """Plots come to Sauron's hand; he alone sees them."""
    board.plot_hand += tuple([Slip(plot, 1 << SAURON) for plot in plots])
    tell_plots(board, drawn, plots)


def tell_plots(board: Board, drawn: int, plots: Cards) -> None:
    """How many plots Sauron has drawn and kept; he alone hears which."""
    if drawn and board.news is not None:
        board.tell_apart(ONLY_SAURON, sauron_news.PlotsDrawnSeen(plots), sauron_news.PlotsDrawn(drawn, len(plots)))


def put_under_plot_deck(board: Board, plots: Cards) -> None:
    """Plots go under the deck; Sauron remembers them."""
    board.plot_deck = tuple([Slip(plot, 1 << SAURON) for plot in plots]) + board.plot_deck


def shuffle_plot_deck(board: Board) -> None:
    """Nobody knows any longer where a plot lies."""
    board.plot_deck = tuple([Slip(slip.face) for slip in board.dice.shuffled(board.plot_deck)])


def without(slips: tuple[Slip, ...], face: str) -> tuple[Slip, ...]:
    """A hidden pile without one card of this face; the one that most have seen goes first."""
    gone = max([place for place, slip in enumerate(slips) if slip.face == face], key=lambda place: (slips[place].seen.bit_count(), -place))
    return slips[:gone] + slips[gone + 1 :]
