"""What words bring that act on no card in play: tokens, burdens, cards in hand, sites, and the sentence itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from onetable.bots.tcg.plays import cheapest, hand_worth, play_gain
from onetable.bots.tcg.reading import EFFECTS, NUMBERS, Reader
from onetable.bots.tcg.worth import DRAWN, THE_GAME
from onetable.core.step import Scope, Seat
from onetable.games.tcg.cards.dwarven import DigForMithril, RevealTopThree
from onetable.games.tcg.cards.elven_words import DiscardIsengardMinion, LookAtTwo
from onetable.games.tcg.cards.gandalf import ExertX, LookAtTopAndTake
from onetable.games.tcg.cards.isengard import PutCopiesUnderDeck, RevealSomeAtRandom
from onetable.games.tcg.cards.moria import RevealBottom, RevealUntilOther
from onetable.games.tcg.cards.ringwraith import SummonToTheRing, SwapASite, TransferABladeTip
from onetable.games.tcg.cards.sauron import OncePerTurn, RevealTopOrPay
from onetable.games.tcg.rules.zones import own_site
from onetable.games.tcg.table import NOTHING, Fight
from onetable.games.tcg.words import effects, fights, hands, plays, verbs
from onetable.games.tcg.words.costs import SpotX, SpotXBurdens
from onetable.games.tcg.words.nouns import COMPANION
from onetable.games.tcg.words.targets import AN_OPPONENT, A, ThatPlayer, Who
from onetable.games.tcg.words.values import X, figure

GLIMPSE = 0.05  # knowing a hand
SITE = 0.3  # a site of one's own choice
MILLED = 0.04  # a card that goes from the draw deck to the discard pile
PICKED_AT_RANDOM = 0.4  # a card that chance takes from a hand
WISHED_FOR = 0.9  # a card from the draw deck


# ---- tokens and burdens


def add_twilight(reader: Reader, word: effects.AddTwilight, scope: Scope) -> float:
    """Tokens come."""
    return reader.situation.twilight(figure(word.count, reader.board, scope))


def remove_twilight(reader: Reader, word: effects.RemoveTwilight, scope: Scope) -> float:
    """Tokens go, as far as there are some."""
    if isinstance(word.count, hands.ForEachInHand):
        return reader.situation.twilight(-min(1.0, reader.board.twilight))  # a hand that is not known yet
    return reader.situation.twilight(-min(figure(word.count, reader.board, scope), reader.board.twilight))


def add_burdens(reader: Reader, word: verbs.AddBurdens, scope: Scope) -> float:
    """Burdens come."""
    return reader.situation.burdens(min(word.limit, figure(word.count, reader.board, scope)))


def remove_burdens(reader: Reader, word: verbs.RemoveBurdens, scope: Scope) -> float:
    """Burdens go, as far as there are some."""
    if not word.possible(reader.board, scope):
        return 0.0
    return reader.situation.burdens(-figure(word.count, reader.board, scope))


def discard_top_for_burdens(reader: Reader, word: hands.DiscardTopForBurdens, scope: Scope) -> float:
    """About every other card is one of the Shadow."""
    count = min(figure(word.count, reader.board, scope), len(reader.board.decks[scope.player]))
    return reader.situation.burdens(min(word.limit, (count + 1) // 2))


def corrupt(reader: Reader, word: verbs.Corrupt, scope: Scope) -> float:
    """The game is lost."""
    return -THE_GAME


# ---- hands and decks


def first_of(reader: Reader, who: Who, scope: Scope) -> Seat:
    """Whom it concerns; an opponent who is yet to be named may be any."""
    if isinstance(who, ThatPlayer) and not any([noun == AN_OPPONENT for noun, _ in scope.named]):
        who = AN_OPPONENT
    return who.seats(reader.board, scope)[0]


def draw(reader: Reader, word: hands.Draw, scope: Scope) -> float:
    """Cards come to a hand."""
    return reader.situation.draws(first_of(reader, word.who, scope), figure(word.count, reader.board, scope))


def discard_top(reader: Reader, word: hands.DiscardTop, scope: Scope) -> float:
    """Cards of a draw deck are lost."""
    seat = first_of(reader, word.who, scope)
    count = min(figure(word.count, reader.board, scope), len(reader.board.decks[seat]))
    return -reader.situation.side(seat) * MILLED * count


def discard_at_random(reader: Reader, word: hands.DiscardAtRandom, scope: Scope) -> float:
    """Chance takes cards of a hand."""
    seat = first_of(reader, word.who, scope)
    return -reader.situation.side(seat) * PICKED_AT_RANDOM * min(word.count, len(reader.board.hands[seat]))


def glimpse(reader: Reader, word: hands.PlayerVerb, scope: Scope) -> float:
    """A hand is seen."""
    unknown = [card for seat in word.who.seats(reader.board, scope) for card in reader.board.hands[seat] if card not in reader.board.seen]
    return reader.situation.side(scope.player) * GLIMPSE if unknown else 0.0


def shuffle_hand_in(reader: Reader, word: hands.ShuffleHandIn, scope: Scope) -> float:
    """A hand is lost."""
    seat = first_of(reader, word.who, scope)
    return -reader.situation.side(seat) * DRAWN * len(reader.board.hands[seat])


def from_hand(reader: Reader, word: hands.FromHand, scope: Scope) -> float:
    """A player gives up cards, the worst ones first; of another's hand only the number is known."""
    board, situation = reader.board, reader.situation
    seat = first_of(reader, word.who, scope)
    count = 1 if isinstance(word.count, hands.ForEachInHand) else figure(word.count, board, scope)
    if word.up_to:
        return 0.0
    if seat != situation.seat:
        return -situation.side(seat) * 0.3 * min(count, len(board.hands[seat]))
    fitting = [card for card in board.hands[seat] if card != scope.source and word.noun.fits(board, card, scope)]
    if seat != scope.player:  # forced by somebody else: as many as there are
        count = min(count, len(fitting))
    return -situation.side(seat) * cheapest(board, seat, fitting, count)


