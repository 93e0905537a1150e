"""A game as the lobby shows it: what it is called, and the form with which a table of it is set up."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from onetable.bots.registry import offered_bots
from onetable.core.form import Field, Option
from onetable.games.registry import faces
from onetable.server.pictures.speaker import pictures_of, speaker_of
from onetable.server.wire import DecksOfGame, FormField, FormOption, FormValue, GameInfo
from onetable.telling.forms import field_label, option_label, option_value, value_label, value_needs
from onetable.telling.titles import name_of
from onetable.text import Interface


@lru_cache
def games_in(language: str) -> list[GameInfo]:
    """All games, told in one language."""
    return [game_info(game, language) for game in faces()]


def game_info(game: str, language: str) -> GameInfo:
    """One game; its strings are called after it."""
    face, say = faces()[game], Interface(language)
    book = face.rulebook.load()
    form = book.form()

    def said(part: str) -> str:
        return say.say(f"{game}-{part}") if say.has(f"{game}-{part}") else ""

    return GameInfo(
        id=game,
        name=said("name") or name_of(game, language),
        about=said("about"),
        facts=said("facts"),
        play=said("play") or say.say("lobby-begin"),
        players=list(book.players),
        usual_players=form.usual_players or min(book.players),
        cooperative=book.cooperative,
        sides=book.sides,
        side_names=[said(f"side-{side}") for side in book.sides],
        side_faces=[pictures_of(game).side(speaker_of(game, language), side) for side in book.sides],
        form=[field_of(game, each, list(each.usual) or form.example().get(each.name, each.values[0]), language) for each in form.fields],
        options=[option_of(game, option, language) for option in book.options()],
        example=dict(form.example()),
        bots=list(offered_bots(game)),
        usual_bot=face.usual_bot,
        talk_rule=said("talk-rule"),
        chapters=face.chapters is not None,
        first=game == next(iter(faces())),
        decks=decks_of(game),
        beside=face.beside if face.beside in faces() else "",
        puzzles=face.puzzles is not None,
    )


def decks_of(game: str) -> DecksOfGame | None:
    """Where decks of this game are built, if that is done at all."""
    part = faces()[game].decks
    return DecksOfGame(part.load().page, part.load().field) if part is not None else None


def field_of(game: str, field: Field, default: Any, language: str) -> FormField:
    """A field of the set-up form, in words."""
    label = field_label(game, field, "{seat}", language)
    pictures, speaker = pictures_of(game), speaker_of(game, language)
    values = [
        FormValue(
            value,
            value_label(game, field.name, value, language),
            field.needs.get(value, ""),
            value_needs(game, field, value, language),
            pictures.offered(speaker, field.name, value),
        )
        for value in field.values
    ]
    return FormField(field.name, label, field.per_seat, field.first, field.distinct, values, default, field.free)


def option_of(game: str, option: Option, language: str) -> FormOption:
    """What a table may decide, in words."""
    values = [FormValue(value, option_value(game, value, language)) for value in option.values]
    return FormOption(option.name, option_label(game, option, language), values, option.values[0], option.meaning)
