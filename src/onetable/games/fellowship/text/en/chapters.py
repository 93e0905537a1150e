"""English: what stands on the cards of chapters."""

from __future__ import annotations

from onetable.games.fellowship.blueprints import ChapterText
from onetable.games.fellowship.text.en.names import name
from onetable.language.book import Row
from onetable.language.en.nouns import several


def who(card: ChapterText, _: object) -> str:
    """Who must take part, who may, and who need not be finished."""
    others = " Also to choose from: {others:all}." if card.others else ""
    unneeded = " {unneeded:all} need not be finished." if card.unneeded else ""
    few = " {only_for_four:all} takes part only with 1 or 4 players." if card.only_for_four else ""
    rounds = "the round of their group" if card.in_groups else "every round"
    return f"{{required:all}} must take part in {rounds}.{others}{unneeded}{few}"


def events(card: ChapterText, _: object) -> str:
    """What happens in every round, or in one of them."""
    if card.choice:
        return f"In each round, 1 of these events is played: {several([name(event) for event in card.choice], 'or', comma=False)}."
    return f"Event: {several([name(event) for event in card.events], comma=False)}." if card.events else ""


def gifts(card: ChapterText, _: object) -> str:
    """Who gets which rider, who which gift."""
    given = several([f"{name(who)} gets {name(what)}" for who, what in card.riders + card.gifts], comma=False)
    return f"{'Special riders' if card.riders else 'Gift' if len(card.gifts) == 1 else 'Gifts'}: {given}." if given else ""


CHAPTERS: dict[object, Row] = {
    (ChapterText, "who line"): who,
    (ChapterText, "threat line"): lambda card, _: "Threats: ranks 1–{highest_threat}." if card.highest_threat else "",
    (ChapterText, "event line"): events,
    (ChapterText, "gift line"): gifts,
    (ChapterText, "end line"): lambda card, _: (
        "The other characters, 1 of them burdened, a gift, and a special rider are drawn at random. "
        "Win rounds until each character was in a won round and the rider was in play."
        if card.endless
        else "This chapter goes on until every character is finished." * card.long
    ),
}