def replenish(reader: Reader, word: hands.Replenish, scope: Scope) -> float:
    """Bad cards for new ones."""
    board, seat = reader.board, scope.player
    if seat != reader.situation.seat or not board.decks[seat]:
        return 0.0
    worst = sorted([hand_worth(board, seat, card) for card in board.hands[seat]])[:3]
    return reader.situation.side(seat) * sum([max(0.0, DRAWN - worth) for worth in worst])


def from_discard_pile(reader: Reader, word: hands.FromDiscardPile, scope: Scope) -> float:
    """Old cards come back: to the hand, or some day."""
    found = len(word.able(reader.board, scope))
    count = min(found, figure(word.count, reader.board, scope))
    each = DRAWN if isinstance(word, hands.TakeFromDiscard) else 0.15
    return reader.situation.side(scope.player) * each * count


def look_for(reader: Reader, word: Any, scope: Scope) -> float:
    """Some of the next cards come to the hand."""
    count = figure(getattr(word, "take", getattr(word, "count", 1)), reader.board, scope)
    return reader.situation.side(scope.player) * 0.3 * min(count, len(reader.board.decks[scope.player]))


def small_gain(reader: Reader, word: Any, scope: Scope) -> float:
    """Something that is good for the speaker, but not much."""
    return reader.situation.side(scope.player) * 0.2


def reveal_some(reader: Reader, word: RevealSomeAtRandom, scope: Scope) -> float:
    """The best of some cards of a hand is lost."""
    count = min(figure(X, reader.board, scope), len(reader.board.hands[reader.board.fp]))
    return -0.4 - 0.1 * count if count else 0.0


# ---- playing cards


def play_from(reader: Reader, word: plays.PlayFrom, scope: Scope) -> float:
    """The best card that can be played from there, if it is known."""
    board = reader.board
    if scope.player != reader.situation.seat and isinstance(word, plays.PlayFromHand):
        return 0.0
    gains = [play_gain(reader, play) for play in word.plays(board, scope) if isinstance(play, plays.PlayCard)]
    return reader.situation.side(scope.player) * max(gains, default=0.0)


def play_from_deck(reader: Reader, word: plays.PlayFromDeck, scope: Scope) -> float:
    """A card of one's wishes, if the deck may still hold one."""
    return reader.situation.side(scope.player) * WISHED_FOR if may_hold(reader, word, scope) else 0.0


