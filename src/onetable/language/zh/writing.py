"""How Chinese is written: as it stands."""

from __future__ import annotations

from onetable.language.book import Language


class Chinese(Language):
    """Chinese."""


LANGUAGE = Chinese
