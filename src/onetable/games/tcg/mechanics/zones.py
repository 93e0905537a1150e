"""Moving cards from place to place, and who knows them afterwards."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from onetable.core.step import Seat
from onetable.games.tcg.handle import NOTHING, Handle
from onetable.games.tcg.pieces import Piece
from onetable.games.tcg.speech import news
from onetable.games.tcg.speech.names import Named, Player
from onetable.games.tcg.table import Board
from onetable.games.tcg.traits import Kind, Phase, Side

FELLOWSHIP_DRAW_LIMIT = 4  # later rule, a table option


def named(board: Board, cards: Iterable[Handle]) -> tuple[Named, ...]:
    """What these cards are called in the journal."""
    return tuple([Named(board.cards[card].id) for card in cards])


def everybody(board: Board) -> int:
    """All seats, a bit each."""
    return (1 << board.players) - 1


def show(board: Board, cards: Iterable[Handle], seats: int) -> None:
    """From now on these seats know these cards, wherever they go."""
    for card in cards:
        board.seen[card] = board.seen.get(card, 0) | seats


def enter_play(board: Board, card: Handle, owner: Seat, bearer: Handle = NOTHING) -> None:
    """A card enters play, on its bearer if it has one."""
    board.pieces[card] = Piece(owner, bearer=bearer)
    board.seen.pop(card, None)
    board.forget()


def leave_play(board: Board, cards: Iterable[Handle], dead: bool = False) -> list[Handle]:
    """Cards leave play for the piles of their owners, and with them what they bear; all that left besides them is returned."""
    gone = [card for card in cards if card in board.pieces]
    if not gone:
        return []
    before = board.fight
    for card in gone:
        piece = board.pieces.pop(card)
        pile = board.deads if dead and board.cards[card].side is Side.FREE else board.discards
        pile[piece.owner] += (card,)
        pile_stacked(board, card, piece.owner)
        forget_card(board, card)
    if before is not None and before.minions and board.fight is not None and not board.fight.minions:
        board.fight = replace(board.fight, gone=before.minions)  # the last of their side, all of them
    borne = [card for card, piece in board.pieces.items() if piece.bearer in gone]
    board.forget()
    return [*borne, *leave_play(board, borne)]


def pile_stacked(board: Board, host: Handle, owner: Seat) -> None:
    """What was stacked on a card goes to the discard pile with it."""
    board.discards[owner] += board.stacks.pop(host, ())


def forget_card(board: Board, card: Handle) -> None:
    """A card that left play takes no further part in skirmishes and keeps no change."""
    board.assigned.pop(card, None)
    for minion in [minion for minion, defender in board.assigned.items() if defender == card]:
        del board.assigned[minion]
    fight = board.fight
    if fight is not None and (card == fight.defender or card in fight.minions):
        board.fight = fight.without(card)
    if board.lasting:
        board.lasting = tuple([change for change in board.lasting if change.card != card])


def draw(board: Board, seat: Seat, count: int) -> None:
    """Draw from the top as far as the deck goes."""
    if board.options.reshuffle_once and count > len(board.decks[seat]) and seat not in board.rebuilt and board.discards[seat]:
        drawn = len(board.decks[seat])
        take_top(board, seat, drawn)
        rebuild(board, seat)
        count -= drawn
    take_top(board, seat, count)


def take_top(board: Board, seat: Seat, count: int) -> None:
    """The top cards of the deck go to the hand."""
    deck = board.decks[seat]
    count = may_take(board, seat, min(count, len(deck)))
    if count <= 0:
        return
    cards = deck[-count:]
    board.hands[seat] += cards[::-1]
    board.decks[seat] = deck[:-count]
    tell_drawn(board, seat, cards)


def tell_drawn(board: Board, seat: Seat, cards: Sequence[Handle]) -> None:
    """All see how many cards come to a hand, its owner alone which."""
    if board.news is not None:
        board.tell(news.Drew(Player(seat), len(cards)), frozenset(set(range(-1, board.players)) - {seat}))
        board.tell(news.DrewCards(Player(seat), named(board, cards)), frozenset({seat}))


def may_take(board: Board, seat: Seat, count: int) -> int:
    """How many of so many cards may be drawn or taken now; without the later rule all."""
    if board.options.draw_limit and board.phase is Phase.FELLOWSHIP and seat == board.fp:
        most = max(0, FELLOWSHIP_DRAW_LIMIT - board.taken)
        if count > most:
            board.tell(news.DrewNoMore(Player(seat)))
        count = min(count, most)
        board.taken += count
    return count


def rebuild(board: Board, seat: Seat) -> None:
    """First game: the discard pile becomes a new draw deck, once."""
    board.rebuilt += (seat,)
    board.decks[seat], board.discards[seat] = board.discards[seat] + board.decks[seat], ()
    shuffle(board, seat)
    board.tell(news.DeckRebuilt(Player(seat)))


def shuffle(board: Board, seat: Seat) -> None:
    """Shuffle a deck; its cards get new handles, so that nobody can follow one."""
    deck = board.dice.shuffled(board.decks[seat])
    faces, cards = board.faces.copy(), board.cards.copy()  # clones share them
    fresh = board.new_handles(len(deck))
    faces.update(zip(fresh, [*map(faces.pop, deck)], strict=True))
    cards.update(zip(fresh, [*map(cards.pop, deck)], strict=True))
    if board.seen:
        for old in deck:
            board.seen.pop(old, None)
    board.faces, board.cards = faces, cards
    board.decks[seat] = fresh


def discard_from_hand(board: Board, seat: Seat, cards: Sequence[Handle]) -> None:
    """Cards go from a hand to the discard pile, seen by all."""
    board.take(board.hands, seat, cards)
    board.discards[seat] += tuple(cards)
    if board.news is not None:
        board.tell(news.WasDiscarded(named(board, cards)))


def discard_top(board: Board, seat: Seat, count: int) -> tuple[Handle, ...]:
    """The top cards of a deck go to the discard pile, one after the other; they are returned in that order."""
    deck = board.decks[seat]
    count = min(count, len(deck))
    if not count:
        return ()
    cards = deck[-count:][::-1]
    board.decks[seat] = deck[:-count]
    board.discards[seat] += cards
    board.tell(news.WasDiscarded(named(board, cards)))
    return cards


def discard_at_random(board: Board, seat: Seat, count: int) -> None:
    """Chance picks cards of a hand."""
    hand = board.hands[seat]
    cards = hand if len(hand) <= count else tuple(board.dice.shuffled(hand)[:count])
    if cards:
        discard_from_hand(board, seat, cards)


def take_into_hand(board: Board, seat: Seat, zone: list[tuple[Handle, ...]], cards: Sequence[Handle], shown: bool) -> None:
    """Cards of a pile or deck go to the hand, shown to all or not."""
    cards = list(cards)[: may_take(board, seat, len(cards))]
    if not cards:
        return
    board.take(zone, seat, cards)
    board.hands[seat] += tuple(cards)
    if shown:
        show(board, cards, everybody(board))
        board.tell(news.TookIntoHand(Player(seat), named(board, cards)))
    else:
        tell_drawn(board, seat, cards)


def lay_site(board: Board, seat: Seat, site: Handle) -> None:
    """A player's site becomes the next of the path, or takes the place of the one that lies there."""
    number = board.cards[site].site
    board.take(board.adventure, seat, (site,))
    board.seen.pop(site, None)
    if number > len(board.path):
        board.path += (site,)
        board.laid_by += (seat,)
        board.tell(news.SiteLaid(Player(seat), Named(board.cards[site].id), number))
    else:
        old, owner = board.path[number - 1], board.laid_by[number - 1]
        home = board.adventure if owner in board.order else board.removed
        home[owner] += (old,)
        show(board, (old,), everybody(board))
        board.path = (*board.path[: number - 1], site, *board.path[number:])
        board.laid_by = (*board.laid_by[: number - 1], seat, *board.laid_by[number:])
        leave_play(board, [card for card, piece in board.pieces.items() if piece.bearer == old])
        board.tell(news.SiteReplaced(Player(seat), Named(board.cards[site].id), Named(board.cards[old].id)))
    board.forget()


def own_site(board: Board, seat: Seat, number: int) -> Handle:
    """The site with this number in a player's adventure deck, if it is still there."""
    return next((site for site in board.adventure[seat] if board.cards[site].site == number), NOTHING)


def dead_companions(board: Board, seat: Seat) -> int:
    """How many companions lie in a dead pile."""
    return sum([board.cards[card].kind is Kind.COMPANION for card in board.deads[seat]])
