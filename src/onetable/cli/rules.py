"""`onetable rules`: the guide of a game, by subject or by question, and as a small site."""

from __future__ import annotations

import json as to_json
from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter

from onetable.cli.inputs import language_from
from onetable.core.errors import BadInput
from onetable.games.registry import face_of
from onetable.telling.guide.examples import read_aloud
from onetable.telling.guide.pages import GuideSection, page_of
from onetable.telling.guide.reading import found_sections
from onetable.telling.guide.sections import guide_of
from onetable.telling.guide.site import write_site
from onetable.text import Interface

OTHERS = 3  # so many more are named beside the one that answers best


def rules(
    game: str,
    /,
    *words: Annotated[str, Parameter(allow_leading_hyphen=False)],
    language: str | None = None,
    json: bool = False,
    html: Path | None = None,
) -> None:
    """Read the rules of a game: all subjects, one of them, or what answers a question.

    Parameters
    ----------
    game
        A game by its id.
    words
        A subject, or a question as you would ask it.
    language
        en, zh, ja or nl.
    json
        Write JSON: one list of sections, with the numbers of the statements that each tells.
    html
        Write the rules in all languages into this folder, as pages that need no server.
    """
    spoken, text = language_from(language), " ".join(words)
    sections = {section.id: section for section in page_of(face_of(game).id, spoken).sections}
    if not sections:
        raise BadInput(f"The game “{game}” brings no rules to read here.")
    if html is not None:
        from onetable.server.pictures.site import drawings_of  # much to load: only who writes the site waits for it

        print(f"Written: {write_site(game, html, drawings_of(game))}")
        return
    found = [sections[id] for id in found_sections(game, spoken, text)] if text else list(sections.values())
    if not found:
        raise BadInput(f"Nothing in the rules answers “{text}”; without words they are listed.")
    if json:
        print(to_json.dumps(msgspec.to_builtins(found), ensure_ascii=False, indent=1))
    elif text:
        read_out(game, found[0], [*found[1 : 1 + OTHERS]], Interface(spoken))
    else:
        print("\n".join([f"{section.id:22}{section.title}" for section in found]))


def read_out(game: str, section: GuideSection, others: list[GuideSection], interface: Interface) -> None:
    """One section for a person, with its example in words, and what else might have been meant."""
    from rich.console import Console
    from rich.text import Text

    console, example = Console(highlight=False), guide_of(game).sections[section.id].example
    console.print(Text.assemble((section.title, "bold"), f"  {section.id}"))
    for paragraph in section.text:
        console.print(Text(f"\n{paragraph}"))
    if example is not None:
        console.print(Text(f"\n{interface.say('guide-example', text=section.example)}"))
        console.print(Text("\n".join(read_aloud(game, example, interface)), style="dim"))
    if section.named:
        console.print(Text(f"\n{interface.say('guide-names', names=', '.join([named.words for named in section.named]))}"))
    if others:
        console.print(
            Text(f"\n{interface.say('guide-see', titles=', '.join([f'{other.title} ({other.id})' for other in others]))}", style="dim")
        )