def may_hold(reader: Reader, word: plays.PlayFromDeck, scope: Scope) -> bool:
    """Whether the own draw deck can still hold such a card, by the list of the deck and all that was seen of it."""
    board, seat = reader.board, scope.player
    from onetable.bots.tcg.deck_memory import left_in_deck

    return any([fits for fits in left_in_deck(board, seat, word.noun)])


# ---- sites and moves


def lay_next_site(reader: Reader, word: effects.LayNextSite, scope: Scope) -> float:
    """An own site instead of another's, if it is kinder."""
    board = reader.board
    number = board.at[board.fp] + 1
    site = own_site(board, scope.player, number)
    if site == NOTHING or number > board.last_site:
        return 0.0
    lying = board.site_at(number)
    if lying == NOTHING:
        return reader.situation.side(scope.player) * SITE
    return 0.3 * (board.cards[lying].shadow - board.cards[site].shadow)


def replace_site(reader: Reader, word: effects.ReplaceSite, scope: Scope) -> float:
    """An own site instead of another's; there is no telling what its text is worth."""
    board = reader.board
    number = word.number or board.at[board.fp]
    if number > len(board.path) or board.laid_by[number - 1] == scope.player or own_site(board, scope.player, number) == NOTHING:
        return 0.0
    return reader.situation.side(scope.player) * 0.1


def change_move_limit(reader: Reader, word: effects.ChangeMoveLimit, scope: Scope) -> float:
    """One move more, or fewer."""
    return 0.5 * word.by


def stay_here(reader: Reader, word: effects.StayHere, scope: Scope) -> float:
    """No further move in this turn."""
    return 0.0 if reader.board.stuck or reader.board.moves >= reader.board.move_limit else -1.0


# ---- skirmishes


def cancel_skirmish(reader: Reader, word: fights.CancelSkirmish, scope: Scope) -> float:
    """What would have come of it does not."""
    fight = reader.board.fight
    if fight is None or not reader.is_fighting():
        return 0.0
    if not any([word.noun.fits(reader.board, card, scope) for card in (fight.defender, *fight.minions)]):
        return 0.0
    return -reader.outcome()


def assign_pair(reader: Reader, word: fights.AssignPair, scope: Scope) -> float:
    """The pair that the chooser likes best, against the quiet that would have been."""
    situation = reader.situation
    values = []
    for pair in word.pairs(reader.board, scope):
        defender, minion = pair.defender.these[0], pair.minion.these[0]  # type: ignore[attr-defined]
        fight = Fight(defender, (minion,))
        values.append(situation.outcome(fight, situation.strength(defender), situation.strength(minion)))
    return reader.best(scope.player, values) if values else 0.0


def bar_assignment(reader: Reader, word: fights.BarAssignment, scope: Scope) -> float:
    """The one who would have been best against this minion may not."""
    return -0.6 if reader.board.find(word.noun, scope) else 0.0


def curse(reader: Reader, word: TransferABladeTip, scope: Scope) -> float:
    """A curse on a companion, if there is one at hand."""
    own = reader.board.discards[scope.player]
    known = [card for card in (*reader.board.index.active, *own) if card in reader.board.cards]
    return -1.5 if any([reader.board.cards[card].title == "Blade Tip" for card in known]) else 0.0


def summon(reader: Reader, word: SummonToTheRing, scope: Scope) -> float:
    """A Nazgûl fights the Ring-bearer, and nobody else fights any more."""
    board, situation = reader.board, reader.situation
    riders = [card for card in board.minions() if board.cards[card].race == "nazgul"]
    if not riders:
        return 0.0
    bearer = board.ring_bearer[board.fp]
    strongest = max(riders, key=situation.strength)
    return situation.outcome(Fight(bearer, (strongest,)), situation.strength(bearer), situation.strength(strongest))


# ---- the sentence


def when(reader: Reader, word: effects.When, scope: Scope) -> float:
    """One thing or the other."""
    return reader.steps(word.then if word.condition.holds(reader.board, scope) else word.otherwise, scope)


def repeat(reader: Reader, word: effects.Repeat, scope: Scope) -> float:
    """The same several times."""
    return figure(word.count, reader.board, scope) * reader.steps((word.effect,), scope)


def option(reader: Reader, word: effects.Option, scope: Scope) -> float:
    """One of several things."""
    return reader.deed(word.does, scope)


