"""What is printed on cards, in Dutch."""

from __future__ import annotations

from typing import NamedTuple

from onetable.games.tcg.text.book import CardPhrase
from onetable.games.tcg.text.cards import PrintedFigure
from onetable.games.tcg.traits import Arrow, Culture, ItemClass, Keyword, Kind, Measure, Phase, Race, Side, Signet, Until

K, M = Keyword, Measure

PHASES: dict[Phase, tuple[str, str]] = {  # the phase, and the timing word
    Phase.SETUP: ("voorbereiding", "Voorbereiding"),
    Phase.FELLOWSHIP: ("reisgenootschapfase", "Reisgenootschap"),
    Phase.SHADOW: ("schaduwfase", "Schaduw"),
    Phase.MANEUVER: ("manoeuvreerfase", "Manoeuvre"),
    Phase.ARCHERY: ("boogschietfase", "Boogschieten"),
    Phase.ASSIGNMENT: ("toewijzingsfase", "Toewijzing"),
    Phase.SKIRMISH: ("gevechtsfase", "Gevecht"),
    Phase.REGROUP: ("hergroepeerfase", "Hergroeperen"),
}

PLURALS: dict[object, tuple[str, str]] = {
    Race.DWARF: ("dwerg", "dwergen"), Race.ELF: ("elf", "elfen"), Race.HOBBIT: ("hobbit", "hobbits"), Race.MAN: ("mens", "mensen"),
    Race.WIZARD: ("tovenaar", "tovenaars"), Race.NAZGUL: ("Nazgûl", "Nazgûl"), Race.ORC: ("ork", "orks"), Race.TROLL: ("trol", "trollen"),
    Race.URUK_HAI: ("Uruk-hai", "Uruk-hai"),
    Kind.COMPANION: ("reisgenoot", "reisgenoten"), Kind.ALLY: ("bondgenoot", "bondgenoten"), Kind.MINION: ("volgeling", "volgelingen"),
    Kind.POSSESSION: ("bezitting", "bezittingen"), Kind.ARTIFACT: ("artefact", "artefacten"),
    Kind.CONDITION: ("omstandigheid", "omstandigheden"), Kind.EVENT: ("gebeurtenis", "gebeurtenissen"), Kind.SITE: ("locatie", "locaties"),
    Kind.THE_ONE_RING: ("de Ene Ring", "de Ene Ring"),
    ItemClass.ARMOR: ("harnas", "harnassen"), ItemClass.CLOAK: ("mantel", "mantels"), ItemClass.HAND_WEAPON: ("handwapen", "handwapens"),
    ItemClass.HELM: ("helm", "helmen"), ItemClass.MOUNT: ("rijdier", "rijdieren"), ItemClass.PIPE: ("pijp", "pijpen"),
    ItemClass.RANGED_WEAPON: ("afstandswapen", "afstandswapens"), ItemClass.SHIELD: ("schild", "schilden"),
    K.ARCHER: ("boogschutter", "boogschutters"), K.RANGER: ("doler", "dolers"), K.TRACKER: ("speurder", "speurders"),
    K.SPELL: ("spreuk", "spreuken"), K.TALE: ("verhaal", "verhalen"), K.SANCTUARY: ("rustplaats", "rustplaatsen"),
    K.RING_BEARER: ("ringdrager", "ringdragers"),
}  # fmt: skip

PREFIXES: dict[Keyword, str] = {  # before “kaart”, “gebeurtenis”, “locatie”
    K.WEATHER: "weer", K.STEALTH: "onopvallendheids", K.PIPEWEED: "pijpkruid", K.SEARCH: "zoek", K.RIVER: "rivier", K.FOREST: "woud",
    K.PLAINS: "vlakte", K.MARSH: "moeras", K.MOUNTAIN: "berg",
}  # fmt: skip

STRONGER = "als de tegenpartij minstens driemaal zo sterk is"
IN_TOTAL = "voor het pijlentotaal van het reisgenootschap"


class Quality(NamedTuple):
    """What is true of a card, or of several: the verb comes second, or last after “dat”."""

    verb: str
    rest: str
    late: str = ""  # after “dat”, where the verb is not simply the last word

    @property
    def that(self) -> str:
        """“Geen wonden krijgt”."""
        return self.late or f"{self.rest} {self.verb}"


