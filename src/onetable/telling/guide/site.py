"""A guide as a small site: a page for each language, which needs no server and nothing from elsewhere."""

from __future__ import annotations

import re
from collections.abc import Callable
from html import escape
from importlib.resources import files
from pathlib import Path

import msgspec
from msgspec import Struct

from onetable.core.errors import BadInput
from onetable.core.phrasebook import LANGUAGES
from onetable.telling.guide.links import Named
from onetable.telling.guide.pages import GuidePage, GuideSection, page_of
from onetable.text import LANGUAGE_NAMES, Interface

HERE = files(__package__)


class Drawings(Struct, frozen=True):
    """What draws the examples: a script and a style, and in each language what they draw."""

    script: str
    style: str
    beside: Callable[[str], str]


def write_site(game: str, folder: Path, drawings: Drawings | None = None) -> Path:
    """Write the pages; returns the one to begin with. Without drawings examples are told in words."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for language in LANGUAGES:
            (folder / f"{language}.html").write_text(whole_page(page_of(game, language), language, drawings is not None), "utf-8")
        if drawings is not None:
            write_drawings(drawings, folder)
        first = folder / "index.html"
        first.write_text(
            f'<!doctype html><meta charset="utf-8"><title>.</title><meta http-equiv="refresh" content="0; url={LANGUAGES[0]}.html">\n',
            "utf-8",
        )
    except OSError as error:
        raise BadInput(f"Cannot write the rules to {folder}: {error.strerror}.") from None
    return first


def write_drawings(drawings: Drawings, folder: Path) -> None:
    """What draws the examples, and a page in each language that shows the one its address names."""
    (folder / "drawing.js").write_text(drawings.script, "utf-8")
    (folder / "drawing.css").write_text(drawings.style, "utf-8")
    for language in LANGUAGES:
        values = {"language": language, "title": escape(Interface(language).say("guide-example", text=""))}
        page = filled("example.html", '<link rel="stylesheet" href="drawing.css">\n', values)
        (folder / f"example-{language}.html").write_text(page, "utf-8")
        (folder / f"examples-{language}.js").write_text(drawings.beside(language), "utf-8")


def whole_page(page: GuidePage, language: str, drawn: bool = False) -> str:
    """All sections in one language, those to be searched as data beside them."""
    interface = Interface(language)
    name = interface.say(f"game-{page.game}")
    titles = {section.id: section.title for section in page.sections}
    values = {
        "language": language,
        "title": escape(interface.say("guide-of", game=name)),
        "languages": " ".join([other_page(code, language) for code in LANGUAGES]),
        "search": escape(interface.say("guide-search"), quote=True),
        "nothing": escape(interface.say("guide-nothing")),
        "all": escape(interface.say("guide-all")),
        "links": "".join([f'<li><a href="#{id}">{escape(title)}</a></li>' for id, title in titles.items()]),
        "sections": "\n".join([one_section(section, titles, interface, drawn) for section in page.sections]),
        "data": msgspec.json.encode(page.sections).decode().replace("<", "\\u003c"),
        "script": HERE.joinpath("search.js").read_text("utf-8").replace("export function", "function"),
    }
    return filled("site.html", f"<style>\n{HERE.joinpath('site.css').read_text('utf-8')}</style>\n", values)


def filled(body: str, head: str, values: dict[str, str]) -> str:
    """A page with this body, these lines in its head, and these values in both."""
    text = HERE.joinpath("page.html").read_text("utf-8")
    for key, value in {"head": head, "body": HERE.joinpath(body).read_text("utf-8"), **values}.items():
        text = text.replace(f"{{{{{key}}}}}", value)
    return text


def other_page(code: str, language: str) -> str:
    """A link to the same page in another language; the present one is only named."""
    name = f'lang="{code}">{LANGUAGE_NAMES[code]}'
    return f"<b {name}</b>" if code == language else f'<a data-language href="{code}.html" {name}</a>'


def one_section(section: GuideSection, titles: dict[str, str], interface: Interface, drawn: bool) -> str:
    """One section with its example and where to read on; terms lead to their sections."""
    text = "".join([f"<p>{linked(paragraph, section.named)}</p>" for paragraph in section.text])
    if section.example:
        text += f"<figure><figcaption>{escape(interface.say('guide-example', text=section.example))}</figcaption>"
        frame = f'<iframe loading="lazy" tabindex="-1" aria-hidden="true" src="example-{interface.language}.html#{section.id}"></iframe>'
        text += f'<div class="drawn">{frame}</div></figure>' if drawn else "</figure>"
    links = ", ".join([f'<a href="#{id}">{escape(titles[id])}</a>' for id in section.see])
    see = f'<p class="see">{interface.say("guide-see", titles=links)}</p>' if links else ""
    return f'<section id="{section.id}"><h2>{escape(section.title)}</h2>{text}{see}</section>'


def linked(paragraph: str, named: list[Named]) -> str:
    """A paragraph in which each term leads to its section, where it stands first."""
    text = escape(paragraph)
    for each in sorted([one for one in named if one.section], key=lambda one: -len(one.words)):
        words = re.compile(rf"(?<![\w#>-]){re.escape(escape(each.words))}(?![^<>]*</a>)")
        text = words.sub(f'<a href="#{each.section}">{escape(each.words)}</a>', text, count=1)
    return text
