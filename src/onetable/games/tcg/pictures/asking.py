"""The open question: what kind it is, what each choice is about, how many are picked, and what is searched."""

from __future__ import annotations

from onetable.core.step import Scope, Step
from onetable.games.tcg.handle import NOTHING, Handle
from onetable.games.tcg.mechanics.assigning import eligible
from onetable.games.tcg.mechanics.reconcile import HAND_SIZE, Reconcile
from onetable.games.tcg.mechanics.windows import Window
from onetable.games.tcg.phases.actions import Actions
from onetable.games.tcg.phases.archery import ArcheryWounds, NameVictim
from onetable.games.tcg.phases.assignment import AllAssigned, AssignMinions
from onetable.games.tcg.phases.fellowship import SANCTUARY_HEALING, SanctuaryHealing
from onetable.games.tcg.phases.setup import Bids, SecondHand, StartingFellowship, TakePlaces
from onetable.games.tcg.phases.skirmish import Skirmishes
from onetable.games.tcg.phases.turn import StayOrMove
from onetable.games.tcg.pictures.ahead import ahead
from onetable.games.tcg.pictures.drawing import Drawing
from onetable.games.tcg.pictures.flow import flow
from onetable.games.tcg.pictures.ledger import Ledger
from onetable.games.tcg.pictures.offers import cards_of, offer
from onetable.games.tcg.pictures.passing import pass_text, passing
from onetable.games.tcg.pictures.question_shape import Asked, Asking, Count, Offer, Search
from onetable.games.tcg.pictures.whys import whys
from onetable.games.tcg.speech.choices import PASS
from onetable.games.tcg.speech.parts import Effect
from onetable.games.tcg.speech.voice import speaker
from onetable.games.tcg.table import Board
from onetable.games.tcg.telling.facts import asking as asking_step
from onetable.games.tcg.telling.facts import view_of
from onetable.games.tcg.telling.vain import is_idle
from onetable.games.tcg.words.effects import Option
from onetable.games.tcg.words.playing import ChooseBearer
from onetable.games.tcg.words.plays import SearchDeck
from onetable.games.tcg.words.targets import A
from onetable.games.tcg.words.verb import Verb

KINDS: dict[type[Step[Board]], Asked] = {
    Bids: "bid", TakePlaces: "place", StartingFellowship: "begin", SecondHand: "opening", Actions: "action", Skirmishes: "skirmish",
    ArcheryWounds: "arrows", NameVictim: "victim", StayOrMove: "move", Reconcile: "reconcile", SanctuaryHealing: "heal",
}  # fmt: skip


def asking(drawing: Drawing, ledger: Ledger) -> Asking | None:
    """What this seat is asked."""
    found = asking_step(drawing.sight)
    if not drawing.sight.is_asked or found is None:
        return None
    step, scope = found
    board, choices = drawing.board, drawing.sight.view.choices
    offers = tuple([offer(board, choice, is_idle(board, step, choice)) for choice in choices])
    count = counted(drawing, step, scope, ledger)
    return Asking(
        kind=kind_of(drawing, step, offers),
        source=speaker(scope) if type(step) not in KINDS and not isinstance(step, Window) else NOTHING,
        offers=offers,
        ahead=ahead(drawing, step),
        whys=whys(drawing, offers),
        passing=passing(choices),
        pass_text=pass_text(drawing, step, count),
        count=count,
        search=search(drawing, step, offers),
        flow=flow(drawing, step),
    )


def kind_of(drawing: Drawing, step: Step[Board], offers: tuple[Offer, ...]) -> Asked:
    """What kind of question it is."""
    board = drawing.board
    if isinstance(step, Window):
        return "respond" if PASS in drawing.sight.view.choices else "first"
    if isinstance(step, AssignMinions):
        return "defend" if step.seat == board.fp else "attack"
    if isinstance(step, ChooseBearer):
        return "site" if board.cards[step.play.card].on_site else "bearer"
    if type(step) in KINDS:
        return KINDS[type(step)]
    if isinstance(drawing.sight.view.choices[0], Option):
        return "way"
    if any([each.number >= 0 for each in offers]):
        return "number"
    if any([each.seat >= 0 for each in offers]):
        return "seat"
    cards = cards_of(offers)
    if cards and all([card in board.hands[drawing.seat] for card in cards]):
        return "hand"
    return "pile" if isinstance(step, SearchDeck) or (cards and not any([lies_open(board, card) for card in cards])) else "card"


