"""The table: shows what one person sees, takes choices by keyboard and mouse, and lets the bots play in between."""

from __future__ import annotations

import asyncio
from typing import Any, ClassVar

from textual.binding import Binding, BindingType

from onetable.core.errors import BadInput
from onetable.core.word import Word
from onetable.telling.entries import Entry, Reachable
from onetable.telling.lessons import advice
from onetable.telling.titles import title_of_table
from onetable.terminal import coaching
from onetable.terminal.attention import Attention
from onetable.terminal.kit.keys import letters
from onetable.terminal.screens.pages import PAGE, PassScreen
from onetable.terminal.screens.reader import ReaderScreen
from onetable.terminal.screens.seen import SeenTable
from onetable.terminal.session import Session

LETTERS = {
    "u": "undo", "h": "hint", "j": "journal", "g": "goals", "r": "rules", "b": "book", "s": "save", "l": "language", "t": "theme",
    "q": "quit", "d": "piles", "m": "map", "p": "pass", "c": "continue",
    "k": "coach", "o": "lessons", "e": "titles", "x": "resign",
}  # fmt: skip


class TableScreen(SeenTable):
    """One game."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right,down", "move(1)", show=False), Binding("left,up", "move(-1)", show=False),
        Binding("tab", "next_open(1)", show=False), Binding("shift+tab", "next_open(-1)", show=False),
        Binding("enter", "choose", show=False), Binding("escape", "back", show=False),
        Binding("pagedown", f"turn({PAGE})", show=False), Binding("pageup", f"turn(-{PAGE})", show=False),
        *[Binding(str(digit), f"pick({digit})", show=False) for digit in range(1, 10)],
        Binding("question_mark", "help", show=False), Binding("space", "hurry", show=False), *letters(LETTERS),
    ]  # fmt: skip

    # ---- the game goes on

    def on_mount(self) -> None:
        """Begin."""
        self.play_on()

    def play_on(self) -> None:
        """Let the bots play until a person is asked; what was going on before is dropped."""
        self.ready = False
        self.run_worker(self.let_bots_play(), group="game", exclusive=True)

    async def let_bots_play(self) -> None:
        """Bots think in a thread; every card is shown for a moment. What is taken without asking is no question and is not shown as one."""
        session = self.session
        while (seat := session.asked) is not None and not session.is_stuck:
            number = self.obvious()
            if number is None and session.is_person(seat):
                break
            if number is None:
                self.show()
                number = await self.bots_choice(seat)
                await self.wait()
            session.match.answer(number)
            if self.interrupt():
                return
        if seat is None or session.is_stuck:
            self.finish()
        else:
            self.ask(seat)

    async def bots_choice(self, seat: int) -> int:
        """What the bot on this seat does; where it fails the person is told."""
        session = self.session
        if (number := session.scripted()) is not None:
            return number
        name, view = session.seats.names[seat], session.match.view(seat)
        thought = await session.seats.think_aside(name, view)
        if trouble := session.seats.first_trouble(name, thought):
            self.attention.tell(self.table.interface.say("bot-failed", name=name, reason=trouble), bad=True)
        return thought.number

    async def wait(self) -> None:
        """So long that a person can follow; longer when a trick is over, not at all when somebody is in a hurry."""
        patience, self.patience = self.patience, 1.0
        if self.table.delay <= 0:
            return
        try:
            await asyncio.wait_for(self.hurried.wait(), self.table.delay * patience)
        except TimeoutError:
            return

    def ask(self, seat: int) -> None:
        """A person is asked; where several share the keyboard it is passed on first."""
        self.hurried.clear()
        if seat != self.session.viewer or self.covered:
            self.covered = True
            say = self.table.interface.say
            who = say("seat-person", number=seat + 1)
            self.app.push_screen(PassScreen(say("pass-title"), say("pass-to", who=who)), lambda _: self.take_seat(seat))
            return
        self.keep()
        self.counsel()
        self.ready = True
        self.show()

    def counsel(self) -> None:
        """At a lesson the tutor says what fits, or else what is to be reached; in a game the coach what is at stake."""
        self.hints_told = 0
        if (found := advice(self.session.match, self.table.interface)) is not None:
            self.attention.tell(found.text or found.task, bad=found.progress == "failed")
        elif not self.attention.notice:
            self.coach()

    def take_seat(self, seat: int) -> None:
        """Another person sits down at the keyboard."""
        self.session.viewer, self.covered = seat, False
        self.attention.tell("")
        self.ask(seat)

    def interrupt(self) -> bool:
        """A pause when something great has happened, such as a won round."""
        news: list[Word] = [event.word for event in self.session.match.journal[self.told :]]
        self.told = len(self.session.match.journal)
        self.patience = max(self.patience, self.teller.pause(news))
        self.great = news if self.session.asked is not None and self.teller.interlude(self.sight(), news) else []
        if self.great:
            self.show_interlude()
        return bool(self.great)

    def show_interlude(self) -> None:
        """What was great, and how to go on."""
        title, text = self.teller.interlude(self.sight(), self.great) or ("", "")
        self.attention = Attention(entries=(Entry("go-on", self.table.interface.say("round-go-on"), text),), title=title)
        self.ready = True
        self.repaint()

    def answer(self, number: int) -> None:
        """The person has chosen."""
        sight = self.sight()
        self.again = sight.view.choices[number] if number != self.teller.passing(sight) else None
        self.attention.tell("")
        self.session.match.answer(number)
        if not self.interrupt():
            self.play_on()

    def take(self, number: int) -> None:
        if self.ready and self.session.asked == self.session.viewer:
            self.answer(number)

    def finish(self) -> None:
        """The game is over: write the record and offer what comes next."""
        say = self.table.interface.say
        if self.session.is_lesson:
            self.finish_lesson()
            return
        if not self.written:
            coaching.end_of_game(self.session)
            try:
                self.written = str(self.session.finish())
                self.attention.tell(say("over-record", path=self.written))
            except BadInput as error:
                self.attention.tell(say("save-failed", reason=str(error)), bad=True)
        self.ready = True
        old, (title, *reasons) = self.attention, self.teller.closing(self.sight()) or [""]
        entries = self.endings(reasons)
        self.attention = Attention(entries=entries, title=title, notice=old.notice, bad=old.bad, journal_open=old.journal_open)
        self.repaint()
        self.tell_above()

    def finish_lesson(self) -> None:
        """The lesson is learned, or one must go back."""
        self.session.learn()
        self.ready = True
        say, found = self.table.interface.say, advice(self.session.match, self.table.interface)
        assert found is not None
        back = [Entry("undo", say("lesson-back"), found.text)] if self.session.is_stuck else []
        self.attention = Attention(entries=(*back, *self.endings([found.text])), title=found.title)
        self.attention.tell(found.text, bad=self.session.is_stuck)
        self.repaint()
        self.tell_above()

    def endings(self, reasons: list[str]) -> tuple[Entry, ...]:
        """What can be done when the game is over."""
        say = self.table.interface.say
        reasons = [*self.session.standing_lines(self.table.interface), *reasons]
        text = "\n".join(reasons)
        found = []
        if (following := self.session.next_of_round()) is not None:
            found.append(Entry(following, say("round-next"), text))
        for key, setup in self.session.next_games():
            label = say(key, chapter=title_of_table(self.session.match.rulebook.id, setup, self.table.interface.language))
            found.append(Entry(("begin", setup), label, "\n".join([label, *reasons])))
        found.append(Entry("look-back", say("end-look-back"), text))
        if self.table.has_book:
            found.append(Entry("book", say("end-book"), text))
        return (*found, Entry("quit", say("end-quit"), text))

    # ---- choosing

    def action_move(self, step: int) -> None:
        """Move the cursor."""
        if self.attention.entries:
            self.move_to(self.attention.cursor + step)
        elif known := self.known():
            self.attention.cursor = (self.attention.cursor + step) % len(known)
            self.attention.tell("")
            self.repaint()

    def action_next_open(self, step: int) -> None:
        """Move the cursor to the next thing that can be chosen."""
        known = self.known()
        for distance in range(1, len(known) + 1):
            place = (self.attention.cursor + step * distance) % len(known)
            if known[place].choices:
                self.action_move(place - self.attention.cursor)
                return
        self.action_move(step)

    def action_pick(self, number: int) -> None:
        """Put the cursor on the nth thing that can be chosen."""
        if self.attention.entries:
            places = [place for place, entry in enumerate(self.attention.entries) if entry.meaning is not None]
        else:
            places = [place for place, card in enumerate(self.known()) if card.choices]
        if number <= len(places):
            self.action_move(places[number - 1] - self.attention.cursor)

    def action_choose(self) -> None:
        """Take what the cursor is on, or say why not."""
        self.choose()

    def action_pass(self) -> None:
        """Do nothing for now."""
        number = self.teller.passing(self.sight()) if self.ready else None
        if number is not None and any(entry.meaning == number for entry in self.attention.entries):
            self.answer(number)

    def choose(self) -> None:
        """Take what the cursor is on, or say why not."""
        if not self.ready:
            return
        entry, known = self.attention.entry, self.known()
        if entry is not None:
            self.choose_entry(entry)
        elif self.attention.cursor < len(known):
            self.choose_card(known[self.attention.cursor])
        elif self.session.asked is None:
            self.finish()

    def choose_card(self, card: Reachable) -> None:
        """One choice is taken at once; several are offered; none has a reason."""
        if len(card.choices) == 1:
            self.answer(card.choices[0])
        elif card.choices:
            sight = self.sight()
            entries = tuple([Entry(number, sight.read(sight.view.choices[number])) for number in card.choices])
            self.attention = Attention(entries=entries, title=sight.say("ask-how"), journal_open=self.attention.journal_open)
            self.repaint()
        elif card.reason is not None:
            sight = self.sight()
            self.attention.tell(sight.say("prompt-not-now", reason=sight.read(card.reason)), bad=True)
            self.repaint()

    def choose_entry(self, entry: Entry) -> None:
        """A choice of the game, or what comes after it."""
        meaning: Any = entry.meaning
        if isinstance(meaning, int):
            self.answer(meaning)
        elif isinstance(meaning, Session):
            self.table.sit_down(meaning)
        elif isinstance(meaning, tuple):
            self.table.begin(meaning[1], like=self.session)
        elif meaning in ("go-on", "stay"):
            self.attention.tell("")
            self.play_on()
        elif meaning == "undo":
            self.undo_anyway()
        elif meaning == "resign":
            self.resign_anyway()
        elif meaning == "look-back":
            self.attention.entries = ()
            self.repaint()
        elif meaning == "book":
            self.action_book()
        elif meaning == "quit":
            self.action_quit()
        else:
            self.attention.tell(entry.reason, bad=True)
            self.repaint()

    def clicked(self, kind: str, value: Any) -> None:
        """A click on a card or a place chooses it, a second one plays it; keys below can be clicked too."""
        if kind == "key":
            self.call_later(self.run_action, f"screen.{value}")
        elif kind == "card" and (places := [place for place, card in enumerate(self.known()) if card.card == value]):
            if places[0] == self.attention.cursor:
                self.choose()
            else:
                self.action_move(places[0] - self.attention.cursor)
        elif kind in ("card", "place"):
            entry = self.kind.entry_for(self.sight(), self.attention, value)
            if entry is not None:
                super().clicked("entry", entry)
            elif kind == "card":
                self.read_card(value)
            else:
                self.open_map(value)
        else:
            super().clicked(kind, value)

    def read_card(self, card: object) -> None:
        """The text of a card on the table that has no choice of its own."""
        sight = self.sight()
        cards = self.teller.cards_on_table(sight)
        if any([str(entry.meaning) == str(card) for entry in cards]):
            self.app.push_screen(ReaderScreen(sight.say("reader-table"), cards, [str(card)]))

    def action_back(self) -> None:
        """Close what lies over the table, or take back half a choice."""
        self.attention.journal_open = False
        self.attention.tell("")
        if self.session.asked is None and self.ready:
            self.finish()
        elif self.ready:
            self.play_on()
        self.repaint()

    def speak_anew(self) -> None:
        """Say everything in the language of now; the cursor stays where it is."""
        place = self.attention.cursor
        if self.session.asked is None and self.ready:
            self.attention.tell(self.table.interface.say("over-record", path=self.written) if self.written else "")
            self.finish()
        elif self.attention.entry is not None and self.attention.entry.meaning == "go-on":
            self.show_interlude()
        elif self.ready and self.session.asked != self.session.viewer:
            self.attention.tell("")
            self.play_on()  # the bots were waiting for an answer that is dropped
        else:
            self.attention.tell("")
            self.counsel()
            self.show()
            self.attention.cursor = place
        self.repaint()
