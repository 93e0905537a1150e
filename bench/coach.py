"""What the coach costs with a question, in each game: `onetable bench coach`. Each is asked twice: what was said once is not read again."""

from __future__ import annotations

import time

from onetable.bots.registry import bot
from onetable.games.registry import faces, rulebook
from onetable.telling.coach import coach_of
from onetable.telling.spoken_view import SpokenView, texts_of
from onetable.text import Interface

QUESTIONS = 300
AIMS = {f"coach_{game}_milliseconds_a_question": (5.0, 1.0) for game in faces()}


def measure() -> dict[str, float]:
    """The mean of each game."""
    return {f"coach_{game}_milliseconds_a_question": milliseconds(game) for game in faces()}


def milliseconds(name: str) -> float:
    """The mean over the questions of games that bots play."""
    book, coach, spent, asked, seed = rulebook(name), coach_of(name), 0.0, 0, 0
    form = book.form()
    setup = form.example()
    players = form.seats(setup, form.usual_players or min(book.players))
    while asked < QUESTIONS:
        seed += 1
        game, rules = book.begin(setup, players, seed), bot(name, "rules", seed=seed)
        while game.decision is not None and asked < QUESTIONS:
            view = book.view(game, game.decision.seat)
            sight = SpokenView(view, (), {}, ("",) * players, book.phrasebook("en").at(view.table), Interface("en"), texts_of(name))
            coach.counsel(sight)
            begun = time.process_time()
            coach.counsel(sight)
            spent += time.process_time() - begun
            asked += 1
            game.answer(rules.choose(view))
    return spent / asked * 1000
