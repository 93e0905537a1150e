"""A real server in a process of its own that has little patience and may open few files: `python -m tests.server.impatient FOLDER`."""

from __future__ import annotations

import resource
import sys
from pathlib import Path

import uvicorn

from onetable.cli.serve import listen_on, uvicorn_config
from onetable.server.app import Settings, create_app
from onetable.server.http.door import Patience
from onetable.server.keeping.base_store import sqlite_url

FILES = 200
PATIENCE = Patience(request=0.8, unused=1, reading=0.6, ping=0.4, pong=0.4, silent=60)


def main(folder: str) -> None:
    """Say where it listens, and serve until it is ended."""
    resource.setrlimit(resource.RLIMIT_NOFILE, (FILES, FILES))
    settings = Settings(sqlite_url(Path(folder) / "tables.sqlite"), patience=PATIENCE, requests=(1e9, 1e9))
    listening = listen_on("127.0.0.1", 0)
    print(listening.getsockname()[1], flush=True)
    uvicorn.Server(uvicorn_config(create_app(settings), settings.patience)).run(sockets=[listening])


if __name__ == "__main__":
    main(sys.argv[1])
