"""Libraries that only an extra brings are missed in one sentence."""

from __future__ import annotations

from onetable.core.errors import BadInput

EXTRA = "rl"


class ExtraMissing(BadInput, ModuleNotFoundError):
    """A library is not installed that only an extra brings."""

    def __init__(self, missing: ModuleNotFoundError) -> None:
        super().__init__(f"This needs {missing.name}, which the extra “{EXTRA}” brings: pip install 'onetable-games[{EXTRA}]'.")
        self.name = missing.name
