"""The chapter book: the road, what is won, who takes part in each chapter, and where to go on."""

from __future__ import annotations

from typing import ClassVar

from textual.binding import Binding, BindingType

from onetable.core.phrasebook import Phrasebook
from onetable.games.fellowship.campaign import Campaign
from onetable.games.fellowship.cards.chapters import CHAPTERS, ROAD
from onetable.games.fellowship.telling.chapters import chapter_page, title_of
from onetable.games.registry import rulebook
from onetable.telling.bots import bot_at_length
from onetable.telling.entries import Entry
from onetable.terminal.kit.canvas import Area, Canvas, paint
from onetable.terminal.kit.keys import letters
from onetable.terminal.kit.lists import draw_list
from onetable.terminal.kit.measure import clip
from onetable.terminal.kit.paragraphs import draw_page
from onetable.terminal.screens.opening import OpeningScreen
from onetable.terminal.screens.pages import framed
from onetable.terminal.session import Unfinished

ALL: tuple[int | str, ...] = (*CHAPTERS, ROAD)
OWN_CAMPAIGN = "my road"  # of whoever plays from the chapter book without naming a group


def open_book(campaign: Campaign | None, players: int) -> BookScreen:
    """The book of this group, or of whoever names none."""
    return BookScreen(campaign or Campaign.open(OWN_CAMPAIGN, players))


