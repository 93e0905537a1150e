"""One round of combat: what the cards cost, which cancels which, and what both sides are worth."""

from __future__ import annotations

from onetable.games.quest.catalogue import SILENT, Catalogue, FightingTexts, deeds
from onetable.games.quest.figures import CARDS, FightingCard
from onetable.games.quest.pieces import Combat, Side
from onetable.games.quest.traits import CardType
from onetable.games.quest.vocabulary.combat_texts import (
    Attack,
    Cancel,
    CardIsFree,
    CardsStronger,
    CombatText,
    Count,
    Deed,
    Defeat,
    Defense,
    DefenseAtLeast,
    FirstMeleeFree,
    LowerAttack,
    LowerDefense,
    MeleeCheaper,
    OpponentCost,
    OpponentPlays,
    OpponentPlaysOther,
    OpponentRepeats,
    PrintedDefense,
    RangedCancelsMelee,
    Test,
    YouPlay,
)

# ---- cost


def cost(cards: Catalogue, combat: Combat, side: Side) -> int:
    """What the cards in a side's stack cost together."""
    total = sum([CARDS[card].cost for card in side.stack])
    if side is combat.enemy:
        cheaper = cards.foe_word(combat.foe, MeleeCheaper)
        if cheaper is not None:
            total -= sum([min(cheaper.by, CARDS[card].cost) for card in side.stack if CARDS[card].type is CardType.MELEE])
        if side.stack and cards.foe_word(combat.foe, FirstMeleeFree) is not None and CARDS[side.stack[0]].type is CardType.MELEE:
            total -= CARDS[side.stack[0]].cost
    if plays_free(cards, side):
        total -= CARDS[side.laid].cost
    return total


def plays_free(cards: Catalogue, side: Side) -> bool:
    """Whether the card of this round costs nothing because of the pending one."""
    if not side.last or not side.laid:
        return False
    return any(
        [
            isinstance(deed, CardIsFree) and isinstance(text.only_if, YouPlay) and text.only_if.type is CARDS[side.laid].type
            for text in cards.fighting.pending.get(side.last, SILENT)
            for deed in text.does
        ]
    )


# ---- the round


class Fighter:
    """One side while a round is resolved: its card, and what has become of the printed numbers."""

    __slots__ = ("additions", "attack", "attack_fixed", "card", "defense", "defense_fixed", "face", "pending", "side", "silenced", "texts")

    def __init__(self, side: Side, texts: FightingTexts) -> None:
        self.side, self.texts = side, texts
        self.card = side.laid
        self.face: FightingCard | None = CARDS[side.laid] if side.laid else None
        self.pending = texts.pending.get(side.last, SILENT) if side.last and not side.exhausted else SILENT
        self.attack = self.face.attack if self.face is not None else 0
        self.defense = self.face.defense if self.face is not None else 0
        self.attack_fixed = self.defense_fixed = False  # put to 0: cannot be raised in this round
        self.additions: list[Deed] = []  # fixed when a cancelling text was tested
        self.silenced = side.cancelled or self.face is None

    @property
    def type(self) -> CardType | None:
        """Of an uncancelled card."""
        return None if self.silenced or self.face is None else self.face.type

    def cancel(self) -> None:
        """An ability cancels this side's card, if it can be cancelled."""
        if self.face is not None and self.card not in self.texts.uncancelable:
            self.silenced = True

    def lower(self, deed: Deed) -> None:
        """A printed number is lowered; that of a cancelled card too, because tests still read it."""
        if isinstance(deed, LowerDefense):
            own = [] if self.silenced else deeds(self.texts.always, self.card)
            floor = max([each.least for each in own if isinstance(each, DefenseAtLeast)], default=0)
            self.defense = min(self.defense, max(deed.to, floor))
            self.defense_fixed = self.defense_fixed or max(deed.to, floor) == 0
        elif isinstance(deed, LowerAttack):
            self.attack = min(self.attack, deed.to)
            self.attack_fixed = self.attack_fixed or deed.to == 0


