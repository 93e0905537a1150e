"""What all tests share: the option `--long` and the marker it unlocks."""

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    """Let `pytest --long` run the long tests too."""
    parser.addoption("--long", action="store_true", help="run the tests marked `long` too")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Skip the long tests unless they are asked for."""
    if config.getoption("--long"):
        return
    for item in items:
        if item.get_closest_marker("long"):
            item.add_marker(pytest.mark.skip(reason="run with --long"))
