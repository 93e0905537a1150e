"""What a table may decide before the game begins; the first value of each is how we read the rules."""

from __future__ import annotations

from onetable.core.form import Option

OPTIONS = (
    Option(
        "influence_limit",
        ("stronghold_current", "stronghold_printed"),
        "How much influence a place may hold: what lies in its stronghold now, or the stronghold's printed number.",
    ),
    Option("peril_copies", ("one_of_each", "two_twice"), "Fifteen perils, or seventeen with Orc Scouts and An Unexpected Betrayal twice."),
    Option("events_drawn", (1, 3), "How many events are drawn when nobody is dominant; the first one happens."),
    Option("same_figure_twice", (False, True), "Whether one command action may command the same figure or token twice."),
    Option("rest_with_foe_in_haven", (False, True), "Whether a hero may rest in a haven where a monster or a minion is."),
    Option(
        "combat_order",
        ("hero_first", "simultaneous"),
        "Whether the hero's card cancels before the foe's, or both at the same time.",
    ),
)
