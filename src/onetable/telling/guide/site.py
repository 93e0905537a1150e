"""A guide as a small site: a page for each language, which needs no server and nothing from elsewhere."""

from __future__ import annotations

from html import escape
from importlib.resources import files
from pathlib import Path

import msgspec

from onetable.core.errors import BadInput
from onetable.core.phrasebook import LANGUAGES
from onetable.telling.guide.pages import GuidePage, GuideSection, page_of
from onetable.text import LANGUAGE_NAMES, Interface

HERE = files(__package__)


def write_site(game: str, folder: Path) -> Path:
    """Write the pages; returns the one to begin with."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for language in LANGUAGES:
            (folder / f"{language}.html").write_text(whole_page(page_of(game, language), language), "utf-8")
        first = folder / "index.html"
        first.write_text(
            f'<!doctype html><meta charset="utf-8"><title>.</title><meta http-equiv="refresh" content="0; url={LANGUAGES[0]}.html">\n',
            "utf-8",
        )
    except OSError as error:
        raise BadInput(f"Cannot write the rules to {folder}: {error.strerror}.") from None
    return first


def whole_page(page: GuidePage, language: str) -> str:
    """All sections in one language, those to be searched as data beside them."""
    interface = Interface(language)
    name = interface.say(f"game-{page.game}")
    titles = {section.id: section.title for section in page.sections}
    values = {
        "language": language,
        "title": escape(interface.say("guide-of", game=name)),
        "style": HERE.joinpath("site.css").read_text("utf-8"),
        "languages": " ".join([other_page(code, language) for code in LANGUAGES]),
        "search": escape(interface.say("guide-search"), quote=True),
        "nothing": escape(interface.say("guide-nothing")),
        "all": escape(interface.say("guide-all")),
        "links": "".join([f'<li><a href="#{id}">{escape(title)}</a></li>' for id, title in titles.items()]),
        "sections": "\n".join([one_section(section, titles, interface) for section in page.sections]),
        "data": msgspec.json.encode(page.sections).decode().replace("<", "\\u003c"),
        "script": HERE.joinpath("search.js").read_text("utf-8").replace("export function", "function"),
    }
    text = HERE.joinpath("site.html").read_text("utf-8")
    for key, value in values.items():
        text = text.replace(f"{{{{{key}}}}}", value)
    return text


def other_page(code: str, language: str) -> str:
    """A link to the same page in another language; the present one is only named."""
    name = f'lang="{code}">{LANGUAGE_NAMES[code]}'
    return f"<b {name}</b>" if code == language else f'<a data-language href="{code}.html" {name}</a>'


def one_section(section: GuideSection, titles: dict[str, str], interface: Interface) -> str:
    """One section with where to read on."""
    text = "".join([f"<p>{escape(paragraph)}</p>" for paragraph in section.text])
    links = ", ".join([f'<a href="#{id}">{escape(titles[id])}</a>' for id in section.see])
    see = f'<p class="see">{interface.say("guide-see", titles=links)}</p>' if links else ""
    return f'<section id="{section.id}"><h2>{escape(section.title)}</h2>{text}{see}</section>'
