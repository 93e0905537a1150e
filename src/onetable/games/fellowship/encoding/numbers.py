"""An action for every choice of the trick-taking game."""

from __future__ import annotations

from collections.abc import Sequence

from onetable.core.word import Word
from onetable.games.fellowship.cards.chapters import CHAPTERS
from onetable.games.fellowship.cards.characters import CHARACTERS
from onetable.games.fellowship.cards.gifts import GIFTS
from onetable.games.fellowship.cards.riders import RIDERS
from onetable.games.fellowship.pieces.names import Named, Player, TheLostCard, Who
from onetable.games.fellowship.pieces.playing_cards import BITS, CARDS, THE_ONE_RING
from onetable.games.fellowship.table import NOBODY, Board, Chair
from onetable.games.fellowship.words import choices as said
from onetable.research.actions import NO_NUMBER, Actions, Family, numbers_up_to

CODES = tuple([card.code for card in CARDS])
CHAIRS = numbers_up_to(4)
LOST = 4  # behind the chairs: the lost card, with which one may exchange, too
RANKS = tuple([str(rank) for rank in range(1, 9)])
EVENTS = tuple(dict.fromkeys([event for chapter in CHAPTERS.values() for event in chapter.choice]))
WITH_CARD = (said.Play, said.PutInItsPlace, said.TuckCard, said.SetAsideCard, said.LayCard)
ALONE = (
    said.ExchangeWithNobody, said.TakeLostCard, said.LeaveLostCard, said.KeepThreat, said.RedrawThreat, said.TakeTucked, said.LeaveTucked,
    said.LeadYourself,
)  # fmt: skip
RELATIVE = "chairs are counted clockwise from the first one of whoever is asked"

FAMILIES = (
    *[Family(kind.__name__, (CODES,), kind.__doc__ or "") for kind in WITH_CARD],
    Family("PlayToWin", (), said.PlayToWin.__doc__ or ""),
    Family("LayToWin", (), "Put the One Ring into the first trick, and win it."),
    Family("Give", (CODES, CHAIRS), f"Give this card to this chair; {RELATIVE}."),
    Family("ExchangeWith", ((*CHAIRS, "lost"),), "Exchange with this chair, or with the lost card."),
    Family("ExchangeWithEach", (numbers_up_to(16),), "Exchange with all of these chairs, a bit each."),
    Family("LostCardTo", (CHAIRS,), "This chair may take the lost card."),
    Family("LetLead", (CHAIRS,), "Let this chair lead."),
    Family("BeCharacter", (tuple(CHARACTERS),), said.BeCharacter.__doc__ or ""),
    Family("ChooseEvent", (EVENTS,), said.ChooseEvent.__doc__ or ""),
    Family("PickThreat", (RANKS,), said.PickThreat.__doc__ or ""),
    Family("PickRange", (RANKS, RANKS), said.PickRange.__doc__ or ""),
    Family("Declare", (("fewer", "more"),), said.Declare.__doc__ or ""),
    *[Family(kind.__name__, (tuple(RIDERS),), kind.__doc__ or "") for kind in (said.UseRider, said.KeepRider)],
    *[Family(kind.__name__, (tuple(GIFTS),), kind.__doc__ or "") for kind in (said.UseGift, said.KeepGift)],
    *[Family(kind.__name__, (), kind.__doc__ or "") for kind in ALONE],
)
ACTIONS = Actions(FAMILIES)


def words_without_chairs() -> dict[Word, int]:
    """The number of every choice that speaks of no chair."""
    number = ACTIONS.number
    found: dict[Word, int] = {kind(card): number(kind.__name__, bit) for kind in WITH_CARD for bit, card in enumerate(CARDS)}
    found[said.PlayToWin(THE_ONE_RING)] = number("PlayToWin")
    found[said.LayCard(THE_ONE_RING, to_win=True)] = number("LayToWin")
    found |= {said.BeCharacter(Named(key)): number("BeCharacter", place) for place, key in enumerate(CHARACTERS)}
    found |= {said.ChooseEvent(Named(key)): number("ChooseEvent", place) for place, key in enumerate(EVENTS)}
    found |= {said.PickThreat(rank): number("PickThreat", rank - 1) for rank in range(1, 9)}
    found |= {said.PickRange(a, b): number("PickRange", a - 1, b - 1) for a in range(1, 9) for b in range(1, 9)}
    found |= {said.Declare(more): number("Declare", int(more)) for more in (False, True)}
    for place, key in enumerate(RIDERS):
        found |= {kind(Named(key)): number(kind.__name__, place) for kind in (said.UseRider, said.KeepRider)}
    for place, key in enumerate(GIFTS):
        found |= {kind(Named(key)): number(kind.__name__, place) for kind in (said.UseGift, said.KeepGift)}
    return found | {kind(): number(kind.__name__) for kind in ALONE}


NUMBERS = words_without_chairs()


