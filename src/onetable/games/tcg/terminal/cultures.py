"""The colours of the nine cultures: a pane before every card."""

from __future__ import annotations

from onetable.games.tcg.traits import Culture
from onetable.terminal.kit.palette import Palette

PANE = "▌"
NIGHT = {
    Culture.DWARVEN: "#c98a4a", Culture.ELVEN: "#6fbf73", Culture.GANDALF: "#b9c3cf", Culture.GONDOR: "#6f9fe0", Culture.SHIRE: "#d8c25a",
    Culture.ISENGARD: "#d9d4c4", Culture.MORIA: "#a9885f", Culture.RINGWRAITH: "#b07fd0", Culture.SAURON: "#e0694f",
}  # fmt: skip
DAY = {
    Culture.DWARVEN: "#8a4f14", Culture.ELVEN: "#1f7a34", Culture.GANDALF: "#5b6774", Culture.GONDOR: "#2a56a8", Culture.SHIRE: "#8a7210",
    Culture.ISENGARD: "#7a745f", Culture.MORIA: "#6b4c22", Culture.RINGWRAITH: "#6a2f93", Culture.SAURON: "#a83218",
}  # fmt: skip


def ink_of(culture: Culture | None, palette: Palette) -> str:
    """The colour of a culture by night or by day; the Ring has none."""
    if culture is None:
        return palette.act
    return (NIGHT if palette.dark else DAY)[culture]
