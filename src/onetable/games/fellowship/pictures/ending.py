"""How a round ended, and what could be played next."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from onetable.core.rulebook import Result
from onetable.games.fellowship.pictures.story import Story
from onetable.games.fellowship.pieces.names import Named
from onetable.games.fellowship.pieces.playing_cards import CARDS
from onetable.games.fellowship.table import Board
from onetable.games.fellowship.telling.afterwards import next_games
from onetable.games.fellowship.telling.cards import board_of
from onetable.games.fellowship.telling.chapters import title_of
from onetable.games.fellowship.telling.people import called, goal_text
from onetable.games.fellowship.telling.questions import question
from onetable.games.fellowship.words.goals import Verdict
from onetable.server.pictures.shapes import Following, Over
from onetable.server.pictures.speaker import Speaker
from onetable.telling.spoken_view import SpokenView


def over(speaker: Speaker, sight: SpokenView, story: Story, setup: Mapping[str, Any], result: Result) -> Over:
    """Won or lost, which goals broke and when, and the games that could follow."""
    board = board_of(sight)
    following = [
        Following(
            key, speaker.say(key, chapter=title_of(given["chapter"], speaker.phrases)) if key == "end-next" else speaker.say(key), given
        )
        for key, given in next_games(board, setup)
    ]
    lines = (*failures(speaker, sight, story), *rescue(speaker, story), *early(speaker, board))
    return Over(result.outcome, question(sight), lines, result.scores, tuple(following))


def rescue(speaker: Speaker, story: Story) -> tuple[str, ...]:
    """The gift that made up for a goal that was missed."""
    return (speaker.read(story.saved),) if story.saved is not None else ()


def early(speaker: Speaker, board: Board) -> tuple[str, ...]:
    """Why the tricks that were left are not played."""
    return (speaker.say(f"over-early-{board.outcome}", count=board.left),) if board.left else ()


def failures(speaker: Speaker, sight: SpokenView, story: Story) -> tuple[str, ...]:
    """Which goals broke, when and by whose card, which rider was not heeded, and whether the Balrog came."""
    board = board_of(sight)
    broken = [failure(speaker, sight, story, who, number) for who, number in story.broken]
    for chair, duty in enumerate(board.duties):
        if duty == Verdict.LOST:
            who, rider = called(speaker.phrases, board.who(chair)), speaker.read(Named(board.riders[chair]))
            broken.append(speaker.say("telling-duty-broken", who=who, rider=rider, number=board.number))
    return (*broken, *([speaker.read(story.balrog)] if story.balrog is not None else []))


def failure(speaker: Speaker, sight: SpokenView, story: Story, who: str, number: int) -> str:
    """A goal that broke: what it was, and who won the trick that broke it, with which card."""
    told = [speaker.say("over-broken", who=called(speaker.phrases, Named(who)), number=number)]
    told.append(speaker.say("over-goal", goal=goal_text(sight, board_of(sight).cast.index(who))))
    cards, winner = story.tricks[number - 1] if 0 < number <= len(story.tricks) else ((), "")
    card = dict(cards).get(winner, -1)
    if card >= 0:
        told.append(speaker.say("over-trick", who=called(speaker.phrases, Named(winner)), card=speaker.read(CARDS[card])))
    return speaker.say("line-space").join(told)
