"""A round of games at this keyboard: people play theirs one after another, bots play theirs among themselves meanwhile."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from onetable.bots.registry import bot, bot_names, usual_bot
from onetable.core.match import Match
from onetable.core.rounds import FollowUp, Scores, Standing, standings
from onetable.games.registry import rulebook
from onetable.terminal.seats import HUMAN


class Round:
    """The games that follow one that is over, and what has come of them so far."""

    def __init__(self, before: Match[Any], names: Sequence[str]) -> None:
        self.games: list[FollowUp] = list(before.rulebook.follow_ups(before.game))
        self.names, self.players, self.seed = tuple(names), before.players, before.seed
        self.scores: list[Scores] = [None] * len(self.games)

    def next_number(self) -> int | None:
        """The next game in which somebody at this keyboard sits; None where there is none left."""
        for number, game in enumerate(self.games):
            if self.scores[number] is None and HUMAN in self.seated(game):
                return number
        return None

    def seated(self, game: FollowUp) -> tuple[str, ...]:
        """Who sits where in a game: a bot that cannot play it sends another one."""
        known = {HUMAN, *bot_names(game.game)}
        return tuple([name if (name := self.names[seat]).partition(":")[0] in known else usual_bot(game.game) for seat in game.seats])

    def begin(self, number: int) -> tuple[Match[Any], tuple[str, ...]]:
        """A game of the round at its beginning, and who sits where."""
        game = self.games[number]
        return Match(rulebook(game.game), game.setup, len(game.seats), self.seed + 1 + number), self.seated(game)

    def note(self, number: int, match: Match[Any]) -> None:
        """A game is over; bots have played theirs of the same turn, and all of them when no other is left."""
        result = match.rulebook.result(match.game)
        self.scores[number] = result.scores if result is not None else None
        turn = self.games[number].turn if self.next_number() is not None else len(self.games)
        for other, game in enumerate(self.games):
            if self.scores[other] is None and HUMAN not in self.seated(game) and game.turn <= turn:
                self.scores[other] = self.played_by_bots(other)

    def played_by_bots(self, number: int) -> Scores:
        """A game of bots, to its end."""
        match, names = self.begin(number)
        game, book = match.game, match.rulebook
        bots = [bot(book.id, name, seed=self.seed + seat) for seat, name in enumerate(names)]
        while (decision := game.decision) is not None:
            game.answer(bots[decision.seat].choose(book.view(game, decision.seat)))
        result = book.result(game)
        return result.scores if result is not None else None

    def standings(self) -> list[Standing]:
        """How all stand."""
        return standings(self.players, [(game.seats, scores) for game, scores in zip(self.games, self.scores, strict=True)])
