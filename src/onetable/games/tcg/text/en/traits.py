"""What is printed on cards, in English."""

from __future__ import annotations

from onetable.games.tcg.text.book import CardPhrase
from onetable.games.tcg.text.cards import PrintedFigure
from onetable.games.tcg.traits import Arrow, Culture, ItemClass, Keyword, Kind, Measure, Phase, Race, Side, Signet, Until

PHASES = {
    Phase.FELLOWSHIP: "fellowship", Phase.SHADOW: "Shadow", Phase.MANEUVER: "maneuver", Phase.ARCHERY: "archery",
    Phase.ASSIGNMENT: "assignment", Phase.SKIRMISH: "skirmish", Phase.REGROUP: "regroup",
}  # fmt: skip
TRAITS: dict[object, CardPhrase] = {
    Phase.SETUP: "set-up",
    **{phase: f"{name} phase" for phase, name in PHASES.items()},
    **{(phase, "short"): name for phase, name in PHASES.items()},
    Side.FREE: "Free Peoples", Side.SHADOW: "Shadow", Side.RING: "the One Ring", Side.SITE: "site",
    Kind.COMPANION: "companion", Kind.ALLY: "ally", Kind.MINION: "minion", Kind.POSSESSION: "possession", Kind.ARTIFACT: "artifact",
    Kind.CONDITION: "condition", Kind.EVENT: "event", Kind.SITE: "site", Kind.THE_ONE_RING: "the One Ring",
    Culture.DWARVEN: "Dwarven", Culture.ELVEN: "Elven", Culture.GANDALF: "Gandalf", Culture.GONDOR: "Gondor", Culture.SHIRE: "Shire",
    Culture.ISENGARD: "Isengard", Culture.MORIA: "Moria", Culture.RINGWRAITH: "Ringwraith", Culture.SAURON: "Sauron",
    Race.DWARF: "Dwarf", Race.ELF: "Elf", Race.HOBBIT: "Hobbit", Race.MAN: "Man", Race.WIZARD: "Wizard", Race.NAZGUL: "Nazgûl",
    Race.ORC: "Orc", Race.TROLL: "Troll", Race.URUK_HAI: "Uruk-hai",
    Signet.ARAGORN: "Aragorn signet", Signet.FRODO: "Frodo signet", Signet.GANDALF: "Gandalf signet",
    ItemClass.ARMOR: "armor", ItemClass.CLOAK: "cloak", ItemClass.HAND_WEAPON: "hand weapon", ItemClass.HELM: "helm",
    ItemClass.MOUNT: "mount", ItemClass.PIPE: "pipe", ItemClass.RANGED_WEAPON: "ranged weapon", ItemClass.SHIELD: "shield",
    Keyword.ARCHER: "archer", Keyword.DAMAGE: "damage", Keyword.DEFENDER: "defender", Keyword.FIERCE: "fierce", Keyword.RANGER: "ranger",
    Keyword.RING_BEARER: "Ring-bearer", Keyword.TRACKER: "tracker", Keyword.SEARCH: "search", Keyword.SPELL: "spell",
    Keyword.STEALTH: "stealth", Keyword.TALE: "tale", Keyword.WEATHER: "weather", Keyword.PIPEWEED: "pipeweed", Keyword.FOREST: "forest",
    Keyword.MARSH: "marsh", Keyword.MOUNTAIN: "mountain", Keyword.PLAINS: "plains", Keyword.RIVER: "river",
    Keyword.SANCTUARY: "sanctuary", Keyword.UNDERGROUND: "underground",
    Measure.STRENGTH: "strength", Measure.VITALITY: "vitality", Measure.COST: "twilight cost", Measure.ROAMING_PENALTY: "roaming penalty",
    Measure.SHADOW_NUMBER: "Shadow number", Measure.MINION_ARCHERY: "minion archery total",
    Measure.FELLOWSHIP_ARCHERY: "fellowship archery total", Measure.TRIPLED: "overwhelmed only by triple strength",
    Measure.ONE_WOUND: "at most 1 wound each skirmish phase", Measure.NO_WOUNDS: "takes no wounds", Measure.NO_HEALING: "cannot heal",
    Measure.KEEPS_BURDENS: "burdens cannot be removed", Measure.NO_ARCHERY: "adds nothing to an archery total",
    Measure.TAKES_PART: "takes part in archery fire and skirmishes", Measure.NO_BONUS: "gives no strength bonus",
    Measure.NO_WEAPON_BONUS: "gets no strength bonus from weapons", Measure.NOT_PLAYED: "cannot be played",
    Measure.NOT_DISCARDED: "opponents cannot discard it", Measure.SKIP_ARCHERY: "no archery phase",
    Measure.SKIP_COMBAT: "no assignment and skirmish phases",
    Measure.NO_SKIRMISH_ACTIONS: "no skirmish events and skirmish special abilities",
    Measure.BESIDE_ANOTHER: "borne beside another hand weapon",
    Until.PHASE_END: "until the end of the phase", Until.REGROUP: "until the regroup phase", Until.TURN_END: "until the end of the turn",
    PrintedFigure.RESISTANCE: "resistance",
    Arrow.LEFT: "to the left", Arrow.RIGHT: "to the right",
}  # fmt: skip
