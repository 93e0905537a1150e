"""Bad input: one clear sentence, and nothing has been changed."""

from __future__ import annotations


class BadInput(Exception):
    """A file, an argument or a message that cannot be used; the text is one sentence for the person who gave it."""
