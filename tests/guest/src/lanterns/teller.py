"""Lanterns as it is told, in the terminal and in the browser: only what is better than the default is written here."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from lanterns.cards import LANTERNS
from lanterns.news import NightFalls, Won
from lanterns.phases import Hang, LookAway, LookUnder
from lanterns.pieces import NIGHTS, Named, Player, Wrapped
from lanterns.table import Bridge
from lanterns.words import Smother
from onetable.core.step import Seat
from onetable.core.view import View
from onetable.core.word import Word
from onetable.telling.headings import Heading, Headings
from onetable.telling.spoken_view import SpokenView
from onetable.telling.teller import About, Teller
from onetable.text import Interface


class NightHeadings(Headings):
    """A heading for each night."""

    def begins(self, word: Word) -> Heading | None:
        return ("lanterns-night", word.number) if isinstance(word, NightFalls) else None


class LanternsTeller(Teller):
    """A bridge at night."""

    rules = ("lanterns-aim", "lanterns-evening", "lanterns-light", "lanterns-dawn")

    # ---- in lists of games

    def title(self, setup: Mapping[str, Any], language: str) -> str:
        return Interface(language).say(f"lanterns-form-length-{setup.get('length', next(iter(NIGHTS)))}")

    def detail(self, view: View[Bridge], language: str) -> str:
        return Interface(language).say("lanterns-night", number=view.table.night)

    # ---- the open question

    def question(self, sight: SpokenView) -> str:
        """A lantern that asks says on its face what it does; the question is another form of that phrase."""
        if not sight.is_asked:
            return self.waiting(sight)
        steps, _ = sight.view.agenda[-1]
        return sight.phrases.tidy(sight.phrases.say(steps[0], "asked"))

    def reading(self, sight: SpokenView, choice: Word) -> str:
        return sight.read(LANTERNS[choice.lantern.key]) if isinstance(choice, Hang) else ""

    def about(self, view: View[Bridge], choice: Word) -> About:
        match choice:
            case Hang(lantern):
                return About(card=lantern.key)
            case LookUnder(whose) | Smother(whose):
                return About(target=str(whose.seat))
        return About()

    def passing(self, sight: SpokenView) -> int | None:
        return next((number for number, choice in enumerate(sight.view.choices) if isinstance(choice, LookAway)), None)

    # ---- what lies on the table

    def position(self, sight: SpokenView) -> list[str]:
        bridge: Bridge = sight.view.table
        nights = NIGHTS[bridge.setup.length]
        return [sight.say("lanterns-now", night=bridge.night, nights=nights, who=who(sight, bridge.watch)), *self.hand(sight)]

    def hand(self, sight: SpokenView) -> list[str]:
        bridge: Bridge = sight.view.table
        held = bridge.people[sight.view.seat].hand if sight.view.seat >= 0 else ()
        titles = [sight.phrases.tidy(sight.phrases.say(Named(lantern.face), "alone")) for lantern in held]
        texts = [sight.read(LANTERNS[lantern.face]) for lantern in held]
        return [sight.say("card-text", name=title, text=text) for title, text in zip(titles, texts, strict=True)]

    def table_lines(self, sight: SpokenView) -> list[str]:
        bridge: Bridge = sight.view.table
        return [person_line(sight, seat) for seat in range(len(bridge.people))]

    def pile_lines(self, sight: SpokenView) -> list[str]:
        bridge: Bridge = sight.view.table
        ashes = sight.say("line-comma").join([sight.phrases.say(Named(key), "alone") for key in bridge.ashes])
        seen = [sight.say("lanterns-next", lantern=name(sight, lantern)) for lantern in bridge.pile[-1:] if lantern.face]
        return [
            sight.say("lanterns-pile", count=len(bridge.pile)),
            *seen,
            sight.say("lanterns-ashes", ashes=ashes or sight.say("line-empty")),
        ]

    # ---- what happens, and how it ends

    def headings(self) -> Headings:
        return NightHeadings()

    def closing(self, sight: SpokenView) -> list[str]:
        return [*[sight.read(word) for word in sight.journal if isinstance(word, Won)], *self.table_lines(sight)]


def name(sight: SpokenView, lantern: Wrapped) -> str:
    """A lantern as this person knows it, within a sentence."""
    return sight.phrases.say(Named(lantern.face))


def who(sight: SpokenView, seat: Seat) -> str:
    """Somebody as the journal calls him, and by the name of whoever sits there."""
    return sight.say("lanterns-who", player=sight.read(Player(seat)), name=sight.sitting(seat))


def person_line(sight: SpokenView, seat: Seat) -> str:
    """Somebody with everything that this person sees of him."""
    person = sight.view.table.people[seat]
    facts = sight.say("lanterns-person", who=who(sight, seat), glow=person.glow, lit=person.lit)
    if person.hung is None:
        return facts
    return " ".join([facts, sight.say("lanterns-dark" if person.dark else "lanterns-hung", lantern=name(sight, person.hung))])
