"""Where each number stands: the rules of a round in one row, its state in another, goals behind the rules.

A set of cards is a number with a bit for each card, as everywhere; a chair or card that is not there is -1.
"""

from __future__ import annotations

# ---- the rules of a round: they do not change while tricks are played
CHAIRS = 0
SOLO = 1
MAY_LEAD_RINGS = 2  # chairs, a bit each
NEED_NOT_FOLLOW = 3
FREE_FIRST = 4  # chairs that need not follow once, in the first trick
NAME_LEADER = 5
INFERS = 6  # chairs of which all learn a void
TRUMP = 7  # place of a suit, or -1
FOREST = 8
BALROG = 9
HIGHEST_LEADS = 10  # after a trick of nobody: the highest card leads on, not the old leader
HAS_DUTIES = 11
SHORT = 12  # a chair that runs out of cards early
PYRAMID = 13  # the chair of the third hand of two players
FILLED = 14  # chairs that draw no more cards
TUCKER = 15
ASIDER = 16
LAYER = 17
SWAPPER = 18  # who may swap a card between two tricks
TAKER = 19  # who took the lost card
KEPT_BACK = 20  # cards that may not become lost
RING_BEARERS = 21  # chairs that never give the One Ring away
SHIRT = 22  # a gift makes up for one missed goal
SHIRT_COVERS = 23  # and for a rider's duty
EARLY_SUCCESS = 24
DECK = 25
NEVER_ALIVE = 26  # cards that all know lie out of play
OPEN = 27  # goals are judged by who sees all cards, not from what everybody knows
GOAL_COUNT = 28
DRAW_COUNT = 29
SWAP_GIFT = 30  # a gift that swaps is in play, with or without its bearer
PLACE_COUNT = 31
COVERS = 32  # by place of the pyramid: the places that cover it, a bit each
EVENTS = 50  # by trick: what the event turns up
DRAWS = 66  # the cards of the draw deck in the order in which they will come
PLAIN = 107  # nothing but following suit matters in a trick
GOALS = 108
RULES_SIZE = 300

# ---- one goal: a character may have several, and must reach all
KIND, WHOSE, MASK, LOW, HIGH, FLAGS = range(6)
GOAL_SIZE = 6
MOST_GOALS = (RULES_SIZE - GOALS) // GOAL_SIZE
NEVER, DUTY = 1, 2  # flags: it must not be reached; it is a rider's duty

(
    WIN_CARDS,  # LOW cards of MASK, together with the chairs HIGH
    WIN_THREAT_CARDS,  # the cards of rank of MASK's suits (places LOW), for any rank of HIGH
    WIN_THREAT_RANK,  # LOW cards of any rank of HIGH
    WIN_MOST,  # more of MASK than anybody
    WIN_EVERY_RANK,  # up to LOW
    WIN_EVERY_SUIT,  # suits LOW, a bit each
    WIN_RUN,  # LOW cards of MASK in sequence
    WIN_SAME_RANK,  # LOW cards of one rank
    EVERYBODY_WINS,  # a card of MASK
    WIN_TRICKS,  # from LOW to HIGH
    WIN_THREAT_TRICKS,  # as many as one of the ranks HIGH
    WIN_FEWEST,
    WIN_MIDDLE,
    OTHERS_WIN,  # LOW tricks each
    WIN_IN_A_ROW,  # exactly LOW
    WIN_ONE_OF_LAST,  # LOW tricks
    WIN_ONLY_WITH,  # a card of MASK
    WIN_TRICKS_WITH,  # LOW tricks with a card of MASK
    WIN_LAST,
    PLAY_IN_LAST,  # a card of MASK
    LEAD_SUIT,  # a card of MASK
    KEEP_SUIT,  # of which LOW cards are won
) = range(22)

# ---- the state
TURN = 0
LEADER = 1
LED = 2
BEST = 3
WINNING = 4
OUTRIGHT = 5
PILE = 6
BROKEN = 7
NUMBER = 8
LEFT = 9
GONE = 10
ALIVE = 11
PHASE = 12
SPENT = 13
BURIED = 14
TUCKED = 15
ASIDE = 16
LAID = 17
FAILED = 18
DRAWN = 19
LOST_CARDS = 20
GIVEN = 21
OVER = 22
OCCUPIED = 23
FATE = 24  # of random play
HANDS = 26
WON = 30
TAKEN = 34
LEADS = 38
VOID = 42
PLAYED = 46  # the card each chair played to the present or last trick
VERDICTS = 50
DUTIES = 54
PILES = 58
PLACES = 74
STATE_SIZE = 92
SHORT_STATE = 74  # without a pyramid

FREEDOM_USED, SWAP_USED = 1, 2  # bits of SPENT
RUNNING, ROUND_WON, ROUND_LOST = 0, 1, 2
PLAY, TUCK, SWAP, PUT, GIVE, BACK, NAME = range(7)  # phases: what the chair in turn decides
TO_WIN = 48  # the move that plays the One Ring and wins with it; all other moves are cards, chairs, or 0 and 1 for no and yes
ONE_RING = 32
RINGS_PLACE = 4
RING_CARDS = 0x1F << 32
EVERYTHING = (1 << 48) - 1
RANK_ONE = 0x010101010101  # the cards of rank 1
SUIT = 0xFF
LOST, BEHIND, AHEAD, SURE = range(4)
