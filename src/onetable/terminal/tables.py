"""How a game looks at this table. Any game can be played as a list of choices and a journal; some have a table of their own."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from onetable.core.phrasebook import Phrasebook
from onetable.core.word import Word
from onetable.telling.entries import Entry, Reachable
from onetable.telling.sight import Sight
from onetable.terminal.attention import Attention
from onetable.terminal.kit.canvas import Area, Canvas, paint
from onetable.terminal.kit.lists import draw_list, draw_page
from onetable.terminal.kit.measure import clip
from onetable.terminal.kit.palette import Palette
from onetable.terminal.session import Session

if TYPE_CHECKING:
    from onetable.terminal.kit.picture import PictureScreen  # the line mode needs no toolkit


class PlainTable:
    """A game without a table of its own."""

    letters: tuple[str, ...] = ("help", "undo", "hint", "journal", "rules", "quit", "save", "language", "theme")  # keys that do something
    signs: tuple[str, ...] = ()  # what the help explains about the picture
    commands: tuple[str, ...] = ("why", "undo", "hint", "hand", "journal", "rules", "language", "save", "resume", "quit", "help")

    def paint(self, width: int, height: int, sight: Sight, attention: Attention, palette: Palette) -> Canvas:
        """The journal above, the choices below."""
        canvas = Canvas(width, height, paint(palette.ink, palette.table))
        half = max(1, height // 2)
        page = [(sight.read(word), False) for word in sight.journal]
        area = Area(1, 1, width - 2, half - 2)
        draw_page(canvas, area, page[::-1], attention.journal_top, palette, palette.table)
        tone = paint(palette.act_ink, palette.table, bold=True)
        canvas.put(1, half, clip(attention.notice or self.question(sight), width - 2), tone)
        draw_list(canvas, Area(1, half + 1, width - 2, height - half - 2), attention, palette)
        return canvas

    def question(self, sight: Sight) -> str:
        """What is asked now."""
        if sight.is_asked:
            return sight.say("ask-anything")
        return sight.say("wait-for", who=sight.sitting(sight.view.asked)) if sight.view.asked >= 0 else sight.say("nothing-here")

    def entries(self, sight: Sight) -> tuple[Entry, ...]:
        """The choices that are shown as a list."""
        return tuple([Entry(number, self.label(sight, choice)) for number, choice in enumerate(sight.view.choices)])

    def label(self, sight: Sight, choice: Word) -> str:
        """A choice in words."""
        return sight.read(choice)

    def reachable(self, sight: Sight) -> list[Reachable]:
        """The cards that may be chosen where they lie."""
        return []

    def obvious(self, sight: Sight) -> int | None:
        """The choice that is taken without asking, because there is no other and nobody wants to be asked."""
        return None

    def passing(self, sight: Sight) -> int | None:
        """The choice to do nothing, which has a key of its own."""
        return None

    def goals(self, sight: Sight) -> list[tuple[str, bool]]:
        """What everybody is after, as a page."""
        return []

    def goal_lines(self, sight: Sight) -> list[str]:
        """The same as sentences, without signs."""
        return []

    def title(self, setup: Mapping[str, Any], phrases: Phrasebook) -> str:
        """What this set-up would play."""
        return ""

    def hand(self, sight: Sight) -> list[str]:
        """The cards this person sees, as sentences."""
        return []

    def position(self, sight: Sight) -> list[str]:
        """What a person must know before choosing, as sentences."""
        return []

    def table_lines(self, sight: Sight) -> list[str]:
        """Everything that lies on the table, as sentences."""
        return []

    def piles(self, sight: Sight) -> list[tuple[str, bool]]:
        """Decks and piles that this person may look through, as a page."""
        return []

    def pile_lines(self, sight: Sight) -> list[str]:
        """The same as sentences."""
        return []

    def cards_on_table(self, sight: Sight) -> list[Entry]:
        """The cards that lie where this person sees them, to be read."""
        return []

    def pointed_at(self, sight: Sight, attention: Attention) -> list[str]:
        """The cards of what the cursor is on: as `cards_on_table` knows them, and by their ids."""
        return []

    def pause(self, news: list[Word]) -> float:
        """How many delays these news deserve before a bot goes on."""
        return 1.0

    def interlude(self, sight: Sight, news: list[Word]) -> tuple[str, str] | None:
        """What deserves a pause among the news: a title and a text."""
        return None

    def closing(self, sight: Sight) -> list[str]:
        """How it ended, as sentences."""
        return []

    def find_card(self, sight: Sight, text: str) -> Word | None:
        """The card that somebody has typed."""
        return None

    def why(self, sight: Sight, text: str) -> list[str]:
        """Why the card that somebody has typed cannot be chosen, or that it can."""
        card = self.find_card(sight, text)
        if card is None:
            return [sight.say("line-no-card", text=text)]
        spoken = sight.read(card)
        reasons = [reason for attempt, reason in sight.refused.items() if getattr(attempt, "card", None) == card]
        if any(getattr(choice, "card", None) == card for choice in sight.view.choices):
            return [sight.say("line-may-play", card=spoken)]
        if reasons:
            return [sight.say("line-not-now", card=spoken, reason=sight.read(reasons[0]))]
        return [sight.say("line-not-held", card=spoken)]

    def map_screen(self, sight: Callable[[], Sight], attention: Attention, place: object = None) -> PictureScreen | None:
        """The map over the whole screen, this place in the middle; most games have none."""
        return None

    def entry_for(self, sight: Sight, attention: Attention, place: object) -> int | None:
        """The entry of the list that leads to a place on the map."""
        return None

    def next_games(self, session: Session) -> list[tuple[str, dict[str, Any]]]:
        """What could be played after this game: a name as a key of the interface, and the set-up."""
        return [("end-again", session.match.setup)]


def table_of(game: str) -> PlainTable:
    """The table of this game."""
    if game == "fellowship":
        from onetable.games.fellowship.terminal.table import FellowshipTable  # only who plays it waits for it

        return FellowshipTable()
    if game == "tcg":
        from onetable.games.tcg.terminal.table import TcgTable

        return TcgTable()
    if game == "quest":
        from onetable.games.quest.terminal.table import QuestTable

        return QuestTable()
    return PlainTable()
