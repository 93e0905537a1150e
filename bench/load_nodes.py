"""Two nodes that share one PostgreSQL, all on this machine, beside the load: `onetable bench nodes`.

Half of the tables are played at each node. Nodes, database and load share the cores, so this tells what a second node costs and not what
a second machine would bring.
"""

from __future__ import annotations

import asyncio
import resource

from bench.load import FULL_WINDOW, MOST, PACE, WINDOW, Running, Window, needed, run, server
from bench.load_client import Figures
from bench.load_servers import LINES
from tests.server.nodes.cluster import running_cluster

TABLES = 300
HALF = TABLES // 2


async def both(nodes: list[Running], pace: float, seconds: float) -> Window:
    """Play at both nodes at the same time; what was seen at both together."""
    one, two = await asyncio.gather(*[run(node, HALF, pace, seconds) for node in nodes])
    figures = Figures()
    figures.delays = one.figures.delays + two.figures.delays
    return Window(figures, one.seconds, one.busy * one.seconds + two.busy * two.seconds, one.own)


def window(pace: float, seconds: float, actions: float) -> Window:
    """Two nodes with fresh tables, looked at for a while."""
    import uvloop

    resource.setrlimit(resource.RLIMIT_NOFILE, (LINES, max(LINES, resource.getrlimit(resource.RLIMIT_NOFILE)[1])))
    count = needed(actions / 2, seconds)
    with running_cluster() as cluster:
        url = cluster.new_database()
        loop = asyncio.Runner(loop_factory=uvloop.new_event_loop)
        with server("table", count, 0, url) as one, server("table", count, 0, url) as two, loop as runner:
            return runner.run(both([one, two], pace, seconds))


def measure() -> dict[str, float]:
    """All figures."""
    paced, full = window(PACE, WINDOW, TABLES / PACE), window(0, FULL_WINDOW, MOST / 4)
    return {
        "two_nodes_actions_per_second": paced.actions / paced.seconds,
        "two_nodes_p50_milliseconds": paced.middle,
        "two_nodes_p99_milliseconds": paced.late,
        "two_nodes_processor_microseconds_per_action": paced.microseconds,
        "two_nodes_most_actions_per_second": full.actions / full.seconds,
    }


AIMS: dict[str, tuple[float, float]] = {}
