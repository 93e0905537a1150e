"""What all tests share: the option `--long`, the markers `long` and `rule`, and what is said at the end."""

import pytest
import yaml

from tests.browser import needs
from tests.guest.installed import install_here
from tests.rules import summary

install_here()  # before anybody asks for the games: in this session there is one more


def pytest_configure(config: pytest.Config) -> None:
    """Make `rule` known."""
    config.addinivalue_line("markers", "rule(*statements): the test fails if one of these statements of a rulebook is broken")


@pytest.hookimpl(trylast=True)
def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say how many statements of each rulebook are held by a test, and whether pages could be looked at."""
    try:
        lines = summary()
    except (SyntaxError, ValueError, yaml.YAMLError) as error:  # the file has failed its own test already
        lines = [f"rules: cannot be counted, {error}"]
    for line in [*lines, *needs.summary(terminalreporter.stats.get("skipped", []))]:
        terminalreporter.write_line(line)


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
