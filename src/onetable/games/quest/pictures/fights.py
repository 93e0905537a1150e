"""A combat as all see it, and what only the one who fights sees of it."""

from __future__ import annotations

from msgspec.structs import replace

from onetable.games.quest.figures import CARDS
from onetable.games.quest.mechanics.combat.clash import cost, plays_free
from onetable.games.quest.mechanics.combat.rounds import LayCard
from onetable.games.quest.mechanics.combat.sides import hero_strength
from onetable.games.quest.pictures.drawing import Drawing, foe_key, key, keys
from onetable.games.quest.pictures.fight_shape import Combat, Fighter, Figure, Line, OwnFight, Playable, SideState
from onetable.games.quest.pictures.heroes import hand_size, lies_hidden
from onetable.games.quest.pictures.rounds import rounds
from onetable.games.quest.pieces import DECLARED, LAID, Side
from onetable.games.quest.pieces import Combat as Fight
from onetable.games.quest.table import SAURON
from onetable.games.quest.telling.battle import fight_of, foe_text, used
from onetable.games.quest.telling.facts import asking, name_of


def combat(drawing: Drawing) -> Combat | None:
    """The combat under way."""
    board = drawing.board
    if board.combat is None:
        return None
    fight = board.combat
    text = foe_text(drawing.sight, fight)
    return Combat(
        seat=fight.seat,
        place=board.sheet(fight.seat).place,
        token=fight.token,
        round=fight.round,
        finale=fight.finale,
        hero=fighter(drawing, fight, True),
        foe=fighter(drawing, fight, False),
        damage=fight.damage,
        health=fight.health,
        wisdom=fight.wisdom,
        agility=fight.agility,
        frightened=fight.fear,
        text=(text,) if text else (),
        rounds=rounds(drawing),
    )


def fighter(drawing: Drawing, fight: Fight, hero: bool) -> Fighter:
    """One side."""
    board, side = drawing.board, fight.hero if hero else fight.enemy
    sheet = board.sheet(fight.seat)
    shown = side.laid if side.laid not in ("", LAID, DECLARED) and (side.open or side.revealed) else ""
    return Fighter(
        key=f"hero.{sheet.hero}" if hero else foe_key(fight.foe),
        strength=hero_strength(board) if hero else side.strength,
        used=used_figure(drawing, fight, hero),
        stack=keys("fighting", side.stack),
        last=key("fighting", side.last),
        state=state(drawing, side, hero),
        shown=key("fighting", shown),
        cancelled=side.cancelled,
        said=side.declared,
        hand=hand_size(board, fight.seat) if hero else len(fight.hand) + lies_hidden(side.laid, side.open, side.revealed),
        deck=len(sheet.life) if hero else len(fight.deck),
        discards=() if hero else keys("fighting", fight.discards),
    )


def state(drawing: Drawing, side: Side, hero: bool) -> SideState:
    """What a side does in this round."""
    if side.exhausted:
        return "exhausted"
    if side.laid:
        return "revealed" if side.revealed else "open" if side.open else "laid"
    found = asking(drawing.sight)
    return "chooses" if found is not None and isinstance(found[0], LayCard) and found[0].hero == hero else "waits"


def used_figure(drawing: Drawing, fight: Fight, hero: bool) -> Figure:
    """What the cards of a stack cost, card by card, and who makes them cheaper."""
    board, side = drawing.board, fight.hero if hero else fight.enemy
    total = used(board, hero)
    lines = [Line(name_of(drawing.sight, "fighting", card), CARDS[card].cost, key("fighting", card)) for card in side.stack]
    free = CARDS[side.laid].cost if side.revealed and plays_free(board.cards, side) else 0
    if free:
        lines.append(Line(name_of(drawing.sight, "fighting", side.last), -free, key("fighting", side.last)))
    cheaper = sum([line.amount for line in lines]) - total
    if cheaper:
        kind, _, id = foe_key(fight.foe).partition(".")
        lines.append(Line(name_of(drawing.sight, kind, id), -cheaper, foe_key(fight.foe)))
    return Figure(total, tuple(lines))


# ---- for whoever fights


def own_fight(drawing: Drawing) -> OwnFight | None:
    """The own hand with what each card would cost."""
    board, seat = drawing.board, drawing.seat
    if board.combat is None or seat not in (SAURON, board.combat.seat):
        return None
    hero = seat != SAURON
    fight = board.combat
    side, hand = (fight.hero, board.sheet(seat).hand) if hero else (fight.enemy, fight.hand)
    laid = side.laid if not side.open and not side.revealed else ""
    return OwnFight(
        laid=laid if laid in ("", DECLARED) else key("fighting", laid),
        hand=tuple([playable(drawing, hero, card) for card in dict.fromkeys(sorted(hand, key=ORDER.index))]),
        exhausted=drawing.say("term-quest-exhausted-text"),
    )


ORDER = list(CARDS)


def playable(drawing: Drawing, hero: bool, card: str) -> Playable:
    """A card, and what would be left of the strength if it were turned up next."""
    board = drawing.board
    before, after = used(board, hero), cost_with(drawing, hero, card)
    strength = hero_strength(board) if hero else fight_of(board).enemy.strength
    return Playable(key("fighting", card), after - before, strength - after, after > strength)


def cost_with(drawing: Drawing, hero: bool, card: str) -> int:
    """What the stack would cost with this card on it."""
    fight = fight_of(drawing.board).copy()
    side = fight.hero if hero else fight.enemy
    changed = replace(side, laid=card, stack=(*side.stack, card))
    if hero:
        fight.hero = changed
    else:
        fight.enemy = changed
    return cost(drawing.board.cards, fight, changed)
