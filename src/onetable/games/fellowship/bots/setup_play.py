"""The choices of set-up: characters, threats, exchanges, and what a few characters do with a card of their own."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from onetable.core.word import Word
from onetable.games.fellowship.bots.liking import Taste, likes
from onetable.games.fellowship.bots.needs import possible_threats
from onetable.games.fellowship.mechanics.wanted_cards import goal_of
from onetable.games.fellowship.phases.casting import unfinished
from onetable.games.fellowship.pieces.names import Named, Player, TheLostCard, Who
from onetable.games.fellowship.pieces.playing_cards import BITS, RANK, bits_of
from onetable.games.fellowship.table import Board, Chair
from onetable.games.fellowship.words import choices
from onetable.games.fellowship.words.goals import Goal

BURDEN = 2.0  # Frodo, where he need not come along, makes a round harder: rather later
UNFINISHED = 3.0  # a long chapter wants everybody once, so who is not finished goes first


def taste_of(board: Board, chair: Chair, own: bool = True) -> Taste:
    """How the character on this chair judges cards; what hand another has is not known."""
    threats = possible_threats(board, chair) if board.plan.threat_ranks or board.threats[chair] else ()
    taste = Taste(len(board.players), board.plan.hand_size, board.plan.deck, board.plan.trump, threats)
    if own or board.is_open(chair):
        taste.expected = taste.promise(board.hands[chair])
    return taste


def likings(board: Board, chair: Chair, cards: Sequence[int], own: bool = True) -> list[float]:
    """How much the character on this chair likes to hold each of these cards."""
    goal, taste, duty = goal_of(board, chair), taste_of(board, chair, own), board.roles.duties[chair]
    found = [likes(goal, taste, card) for card in cards]
    return [like + likes(duty, taste, card) for like, card in zip(found, cards, strict=True)] if duty else found


# ---- choosing a character


def be_character(board: Board, chair: Chair, offered: Sequence[choices.BeCharacter]) -> int:
    """The character whose goal this hand serves best, compared with an average hand."""
    missing = unfinished(board)
    worth = []
    for option in offered:
        character = option.character.key
        worth.append(
            suits_hand(board, chair, character) + UNFINISHED * (character in missing) - BURDEN * (character in board.plan.ring_bearers)
        )
    return worth.index(max(worth))


def suits_hand(board: Board, chair: Chair, character: str) -> float:
    """How much better than an average hand this one serves the goal of a character."""
    goal: Goal = board.plan.goals.get(character, board.plan.characters[character].goal)
    taste = Taste(len(board.players), board.plan.hand_size, board.plan.deck, board.plan.trump, board.plan.threat_ranks)
    hand, deck = board.hands[chair], board.deck & ~board.lost
    mine = sum([likes(goal, taste, card) for card in bits_of(hand)])
    everybody = sum([likes(goal, taste, card) for card in bits_of(deck)])
    return mine - everybody * hand.bit_count() / max(1, deck.bit_count())


# ---- exchanges


def give(board: Board, chair: Chair, offered: Sequence[choices.Give]) -> int:
    """The card that the other likes most, compared with the giver."""
    worth = give_worths(board, chair, offered)
    return worth.index(max(worth))


def give_worths(board: Board, chair: Chair, offered: Sequence[Any]) -> list[float]:
    """How good each of these gifts is."""
    return gift_worths(board, chair, chair_of(board, offered[0].to), [BITS[option.card] for option in offered])


def gift_worths(board: Board, giver: Chair, receiver: Chair, cards: Sequence[int]) -> list[float]:
    """How much better each of these cards lies with the receiver."""
    if not board.cast[giver] or not board.cast[receiver]:
        return [-0.1 * RANK[card] for card in cards]
    here, there = likings(board, giver, cards), likings(board, receiver, cards, own=board.players[giver] == board.players[receiver])
    return [gain - loss for gain, loss in zip(there, here, strict=True)]


def exchange_with(board: Board, chair: Chair, offered: Sequence[Word]) -> int:
    """The partner who likes my worst card best."""
    worth = [exchange_worth(board, chair, option.partner) if isinstance(option, choices.ExchangeWith) else 0.2 for option in offered]
    return worth.index(max(worth))


def exchange_worth(board: Board, chair: Chair, partner: Named | TheLostCard) -> float:
    """What the best gift to this partner would gain; he will give something in return."""
    cards = list(bits_of(board.may_give(chair)))
    if not cards:
        return 0.0
    if isinstance(partner, TheLostCard):
        taken, *mine = likings(board, chair, [(board.lost & -board.lost).bit_length() - 1, *cards])
        return taken - min(mine)
    return max(gift_worths(board, chair, board.cast.index(partner.key), cards)) + 0.3


def put_in_its_place(board: Board, chair: Chair, offered: Sequence[choices.PutInItsPlace]) -> int:
    """The card that this chair likes least."""
    return least_liked(board, chair, [BITS[option.card] for option in offered])


def least_liked(board: Board, chair: Chair, cards: Sequence[int]) -> int:
    """Which of these cards this chair likes least."""
    worth = likings(board, chair, cards)
    return worth.index(min(worth))


def chair_of(board: Board, who: Who) -> Chair:
    """The chair of somebody spoken of."""
    if isinstance(who, Named):
        return board.cast.index(who.key)
    return who.number if isinstance(who, Player) else 2


# ---- threats


def pick_threat(board: Board, chair: Chair, offered: Sequence[choices.PickThreat]) -> int:
    """The number of tricks that the hand promises."""
    expected = expected_tricks(board, chair)
    return nearest([float(option.rank) for option in offered], expected)


def pick_range(board: Board, chair: Chair, offered: Sequence[choices.PickRange]) -> int:
    """The range around the number of tricks that the hand promises."""
    expected = expected_tricks(board, chair)
    return nearest([(option.least + option.most) / 2 for option in offered], expected)


def nearest(figures: Sequence[float], wanted: float) -> int:
    """Which of these figures is nearest to the wanted one."""
    distances = [abs(figure - wanted) for figure in figures]
    return distances.index(min(distances))


def expected_tricks(board: Board, chair: Chair) -> float:
    """How many tricks this chair will win if it neither tries nor ducks."""
    return taste_of(board, chair).promise(board.hands[chair])


def declare(board: Board, chair: Chair, offered: Sequence[choices.Declare]) -> int:
    """More if the hand promises more than the threat."""
    more = expected_tricks(board, chair) > board.threats[chair][0] + 0.3
    return [option.more for option in offered].index(more)


def keep_or_redraw(board: Board, chair: Chair, offered: Sequence[Word]) -> int:
    """Keep a threat whose cards are high, or in a hand that can win them."""
    rank = board.threats[chair][0] if board.threats[chair] else 4
    keep = rank >= 4
    return next(number for number, option in enumerate(offered) if isinstance(option, choices.KeepThreat) == keep)


# ---- a card of one's own


def tuck(board: Board, chair: Chair, offered: Sequence[choices.TuckCard]) -> int:
    """The strongest card stays out of the way until it is wanted."""
    worth = [taste_of(board, chair).strength(BITS[option.card]) for option in offered]
    return worth.index(max(worth))


def set_aside(board: Board, chair: Chair, offered: Sequence[choices.SetAsideCard]) -> int:
    """A card that would win nothing anyway."""
    return least_liked(board, chair, [BITS[option.card] for option in offered])


def lay(board: Board, chair: Chair, offered: Sequence[choices.LayCard]) -> int:
    """A card that would win nothing anyway, without declaring the One Ring."""
    liked = likings(board, chair, [BITS[option.card] for option in offered])
    worth = [like + (1.0 if option.to_win else 0.0) for like, option in zip(liked, offered, strict=True)]
    return worth.index(min(worth))


def take_tucked(board: Board, chair: Chair, offered: Sequence[Word]) -> int:
    """Take the card back near the end."""
    take = board.left <= 3
    return next(number for number, option in enumerate(offered) if isinstance(option, choices.TakeTucked) == take)


# ---- what the whole table decides


def first(board: Board, chair: Chair, offered: Sequence[Word]) -> int:
    """The first is as good as any."""
    return 0


def take_lost(board: Board, chair: Chair, offered: Sequence[Word]) -> int:
    """Take the lost card if it is worth having."""
    take = likings(board, chair, [(board.lost & -board.lost).bit_length() - 1])[0] >= 0
    return next(number for number, option in enumerate(offered) if isinstance(option, choices.TakeLostCard) == take)


def keep(board: Board, chair: Chair, offered: Sequence[Word]) -> int:
    """Keep a gift that may still be needed."""
    return next(number for number, option in enumerate(offered) if isinstance(option, choices.KeepGift))


def use_rider(board: Board, chair: Chair, offered: Sequence[Word]) -> int:
    """The rider must come once; better soon than never."""
    return next(number for number, option in enumerate(offered) if isinstance(option, choices.UseRider))


Judgement = Callable[[Board, Chair, Any], int]
JUDGEMENTS: dict[type[Word], Judgement] = {
    choices.BeCharacter: be_character,
    choices.ChooseEvent: first,
    choices.Declare: declare,
    choices.ExchangeWith: exchange_with,
    choices.ExchangeWithEach: exchange_with,
    choices.ExchangeWithEach: first,
    choices.ExchangeWithNobody: exchange_with,
    choices.Give: give,
    choices.KeepGift: keep,
    choices.KeepRider: use_rider,
    choices.KeepThreat: keep_or_redraw,
    choices.LayCard: lay,
    choices.LeaveLostCard: take_lost,
    choices.LeaveTucked: take_tucked,
    choices.LostCardTo: first,
    choices.PickRange: pick_range,
    choices.PickThreat: pick_threat,
    choices.PutInItsPlace: put_in_its_place,
    choices.RedrawThreat: keep_or_redraw,
    choices.SetAsideCard: set_aside,
    choices.TakeLostCard: take_lost,
    choices.TakeTucked: take_tucked,
    choices.TuckCard: tuck,
    choices.UseGift: keep,
    choices.UseRider: use_rider,
}
