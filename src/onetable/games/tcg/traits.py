"""What is printed on cards and what can be changed about them: names that the whole game shares.

Modules that ask for some all the time give them plain names of their own: up to Python 3.11 these are found ten times as soon.
"""

from __future__ import annotations

from enum import StrEnum


class Phase(StrEnum):
    """The parts of a turn, and what comes before the first one."""

    SETUP = "set-up"
    FELLOWSHIP = "fellowship phase"
    SHADOW = "shadow phase"
    MANEUVER = "maneuver phase"
    ARCHERY = "archery phase"
    ASSIGNMENT = "assignment phase"
    SKIRMISH = "skirmish phase"
    REGROUP = "regroup phase"


class Side(StrEnum):
    """Whom a card serves."""

    FREE = "free peoples"
    SHADOW = "shadow"
    RING = "ring side"
    SITE = "site side"


class Kind(StrEnum):
    """The types of cards. There is no artifact in this set, but the rules know them."""

    COMPANION = "companion"
    ALLY = "ally"
    MINION = "minion"
    POSSESSION = "possession"
    ARTIFACT = "artifact"
    CONDITION = "condition"
    EVENT = "event"
    SITE = "site"
    THE_ONE_RING = "the one ring"


class Culture(StrEnum):
    """Five cultures of the Free Peoples, four of the Shadow."""

    DWARVEN = "dwarven"
    ELVEN = "elven"
    GANDALF = "gandalf culture"
    GONDOR = "gondor"
    SHIRE = "shire"
    ISENGARD = "isengard"
    MORIA = "moria"
    RINGWRAITH = "ringwraith"
    SAURON = "sauron"


class Race(StrEnum):
    """Every character has one; Uruk-hai are no Orcs."""

    DWARF = "dwarf"
    ELF = "elf"
    HOBBIT = "hobbit"
    MAN = "man"
    WIZARD = "wizard"
    NAZGUL = "nazgul"
    ORC = "orc"
    TROLL = "troll"
    URUK_HAI = "uruk-hai"


class Signet(StrEnum):
    """The mark of a companion's bond."""

    ARAGORN = "aragorn signet"
    FRODO = "frodo signet"
    GANDALF = "gandalf signet"


class ItemClass(StrEnum):
    """A character bears one of each; what has no class may be borne in any number."""

    ARMOR = "armor"
    CLOAK = "cloak"
    HAND_WEAPON = "hand weapon"
    HELM = "helm"
    MOUNT = "mount"
    PIPE = "pipe"
    RANGED_WEAPON = "ranged weapon"
    SHIELD = "shield"


WEAPON_TRAIT = "weapon"  # a hand weapon or a ranged weapon


class Keyword(StrEnum):
    """Words at the head of a card's text. Six of them carry rules: archer, damage, defender, Ring-bearer, sanctuary, fierce."""

    ARCHER = "archer"
    DAMAGE = "damage"
    DEFENDER = "defender"
    FIERCE = "fierce"
    RANGER = "ranger"
    RING_BEARER = "ring-bearer"
    TRACKER = "tracker"
    SEARCH = "search"
    SPELL = "spell"
    STEALTH = "stealth"
    TALE = "tale"
    WEATHER = "weather"
    PIPEWEED = "pipeweed"
    FOREST = "forest"
    MARSH = "marsh"
    MOUNTAIN = "mountain"
    PLAINS = "plains"
    RIVER = "river"
    SANCTUARY = "sanctuary"
    UNDERGROUND = "underground"


class Measure(StrEnum):
    """What a standing or lasting text can change besides keywords; the last ones are plain yes or no."""

    STRENGTH = "strength"
    VITALITY = "vitality"
    COST = "twilight cost"
    ROAMING_PENALTY = "roaming penalty"
    SHADOW_NUMBER = "shadow number"
    MINION_ARCHERY = "minion archery total"
    FELLOWSHIP_ARCHERY = "fellowship archery total"
    TRIPLED = "overwhelmed only by triple strength"
    ONE_WOUND = "one wound each skirmish phase"
    NO_WOUNDS = "takes no wounds"
    NO_HEALING = "cannot heal"
    KEEPS_BURDENS = "burdens cannot be removed"
    NO_ARCHERY = "adds nothing to archery"
    TAKES_PART = "takes part away from home"
    NO_BONUS = "gives no strength bonus"
    NO_WEAPON_BONUS = "has no strength bonus from weapons"
    NOT_PLAYED = "cannot be played"
    NOT_DISCARDED = "cannot be discarded by opponents"
    SKIP_ARCHERY = "no archery phase"
    SKIP_COMBAT = "no assignment and no skirmishes"
    NO_SKIRMISH_ACTIONS = "no skirmish events and abilities"
    BESIDE_ANOTHER = "borne beside another hand weapon"


class Milestone(StrEnum):
    """What begins, ends or is decided, and happens to no card in particular; texts may answer it."""

    TURN_STARTS = "TurnStarts"
    TURN_ENDS = "TurnEnds"
    OUTCOME = "Outcome"
    START_OF_SETUP = f"Start of {Phase.SETUP}"
    START_OF_FELLOWSHIP = f"Start of {Phase.FELLOWSHIP}"
    START_OF_SHADOW = f"Start of {Phase.SHADOW}"
    START_OF_MANEUVER = f"Start of {Phase.MANEUVER}"
    START_OF_ARCHERY = f"Start of {Phase.ARCHERY}"
    START_OF_ASSIGNMENT = f"Start of {Phase.ASSIGNMENT}"
    START_OF_SKIRMISH = f"Start of {Phase.SKIRMISH}"
    START_OF_REGROUP = f"Start of {Phase.REGROUP}"
    END_OF_SHADOW = f"End of {Phase.SHADOW}"
    END_OF_SKIRMISH = f"End of {Phase.SKIRMISH}"


STARTS = {phase: Milestone(f"Start of {phase}") for phase in Phase}


class Until(StrEnum):
    """How long a change lasts."""

    PHASE_END = "phase end"
    REGROUP = "regroup phase begins"
    TURN_END = "turn end"


class Arrow(StrEnum):
    """Which neighbour of the moving player lays the next site."""

    LEFT = "left"
    RIGHT = "right"


FREE_CULTURES = (Culture.DWARVEN, Culture.ELVEN, Culture.GANDALF, Culture.GONDOR, Culture.SHIRE)
SHADOW_CULTURES = (Culture.ISENGARD, Culture.MORIA, Culture.RINGWRAITH, Culture.SAURON)
CHARACTERS = (Kind.COMPANION, Kind.ALLY, Kind.MINION)
ITEMS = (Kind.POSSESSION, Kind.ARTIFACT)
