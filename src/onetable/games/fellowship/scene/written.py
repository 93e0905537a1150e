"""A position as it is written down, and what is refused before anything is laid out."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from onetable.core.errors import BadInput
from onetable.core.scenario.positions import Stopping, says
from onetable.core.scenario.reading import read_position
from onetable.core.suggest import suggest
from onetable.games.fellowship.cards.chapters import CHAPTERS, ROAD
from onetable.games.fellowship.cards.characters import CHARACTERS
from onetable.games.fellowship.cards.gifts import GIFTS
from onetable.games.fellowship.cards.riders import RIDERS
from onetable.games.fellowship.table import Setup

Codes = str | list[str]
Who = str | int
Rank = Annotated[int, Meta(ge=1, le=7)]
EventRank = Annotated[int, Meta(ge=1, le=9)]
Suits = str | list[str]
Move = tuple[Who, Who, str, list[int]]


class SceneData(Stopping, Struct, frozen=True, kw_only=True):
    """A position of the trick-taking game; see docs/scenarios.md."""

    game: Annotated[str, says("the id of the game")] = "fellowship"
    # ---- the table
    setup: Annotated[
        dict[str, Any],
        says("chapter, options and what was reached before, as a game is set up", "chapter 1"),
    ] = {}
    players: Annotated[int, says("how many people play", ge=1, le=4)] = 4
    seed: Annotated[int, says("how the dice fall, and which cards “3 others” are")] = 1
    fallen: Annotated[int, says("how often the dice have fallen already", ge=0)] = 0
    stage: Annotated[
        Literal["characters", "setup", "tricks"],
        says("where it begins: with the choice of characters, with the first set-up action, or with a card to be led"),
    ] = "tricks"
    until: Annotated[
        Literal["", "end of setup", "end of trick", "end of round"],
        says("nothing more happens after this", "the game goes on"),
    ] = ""
    play_on: Annotated[bool, says("whether the tricks go on when the round is decided")] = False
    event: Annotated[str, says("the event or group of this round, where the chapter has a choice")] = ""
    round: Annotated[int, says("which round of the chapter this is", ge=1)] = 1
    characters: Annotated[
        list[str], says("who sits on the chairs, in their order; at stage `characters` “” for a chair that has not chosen")
    ] = []
    any_character: Annotated[bool, says("whether characters of other chapters may sit there, too")] = False
    finished: Annotated[list[str] | None, says("characters of a long chapter whose goal is reached", "as in `setup`")] = None
    done: Annotated[
        list[str] | None,
        says("events or groups that are completed; on the road `rider`", "as in `setup`"),
    ] = None
    spent: Annotated[list[str] | None, says("gifts that are used up", "as in `setup`")] = None
    # ---- cards
    hands: Annotated[dict[Who, Codes], says("by chair the cards that can be played; `[R1, 8 others]` for cards that do not matter")] = {}
    pyramid: Annotated[
        Codes,
        says("with two players the third hand, from the top row to the bottom; `--` is an empty place, behind `|` lies what is beside it"),
    ] = ""
    lost: Annotated[Codes, says("the lost cards")] = ""
    lost_taken_by: Annotated[Who, says("who took the lost card into the hand")] = ""
    stock: Annotated[Codes, says("the draw deck of a lone player")] = ""
    barrow: Annotated[Codes, says("the barrow cards, or those of them that are left")] = ""
    filled: Annotated[list[Who], says("alone: chairs that drew up to a full hand and are not refilled")] = []
    aside: Annotated[dict[Who, str], says("the card that is kept for the last trick")] = {}
    tucked: Annotated[dict[Who, str], says("the card under Shadowfax")] = {}
    laid: Annotated[dict[Who, str], says("the card that lies ready for the first trick; `R1 to_win` for a declared Ring")] = {}
    open: Annotated[list[Who], says("chairs whose hand lies open")] = []
    # ---- what the characters carry
    threats: Annotated[
        dict[Who, Rank | list[Rank]], says("by chair a rank, or a list of ranks of which any will do; from stage `tricks` on")
    ] = {}
    declared: Annotated[dict[Who, Literal["more", "fewer"]], says("what Strider declared")] = {}
    riders: Annotated[dict[Who, str], says("riders besides those that the chapter hands out")] = {}
    # ---- tricks
    won: Annotated[list[tuple[Who, Codes]], says("tricks in their order, each with its winner, or `nobody`")] = []
    leader: Annotated[Who, says("who leads, or led, the trick", "whom the rules let lead the first")] = ""
    trick: Annotated[
        list[tuple[Who, str]] | None,
        says(
            "cards that lie in the running trick: `[[gandalf, H8], [bilbo, H2]]`; `R1 to_win` for a declared Ring",
            "the trick has not begun",
        ),
    ] = None
    last_trick: Annotated[list[tuple[Who, str]], says("who played what in the trick before")] = []
    left: Annotated[
        Annotated[int, Meta(ge=0)] | None,
        says("tricks still to be played, this one included", "as many as the shortest hand has cards"),
    ] = None
    broken: Annotated[bool, says("whether a Ring has been played")] = False
    event_deck: Annotated[list[EventRank], says("Old Forest or Balrog cards not yet turned up", "all nine")] = []
    event_cards: Annotated[list[EventRank], says("those turned up for the running trick")] = []
    # ---- what is known
    ring_holder: Annotated[Who, says("who took the ring token", "who holds the 1 of Rings, or bears the Ring")] = ""
    exchanged: Annotated[Who, says("alone: who has exchanged")] = ""
    passed: Annotated[
        list[list[Move]],
        says("cards that changed hands, those of one moment together: giver (or `nobody`), receiver, card, who saw it"),
    ] = []
    horn: Annotated[dict[Who, Suits], says("the suits that the bearer of the Horn named")] = {}
    horn_played: Annotated[Codes, says("what he has played since")] = ""
    void: Annotated[dict[Who, Suits], says("by chair the suits of which all know that it holds none")] = {}
    led: Annotated[dict[Who, Suits], says("by chair the suits it has led")] = {}


ONLY_IN_TRICKS = (
    "lost_taken_by", "filled", "aside", "tucked", "laid", "open", "threats", "declared", "riders", "won", "leader", "trick", "last_trick",
    "left", "broken", "event_deck", "event_cards", "passed", "horn", "horn_played", "void", "led", "play_on", "exchanged",
)  # fmt: skip


def read(data: Mapping[str, Any]) -> SceneData:
    """A position from plain data, or one clear sentence."""
    found = read_position(data, SceneData)
    check_stage(data, found)
    named: list[tuple[str, Iterable[str], Iterable[str]]] = [
        ("character", [*found.characters, *(found.finished or ())], CHARACTERS),
        ("rider", found.riders.values(), RIDERS),
        ("gift", found.spent or (), GIFTS),
    ]
    for what, names, known in named:
        for name in names:
            if name and name not in known:
                raise BadInput(f"There is no {what} “{name}”.{suggest(name, known)}")
    for key in ("characters", "finished", "done", "spent", "open", "filled", "event_deck"):
        refuse_twice(key, getattr(found, key) or ())
    for key in ("aside", "tucked", "laid", "horn"):
        if len(getattr(found, key)) > 1:
            raise BadInput(f"“{key}” belongs to one chair, not to {len(getattr(found, key))}.")
    return found


def check_stage(data: Mapping[str, Any], found: SceneData) -> None:
    """Refuse keys that say nothing at this stage."""
    too_early = [key for key in ONLY_IN_TRICKS if key in data] if found.stage != "tricks" else []
    if too_early:
        raise BadInput(f"“{too_early[0]}” belongs to the tricks; this scenario begins at stage “{found.stage}”.")
    if found.stage != "characters" and (not found.characters or "" in found.characters):
        raise BadInput("A scenario that begins after the choice of characters seats them: `characters: [...]`.")
    if found.until == "end of setup" and found.stage == "tricks":
        raise BadInput("At stage “tricks” the set-up is over: “until” cannot be “end of setup”.")
    if found.until in ("end of trick", "end of round") and found.stage != "tricks":
        raise BadInput(f"“until: {found.until}” belongs to the tricks; this scenario begins at stage “{found.stage}”.")


def refuse_twice(key: str, names: Iterable[object]) -> None:
    """Refuse what is named twice."""
    things = [str(name) for name in names if name != ""]
    twice = [name for name in things if things.count(name) > 1]
    if twice:
        raise BadInput(f"“{key}” names {twice[0]} twice.")


def check_events(data: SceneData, setup: Setup) -> None:
    """Refuse events of another chapter."""
    choice = CHAPTERS[int(setup.chapter)].choice if setup.chapter != ROAD else ()
    doable = choice if setup.chapter != ROAD else ("rider",)
    for event, known in [*[(data.event, choice)] * bool(data.event), *[(done, doable) for done in data.done or ()]]:
        if event not in known:
            there = f"; it has {', '.join(known)}" if known else ", which has none"
            raise BadInput(f"There is no event “{event}” in this chapter{there}.{suggest(event, known)}")


def check_roster(data: SceneData, roster: Sequence[str]) -> None:
    """Refuse characters of another chapter."""
    for character in filter(None, data.characters):
        if character not in roster and not data.any_character:
            raise BadInput(f"“{character}” is no character of this chapter; it has {', '.join(roster)}.{suggest(character, roster)}")
