"""What words bring that act on no card: tokens, burdens, sites, skirmishes, and the sentence itself."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from onetable.bots.adding import added
from onetable.core.step import Scope
from onetable.games.tcg.bots.hand_readings import first_of, small_gain
from onetable.games.tcg.bots.reading import EFFECTS, NUMBERS, SentenceReader
from onetable.games.tcg.bots.worth import THE_GAME
from onetable.games.tcg.cards.gandalf import ExertX
from onetable.games.tcg.cards.ringwraith import SummonToTheRing, SwapASite, TransferABladeTip
from onetable.games.tcg.cards.sauron import OncePerTurn
from onetable.games.tcg.handle import NOTHING
from onetable.games.tcg.mechanics.zones import own_site
from onetable.games.tcg.phases.archery import fellowship_archery, minion_archery
from onetable.games.tcg.pieces import Fight
from onetable.games.tcg.traits import Measure
from onetable.games.tcg.words import effects, fights, hands, verbs
from onetable.games.tcg.words.costs import SpotX, SpotXBurdens
from onetable.games.tcg.words.nouns import COMPANION
from onetable.games.tcg.words.targets import THAT_PLAYER, A
from onetable.games.tcg.words.values import figure

ARROW = 0.7
SITE = 0.3  # a site of one's own choice


# ---- tokens and burdens


def add_twilight(reader: SentenceReader, word: effects.AddTwilight, scope: Scope) -> float:
    """Tokens come."""
    return reader.situation.twilight(figure(word.count, reader.board, scope))


def remove_twilight(reader: SentenceReader, word: effects.RemoveTwilight, scope: Scope) -> float:
    """Tokens go, as far as there are some."""
    if isinstance(word.count, hands.ForEachInHand):
        return reader.situation.twilight(-min(guess_hand(reader, word.count, scope), reader.board.twilight))
    return reader.situation.twilight(-min(figure(word.count, reader.board, scope), reader.board.twilight))


def guess_hand(reader: SentenceReader, word: hands.ForEachInHand, scope: Scope) -> int:
    """How many such cards another's hand holds: all of them counted if they are known, else one."""
    board, bit = reader.board, 1 << reader.situation.seat
    hand = board.hands[first_of(reader, THAT_PLAYER, scope)]
    if not all([board.seen.get(card, 0) & bit for card in hand]):
        return 1
    return sum([word.noun.fits(board, card, scope) for card in hand])


def add_burdens(reader: SentenceReader, word: verbs.AddBurdens, scope: Scope) -> float:
    """Burdens come."""
    return reader.situation.burdens(min(word.limit, figure(word.count, reader.board, scope)))


def remove_burdens(reader: SentenceReader, word: verbs.RemoveBurdens, scope: Scope) -> float:
    """Burdens go, as far as there are some."""
    if not word.possible(reader.board, scope):
        return 0.0
    return reader.situation.burdens(-figure(word.count, reader.board, scope))


