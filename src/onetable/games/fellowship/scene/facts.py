"""What can be expected of a position, by name: the facts that a scenario compares."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from msgspec.structs import fields

from onetable.core.game import Game
from onetable.core.rulebook import ChoiceName
from onetable.core.scenario.kinds import HIDDEN, At, Bag, Cards, Kind, Map, Names, Number, Series, Text, Truth
from onetable.core.step import Ask
from onetable.core.word import Word
from onetable.games.fellowship.cards.chapters import CHAPTERS
from onetable.games.fellowship.cards.characters import CHARACTERS
from onetable.games.fellowship.cards.events import EVENTS
from onetable.games.fellowship.cards.gifts import GIFTS
from onetable.games.fellowship.cards.riders import RIDERS
from onetable.games.fellowship.goal import Verdict
from onetable.games.fellowship.mechanics.asked_chair import asked_chair
from onetable.games.fellowship.phases.between_tricks import FindLeader, OfferTucked, has_card
from onetable.games.fellowship.phases.casting import ChooseCharacters, next_to_choose
from onetable.games.fellowship.phases.tricks import PlayCards
from onetable.games.fellowship.pieces.playing_cards import CARDS, LETTERS, SUITS, code_line
from onetable.games.fellowship.table import NOBODY, Board, Chair
from onetable.games.fellowship.view import FellowshipView
from onetable.games.fellowship.words import choices


def chair_in_question(game: Game[Board]) -> Chair:
    """The chair that the open question is about, or nobody."""
    if game.decision is None:
        return NOBODY
    board = game.table
    match game.agenda[-1][0][0]:
        case ChooseCharacters():
            return next_to_choose(board)
        case PlayCards():
            return board.turn
        case OfferTucked():
            return board.tucked[0]
        case FindLeader():
            return next(chair for chair in board.clockwise(board.leader) if has_card(board, chair))
        case _:
            return asked_chair(game.agenda)


def facts(game: Game[Board]) -> Mapping[str, Any]:
    """What a scenario may expect, by name."""
    board, decision = game.table, game.decision
    named = {chair: board.cast[chair] or str(chair) for chair in board.chairs()}

    def by_name(values: Iterable[Any]) -> dict[str, Any]:
        return {named[chair]: value for chair, value in enumerate(values)}

    def code(place: tuple[Any, ...]) -> dict[str, str]:
        return {named[place[0]]: code_of(place[1])} if place[0] != NOBODY else {}

    return {
        "asked_player": decision.seat if decision is not None else -1,
        "characters": by_name(board.cast),
        "hands": by_name([code_line(hand) for hand in board.hands]),
        "holding": by_name([board.holding(chair) for chair in board.chairs()]),
        "won": by_name([code_line(cards) for cards in board.won]),
        "tricks": by_name([taken.bit_count() for taken in board.taken]),
        "verdicts": by_name([Verdict(verdict).name.lower() for verdict in board.verdicts]),
        "duties": by_name([Verdict(verdict).name.lower() for verdict in board.duties]),
        "threats": by_name([list(ranks) for ranks in board.threats]),
        "declared": by_name(board.declared),
        "riders": by_name(board.riders),
        "lost": code_line(board.lost),
        "stock": code_line(board.stock),
        "barrow": code_line(board.barrow),
        "tucked": code(board.tucked),
        "aside": code(board.aside),
        "laid": code(board.laid),
        "open": [named[chair] for chair in board.chairs() if board.is_open(chair)],
        "trick": [f"{named[chair]} {code_of(card)}" for chair, card in board.trick],
        "leader": named[board.leader] if board.leader >= 0 else "",
        "left": board.left,
        "broken": board.broken,
        "finished": list(board.finished),
        "done": list(board.done),
        "spent": list(board.spent),
        "outcome": board.outcome,
        "round": board.round,
        "event": board.event,
        "event_cards": list(board.event_cards),
    }


def code_of(card: int) -> str:
    """A card by its code; of one that lies face down at most the suit is known."""
    return CARDS[card].code if card >= 0 else f"{LETTERS[SUITS[-2 - card]]}{HIDDEN}" if card < -1 else HIDDEN


def sees(view: FellowshipView) -> Mapping[str, Any]:
    """The facts as far as this seat sees them: of hidden cards how many there are."""
    board = view.table
    game = Game(board, view.agenda, view.hasty)
    game.decision = Ask(view.asked, view.choices) if view.asked != NOBODY else None
    found = dict(facts(game))
    hidden = [count if not hand else 0 for count, hand in zip(view.counts.hands, board.hands, strict=True)]
    found["hands"] = {who: line or covered(count) for (who, line), count in zip(found["hands"].items(), hidden, strict=True)}
    found["holding"] = dict(zip(found["holding"], [held(view, chair) for chair in board.chairs()], strict=True))
    for key in ("stock", "barrow"):
        found[key] = found[key] or covered(getattr(view.counts, key))
    concealed = dict(zip(found["threats"], board.hidden_threats, strict=True))
    found["threats"] = {who: [HIDDEN] if concealed[who] and not ranks else ranks for who, ranks in found["threats"].items()}
    return found


def held(view: FellowshipView, chair: Chair) -> int:
    """How many cards a chair holds, seen or not."""
    return view.counts.hands[chair] + (view.counts.buried if view.table.is_pyramid(chair) else 0)


def covered(count: int) -> str:
    """So many cards that are not seen."""
    return " ".join([HIDDEN] * count)


# ---- what kind of thing each fact is


class Rank(Number, frozen=True):
    """The rank of a threat, or `?` where it is hidden."""

    def check(self, wanted: Any, at: At) -> None:
        if wanted != HIDDEN:
            super().check(wanted, at)


def names(what: str, known: Iterable[object]) -> Names:
    """Names that are the same in every position."""
    every = tuple(map(str, known))
    return Names(what, lambda game: every)


CHAIRS = names("character", [*CHARACTERS, *range(4)])
CODES = names("card", [*[card.code for card in CARDS], *[f"{letter}{HIDDEN}" for letter in LETTERS.values()]])
CHARACTER = Text(names=names("character", CHARACTERS))
VERDICT = Text(names=names("verdict", [verdict.name.lower() for verdict in Verdict]))
CARD = Text(names=CODES)
EVERY_EVENT = [*EVENTS, *[key for chapter in CHAPTERS.values() for key in chapter.choice]]

STANDS = "`lost` out of reach, `behind` not met yet, `ahead` met but in danger, `sure` met for good"
FACTS: Mapping[str, Kind] = {
    "asked_player": Number("the person who must decide, counted from 0; -1 if nobody must"),
    "characters": Map("by character: itself; tells who sits at the table", of=CHARACTER, names=CHAIRS),
    "hands": Map("by character: the cards that can be played, `{sam: H1 H2}`", of=Cards(of=CARD), names=CHAIRS),
    "holding": Map("by character: how many cards, covered ones of the pyramid included", of=Number(), names=CHAIRS),
    "won": Map("by character: all cards won", of=Cards(of=CARD), names=CHAIRS),
    "tricks": Map("by character: how many tricks", of=Number(), names=CHAIRS),
    "verdicts": Map("by character: how the goal stands for all to see: " + STANDS, of=VERDICT, names=CHAIRS),
    "duties": Map("by character: the same of what a rider demands", of=VERDICT, names=CHAIRS),
    "threats": Map("by character: the ranks as a list, `{sam: [3]}`; `[]` without a threat", of=Bag(of=Rank()), names=CHAIRS),
    "declared": Map("by character: `more` or `fewer`", of=Text(names=names("word", ["more", "fewer"])), names=CHAIRS),
    "riders": Map("by character: the rider, “” for none", of=Text(names=names("rider", RIDERS)), names=CHAIRS),
    "lost": Cards("the lost cards", of=CARD),
    "stock": Cards("the draw deck of a lone player", of=CARD),
    "barrow": Cards("the barrow cards", of=CARD),
    "tucked": Map("by character: the card under Shadowfax", of=CARD, names=CHAIRS),
    "aside": Map("by character: the card that is kept for the last trick", of=CARD, names=CHAIRS),
    "laid": Map("by character: the card that lies ready for the first trick", of=CARD, names=CHAIRS),
    "open": Bag("characters whose hand lies open", of=Text(names=CHAIRS)),
    "trick": Series("the running trick, who played what: `[gandalf H8, bilbo H2]`"),
    "leader": Text("who leads, or led, this trick", names=CHAIRS),
    "left": Number("tricks still to be played, the present one included"),
    "broken": Truth("whether a Ring has been played"),
    "finished": Bag("characters that are finished", of=CHARACTER),
    "done": Bag("events or groups that are completed", of=Text(names=names("event", [*EVERY_EVENT, "rider"]))),
    "spent": Bag("gifts that are used up", of=Text(names=names("gift", GIFTS))),
    "outcome": Text("`won`, `lost`, or “” while the game goes on", names=names("outcome", ["won", "lost"])),
    "round": Number("1, and one more for each round that was won and is followed by another"),
    "event": Text("the event or group of this round; “” elsewhere and before one is chosen", names=names("event", EVERY_EVENT)),
    "event_cards": Bag("Old Forest or Balrog cards turned up for this trick, as ranks", of=Number()),
}


def choice_names() -> Sequence[ChoiceName]:
    """Every choice by name, with what follows it and when it is there: from the words themselves."""
    found = [kind for kind in vars(choices).values() if isinstance(kind, type) and kind.__module__ == choices.__name__]
    return [ChoiceName(kind.__name__, parts_of(kind), kind.__doc__ or "") for kind in found if issubclass(kind, Word)]


def parts_of(kind: type[Word]) -> tuple[str, ...]:
    """What follows the name of a choice; a word in brackets is said or left out."""
    return tuple([f"[{field.name}]" if field.type is bool else field.name for field in fields(kind)])