def choose_one(reader: Reader, word: effects.ChooseOne, scope: Scope) -> float:
    """What the chooser likes best."""
    voice = replace(scope, player=word.by.seats(reader.board, scope)[0])
    able = [each for each in word.options if each.possible(reader.board, voice)]
    able = able or [each for each in word.options if each.does.hindrance(reader.board, voice) is None]
    return reader.best(voice.player, [reader.deed(each.does, voice) for each in able])


def optionally(reader: Reader, word: effects.Optionally, scope: Scope) -> float:
    """Only if it is good for the speaker."""
    return reader.best(scope.player, [0.0, reader.deed(word.does, scope)])


def by_another(reader: Reader, word: hands.By, scope: Scope) -> float:
    """Somebody else chooses."""
    return reader.steps(word.steps, replace(scope, player=first_of(reader, word.who, scope)))


def once_per_turn(reader: Reader, word: OncePerTurn, scope: Scope) -> float:
    """As the word says."""
    return reader.steps((word.then,), scope)


# ---- numbers


def spot_x(reader: Reader, word: SpotX, scope: Scope) -> Sequence[tuple[int, float]]:
    """Spotting costs nothing."""
    return [(number, 0.0) for number in {0, min(word.limit, len(reader.board.find(word.noun, scope)))}]


def spot_x_burdens(reader: Reader, word: SpotXBurdens, scope: Scope) -> Sequence[tuple[int, float]]:
    """Spotting costs nothing."""
    return [(number, 0.0) for number in {0, reader.board.burdens[reader.board.fp]}]


def choose_x(reader: Reader, word: effects.ChooseX, scope: Scope) -> Sequence[tuple[int, float]]:
    """A number costs nothing by itself."""
    return [(number, 0.0) for number in range(word.least, figure(word.most, reader.board, scope) + 1)]


def exert_x(reader: Reader, word: ExertX, scope: Scope) -> Sequence[tuple[int, float]]:
    """So many companions exert, the hale ones first."""
    able = verbs.Exert(A(COMPANION)).candidates(reader.board, scope)
    costs = sorted([reader.situation.wounds(card, 1) for card in able], reverse=True)
    return [(number, sum(costs[:number])) for number in range(1, len(costs) + 1)]


NUMBERS.update({SpotX: spot_x, SpotXBurdens: spot_x_burdens, effects.ChooseX: choose_x, ExertX: exert_x})
EFFECTS.update({
    effects.AddTwilight: add_twilight, effects.RemoveTwilight: remove_twilight, verbs.AddBurdens: add_burdens,
    verbs.RemoveBurdens: remove_burdens, hands.DiscardTopForBurdens: discard_top_for_burdens, verbs.Corrupt: corrupt,
    hands.Draw: draw, hands.DiscardTop: discard_top, hands.DiscardAtRandom: discard_at_random, hands.RevealHand: glimpse,
    hands.LookAtHand: glimpse, hands.ShuffleHandIn: shuffle_hand_in, hands.FromHand: from_hand, hands.Replenish: replenish,
    hands.FromDiscardPile: from_discard_pile, hands.RevealTopAndTake: look_for, LookAtTopAndTake: look_for, RevealUntilOther: small_gain,
    RevealTopThree: small_gain, DigForMithril: small_gain, DiscardIsengardMinion: small_gain, LookAtTwo: small_gain,
    RevealBottom: small_gain, RevealTopOrPay: small_gain, PutCopiesUnderDeck: small_gain, RevealSomeAtRandom: reveal_some,
    plays.PlayFrom: play_from, plays.PlayFromDeck: play_from_deck, effects.LayNextSite: lay_next_site,
    effects.ReplaceSite: replace_site, SwapASite: small_gain, effects.ChangeMoveLimit: change_move_limit, effects.StayHere: stay_here,
    fights.CancelSkirmish: cancel_skirmish, fights.AssignPair: assign_pair, fights.BarAssignment: bar_assignment,
    TransferABladeTip: curse, SummonToTheRing: summon, effects.When: when, effects.Repeat: repeat, effects.Option: option,
    effects.ChooseOne: choose_one, effects.Optionally: optionally, effects.Afterwards: small_gain, hands.By: by_another,
    OncePerTurn: once_per_turn,
})  # fmt: skip
