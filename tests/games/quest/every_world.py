"""Every way in which the hidden cards of a position may lie, by brute force: heap by heap, each card told apart from its copies."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Sequence
from functools import partial
from random import Random

from msgspec import Struct

from onetable.games.quest.figures import COMBAT_DECKS, FOES, HERO_DECKS, SKILL_DECK, TOKEN_PILES
from onetable.games.quest.pieces import DECLARED, LAID, HeroSheet, foe_called
from onetable.games.quest.table import Board
from tests.contract.chance import Aspect, Weights, as_many_at_once

Slot = tuple[str, int]  # which pile, and which card of it


class Heap(Struct):
    """Cards of one kind that a seat has not seen, and where they lie."""

    name: str
    cards: list[str]
    slots: list[Slot]


def piles(board: Board) -> dict[str, tuple[str, ...]]:
    """All that may be hidden, by name."""
    found = {
        "shadow deck": board.shadow_deck, "perils": board.perils, "corruption": board.corruption, "skills": board.skills,
        "drawn": board.drawn,
        "shadow hand": tuple([slip.face for slip in board.shadow_hand]), "plot hand": tuple([slip.face for slip in board.plot_hand]),
        "plot deck": tuple([slip.face for slip in board.plot_deck]),
        "hero mission": (board.hero_mission,), "sauron mission": (board.sauron_mission,),
    }  # fmt: skip
    for deck, cards in board.encounters.items():
        found[f"encounters {deck}"] = cards
    for stage, cards in enumerate(board.events):
        found[f"events {stage}"] = cards
    for pair, pile in board.piles.items():
        on_map = sorted([(token.number, token.face) for there in board.tokens.values() for token in there if token.pair == pair])
        found |= {f"pile {pair}": pile, f"map {pair}": tuple([face for _, face in on_map])}
    for sheet in board.sheets:
        found |= {f"life {sheet.hero}": sheet.life, f"hand {sheet.hero}": sheet.hand, f"damage {sheet.hero}": sheet.damage}
    if board.combat is not None:
        found |= {"foe hand": board.combat.hand, "foe deck": board.combat.deck}
        found |= {"hero laid": (board.combat.hero.laid,), "foe laid": (board.combat.enemy.laid,)}
    return found


def heap(name: str, board: Board, whole: Sequence[str], names: Sequence[str], lying_open: Sequence[str] = ()) -> Heap:
    """What of a deck is not seen in these piles nor lies open elsewhere."""
    here = piles(board)
    seen = [face for pile in names for face in here[pile] if face]
    rest = Counter(whole) - Counter([*seen, *[card for card in lying_open if card in set(whole)]])
    return Heap(name, sorted(rest.elements()), [(pile, at) for pile in names for at, face in enumerate(here[pile]) if not face])


def open_cards(board: Board, sheet: HeroSheet) -> list[str]:
    """A hero's cards that this seat sees outside hand and pools: at rest, in the stack, laid by itself."""
    found = list(sheet.rest)
    if board.combat is not None and board.sheet(board.combat.seat) is sheet:
        side = board.combat.hero
        found += [*side.stack, *([side.laid] if side.laid not in ("", LAID, DECLARED) and not side.revealed else [])]
    return found


def trained_unseen(board: Board, sheet: HeroSheet) -> int:
    """How many skill cards this hero has trained that the seat does not know."""
    if all(sheet.trained):
        return 0
    return len(sheet.trained) - len([card for card in open_cards(board, sheet) if card in SKILL_DECK])


def heaps(board: Board) -> list[Heap]:
    """Every heap of hidden cards; what somebody has just drawn unseen is of the kind of which else too many would be left."""
    cards = board.cards
    plots = [plot.plot for plot in board.active_plots()]
    held = [card for sheet in board.sheets for card in sheet.corruption]
    gone = [*board.quests_done, *[quest for sheet in board.sheets for quest in sheet.side]]
    staying = [each.event for each in (board.event, board.given) if each is not None]
    drawn = [card for card in board.drawn if card]
    found = [
        heap("shadow", board, cards.shadow_deck, ["shadow hand", "shadow deck"], [*board.shadow_discards, *drawn]),
        heap("plots", board, cards.plot_deck, ["plot hand", "plot deck"], [*board.plot_discards, *plots, *drawn]),
        heap("perils", board, cards.peril_deck(board.options), ["perils"], [*board.peril_discards, *drawn]),
        heap("corruption", board, tuple(cards.corruption), ["corruption"], [*board.corruption_discards, *held, *drawn]),
        *[
            heap(f"encounters {d}", board, c, [f"encounters {d}"], [*board.encounter_discards[d], *gone])
            for d, c in cards.encounter_decks.items()
        ],
        *[heap(f"events {s}", board, c, [f"events {s}"], [*board.event_discards[s], *staying]) for s, c in enumerate(cards.event_decks)],
        *[heap(f"tokens {p}", board, faces, [f"map {p}", f"pile {p}"], board.pile_discards[p]) for p, faces in TOKEN_PILES.items()],
    ]
    skills = [card for sheet in board.sheets for card in {*sheet.trained, *open_cards(board, sheet)} if card in SKILL_DECK]
    found.append(heap("skills", board, SKILL_DECK, ["skills"], [*skills, *board.skill_discards, *drawn]))
    found[-1].slots += [("trained", 0)] * sum([trained_unseen(board, sheet) for sheet in board.sheets])
    combat = board.combat
    if combat is not None and (combat.hand or combat.deck):
        side = combat.enemy
        shown = [*side.stack, *([side.laid] if side.laid not in ("", LAID, DECLARED) and not side.revealed else []), *combat.discards]
        found.append(heap("foe", board, COMBAT_DECKS[FOES[foe_called(combat.foe)].deck], ["foe hand", "foe deck"], shown))
    for each in found:
        if "" in board.drawn and len(each.cards) > len(each.slots):
            each.slots += [("drawn", at) for at in range(len(board.drawn))]
    return found


