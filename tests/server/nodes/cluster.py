"""A PostgreSQL of the tests' own, in a temporary folder: it waits for the disk as it does anywhere."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.server.nodes.needs import find_postgresql

SETTINGS = ("listen_addresses=''", "shared_buffers=32MB", "max_connections=120", "logging_collector=off")


class Cluster:
    """A running PostgreSQL, reached through a socket in its folder."""

    def __init__(self, programs: Path, folder: Path) -> None:
        self.programs, self.folder = programs, folder
        self.databases = 0

    def run(self, program: str, *arguments: str) -> None:
        """One of its programs; PostgreSQL does not run as root."""
        somebody = ("runuser", "-u", "postgres", "--") if os.geteuid() == 0 else ()
        done = subprocess.run([*somebody, str(self.programs / program), *arguments], cwd=self.folder, capture_output=True, text=True)
        assert done.returncode == 0, f"{program} has failed: {done.stderr}{done.stdout}"

    def start(self) -> None:
        """Begin with nothing."""
        self.run("initdb", "-D", "data", "-U", "postgres", "-A", "trust", "--no-sync", "--no-instructions")
        options = " ".join([f"-c {setting}" for setting in SETTINGS])
        self.run("pg_ctl", "-D", "data", "-w", "-l", "log", "-o", f"{options} -k {self.folder}", "start")

    def stop(self) -> None:
        """End it, whoever is still connected."""
        self.run("pg_ctl", "-D", "data", "-m", "immediate", "stop")

    def new_database(self) -> str:
        """The address of an empty database."""
        self.databases += 1
        name = f"tables_{self.databases}"
        self.run("createdb", "-h", str(self.folder), "-U", "postgres", name)
        return f"postgresql://postgres@/{name}?host={self.folder}"


@contextmanager
def running_cluster() -> Iterator[Cluster]:
    """A cluster for as long as it is needed."""
    cluster = Cluster(find_postgresql(), Path(tempfile.mkdtemp(prefix="onetable-pg-")))
    if os.geteuid() == 0:
        shutil.chown(cluster.folder, pwd.getpwnam("postgres").pw_uid)
    try:
        cluster.start()
        try:
            yield cluster
        finally:
            cluster.stop()
    finally:
        shutil.rmtree(cluster.folder)