class BookScreen(OpeningScreen):
    """All chapters of one group's road."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right", "move(1)", show=False), Binding("left", "move(-1)", show=False),
        Binding("enter,space", "go_on", show=False), Binding("escape", "close", show=False),
        *letters({"n": "anew", "b": "close", "p": "bots"}),
        Binding("pagedown", "turn(5)", show=False), Binding("pageup", "turn(-5)", show=False),
        *[Binding(str(number), f"players({number})", show=False) for number in range(1, 5)],
    ]  # fmt: skip
    keys = "book-keys"
    signs = ("book-signs",)

    def __init__(self, campaign: Campaign) -> None:
        super().__init__()
        self.campaign = campaign
        self.players = campaign.players
        self.counted = False  # whether the person has said how many play

    def on_mount(self) -> None:
        """Open at the chapter that comes next."""
        self.players = self.table.players
        self.attention.cursor = ALL.index(self.campaign.proposed())
        super().on_mount()

    def write_entries(self) -> None:
        """The names of the chapters in the language of now."""
        self.attention.entries = tuple(
            [Entry(chapter, f"{self.mark(chapter)} {' ' * (chapter in range(10))}{title_of(chapter, self.phrases)}") for chapter in ALL]
        )
        self.repaint()

    def mark(self, chapter: int | str) -> str:
        """Won, next, or begun."""
        if self.campaign.is_won(chapter):
            return "★"
        return "→" if chapter == self.campaign.proposed() else "◐" if self.campaign.progress(chapter) else " "

    @property
    def phrases(self) -> Phrasebook:
        """The words of the game in the language of now."""
        return rulebook("fellowship").phrasebook(self.table.interface.language)

    @property
    def chapter(self) -> int | str:
        """The chapter under the cursor."""
        return ALL[self.attention.cursor]

    def paint(self, width: int, height: int) -> Canvas:
        """The road above, the chapters left, the open one right."""
        say, palette = self.table.interface.say, self.palette
        canvas = Canvas(width, height, paint(palette.ink, palette.table))
        area = framed(canvas, self, f"{say('book-title')} · {self.campaign.name}", say(self.keys))
        self.draw_road(canvas, Area(area.x, area.y - 1, area.width, 2))
        wide = min(46, area.width // 2)
        draw_list(canvas, Area(area.x, area.y + 2, wide, area.height - 2), self.attention, palette, bare=True)
        beside = Area(area.x + wide + 2, area.y + 2, area.width - wide - 2, area.height - 2)
        page = chapter_page(self.chapter, self.campaign, self.table.interface, self.phrases)
        actions = self.actions()
        foot = Area(beside.x, beside.bottom - len(actions), beside.width, len(actions))
        body = Area(beside.x, beside.y, beside.width, beside.height - foot.height - 1)
        last = draw_page(canvas, body, page, self.attention.turned, palette, palette.table)
        self.attention.turned = min(self.attention.turned, last)
        for place, (key, text) in enumerate(actions):
            style = paint(palette.on_act, palette.act, bold=True) if place == 0 else paint(palette.ink_2, palette.table)
            canvas.put(foot.x, foot.y + place, clip(f" {key}  {text} ", foot.width), style)
            canvas.zone(Area(foot.x, foot.y + place, foot.width, 1), ("action", key))
        return canvas

    def actions(self) -> list[tuple[str, str]]:
        """What can be done now: key and words."""
        say = self.table.interface.say
        if (here := self.left_here()) is not None:
            found = [("Enter", self.told(here)), ("N", say("book-anew"))]
        elif self.campaign.progress(self.chapter) is not None:
            found = [("Enter", say("book-keep", count=self.players)), ("N", say("book-anew"))]
        else:
            found = [("Enter", say("book-play", count=self.players))]
        others = [kept for kept in self.waiting if kept != here]
        if others:
            found.append(("C", self.told(others[0]) if len(self.waiting) == 1 else say("kept-all", count=len(self.waiting))))
        if self.has_bots:
            found.append(("P", self.bots_line()))
        return found

    def told(self, kept: Unfinished) -> str:
        """A game that waits, in words."""
        name = title_of(kept.setup.get("chapter", 1), self.phrases)
        return self.table.interface.say("book-continue", chapter=name, count=kept.players)

    def left_here(self) -> Unfinished | None:
        """The latest game of this group that was left in this chapter, unless the person wants to be another number."""
        for kept in self.waiting:
            same = kept.setup.get("chapter", 1) == self.chapter and kept.campaign == self.campaign.name
            if same and (not self.counted or kept.players == self.players):
                return kept
        return None

    def draw_road(self, canvas: Canvas, area: Area) -> None:
        """A pane for each chapter; the lit part of the road is behind you."""
        say, palette = self.table.interface.say, self.palette
        won = [chapter for chapter in CHAPTERS if self.campaign.is_won(chapter)]
        canvas.put(area.x, area.y, say("book-road", won=len(won), count=len(CHAPTERS)), paint(palette.ink_2, palette.table))
        roomy = area.width >= 116
        gap = max(2, min(4, (area.width - 64) // 17))
        x = area.x
        for chapter in CHAPTERS:
            lit, here = chapter in won, chapter == self.chapter
            style = paint(palette.on_act, palette.act, bold=True) if lit else paint(palette.ink_2, palette.raised)
            text = f"[{chapter}]" if here else f" {chapter} " if roomy else f"{chapter}"
            start, x = x, canvas.put(x, area.y + 1, text, style)
            canvas.zone(Area(start, area.y + 1, x - start, 1), ("entry", chapter - 1))
            line = ("━" if lit else "┄") * gap
            x = canvas.put(x, area.y + 1, line if chapter != 18 else "", paint(palette.act if lit else palette.line, palette.table))

    # ---- keys

    def action_turn(self, lines: int) -> None:
        """Turn the page of the chapter."""
        self.scroll_page(lines)

    def action_players(self, number: int) -> None:
        """How many play."""
        self.players, self.counted = number, True
        self.repaint()

    def action_go_on(self) -> None:
        """Go on with the game that was left in this chapter, else with the chapter, else begin it."""
        if (here := self.left_here()) is not None:
            self.table.resume(here.path)
        else:
            self.begin(keep=True)

    def action_anew(self) -> None:
        """Begin this chapter, whatever was reached in it."""
        self.begin(keep=False)

    def action_bots(self) -> None:
        """Others sit beside the person, and it is told how they play."""
        if self.has_bots:
            self.change_bots(1)
            self.notify(bot_at_length(self.bots[0], self.table.interface))
            self.repaint()

    def begin(self, keep: bool) -> None:
        """Deal."""
        self.table.begin(self.campaign.setup_for(self.chapter, keep), players=self.players, campaign=self.campaign)

    def choose(self) -> None:
        """A second click on a chapter plays it."""
        self.action_go_on()

    def clicked(self, kind: str, value: object) -> None:
        """Chapters, and the actions below."""
        if kind == "action":
            {"Enter": self.action_go_on, "N": self.action_anew, "C": self.action_continue, "P": self.action_bots}[str(value)]()
        else:
            super().clicked(kind, value)

    def action_close(self) -> None:
        """Back to the table, if there is one."""
        if self.table.session is not None:
            self.dismiss(None)
