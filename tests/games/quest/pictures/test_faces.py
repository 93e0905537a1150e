"""The map and what is printed on cards and sheets, as a client fetches it once for each language."""

from __future__ import annotations

import msgspec
import pytest

from onetable.core.phrasebook import LANGUAGES
from onetable.games.quest.pictures.faces import faces_in
from onetable.games.quest.traits import Place
from onetable.server.http.api import reader_in
from onetable.telling.spoken_view import texts_of


def test_the_map_is_whole() -> None:
    faces = faces_in("quest", "en")
    paths = [face.path for face in faces.values() if face.path is not None]
    assert len([face for face in faces.values() if face.site is not None]) == len(Place) == 63
    assert len([path for path in paths if not path.sea]) == 106 and len([path for path in paths if path.sea]) == 1
    moria = faces["place.moria"]
    assert moria.title == "Moria" and moria.site is not None and moria.site.region == "enedwaith" and moria.site.paths
    for path in moria.site.paths:
        way = faces[path].path
        assert way is not None and "moria" in way.between


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_place_and_card_has_a_face_in_every_language(language: str) -> None:
    faces = reader_in("quest", language).faces
    assert {key for key in texts_of("quest") if key not in faces} == set()
    assert all([face.title for face in faces.values()])
    assert len(msgspec.json.encode(faces)) < 250_000


def test_a_fighting_card_has_its_figures() -> None:
    card = faces_in("quest", "en")["fighting.thalin_sweep"]
    assert card.fighting is not None and card.fighting.owner == "hero.thalin" and card.lines
