"""The line mode: what can be typed beside a choice."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from onetable.bots.registry import usual_bot
from onetable.core.fold import fold
from onetable.core.lessons.tutor import right_choice
from onetable.core.match import LESSON, NothingToUndo
from onetable.core.phrasebook import LANGUAGES, TITLES
from onetable.telling.entries import Entry
from onetable.telling.guide.examples import read_aloud
from onetable.telling.guide.reading import as_entry, found_sections
from onetable.telling.guide.sections import Section, guide_of
from onetable.telling.lessons import advice, lesson_about
from onetable.telling.reading import card_entries, matching, mentioning, rules_page, term_entries
from onetable.telling.spoken_view import SpokenView
from onetable.telling.typed import fitting
from onetable.terminal import coaching
from onetable.terminal.plain_saves import PlainSaves
from onetable.terminal.plain_voice import Leave, shown
from onetable.terminal.settings import remember
from onetable.terminal.spoken_view import sight_of
from onetable.text import LANGUAGE_NAMES, Interface

MOST_READ = 4  # so many cards are read at once; of more, one is chosen


class PlainCommands(PlainSaves):
    """One person, one line at a time."""

    hinted = 0  # how many hints were told to this question

    @property
    def commands(self) -> dict[str, Callable[[str], None]]:
        return {name: getattr(self, f"do_{name}") for name in self.kind.commands}

    def sight(self) -> SpokenView:
        """What this person sees now."""
        return sight_of(self.session, self.interface)

    def obvious(self) -> int | None:
        """The choice that is taken without asking this person."""
        return self.teller.obvious(self.sight()) if self.session.asked == self.session.viewer and self.session.is_alone else None

    def is_obvious(self) -> bool:
        """Whether this person would not be asked here."""
        return self.obvious() is not None

    def counsel(self) -> None:
        """What the tutor says to this, where it is a lesson; each once, but that it went wrong always."""
        found = advice(self.session.match, self.interface)
        if found is None or not found.text or (found.progress == "open" and found.text in self.introduced):
            return
        self.introduced.add(found.text)
        self.say(f"lesson-{found.progress}", text=found.text)

    def tell_all(self, lines: Sequence[str]) -> None:
        """Several lines, or that there is nothing."""
        for line in lines or [self.interface.say("line-nothing-to-read")]:
            self.tell(line)

    # ---- help and advice

    def do_help(self, _: str) -> None:
        """What can be typed."""
        self.say("line-help-title")
        for name in ("number", *[command for command in self.commands if command != "help"]):
            self.say(f"line-help-{name}")

    def do_why(self, text: str) -> None:
        """Why something cannot be chosen."""
        self.tell_all(self.teller.why(self.sight(), text) or self.not_asked(text))

    def not_asked(self, text: str) -> list[str]:
        """Something that cannot be chosen because the question is another one, or that does not exist."""
        sight, known = self.sight(), matching(self.readable(), text)
        if known:
            return [self.interface.say("line-not-asked", card=known[0].label, question=self.teller.question_aloud(sight))]
        return [self.interface.say("line-why-unknown", text=shown(text)), *self.teller.nearest(sight, text)]

    def no_such_name(self, line: str) -> None:
        """Who names what cannot be chosen hears why."""
        reasons = self.teller.why(self.sight(), line)
        if reasons:
            self.tell_all(reasons)
        else:
            super().no_such_name(line)

    def do_hint(self, _: str) -> None:
        """What would the usual bot do?"""
        sight = self.sight()
        if not sight.is_asked:
            self.say("nothing-here")
            return
        if self.coached_hint():
            return
        right = right_choice(self.session.match)
        if right is not None:
            self.say("lesson-hint", choice=self.teller.spoken(sight, sight.view.choices[right]))
            return
        thought = self.session.seats.think(usual_bot(self.session.match.rulebook.id), sight.view, explain=True)
        if thought.trouble:
            self.say("hint-none", reason=thought.trouble)
        else:
            self.say("hint-is", choice=self.teller.spoken(sight, sight.view.choices[thought.number]))
            if thought.reason is not None:
                self.tell(sight.read(thought.reason))

    def do_coach(self, _: str) -> None:
        """Be told what is at stake with each question, or no longer."""
        self.say("coach-on" if coaching.switch(self.session) else "coach-off")
        self.coach()

    def coach(self) -> None:
        """What is at stake now."""
        said = coaching.counsel(self.session, self.sight())
        self.hinted = 0
        if said is not None:
            self.say("coach-says", text=said.stake)

    def coached_hint(self) -> bool:
        """With a coach the first two hints tell where to look and what to compare; whether one of them was told."""
        hints = coaching.hints(coaching.counsel(self.session, self.sight()))
        self.hinted, self.session.hinted = self.hinted + 1, True
        if self.hinted > len(hints):
            return False
        self.say("coach-says", text=hints[self.hinted - 1])
        return True

    def do_practise(self, _: str) -> None:
        """Play the lesson about what is asked now; the game waits."""
        name = lesson_about(self.session.match.rulebook.id, self.teller.subject(self.sight().view))
        if not name or self.session.is_lesson:
            self.say("lesson-none-here")
            return
        with self.ending.awaited():
            self.session.keep()
        self.begin({LESSON: name})

    def do_undo(self, _: str) -> None:
        """Take the last choice back."""
        if self.session.asked is None and not self.session.is_stuck:
            self.say("nothing-here")
            return
        with self.ending.awaited():
            reason = self.session.take_back(self.is_obvious, consent=self.session.is_lesson)
        if reason is not None:
            text = self.sight().read(reason)
            if isinstance(reason, NothingToUndo):
                self.tell(text)
                return
            if not self.agreed(self.interface.say(self.session.undo_question, reason=text)):
                return
            with self.ending.awaited():
                self.session.take_back(self.is_obvious, consent=True)
        self.read_up_to = min(self.read_up_to, len(self.session.journal()))
        self.say("undo-done")

    def do_resign(self, _: str) -> None:
        """Resign the game."""
        if not self.session.may_resign:
            self.say("nothing-here")
        elif self.agreed(self.interface.say(self.session.resign_question)):
            with self.ending.awaited():
                self.session.resign()

    # ---- what lies on the table

    def do_hand(self, _: str) -> None:
        """Read the cards with what they say."""
        self.tell_all(self.teller.hand_in_full(self.sight()))

    def do_goals(self, _: str) -> None:
        """Read all goals."""
        self.tell_all(self.teller.goal_lines(self.sight()))

    def do_table(self, _: str) -> None:
        """Read everything that lies on the table."""
        self.tell_all(self.teller.table_lines(self.sight()))

    def do_piles(self, _: str) -> None:
        """Read the piles that may be looked through."""
        self.tell_all(self.teller.pile_lines(self.sight()))

    def do_journal(self, _: str) -> None:
        """Read everything that has happened."""
        sight = self.sight()
        self.tell_all(self.teller.told(sight, sight.journal))

    def do_map(self, name: str) -> None:
        """Read the map: as a whole, a region or a place."""
        sight = self.sight()
        if name:
            self.read_one_of(matching(self.teller.map_entries(sight), name))
        else:
            self.tell_all(self.teller.map_lines(sight))

    # ---- reading

    def do_read(self, text: str) -> None:
        """Read what a choice is about: all of them, one by number or name, or anything else that can be read."""
        sight = self.sight()
        choices = sight.view.choices
        if text.isascii() and text.isdigit():
            number = self.numbered(text, len(choices))
            places = [] if number is None else [number]
        elif text:
            places = fitting([self.teller.names(sight, choice) for choice in choices], text)
            if not any([self.teller.reading_aloud(sight, choices[place]) for place in places]):
                self.do_rules(text)
                return
        else:
            places = list(range(len(choices)))
        for place in places:
            label, about = self.teller.spoken(sight, choices[place]), self.teller.reading_aloud(sight, choices[place])
            name, _, rest = about.partition("\n")
            about = rest if fold(name) in fold(label) else about  # a name that stands in the label is not told twice
            self.say("line-choice", number=place + 1, choice=self.interface.say("card-text", name=label, text=about) if about else label)

    def readable(self) -> list[Entry]:
        """The rules, the terms, all cards, and the places of the map."""
        return [*card_entries(self.session.match.rulebook, self.interface), *self.teller.map_entries(self.sight())]

    def do_rules(self, name: str) -> None:
        """Read a card, a place, a term or a part of the rules; without a name the part about what is asked now."""
        game = self.session.match.rulebook.id
        subject = guide_of(game).sections.get(self.teller.subject(self.sight().view))
        in_short = [Entry(title, title, text) for title, text in rules_page(self.interface, game)]
        if name and (found := matching(self.readable(), name)):
            self.read_one_of(found)
        elif name:
            self.find_in_rules(game, name, [*term_entries(self.interface, game), *in_short])
        elif subject is not None:
            self.read_section(game, subject)
            self.say("guide-further")
            if lesson_about(game, subject.id):
                self.say("lesson-there-is")
        else:
            self.read_one_of(in_short, most=len(in_short))

    def find_in_rules(self, game: str, text: str, others: list[Entry]) -> None:
        """Read the section of the guide that answers best, and name what else may have been meant; without one what speaks of it."""
        sections = [guide_of(game).sections[id] for id in found_sections(game, self.interface.language, text)]
        if sections:
            self.read_section(game, sections[0])
        else:
            self.read_one_of(mentioning(others, text))
        if further := [section.title[self.interface.language] for section in sections[1:MOST_READ]]:
            self.say("guide-see", titles=self.interface.say("line-comma").join(further))

    def read_section(self, game: str, section: Section) -> None:
        """A section of the guide, and the table of its example in words."""
        self.read_one_of([as_entry(game, section, self.interface.language)])
        if section.example is not None:
            for line in read_aloud(game, section.example, self.interface):
                self.tell(line)

    def read_one_of(self, found: Sequence[Entry], most: int = MOST_READ) -> None:
        """Read what was found; where it is much, the person chooses."""
        if len(found) > most:
            labels = [*[entry.label for entry in found], self.interface.say("line-none-of-these")]
            chosen = self.pick(self.interface.say("line-rules-many"), [(label,) for label in labels])
            found = found[chosen : chosen + 1]
        elif not found:
            self.say("reader-nothing")
        for entry in found:
            self.say("card-text", name=entry.label, text=entry.text)

    # ---- the rest

    def do_language(self, code: str) -> None:
        """Speak another language from now on."""
        if code not in LANGUAGES:
            names = [f"{code} {name}" for code, name in LANGUAGE_NAMES.items()]
            self.say("line-languages", names=self.interface.say("line-comma").join(names))
            return
        self.interface = Interface(code, self.interface.titles)
        self.say("language-now")
        self.ask_again()

    def do_titles(self, wish: str) -> None:
        """Read the titles of cards in the own language, in English, or both."""
        if wish not in TITLES:
            self.say("line-titles")
            return
        self.interface = Interface(self.interface.language, wish)
        remember(titles=wish)
        self.say(f"titles-{wish}")
        self.ask_again()

    def ask_again(self) -> None:
        """Read the question and the choices."""
        sight = self.sight()
        if sight.is_asked:
            self.say("line-choose", question=self.teller.question_aloud(sight))
            self.number([self.teller.spoken(sight, choice) for choice in sight.view.choices])

    def do_quit(self, _: str) -> None:
        """Leave."""
        raise Leave
