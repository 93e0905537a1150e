"""What lies between the chairs: the trick, the lost cards, the decks, the pyramid; and what stays for a whole round."""

from __future__ import annotations

from onetable.core.remembering import remembered
from onetable.core.word import Word
from onetable.games.fellowship.cards.chapters import CHAPTERS, ROAD
from onetable.games.fellowship.cards.events import EVENTS
from onetable.games.fellowship.pictures import shapes
from onetable.games.fellowship.pictures.codes import code_of, codes_of
from onetable.games.fellowship.pieces.names import Named
from onetable.games.fellowship.pieces.playing_cards import ONE_RING, SUITS
from onetable.games.fellowship.table import EMPTY, NOBODY, Board
from onetable.games.fellowship.telling.trick import trick_of
from onetable.games.fellowship.view import Counts
from onetable.server.pictures.picture import members
from onetable.server.pictures.speaker import Speaker

PYRAMID_CHAIR = 2
NO_BARROW = shapes.Barrow(0, ())


@remembered(5_000)
def round_of(
    speaker: Speaker, chapter: int | str, event: str, number: int, players: int, trump: int, finished: tuple[str, ...], saved: Word | None
) -> bytes:
    """The chapter and its event."""
    key = ROAD if chapter == ROAD else CHAPTERS[int(chapter)].key
    found = shapes.Round(
        chapter=chapter,
        key=key,
        title=speaker.read(Named(key)),
        round=number,
        players=players,
        event=event_of(speaker, chapter, event),
        trump=SUITS[trump].value if trump >= 0 else "",
        interlude=interlude(speaker, number - 1, finished, saved) if number > 1 else None,
    )
    return members(found)


def interlude(speaker: Speaker, number: int, finished: tuple[str, ...], saved: Word | None) -> shapes.Interlude:
    """A round was won and the chapter goes on: the gift that made it possible, and who is finished by now."""
    names = speaker.say("line-comma").join([speaker.read(Named(key)) for key in finished]) or speaker.say("line-empty")
    told = [*([speaker.read(saved)] if saved is not None else []), speaker.say("round-finished", names=names)]
    return shapes.Interlude(speaker.say("round-won", number=number), speaker.say("line-space").join(told))


def event_of(speaker: Speaker, chapter: int | str, event: str) -> shapes.Reading | None:
    """The event cards of the chapter, and the one that was chosen, as one reading."""
    keys = [*(CHAPTERS[int(chapter)].events if chapter != ROAD else ()), *([event] if event else [])]
    if not keys:
        return None
    texts = [speaker.read(EVENTS[key]) for key in keys if key in EVENTS]
    return shapes.Reading(keys[-1], " · ".join([speaker.read(Named(key)) for key in keys]), "\n".join(texts))


def middle(speaker: Speaker, board: Board, counts: Counts) -> shapes.Middle:
    """All that everybody sees between the chairs, but for the tricks."""
    return shapes.Middle(
        lost=codes_of(board.lost),
        rings_open=board.broken,
        deck=event_deck(board) if board.plan.forest or board.plan.balrog else None,
        stock=counts.stock,
        barrow=shapes.Barrow(counts.barrow, codes_of(board.barrow)) if counts.barrow else NO_BARROW,
        left=board.left,
        pyramid=pyramid_of(board) if board.pyramid is not None else None,
        tray=tray(speaker, board, counts),
    )


def trick_in(board: Board) -> shapes.Trick | None:
    """The trick that is played, else the last one; None before the first."""
    trick = trick_of(board)
    if trick is None:
        return None
    winner, leader, over = trick.winner, trick.leader, trick.over
    best: shapes.Mark = "won" if over else "winning"
    cards = [
        shapes.Played(chair, code_of(card), best if chair == winner else "led" if chair == leader else "")
        for chair, card in trick.cards.items()
    ]
    led = next(iter(trick.cards.values())) if trick.cards else 0
    return shapes.Trick(
        number=board.number if over else board.number + 1,
        of=board.number + board.left,
        cards=tuple(cards),
        over=over,
        next=NOBODY if board.outcome else board.turn,
        order=board.clockwise(max(0, leader)),
        laid=shapes.Laid(board.laid[0], code_of(board.laid[1])) if board.laid[0] != NOBODY else None,
        suit=SUITS[led >> 3 if led >= 0 else -2 - led].value if cards else "",
    )


def event_deck(board: Board) -> shapes.EventDeck:
    """The Old Forest or the Balrog."""
    shown = board.event_cards
    return shapes.EventDeck("forest" if board.plan.forest else "balrog", shown, sum(shown), board.event_deck.bit_count())


def pyramid_of(board: Board) -> shapes.Pyramid:
    """The rows from top to bottom, and what lies beside them."""
    pyramid = board.pyramid
    assert pyramid is not None
    laid_out = sum(pyramid.rows)
    places, free = pyramid.places[:laid_out], board.hands[PYRAMID_CHAIR]
    return shapes.Pyramid(
        rows=pyramid.rows,
        places=tuple([None if card == EMPTY else "down" if card < 0 else code_of(card) for card in places]),
        covered=tuple([card != EMPTY and (card < 0 or not free >> card & 1) for card in places]),
        beside=tuple([code_of(card) for card in pyramid.places[laid_out:] if card >= 0]),
    )


def tray(speaker: Speaker, board: Board, counts: Counts) -> tuple[str, ...]:
    """The same in a few words, to be read."""
    plan = board.plan
    if board.verdicts and not board.outcome and not counts.stock and not counts.barrow and plan.trump < 0 and not board.event_cards:
        return usual_tray(speaker, board.broken, one_ring(board), board.left)
    ranks = " + ".join(map(str, board.event_cards))
    found = [speaker.say("tray-stock", count=counts.stock)] if counts.stock else []
    found += [speaker.say("tray-barrow", count=counts.barrow)] if counts.barrow else []
    found += [speaker.say("tray-trump", suit=speaker.read(SUITS[plan.trump]))] if plan.trump >= 0 else []
    found += [speaker.say("tray-forest", ranks=ranks)] if ranks and plan.forest else []
    found += [speaker.say("tray-balrog", ranks=ranks, total=sum(board.event_cards))] if ranks and plan.balrog else []
    usual = usual_tray(speaker, board.broken, one_ring(board), board.left) if board.verdicts and not board.outcome else ()
    return (*usual, *found)


def one_ring(board: Board) -> str:
    """Whether all have seen the 1 of Rings; nothing where it is lost."""
    if board.lost >> ONE_RING & 1:
        return ""
    is_played = board.gone >> ONE_RING & 1 or any([card == ONE_RING for _, card in board.trick])
    return "telling-one-ring-played" if is_played else "telling-one-ring-to-come"


@remembered(1_000)
def usual_tray(speaker: Speaker, broken: bool, ring: str, left: int) -> tuple[str, ...]:
    """What is to be told in every trick."""
    rings = speaker.say("tray-rings-open" if broken else "tray-rings-closed")
    return (rings, *([speaker.say(ring)] if ring else []), speaker.say("tray-left", count=left))
