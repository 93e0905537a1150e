"""The rows of the kernel by name: which places of rules, state and knowledge an array holds, and how goals are laid in slots."""

from __future__ import annotations

from onetable.games.fellowship.kernel import layout as at

# ---- beside the rules and the state of the kernel: what is known, in one row
PLAYERS = 0  # by chair: whose it is
OPEN_HANDS = 4
FACE_DOWN = 5  # the chair whose cards lie face down until the trick is complete
HORN = 6  # who named suits, and which
HORN_SUITS = 7
HIDDEN = 8  # chairs with a threat that others do not see
ANNOUNCES = 9  # chairs that say so when their goal is met
EVENT_SHOWN = 10  # the event of a trick is turned up before the lead
CHAPTER = 11
PEOPLE = 12
SHOWN = 13  # places of the pyramid that lie face up
LED_CARDS = 14  # cards that were led
THROWN = 16  # by chair: the cards it has played
KNOWN = 20  # by seat, then by chair: the cards it may hold, as far as this seat knows
KNOWLEDGE_SIZE = 36

ROAD, SET_A, SET_B = 19, 20, 21  # beside the chapters: the road, and the two sets of goals of the benchmarks
MOST_CHAPTERS = 22

RULES = {
    "chairs": at.CHAIRS, "may_lead_rings": at.MAY_LEAD_RINGS, "need_not_follow": at.NEED_NOT_FOLLOW, "free_first": at.FREE_FIRST,
    "name_leader": at.NAME_LEADER, "infers": at.INFERS, "trump": at.TRUMP, "forest": at.FOREST, "balrog": at.BALROG,
    "highest_leads": at.HIGHEST_LEADS, "has_duties": at.HAS_DUTIES, "short": at.SHORT, "pyramid": at.PYRAMID, "tucker": at.TUCKER,
    "asider": at.ASIDER, "layer": at.LAYER, "swapper": at.SWAPPER, "taker": at.TAKER, "kept_back": at.KEPT_BACK,
    "ring_bearers": at.RING_BEARERS, "shirt": at.SHIRT, "shirt_covers": at.SHIRT_COVERS, "early_success": at.EARLY_SUCCESS,
    "deck": at.DECK, "never_alive": at.NEVER_ALIVE, "swap_gift": at.SWAP_GIFT, "place_count": at.PLACE_COUNT,
}  # fmt: skip
RULES_LISTS = {"covers": (at.COVERS, 18), "events": (at.EVENTS, 16)}
STATE = {
    "turn": at.TURN, "leader": at.LEADER, "led": at.LED, "best": at.BEST, "winning": at.WINNING, "outright": at.OUTRIGHT,
    "pile": at.PILE, "broken": at.BROKEN, "number": at.NUMBER, "left": at.LEFT, "gone": at.GONE, "alive": at.ALIVE, "phase": at.PHASE,
    "spent": at.SPENT, "buried": at.BURIED, "tucked": at.TUCKED, "aside": at.ASIDE, "laid": at.LAID, "failed": at.FAILED,
    "lost": at.LOST_CARDS, "given": at.GIVEN, "over": at.OVER, "occupied": at.OCCUPIED,
}  # fmt: skip
STATE_LISTS = {
    "hands": (at.HANDS, 4), "won": (at.WON, 4), "taken": (at.TAKEN, 4), "leads": (at.LEADS, 4), "void": (at.VOID, 4),
    "played": (at.PLAYED, 4), "verdicts": (at.VERDICTS, 4), "duties": (at.DUTIES, 4), "piles": (at.PILES, 16), "places": (at.PLACES, 18),
}  # fmt: skip
KNOWLEDGE = {
    "open_hands": OPEN_HANDS, "face_down": FACE_DOWN, "horn": HORN, "horn_suits": HORN_SUITS, "hidden": HIDDEN, "announces": ANNOUNCES,
    "event_shown": EVENT_SHOWN, "chapter": CHAPTER, "people": PEOPLE,
}  # fmt: skip
KNOWLEDGE_LISTS = {"players": (PLAYERS, 4)}
SEEN = {"shown": SHOWN, "led_cards": LED_CARDS}
SEEN_LISTS = {"thrown": (THROWN, 4), "known": (KNOWN, 16)}

# ---- goals: each chair has room for two, and for a duty
SLOTS = 3
DUTY_SLOT = 2
GOALS = {"kind": at.KIND, "mask": at.MASK, "low": at.LOW, "high": at.HIGH, "flags": at.FLAGS}
NO_GOAL = -1
