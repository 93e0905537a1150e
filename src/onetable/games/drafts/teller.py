"""Limited play as it is told: the booster in hand, the pool, the deck as far as it is built."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from onetable.core.phrasebook import Phrasebook
from onetable.core.rulebook import as_seen
from onetable.core.view import View
from onetable.core.word import Word
from onetable.games.drafts.limited import least
from onetable.games.drafts.news import BoostersOpened, BuildingBegan, RoundBegan
from onetable.games.drafts.passing import held
from onetable.games.drafts.phases import LeaveOut, PlayWith, PutIn, TakeCard
from onetable.games.drafts.pieces import Deck, Setup
from onetable.games.drafts.supplies import is_drawn, pool
from onetable.games.drafts.table import Board
from onetable.games.tcg.cards.catalogue import CARDS
from onetable.games.tcg.speech.names import Named, Player
from onetable.games.tcg.text.book import CardBook
from onetable.games.tcg.titles import name_in
from onetable.games.tcg.traits import Kind, Side
from onetable.telling.entries import Entry
from onetable.telling.headings import Heading, Headings
from onetable.telling.spoken_view import SpokenView
from onetable.telling.teller import About, Page, Teller
from onetable.text import Interface


class DraftHeadings(Headings):
    """A heading for each booster that goes round, and one for the building."""

    def begins(self, word: Word) -> Heading | None:
        if isinstance(word, RoundBegan):
            return "drafts-round", word.number
        if isinstance(word, BoostersOpened):
            return "drafts-boosters", word.count
        return ("drafts-building", 0) if isinstance(word, BuildingBegan) else None


class DraftTeller(Teller):
    """Boosters, pools and decks."""

    rules = ("drafts-aim", "drafts-boosters", "drafts-round", "drafts-deck", "drafts-after")

    # ---- in lists of games

    def title(self, setup: Mapping[str, Any], language: str) -> str:
        return Interface(language).say(f"drafts-form-kind-{setup.get('kind', Setup().kind)}")

    def detail(self, view: View[Board], language: str) -> str:
        say, board = Interface(language).say, view.table
        if board.is_over:
            return say("drafts-over")
        if board.is_building:
            return say("drafts-building")
        return say("drafts-at-pick", round=board.round + 1, pick=board.pick + 1)

    # ---- the open question

    def question(self, sight: SpokenView) -> str:
        if not sight.is_asked:
            return self.waiting(sight)
        steps, _ = sight.view.agenda[-1]
        return sight.read(steps[0])

    def waiting(self, sight: SpokenView) -> str:
        """All pick and build at the same time, so several may be waited for; bots of one name are told apart by their seats."""
        seats = as_seen(sight.view).open_seats
        names = [sight.sitting(seat) for seat in seats]
        if len(set(names)) < len(names):
            names = [sight.read(Player(seat)) for seat in seats]
        return sight.say("drafts-wait-for", names=sight.say("line-comma").join(names)) if len(names) > 1 else super().waiting(sight)

    def label(self, sight: SpokenView, choice: Word) -> str:
        """With what one looks for first: culture, type and cost."""
        card = card_of(choice)
        return sight.say("drafts-labelled", choice=sight.read(choice), facts=brief(sight, card)) if card else sight.read(choice)

    def reading(self, sight: SpokenView, choice: Word) -> str:
        card = card_of(choice)
        return printed(sight, card) if card else ""

    def about(self, view: View[Board], choice: Word) -> About:
        return About(card=card_of(choice) or None)

    # ---- what lies on the table

    def position(self, sight: SpokenView) -> list[str]:
        return [*stage_lines(sight), *deck_lines(sight)]

    def hand(self, sight: SpokenView) -> list[str]:
        return [full_name(sight, card) for card in in_hand(sight)]

    def hand_in_full(self, sight: SpokenView) -> list[str]:
        return [sight.say("card-text", name=full_name(sight, card), text=printed(sight, card)) for card in in_hand(sight)]

    def table_lines(self, sight: SpokenView) -> list[str]:
        board: Board = sight.view.table
        return [seat_line(sight, seat) for seat in range(board.players)]

    def pile_lines(self, sight: SpokenView) -> list[str]:
        return [text for text, _ in self.piles(sight)]

    def piles(self, sight: SpokenView) -> Page:
        seat, board = sight.view.seat, sight.view.table
        if seat < 0:
            return []
        return [(sight.say("drafts-pool"), True), *[(line, False) for line in counted(sight, pool(board, seat))]]

    def cards_on_table(self, sight: SpokenView) -> list[Entry]:
        seat, board = sight.view.seat, sight.view.table
        shown = dict.fromkeys([*in_hand(sight), *(pool(board, seat) if seat >= 0 else [])])
        return [Entry(None, full_name(sight, card), printed(sight, card)) for card in shown]

    # ---- what happens, and how it ends

    def headings(self) -> Headings:
        return DraftHeadings()

    def closing(self, sight: SpokenView) -> list[str]:
        return [*[sight.read(word) for word in sight.journal[-1:]], *self.table_lines(sight)]

    # ---- cards to be read

    def card_name(self, card: Mapping[str, Any], phrases: Phrasebook, interface: Interface) -> str:
        return self.full_name(card, phrases)

    def full_name(self, card: Mapping[str, Any], phrases: Phrasebook) -> str:
        return phrases.tidy(phrases.say(Named(str(card["id"])), "full"))

    def english_name(self, card: Mapping[str, Any]) -> str:
        return name_in("en", CARDS[str(card["id"])])


def card_of(choice: Word) -> str:
    """The card that a choice is about; nothing where it is about none."""
    return choice.card.id if isinstance(choice, (TakeCard, PutIn, LeaveOut, PlayWith)) else ""


def full_name(sight: SpokenView, card: str) -> str:
    """Title and subtitle of a card, as it stands in a list."""
    assert isinstance(sight.phrases, CardBook)
    return sight.phrases.tidy(sight.phrases.listed(CARDS[card]))


def printed(sight: SpokenView, card: str) -> str:
    """The figures and the text of a card."""
    face = CARDS[card]
    return "\n".join([line for line in (sight.phrases.figures(face), sight.read(face)) if line])


def brief(sight: SpokenView, card: str) -> str:
    """Culture, type and cost of a card; of a site its number."""
    face, say = CARDS[card], sight.phrases.say
    parts = [say(word) for word in (face.culture, face.kind) if word is not None]
    number = face.site if face.kind is Kind.SITE else face.twilight if face.culture is not None else None
    return sight.say("line-comma").join([*parts, *([str(number)] if number is not None else [])])


def in_hand(sight: SpokenView) -> list[str]:
    """The cards of the booster that this person holds."""
    board, seat = sight.view.table, sight.view.seat
    if seat < 0 or not board.packs:
        return []
    pack = board.packs[held(board, seat)]
    return [pack.cards[place] for place in pack.left]


def stage_lines(sight: SpokenView) -> list[str]:
    """How far the draft is."""
    board = sight.view.table
    if board.is_building:
        return []
    return [sight.say("drafts-now", round=board.round + 1, rounds=board.setup.each, pick=board.pick + 1)]


def deck_lines(sight: SpokenView) -> list[str]:
    """The own pool by sides, and the deck as far as it is built."""
    board, seat = sight.view.table, sight.view.seat
    if seat < 0:
        return []
    cards = pool(board, seat)
    free, shadow = sides(cards)
    found = [sight.say("drafts-pool-now", count=len(cards), free=free, shadow=shadow)]
    if board.is_building:
        found.append(deck_line(sight, board.decks[seat], least(cards)))
    return found


def deck_line(sight: SpokenView, deck: Deck, needed: int) -> str:
    """How many cards a deck has, and how many it needs."""
    free, shadow = sides(deck.draw)
    return sight.say("drafts-deck-now", count=len(deck.draw), free=free, shadow=shadow, least=needed)


def sides(cards: Sequence[str]) -> tuple[int, int]:
    """How many cards to draw serve the Free Peoples, and how many the Shadow."""
    found = Counter([CARDS[card].side for card in cards if is_drawn(card)])
    return found[Side.FREE], found[Side.SHADOW]


def seat_line(sight: SpokenView, seat: int) -> str:
    """Somebody with all that this person sees of him: whether his deck is built, and in the end what is in it."""
    board: Board = sight.view.table
    who = sight.say("drafts-who", player=sight.read(Player(seat)), name=sight.sitting(seat))
    if board.is_over:
        return sight.say("drafts-deck-of", who=who, cards="; ".join(counted(sight, board.decks[seat].draw)))
    return sight.say("drafts-built" if board.has_built(seat) else "drafts-not-built", who=who)


def counted(sight: SpokenView, cards: Sequence[str]) -> list[str]:
    """These cards, each with how many there are."""
    return [f"{count}× {full_name(sight, card)}" for card, count in Counter(cards).items()]
