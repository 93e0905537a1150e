"""A deck tried out: an opening hand, and the first turn as bots play it against the same deck."""

from __future__ import annotations

import msgspec

from onetable.core.dice import Dice
from onetable.core.match import Match
from onetable.core.phrasebook import Phrasebook
from onetable.core.step import Seat
from onetable.games.tcg.decklist import DeckList, violations, write_json
from onetable.games.tcg.game import TradingCardGame
from onetable.games.tcg.mechanics.reconcile import HAND_SIZE
from onetable.games.tcg.speech.news import TurnBegan
from onetable.games.tcg.table import Board
from onetable.games.tcg.traits import Phase
from onetable.games.tcg.words.playing import PlayCard
from onetable.telling.decks import SampleCard, SampleTurn, Think

MOST_ANSWERS = 150  # of a first turn; those of bots take about forty


async def sample_turn(deck: DeckList, seed: int, language: str, think: Think) -> SampleTurn:
    """An opening hand and what becomes of it; of a deck that may not be played the hand alone."""
    if violations(deck):
        cards = [card for card, count in deck.draw for _ in range(count)]
        return SampleTurn([SampleCard(card, False, "") for card in Dice(seed).shuffled(cards)[:HAND_SIZE]], [])
    brought = msgspec.json.decode(write_json(deck))
    match = Match(TradingCardGame(), {"decks": [brought, brought]}, 2, seed)
    hand: list[SampleCard] = []
    while match.game.decision is not None and match.game.table.turn <= 1 and len(match.answers) < MOST_ANSWERS:
        board, asked = match.game.table, match.game.decision.seat
        phrases = match.rulebook.phrasebook(language).marking().at(board)
        if not hand and board.turn == 1 and board.phase is Phase.FELLOWSHIP and asked == board.fp:
            hand = opening_hand(match, asked, phrases)
        match.answer(await think(match.view(asked)))
    seat, phrases = match.game.table.order[0], match.rulebook.phrasebook(language).marking().at(match.game.table)
    journal = match.journal_for(seat)
    begun = [place for place, word in enumerate(journal) if isinstance(word, TurnBegan)]
    return SampleTurn(hand, [phrases.read(word) for word in journal[: begun[1] if len(begun) > 1 else None]])


def opening_hand(match: Match[Board], seat: Seat, phrases: Phrasebook) -> list[SampleCard]:
    """What this seat has drawn, and what of it can be played in its first Fellowship phase."""
    board, decision = match.game.table, match.game.decision
    assert decision is not None
    playable = {board.faces[word.card] for word in decision.choices if isinstance(word, PlayCard)}
    refused = match.rulebook.why_not(match.game)
    why = {board.faces[word.card]: phrases.read(reason) for word, reason in refused.items() if isinstance(word, PlayCard)}
    cards = [board.faces[card] for card in board.hands[seat]]
    return [SampleCard(card, card in playable, "" if card in playable else why.get(card, "")) for card in cards]
