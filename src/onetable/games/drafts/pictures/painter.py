"""A draft as it is sent: what all see alike is written once, then what each seat holds and is asked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from onetable.core.rulebook import Result
from onetable.core.word import Word
from onetable.games.drafts import phases
from onetable.games.drafts.limited import least, wrong_with
from onetable.games.drafts.passing import direction, has_picked, held, picks_of
from onetable.games.drafts.pictures.shapes import Act, Deck, Offer, Open, Own, Seat, Stage, Ways
from onetable.games.drafts.pieces import Deck as Built
from onetable.games.drafts.pieces import Kind
from onetable.games.drafts.supplies import free_deck, pool
from onetable.games.drafts.table import Board
from onetable.games.tcg.boosters import BOOSTER_SIZE
from onetable.server.pictures import plain, shapes
from onetable.server.pictures.picture import Picture
from onetable.server.pictures.speaker import Speaker
from onetable.telling.spoken_view import SpokenView
from onetable.telling.teller import teller_of

NONE = -1
ACTS: Mapping[type[Word], Act] = {phases.TakeCard: "pick", phases.PutIn: "put", phases.LeaveOut: "out", phases.PlayWith: "with"}
NOTHING = Own((), (), "", None, None, 0, (), (), Ways(NONE, NONE, NONE))


def paint(
    speaker: Speaker, sight: SpokenView, shared: Mapping[str, bytes], seat: int, setup: Mapping[str, Any], result: Result | None
) -> Picture:
    """One view as it is sent; a seat that looks through the eyes of another is offered nothing."""
    view, teller, looks_on = sight.view, teller_of(speaker.game), seat != sight.view.seat
    own = own_part(sight, looks_on)
    return plain.put_together(
        shapes.View(
            game=speaker.game,
            seat=seat,
            asked=view.asked,
            language=speaker.language,
            question=teller.waiting(sight) if looks_on else teller.question(sight),
            subject=teller.subject(view),
            choices=shapes.NO_ITEMS if looks_on else shapes.raw([choice(sight, word) for word in view.choices]),
            over=plain.over(speaker, teller, sight, setup, result) if result is not None else None,
            phrases=shapes.NO_ITEMS if seat < 0 else plain.sayings(speaker, view),
        ),
        {**shared, **plain.written(own)},
    )


def choice(sight: SpokenView, word: Word) -> shapes.Choice:
    """A choice in words; what is printed on its card is known already."""
    return shapes.Choice(sight.read(word), type(word).__name__, card=card_of(word) or None, word=shapes.raw(word))


def card_of(word: Word) -> str:
    """The card that a choice is about."""
    return word.card.id if isinstance(word, (phases.TakeCard, phases.PutIn, phases.LeaveOut, phases.PlayWith)) else ""


# ---- what all see


def open_part(sight: SpokenView) -> dict[str, bytes]:
    """What all see alike, written once."""
    board: Board = sight.view.table
    drafted = board.setup.kind is Kind.DRAFT
    return plain.written(
        Open(
            stage=stage_of(board),
            kind=board.setup.kind.value,
            round=board.round + 1 if drafted else 0,
            rounds=board.setup.each,
            pick=board.pick + 1 if drafted else 0,
            picks=BOOSTER_SIZE,
            left=direction(max(board.round, 0)) > 0,
            seats=tuple([seat_of(sight, seat) for seat in range(board.players)]),
        )
    )


def stage_of(board: Board) -> Stage:
    """What is being done."""
    return "over" if board.is_over else "build" if board.is_building else "pick"


def seat_of(sight: SpokenView, seat: int) -> Seat:
    """Somebody, as all see him."""
    board: Board = sight.view.table
    stage = stage_of(board)
    return Seat(
        seat=seat,
        name=sight.sitting(seat),
        done=has_picked(board, seat) if stage == "pick" else stage == "over" or board.has_built(seat),
        to=(seat + direction(board.round)) % board.players if stage == "pick" else NONE,
        deck=deck_of(board.decks[seat]) if stage == "over" else None,
    )


def deck_of(deck: Built) -> Deck:
    """A deck as it is sent."""
    return Deck(deck.ring_bearer, deck.ring, deck.sites, dict(Counter(deck.draw)))


# ---- what one seat holds


def own_part(sight: SpokenView, looks_on: bool) -> Own:
    """What the seat holds through whose eyes one looks; what can be done is for this seat alone."""
    board, seat, choices = sight.view.table, sight.view.seat, sight.view.choices
    if seat < 0 or board.is_over:
        return NOTHING
    number = {word: place for place, word in enumerate(choices)} if not looks_on else {}
    cards = pool(board, seat)
    return Own(
        pack=booster_of(board, seat),
        pool=tuple(cards),
        picked=next(iter(picks_of(board, seat)[-1:]), ""),
        given=deck_of(free_deck(board, seat)),
        deck=deck_of(board.decks[seat]) if board.is_building else None,
        least=least(cards) if board.is_building else 0,
        reasons=tuple([sight.read(reason) for reason in wrong_with(board, seat)]) if board.is_building else (),
        offers=tuple([Offer(ACTS[type(word)], card_of(word), place) for word, place in number.items() if type(word) in ACTS]),
        ways=Ways(*[number.get(word, NONE) for word in (phases.LayOutSuggestion(), phases.TakeSuggestion(), phases.FinishDeck())]),
    )


def booster_of(board: Board, seat: int) -> tuple[str, ...]:
    """The cards of the booster that somebody holds, until one of them is picked."""
    if board.is_building or not board.packs or has_picked(board, seat):
        return ()
    pack = board.packs[held(board, seat)]
    return tuple([pack.cards[place] for place in pack.left])
