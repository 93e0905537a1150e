"""Random positions of a combat, one round of them played by the game, and what the evaluator makes of the same round."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any, TypeVar

from msgspec import Struct

from onetable.core.dice import Dice
from onetable.core.game import Game
from onetable.core.step import Scope
from onetable.core.word import Word
from onetable.games.quest.cards.every_card import every_card
from onetable.games.quest.figures import CARDS, COMBAT_DECKS, FOES, HERO_DECKS, HEROES, SKILL_DECK
from onetable.games.quest.layout import laid_out
from onetable.games.quest.mechanics.combat import ending as combat_rules
from onetable.games.quest.mechanics.combat.ending import Bloodfury, OfferRetreat
from onetable.games.quest.mechanics.combat.hands import DrawFromPools
from onetable.games.quest.mechanics.combat.rounds import CombatRound, LayCard
from onetable.games.quest.pieces import Combat, HeroSheet, MinionFigure, Options, Side
from onetable.games.quest.table import Board
from onetable.games.quest.traits import CardType, Foe, Hero, Minion
from onetable.games.quest.vocabulary.choices import DeclareExhaustion, Lay
from onetable.games.quest.vocabulary.combat_news import FoeDraws, TakenBack, TypesTold
from onetable.games.quest.vocabulary.hero_news import CorruptionTaken
from tests.games.quest.combat.evaluator import SAYS_TYPE, Fortune, Half, Round, cost_of_stack, resolve

W = TypeVar("W", bound=Word)
FOE_NAMES: tuple[Foe, ...] = tuple(FOES)
ORDERS = ("hero_first", "simultaneous")
BOARDS = {(hero, order): laid_out(every_card(), (hero,), Options(combat_order=order), Dice(1)) for hero in Hero for order in ORDERS}


class Setting(Struct):
    """A position before a round, and what both sides want to lay."""

    hero: Hero
    foe: Foe
    order: str
    seed: int
    hero_card: str
    foe_card: str
    hero_stack: list[str]
    foe_stack: list[str]
    hero_last: str
    foe_last: str
    declared: str
    hero_strength: int
    foe_strength: int
    hero_exhausted: bool
    foe_exhausted: bool
    hero_declares: bool
    foe_declares: bool
    hero_hand: list[str]
    foe_hand: list[str]
    life: list[str]
    rest: list[str]
    damage: int
    health: int
    fear: bool
    lies_told: bool


def setting(seed: int, ability: str = "", foe: str = "") -> Setting:
    """A random position; `ability`: one of the hero's cards, or of the foe's, of this round or pending, has it."""
    chance = Random(seed)
    hero, enemy = chance.choice(list(Hero)), chance.choice([each for each in FOE_NAMES if foe in ("", each.value)])
    if ability and ability not in {CARDS[card].ability for card in SKILL_DECK}:
        with_it = [each for each in Hero if any(CARDS[card].ability == ability for card in HERO_DECKS[each])]
        foes_with_it = [each for each in FOE_NAMES if any(CARDS[card].ability == ability for card in COMBAT_DECKS[FOES[each].deck])]
        if with_it and (not foes_with_it or chance.random() < 0.7):
            hero = chance.choice(with_it)
        else:
            enemy = chance.choice(foes_with_it)
    faces, skills = list(dict.fromkeys(HERO_DECKS[hero])), list(SKILL_DECK)
    foe_faces = list(dict.fromkeys(COMBAT_DECKS[FOES[enemy].deck]))

    def some(count: int) -> list[str]:
        return [chance.choice(skills if chance.random() < 0.4 else faces) for _ in range(count)]

    hero_card, foe_card = some(1)[0], chance.choice(foe_faces)
    hero_stack, foe_stack = some(chance.randrange(4)), [chance.choice(foe_faces) for _ in range(chance.randrange(4))]
    wanted = [card for card in [*faces, *skills] if CARDS[card].ability == ability]
    foe_wanted = [card for card in foe_faces if CARDS[card].ability == ability]
    if wanted and (not foe_wanted or chance.random() < 0.7):
        if chance.random() < 0.5:
            hero_card = chance.choice(wanted)
        else:
            hero_stack.append(chance.choice(wanted))
    elif foe_wanted:
        if chance.random() < 0.5:
            foe_card = chance.choice(foe_wanted)
        else:
            foe_stack.append(chance.choice(foe_wanted))
    hero_exhausted, foe_exhausted = chance.choice([(True, False), (False, True)]) if chance.random() < 0.12 else (False, False)
    hero_last = hero_stack[-1] if hero_stack and not hero_exhausted and chance.random() < 0.75 else ""
    foe_last = foe_stack[-1] if foe_stack and not foe_exhausted and chance.random() < 0.75 else ""
    near = (-1, 0, 0, 1, 6, 6)
    health = FOES[enemy].health
    return Setting(
        hero, enemy, chance.choice(ORDERS), seed, hero_card, foe_card, hero_stack, foe_stack, hero_last, foe_last,
        chance.choice(["ranged", "melee"]) if hero_last and CARDS[hero_last].ability in SAYS_TYPE else "",
        max(0, cost_of_stack([*hero_stack, hero_card], "", False) + chance.choice(near)),
        max(0, cost_of_stack([*foe_stack, foe_card], enemy.value, False) + chance.choice(near)),
        hero_exhausted, foe_exhausted, chance.random() < 0.05, chance.random() < 0.05,
        [hero_card, *some(chance.randrange(4))], [foe_card, *[chance.choice(foe_faces) for _ in range(chance.randrange(5))]],
        some(chance.choice([0, 1, 3, 8])), some(chance.randrange(3)), chance.randrange(health), health,
        not hero_exhausted and chance.random() < 0.1, chance.random() < 0.3,
    )  # fmt: skip


class Probe:
    """Looks at the table when a round is reckoned and before it is closed, and again when it is closed."""

    board: Board
    before: Combat | None = None
    after: Combat
    sheet: HeroSheet
    influence: int
    words: list[Word]

    def watch(self, combat: Combat) -> None:
        """The real step does its work; this only makes copies, and of the first round only: a frightened hero may play on unasked."""
        if self.before is not None:
            self.real(combat)
            return
        self.before = combat.copy()
        self.real(combat)
        self.after = combat.copy()
        self.sheet = self.board.sheet(1).copy()
        self.influence = sum(self.board.influence.values())
        self.words = [event.word for event in self.board.news or ()]

    def real(self, combat: Combat) -> None:
        """The end of a round, as the rules have it."""
        raise NotImplementedError

    def told(self, kind: type[W]) -> list[W]:
        """The news of this kind in the round."""
        return [word for word in self.words if isinstance(word, kind)]


@contextmanager
def probe() -> Iterator[Probe]:
    """A probe in the real game."""
    found, real = Probe(), combat_rules.close_round
    found.real = real  # type: ignore[method-assign]
    combat_rules.close_round = found.watch
    try:
        yield found
    finally:
        combat_rules.close_round = real


def table(case: Setting) -> Board:
    """The table in this position."""
    board = BOARDS[case.hero, case.order].copy()
    board.dice, board.news = Dice(case.seed), []
    board.turn.seat = 1
    sheet = board.sheet(1)
    sheet.hand, sheet.life, sheet.rest, sheet.damage = tuple(case.hero_hand), tuple(case.life), tuple(case.rest), ()
    if isinstance(case.foe, Minion):
        board.minions[case.foe] = MinionFigure(sheet.place, case.damage)
    printed = FOES[case.foe]
    board.combat = Combat(
        1, case.foe.value, -1, printed.wisdom, case.health, printed.fortitude,
        Side(
            case.hero_strength - HEROES[case.hero].strength, tuple(case.hero_stack), exhausted=case.hero_exhausted, last=case.hero_last,
            declared=CardType(case.declared) if case.declared else None,
        ),
        Side(case.foe_strength, tuple(case.foe_stack), exhausted=case.foe_exhausted, last=case.foe_last),
        damage=case.damage, hand=tuple(case.foe_hand), deck=tuple(COMBAT_DECKS[printed.deck][:5]), round=2, fear=case.fear,
        lies_told=case.lies_told,
    )  # fmt: skip
    return board


def play(case: Setting, seen: Probe) -> set[type[Any]]:
    """The round in the real game; what nobody cares about is answered at random. Returns which steps asked."""
    chance, board = Random(case.seed), table(case)
    seen.board, seen.before = board, None
    game = Game(board, [((CombatRound(),), Scope(1))], hasty=True)
    game.advance()
    asking: set[type[Any]] = set()
    while seen.before is None:
        decision, step = game.decision, game.agenda[-1][0][0]
        assert decision is not None
        asking.add(type(step))
        number = chance.randrange(len(decision.choices))
        if isinstance(step, LayCard):
            declares, card = (case.hero_declares, case.hero_card) if step.hero else (case.foe_declares, case.foe_card)
            number = list(decision.choices).index(DeclareExhaustion() if declares else Lay(card))
        game.answer(number)
    if game.decision is not None and board.combat is not None and board.combat.round == seen.after.round:  # not yet the next round
        asking.add(type(game.agenda[-1][0][0]))
    return asking


def fortune_of(case: Setting, seen: Probe) -> Fortune:
    """What chance and the players did in the round."""
    before = seen.before
    assert before is not None
    ability = CARDS[before.hero.laid].ability if before.hero.laid else ""
    taken_back = [word.card for word in seen.told(TakenBack)]
    in_hand = len(case.hero_hand) - bool(before.hero.laid)
    return Fortune(
        list(before.discards),
        before.hero.saying.value if before.hero.saying is not None else "",
        taken_back[0] if taken_back and ability == "shrewd_planning" else "",
        len(taken_back) if ability == "rest" else 0,
        in_hand + len(case.life),
        len(case.foe_hand) - bool(before.enemy.laid),
        COMBAT_DECKS[FOES[case.foe].deck][4],
        case.lies_told,
    )


def expected(case: Setting, before: Combat, fortune: Fortune) -> Round:
    """What the evaluator says to the same cards."""
    hero = Half(before.hero.laid, case.hero_strength, case.hero_stack, case.hero_last, case.declared, case.hero_exhausted)
    foe = Half(before.enemy.laid, case.foe_strength, case.foe_stack, case.foe_last, "", case.foe_exhausted)
    return resolve(hero, foe, case.foe.value, case.damage, case.health, fortune, case.order == "simultaneous")


def differences(case: Setting, seen: Probe) -> list[str]:
    """Play the round and compare: everything in which game and evaluator do not agree."""
    asking = play(case, seen)
    before, after, sheet = seen.before, seen.after, seen.sheet
    assert before is not None
    fortune = fortune_of(case, seen)
    wanted = expected(case, before, fortune)
    pairs: dict[str, tuple[Any, Any]] = {}
    for name, side, closed, right in (("hero", before.hero, after.hero, wanted.hero), ("foe", before.enemy, after.enemy, wanted.foe)):
        pairs[f"{name} exhausted"] = (side.exhausted, right.exhausted)
        pairs[f"{name} cancelled"] = (side.cancelled or not side.laid, right.cancelled)
        pairs[f"{name} attack"] = (side.attack, right.attack)
        pairs[f"{name} defense"] = (side.defense, right.defense)
        pairs[f"{name} hurt"] = (side.hurt, right.hurt)
        pairs[f"{name} stack"] = (list(side.stack), right.stack)
        pairs[f"{name} pending"] = (closed.last, right.pending)
        pairs[f"{name} declared"] = (closed.declared.value if closed.declared is not None else "", right.declared)
    pairs["damage"] = (before.damage, wanted.damage)
    pairs["foe fell"] = (before.foe_fell, wanted.foe_fell)
    pairs["hero fell"] = (before.hero_fell, wanted.hero_fell)
    pairs["spied"] = (before.spied, wanted.spied)
    pairs["influence"] = (seen.influence, wanted.spied)
    pairs["fear"] = (before.fear, wanted.fear)
    if case.fear:
        pairs["hero lays"] = (bool(before.hero.laid), True)
    pairs["corrupted"] = (bool(seen.told(CorruptionTaken)), wanted.corrupted)
    pairs["thrown"] = (len(before.discards), wanted.thrown)
    pairs["foe hand"] = (len(before.hand), len(case.foe_hand) - bool(before.enemy.laid) - wanted.thrown + len(seen.told(FoeDraws)))
    pairs["bloodfury"] = (Bloodfury in asking, wanted.bloodfury)
    pairs["told"] = (len(seen.told(TypesTold)), wanted.told)
    pairs["retreat"] = (OfferRetreat in asking, wanted.may_retreat and not wanted.hero_fell)
    gained = bool(fortune.planned) + fortune.regained
    pairs["planned"] = (bool(fortune.planned), wanted.plans)
    pairs["damage pool"] = (len(sheet.damage), min(wanted.hero.hurt, fortune.hero_cards + gained))
    if wanted.shows is not None:
        pairs["laid open"] = ((before.hero.open, before.enemy.open), wanted.shows)
    in_hand = len(case.hero_hand) - bool(before.hero.laid)
    pairs["draws"] = (DrawFromPools in asking, wanted.rests and bool(case.life or case.rest))
    if wanted.stampede and in_hand and not wanted.rests:
        pairs["from hand"] = (len(sheet.hand) < in_hand + gained, True)
    if not wanted.corrupted and not (wanted.venom and not sheet.hand):  # corruption may cost cards; venom finds perhaps an empty hand
        rest = len(case.rest) - fortune.regained + bool(wanted.spared) + wanted.venom
        pairs["rest pool"] = (len(sheet.rest), 0 if wanted.endured else rest)
        hand = len(case.hero_hand) + len(case.life) - bool(before.hero.laid) + gained - wanted.venom - len(sheet.damage)
        pairs["hand and life pool"] = (
            len(sheet.hand) + len(sheet.life),
            hand + (len(case.rest) + wanted.venom + len(case.hero_stack) + 1) * wanted.endured,
        )
    return [f"{name}: the game has {found}, the evaluator {right}" for name, (found, right) in pairs.items() if found != right]
