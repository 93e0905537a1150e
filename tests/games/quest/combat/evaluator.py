"""One round of combat, worked out a second time, in straight lines; it shares nothing with the game but the printed numbers."""

from __future__ import annotations

from msgspec import Struct, field

from onetable.games.quest.figures import CARDS

RANGED, MELEE = "ranged", "melee"

# ---- the fifty-three abilities, sorted by what they do

UNCANCELABLE = {"block", "crossbow_shot", "quick_shot", "sweep"}
NOTHING_IN_THE_SUM = {"anticipate", "strategize"}  # they change how cards are laid, or tell something
PENDING_CANCELS_TYPE = {"fall_back": MELEE, "rush": RANGED}
PENDING_CANCELS_OTHER = {"concussive_shot", "shield_smash", "heightened_senses", "outmaneuver"}
PENDING_LOWERS = {"flaming_arrow"}
PENDING_ADDS = {  # ability: (type that the own card must have, attack, defense)
    "concentrate": ("", 2, 2),
    "dodge": ("", 0, 2),
    "expose_weakness": ("", 2, 0),
    "hide": (RANGED, 0, 2),
    "overpower": (MELEE, 2, 0),
    "volley": (RANGED, 2, 0),
}
PENDING_REST = {"set_trap", "ready"}
CANCELS_TYPE = {"charge": RANGED, "evade": MELEE}
CANCELS_OTHER = {"earthquake", "crushing_blow", "reversal"}
LOWERS_DEFENSE_TO_NOTHING = {"precision", "smash"}
LOWERS_BOTH_TO_ONE = {"deadly_finesse"}
ADDS_AGAINST_TYPE = {  # ability: (type that the other card must have, attack, defense)
    "crush": (MELEE, 3, 0),
    "hack": (MELEE, 1, 0),
    "overdraw": (RANGED, 2, 0),
    "ranged_strike": (RANGED, 2, 0),
    "parry": (MELEE, 0, 2),
}
ADDS_AGAINST_NO_DEFENSE = {"attack_of_opportunity": 5, "sneak_attack": 3}
ADDS_OTHERWISE = {"aimed_shot", "brutal_finisher", "focused_assault"}
TWO_MORE_IF_DEALT = {"eviscerate", "poison_arrow"}
DAMAGE_REST = {"reckless", "retaliate", "enraged"}
THROWS = {"trample": 1, "overhead_swing": 2, "wear_down": 1}
OWN_CARDS = {"rest", "shrewd_planning"}
AFTER_DAMAGE = {"endure", "execute", "hamstring", "retreat"}

ALL_ABILITIES = set().union(
    UNCANCELABLE, NOTHING_IN_THE_SUM, PENDING_CANCELS_TYPE, PENDING_CANCELS_OTHER, PENDING_LOWERS, PENDING_ADDS, PENDING_REST, CANCELS_TYPE,
    CANCELS_OTHER, LOWERS_DEFENSE_TO_NOTHING, LOWERS_BOTH_TO_ONE, ADDS_AGAINST_TYPE, ADDS_AGAINST_NO_DEFENSE, ADDS_OTHERWISE,
    TWO_MORE_IF_DEALT, DAMAGE_REST, THROWS, OWN_CARDS, AFTER_DAMAGE,
)  # fmt: skip
SAYS_TYPE = {"heightened_senses", "outmaneuver"}
FLOOR_OF_BLOCK = 2
CAP_OF_ENRAGED = 1


class Half(Struct):
    """One side when both have laid: the card of this round, what lies below, and what is pending."""

    card: str  # "": nothing was laid
    strength: int
    stack: list[str]
    pending: str = ""  # the card of the round before, unless it was cancelled
    declared: str = ""  # the type said with it
    exhausted: bool = False


class Fortune(Struct):
    """What chance and the players decided in this round; it is given to the evaluator."""

    thrown: list[str] = field(default_factory=list)  # by the foe, from his hand
    said: str = ""
    planned: str = ""  # taken back to hand by Shrewd Planning
    regained: int = 0  # cards that Rest took from the rest pool
    hero_cards: int = 99  # in hand and life pool before damage
    foe_hand: int = 99  # cards
    deck_top: str = ""
    lies_told: bool = False


class Outcome(Struct):
    """What one side is like after the round."""

    exhausted: bool
    cancelled: bool
    attack: int
    defense: int
    hurt: int
    stack: list[str]
    pending: str
    declared: str