QUALITIES: dict[object, Quality] = {
    M.TRIPLED: Quality("wordt", f"alleen overmeesterd {STRONGER}", f"alleen wordt overmeesterd {STRONGER}"),
    M.ONE_WOUND: Quality("krijgt", "per gevechtsfase hooguit 1 wond"),
    M.NO_WOUNDS: Quality("krijgt", "geen wonden"),
    M.NO_HEALING: Quality("kan", "niet genezen"),
    M.KEEPS_BURDENS: Quality("kan", "geen lasten kwijtraken"),
    M.NO_ARCHERY: Quality("telt", f"niet mee {IN_TOTAL}", f"niet meetelt {IN_TOTAL}"),
    M.TAKES_PART: Quality("neemt", "deel aan boogschieten en gevechten", "deelneemt aan boogschieten en gevechten"),
    M.NO_BONUS: Quality("geeft", "geen sterktebonus"),
    M.NO_WEAPON_BONUS: Quality("krijgt", "geen sterktebonus van wapens"),
    M.NOT_PLAYED: Quality("kan", "niet worden gespeeld"),
    M.NOT_DISCARDED: Quality("kan", "niet door tegenstanders uit het spel worden afgelegd"),
    M.BESIDE_ANOTHER: Quality("mag", "naast 1 ander handwapen worden gedragen"),
}

TRAITS: dict[object, CardPhrase] = {
    **{thing: one for thing, (one, _) in PLURALS.items()},
    **{(thing, "many"): many for thing, (_, many) in PLURALS.items()},
    **{phase: name for phase, (name, _) in PHASES.items()},
    **{(phase, "timing"): timing for phase, (_, timing) in PHASES.items()},
    **{(keyword, "prefix"): prefix for keyword, prefix in PREFIXES.items()},
    **{(keyword, "site"): f"een {prefix}locatie" for keyword, prefix in PREFIXES.items()},
    (K.UNDERGROUND, "site"): "een ondergrondse locatie",
    (K.SANCTUARY, "site"): "een rustplaats",
    **{measure: f"{quality.verb} {quality.rest}" for measure, quality in QUALITIES.items()},
    **{(measure, "that"): quality.that for measure, quality in QUALITIES.items()},
    M.STRENGTH: "sterkte", M.VITALITY: "levenskracht", M.COST: "schemerkosten", M.ROAMING_PENALTY: "zwerfboete",
    M.SHADOW_NUMBER: "schaduwnummer", M.MINION_ARCHERY: "pijlentotaal van de volgelingen",
    M.FELLOWSHIP_ARCHERY: "pijlentotaal van het reisgenootschap", M.SKIP_ARCHERY: "de boogschietfase wordt overgeslagen",
    M.SKIP_COMBAT: "de toewijzings- en gevechtsfasen worden overgeslagen",
    M.NO_SKIRMISH_ACTIONS: "gebeurtenissen en speciale mogelijkheden met de tijdsterm Gevecht zijn verboden",
    Side.FREE: "Vrije Volkeren", Side.SHADOW: "Schaduw", Side.RING: "Ene Ring", Side.SITE: "locatie",
    Culture.DWARVEN: "Dwergen", Culture.ELVEN: "Elfen", Culture.GANDALF: "Gandalf", Culture.GONDOR: "Gondor", Culture.SHIRE: "Gouw",
    Culture.ISENGARD: "Isengard", Culture.MORIA: "Moria", Culture.RINGWRAITH: "Ringgeest", Culture.SAURON: "Sauron",
    Signet.ARAGORN: "Aragorn-zegel", Signet.FRODO: "Frodo-zegel", Signet.GANDALF: "Gandalf-zegel",
    K.DAMAGE: "schade", K.DEFENDER: "verdediger", K.FIERCE: "bloeddorstig", K.SEARCH: "zoek", K.STEALTH: "onopvallendheid",
    K.WEATHER: "weer", K.PIPEWEED: "pijpkruid", K.FOREST: "woud", K.MARSH: "moeras", K.MOUNTAIN: "berg", K.PLAINS: "vlakte",
    K.RIVER: "rivier", K.UNDERGROUND: "ondergronds",
    Until.PHASE_END: "tot het einde van de fase", Until.REGROUP: "tot de hergroepeerfase", Until.TURN_END: "tot het einde van de beurt",
    PrintedFigure.RESISTANCE: "weerstand",
    Arrow.LEFT: "links", Arrow.RIGHT: "rechts",
}  # fmt: skip
