"""What is looked up in a page, in the language of pages."""

from __future__ import annotations

from pathlib import Path

SCRIPTS = Path(__file__).parent / "scripts"


def script(name: str) -> str:
    """The function in this file, without the comment that explains it."""
    return (SCRIPTS / f"{name}.js").read_text("utf-8").partition("*/")[2].strip()
