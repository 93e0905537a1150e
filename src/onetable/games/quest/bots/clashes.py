"""What a round of combat would bring, card against card: the rules themselves are asked, and every answer is kept."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache

from onetable.games.quest.cards.every_card import every_card
from onetable.games.quest.figures import CARDS, COMBAT_DECKS, FOES, HERO_DECKS
from onetable.games.quest.mechanics.combat.clash import Clash
from onetable.games.quest.mechanics.combat.damage_on_top import damage_on_top
from onetable.games.quest.pieces import DECLARED, LAID, UNSEEN, Combat, HeroSheet, Side, foe_called
from onetable.games.quest.traits import CardType
from onetable.games.quest.vocabulary.combat_texts import (
    Attack,
    BlocksAndStrikes,
    CardsStronger,
    Count,
    Defense,
    MeleeClash,
    OpponentRepeats,
    RangedCancelsMelee,
    RangedDamageBecomesInfluence,
)

NO_CARD = ""
HIDDEN = ("", LAID, DECLARED)
# What a card is worth for the round after it, in points of damage.
LATER: dict[str, float] = {
    "anticipate": 0.8, "concentrate": 2.4, "concussive_shot": 0.8, "dodge": 1.2, "expose_weakness": 1.4, "fall_back": 1.2,
    "flaming_arrow": 0.8, "heightened_senses": 0.8, "hide": 0.7, "outmaneuver": 0.9, "overpower": 1.4, "ready": 0.8, "rush": 0.9,
    "set_trap": 1.0, "shield_smash": 0.8, "volley": 1.4,
}  # fmt: skip
# What a card does besides damage.
BESIDES: dict[str, float] = {
    "hamstring": 0.8, "overhead_swing": 1.2, "rest": 1.2, "shrewd_planning": 0.5, "trample": 0.7, "wear_down": 1.2, "endure": 0.2,
}  # fmt: skip
# What its text adds on average, in points of damage dealt or spared; the clash itself is exact, this is for a card in the hand.
OFTEN: dict[str, float] = {
    "evade": 1.2, "charge": 0.8, "earthquake": 2.0, "reversal": 2.0, "execute": 2.0, "retaliate": 2.0, "precision": 0.6, "smash": 0.6,
    "sweep": 0.3, "crossbow_shot": 0.3, "reckless": -1.0, "eviscerate": 1.2, "poison_arrow": 1.2, "aimed_shot": 0.8, "sneak_attack": 1.2,
    "attack_of_opportunity": 1.8, "crush": 1.2, "deadly_finesse": 1.0, "overdraw": 0.8, "ranged_strike": 0.8, "parry": 0.9, "hack": 0.5,
    "focused_assault": 1.5, "brutal_finisher": 1.5,
}  # fmt: skip
COUNTS = frozenset(
    [
        name
        for name, texts in every_card().abilities.items()
        for text in texts
        for deed in text.does
        if isinstance(deed, (Attack, Defense)) and isinstance(deed.more, Count) and deed.more is not Count.THEIR_ATTACK
    ]
)
# What is told apart in a round of combat; whatever else differs comes to the same, so that few rounds are to be remembered.
FIGHTING = every_card().fighting
TELLING = (BlocksAndStrikes, CardsStronger, MeleeClash, RangedCancelsMelee, RangedDamageBecomesInfluence)
TOLD_APART = frozenset([foe for foe in FOES if any([every_card().foe_word(foe, kind) is not None for kind in TELLING])])
ANY_FOE = next(foe for foe in FOES if foe not in TOLD_APART)
LOOKING_BACK = frozenset([card for card, texts in FIGHTING.now.items() for text in texts if isinstance(text.only_if, OpponentRepeats)])


@lru_cache(1 << 14)
def clash(
    foe: str, mine: str, theirs: str, my_last: str, their_last: str, my_word: CardType | None, their_word: CardType | None,
    stack: tuple[str, ...], at_once: bool,
) -> tuple[int, int]:  # fmt: skip
    """What the hero suffers and what the foe suffers if the hero plays one card and the foe the other; no card: that side is exhausted."""
    hero = Side(stack=(*stack, mine), laid=mine, last=my_last, declared=my_word, exhausted=not mine)
    enemy = Side(stack=(theirs,), laid=theirs, last=their_last, declared=their_word, exhausted=not theirs)
    combat = Combat(1, foe, -1, 0, 99, 1, hero, enemy)
    Clash(every_card(), combat).resolve(at_once)
    damage_on_top(every_card(), combat)
    return 99 if combat.hero_fell else hero.hurt, 99 if combat.foe_fell else enemy.hurt


Answers = tuple[tuple[str, float], ...]  # what the other side may play, and how likely


def fought(combat: Combat, hero: bool, card: str, answers: Answers, at_once: bool) -> tuple[tuple[int, int, float], ...]:
    """In the combat under way: what this card of one side deals and takes beside each answer, and how likely that is."""
    mine, enemy = combat.hero, combat.enemy
    stack = () if hero and CARDS[card].ability not in COUNTS else mine.stack
    my_last = mine.last if mine.last and not mine.exhausted else ""
    their_last = enemy.last if enemy.last and not enemy.exhausted else ""
    foe = combat.foe if combat.foe in TOLD_APART else ANY_FOE
    return exchanges(foe, hero, card, answers, my_last, their_last, mine.declared, enemy.declared, stack, at_once)


@lru_cache(1 << 14)
def exchanges(
    foe: str, hero: bool, card: str, answers: Answers, my_last: str, their_last: str, my_word: CardType | None,
    their_word: CardType | None, stack: tuple[str, ...], at_once: bool,
) -> tuple[tuple[int, int, float], ...]:  # fmt: skip
    """The same from plain words: who thinks ahead comes by the same combat again and again."""
    found = []
    for answer, weight in answers:
        mine, theirs = (card, answer) if hero else (answer, card)
        counted = stack if mine and CARDS[mine].ability in COUNTS else ()
        before, beyond = heard(my_last, theirs), heard(their_last, mine)
        to_hero, to_foe = clash(foe, mine, theirs, before, beyond, my_word, their_word, counted, at_once)
        found.append((to_foe, to_hero, weight) if hero else (to_hero, to_foe, weight))
    return tuple(found)


def heard(last: str, other: str) -> str:
    """The card of a side's round before, if it still counts beside this card of the other side."""
    return last if last in FIGHTING.pending or other in LOOKING_BACK else ""


