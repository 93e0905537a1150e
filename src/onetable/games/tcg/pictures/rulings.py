"""What was decided about single cards where their text leaves a question open; docs/rulings.md tells the same."""

from __future__ import annotations

from onetable.games.tcg.card import Card
from onetable.server.pictures.speaker import Speaker

# By title, or by title and subtitle where only one card of it is meant: the strings that tell it.
RULINGS: dict[str, tuple[str, ...]] = {
    "A Talent for Not Being Seen": ("tcg-ruling-talent",),
    "Hobbit Appetite": ("tcg-ruling-appetite",),
    "Let Folly Be Our Cloak": ("tcg-ruling-at-least-one",),
    "Mithril Shaft": ("tcg-ruling-mithril-shaft",),
    "Dwarven Axe": ("tcg-ruling-once-a-loser",),
    "Ancient Enmity": ("tcg-ruling-once-a-loser",),
    "Pass of Caradhras": ("tcg-ruling-once-a-turn",),
    "Dimrill Dale": ("tcg-ruling-first-orc",),
    "Ford of Bruinen": ("tcg-ruling-first-nazgul",),
    "Orc Ambusher": ("tcg-ruling-two-phases",),
    "Summit of Amon Hen": ("tcg-ruling-all-or-nothing",),
    "Asfaloth": (
        "tcg-ruling-home-counts",
        "tcg-ruling-as-soon-as",
    ),
    "Bree Gate": ("tcg-ruling-as-soon-as",),
    "Traitor's Voice": ("tcg-ruling-as-soon-as",),
    "Return to Its Master": ("tcg-ruling-extra-skirmish",),
    "Goblin Domain": ("tcg-ruling-enters-exhausted",),
    "Mallorn-trees": ("tcg-ruling-must-reveal",),
    "Sam, Faithful Companion": ("tcg-ruling-looks-in-vain",),
    "The Bridge of Khazad-dûm": ("tcg-ruling-looks-in-vain",),
    "Silinde": ("tcg-ruling-text-of-site",),
    "Uruviel": ("tcg-ruling-text-of-site",),
    "Hobbit Farmer": ("tcg-ruling-text-of-site",),
}


def rulings_of(speaker: Speaker, card: Card) -> tuple[str, ...]:
    """The rulings about a card."""
    return tuple([speaker.say(key) for key in RULINGS.get(card.name, RULINGS.get(card.title, ()))])