class Clash:
    """The two sides of a round, hero first."""

    def __init__(self, cards: Catalogue, combat: Combat) -> None:
        self.cards, self.combat = cards, combat
        self.now = cards.fighting.now
        self.hero, self.foe = Fighter(combat.hero, cards.fighting), Fighter(combat.enemy, cards.fighting)
        self.pairs = ((self.hero, self.foe), (self.foe, self.hero))

    def resolve(self, simultaneous: bool) -> None:
        """Cancel, lower, add up: attack, defense and damage of both sides are known afterwards."""
        roars = self.cards.foe_word(self.combat.foe, RangedCancelsMelee) is not None
        if roars and self.foe.type is CardType.RANGED and self.hero.type is CardType.MELEE:
            self.hero.cancel()
        self.cancel_by_pending(simultaneous)
        for mine, other in self.pairs:
            for text in mine.pending:
                self.lower(text, mine, other)
        self.cancel_by_cards(simultaneous)
        for mine, other in self.pairs:
            if not mine.silenced:
                for text in self.now.get(mine.card, SILENT):
                    self.lower(text, mine, other)
        for mine, other in self.pairs:
            self.add_up(mine, other)
        for mine, other in self.pairs:
            mine.side.hurt = max(0, other.side.attack - mine.side.defense)
            mine.side.cancelled = mine.silenced
        self.execute()

    def cancel_by_pending(self, simultaneous: bool) -> None:
        """Cancels of the round before: the hero's, then the foe's. They do not depend on the own card of this round."""
        cancelled = []
        for mine, other in self.pairs:
            if any([self.cancels(text) and self.holds(text.only_if, mine, other) for text in mine.pending]):
                if simultaneous:
                    cancelled.append(other)
                else:
                    other.cancel()
        for fighter in cancelled:
            fighter.cancel()

    def cancel_by_cards(self, simultaneous: bool) -> None:
        """Cancels of this round; the test is made now, and what the same text adds is fixed now."""
        cancelled = []
        for mine, other in self.pairs:
            if mine.silenced:
                continue
            for text in self.now.get(mine.card, SILENT):
                if self.cancels(text) and self.holds(text.only_if, mine, other):
                    mine.additions += [self.counted(deed, mine, other) for deed in text.does]
                    if simultaneous:
                        cancelled.append(other)
                    else:
                        other.cancel()
        for fighter in cancelled:
            fighter.cancel()

    @staticmethod
    def cancels(text: CombatText) -> bool:
        """Whether this text cancels."""
        return any([isinstance(deed, Cancel) for deed in text.does])

    def lower(self, text: CombatText, mine: Fighter, other: Fighter) -> None:
        """The lowering that a text does."""
        if self.holds(text.only_if, mine, other):
            for deed in text.does:
                other.lower(deed)

    def holds(self, test: Test | None, mine: Fighter, other: Fighter) -> bool:
        """Whether a test holds now."""
        if test is None:
            return True
        if isinstance(test, OpponentPlays):
            return other.type is test.type
        if isinstance(test, YouPlay):
            return mine.type is test.type
        if isinstance(test, OpponentPlaysOther):
            return other.face is not None and other.type is not mine.side.declared
        if isinstance(test, OpponentRepeats):
            last = other.side.last
            return bool(last) and other.type is CARDS[last].type
        if isinstance(test, OpponentCost):
            return other.face is not None and other.face.cost >= test.least
        assert isinstance(test, PrintedDefense)
        if other.face is None or (test.missing and other.side.exhausted):
            return test.missing
        return test.least <= other.defense <= test.most

    @staticmethod
    def counted(deed: Deed, mine: Fighter, other: Fighter) -> Deed:
        """An addition as a plain number."""
        if not isinstance(deed, (Attack, Defense)) or isinstance(deed.more, int):
            return deed
        if deed.more is Count.THEIR_ATTACK:
            number = other.attack
        else:
            others = mine.side.stack[:-1]
            melee = deed.more is Count.OTHER_MELEE
            number = len([card for card in others if not melee or CARDS[card].type is CardType.MELEE])
        return type(deed)(number)

    def add_up(self, mine: Fighter, other: Fighter) -> None:
        """Attack and defense of one side; a cancelled card and an exhausted side have none."""
        side = mine.side
        if mine.silenced or side.exhausted:
            side.attack = side.defense = 0
            return
        added = mine.additions
        for text in (*mine.pending, *self.now.get(mine.card, SILENT)):
            if not self.cancels(text) and self.holds(text.only_if, mine, other):
                added = added + [self.counted(deed, mine, other) for deed in text.does]
        if mine is self.foe:
            stronger = self.cards.foe_word(self.combat.foe, CardsStronger)
            if stronger is not None and mine.type is stronger.type:
                added = [*added, Attack(stronger.more)]
        attack, defense = mine.attack, mine.defense
        for deed in added:
            if isinstance(deed, Attack) and not mine.attack_fixed:
                assert isinstance(deed.more, int)
                attack += deed.more
            elif isinstance(deed, Defense) and not mine.defense_fixed:
                assert isinstance(deed.more, int)
                defense += deed.more
        side.attack, side.defense = attack, defense

    def execute(self) -> None:
        """A card may defeat the opponent outright; it needs a card that lies there."""
        for mine, other in self.pairs:
            if mine.silenced or mine.side.exhausted:
                continue
            for text in self.now.get(mine.card, SILENT):
                if any([isinstance(deed, Defeat) for deed in text.does]) and self.holds(text.only_if, mine, other):
                    if mine is self.hero:
                        self.combat.foe_fell = True
                    else:
                        self.combat.hero_fell = True
