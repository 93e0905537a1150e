"""What the English text of a card of the trading card game says, read without knowing how it was written."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

from tests.language.meaning.facts import Facts

PHASES = "Fellowship|Shadow|Maneuver|Archery|Assignment|Skirmish|Regroup"
HEAD = re.compile(rf"^((?:{PHASES})(?: or (?:{PHASES}))*|Response): ")
LIMITS = (
    (re.compile(r"\(limit \+(\d+)"), "limit by +{}"),
    (re.compile(r"limit \((\d+)\) per phase"), "limit twilight {} each phase"),
    (re.compile(r"limit (\d+) burdens"), "limit {}"),
    (re.compile(r"limit once per turn"), "limit once per turn"),
    (re.compile(r"limit once(?: per skirmish)? for each player"), "limit once for each player"),
)
NUMBERS = (
    (re.compile(r"\((\d+|X)\)"), "twilight {}"),
    (re.compile(r"(?<![\w+−(-])(\d+)"), "number {}"),
)
SAID = {
    r"^Plays on a site": "on a site",
    r"^Plays to your support area": "to the support area",
    r"^Limit 1 per character": "limit once per character",
    r"^Limit 1 per site": "limit once per site",
    r"\bmay\b": "may",
    r"\bup to\b": "up to",
    r"\bcannot (?!spot)": "never",
    r"\buntil the regroup phase": "until regroup",
    r"\bUntil that skirmish is over": "until over",
    r"\bthis turn\b": "this turn",
    r"\bthis phase\b": "this phase",
    r"\beach turn\b": "each turn",
    r"\beach skirmish phase\b": "each skirmish phase",
    r"\beach Shadow phase\b": "each shadow phase",
    r"\beach of your turns\b": "each of your turns",
    r"\beach of your Shadow phases\b": "each of your shadow phases",
    r"\btwice\b": "number 2",
    r"\btriple\b": "number 3",
}


VERBS = (
    "exert",
    "wound",
    "heal",
    "exhaust",
    "discard",
    "draw",
    "add",
    "remove",
    "play",
    "prevent",
    "cancel",
    "reveal",
    "look",
    "shuffle",
    "take",
    "place",
    "transfer",
    "replace",
    "assign",
    "stack",
    "spot",
)
VERB = re.compile(rf"\b({'|'.join(VERBS)})\b", re.IGNORECASE)
NO_DEED = re.compile(  # where these words are nouns, or belong to a moment or a condition
    r"(about to|\bable to|unable to|cannot) (take|heal|exert|spot|play)\b|\b(a|that|1|no) wound\b|you (can |cannot )?(spot|play)|"
    r"you play\b|(in|take) play\b|take part|as if from hand|in its place|when played|"
    r"to play\b(?=,)|(takes?|take) no more|discard pile|draw deck|cannot \w+|enters play|from play",
    re.IGNORECASE,
)
TO = re.compile(rf" to (?=(?:{'|'.join(VERBS)}|make|let|have|corrupt|choose|either|end)\b)")
KINDS = {
    "companion": "companions?",
    "ally": "ally|allies",
    "minion": "minions?",
    "possession": "possessions?",
    "artifact": "artifacts?",
    "condition": "conditions?",
    "event": "events?",
}
TITLES = (
    "Aragorn",
    "Arwen",
    "Bilbo",
    "Boromir",
    "Frodo",
    "Galadriel",
    "Gimli",
    "Legolas",
    "Merry",
    "Pippin",
    "Sam",
    "The Gaffer",
    "Saruman",
    "The Balrog",
    "Bill the Pony",
    "Cave Troll of Moria",
    "Úlairë Lemenya",
    "The Witch-king",
    "Gandalf's Cart",
    "Blade Tip",
)
CULTURES = ("dwarven", "elven", "gondor", "shire", "isengard", "moria", "ringwraith", "sauron")
KEYWORDS = ("archer", "damage", "defender", "fierce", "ranger", "tracker", "spell", "stealth", "tale", "weather", "pipeweed")
LANDS = ("search", "forest", "marsh", "mountain", "plains", "river", "sanctuary", "underground")
TARGETS = {
    **{title: rf"{title.replace(chr(39), '.')}s?(?! signet)" for title in TITLES},
    **{f"{name} signet": f"{name.capitalize()} signet" for name in ("aragorn", "frodo", "gandalf")},
    "gandalf culture": r"Gandalf(?=-culture| event| companion| character)",
    "Gandalf": r"Gandalf(?! signet|-culture| event| companion| character|.s Cart)",
    **KINDS,
    **{name: f"(?<!Troll of ){name.capitalize()}" for name in CULTURES},
    "free peoples": "Free Peoples",
    "shadow": "Shadow",
    "elf": "Elf|Elves",
    "dwarf": "Dwarf|Dwarves",
    "hobbit": "Hobbits?",
    "man": "Man|Men",
    "wizard": "Wizards?",
    "nazgul": "Nazgûl",
    "orc": "Orcs?",
    "troll": "Trolls?(?! of Moria)",
    "uruk-hai": "Uruk-hai",
    "hand weapon": "hand weapons?",
    "weapon": "(?<!hand )weapons?",
    "pipe": "pipes?",
    **{name: f"[{name[0]}{name[0].upper()}]{name[1:]}s?" for name in KEYWORDS},
    **{name: f"[{name[0]}{name[0].upper()}]{name[1:]}" for name in LANDS},
    "ring-bearer": "Ring-bearer",
    "roaming": "roaming(?! penalty)",
    "exhausted": "exhausted",
    "skirmishing": "skirmishing",
    "bearer": "(?<!Ring-)[Bb]earer",
    "one ring": "the One Ring",
    "involving": "involving",
}
NO_TARGET = re.compile(
    r"\b(the|each) (Free Peoples|Shadow) player|Shadow (number|phases?)|(?<=[Ss]kirmish) special abilities|"
    r"by a character(?= skirm)|\b[Tt]his (companion|ally|minion|possession|condition|event|site)|"
    r"\b[Tt]hat (?!skirmish)[\w-]+|Shadow phase|(minion|fellowship) archery total"
)


SAID_OF_THE_CARD = re.compile("Plays |Limit ")


def facts_of(line: str, title: str = "") -> Facts:
    """What one line says; a card is called by its title in its own text, or “this minion”."""
    line = line.replace("’", "'")
    found = Counter(said(line))
    own = re.sub(rf"{title}(?! signet)", "itself", line) if title and not line.endswith(f"not bearing {title}.") else line
    return Counter({fact: 1 if fact == "until regroup" else count for fact, count in found.items()}) + named(own)


def named(line: str) -> Counter[str]:
    """Who and what is spoken of, what is paid, and what is done."""
    quiet = NO_TARGET.sub("", HEAD.sub("", line))
    found = {f"of {target}" for target, phrase in TARGETS.items() if re.search(rf"(?<![\w])({phrase})(?![\w])", quiet)}
    for other in re.findall(r"non-\w+|\(except [^)]+\)|not bearing [^.]+", quiet):
        found |= {f"of none but others: {target}" for target, phrase in TARGETS.items() if re.search(phrase, other)}
    if "this condition's site" in line:
        found.add("of its site")
    if re.search(r"\bcharacters?\b(?! \))", quiet):
        found |= {"of companion", "of ally", "of minion"}
    if SAID_OF_THE_CARD.match(line):
        return Counter(found | {"of bearer"} if "character" in quiet and line.startswith("Plays") else ())
    if re.search("about to .* instead", line):
        found.add("do prevent")
    paid: list[str] = []
    body = NO_DEED.sub("", HEAD.sub("", line))
    for sentence in re.split(r"\. |; or |, or |: ", body):
        *costs, deeds = TO.split(sentence)
        paid += [f"pay {verb}" for cost in costs for verb in {verb.lower() for verb in VERB.findall(cost)}]
        found |= {f"do {verb.lower()}" for verb in VERB.findall(deeds)}
    return Counter(found) + Counter(paid)


def said(line: str) -> Iterator[str]:
    """All that is found in a line, one after the other; what was understood is not read again."""
    if head := HEAD.match(line):
        yield from [f"in {phase.lower()} phase" for phase in head[1].split(" or ") if phase != "Response"]
        line = line[head.end() :]
    for limit, meaning in LIMITS:
        yield from [meaning.format(found[1]) if found.re.groups else meaning for found in limit.finditer(line)]
        line = limit.sub("", line)
    for sign, number in re.findall(r"([+−])(\d+|X)", line):
        yield f"by {'-' if sign == '−' else '+'}{number}"
    for pattern, meaning in NUMBERS:
        yield from [meaning.format(number) for number in pattern.findall(line) if number != "1" or "twilight" in meaning]
    for phrase, meaning in SAID.items():
        yield from [meaning] * len(re.findall(phrase, line))
