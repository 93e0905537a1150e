"""The Event step: who is behind is helped by the number of the card."""

from __future__ import annotations

from onetable.core.step import Do, Next, Scope, Step
from onetable.games.quest.mechanics.figures_on_map import place_character, place_favor
from onetable.games.quest.mechanics.piles import draw_event
from onetable.games.quest.mechanics.story import dominant
from onetable.games.quest.pieces import CurrentEvent, GivenEvent
from onetable.games.quest.table import SAURON, Board
from onetable.games.quest.vocabulary import sauron_news

DRAWN_IF_DOMINANT = 3


class EventStep(Step[Board], frozen=True):
    """Draw from the deck of the stage: one, or three of which the lowest (heroes dominant) or the highest (Sauron) happens."""

    def run(self, board: Board, scope: Scope) -> Next:
        ahead, stage = dominant(board), board.stage
        count = board.options.events_drawn if ahead == "nobody" else DRAWN_IF_DOMINANT
        drawn = [card for card in [draw_event(board, stage) for _ in range(count)] if card]
        if not drawn:
            return None
        by_number = sorted(drawn, key=lambda card: board.cards.events[card].priority)
        happens = {"nobody": drawn[0], "heroes": by_number[0], "sauron": by_number[-1]}[ahead]
        board.event_discards[stage - 1] += tuple([card for card in drawn if card != happens])
        board.tell(sauron_news.EventsDrawn(tuple(drawn), happens))
        return (ResolveEvent(happens),)


class ResolveEvent(Step[Board], frozen=True):
    """The event before it is over; favor and a character are placed; the text is done, or waits for a hero to explore."""

    event: str

    def run(self, board: Board, scope: Scope) -> Next:
        end_event(board)
        card = board.cards.events[self.event]
        for place in card.favor:
            place_favor(board, place)
        if card.character is not None:
            place_character(board, *card.character)
        if card.stays is not None:
            board.event = CurrentEvent(self.event, card.stays)
            return None
        if card.kept:
            board.given = GivenEvent(self.event, SAURON, 0)
        else:
            board.event_discards[card.stage - 1] += (self.event,)
        return Do(card.text, Scope(SAURON)) if card.text else None


def end_event(board: Board) -> None:
    """The current event is discarded."""
    if board.event is not None:
        card = board.cards.events[board.event.event]
        board.event_discards[card.stage - 1] += (card.id,)
        board.tell(sauron_news.EventOver(card.id))
        board.event = None
