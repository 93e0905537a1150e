"""Cards that are read line by line: each line is one or more forms of the card, the same in every language."""

from __future__ import annotations

from onetable.games.fellowship.blueprints import ChapterText, Character

FORMS: dict[type, tuple[str, ...]] = {  # all that a language says of such a card
    Character: ("goal line", "set-up line", "checked set-up line", "abilities", "leads"),
    ChapterText: (
        "required", "others", "in groups", "unneeded", "only for four", "threats", "event", "choice", "riders", "gift", "gifts",
        "long", "endless",
    ),
}  # fmt: skip


def lines_of(card: object) -> list[list[str]]:
    """The lines of a card by their forms; none of a word that is no such card."""
    if isinstance(card, Character):
        setup = "checked set-up line" if card.goal.needs(1) else "set-up line"  # certain cards are needed: a threat may be drawn again
        return [["goal line"], [setup] * bool(card.setup), ["abilities"] * bool(card.abilities) + ["leads"] * card.leads]
    if not isinstance(card, ChapterText):
        return []
    lines: list[dict[str, object]] = [
        {"in groups": True}
        if card.in_groups
        else {"required": True, "others": card.others, "unneeded": card.unneeded, "only for four": card.only_for_four},
        {"threats": card.highest_threat},
        {"event": card.events, "choice": card.choice},
        {"riders": card.riders, "gift" if len(card.gifts) == 1 else "gifts": card.gifts},
        {"endless": True} if card.endless else {"long": card.long},
    ]
    return [[form for form, told in line.items() if told] for line in lines]
