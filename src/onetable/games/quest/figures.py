"""The numbers of heroes, foes and fighting cards, read from the tables in data/."""

from __future__ import annotations

from msgspec import Struct, convert

from onetable.games.quest.atlas import load_table
from onetable.games.quest.traits import Attribute, CardType, CombatDeck, Deck, Foe, Hero, Minion, Monster, Place, Terrain


class HeroFigures(Struct, frozen=True):
    """A hero's sheet."""

    id: Hero
    fortitude: int
    strength: int
    agility: int
    wisdom: int
    start: Place

    def attribute(self, attribute: Attribute) -> int:
        """The printed number."""
        number: int = getattr(self, attribute.value)
        return number


class FoeFigures(Struct, frozen=True):
    """What is printed of a monster or a minion."""

    health: int  # damage that defeats it
    fortitude: int  # cards it draws for a combat
    strength: int  # cost of the cards it can play
    wisdom: int  # influence that is placed when it was not defeated
    deck: CombatDeck


class MinionFigures(FoeFigures, frozen=True):
    """A minion comes with a stage, to one of its places."""

    stage: int
    start: tuple[Place, ...]


class FightingCard(Struct, frozen=True):
    """A hero card, a skill card or a combat card: its numbers; what it does is said by the ability of its name."""

    id: str
    ability: str
    type: CardType
    attack: int
    defense: int
    cost: int
    terrain: Terrain | None = None
    copies: int = 1


_FIGURES, _CARDS = load_table("figures.json"), load_table("fighting_cards.json")
HEROES: dict[Hero, HeroFigures] = {each.id: each for each in convert(_FIGURES["heroes"], list[HeroFigures])}
MINIONS: dict[Minion, MinionFigures] = {Minion(each["id"]): convert(each, MinionFigures) for each in _FIGURES["minions"]}
MONSTERS: dict[Monster, FoeFigures] = {Monster(each["id"]): convert(each, FoeFigures) for each in _FIGURES["monsters"]}
FOES: dict[Foe, FoeFigures] = dict([*MONSTERS.items(), *MINIONS.items()])
TOKEN_PILES: dict[Deck, tuple[str, ...]] = {
    Deck(each["pair"]): tuple([str(kind) for kind, count in (*each["tokens"].items(), ("blank", each["blank"])) for _ in range(count)])
    for each in _FIGURES["token_piles"]
}

HERO_CARDS: dict[Hero, tuple[FightingCard, ...]] = {
    hero: tuple([convert(each, FightingCard) for each in _CARDS["hero"] if each["hero"] == hero.value]) for hero in Hero
}
SKILLS: tuple[FightingCard, ...] = convert(_CARDS["skill"], tuple[FightingCard, ...])
COMBAT_CARDS: dict[CombatDeck, tuple[FightingCard, ...]] = {
    deck: tuple([convert(each, FightingCard) for each in _CARDS["combat"] if each["deck"] == deck.value]) for deck in CombatDeck
}
CARDS: dict[str, FightingCard] = {card.id: card for cards in (*HERO_CARDS.values(), SKILLS, *COMBAT_CARDS.values()) for card in cards}


def _whole(cards: tuple[FightingCard, ...]) -> tuple[str, ...]:
    return tuple([card.id for card in cards for _ in range(card.copies)])


HERO_DECKS: dict[Hero, tuple[str, ...]] = {hero: _whole(cards) for hero, cards in HERO_CARDS.items()}
COMBAT_DECKS: dict[CombatDeck, tuple[str, ...]] = {deck: _whole(cards) for deck, cards in COMBAT_CARDS.items()}
SKILL_DECK: tuple[str, ...] = _whole(SKILLS)
