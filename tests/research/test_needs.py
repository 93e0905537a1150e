"""Without the extra: one sentence, for whoever imports an environment and for whoever runs the tests."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tests.research import needs


def test_tests_are_skipped_without_the_extra_and_fail_where_all_must_be_tested(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(needs, "find_spec", lambda name: None)
    monkeypatch.delenv("CI", raising=False)
    with pytest.raises(pytest.skip.Exception, match="OpenSpiel and PettingZoo are not installed here"):
        needs.need_libraries()
    monkeypatch.setenv("CI", "true")
    with pytest.raises(pytest.fail.Exception, match="OpenSpiel and PettingZoo are not installed here"):
        needs.need_libraries()


@pytest.mark.parametrize(("module", "library"), [("spiel", "pyspiel"), ("zoo", "pettingzoo")])
def test_an_environment_says_which_library_is_missing(module: str, library: str) -> None:
    code = f"import sys; sys.modules[{library!r}] = None\nimport onetable.research.{module}"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert told.stderr.splitlines()[-1].endswith(f"This needs {library}, which the extra “rl” brings: pip install 'onetable-games[rl]'.")
