"""What the view says about cards, seats and choices: the figures that all parts of this table show."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from onetable.core.step import Scope, Seat, Step
from onetable.core.word import Word
from onetable.games.tcg.card import Card
from onetable.games.tcg.cards.catalogue import CARDS
from onetable.games.tcg.handle import Handle
from onetable.games.tcg.index import is_active
from onetable.games.tcg.mechanics.prices import price
from onetable.games.tcg.speech.marks import handle_fields
from onetable.games.tcg.speech.names import Player
from onetable.games.tcg.speech.pronouns import The
from onetable.games.tcg.table import Board
from onetable.games.tcg.text.book import CardBook
from onetable.games.tcg.traits import Keyword, Kind, Side
from onetable.games.tcg.view import TcgView
from onetable.telling.spoken_view import SpokenView

NUMBERED = (Keyword.DAMAGE, Keyword.DEFENDER)
UNSAID = (Keyword.RING_BEARER,)  # the fellowship shows it in another way
LIT, UNLIT = "■", "□"


def board_of(sight: SpokenView) -> Board:
    """The table as this person sees it."""
    board = sight.view.table
    assert isinstance(board, Board)
    return board


def view_of(sight: SpokenView) -> TcgView:
    """The view with what it says about piles."""
    assert isinstance(sight.view, TcgView)
    return sight.view


def asking(sight: SpokenView) -> tuple[Step[Board], Scope] | None:
    """The step that asks, and who speaks in it."""
    if not sight.view.agenda:
        return None
    steps, scope = sight.view.agenda[-1]
    return steps[0], scope


# ---- names


def player(sight: SpokenView, seat: Seat) -> str:
    """A seat by its number, as the journal calls it."""
    return sight.read(Player(seat))


def seat_name(sight: SpokenView, seat: Seat) -> str:
    """A seat by its number, and who sits there."""
    if seat != sight.view.seat and not sight.seats[seat]:
        return player(sight, seat)
    return sight.say("tcg-who", player=player(sight, seat), who=sight.sitting(seat))


def name_of(sight: SpokenView, card: Handle) -> str:
    """A card of the table by its title."""
    return sight.phrases.tidy(sight.phrases.say(card, "card"))


def full_name(sight: SpokenView, face: Card) -> str:
    """A printed card with its subtitle, as it stands in a list."""
    assert isinstance(sight.phrases, CardBook)
    return sight.phrases.tidy(sight.phrases.listed(face))


def joined(sight: SpokenView, parts: list[str]) -> str:
    """Several things in one sentence."""
    return sight.say("line-comma").join(parts) if parts else sight.say("line-empty")


# ---- choices


def cards_in(word: object) -> Iterator[Handle]:
    """The cards that a choice speaks of, in the order it names them."""
    if isinstance(word, The):
        yield from word.these
    elif isinstance(word, Word):
        held = handle_fields(type(word))
        for name in word.__struct_fields__:
            value = getattr(word, name)
            if name in held:
                yield from [card for card in (value if isinstance(value, tuple) else (value,)) if card >= 0]
            elif isinstance(value, Word):
                yield from cards_in(value)


def known_cards_in(sight: SpokenView, word: object) -> list[Handle]:
    """The same without cards whose face this person does not know, each once."""
    cards = board_of(sight).cards
    return [card for card in dict.fromkeys(cards_in(word)) if card in cards]


# ---- figures


def is_in_force(board: Board, card: Handle) -> bool:
    """Whether a card in play is active."""
    return is_active(board, card, board.pieces[card])


def companies(board: Board, side: Side, kinds: tuple[Kind, ...]) -> list[Handle]:
    """The active characters of a side, those who came first in front."""
    return [card for card in board.index.active if board.cards[card].side is side and board.cards[card].kind in kinds]


def resting(board: Board, seat: Seat) -> list[Handle]:
    """What a player has in play that has no effect in this turn; what such cards bear goes with them."""
    return [card for card, piece in board.pieces.items() if piece.owner == seat and piece.bearer < 0 and not is_in_force(board, card)]


def in_support(board: Board, seat: Seat) -> list[Handle]:
    """What lies in the support area of a player and has effect, characters left out."""
    own = [card for card, piece in board.pieces.items() if piece.owner == seat and piece.bearer < 0]
    return [card for card in own if not board.cards[card].is_character and is_in_force(board, card)]


def on_site(board: Board, site: Handle) -> list[Handle]:
    """What was played on a site."""
    return board.borne_by(site)


def panes(board: Board, card: Handle) -> str:
    """A pane for each point of vitality: those that are left are filled, wounds are empty."""
    return LIT * max(0, vitality(board, card)) + UNLIT * board.pieces[card].wounds


def vitality(board: Board, card: Handle) -> int:
    """What is left of it."""
    return board.vitality(card) if is_in_force(board, card) else board.cards[card].vitality - board.pieces[card].wounds


def strength(board: Board, card: Handle) -> int:
    """Strength now; of a card that rests what is printed."""
    return board.strength(card) if is_in_force(board, card) else board.cards[card].strength


def keywords(sight: SpokenView, card: Handle) -> list[str]:
    """What a character is now besides its figures."""
    board = board_of(sight)
    found = []
    for keyword in Keyword:
        amount = board.has(card, keyword)
        if amount > 0 and keyword not in UNSAID:
            word = sight.phrases.say(keyword)
            found.append(f"{word} +{amount}" if keyword in NUMBERED else word)
    return found


def borne(sight: SpokenView, card: Handle) -> list[str]:
    """What a character bears; the Ring says whether it is worn."""
    board = board_of(sight)
    found = []
    for item in board.borne_by(card):
        worn = board.worn and board.cards[item].kind is Kind.THE_ONE_RING and board.pieces[item].owner == board.fp
        found.append(name_of(sight, item) + (f" ({sight.say('tcg-worn')})" if worn else ""))
    return found


def resistance(board: Board, seat: Seat) -> int:
    """How many burdens corrupt the Ring-bearer of this player."""
    return board.cards[board.ring_bearer[seat]].resistance


def cost_of(sight: SpokenView, seat: Seat, card: Handle, discount: int = 0) -> int:
    """What a card would cost now."""
    board = board_of(sight)
    return price(board, seat, card, discount) if board.cards[card].culture is not None else 0


def priced(sight: SpokenView, text: str, card: Handle, discount: int = 0) -> str:
    """A card that is to be played with its cost of now; where another one is printed on it, with that too."""
    cost, printed = cost_of(sight, sight.view.seat, card, discount), board_of(sight).cards[card].twilight
    key = "tcg-priced" if cost == printed else "tcg-priced-now"
    return sight.say(key, choice=text, cost=cost, printed=printed)


def site_words(sight: SpokenView, site: Handle) -> list[str]:
    """What kind of place a site is."""
    board = board_of(sight)
    words = [sight.phrases.say(keyword) for keyword, _ in board.cards[site].keywords]
    return [*words, sight.say("tcg-shadow-number", count=board.cards[site].shadow)]


def still_to_come(board: Board, seat: Seat) -> Counter[str]:
    """What of a known deck list nobody has drawn yet: the cards of the draw deck, in no order."""
    left = Counter([face for face in board.lists[seat] if CARDS[face].kind is not Kind.SITE])
    shown = [card for zone in (board.hands, board.discards, board.deads, board.void, board.removed) for card in zone[seat]]
    shown += [card for card, piece in board.pieces.items() if piece.owner == seat]
    shown += [card for host, pile in board.stacks.items() if board.pieces[host].owner == seat for card in pile]
    left.subtract([board.faces[card] for card in shown if card in board.faces and board.cards[card].kind is not Kind.SITE])
    return +left
