"""Before the game: who rides out, and whom the person at the keyboard plays."""

from __future__ import annotations

from enum import Enum
from typing import Any, ClassVar

from textual.binding import Binding, BindingType

from onetable.bots.registry import offered_bots
from onetable.core.form import Option
from onetable.core.phrasebook import Phrasebook
from onetable.games.quest.options import OPTIONS
from onetable.games.quest.text.names import Named
from onetable.games.quest.traits import Hero
from onetable.games.registry import rulebook
from onetable.telling.bots import bot_at_length, offered_bot
from onetable.telling.entries import Entry
from onetable.telling.forms import option_label, option_value
from onetable.telling.spoken_view import texts_of
from onetable.terminal.kit.canvas import Area, Canvas, paint
from onetable.terminal.kit.keys import letters
from onetable.terminal.kit.lists import draw_list
from onetable.terminal.kit.measure import clip, fill, width_of
from onetable.terminal.kit.paragraphs import draw_page
from onetable.terminal.screens.opening import OpeningScreen
from onetable.terminal.screens.pages import framed

SEATS: tuple[Hero | None, ...] = (None, *Hero)  # None is Sauron
MOST = 3
YOU, WITH, WITHOUT = "◆", "◇", " "


class Bots(Enum):
    """The line below the options: how the bots play."""

    HOW = "how"


