"""What a table may decide before the game begins; the first value of each is the rule of 2001."""

from __future__ import annotations

from onetable.core.form import Option

OPTIONS = (
    Option("draw_limit", (False, True), "Later rule: at most four cards drawn or taken into hand in a Fellowship phase."),
    Option("second_hand", (False, True), "Later rule: once, an opening hand may be shuffled back for six new cards."),
    Option(
        "ring_bearer_skirmish",
        ("may_be_cancelled", "may_not_be_cancelled"),
        "Whether a skirmish of the Ring-bearer can be cancelled; later rules forbid it.",
    ),
    Option("discard_piles", ("closed", "open"), "Whether opponents' discard piles may be looked through."),
    Option("win", ("before_regroup", "after_regroup"), "Whether the last site wins before the Regroup phase or after its actions."),
    Option("reshuffle_once", (False, True), "First game: an empty draw deck is rebuilt once from the discard pile."),
    Option("deck_lists", ("closed", "open"), "Whether everybody knows what is in everybody's deck."),
)
