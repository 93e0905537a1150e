"""What the view says about seats, heroes, places and choices: the figures that all parts of this table show."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from onetable.core.step import Scope, Seat, Step
from onetable.core.word import Word
from onetable.games.quest.figures import CARDS, HEROES
from onetable.games.quest.mechanics.commands import HealMinion, MoveMinion
from onetable.games.quest.mechanics.quests import open_quests
from onetable.games.quest.mechanics.shadow_cards import PlayShadow
from onetable.games.quest.phases.explore import BreakPlot, CompleteQuest, Consult, ConsultForFavor, GiveQuest
from onetable.games.quest.phases.plot_step import DropPlot, PlayPlot
from onetable.games.quest.phases.sauron_turn import EnterMinion
from onetable.games.quest.phases.travel import PayOne, PaySeveral
from onetable.games.quest.pieces import UNSEEN, HeroSheet
from onetable.games.quest.table import SAURON, Board
from onetable.games.quest.telling.map_and_card_signs import LOWERED, RAISED, TURN, WAITING
from onetable.games.quest.text.names import Named
from onetable.games.quest.traits import Attribute, Character, Foe, Hero, Minion, Place
from onetable.games.quest.vocabulary.choices import (
    FightMinion,
    GiveCorruption,
    Lay,
    PickCard,
    PickCharacter,
    PickCorruption,
    PickHero,
    PickItem,
    PickMinion,
    PickPeril,
    PickPlot,
    PickShadow,
)
from onetable.telling.spoken_view import SpokenView


def board_of(sight: SpokenView) -> Board:
    """The table as this person sees it."""
    board = sight.view.table
    assert isinstance(board, Board)
    return board


def asking(sight: SpokenView) -> tuple[Step[Board], Scope] | None:
    """The step that asks, and who speaks in it."""
    if not sight.view.agenda:
        return None
    steps, scope = sight.view.agenda[-1]
    return steps[0], scope


# ---- names


def name_of(sight: SpokenView, kind: str, id: str) -> str:
    """A card, place or person by its name; a card that this person does not know is unknown."""
    return sight.phrases.say(Named(f"{kind}.{id}")) if id != UNSEEN else sight.say("quest-unknown")


def headed(text: str) -> str:
    """A text at the beginning of a line."""
    return text[:1].upper() + text[1:]


def amid(sight: SpokenView, name: Place | Foe) -> str:
    """A place or a foe in the middle of a sentence, with its article."""
    return sight.phrases.say(name, "the")


def place_name(sight: SpokenView, place: Place) -> str:
    """A place by its full name."""
    return name_of(sight, "place", place.value)


def seat_title(sight: SpokenView, seat: Seat) -> str:
    """Sauron, or the name of the hero."""
    return sight.say("quest-sauron") if seat == SAURON else name_of(sight, "hero", board_of(sight).sheet(seat).hero.value)


def seat_name(sight: SpokenView, seat: Seat) -> str:
    """A hero or Sauron, and who sits there."""
    return sight.say("quest-who", player=seat_title(sight, seat), who=sight.sitting(seat))


def hero_sign(board: Board, seat: Seat) -> str:
    """The mark of a hero on the map: filled while it is his turn."""
    return f"{TURN if board.turn.seat == seat else WAITING}{seat}"


def joined(sight: SpokenView, parts: Sequence[str]) -> str:
    """Several things in one sentence."""
    return sight.say("line-comma").join(parts) if parts else sight.say("line-empty")


def figures_aloud(sight: SpokenView, card: str) -> str:
    """A fighting card with its figures in words."""
    figures = sight.phrases.figures(CARDS[card]).replace(" · ", sight.say("line-comma")).rstrip(".。")
    return sight.say("quest-choice", choice=name_of(sight, "fighting", card), facts=figures[:1].lower() + figures[1:])


# ---- a hero


def attribute(board: Board, sheet: HeroSheet, which: Attribute) -> str:
    """The number now, with an arrow for each raise, and one down where corruption lowers it."""
    now, raised = board.attribute(sheet, which), sheet.raised[tuple(Attribute).index(which)]
    lowered = now < HEROES[sheet.hero].attribute(which) + raised
    return f"{now}{RAISED * raised}{LOWERED if lowered else ''}"


def quest_places(board: Board, quest: str) -> list[Place]:
    """Where a quest leads."""
    card = board.cards.quests[quest]
    return [place for place in (card.fight_at, card.explore) if place is not None]


def quest_line(sight: SpokenView, quest: str, icons: bool = True) -> str:
    """A quest and where it leads."""
    name = name_of(sight, "quest", quest)
    where = [place_name(sight, place) for place in quest_places(board_of(sight), quest)]
    return leads(sight, name, joined(sight, where), icons) if where else name


def leads(sight: SpokenView, name: str, place: str, icons: bool = True) -> str:
    """A quest, plot or event and its place; an arrow is for the eye."""
    return sight.say("quest-leads" if icons else "quest-leads-aloud", quest=name, place=place)


def quests_of(board: Board, seat: Seat) -> list[str]:
    """The quests that this hero may complete."""
    return list(open_quests(board, seat))


def own_hand(sight: SpokenView) -> list[str]:
    """The hero cards in the hand of this person, sorted by kind."""
    board, seat = board_of(sight), sight.view.seat
    if seat not in board.seats:
        return []
    order = list(CARDS)
    return sorted([card for card in board.sheet(seat).hand if card != UNSEEN], key=order.index)


# ---- choices


def places_in(sight: SpokenView, word: object) -> list[Place]:
    """The places that a choice speaks of, or where those are of whom it speaks."""
    return list(dict.fromkeys(_places(board_of(sight), word)))


def _places(board: Board, word: object) -> Iterator[Place]:
    if isinstance(word, Place):
        yield word
    elif isinstance(word, Minion) and word in board.minions:
        yield board.minions[word].place
    elif isinstance(word, Character) and word in board.characters:
        yield board.characters[word]
    elif isinstance(word, Hero):
        yield from [sheet.place for sheet in board.sheets if sheet.hero == word]
    elif isinstance(word, Word):
        for name in word.__struct_fields__:
            yield from _places(board, getattr(word, name))


def card_in(choice: object) -> str:
    """The card or figure that a choice speaks of, as “kind.id”; nothing else: “”."""
    match choice:
        case Lay(card=id) | PickCard(card=id) | PayOne(card=id) | PaySeveral(card=id):
            return f"fighting.{id}"
        case PlayShadow(card=id) | PickShadow(card=id):
            return f"shadow.{id}"
        case PlayPlot(plot=id) | DropPlot(plot=id) | PickPlot(plot=id) | BreakPlot(plot=id):
            return f"plot.{id}"
        case CompleteQuest(quest=id) | GiveQuest(quest=id):
            return f"quest.{id}"
        case PickPeril(peril=id):
            return f"peril.{id}" if id else ""
        case PickCorruption(card=id) | GiveCorruption(card=id):
            return f"corruption.{id}"
        case Consult(character=who) | ConsultForFavor(character=who) | PickCharacter(character=who):
            return f"character.{who}"
        case PickMinion(minion=who) | FightMinion(minion=who) | EnterMinion(minion=who) | MoveMinion(minion=who) | HealMinion(minion=who):
            return f"minion.{who}"
        case PickItem(item=item):
            return f"item.{item}"
        case PickHero(hero=hero):
            return f"hero.{hero}"
    return ""


# ---- the story


def plot_facts(sight: SpokenView, plot: str) -> str:
    """What a plot does in every Story step, and what it costs to be rid of it."""
    card = board_of(sight).cards.plots[plot]
    marker = sight.say(f"quest-marker-{card.marker}")
    return sight.say("quest-plot-facts", marker=marker, count=card.advance, favor=card.favor)
