"""What is asked: the question in words, and the choices as a list with their texts; what cannot be chosen says why."""

from __future__ import annotations

from collections import Counter

from msgspec.structs import replace

from onetable.core.word import Word
from onetable.games.tcg.handle import NOTHING, Handle
from onetable.games.tcg.mechanics.reconcile import HAND_SIZE, Reconcile
from onetable.games.tcg.mechanics.windows import Answer, Window
from onetable.games.tcg.phases.actions import Actions, DiscardToHeal, Transfer, Use
from onetable.games.tcg.phases.archery import ArcheryWounds, NameVictim
from onetable.games.tcg.phases.assignment import AssignMinions
from onetable.games.tcg.phases.fellowship import SanctuaryHealing
from onetable.games.tcg.phases.setup import Bids, SecondHand, StartingFellowship, TakePlaces
from onetable.games.tcg.phases.skirmish import Skirmishes
from onetable.games.tcg.phases.turn import StayOrMove
from onetable.games.tcg.speech.choices import PASS, AssignTo, Begin, FirstSkirmish, LeaveUnassigned, MoveOn, Number
from onetable.games.tcg.speech.deeds import Deed, Pay
from onetable.games.tcg.speech.news import PlayerLost, PlayerWon
from onetable.games.tcg.speech.voice import speaker
from onetable.games.tcg.telling.facts import asking, board_of, known_cards_in, name_of, priced, resistance, seat_name
from onetable.games.tcg.telling.fights import assigned_to, battle_lines, fight_line, outlook
from onetable.games.tcg.telling.texts import card_page
from onetable.games.tcg.text.book import CardBook
from onetable.games.tcg.traits import Kind, Phase
from onetable.games.tcg.words.hands import DiscardFromHand, FromDiscardPile
from onetable.games.tcg.words.playing import Land, PlayCard
from onetable.games.tcg.words.targets import YOU, A
from onetable.games.tcg.words.triggers import Required
from onetable.games.tcg.words.verb import Verb
from onetable.games.tcg.words.verbs import AddBurdens
from onetable.telling.entries import Entry
from onetable.telling.spoken_view import SpokenView

PLAYING, USING, GIVING, OTHERWISE, PASSING = range(5)
MOST_REFUSED = 4  # more attempts of one kind say nothing that the table does not say


def question(sight: SpokenView) -> str:
    """What this person is asked, or whom all are waiting for."""
    board = board_of(sight)
    if board.winner >= 0:
        return sight.say("game-is-over")
    if not sight.is_asked:
        return sight.say("wait-for", who=seat_name(sight, sight.view.asked)) if sight.view.asked >= 0 else sight.say("nothing-here")
    return asked(sight)


def closing(sight: SpokenView) -> list[str]:
    """Who has won, and before that who was out, as the journal tells it."""
    kinds = (PlayerWon, PlayerLost)
    return [sight.read(word) for kind in kinds for word in sight.journal if isinstance(word, kind)]


def asked(sight: SpokenView) -> str:
    """The open question."""
    board, found = board_of(sight), asking(sight)
    step = found[0] if found else None
    match step:
        case Bids():
            return sight.say("tcg-ask-bid", limit=resistance(board, sight.view.seat))
        case TakePlaces():
            return sight.say("tcg-ask-place")
        case StartingFellowship(_, left):
            return sight.say("tcg-ask-begin", left=left)
        case SecondHand():
            return sight.say("tcg-ask-hand")
        case Actions():
            return ask_for_action(sight)
        case Window():
            return sight.say("tcg-ask-respond" if PASS in sight.view.choices else "tcg-ask-first")
        case AssignMinions(seat, left):
            return sight.say("tcg-ask-defend" if seat == board.fp else "tcg-ask-attack", minion=name_of(sight, left[0]))
        case Skirmishes():
            return sight.say("tcg-ask-skirmish")
        case ArcheryWounds(_, count):
            return sight.say("tcg-ask-arrows", count=count)
        case NameVictim():
            return sight.say("tcg-ask-victim")
        case StayOrMove():
            return sight.say("tcg-ask-move", count=board.moves, limit=board.move_limit)
        case Reconcile(seat, _):
            return sight.say(
                "tcg-ask-discard" if PASS in sight.view.choices else "tcg-ask-discard-down", count=len(board.hands[seat]) - HAND_SIZE
            )
        case SanctuaryHealing():
            return sight.say("tcg-ask-heal")
        case _:
            return ask_for_card(sight)


def ask_for_action(sight: SpokenView) -> str:
    """Whose phase it is says what passing means."""
    board = board_of(sight)
    if board.phase is Phase.FELLOWSHIP:
        return sight.say("tcg-ask-fellowship")
    if board.phase is Phase.SHADOW:
        return sight.say("tcg-ask-shadow", count=board.twilight)
    return sight.say("tcg-ask-action", phase=sight.read(board.phase))


def ask_for_card(sight: SpokenView) -> str:
    """A choice that some card asks for."""
    choice, found = sight.view.choices[0], asking(sight)
    if isinstance(choice, Land):
        asked = "tcg-ask-site" if choice.bearer in board_of(sight).path else "tcg-ask-bearer"
        return sight.say(asked, card=name_of(sight, choice.play.card))
    source = speaker(found[1]) if found else NOTHING
    if source not in board_of(sight).cards:
        return sight.say("ask-anything")
    if isinstance(choice, Number):
        return sight.say("tcg-ask-number", card=name_of(sight, source))
    card, what = name_of(sight, source), what_for(sight, source)
    return sight.phrases.tidy(sight.say("tcg-ask-card-for", card=card, what=what)) if what else sight.say("tcg-ask-card", card=card)


