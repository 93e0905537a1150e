"""`onetable campaign`: what groups have reached."""

from __future__ import annotations

import json as to_json
import sys
from typing import Any

from cyclopts import App

from onetable.cli.inputs import language_from
from onetable.cli.saying import say
from onetable.core.errors import BadInput
from onetable.core.phrasebook import Phrasebook
from onetable.games.fellowship import campaign as kept
from onetable.games.fellowship.campaign import Campaign, ChapterName
from onetable.games.fellowship.cards.chapters import CHAPTERS, ROAD
from onetable.games.fellowship.pieces.names import Named
from onetable.games.registry import rulebook

CHAPTER_NAMES: tuple[ChapterName, ...] = (*CHAPTERS, ROAD)
app = App("campaign", help="Show how far a group has come, and what comes next.")


@app.default
@app.command(name="list")
def list_campaigns(*, json: bool = False) -> int:
    """Show all groups.

    Parameters
    ----------
    json
        Write JSON.
    """
    found, damaged = [], []
    for name in kept.campaign_names():
        try:
            found.append(summary(Campaign.existing(name)))
        except BadInput as error:
            damaged.append(str(error))
    if json:
        print(to_json.dumps(found, ensure_ascii=False, indent=1))
    elif found:
        print("\n".join([f"{line['name']}: {len(line['won'])} chapters won, next is {line['next']}" for line in found]))
    elif not damaged:
        print("No group has begun a campaign yet; begin one with `onetable play fellowship --campaign NAME`.")
    for sentence in damaged:
        say(sentence, 2)
    return 2 if damaged else 0


@app.command
def show(name: str, /, *, language: str | None = None, json: bool = False) -> None:
    """Show what a group has reached, chapter by chapter.

    Parameters
    ----------
    name
        The name of the group.
    language
        en, zh, ja or nl.
    json
        Write JSON.
    """
    phrases = rulebook("fellowship").phrasebook(language_from(language))
    campaign = Campaign.existing(name)
    if json:
        print(to_json.dumps(summary(campaign), ensure_ascii=False, indent=1))
        return
    print(f"{campaign.name}: {campaign.players} players")
    for chapter in CHAPTER_NAMES:
        print(line_of(campaign, chapter, phrases))


@app.command(name="next")
def show_next(name: str, /, *, language: str | None = None, json: bool = False) -> None:
    """Show the chapter that comes next, and how to play it.

    Parameters
    ----------
    name
        The name of the group.
    language
        en, zh, ja or nl.
    json
        Write JSON.
    """
    phrases = rulebook("fellowship").phrasebook(language_from(language))
    campaign = Campaign.existing(name)
    chapter = campaign.proposed()
    if json:
        print(to_json.dumps({"chapter": chapter, "players": campaign.players, "setup": campaign.setup_for(chapter)}, ensure_ascii=False))
        return
    print(line_of(campaign, chapter, phrases))
    print(f"onetable play fellowship --campaign {to_json.dumps(name, ensure_ascii=False)}")


@app.command
def delete(name: str, /, *, yes: bool = False) -> int:
    """Remove the campaign of a group and its records for good.

    Parameters
    ----------
    name
        The name of the group.
    yes
        Do not ask first.
    """
    if sys.stdin.isatty() and not yes and kept.file_of(name).exists():
        answer = input(f"Remove the campaign “{name}” and all its records? Type the name again: ")
        if answer.strip() != name:
            print("Nothing is removed.")
            return 1
    kept.delete(name)
    print(f"The campaign “{name}” is removed.")
    return 0


def summary(campaign: Campaign) -> dict[str, Any]:
    """A campaign as plain data."""
    story = campaign.story
    return {
        "name": campaign.name,
        "players": campaign.players,
        "names": list(story.names),
        "won": list(story.won),
        "next": campaign.proposed(),
        "tries": {str(chapter): campaign.tries(chapter) for chapter in CHAPTER_NAMES if campaign.tries(chapter)},
        "progress": {key: campaign.setup_for(kept.chapter_named(key)) for key in story.progress},
        "records": [str(campaign.records / game.record) for game in story.played],
        "open": campaign.open_record() is not None,
    }


def line_of(campaign: Campaign, chapter: ChapterName, phrases: Phrasebook) -> str:
    """One chapter in one line: its name, whether it is won, how often it was tried, what is reached in it."""
    key = ROAD if chapter == ROAD else CHAPTERS[int(chapter)].key
    mark = "✓" if campaign.is_won(chapter) else "→" if chapter == campaign.proposed() else " "
    line = f"{mark} {chapter:>4}  {phrases.say(Named(key))}"
    if tries := campaign.tries(chapter):
        line += f"  ({tries} {'try' if tries == 1 else 'tries'})"
    if progress := campaign.progress(chapter):
        line += "  " + ", ".join([phrases.say(Named(each)) for each in progress.finished])
    return line
