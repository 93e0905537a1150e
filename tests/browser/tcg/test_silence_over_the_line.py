"""A real server, a browser that passes, and somebody across the table, who cannot tell whether the hand there could have done anything."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from onetable.games.tcg.cards.catalogue import CARDS
from onetable.games.tcg.decklist import DECKS, write_json
from onetable.games.tcg.pictures.flow import TO_ACT
from onetable.games.tcg.traits import Side
from tests.browser.conftest import Visit, kept
from tests.browser.serving import Serving
from tests.browser.tcg.sitters import Guest, Json, Sitter, sitting

# All tables of this server shuffle alike, so that only what is in the decks tells one world from the other.
SAME_DEAL = "import secrets, sys; secrets.randbits = lambda bits: 7; from onetable.cli.app import main; sys.exit(main())"
OF_NO_USE = ("1C121", "1R123", "1R124", "1R167", "1C168", "1C201", "1R210", "1U213")  # events of later phases
SLACK = 0.6  # seconds by which two passes may differ on a busy machine


@pytest.fixture
def alike(chromium: str, client: None, tmp_path: Path) -> Iterator[Serving]:
    """A server on which every deal is the same."""
    yield from kept(Serving(tmp_path, ("-c", SAME_DEAL)))


def deck(helpless: bool) -> Json:
    """A starter, or the same with a Shadow side of which nothing can be played in a Shadow phase."""
    found: Json = json.loads(write_json(DECKS["gandalf"]))
    if helpless:
        free = {card: count for card, count in found["draw"].items() if CARDS[card].side is Side.FREE}
        missing = sum(found["draw"].values()) - sum(free.values())
        found["draw"] = free | {card: min(4, missing - 4 * place) for place, card in enumerate(OF_NO_USE)}
    return found


def in_shadow(view: Json) -> bool:
    """The other one may play minions now."""
    return bool(view["board"]["turn"]["phase"] == "shadow")


def begin(ann: Sitter, bob: Sitter) -> None:
    """Ann bids more and goes first; nobody brings a companion."""
    for who, choice in ((ann, 1), (bob, 0), (ann, 0), (ann, 0), (bob, 0)):
        who.listen(is_asked)
        who.answer(choice)
    ann.listen(is_asked)
    assert ann.view["board"]["turn"]["phase"] == "fellowship"


def is_asked(view: Json) -> bool:
    """He who looks is asked something."""
    return bool(view["board"] and view["board"]["asking"])


def world(visit: Visit, server: Serving, helpless: bool) -> tuple[list[bytes], float]:
    """Bob's browser passes in the first Shadow phase: what Ann hears of that, and how long it took."""
    mover, other = Guest(server.address, "Ann"), Guest(server.address, "Bob")
    wish = {"game": "tcg", "players": 2, "seats": [{"kind": "me"}, {"kind": "open"}], "setup": {"decks": ["aragorn", deck(helpless)]}}
    table = mover.post("/api/tables", wish)["id"]
    other.post(f"/api/tables/{table}/sit", {})
    visitor = visit(address=server.address)
    visitor.context.add_cookies([{"name": "onetable", "value": other.token, "url": server.address}])
    with sitting(mover, table) as ann:
        with sitting(other, table) as bob:
            begin(ann, bob)
        visitor.go(f"/table/{table}")
        visitor.page.wait_for_selector("main .ground .piece")
        told = len(ann.heard)
        ann.answer(ann.view["board"]["asking"]["passing"])  # her fellowship moves on
        assert in_shadow(ann.view)
        asked = ann.heard[-1][0]
        if not helpless:
            visitor.page.wait_for_selector(".hand .legal")
            visitor.page.keyboard.press("p")  # as quickly as anybody can
        ann.listen(lambda view: not in_shadow(view))
        return [raw.replace(table.encode(), b"TABLE") for _, raw in ann.heard[told:]], ann.heard[-1][0] - asked


@pytest.mark.long
def test_who_sits_across_cannot_tell_a_hand_that_could_act_from_one_that_could_not(visit: Visit, alike: Serving) -> None:
    able, helpless = world(visit, alike, helpless=False), world(visit, alike, helpless=True)
    assert able[0] == helpless[0]
    assert min(able[1], helpless[1]) >= TO_ACT / 1000 and abs(able[1] - helpless[1]) < SLACK, (able[1], helpless[1])
