"""What the tests of Parquet need: where it is missing they are left out with one sentence, and fail where everything must be tested."""

from __future__ import annotations

import importlib.util
import os

import pytest

IS_MISSING = importlib.util.find_spec("pyarrow") is None and not os.environ.get("CI")
PARQUET = pytest.mark.skipif(IS_MISSING, reason="pyarrow is not installed (the extra “data”): Parquet is not tested")
