"""Trials in the background of a server: what a deck is worth, with progress and a stop that leaves no process behind."""

from __future__ import annotations

from pathlib import Path

from onetable.games.tcg.reports.trials import DeckTrials
from tests.server.background import until, workers
from tests.server.host import Json, hosting

WORKER = "onetable.server.bots.trial_worker"


async def test_a_deck_is_tried_out_and_the_report_is_the_one_of_its_seed(tmp_path: Path) -> None:
    wish = {"deck": "gandalf", "against": "aragorn", "games": 2, "seed": 7}
    async with hosting(tmp_path) as host:
        visitor = await host.visitor()
        begun = (await visitor.post("/api/games/tcg/trials", {"wish": wish})).json()
        assert begun["of"] == 4 and begun["state"] in ("waiting", "running")
        end = await until(visitor, f"/api/trials/{begun['id']}", lambda found: found["state"] not in ("waiting", "running"))
        assert end["state"] == "done" and end["done"] == 4
    trials = DeckTrials()
    assert end["report"] == trials.report(wish, [trials.done(piece) for piece in trials.pieces(wish)])
    assert end["report"]["compared"]["than"] == "aragorn" and not workers(WORKER)


async def test_a_trial_that_is_stopped_keeps_what_it_has_found_and_leaves_no_process(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        visitor, stranger = await host.visitor(), await host.visitor("Ted")
        trial = (await visitor.post("/api/games/tcg/trials", {"wish": {"deck": "aragorn", "games": 400}})).json()["id"]
        assert (await stranger.get(f"/api/trials/{trial}")).json()["code"] == "no_such_trial"
        await until(visitor, f"/api/trials/{trial}", lambda found: found["done"] > 0)
        assert len(workers(WORKER)) == 1
        stopped = (await visitor.post(f"/api/trials/{trial}/stop")).json()
        assert stopped["state"] == "stopped" and 0 < stopped["report"]["games"] < 400 and not workers(WORKER)


async def test_a_new_trial_ends_the_one_before_and_a_server_that_closes_ends_all(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        visitor = await host.visitor()
        first, second = [
            (await visitor.post("/api/games/tcg/trials", {"wish": {"deck": "aragorn", "games": 400}})).json()["id"] for _ in range(2)
        ]
        assert (await visitor.get(f"/api/trials/{first}")).json()["state"] == "stopped"
        await until(visitor, f"/api/trials/{second}", lambda found: found["done"] > 0)
    assert not workers(WORKER)


REFUSED: list[tuple[str, Json, str]] = [
    ("tcg", {"deck": "aragorn_retail"}, "is not legal"),
    ("tcg", {"deck": "nothing of the kind"}, "nothing of the kind"),
    ("tcg", {"deck": "aragorn", "games": 10_000}, "cannot be tried out"),
    ("tcg", {}, "cannot be tried out"),
    ("quest", {"deck": "aragorn"}, "nothing to try out"),
    ("chess", {}, "There is no game"),
]


async def test_what_cannot_be_tried_out_is_refused_in_one_sentence(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        visitor = await host.visitor()
        for game, wish, sentence in REFUSED:
            answer = await visitor.post(f"/api/games/{game}/trials", {"wish": wish})
            assert answer.status_code == 400 and sentence in answer.text, answer.text
        assert (await host.stranger().post("/api/games/tcg/trials", {"wish": {"deck": "aragorn"}})).status_code == 401