def what_for(sight: SpokenView, source: Handle) -> str:
    """What the card that asks will do with the choice."""
    found = asking(sight)
    assert found is not None and isinstance(sight.phrases, CardBook)
    step = found[0].cost if isinstance(found[0], Pay) else found[0]
    if isinstance(step, DiscardFromHand):
        step = replace(step, who=YOU)  # whoever is asked
    if not (isinstance(step, Verb) and isinstance(step.target, A)) and not isinstance(step, (DiscardFromHand, FromDiscardPile)):
        return ""
    return sight.phrases.of(board_of(sight).cards[source]).say(Deed((), (step,)))


# ---- the list


def entries(sight: SpokenView) -> tuple[Entry, ...]:
    """Cards to play, abilities, transfers, the rest, and last to pass; below them what might be tried and cannot be done."""
    choices = sight.view.choices
    order = sorted(range(len(choices)), key=lambda number: group(sight, choices[number]))
    found = [Entry(number, label(sight, choices[number]), text(sight, choices[number])) for number in order]
    tried = [Entry(None, label(sight, attempt), text(sight, attempt), sight.read(sight.refused[attempt])) for attempt in attempts(sight)]
    return (*found, *tried)


def attempts(sight: SpokenView) -> list[Word]:
    """What might be tried and cannot be done, in the order of the list; what every card in play would be refused for is not read."""
    kinds = Counter([type(attempt) for attempt in sight.refused if not isinstance(attempt, (PlayCard, Use, Begin))])
    found = [attempt for attempt in sight.refused if kinds[type(attempt)] <= MOST_REFUSED]
    return sorted(found, key=lambda attempt: group(sight, attempt))


def group(sight: SpokenView, choice: Word) -> int:
    """Which choices stand together."""
    if isinstance(choice, (PlayCard, Land, Begin)):
        return PLAYING
    if isinstance(choice, Answer):
        return USING if choice.source in board_of(sight).pieces else PLAYING
    if isinstance(choice, Use):
        return USING
    if isinstance(choice, (Transfer, DiscardToHeal)):
        return GIVING
    return PASSING if choice == PASS or isinstance(choice, LeaveUnassigned) else OTHERWISE


def label(sight: SpokenView, choice: Word) -> str:
    """A choice in words; a card that is played tells its cost of now."""
    board, found = board_of(sight), asking(sight)
    if isinstance(choice, Number) and found is not None and isinstance(found[0], Bids):
        return sight.say("tcg-bid", count=choice.value)
    if isinstance(choice, Answer) and choice.source in board.pieces and board.cards[choice.source].kind is Kind.THE_ONE_RING:
        return ring(sight, choice)
    spoken = sight.read(choice)
    if isinstance(choice, Answer) and choice.source in board.hands[choice.player]:
        return priced(sight, spoken, choice.source)
    if not isinstance(choice, (Begin, PlayCard)) or choice.card not in board.cards or getattr(choice, "free", False):
        return spoken
    return priced(sight, spoken, choice.card, getattr(choice, "discount", 0))


def ring(sight: SpokenView, choice: Answer) -> str:
    """To put on the Ring brings burdens in place of the wound: how many, and how many that makes."""
    board = board_of(sight)
    effects = [effect for text in board.cards[choice.source].text if isinstance(text, Required) for effect in text.does.effects]
    count = next((effect.count for effect in effects if isinstance(effect, AddBurdens) and isinstance(effect.count, int)), 0)
    limit = resistance(board, board.fp)
    return sight.say("tcg-answer-ring", count=count, burdens=min(limit, board.burdens[board.fp] + count), limit=limit)


def spoken(sight: SpokenView, choice: Word) -> str:
    """The same to be read aloud; a bare number is none of the list."""
    words = label(sight, choice)
    return sight.say("tcg-number", number=words) if words.isdigit() else words


def text(sight: SpokenView, choice: Word) -> str:
    """What one should know before taking it."""
    board = board_of(sight)
    if choice == PASS:
        return if_passed(sight)
    if isinstance(choice, MoveOn):
        return sight.say("tcg-pass-move", number=board.at[board.fp] + 1)
    lead: list[str] = []
    if isinstance(choice, AssignTo):
        foes = (*assigned_to(board, choice.defender), choice.minion)
        lead = [fight_line(sight, choice.defender, foes), outlook(sight, choice.defender, foes)]
    elif isinstance(choice, FirstSkirmish):
        foes = assigned_to(board, choice.defender)
        lead = [fight_line(sight, choice.defender, foes), outlook(sight, choice.defender, foes)] if foes else []
    cards = known_cards_in(sight, choice)
    if isinstance(choice, (AssignTo, Land)):
        cards = cards[::-1]  # all choices name the same card first
    return "\n".join([*lead, *[card_page(sight, card) for card in cards]])


def if_passed(sight: SpokenView) -> str:
    """What passing leads to."""
    board, found = board_of(sight), asking(sight)
    if found is None or not isinstance(found[0], Actions):
        return ""
    if board.phase is Phase.FELLOWSHIP:
        return sight.say("tcg-pass-move", number=board.at[board.fp] + 1)
    if board.phase is Phase.SHADOW:
        return sight.say("tcg-pass-shadow")
    return "\n".join([sight.say("tcg-pass-phase"), *battle_lines(sight)])


def passing(sight: SpokenView) -> int | None:
    """The choice to pass."""
    return next((number for number, choice in enumerate(sight.view.choices) if choice == PASS), None)
