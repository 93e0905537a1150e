"""The colours of the look: glass held by lead on a quiet table, by night and by day."""

from __future__ import annotations

from dataclasses import dataclass, replace


@dataclass(frozen=True)
class Palette:
    """Surfaces, text and meanings; light means yours, now."""

    name: str
    dark: bool
    ground: str
    table: str
    panel: str
    raised: str
    line: str
    edge: str
    ink: str
    ink_2: str
    ink_3: str
    act: str
    act_ink: str
    on_act: str
    sure: str
    ahead: str
    behind: str
    lost: str
    focus: str

    def verdict(self, value: int) -> str:
        """The colour of a verdict, from lost to sure."""
        return (self.lost, self.behind, self.ahead, self.sure)[value]


NIGHT = Palette(
    "night", True, ground="#12181a", table="#1a2427", panel="#1f2a2d", raised="#2a373b", line="#35454a", edge="#71858b",
    ink="#f2ecdf", ink_2="#bfc4bc", ink_3="#9aa5a2", act="#e5b144", act_ink="#edc46c", on_act="#241a05",
    sure="#82cfa2", ahead="#8cc7dd", behind="#edc46c", lost="#f39a87", focus="#9fd0ff",
)  # fmt: skip
DAY = replace(
    NIGHT, name="day", dark=False, ground="#efe9dd", table="#e3dccb", panel="#faf7f0", raised="#ffffff", line="#d3c9b6", edge="#857a66",
    ink="#20282a", ink_2="#4a5556", ink_3="#576060", act="#e5b144", act_ink="#7a5005",
    sure="#1c6b43", ahead="#2a6178", behind="#7a5005", lost="#a2301f", focus="#0b5fae",
)  # fmt: skip
PALETTES = {palette.name: palette for palette in (NIGHT, DAY)}


def blend(colour: str, other: str, share: float) -> str:
    """So much of the other colour mixed into this one."""
    mixed = [round(int(colour[place : place + 2], 16) * (1 - share) + int(other[place : place + 2], 16) * share) for place in (1, 3, 5)]
    return "#{:02x}{:02x}{:02x}".format(*mixed)
