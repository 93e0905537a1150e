"""What is printed on the cards, as a client fetches it once for each language."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from onetable.core.phrasebook import LANGUAGES
from onetable.games.tcg.cards.catalogue import CARDS
from onetable.games.tcg.pictures.faces import faces_in
from onetable.games.tcg.pictures.rulings import RULINGS
from onetable.server.http.api import reader_in
from tests.server.pictures.tables import drawn, moments

DECIDED = Path(__file__).parents[4] / "docs" / "rulings.md"


def test_a_face_has_all_that_is_printed() -> None:
    gandalf = faces_in("tcg", "en")["1R72"]
    assert (gandalf.title, gandalf.subtitle, gandalf.culture, gandalf.kind, gandalf.unique) == (
        "Gandalf", "Friend of the Shirefolk", "gandalf", "companion", True,
    )  # fmt: skip
    assert (gandalf.cost, gandalf.strength, gandalf.vitality) == (4, 6, 4) and gandalf.signet is not None and gandalf.signet.key == "frodo"
    assert gandalf.lines and gandalf.type_line == "Gandalf · Companion · Wizard"
    sword = faces_in("tcg", "en")["1U112"]
    assert (sword.strength, sword.strength_bonus) == (None, 2) and sword.item is not None and sword.item.key == "hand weapon"
    site = faces_in("tcg", "en")["1C326"]
    assert (site.kind, site.cost, site.site, site.shadow) == ("site", None, 1, 0) and site.arrow in ("left", "right")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_face_in_every_language(language: str) -> None:
    found = reader_in("tcg", language)
    assert found.faces.keys() == CARDS.keys()
    assert all([face.type_line and face.title for face in found.faces.values()])
    assert len(msgspec.json.encode(found.faces)) < 250_000
    assert reader_in("fellowship", language).faces == {}


def test_what_was_decided_about_a_card_can_be_read_on_it() -> None:
    """Every card that the rulings name in bold among the single cards."""
    single = DECIDED.read_text("utf-8").split("## Single cards", 1)[1].split("\n#", 1)[0]
    names = [name for bold in re.findall(r"\*\*([^*]+)\*\*", single) for name in ([bold] if bold in RULINGS else bold.split(", "))]
    assert len(names) > 15 and [name for name in names if name not in RULINGS] == []
    titles = {name for card in CARDS.values() for name in (card.title, card.name)}
    assert set(RULINGS) <= titles
    shaft = next(key for key, card in CARDS.items() if card.title == "Mithril Shaft")
    assert faces_in("tcg", "en")[shaft].rulings == ("The first card must be discarded; twilight comes card by card.",)


def test_all_that_a_seat_sees_has_a_face() -> None:
    *_, match = moments("tcg", {}, 2, seed=2, most=40)
    board = drawn(match, "en", (0,))[0]["board"]
    keys = {found["key"] for found in [*board["pieces"], *board["hand"]]} | {place["key"] for place in board["path"] if place["key"]}
    assert keys <= faces_in("tcg", "en").keys()
