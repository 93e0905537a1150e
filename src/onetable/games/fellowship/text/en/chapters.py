"""English: what stands on the cards of chapters."""

from __future__ import annotations

from onetable.games.fellowship.blueprints import ChapterText, Given
from onetable.language.book import Row

CHAPTERS: dict[object, Row] = {
    Given: "{who} gets {what}",
    (ChapterText, "required"): "{required:all} must take part in every round.",
    (ChapterText, "in groups"): "{required:all} must take part in the round of their group. Also to choose from: {others:all}.",
    (ChapterText, "others"): "Also to choose from: {others:all}.",
    (ChapterText, "unneeded"): "{unneeded:all} need not be finished.",
    (ChapterText, "only for four"): "{only_for_four:all} takes part only with 1 or 4 players.",
    (ChapterText, "threats"): "Threats: ranks 1–{highest_threat}.",
    (ChapterText, "event"): "Event: {events:all}.",
    (ChapterText, "choice"): "In each round, 1 of these events is played: {choice:any}.",
    (ChapterText, "riders"): "Special riders: {riders:all}.",
    (ChapterText, "gift"): "Gift: {gifts:all}.",
    (ChapterText, "gifts"): "Gifts: {gifts:all}.",
    (ChapterText, "long"): "This chapter goes on until every character is finished.",
    (ChapterText, "endless"): (
        "The other characters, 1 of them burdened, a gift, and a special rider are drawn at random. "
        "Win rounds until each character was in a won round and the rider was in play."
    ),
}
