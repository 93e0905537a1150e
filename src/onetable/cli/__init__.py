"""The command line: `onetable`."""

from onetable.cli.app import main

__all__ = ["main"]