def chair_of(board: Board, who: Who) -> Chair:
    """Where somebody sits."""
    if isinstance(who, Named):
        return board.seat_of(who.key)
    return board.players.index(who.number) if isinstance(who, Player) else 2


# The words of all cards that are played, there for ever: to know them again nothing has to be hashed.
BY_IDENTITY = {id(word): NUMBERS[word] for suit in said.PLAYS_OF_SUIT for word in suit[255]}
BITS_BY_IDENTITY = {id(card): bit for bit, card in enumerate(CARDS)}
PLAY_TO_WIN = ACTIONS.number("PlayToWin")
NUMBERS_OF_SUIT = tuple([tuple([tuple([NUMBERS[word] for word in offered]) for offered in suit]) for suit in said.PLAYS_OF_SUIT])
EVERY_CARD = (1 << len(CARDS)) - 1
# What is offered again and again as the very same object, kept here so that no other can be taken for it: cards of one suit to somebody who
# follows, and characters.
_SHARED: dict[int, tuple[Sequence[Word], dict[int, int]]] = {}
MOST_SHARED = 5_000
ALWAYS_SHARED = {id(offered) for suit in said.PLAYS_OF_SUIT for offered in suit}


def legal_again(offered: Sequence[Word]) -> dict[int, int] | None:
    """The numbers of what was offered before, with the places of these choices; None if it is seldom offered twice."""
    key = id(offered)
    found = _SHARED.get(key)
    if found is not None:
        return found[1]
    if key not in ALWAYS_SHARED and not (type(offered) is tuple and offered and type(offered[0]) is said.BeCharacter):
        return None
    if len(_SHARED) > MOST_SHARED:
        _SHARED.clear()
    found = _SHARED[key] = (offered, {NUMBERS[word]: place for place, word in enumerate(offered)})
    return found[1]


Legal = tuple[tuple[int, ...], dict[int, int] | None]
_OF_ONE_SUIT: dict[int, Legal] = {
    cards << 8 * place: (numbers, dict(zip(numbers, range(len(numbers)), strict=True)))
    for place, suit in enumerate(NUMBERS_OF_SUIT)
    for cards, numbers in enumerate(suit)
    if cards
}


def legal_cards(cards: int) -> Legal:
    """The numbers of all choices for these cards, and with their places where it is known: for cards of one suit."""
    return _OF_ONE_SUIT.get(cards) or (said.words_for(cards, NUMBERS_OF_SUIT), None)


def numbers_of(board: Board, seat: int, offered: Sequence[Word]) -> Sequence[int]:
    """The number of each choice that is offered to this seat; of the table only what all see of it counts."""
    if not offered:
        return ()
    if type(offered[0]) is said.Give:
        return numbers_of_gifts(board, board.players.index(seat), offered)
    quick = [*map(BY_IDENTITY.get, map(id, offered))]
    return quick if None not in quick else [number_of(board, board.players.index(seat), word) for word in offered]  # type: ignore[return-value]


def numbers_of_gifts(board: Board, first: Chair, offered: Sequence[Word]) -> list[int]:
    """The numbers of what is offered where a card may be given: mostly many cards, and all to the same one."""
    to = offered[0].to  # type: ignore[attr-defined]
    bits = [BITS_BY_IDENTITY.get(id(word.card)) for word in offered if type(word) is said.Give and word.to is to]
    place = place_of(board, first, to)
    if len(bits) < len(offered) or place == NO_NUMBER or None in bits:
        return [number_of(board, first, word) for word in offered]
    start = ACTIONS.first["Give"] + place
    return [start + len(CHAIRS) * bit for bit in bits]  # type: ignore[operator]  # all are there


def number_of(board: Board, first: Chair, word: Word) -> int:
    """The number of one choice."""
    found = NUMBERS.get(word)
    return found if found is not None else number_with_chairs(board, first, word)


def place_of(board: Board, first: Chair, who: Who) -> int:
    """Where somebody sits, counted from the first chair of whoever is asked; no number for nobody."""
    chair = chair_of(board, who)
    return (chair - first) % len(board.players) if chair != NOBODY else NO_NUMBER


def number_with_chairs(board: Board, first: Chair, word: Word) -> int:
    """The number of a choice that speaks of chairs."""
    match word:
        case said.Give(card, to):
            return ACTIONS.number("Give", BITS[card], place_of(board, first, to))
        case said.ExchangeWith(partner):
            return ACTIONS.number("ExchangeWith", LOST if isinstance(partner, TheLostCard) else place_of(board, first, partner))
        case said.ExchangeWithEach(partners):
            places = [place_of(board, first, partner) for partner in partners]
            return ACTIONS.number("ExchangeWithEach", sum([1 << each for each in places])) if NO_NUMBER not in places else NO_NUMBER
        case said.LostCardTo(character):
            return ACTIONS.number("LostCardTo", place_of(board, first, character))
        case said.LetLead(character):
            return ACTIONS.number("LetLead", place_of(board, first, character))
    return NO_NUMBER
