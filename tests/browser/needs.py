"""What browser tests need, and the one sentence that says so where it is missing."""

from __future__ import annotations

import os
import shutil

import pytest

BROWSERS = ("chromium", "chromium-browser", "google-chrome")
NO_BROWSER = "there is no chromium here, so no page was looked at; `apt-get install chromium fonts-noto-cjk` makes that possible"


def find_browser() -> str:
    """Where the browser is. Without one these tests are skipped; where everything must be tested, they fail."""
    found = next(filter(None, map(shutil.which, BROWSERS)), None)
    if found is None:
        if os.environ.get("CI") == "true":
            pytest.fail(NO_BROWSER)
        pytest.skip(NO_BROWSER)
    return found


def summary(skipped: list[pytest.TestReport]) -> list[str]:
    """The sentence, once, where tests were skipped for that reason."""
    missed = [report for report in skipped if NO_BROWSER in str(report.longrepr)]
    return [f"browser: {NO_BROWSER} ({len(missed)} tests skipped)"] if missed else []
