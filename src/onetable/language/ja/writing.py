"""How Japanese is written: as it stands."""

from __future__ import annotations

from onetable.language.book import Language


class Japanese(Language):
    """Japanese."""


LANGUAGE = Japanese