@lru_cache(1 << 12)
def heap(deck: tuple[str, ...], gone: tuple[str, ...]) -> tuple[tuple[str, int], ...]:
    """The cards of a deck that have not been seen, with how many there are of each."""
    left = Counter(deck)
    left.subtract(gone)
    return tuple([(card, count) for card, count in left.items() if count > 0])


def unseen_of_foe(combat: Combat) -> tuple[tuple[str, int], ...]:
    """What the foe may hold, as far as the hero knows."""
    return heap(COMBAT_DECKS[FOES[foe_called(combat.foe)].deck], tuple(sorted((*combat.enemy.stack, *combat.discards))))


def unseen_of_hero(combat: Combat, sheet: HeroSheet) -> tuple[tuple[str, int], ...]:
    """What the hero may hold, as far as Sauron knows: his own cards that lie neither in his rest pool nor in his stack."""
    open_cards = [card for card in (*sheet.rest, *combat.hero.stack) if card != UNSEEN]
    return heap(HERO_DECKS[sheet.hero], tuple(sorted(open_cards)))


@lru_cache(1 << 10)
def card_worth(card: str) -> float:
    """How much a hero likes to have this card in a fight, about 0 to 5."""
    face = CARDS[card]
    ability = face.ability
    more = LATER.get(ability, 0.0) + BESIDES.get(ability, 0.0) + OFTEN.get(ability, 0.0)
    return face.attack + 0.8 * face.defense + more - 0.75 * face.cost
