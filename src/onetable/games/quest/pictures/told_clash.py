"""The arithmetic of a round, line by line: the rules resolve it, and every change of a number is noted with the card that made it."""

from __future__ import annotations

from typing import NamedTuple

from onetable.games.quest.catalogue import SILENT, Catalogue
from onetable.games.quest.mechanics.combat.clash import Clash, Fighter
from onetable.games.quest.mechanics.combat.damage_on_top import (
    STAGES,
    answered,
    capped,
    foe_strikes,
    more_dealt,
    more_taken,
    spied,
    torn,
    trapped,
)
from onetable.games.quest.pieces import Combat
from onetable.games.quest.vocabulary.combat_texts import Attack, CardsStronger, CombatText, Defense

FOE = "*"  # the foe itself, and none of its cards


class Change(NamedTuple):
    """A number becomes larger or smaller."""

    why: str  # printed, more, lowered, cancelled, exhausted, attack, defense, spied, capped
    amount: int
    card: str = ""  # the card that says so; FOE: the foe itself


Changes = list[Change]


class ToldClash(Clash):
    """A round that notes what changes the numbers of both sides."""

    def __init__(self, cards: Catalogue, combat: Combat) -> None:
        super().__init__(cards, combat)
        self.attack = {fighter: printed(fighter.card, fighter.attack) for fighter in (self.hero, self.foe)}
        self.defense = {fighter: printed(fighter.card, fighter.defense) for fighter in (self.hero, self.foe)}
        self.exhausted = {fighter: fighter.side.exhausted for fighter in (self.hero, self.foe)}
        self.hurt: dict[Fighter, Changes] = {self.hero: [], self.foe: []}

    # ---- attack and defense

    def lower(self, text: CombatText, mine: Fighter, other: Fighter) -> None:
        attack, defense = other.attack, other.defense
        super().lower(text, mine, other)
        card = mine.side.last if text in mine.pending else mine.card
        note(self.attack[other], "lowered", other.attack - attack, card)
        note(self.defense[other], "lowered", other.defense - defense, card)

    def add_up(self, mine: Fighter, other: Fighter) -> None:
        super().add_up(mine, other)
        if mine.silenced or mine.side.exhausted:
            why = "exhausted" if mine.side.exhausted else "cancelled"
            for changes in (self.attack[mine], self.defense[mine]):
                note(changes, why, -sum([change.amount for change in changes]))
            return
        for card, deed in [(mine.card, deed) for deed in mine.additions] + self.adding(mine, other):
            if isinstance(deed, Attack) and not mine.attack_fixed:
                assert isinstance(deed.more, int)
                note(self.attack[mine], "more", deed.more, card)
            elif isinstance(deed, Defense) and not mine.defense_fixed:
                assert isinstance(deed.more, int)
                note(self.defense[mine], "more", deed.more, card)

    def adding(self, mine: Fighter, other: Fighter) -> list[tuple[str, object]]:
        """What is added to one side, with the card that says so."""
        found: list[tuple[str, object]] = []
        for card, texts in ((mine.side.last, mine.pending), (mine.card, self.now.get(mine.card, SILENT))):
            for text in texts:
                if not self.cancels(text) and self.holds(text.only_if, mine, other):
                    found += [(card, self.counted(deed, mine, other)) for deed in text.does]
        stronger = self.cards.foe_word(self.combat.foe, CardsStronger) if mine is self.foe else None
        return [*found, (FOE, Attack(stronger.more))] if stronger is not None and mine.type is stronger.type else found

    # ---- damage

    def resolve(self, simultaneous: bool) -> None:
        super().resolve(simultaneous)
        for mine, other in self.pairs:
            note(self.hurt[mine], "attack", other.side.attack)
            note(self.hurt[mine], "defense", mine.side.hurt - other.side.attack)

    def deal(self) -> None:
        """What the damage is in the end."""
        for stage in STAGES:
            hurt = [mine.side.hurt for mine, _ in self.pairs]
            stage(self.cards, self.combat)
            for (mine, other), before in zip(self.pairs, hurt, strict=True):
                cause = {
                    more_dealt: other.card, spied: FOE, more_taken: mine.card, trapped: other.side.last, torn: other.card,
                    foe_strikes: FOE, answered: other.card, capped: mine.card,
                }[stage]  # fmt: skip
                why = "spied" if stage is spied else "capped" if stage is capped else "more"
                note(self.hurt[mine], why, mine.side.hurt - before, cause)


def printed(card: str, number: int) -> Changes:
    """What a card shows."""
    return [Change("printed", number, card)] if card else []


def note(changes: Changes, why: str, amount: int, card: str = "") -> None:
    """A change, if it is one."""
    if amount:
        changes.append(Change(why, amount, card))
