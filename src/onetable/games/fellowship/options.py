"""What a table may decide where the rules are silent; the first value is the default."""

from __future__ import annotations

from onetable.core.form import Option

OPTIONS = (
    Option(
        "aragorn_exchange",
        ("gimli_or_legolas", "anyone"),
        "With whom Aragorn exchanges on his normal side.",
    ),
    Option(
        "lost_card",
        ("mandatory", "optional"),
        "Whether characters of a chapter must take the lost card; on the road it is always optional.",
    ),
    Option(
        "deck_reveal",
        ("before", "after"),
        "Whether Old Forest and Balrog cards are turned up before the lead or after the trick.",
    ),
    Option(
        "willow_next_leader",
        ("leader", "highest"),
        "Who leads after the Willow took a trick: its leader, or who played its highest card.",
    ),
    Option(
        "barrow_cards",
        ("hidden", "shown"),
        "Whether the barrow cards that Tom leaves lie face down or are shown.",
    ),
    Option(
        "small_pyramid",
        ("down", "outer_up"),
        "Whether the upper rows of the 9-card pyramid are all face down, or the outer two of the top row face up.",
    ),
    Option(
        "fatty_gives",
        ("together", "one_by_one"),
        "Whether Fatty's cards are handed over all together or one after the other.",
    ),
    Option(
        "shirt_covers_riders",
        (False, True),
        "Whether the Mithril Shirt also makes up for a rider's duty.",
    ),
    Option(
        "road_elrond",
        ("left_out", "frodo_two"),
        "With fewer than 4 players on the road: leave Elrond out, or let Frodo need only 2 Rings beside him.",
    ),
    Option(
        "event_chooser",
        ("ring_holder", "first_player"),
        "Who chooses the event or group of a round.",
    ),
    Option(
        "mirror_one_ring",
        ("keep", "redraw"),
        "Whether the 1 of Rings may become the lost card of the Mirror.",
    ),
)
