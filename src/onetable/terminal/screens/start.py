"""The screen before a game that brings none of its own: go on with one that waits, or fill in the set-up form and begin."""

from __future__ import annotations

from typing import Any, ClassVar

from textual.binding import Binding, BindingType

from onetable.core.errors import BadInput
from onetable.core.form import Field
from onetable.games.registry import rulebook
from onetable.telling.bots import bot_at_length
from onetable.telling.entries import Entry
from onetable.telling.forms import field_label, value_label
from onetable.telling.titles import name_of, title_of_table
from onetable.terminal.kit.canvas import Canvas, paint
from onetable.terminal.kit.lists import draw_list
from onetable.terminal.screens.kept import kept_entry
from onetable.terminal.screens.opening import OpeningScreen
from onetable.terminal.screens.pages import framed

BEGIN, PLAYERS, BOTS = "begin", "players", "bots"


class StartScreen(OpeningScreen):
    """Games that wait, then the form: how many play, and a line for each field and seat."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right", "change(1)", show=False), Binding("left", "change(-1)", show=False), Binding("enter,space", "choose", show=False),
        *[Binding(str(digit), f"pick({digit})", show=False) for digit in range(1, 10)],
    ]  # fmt: skip
    keys = "start-keys"

    def __init__(self) -> None:
        super().__init__()
        self.chosen: dict[str, Any] = {}  # by field what the person has changed: a value, or one for each seat

    def on_mount(self) -> None:
        self.players = self.table.players
        super().on_mount()

    # ---- the form

    @property
    def fields(self) -> tuple[Field, ...]:
        """What may be decided."""
        return rulebook(self.table.game).form().fields

    def value(self, field: Field, seat: int) -> Any:
        """What stands in a field now; unless it was changed, the usual."""
        if field.per_seat:
            usual = list(rulebook(self.table.game).form().example().get(field.name, field.values))
            values = self.chosen.get(field.name, [])
            place = seat - field.first
            return values[place] if place < len(values) else usual[place % len(usual)]
        return self.chosen.get(field.name, field.values[0])

    def setup(self) -> dict[str, Any]:
        """What was changed, for as many as play."""
        each = {field.name: field for field in self.fields if field.per_seat}
        return {
            name: [self.value(each[name], seat) for seat in range(each[name].first, self.players)] if name in each else value
            for name, value in self.chosen.items()
        }

    def write_entries(self) -> None:
        """In the language of now."""
        game, interface = self.table.game, self.table.interface
        say, language = interface.say, interface.language
        about = "\n".join([say(key) for key in (f"{game}-about", f"{game}-facts") if interface.has(key)])
        rows = [kept_entry(game, kept, interface, "start-continue") for kept in self.waiting]
        rows.append(Entry(BEGIN, say("start-begin"), "\n".join([title_of_table(game, self.setup(), language), about])))
        rows.append(Entry(PLAYERS, say("start-players", count=self.players), say("start-change")))
        for field in self.fields:
            for seat in range(field.first, self.players) if field.per_seat else (0,):
                who = say("seat-you") if seat == self.table.seat else say("seat-person", number=seat + 1)
                label = say("start-field", field=field_label(game, field, who, language), value=self.told(field, seat))
                rows.append(Entry((field, seat), label, say("start-change")))
        if self.has_bots:
            rows.append(Entry(BOTS, self.bots_line(), "\n".join([bot_at_length(self.bots[0], interface), say("start-change")])))
        self.attention.entries = tuple(rows)
        self.repaint()

    def told(self, field: Field, seat: int) -> str:
        """What stands in a field, in words."""
        value, interface = self.value(field, seat), self.table.interface
        if isinstance(value, bool):
            return interface.say("yes" if value else "no")
        return value_label(self.table.game, field.name, value, interface.language)

    def paint(self, width: int, height: int) -> Canvas:
        """The list, and beside it what a line means."""
        say, game = self.table.interface.say, self.table.game
        canvas = Canvas(width, height, paint(self.palette.ink, self.palette.table))
        area = framed(canvas, self, name_of(game, self.table.interface.language), say(self.keys))
        draw_list(canvas, area, self.attention, self.palette)
        return canvas

    # ---- keys

    def action_pick(self, number: int) -> None:
        """The nth line."""
        if number <= len(self.attention.entries):
            self.move_to(number - 1)

    def action_change(self, step: int) -> None:
        """Another value of this line."""
        entry = self.attention.entry
        if entry is None:
            return
        if entry.meaning == PLAYERS:
            numbers = list(rulebook(self.table.game).players)
            self.players = numbers[(numbers.index(self.players) + step) % len(numbers)]
        elif entry.meaning == BOTS:
            self.change_bots(step)
        elif isinstance(entry.meaning, tuple):
            field, seat = entry.meaning
            values = list(field.values)
            now = self.value(field, seat)
            other = values[((values.index(now) if now in values else -step) + step) % len(values)]
            if field.per_seat:
                each = [self.value(field, place) for place in range(field.first, self.players)]
                each[seat - field.first] = other
                self.chosen[field.name] = each
            else:
                self.chosen[field.name] = other
        self.write_entries()

    def action_choose(self) -> None:
        """Go on, begin, or change a line."""
        self.choose()

    def choose(self) -> None:
        entry = self.attention.entry
        if entry is None:
            return
        if entry.meaning == BEGIN:
            try:
                self.table.begin(self.setup(), players=self.players)
            except BadInput as error:
                self.notify(str(error), severity="error")
        elif entry.meaning in (PLAYERS, BOTS) or isinstance(entry.meaning, tuple):
            self.action_change(1)
        else:
            self.table.resume(self.waiting[self.attention.cursor].path)
