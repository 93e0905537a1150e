"""A whole world that a seat cannot tell from the real one: boosters are filled anew, and others may have taken anything that fits."""

from __future__ import annotations

from onetable.core.dice import Dice
from onetable.core.game import Game
from onetable.core.step import Seat
from onetable.games.drafts.passing import stretches
from onetable.games.drafts.pieces import UNKNOWN, UNSEEN, Pack
from onetable.games.drafts.suggestion import suggested
from onetable.games.drafts.supplies import free_deck
from onetable.games.drafts.table import Board
from onetable.games.drafts.view import DraftView
from onetable.games.tcg.boosters import BOOSTER, BOOSTER_SIZE, PRINTED, Rarity, booster, rarity


def imagine(seen: DraftView, dice: Dice) -> Game[Board]:
    """A world that this seat would see just so; each that others' picks by chance could lead to is as likely as any other."""
    board, seat = seen.table.copy(), seen.seat
    if not board.is_over:
        board.packs = [believed(board, number, seat, dice) for number in range(len(board.packs))]
        board.opened = [cards if owner == seat else opened_anew(len(cards), dice) for owner, cards in enumerate(board.opened)]
        for owner in [owner for owner in range(len(board.decks)) if owner != seat]:
            # Nobody knows how far somebody is who still builds: as good as not begun.
            board.decks[owner] = suggested(board, owner) if board.has_built(owner) else free_deck(board, owner)
    board.dice = Dice(dice.bits())
    game = Game(board, seen.agenda, seen.hasty)
    game.advance()
    return game


def believed(board: Board, number: int, seat: Seat, dice: Dice) -> Pack:
    """A booster that may be this one, and who may have taken what from it."""
    pack = board.packs[number]
    taken = list(pack.taken)
    for stretch in stretches(board, number, seat):
        taken[stretch.start : stretch.stop] = dice.shuffled(taken[stretch.start : stretch.stop])
    rest = iter(dice.shuffled([place for place in range(BOOSTER_SIZE) if place not in taken]))
    return Pack(filled(pack.cards, dice), tuple([next(rest) if place == UNKNOWN else place for place in taken]))


def filled(cards: tuple[str, ...], dice: Dice) -> tuple[str, ...]:
    """A booster in which every card that was not seen is one that it may be."""
    if UNSEEN not in cards:
        return cards
    known = [card for card in cards if card]
    missing: list[str] = []
    for each, count in BOOSTER.items():
        mine = [card for card in known if rarity(card) is each]
        missing += dice.shuffled([card for card in PRINTED[each] if card not in mine])[: count - len(mine)]
    fresh = iter(dice.shuffled(missing))
    return tuple([card or next(fresh) for card in cards])


def opened_anew(count: int, dice: Dice) -> tuple[str, ...]:
    """So many cards that somebody may have opened: whole boosters, and then rares."""
    boosters = [card for _ in range(count // BOOSTER_SIZE) for card in booster(dice)]
    return (*boosters, *dice.shuffled(PRINTED[Rarity.RARE])[: count % BOOSTER_SIZE])
