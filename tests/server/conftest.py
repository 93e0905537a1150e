"""What tests of the server share: one PostgreSQL, begun by the first test that needs it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.nodes.cluster import Cluster, running_cluster


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    with running_cluster() as found:
        yield found


@pytest.fixture
def postgresql(cluster: Cluster) -> str:
    """The address of an empty database."""
    return cluster.new_database()
