"""What a seat remembers: all that it was shown and told and has answered, as a chain of fingerprints."""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import blake2b

from msgspec import Struct

from onetable.core.word import Word, write_word

FINGERPRINT = 32  # bytes: no two pasts will ever have the same by chance


class Recall(Struct, frozen=True):
    """The past of one seat. Two pasts are equal exactly when the seat was shown, told and asked the same, and answered the same.

    What changes nothing that the seat sees and is not told to it leaves no trace: it cannot know that it happened.
    """

    moments: int = 0
    chain: bytes = bytes(FINGERPRINT)
    shown: bytes = b""  # the fingerprint of its latest view

    def after(self, seen: bytes, told: Iterable[Word], answered: Word | None) -> Recall:
        """The past of the seat when this, too, lies in it: a view, what was told with it, and its own answer that led there."""
        words = [write_word(word) for word in told]
        view = blake2b(seen, digest_size=FINGERPRINT).digest()
        if view == self.shown and not words and answered is None:
            return self
        answer = b"" if answered is None else write_word(answered)
        link = b"\n".join([self.chain, view, b"answered", answer, b"told", *words])
        return Recall(self.moments + 1, blake2b(link, digest_size=FINGERPRINT).digest(), view)

    def text(self) -> str:
        """The past in a line: how many moments, and their fingerprint."""
        return f"{self.moments} moments {self.chain.hex()}"