class GatheringScreen(OpeningScreen):
    """Sauron and all heroes: one is played by the person, some by bots, some stay at home."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right", "change(1)", show=False), Binding("left", "change(-1)", show=False),
        Binding("enter", "sit", show=False), Binding("space", "along", show=False), *letters({"b": "begin"}),
        Binding("escape", "quit", show=False),
    ]  # fmt: skip
    keys = "quest-gather-keys"

    def __init__(self, campaign: object = None, players: int = 0) -> None:
        super().__init__()
        self.heroes: list[Hero] = [Hero.ARGALAD, Hero.THALIN]
        self.mine: Hero | None = Hero.ARGALAD
        self.players = len(self.heroes) + 1
        self.options: dict[str, Any] = {}  # by name what the table decides in another way than usual

    def on_mount(self) -> None:
        """Begin at the own seat."""
        self.attention.cursor = SEATS.index(self.mine)
        super().on_mount()

    @property
    def phrases(self) -> Phrasebook:
        """The words of the game in the language of now."""
        return rulebook("quest").phrasebook(self.table.interface.language)

    def called(self, hero: Hero | None) -> str:
        """A hero, or Sauron."""
        return self.table.interface.say("quest-sauron") if hero is None else self.phrases.say(Named(f"hero.{hero}"))

    def write_entries(self) -> None:
        """Every seat with who has it, in the language of now."""
        say = self.table.interface.say
        wide = max([width_of(self.called(hero)) for hero in SEATS])
        rows = []
        for hero in SEATS:
            plays = hero is None or hero in self.heroes
            sign, who = (YOU, "you") if hero is self.mine else (WITH, "bot") if plays else (WITHOUT, "out")
            rows.append(Entry(hero, f"{sign} {fill(self.called(hero), wide)}  {say(f'quest-gather-{who}')}"))
        language = self.table.interface.language
        for option in OPTIONS:
            value = option_value("quest", self.value(option), language)
            rows.append(Entry(option, say("quest-gather-option", option=option_label("quest", option, language), value=value)))
        if self.has_bots:
            rows.append(Entry(Bots.HOW, self.bots_line()))
        self.attention.entries = tuple(rows)
        self.repaint()

    def value(self, option: Option) -> Any:
        """What the table decides."""
        return self.options.get(option.name, option.values[0])

    @property
    def pointed(self) -> Hero | Option | Bots | None:
        """Who, or what may be decided, is under the cursor."""
        return (*SEATS, *OPTIONS, Bots.HOW)[self.attention.cursor]

    def paint(self, width: int, height: int) -> Canvas:
        """The seats left, the one under the cursor right, below them what can be done."""
        say, palette = self.table.interface.say, self.palette
        canvas = Canvas(width, height, paint(palette.ink, palette.table))
        area = framed(canvas, self, f"{say('game-quest')} · {say('quest-gather')}", say(self.keys))
        wide = min(48, area.width * 3 // 5)
        draw_list(canvas, Area(area.x, area.y, wide, area.height - 3), self.attention, palette, bare=True)
        beside = Area(area.x + wide + 3, area.y, min(area.width - wide - 3, 80), area.height - 4)
        draw_page(canvas, beside, self.page(), 0, palette, palette.table)
        for row, (key, text) in enumerate(self.actions()):
            y = area.bottom - 2 + row
            style = paint(palette.on_act, palette.act, bold=True) if row == 0 else paint(palette.ink_2, palette.table)
            canvas.put(area.x, y, clip(f" {key}  {text} ", area.width), style)
            canvas.zone(Area(area.x, y, area.width, 1), ("action", key))
        return canvas

    def page(self) -> list[tuple[str, bool]]:
        """What is printed on the sheet of the one under the cursor; of a decision all that may be decided."""
        hero, language = self.pointed, self.table.interface.language
        if isinstance(hero, Option):
            values = [(value == self.value(hero), option_value("quest", value, language)) for value in hero.values]
            return [(option_label("quest", hero, language), True), *offered(values)]
        if isinstance(hero, Bots):
            interface = self.table.interface
            kinds = [(name in self.bots, offered_bot(name, interface)) for name in offered_bots("quest")]
            return [(self.bots_line(), True), (bot_at_length(self.bots[0], interface), False), *offered(kinds)]
        if hero is None:
            return [(self.called(None), True), (self.table.interface.say("quest-gather-sauron"), False)]
        word = texts_of("quest")[f"hero.{hero}"]
        return [(self.called(hero), True), (self.phrases.figures(word), False), (self.phrases.read(word), False)]

    def actions(self) -> list[tuple[str, str]]:
        """What can be done now: key and words."""
        say = self.table.interface.say
        others = say("line-comma").join([self.called(hero) for hero in self.others()])
        found = (
            [("B", say("quest-gather-begin", who=self.called(self.mine), others=others))]
            if self.heroes
            else [("", say("quest-gather-none"))]
        )
        waiting = len(self.waiting)
        return [*found, *([("C", say("quest-gather-continue") if waiting == 1 else say("kept-all", count=waiting))] if waiting else [])]

    def others(self) -> list[Hero | None]:
        """Everybody whom a bot plays."""
        return [hero for hero in SEATS if hero is not self.mine and (hero is None or hero in self.heroes)]

    # ---- keys

    def action_sit(self) -> None:
        """Play the one under the cursor, of whom the latest of three others makes room; or decide in another way."""
        if isinstance(self.pointed, (Option, Bots)):
            self.action_change(1)
            return
        self.mine = self.pointed
        if self.mine is not None and self.mine not in self.heroes:
            self.heroes = [*self.heroes[: MOST - 1], self.mine]
        self.write_entries()

    def choose(self) -> None:
        """A second click sits down."""
        self.action_sit()

    def action_change(self, step: int) -> None:
        """Another value of what the table decides; among the seats another one."""
        option = self.pointed
        if isinstance(option, Bots):
            self.change_bots(step)
        elif isinstance(option, Option):
            values = option.values
            self.options[option.name] = values[(values.index(self.value(option)) + step) % len(values)]
        else:
            self.action_move(step)
        self.write_entries()

    def action_along(self) -> None:
        """A hero comes along or stays at home; Sauron is always there, and so is the person."""
        hero = self.pointed
        if isinstance(hero, (Option, Bots)):
            self.action_change(1)
            return
        if hero is None or hero is self.mine:
            return
        if hero in self.heroes:
            self.heroes.remove(hero)
        elif len(self.heroes) < MOST:
            self.heroes.append(hero)
        self.write_entries()

    def action_begin(self) -> None:
        """Sit down at the table."""
        if self.heroes:
            self.table.seat = 0 if self.mine is None else self.heroes.index(self.mine) + 1
            decided = {option.name: self.value(option) for option in OPTIONS if self.value(option) != option.values[0]}
            setup: dict[str, Any] = {"heroes": [hero.value for hero in self.heroes]}
            self.table.begin({**setup, "options": decided} if decided else setup, players=len(self.heroes) + 1)

    def clicked(self, kind: str, value: Any) -> None:
        """Seats, and the actions below."""
        if kind == "action":
            {"B": self.action_begin, "C": self.action_continue}.get(value, self.repaint)()
        else:
            super().clicked(kind, value)


def offered(values: list[tuple[bool, str]]) -> list[tuple[str, bool]]:
    """All that may be decided, with a sign at what is."""
    return [(f"{YOU if taken else WITH} {text}", False) for taken, text in values]
