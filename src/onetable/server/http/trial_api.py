"""What can be asked of the server about trials: begun, looked at while they run, stopped."""

from __future__ import annotations

from onetable.server import wire
from onetable.server.bots.trial_runs import TrialRun
from onetable.server.http.calls import Call, Refuse, endpoint


@endpoint("POST", "/api/games/{game}/trials", wire.TrialInfo, body=wire.NewTrial)
async def new_trial(call: Call) -> wire.TrialInfo:
    """Try something out in the background, such as what a deck is worth; your trial before is ended."""
    me = call.me
    if not call.server.openings.take(me.id):
        raise Refuse("too_fast")
    return info(await call.server.trials.begin(me.id, call.request.path_params["game"], call.body.wish))


@endpoint("GET", "/api/trials/{trial}", wire.TrialInfo)
async def get_trial(call: Call) -> wire.TrialInfo:
    """How far a trial of yours is, and what it has found so far."""
    return info(run_of(call))


@endpoint("POST", "/api/trials/{trial}/stop", wire.TrialInfo)
async def stop_trial(call: Call) -> wire.TrialInfo:
    """End a trial of yours; what it has found stays for a while."""
    run = run_of(call)
    await run.stop()
    return info(run)


def run_of(call: Call) -> TrialRun:
    """The trial that a request is about."""
    run = call.server.trials.of(call.me.id, call.request.path_params["trial"])
    if run is None:
        raise Refuse("no_such_trial")
    return run


def info(run: TrialRun) -> wire.TrialInfo:
    """A trial as its owner is told of it."""
    return wire.TrialInfo(run.id, run.game, run.state, len(run.results), len(run.pieces), run.report() if run.results else {})
