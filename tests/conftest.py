"""What all tests share: the option `--long`, the markers `long` and `rule`, and what is said at the end."""

import gc
import os

import pytest

from tests.browser import needs
from tests.guest.installed import install_here
from tests.research import needs as needs_of_research
from tests.server.nodes import needs as needs_of_nodes

ASKED_FOR_LESS = ("keyword", "markexpr", "deselect", "lf", "stepwise", "collectonly")

install_here()  # before anybody asks for the games: in this session there is one more


def pytest_configure(config: pytest.Config) -> None:
    """Make `rule` known; in the usual run nobody waits for a kernel to be compiled, and newcomers play without a coach."""
    if not config.getoption("--long"):
        os.environ.setdefault("ONETABLE_KERNEL", "plain")
    os.environ.setdefault("ONETABLE_FIRST_GAMES", "0")  # the coach speaks where a test asks for him
    config.addinivalue_line("markers", "rule(*statements): the test fails if one of these statements of a rulebook is broken")


@pytest.hookimpl(trylast=True)
def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """Say what could not be looked at and, where everything was run, how many statements of each rulebook are held by a test."""
    rules = count_rules() if is_whole(config) else []
    skipped = terminalreporter.stats.get("skipped", [])
    for line in [*rules, *needs.summary(skipped), *needs_of_nodes.summary(skipped), *needs_of_research.summary(skipped)]:
        terminalreporter.write_line(line)


def is_whole(config: pytest.Config) -> bool:
    """Whether every test was asked for: no paths, and nothing that leaves any out."""
    named = config.args_source is pytest.Config.ArgsSource.ARGS
    return not named and not any(config.getoption(name, None) for name in ASKED_FOR_LESS)


def count_rules() -> list[str]:
    """How many statements of each rulebook are held."""
    import yaml  # here: a single file of tests starts sooner without

    from tests.rules import summary

    try:
        return summary()
    except (SyntaxError, ValueError, yaml.YAMLError) as error:  # the file has failed its own test already
        return [f"rules: cannot be counted, {error}"]


def pytest_collection_finish() -> None:
    """What was loaded and collected stays until the end: to look through it for garbage again and again costs an eighth of all time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 50, 100)


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