class Round(Struct):
    """Everything that follows from a round."""

    hero: Outcome
    foe: Outcome
    damage: int  # on the foe
    foe_fell: bool
    hero_fell: bool
    spied: int
    fear: bool
    corrupted: bool
    venom: bool  # a card is thrown from the hero's hand
    thrown: int  # how many cards the foe throws from his hand
    bloodfury: bool  # Sauron may draw
    may_retreat: bool
    endured: bool
    spared: str  # the card that goes to the rest pool because of Ready
    hamstrung: bool
    plans: bool  # a card comes back from the stack
    rests: bool  # up to two cards come to the hand
    told: int  # how many sides tell what they hold
    stampede: bool  # one point of damage comes from the hand
    shows: tuple[bool, bool] | None  # whether hero and foe lay their cards open; None: the rules do not say


def ability(card: str) -> str:
    """What the card is called; the same name does the same everywhere."""
    return CARDS[card].ability if card else ""


def kind(card: str) -> str:
    """Ranged or melee, as printed."""
    return CARDS[card].type.value if card else ""


def cost_of_stack(stack: list[str], foe: str, free: bool) -> int:
    """What a stack costs; the topmost card is free under Ready."""
    total = 0
    for place, card in enumerate(stack):
        cost = CARDS[card].cost
        if foe == "southron" and kind(card) == MELEE:
            cost = max(0, cost - 1)
        if foe == "warg_rider" and kind(card) == MELEE and place == 0:
            cost = 0
        if free and place == len(stack) - 1:
            cost = 0
        total += cost
    return total