def hero_heap(board: Board, sheet: HeroSheet) -> Heap:
    """A hero's cards, without the skill cards of which one does not know that he has them."""
    names = [f"{pile} {sheet.hero}" for pile in ("hand", "life", "damage")]
    shown = open_cards(board, sheet)
    known = [card for card in sheet.trained if card] or [card for card in shown if card in SKILL_DECK]
    return heap(f"cards of {sheet.hero}", board, (*HERO_DECKS[sheet.hero], *known), names, shown)


def read(slots: Sequence[Slot], board: Board) -> Hashable:
    """What lies there in a world."""
    here = piles(board)
    return tuple([here[pile][at] for pile, at in slots])


def at(name: str, weights: Weights, *slots: Slot) -> Aspect:
    """What lies in these places."""
    return Aspect(name, partial(read, slots), weights)


def plain_aspects(found: Heap, random: Random, draws: int) -> list[Aspect]:
    """As many places of a heap at once as so many draws can tell of."""
    count, weights = as_many_at_once([found.cards], len(found.slots), draws)
    slots = [slot for slot in found.slots if slot[0] != "trained"]
    return [at(found.name, weights, *random.sample(slots, count))] if 0 < count <= len(slots) else []


def laid_aspect(name: str, weights: Weights, held: int, slot: Slot) -> Aspect:
    """What a side has decided face down: to lay any card that it held, or that it is exhausted."""
    return at(name, {card: weight * held for card, weight in weights.items()} | {(DECLARED,): sum(weights.values())}, slot)


def hero_aspects(board: Board, sheet: HeroSheet, skills: Heap, random: Random, draws: int) -> list[Aspect]:
    """A hero's cards: as any heap, but some may be skill cards of which one only knows how many he has trained."""
    found, trained, combat = hero_heap(board, sheet), trained_unseen(board, sheet), board.combat
    assert len(found.cards) + trained == len(found.slots), found
    if not found.slots:
        return []
    weights: Weights = {(card,): count * (len(skills.cards) if trained else 1) for card, count in Counter(found.cards).items()}
    weights |= {(card,): trained for card in skills.cards if trained}
    if combat is not None and board.sheet(combat.seat) is sheet and combat.hero.laid == LAID:
        return [laid_aspect(f"laid by {sheet.hero}", weights, len(sheet.hand), ("hero laid", 0))]
    if trained:
        return [at(f"trained {sheet.hero}", weights, random.choice(found.slots))]
    return plain_aspects(found, random, draws)


def aspects(board: Board, random: Random, draws: int) -> list[Aspect]:
    """All that is hidden in a view and can be tried there."""
    found: list[Aspect] = []
    every, combat = heaps(board), board.combat
    for each in every:
        assert len(each.cards) == len(each.slots), each
        if each.name == "foe" and combat is not None and combat.enemy.laid == LAID:
            cards: Weights = dict(Counter([(card,) for card in each.cards]))
            found.append(laid_aspect("laid by the foe", cards, len(combat.hand), ("foe laid", 0)))
        else:
            found += plain_aspects(each, random, draws)
    skills = next(each for each in every if each.name == "skills")
    for sheet in board.sheets:
        found += hero_aspects(board, sheet, skills, random, draws)
    for mission, kinds in (("hero mission", board.cards.hero_missions), ("sauron mission", board.cards.sauron_missions)):
        if piles(board)[mission] == ("",):
            found.append(at(mission, {(kind,): 1 for kind in kinds}, (mission, 0)))
    return [each for each in found if len(each.weights) > 1]