def lies_open(board: Board, card: Handle) -> bool:
    """Whether a card lies on the table, where it can be clicked."""
    return card in board.pieces or card in board.path or any([card in stack for stack in board.stacks.values()])


# ---- how many


def counted(drawing: Drawing, step: Step[Board], scope: Scope, ledger: Ledger) -> Count | None:
    """How many have been picked, of how many, where it is more than one."""
    board = drawing.board
    stop = PASS in drawing.sight.view.choices
    match step:
        case ArcheryWounds(seat, left):
            most = max(left, ledger.arrows(seat == board.fp))
            return Count(most - left, most, False)
        case AssignMinions(_, left) if len(left) > 1 or assigned(drawing) > len(left):
            return Count(assigned(drawing) - len(left), assigned(drawing), True)
        case SanctuaryHealing(left):
            return Count(SANCTUARY_HEALING - left, SANCTUARY_HEALING, True)
        case Reconcile(seat):
            return None if stop else Count(0, len(board.hands[seat]) - HAND_SIZE, False)
        case Verb(target=A(noun)):
            done = sum([named == noun for named, _ in scope.named]) if step.target.another else 0  # type: ignore[attr-defined]
            return several(done, done + 1 + still_to_pick(drawing, step), stop)
        case _:
            found = step.picking(board, scope) if isinstance(step, Effect) else None
            return several(*found, stop) if found is not None else None


def assigned(drawing: Drawing) -> int:
    """How many minions there were to assign when that began, as far as they are still there."""
    board = drawing.board
    steps = [step for steps, _ in drawing.sight.view.agenda for step in steps if isinstance(step, AllAssigned)]
    announced = [card for step in steps for card in step.announced]
    return len([minion for minion in eligible(board, board.fierce) if minion not in announced])


def several(done: int, most: int, stop: bool) -> Count | None:
    """A count is worth a word if there is more than one to pick, or if one may stop."""
    return Count(done, most, stop) if most > 1 or stop else None


def still_to_pick(drawing: Drawing, step: Verb) -> int:
    """How many more the same verb will ask for."""
    steps = drawing.sight.view.agenda[-1][0]
    after = steps[1] if len(steps) > 1 else None
    if type(after) is not type(step) or not isinstance(after, Verb) or not isinstance(after.target, A) or not after.target.another:
        return 0
    return after.target.count if isinstance(after.target.count, int) else 0


# ---- searching


def search(drawing: Drawing, step: Step[Board], offers: tuple[Offer, ...]) -> Search | None:
    """The deck, pile or hand that is looked through, in no order that tells anything."""
    board, seat = drawing.board, drawing.seat
    if isinstance(step, (SearchDeck, StartingFellowship)):
        return searched(drawing, drawing.say("tcg-search-deck"), board.decks[seat])
    cards = [card for card in cards_of(offers) if not lies_open(board, card) and card not in board.hands[seat]]
    if not cards:
        return None
    for owner in range(board.players):
        if cards[0] in board.decks[owner]:
            return searched(drawing, drawing.say("tcg-search-top", who=drawing.person(owner)), board.decks[owner])
        if cards[0] in board.discards[owner]:
            whole = board.discards[owner] if owner in view_of(drawing.sight).open_piles else tuple(cards)
            own = owner == seat
            title = drawing.say("tcg-search-own") if own else drawing.say("tcg-search-discards", who=drawing.person(owner))
            return searched(drawing, title, whole)
        if cards[0] in board.hands[owner]:
            return searched(drawing, drawing.say("tcg-search-hand", who=drawing.person(owner)), board.hands[owner])
    return None


def searched(drawing: Drawing, title: str, cards: tuple[Handle, ...]) -> Search:
    """What of these cards this seat knows, in the order of the set."""
    known = [(card, drawing.key(card)) for card in cards if drawing.key(card)]
    return Search(title, tuple(sorted(known, key=lambda each: (each[1], each[0]))))
