"""A real server, a browser that passes, and somebody across the table, who cannot tell whether the hand there could have done anything."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path

import pytest

from onetable.games.tcg.cards.catalogue import CARDS
from onetable.games.tcg.decklist import DECKS, write_json
from onetable.games.tcg.pictures.flow import TO_ACT, TO_RESPOND
from onetable.games.tcg.traits import Side
from tests.browser.conftest import Visit, kept
from tests.browser.serving import Serving
from tests.browser.tcg.sitters import Guest, Json, Sitter, sitting

# All tables of this server shuffle alike, so that only what is in the decks tells one world from the other.
SAME_DEAL = "import secrets, sys; secrets.randbits = lambda bits: 7; from onetable.cli.app import main; sys.exit(main())"
OF_NO_USE = ("1C121", "1R123", "1R124", "1R167", "1C168", "1C201", "1R210", "1U213")  # events of later phases
GANDALF, STRENGTH_OF_SPIRIT, TREACHERY, SAM = "1R72", "1C85", "1C86", "1C311"
SLACK = 0.6  # seconds by which two passes may differ on a busy machine
ANN, BOB = range(2)
Moment = Callable[[Json], bool]


@pytest.fixture
def alike(chromium: str, client: None, tmp_path: Path) -> Iterator[Serving]:
    """A server on which every deal is the same."""
    yield from kept(Serving(tmp_path, ("-c", SAME_DEAL)))


@dataclass(frozen=True)
class Silence:
    """Somebody may act or respond and passes; the other one listens."""

    decks: Callable[[bool], list[str | Json]]  # of Ann and of Bob, in which whoever passes holds something, or nothing
    opening: tuple[tuple[int, str], ...]  # who chooses what before that; what is not found is passed
    last: str  # what Ann does then
    passer: int
    asked: Moment  # he is asked
    pause: int


def free_of_minions(able: bool) -> list[str | Json]:
    """Bob has a starter, or the same with a Shadow side of which nothing can be played in a Shadow phase."""
    found: Json = json.loads(write_json(DECKS["gandalf"]))
    if not able:
        free = {card: count for card, count in found["draw"].items() if CARDS[card].side is Side.FREE}
        missing = sum(found["draw"].values()) - sum(free.values())
        found["draw"] = free | {card: min(4, missing - 4 * place) for place, card in enumerate(OF_NO_USE)}
    return ["aragorn", found]


def free_of_strength(able: bool) -> list[str | Json]:
    """Ann holds a card that saves a companion who is about to exert, or in its place one that does not."""
    found: Json = json.loads(write_json(DECKS["gandalf"]))
    others = {card: count for card, count in found["draw"].items() if card not in ("1C76", "1C78", "1C84", TREACHERY, "1C312", "1P364")}
    found["draw"] = others | {GANDALF: 2, STRENGTH_OF_SPIRIT if able else TREACHERY: 4, "1C92": 3, "1C304": 3, SAM: 2}
    return [found, "aragorn"]


def in_shadow(view: Json) -> bool:
    """Bob may play minions now."""
    return bool(view["board"]["turn"]["phase"] == "shadow")


def about_to_exert(view: Json) -> bool:
    """Ann is asked whether she responds."""
    return bool(view["board"]["happening"]) and view["asked"] == ANN


BEGINNING = ((ANN, "1"), (BOB, "0"), (ANN, "place 1"))
SHADOW_PHASE = Silence(free_of_minions, (*BEGINNING, (ANN, ""), (BOB, "")), "", BOB, in_shadow, TO_ACT)
RESPONSE = Silence(
    free_of_strength, (*BEGINNING, (ANN, "Gandalf"), (ANN, ""), (BOB, "")), "Exert a Hobbit", ANN, about_to_exert, TO_RESPOND
)


def choose(who: Sitter, wish: str) -> None:
    """Choose by words; nothing is passing."""
    who.listen(lambda view: bool(view["board"] and view["board"]["asking"]))
    texts = [choice["text"] for choice in who.view["choices"]]
    who.answer(next(number for number, text in enumerate(texts) if wish in text) if wish else who.view["board"]["asking"]["passing"])


def world(visit: Visit, server: Serving, silence: Silence, able: bool) -> tuple[list[bytes], float]:
    """What the one who listens hears from then on until the browser has passed, and how long that took."""
    guests = Guest(server.address, "Ann"), Guest(server.address, "Bob")
    wish = {"game": "tcg", "players": 2, "seats": [{"kind": "me"}, {"kind": "open"}], "setup": {"decks": silence.decks(able)}}
    table = guests[ANN].post("/api/tables", wish)["id"]
    guests[BOB].post(f"/api/tables/{table}/sit", {})
    visitor = visit(address=server.address)
    visitor.context.add_cookies([{"name": "onetable", "value": guests[silence.passer].token, "url": server.address}])
    with ExitStack() as stack:
        sitters = [stack.enter_context(sitting(guest, table)) for guest in guests]
        for seat, words in silence.opening:
            choose(sitters[seat], words)
        visitor.go(f"/table/{table}")
        visitor.page.wait_for_selector("main .ground .piece")
        listener = sitters[1 - silence.passer]
        listener.listen(lambda view: view["asked"] == ANN)
        told = len(listener.heard)
        choose(sitters[ANN], silence.last)
        listener.listen(silence.asked)
        asked = listener.heard[-1][0]
        if able:
            visitor.page.wait_for_selector(".hand .legal")
            visitor.page.keyboard.press("p")  # as quickly as anybody can
        listener.listen(lambda view: not silence.asked(view))
        return [raw.replace(table.encode(), b"TABLE") for _, raw in listener.heard[told:]], listener.heard[-1][0] - asked


@pytest.mark.long
@pytest.mark.parametrize("silence", [SHADOW_PHASE, RESPONSE], ids=["shadow phase", "response"])
def test_who_sits_across_cannot_tell_a_hand_that_could_act_from_one_that_could_not(visit: Visit, alike: Serving, silence: Silence) -> None:
    able, helpless = world(visit, alike, silence, True), world(visit, alike, silence, False)
    assert able[0] == helpless[0]
    assert min(able[1], helpless[1]) >= silence.pause / 1000 and abs(able[1] - helpless[1]) < SLACK, (able[1], helpless[1])
