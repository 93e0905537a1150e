"""All modules of a package, loaded."""

from __future__ import annotations

from importlib import import_module
from pkgutil import walk_packages
from types import ModuleType


def load_every_module(package: ModuleType, without: str = "__main__") -> None:
    """Load all of them but those with such a name; what needs a package that is installed only on wish is loaded by nobody here."""
    for found in walk_packages(package.__path__, f"{package.__name__}."):
        if without not in found.name:
            try:
                import_module(found.name)
            except ModuleNotFoundError as missing:
                if (missing.name or package.__name__).startswith("onetable"):
                    raise
