"""What there is in Middle-earth: places, people, foes, and what is printed on cards. Plain names; the text is in the phrasebooks."""

from __future__ import annotations

from enum import StrEnum


class Place(StrEnum):
    """A place on the map."""

    BLUE_MOUNTAINS = "blue_mountains"
    HARLINDON = "harlindon"
    GREY_HAVENS = "grey_havens"
    THARBAD = "tharbad"
    NORTH_DOWNS = "north_downs"
    SHIRE = "shire"
    RUINS_OF_ANGMAR = "ruins_of_angmar"
    TROLLSHAWS = "trollshaws"
    WEATHERTOP = "weathertop"
    BREE = "bree"
    DUNLAND = "dunland"
    EREGION = "eregion"
    FORNOST = "fornost"
    HILLS_OF_EVENDIM = "hills_of_evendim"
    OLD_FOREST = "old_forest"
    ANFALAS = "anfalas"
    ENEDWAITH_PLAINS = "enedwaith_plains"
    GAP_OF_ROHAN = "gap_of_rohan"
    ISENGARD = "isengard"
    MOUTH_OF_THE_GREYFLOOD = "mouth_of_the_greyflood"
    EREBOR = "erebor"
    ERED_MITHRIN = "ered_mithrin"
    ETTENMOORS = "ettenmoors"
    DOL_GULDUR = "dol_guldur"
    GLADDEN_FIELDS = "gladden_fields"
    LAKE_ESGAROTH = "lake_esgaroth"
    MORIA = "moria"
    MOUNT_GUNDABAD = "mount_gundabad"
    RHOSGOBEL = "rhosgobel"
    RIVENDELL = "rivendell"
    SOUTH_EAVES = "south_eaves"
    BIGHT = "bight"
    FOREST_TRAIL = "forest_trail"
    FOREST_ROAD = "forest_road"
    HIGH_PASS = "high_pass"
    NORTHERN_WASTE = "northern_waste"
    REDHORN_GATE = "redhorn_gate"
    WITHERED_HEATH = "withered_heath"
    WOODLAND_REALM = "woodland_realm"
    IRON_HILLS = "iron_hills"
    RHUN = "rhun"
    BARAD_DUR = "barad_dur"
    MOUNT_DOOM = "mount_doom"
    AMON_HEN = "amon_hen"
    BELFALAS = "belfalas"
    DAGORLAD = "dagorlad"
    DEAD_MARSHES = "dead_marshes"
    DUNHARROW = "dunharrow"
    EDORAS = "edoras"
    EMYN_MUIL = "emyn_muil"
    FANGORN = "fangorn"
    HELMS_DEEP = "helms_deep"
    LOTHLORIEN = "lothlorien"
    MINAS_MORGUL = "minas_morgul"
    MINAS_TIRITH = "minas_tirith"
    MORTHOND = "morthond"
    NEAR_HARAD = "near_harad"
    OSGILIATH = "osgiliath"
    PELARGIR = "pelargir"
    PLAINS_OF_ROHAN = "plains_of_rohan"
    PLAINS_OF_GORGOROTH = "plains_of_gorgoroth"
    SEA_OF_UDUN = "sea_of_udun"
    NINDALF = "nindalf"


class Region(StrEnum):
    """Places of one colour."""

    ERIADOR = "eriador"
    ENEDWAITH = "enedwaith"
    RHUDAUR = "rhudaur"
    GREY_MOUNTAINS = "grey_mountains"
    MISTY_MOUNTAINS = "misty_mountains"
    MIRKWOOD = "mirkwood"
    ROHAN = "rohan"
    GONDOR = "gondor"
    BROWN_LANDS = "brown_lands"
    MORDOR = "mordor"


class Deck(StrEnum):
    """An encounter deck: one for havens, one for each pair of regions, which also shares a pile of monster tokens."""

    HAVEN = "haven"
    ERIADOR_ENEDWAITH = "eriador_enedwaith"
    RHUDAUR_GREY_MOUNTAINS = "rhudaur_grey_mountains"
    MISTY_MOUNTAINS_MIRKWOOD = "misty_mountains_mirkwood"
    ROHAN_GONDOR = "rohan_gondor"
    BROWN_LANDS_MORDOR = "brown_lands_mordor"


class Hero(StrEnum):
    """A hero."""

    ARGALAD = "argalad"
    BERAVOR = "beravor"
    ELEANOR = "eleanor"
    EOMETH = "eometh"
    THALIN = "thalin"


class Minion(StrEnum):
    """A servant of Sauron with a figure of his own."""

    BLACK_SERPENT = "black_serpent"
    MOUTH_OF_SAURON = "mouth_of_sauron"
    GOTHMOG = "gothmog"
    RINGWRAITHS = "ringwraiths"
    WITCH_KING = "witch_king"


class Monster(StrEnum):
    """What a monster token may show."""

    CREBAIN = "crebain"
    AGENT = "agent"
    SNAGA = "snaga"
    ORC = "orc"
    BARROW_WIGHT = "barrow_wight"
    SOUTHRON = "southron"
    DUNLENDING = "dunlending"
    URUK_HAI = "uruk_hai"
    WARG_RIDER = "warg_rider"
    GIANT_SPIDER = "giant_spider"
    HUORN = "huorn"
    CAVE_TROLL = "cave_troll"
    OLIPHAUNT = "oliphaunt"
    BALROG = "balrog"
    BLANK = "blank"


class Character(StrEnum):
    """Somebody who can be consulted."""

    ARAGORN = "aragorn"
    BOROMIR = "boromir"
    DAIN = "dain"
    DENETHOR = "denethor"
    GANDALF = "gandalf"
    SARUMAN = "saruman"
    THEODEN = "theoden"
    THRANDUIL = "thranduil"


class Item(StrEnum):
    """Something a hero may own."""

    BOAT = "boat"
    HORSE = "horse"
    ELVEN_CLOAK = "elven_cloak"


class Attribute(StrEnum):
    """What a hero is good at."""

    FORTITUDE = "fortitude"
    STRENGTH = "strength"
    AGILITY = "agility"
    WISDOM = "wisdom"


class Terrain(StrEnum):
    """The icon of a path, and of a hero card."""

    PLAINS = "plains"
    SWAMP = "swamp"
    WOODS = "woods"
    HILLS = "hills"
    MOUNTAINS = "mountains"
    ANY = "any"


class CardType(StrEnum):
    """How a card fights."""

    RANGED = "ranged"
    MELEE = "melee"


class CombatDeck(StrEnum):
    """The deck a foe fights with."""

    ZEALOT = "zealot"
    RAVAGER = "ravager"
    BEHEMOTH = "behemoth"


class Marker(StrEnum):
    """A story marker: green is the heroes', the others are Sauron's."""

    GREEN = "green"
    YELLOW = "yellow"
    RED = "red"
    BLACK = "black"


class Track(StrEnum):
    """Where Sauron puts his action tokens."""

    INFLUENCE = "influence"
    DRAW = "draw"
    COMMAND = "command"


class Moment(StrEnum):
    """When a shadow card may be played."""

    ACTION = "action"
    TURN = "turn"
    COMBAT = "combat"
    ENTER = "enter"
    DEFEAT = "defeat"


Foe = Monster | Minion
SAURON_MARKERS = (Marker.YELLOW, Marker.RED, Marker.BLACK)
