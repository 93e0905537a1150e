"""`onetable cards`: every card as data and as text."""

from __future__ import annotations

import json as to_json
from typing import TYPE_CHECKING, Any, Literal

from onetable.cli.inputs import language_from
from onetable.core.errors import BadInput
from onetable.core.fold import fold
from onetable.games.registry import rulebook
from onetable.language.markup import plain, spans
from onetable.telling.teller import teller_of

if TYPE_CHECKING:
    from rich.text import Text

STYLES = {"phase": "bold", "keyword": "bold", "card": "italic", "name": "italic", "suit": "italic", "chip": "bold"}


def cards(
    game: str,
    name: str | None = None,
    /,
    *,
    language: str | None = None,
    titles: Literal["own", "english", "both"] = "own",
    json: bool = False,
) -> None:
    """Show every card of a game, or those with this name.

    Parameters
    ----------
    game
        A game by its id.
    name
        The id of a card, its name, or a part of one.
    language
        en, zh, ja or nl.
    titles
        In which language titles are read, where cards are known by English ones besides.
    json
        Write JSON: one list of objects.
    """
    found = named(describe(game, language_from(language), titles, marks=not json), name)
    if json:
        print(to_json.dumps(found, ensure_ascii=False, indent=1))
    else:
        show(found)


def describe(game: str, language: str, titles: str = "own", marks: bool = False) -> list[dict[str, Any]]:
    """Every card with its name and its text in this language; in the text that is set off which a person shall see."""
    book = rulebook(game)
    phrases = book.phrasebook(language).titled(titles)
    reading = phrases.marking() if marks else phrases
    teller, found = teller_of(game), []
    for card in book.cards():
        text, title, english = reading.read(card["word"]), teller.full_name(card, phrases), teller.english_name(card)
        data = {key: value for key, value in card.items() if key not in ("id", "word")}
        figures = phrases.figures(card["word"])
        beside = {"english": english} if english and english != title else {}
        found.append({"id": card["id"], "name": title, **beside, **data, **({"figures": figures} if figures else {}), "text": text})
    return found


def named(found: list[dict[str, Any]], name: str | None) -> list[dict[str, Any]]:
    """Those whose id or name this is; if there are none, those of which it is a part."""
    if name is None:
        return found
    wanted = fold(name)  # an id is the English name, so that one works in every language
    names = [[fold(str(card.get(key, ""))) for key in ("id", "name", "english")] for card in found]
    same = [card for card, own in zip(found, names, strict=True) if wanted in own]
    same = same or [card for card, own in zip(found, names, strict=True) if wanted and any([wanted in each for each in own])]
    if not same:
        raise BadInput(f"There is no card “{name}” in this game.")
    return same


def headline(card: dict[str, Any]) -> str:
    """Under which headline a card stands."""
    return f"{str(card.get('kind') or card['type']).replace('_', ' ')}s"


def styled(text: str) -> Text:
    """A text in which timing words and keywords are bold, and names stand out."""
    from rich.text import Text

    return Text.assemble(*[(span.words, STYLES.get(span.kind, "")) for span in spans(text)])


def show(found: list[dict[str, Any]]) -> None:
    """The cards for a person, kind by kind."""
    from rich.console import Console
    from rich.padding import Padding
    from rich.text import Text

    console = Console(highlight=False)
    kind = ""
    for card in found:
        if headline(card) != kind and not card.get("figures"):  # figures say of which kind a card is
            kind = headline(card)
            console.print(Text(f"\n{kind}", style="bold yellow"))
        dot, beside = "• " if card.get("unique") else "", f"  {card['english']}" if "english" in card else ""
        codes = f"  {card['id']}  {card.get('number', '')}".rstrip()
        console.print(Text.assemble(dot, (card["name"], "bold"), (beside, "dim"), codes), soft_wrap=True)
        if card.get("figures"):
            console.print(Padding(Text(card["figures"], style="dim"), (0, 0, 0, 2), expand=False))
        if card["text"] and plain(card["text"]) != card["name"]:
            console.print(Padding(styled(card["text"]), (0, 0, 0, 2), expand=False))
        elif card.get("characters"):
            console.print(Padding(Text(", ".join(card["characters"]), style="dim"), (0, 0, 0, 2), expand=False))