def discard_top_for_burdens(reader: SentenceReader, word: hands.DiscardTopForBurdens, scope: Scope) -> float:
    """About every other card is one of the Shadow."""
    count = min(figure(word.count, reader.board, scope), len(reader.board.decks[scope.player]))
    return reader.situation.burdens(min(word.limit, (count + 1) // 2))


def corrupt(reader: SentenceReader, word: verbs.Corrupt, scope: Scope) -> float:
    """The game is lost."""
    return -THE_GAME


# ---- sites and moves


def lay_next_site(reader: SentenceReader, word: effects.LayNextSite, scope: Scope) -> float:
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


def replace_site(reader: SentenceReader, word: effects.ReplaceSite, scope: Scope) -> float:
    """An own site instead of another's; there is no telling what its text is worth."""
    board = reader.board
    number = word.number or board.at[board.fp]
    if number > len(board.path) or board.laid_by[number - 1] == scope.player or own_site(board, scope.player, number) == NOTHING:
        return 0.0
    return reader.situation.side(scope.player) * 0.1


def change_move_limit(reader: SentenceReader, word: effects.ChangeMoveLimit, scope: Scope) -> float:
    """One move more, or fewer."""
    return 0.5 * word.by


def stay_here(reader: SentenceReader, word: effects.StayHere, scope: Scope) -> float:
    """No further move in this turn."""
    return 0.0 if reader.board.stuck or reader.board.moves >= reader.board.move_limit else -1.0


# ---- skirmishes


def cancel_skirmish(reader: SentenceReader, word: fights.CancelSkirmish, scope: Scope) -> float:
    """What would have come of it does not."""
    fight = reader.board.fight
    if fight is None or not reader.is_fighting():
        return 0.0
    if not any([word.noun.fits(reader.board, card, scope) for card in (fight.defender, *fight.minions)]):
        return 0.0
    return -reader.outcome()


def change_total(reader: SentenceReader, word: verbs.ChangeTotal, scope: Scope) -> float:
    """Arrows more or fewer, as far as there are some and somebody they can hit."""
    board = reader.board
    if not board.minions():
        return 0.0
    if word.what is Measure.MINION_ARCHERY:
        return -ARROW * max(word.by, -minion_archery(board))
    return ARROW * max(word.by, -fellowship_archery(board))


def assign_pair(reader: SentenceReader, word: fights.AssignPair, scope: Scope) -> float:
    """The pair that the chooser likes best, against the quiet that would have been."""
    situation = reader.situation
    values = []
    for pair in word.pairs(reader.board, scope):
        defender, minion = pair.defender.these[0], pair.minion.these[0]  # type: ignore[attr-defined]
        fight = Fight(defender, (minion,))
        values.append(situation.outcome(fight, situation.strength(defender), situation.strength(minion)))
    return reader.best(scope.player, values) if values else 0.0


def bar_assignment(reader: SentenceReader, word: fights.BarAssignment, scope: Scope) -> float:
    """The one who would have been best against this minion may not."""
    return -0.6 if reader.board.find(word.noun, scope) else 0.0


def curse(reader: SentenceReader, word: TransferABladeTip, scope: Scope) -> float:
    """A curse on a companion, if there is one at hand."""
    own = reader.board.discards[scope.player]
    known = [card for card in (*reader.board.index.active, *own) if card in reader.board.cards]
    return -1.5 if any([reader.board.cards[card].title == "Blade Tip" for card in known]) else 0.0


def summon(reader: SentenceReader, word: SummonToTheRing, scope: Scope) -> float:
    """A Nazgûl fights the Ring-bearer, and nobody else fights any more."""
    board, situation = reader.board, reader.situation
    riders = [card for card in board.minions() if board.cards[card].race == "nazgul"]
    if not riders:
        return 0.0
    bearer = board.ring_bearer[board.fp]
    strongest = max(riders, key=situation.strength)
    return situation.outcome(Fight(bearer, (strongest,)), situation.strength(bearer), situation.strength(strongest))


# ---- the sentence


def when(reader: SentenceReader, word: effects.When, scope: Scope) -> float:
    """One thing or the other."""
    return reader.steps(word.then if word.condition.holds(reader.board, scope) else word.otherwise, scope)


def repeat(reader: SentenceReader, word: effects.Repeat, scope: Scope) -> float:
    """The same several times."""
    return figure(word.count, reader.board, scope) * reader.steps((word.effect,), scope)


def option(reader: SentenceReader, word: effects.Option, scope: Scope) -> float:
    """One of several things."""
    return reader.deed(word.does, scope)


def choose_one(reader: SentenceReader, word: effects.ChooseOne, scope: Scope) -> float:
    """What the chooser likes best."""
    voice = replace(scope, player=word.by.seats(reader.board, scope)[0])
    able = [each for each in word.options if each.possible(reader.board, voice)]
    able = able or [each for each in word.options if each.does.hindrance(reader.board, voice) is None]
    return reader.best(voice.player, [reader.deed(each.does, voice) for each in able])


def by_another(reader: SentenceReader, word: hands.By, scope: Scope) -> float:
    """Somebody else chooses."""
    return reader.steps(word.steps, replace(scope, player=first_of(reader, word.who, scope)))


def once_per_turn(reader: SentenceReader, word: OncePerTurn, scope: Scope) -> float:
    """As the word says."""
    return reader.steps((word.then,), scope)


# ---- numbers


def spot_x(reader: SentenceReader, word: SpotX, scope: Scope) -> Sequence[tuple[int, float]]:
    """Spotting costs nothing."""
    return [(number, 0.0) for number in {0, min(word.limit, len(reader.board.find(word.noun, scope)))}]


def spot_x_burdens(reader: SentenceReader, word: SpotXBurdens, scope: Scope) -> Sequence[tuple[int, float]]:
    """Spotting costs nothing."""
    return [(number, 0.0) for number in {0, reader.board.burdens[reader.board.fp]}]


def choose_x(reader: SentenceReader, word: effects.ChooseX, scope: Scope) -> Sequence[tuple[int, float]]:
    """A number costs nothing by itself."""
    return [(number, 0.0) for number in range(word.least, figure(word.most, reader.board, scope) + 1)]


def exert_x(reader: SentenceReader, word: ExertX, scope: Scope) -> Sequence[tuple[int, float]]:
    """So many companions exert, the hale ones first."""
    able = verbs.Exert(A(COMPANION)).candidates(reader.board, scope)
    costs = sorted([reader.situation.wounds(card, 1) for card in able], reverse=True)
    return [(number, added(costs[:number])) for number in range(1, len(costs) + 1)]


NUMBERS.update({SpotX: spot_x, SpotXBurdens: spot_x_burdens, effects.ChooseX: choose_x, ExertX: exert_x})
EFFECTS.update({
    effects.AddTwilight: add_twilight, effects.RemoveTwilight: remove_twilight, verbs.AddBurdens: add_burdens,
    verbs.RemoveBurdens: remove_burdens, hands.DiscardTopForBurdens: discard_top_for_burdens, verbs.Corrupt: corrupt,
    effects.LayNextSite: lay_next_site, effects.ReplaceSite: replace_site, SwapASite: small_gain,
    effects.ChangeMoveLimit: change_move_limit, effects.StayHere: stay_here, fights.CancelSkirmish: cancel_skirmish,
    verbs.ChangeTotal: change_total, fights.AssignPair: assign_pair, fights.BarAssignment: bar_assignment, TransferABladeTip: curse,
    SummonToTheRing: summon, effects.When: when, effects.Repeat: repeat, effects.Option: option, effects.ChooseOne: choose_one,
    effects.Afterwards: small_gain, hands.By: by_another, OncePerTurn: once_per_turn,
})  # fmt: skip
