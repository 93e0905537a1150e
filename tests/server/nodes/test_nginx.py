"""The configuration of nginx that the documents give: people of a table come to one node, and to another when it dies."""

from __future__ import annotations

import asyncio
import re
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

from tests.server.nodes.needs import find_nginx
from tests.server.nodes.parties import AT_LAST, FELLOWSHIP, QUEST, Party, Road, check_kept, everybody_goes_on
from tests.server.processes import free_port

DOCUMENTED = Path(__file__).parents[3] / "docs" / "nginx.conf"
AROUND = """
daemon off;
pid {folder}/pid;
error_log {folder}/error.log;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy; fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi; scgi_temp_path {folder}/scgi;
{inner}
}}
"""


@contextmanager
def nginx_before(road: Road, folder: Path) -> Iterator[None]:
    """The documented configuration, without the certificate, in front of these nodes."""
    port, ports = free_port(), iter([node.port for node in road.nodes])
    text = re.sub(r"^ *ssl_.*\n", "", DOCUMENTED.read_text(encoding="utf-8"), flags=re.MULTILINE)
    text = text.replace("listen 443 ssl", f"listen 127.0.0.1:{port}")
    text = re.sub(r"127\.0\.0\.1:876\d", lambda _: f"127.0.0.1:{next(ports)}", text)
    (folder / "nginx.conf").write_text(AROUND.format(folder=folder, inner=text))
    process = subprocess.Popen([find_nginx(), "-p", str(folder), "-c", str(folder / "nginx.conf")])
    road.front = f"http://127.0.0.1:{port}"
    try:
        yield
    finally:
        process.terminate()
        process.wait(20)


async def test_people_come_to_one_node_and_to_another_when_it_dies(tmp_path: Path, postgresql: str) -> None:
    find_nginx()
    road = Road(tmp_path, postgresql, 3)
    parties = [Party(road, Random(number), wish) for number, wish in enumerate((FELLOWSHIP, QUEST))]
    playing: list[asyncio.Task[None]] = []
    with nginx_before(road, tmp_path):
        try:
            await road.start_all()
            playing = [asyncio.create_task(party.play()) for party in parties]
            async with asyncio.timeout(AT_LAST):
                while not all([len(party.confirmed) > 5 for party in parties]):
                    assert not [task.result() for task in playing if task.done()]
                    await asyncio.sleep(0.02)
            for dying in road.nodes[:2]:
                since = road.kill(dying)
                await everybody_goes_on(parties, [list(party.heard) for party in parties], since, playing)
            await check_kept(road, parties)
        finally:
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
            for node in road.nodes:
                node.kill()
    moves: dict[str, int] = {}
    for table, _, _, entry in await road.rows():
        moves[table] = moves.get(table, 0) + (entry["is"] == "moved")
    assert max(moves.values()) <= 3, "a table goes to and fro"  # to the node of its people, and on when one died
