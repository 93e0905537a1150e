"""The heroes as all see them: numbers, pools, goods, quests, and what a rest would do."""

from __future__ import annotations

from onetable.core.step import Seat
from onetable.games.quest.atlas import ALWAYS_PERILOUS, HAVENS
from onetable.games.quest.figures import HEROES
from onetable.games.quest.mechanics.defeat import USUAL_ADVANCE
from onetable.games.quest.mechanics.figures_on_map import is_perilous
from onetable.games.quest.mechanics.story import leftmost
from onetable.games.quest.phases.rest import why_no_rest
from onetable.games.quest.pictures.drawing import Drawing, key, keys
from onetable.games.quest.pictures.shapes import AttributeNow, Burden, Healing, HeroNow, QuestNow
from onetable.games.quest.pieces import ATTRIBUTES, HeroSheet
from onetable.games.quest.table import Board
from onetable.games.quest.telling.facts import quest_places, quests_of
from onetable.games.quest.traits import Attribute, Place
from onetable.games.quest.vocabulary.statics import MarkerGoesFurther


def heroes(drawing: Drawing) -> tuple[HeroNow, ...]:
    """All heroes."""
    return tuple([hero(drawing, seat) for seat in drawing.board.seats])


def hero(drawing: Drawing, seat: Seat) -> HeroNow:
    """One of them."""
    board = drawing.board
    sheet = board.sheet(seat)
    given = board.given if board.given is not None and board.given.seat == seat else None
    return HeroNow(
        seat=seat,
        hero=sheet.hero,
        person=drawing.sight.seats[seat] if seat < len(drawing.sight.seats) else "",
        place=sheet.place,
        acting=drawing.asked == seat,
        life=len(sheet.life),
        hand=hand_size(board, seat),
        rest=keys("fighting", sheet.rest),
        damage=len(sheet.damage),
        attributes=tuple([attribute(board, sheet, each) for each in ATTRIBUTES]),
        draws=min(len(sheet.life), board.attribute(sheet, Attribute.FORTITUDE)),
        favor=sheet.favor,
        items=sheet.items,
        quests=quests(drawing, seat),
        done=sheet.done,
        corruption=tuple([Burden(key("corruption", card), board.cards.corruption[card].cost) for card in sheet.corruption]),
        trained=len(sheet.trained),
        given=key("event", given.event) if given is not None else "",
        given_favor=given.favor if given is not None else 0,
        perilous=tuple([place for place in Place if place not in ALWAYS_PERILOUS and is_perilous(board, seat, place)]),
        healing=healing(drawing, seat),
    )


def hand_size(board: Board, seat: Seat) -> int:
    """How many cards a hero holds as others see it: a card that lies face down looks as if it were still there."""
    count, combat = len(board.sheet(seat).hand), board.combat
    return count + (combat is not None and combat.seat == seat and lies_hidden(combat.hero.laid, combat.hero.open, combat.hero.revealed))


def lies_hidden(laid: str, is_open: bool, revealed: bool) -> bool:
    """Whether a card that this view knows lies face down."""
    return len(laid) > 1 and not is_open and not revealed


def attribute(board: Board, sheet: HeroSheet, which: Attribute) -> AttributeNow:
    """A number and what made it so."""
    printed, raised, now = HEROES[sheet.hero].attribute(which), sheet.raised[ATTRIBUTES.index(which)], board.attribute(sheet, which)
    return AttributeNow(which, now, printed, raised, printed + raised - now)


def quests(drawing: Drawing, seat: Seat) -> tuple[QuestNow, ...]:
    """What he works on, and the advanced quest that waits."""
    board = drawing.board
    sheet, found = board.sheet(seat), quests_of(board, seat)
    waiting = [sheet.advanced] if sheet.advanced and sheet.advanced not in found else []
    told = []
    for quest in [*found, *waiting]:
        place = board.cards.quests[quest].fight_at
        why = drawing.say("quest-will-no-quest") if place is not None and is_perilous(board, seat, place) else ""
        told.append(QuestNow(key("quest", quest), tuple(quest_places(board, quest)), quest in found, why))
    return tuple(told)


def healing(drawing: Drawing, seat: Seat) -> Healing:
    """What a rest here would do."""
    board = drawing.board
    sheet, hindered = board.sheet(seat), why_no_rest(board, seat)
    further = board.cards.burden(sheet.corruption, MarkerGoesFurther)
    rest, damage = len(sheet.rest), len(sheet.damage) if sheet.place in HAVENS else 0
    return Healing(
        may=hindered is None,
        why=drawing.read(hindered) if hindered is not None else "",
        rest=rest,
        damage=damage,
        life=len(sheet.life) + rest + damage,
        advances=tuple(leftmost(board)),
        spaces=USUAL_ADVANCE if further is None else further.spaces,
    )