def resolve(hero: Half, foe: Half, name: str, damage: int, health: int, fortune: Fortune, simultaneous: bool = False) -> Round:
    """The cards are turned up: everything up to the end of the round."""
    hero_name, foe_name = ability(hero.card), ability(foe.card)
    hero_stack = [*hero.stack, hero.card] if hero.card else list(hero.stack)
    foe_stack = [*foe.stack, foe.card] if foe.card else list(foe.stack)

    # ---- point 4: Anticipate
    foe_shows = ability(hero.pending) == "anticipate" and not foe.exhausted
    hero_shows = ability(foe.pending) == "anticipate" and not hero.exhausted
    shows = None if foe_shows and hero_shows else (hero_shows, foe_shows)

    # ---- point 5: the cost
    ready = ability(hero.pending) == "ready" and kind(hero.card) == RANGED
    hero_exhausted = hero.exhausted or not hero.card or cost_of_stack(hero_stack, "", ready) > hero.strength
    foe_exhausted = foe.exhausted or not foe.card or cost_of_stack(foe_stack, name, False) > foe.strength
    hero_off = hero_exhausted  # whether the card of this round does nothing
    foe_off = foe_exhausted
    hero_before = "" if hero_exhausted else ability(hero.pending)
    foe_before = "" if foe_exhausted else ability(foe.pending)
    hero_hard = hero_name in UNCANCELABLE
    foe_hard = foe_name in UNCANCELABLE

    # ---- a: Roar
    if name == "cave_troll" and not foe_off and kind(foe.card) == RANGED and not hero_off and kind(hero.card) == MELEE and not hero_hard:
        hero_off = True

    # ---- b: cancels of pending abilities
    hero_printed = CARDS[hero.card].defense if hero.card else 0
    foe_printed = CARDS[foe.card].defense if foe.card else 0
    hero_attack = CARDS[hero.card].attack if hero.card else 0
    foe_attack = CARDS[foe.card].attack if foe.card else 0
    strikes_foe = False
    if not foe_off:
        if hero_before in PENDING_CANCELS_TYPE and kind(foe.card) == PENDING_CANCELS_TYPE[hero_before]:
            strikes_foe = True
        if hero_before == "concussive_shot" and foe_printed >= 2:
            strikes_foe = True
        if hero_before == "shield_smash" and CARDS[foe.card].cost >= 2:
            strikes_foe = True
        if hero_before in SAYS_TYPE and kind(foe.card) != hero.declared:
            strikes_foe = True
    strikes_hero = False
    if not hero_off and foe_before in PENDING_CANCELS_TYPE and kind(hero.card) == PENDING_CANCELS_TYPE[foe_before]:
        strikes_hero = True
    if strikes_foe and not foe_hard:
        foe_off = True
    if strikes_hero and not hero_hard:
        hero_off = True

    # ---- c: lowering by pending abilities
    foe_defense_fixed = False
    if hero_before == "flaming_arrow" and foe.card:
        if foe_name == "block" and not foe_off:
            foe_printed = FLOOR_OF_BLOCK
        else:
            foe_printed = 0
            foe_defense_fixed = True

    # ---- d: cancels of this round's cards
    hero_more = 0
    strikes_foe = False
    if not hero_off:
        if hero_name in CANCELS_TYPE and not foe_off and kind(foe.card) == CANCELS_TYPE[hero_name]:
            strikes_foe = True
        if hero_name == "earthquake":
            strikes_foe = True
        if hero_name == "reversal" and not foe_off and kind(foe.card) == MELEE:
            strikes_foe = True
            hero_more = foe_attack
        if hero_name == "crushing_blow" and foe.card and foe_printed <= 1:
            strikes_foe = True
            hero_more = 2
    if simultaneous:
        strikes_hero = not foe_off and (foe_name == "earthquake" or (foe_name == "charge" and not hero_off and kind(hero.card) == RANGED))
        if strikes_foe and not foe_hard:
            foe_off = True
        if strikes_hero and not hero_hard:
            hero_off = True
    else:
        if strikes_foe and not foe_hard:
            foe_off = True
        strikes_hero = not foe_off and (foe_name == "earthquake" or (foe_name == "charge" and not hero_off and kind(hero.card) == RANGED))
        if strikes_hero and not hero_hard:
            hero_off = True

    hero_type = "" if hero_off else kind(hero.card)
    foe_type = "" if foe_off else kind(foe.card)

    # ---- e: lowering by this round's cards
    hero_defense, foe_defense = hero_printed, foe_printed
    hero_defense_fixed = False
    if not hero_off:
        if hero_name in LOWERS_DEFENSE_TO_NOTHING:
            foe_defense = 0
            foe_defense_fixed = True
        if hero_name in LOWERS_BOTH_TO_ONE:
            foe_attack = min(1, foe_attack)
            foe_defense = min(1, foe_defense)
    if not foe_off and foe_name in LOWERS_DEFENSE_TO_NOTHING:
        hero_defense = 0
        hero_defense_fixed = True
    if foe_name == "block":
        foe_defense = max(FLOOR_OF_BLOCK, foe_defense)
        foe_defense_fixed = False
    if hero_name == "block":
        hero_defense = max(FLOOR_OF_BLOCK, hero_defense)
        hero_defense_fixed = False

    # ---- f: additions
    hero_attack += hero_more
    if hero_before in PENDING_ADDS:
        wanted, more_attack, more_defense = PENDING_ADDS[hero_before]
        if wanted in ("", hero_type):
            hero_attack += more_attack
            hero_defense += 0 if hero_defense_fixed else more_defense
    if foe_before in PENDING_ADDS:
        wanted, more_attack, more_defense = PENDING_ADDS[foe_before]
        if wanted in ("", foe_type):
            foe_attack += more_attack
            foe_defense += 0 if foe_defense_fixed else more_defense
    if hero_name in ADDS_AGAINST_TYPE and foe_type == ADDS_AGAINST_TYPE[hero_name][0]:
        hero_attack += ADDS_AGAINST_TYPE[hero_name][1]
        hero_defense += 0 if hero_defense_fixed else ADDS_AGAINST_TYPE[hero_name][2]
    if foe_name in ADDS_AGAINST_TYPE and hero_type == ADDS_AGAINST_TYPE[foe_name][0]:
        foe_attack += ADDS_AGAINST_TYPE[foe_name][1]
        foe_defense += 0 if foe_defense_fixed else ADDS_AGAINST_TYPE[foe_name][2]
    if hero_name == "aimed_shot" and foe_type and foe_type == kind(foe.pending):
        hero_attack += 3
    if foe_name == "aimed_shot" and hero_type and hero_type == kind(hero.pending):
        foe_attack += 3
    if hero_name in ADDS_AGAINST_NO_DEFENSE and (foe_exhausted or foe_printed == 0):
        hero_attack += ADDS_AGAINST_NO_DEFENSE[hero_name]
    if foe_name in ADDS_AGAINST_NO_DEFENSE and (hero_exhausted or hero_printed == 0):
        foe_attack += ADDS_AGAINST_NO_DEFENSE[foe_name]
    if hero_name == "brutal_finisher":
        hero_attack += len(hero.stack)
    if hero_name == "focused_assault":
        others = len([card for card in hero.stack if kind(card) == MELEE])
        hero_attack += others
        hero_defense += 0 if hero_defense_fixed else others
    if name == "snaga" and foe_type == RANGED:
        foe_attack += 1
    if name == "huorn" and foe_type == MELEE:
        foe_attack += 1
    if hero_off:
        hero_attack = hero_defense = 0
    if foe_off:
        foe_attack = foe_defense = 0
    to_foe = max(0, hero_attack - foe_defense)
    to_hero = max(0, foe_attack - hero_defense)
    executed = hero_name == "execute" and not hero_off and bool(foe.card) and foe_printed == 0
    thrown = min(THROWS[hero_name], fortune.foe_hand) if hero_name in THROWS and not hero_off else 0

    # ---- g: damage on top
    to_foe += 2 if hero_name in TWO_MORE_IF_DEALT and not hero_off and to_foe >= 1 else 0
    to_hero += 2 if foe_name in TWO_MORE_IF_DEALT and not foe_off and to_hero >= 1 else 0
    spies = name == "crebain" and foe_type == RANGED
    to_hero += 2 if hero_name == "reckless" and not hero_off and to_hero >= 1 and not spies else 0
    to_foe += 2 if foe_name == "reckless" and not foe_off and to_foe >= 1 else 0
    to_foe += 2 if hero_before == "set_trap" and foe_type == MELEE else 0
    if hero_name == "wear_down" and not hero_off:
        for card in fortune.thrown:
            to_foe += CARDS[card].attack
    to_hero += 1 if name == "orc" and hero_type == foe_type == MELEE else 0
    to_hero += 1 if name == "dunlending" and foe_type == MELEE and hero_attack >= 1 and foe_defense >= 1 else 0
    enraged = foe_name == "enraged" and not foe_off
    if enraged:
        to_foe = min(CAP_OF_ENRAGED, to_foe)
    spied = 0
    if spies:
        spied, to_hero = to_hero, 0
    if hero_name == "retaliate" and not hero_off:
        to_foe += to_hero
    if enraged:
        to_foe = min(CAP_OF_ENRAGED, to_foe)

    # ---- h: damage is taken
    damage += to_foe
    foe_fell = executed or damage >= health
    hero_fell = to_hero >= 1 and fortune.hero_cards + fortune.regained + bool(fortune.planned) <= to_hero
    corrupted = name == "agent" and foe_type == RANGED and to_hero >= 1 and not fortune.lies_told
    venom = name == "giant_spider" and foe_type == MELEE and to_hero >= 2
    fear = name == "balrog" and foe_type == MELEE and to_hero >= 3
    bloodfury = name == "uruk_hai" and foe_type == MELEE and to_hero >= 1
    hamstrung = hero_name == "hamstring" and not hero_off and to_foe >= 1
    if name == "barrow_wight" and foe_type == RANGED and not foe_fell:
        damage = max(0, damage - 1)
    endured = hero_name == "endure" and not hero_off and foe_fell
    may_retreat = hero_name == "retreat" and not hero_off and to_hero == 0 and not foe_fell  # a decided combat needs no retreat
    spared = hero.card if ready and not hero_exhausted and not endured else ""
    if fortune.planned:
        hero_stack.remove(fortune.planned)
    if spared:
        hero_stack.pop()
    if endured:
        hero_stack.clear()
    if hamstrung:
        foe_stack.insert(0, fortune.deck_top)
    said = fortune.said if hero_name in SAYS_TYPE and not hero_off else ""
    hero_left, foe_left = "" if hero_off else hero.card, "" if foe_off else foe.card
    return Round(
        Outcome(hero_exhausted, hero_off, hero_attack, hero_defense, to_hero, hero_stack, hero_left, said),
        Outcome(foe_exhausted, foe_off, foe_attack, foe_defense, to_foe, foe_stack, foe_left, ""),
        damage, foe_fell, hero_fell, spied, fear, corrupted, venom, thrown, bloodfury, may_retreat, endured, spared, hamstrung,
        plans=hero_name == "shrewd_planning" and not hero_off and bool(hero.stack),
        rests=hero_name == "rest" and not hero_off,
        told=(hero_name == "strategize" and not hero_off) + (foe_name == "strategize" and not foe_off),
        stampede=name == "oliphaunt" and foe_type == MELEE and to_hero >= 1,
        shows=shows,
    )  # fmt: skip
