"""How a game looks in a terminal. Any game can be played as a list of choices and a journal; some have a picture of their own."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING

from onetable.games.registry import face_of
from onetable.telling.entries import Reachable
from onetable.telling.spoken_view import SpokenView
from onetable.telling.teller import Teller, teller_of
from onetable.terminal.attention import Attention
from onetable.terminal.frame import answer_of, draw_keys, draw_prompt, prompt_rows
from onetable.terminal.kit.canvas import Area, Canvas, paint
from onetable.terminal.kit.lists import draw_list, wanted_rows
from onetable.terminal.kit.palette import Palette
from onetable.terminal.kit.paragraphs import Page, draw_news, draw_page, page_lines

if TYPE_CHECKING:
    from onetable.terminal.kit.picture import PictureScreen  # the line mode needs no toolkit


LEAST_LIST, LEAST_NEWS = 4, 4  # rows


class Look:
    """A game without a picture of its own; what is said at it is its teller's."""

    letters: tuple[str, ...] = (
        "help",
        "undo",
        "hint",
        "rules",
        "quit",
        "resign",
        "save",
        "continue",
        "language",
        "theme",
    )  # keys that do something
    signs: tuple[str, ...] = ()  # what the help explains about the picture
    told: tuple[str, ...] = ("hand", "table", "piles", "journal")  # what the line mode reads out when asked

    def __init__(self, teller: Teller) -> None:
        self.teller = teller

    @property
    def commands(self) -> tuple[str, ...]:
        """What can be typed in line mode, in the order in which the help explains it."""
        return (
            "why",
            "read",
            "undo",
            "hint",
            "coach",
            "practise",
            *self.told,
            "rules",
            "language",
            *(["titles"] if "titles" in self.letters else []),
            "save",
            "resume",
            "anew",
            "resign",
            "quit",
            "help",
        )

    def paint(self, width: int, height: int, sight: SpokenView, attention: Attention, palette: Palette) -> Canvas:
        """The table in sentences and the journal above, the question and the choices below."""
        canvas = Canvas(width, height, paint(palette.ink, palette.table))
        question, answer = self.teller.question(sight), answer_of(sight, attention, palette)
        asked = prompt_rows(question, answer[0], width - 2)
        listed = max(LEAST_LIST, min(wanted_rows(attention, width - 2, height // 2), height * 2 // 3 - asked)) if attention.entries else 0
        told = height - 2 - asked - listed
        page = self.page(sight)
        lines = min(len(page_lines(page, width - 3)), max(0, told - LEAST_NEWS))
        draw_page(canvas, Area(1, 0, width - 2, lines), page, 0, palette, palette.table)
        news: Page = [(sight.read(word), False) for word in sight.journal[-told - attention.turned :]]
        back = draw_news(canvas, Area(1, lines + 1, width - 2, told - lines - 1), news, attention.turned, palette, palette.table)
        attention.turned = min(attention.turned, back)
        draw_prompt(canvas, Area(1, told + 1, width - 2, asked), question, sight.is_asked, answer, palette)
        draw_list(canvas, Area(1, told + 1 + asked, width - 2, listed), attention, palette)
        draw_keys(canvas, Area(0, height - 1, width, 1), self.letters, sight, palette)
        return canvas

    def page(self, sight: SpokenView) -> Page:
        """What stands above the journal: the table in sentences."""
        return [(line, False) for line in self.teller.position(sight)]

    def reachable(self, sight: SpokenView) -> list[Reachable]:
        """The cards that may be chosen where they lie."""
        return []

    def pointed_at(self, sight: SpokenView, attention: Attention) -> list[str]:
        """The cards of what the cursor is on: as the teller's `cards_on_table` knows them, and by their ids."""
        return []

    def map_screen(
        self, sight: Callable[[], SpokenView], attention: Attention, take: Callable[[int], None], place: object = None
    ) -> PictureScreen | None:
        """The map over the whole screen, this place in the middle; what is chosen on it is taken. Most games have none."""
        return None

    def entry_for(self, sight: SpokenView, attention: Attention, place: object) -> int | None:
        """The entry of the list that a card or a place on the table stands for."""
        return None

    def just_played(self, sight: SpokenView) -> str:
        """The card that was played last, its name first, while others play; most games show it where it lies."""
        return ""


@cache
def look_of(game: str) -> Look:
    """How this game looks."""
    part, teller = face_of(game).terminal, teller_of(game)
    return part.anew(teller=teller) if part is not None else Look(teller)
