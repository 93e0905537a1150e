"""All cards that a game is played with, by their ids. It lies beside the table, so that no rule needs to know a card."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import TypeVar

from msgspec import Struct

from onetable.core.word import Word
from onetable.games.quest.card_kinds import Corruption, Encounter, EventCard, Mission, Peril, Plot, Quest, ShadowCard
from onetable.games.quest.figures import CARDS, HERO_DECKS
from onetable.games.quest.parts_of_speech import Effect, Effects
from onetable.games.quest.pieces import Options
from onetable.games.quest.traits import Attribute, Character, Deck, Foe, Hero, Item, Minion
from onetable.games.quest.vocabulary.combat_texts import CombatText, Deed, DrawCards, Uncancelable, When
from onetable.games.quest.vocabulary.statics import Lowers

W = TypeVar("W", bound=Word)
Text = tuple[Word, ...]
CombatTexts = tuple[CombatText, ...]
STAGES = (1, 2, 3)
SILENT: CombatTexts = ()


def deeds(texts: Mapping[str, CombatTexts], card: str) -> list[Deed]:
    """All that a card does at this time, whatever it tests."""
    return [deed for text in texts.get(card, SILENT) for deed in text.does]


class FightingTexts(Struct, frozen=True):
    """For each time what the fighting cards say of it; only cards that say something."""

    always: Mapping[str, CombatTexts]
    now: Mapping[str, CombatTexts]
    pending: Mapping[str, CombatTexts]
    after: Mapping[str, CombatTexts]
    uncancelable: frozenset[str]


class Catalogue(Struct, frozen=True, dict=True, eq=False):
    """Every card, sheet and token with what it says; the rest follows from it when it is first asked for."""

    plots: Mapping[str, Plot]
    shadows: Mapping[str, ShadowCard]
    events: Mapping[str, EventCard]
    corruption: Mapping[str, Corruption]
    perils: Mapping[str, Peril]
    encounters: Mapping[str, Encounter]
    quests: Mapping[str, Quest]
    missions: Mapping[str, Mission]
    characters: Mapping[Character, Effects]
    items: Mapping[Item, Text]
    heroes: Mapping[Hero, Text]
    foes: Mapping[Foe, Text]
    abilities: Mapping[str, CombatTexts]  # of fighting cards, by the name on the card
    perils_twice: tuple[str, ...] = ()  # by the other reading

    # ---- what somebody or something says

    def plot_words(self, plot: str, kind: type[W]) -> list[W]:
        """What this plot says of this kind."""
        return [word for word in self.plots[plot].text if isinstance(word, kind)]

    def hero_word(self, hero: Hero, kind: type[W]) -> W | None:
        """What this hero's sheet says of this kind."""
        for word in self.heroes[hero]:
            if isinstance(word, kind):
                return word
        return None

    def item_word(self, items: tuple[Item, ...], kind: type[W]) -> W | None:
        """What these items say of this kind."""
        for item in items:
            for word in self.items[item]:
                if isinstance(word, kind):
                    return word
        return None

    def foe_word(self, foe: str, kind: type[W]) -> W | None:
        """What this foe says of this kind."""
        for word in self.foes[foe]:  # type: ignore[index]  # a foe's name is as good as the foe
            if isinstance(word, kind):
                return word
        return None

    def minions_with(self, kind: type[Word]) -> tuple[Minion, ...]:
        """The minions that say a word of this kind."""
        return self.minions_by_word.get(kind, ())

    @cached_property
    def minions_by_word(self) -> Mapping[type[Word], tuple[Minion, ...]]:
        """For each kind of word the minions that say one."""
        kinds = {type(word) for minion in Minion for word in self.foes[minion]}
        return {kind: tuple([minion for minion in Minion if self.foe_word(minion, kind) is not None]) for kind in kinds}

    # ---- corruption

    @cached_property
    def burdens(self) -> Mapping[str, Word]:
        """What holds while a corruption card is held; one that acts at once is never held."""
        return {card.id: card.text[0] for card in self.corruption.values() if not isinstance(card.text[0], Effect)}

    def burden(self, corruption: tuple[str, ...], kind: type[W]) -> W | None:
        """Among these corruption cards the word of this kind, if one of them says it."""
        for card in corruption:
            word = self.burdens.get(card)
            if isinstance(word, kind):
                return word
        return None

    def lowered(self, corruption: tuple[str, ...], attribute: Attribute) -> int:
        """By how much these corruption cards lower an attribute."""
        total = 0
        for card in corruption:
            word = self.burdens.get(card)
            if isinstance(word, Lowers) and word.attribute is attribute:
                total += word.by
        return total

    # ---- fighting cards

    @cached_property
    def fighting(self) -> FightingTexts:
        """What the fighting cards say, by the time it works."""
        always, now, pending, after = [self.said(when) for when in (When.ALWAYS, When.NOW, When.NEXT_ROUND, When.AFTER_DAMAGE)]
        uncancelable = [card for card in always if any([isinstance(deed, Uncancelable) for deed in deeds(always, card)])]
        return FightingTexts(always, now, pending, after, frozenset(uncancelable))

    def said(self, when: When) -> Mapping[str, CombatTexts]:
        """What each fighting card says of this time."""
        found = {card: tuple([text for text in self.abilities[face.ability] if text.when is when]) for card, face in CARDS.items()}
        return {card: texts for card, texts in found.items() if texts}

    @cached_property
    def draw_from_rest(self) -> frozenset[Hero]:
        """The heroes for whom the order of the rest pool matters, because a card of theirs draws from it."""
        now = self.fighting.now
        drawing = {card for card in now if any([isinstance(deed, DrawCards) for deed in deeds(now, card)])}
        return frozenset([hero for hero, deck in HERO_DECKS.items() if not drawing.isdisjoint(deck)])

    # ---- whole decks

    @cached_property
    def plot_deck(self) -> tuple[str, ...]:
        """The plots that are not starting plots."""
        return tuple([plot.id for plot in self.plots.values() if plot.setup is None for _ in range(plot.copies)])

    @cached_property
    def shadow_deck(self) -> tuple[str, ...]:
        """All shadow cards."""
        return tuple([card.id for card in self.shadows.values() for _ in range(card.copies)])

    @cached_property
    def event_decks(self) -> tuple[tuple[str, ...], ...]:
        """The events of each stage."""
        return tuple([tuple([event.id for event in self.events.values() if event.stage == stage]) for stage in STAGES])

    @cached_property
    def encounter_decks(self) -> Mapping[Deck, tuple[str, ...]]:
        """The encounters of each deck."""
        return {deck: tuple([card.id for card in self.encounters.values() if card.deck is deck]) for deck in Deck}

    def peril_deck(self, options: Options) -> tuple[str, ...]:
        """One of each, or some twice by the other reading."""
        return (*self.perils, *self.perils_twice) if options.peril_copies == "two_twice" else tuple(self.perils)

    @cached_property
    def hero_missions(self) -> tuple[str, ...]:
        """The missions of the heroes."""
        return tuple([mission.id for mission in self.missions.values() if mission.side == "heroes"])

    @cached_property
    def sauron_missions(self) -> tuple[str, ...]:
        """The missions of Sauron."""
        return tuple([mission.id for mission in self.missions.values() if mission.side == "sauron"])
