"""Dutch: what stands on the cards of chapters."""

from __future__ import annotations

from onetable.games.fellowship.blueprints import ChapterText
from onetable.games.fellowship.text.nl.names import name, quoted
from onetable.language.book import Row
from onetable.language.nl.nouns import several


def who(card: ChapterText, _: object) -> str:
    """Who must take part, who may, and who need not be finished."""
    form = "apart" if any([", " in name(key) for key in card.required + card.others]) else "all"
    rounds = "de ronde van hun groep" if card.in_groups else "elke ronde"
    others = f" Verder te kiezen: {{others:{form}}}." if card.others else ""
    unneeded = " {unneeded:all} hoeft niet te worden voltooid." if card.unneeded else ""
    few = " {only_for_four:all} doet alleen mee met 1 of 4 spelers." if card.only_for_four else ""
    return f"Verplicht in {rounds}: {{required:{form}}}.{others}{unneeded}{few}"


def events(card: ChapterText, _: object) -> str:
    """What happens in every round, or in one of them."""
    if card.choice:
        return f"In elke ronde wordt 1 van deze gebeurtenissen gespeeld: {several([quoted(event) for event in card.choice], 'of')}."
    return f"Gebeurtenis: {several([quoted(event) for event in card.events])}." if card.events else ""


def gifts(card: ChapterText, _: object) -> str:
    """Who gets which rider, who which gift."""
    given = several([f"{name(who)} krijgt {quoted(what)}" for who, what in card.riders + card.gifts])
    return f"{'Bijzondere Ruiters' if card.riders else 'Gave' if len(card.gifts) == 1 else 'Gaven'}: {given}." if given else ""


CHAPTERS: dict[object, Row] = {
    (ChapterText, "who line"): who,
    (ChapterText, "threat line"): lambda card, _: "Dreigingen: waarde 1–{highest_threat}." if card.highest_threat else "",
    (ChapterText, "event line"): events,
    (ChapterText, "gift line"): gifts,
    (ChapterText, "end line"): lambda card, _: (
        "De andere personages, van wie 1 beladen, een gave en een bijzondere Ruiter worden willekeurig getrokken. "
        "Win rondes tot elk personage aan een gewonnen ronde heeft meegedaan en de Ruiter is gebruikt."
        if card.endless
        else "Dit hoofdstuk gaat door tot elk personage is voltooid." * card.long
    ),
}
