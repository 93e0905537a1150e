"""Tricks on the rows of the kernel, with all that an observation shows of them; compiled where the kernel is."""

from __future__ import annotations

from onetable.games.fellowship.encoding import writing as told
from onetable.games.fellowship.kernel import layout as at
from onetable.games.fellowship.kernel.compiling import Numbers, fast
from onetable.games.fellowship.kernel.tricks import legal, play

# A third row, beside rules and state: what the kernel need not know to play.
NOW = 0  # by chair: the card of the trick that is played, or -1
LAST = 4  # by chair: the card of the trick before
THROWN = 8  # by chair: the cards of all finished tricks
LED_CARDS, LAST_LEADER = 12, 13
JUDGED = 14  # by chair: how its goal stood when the trick began
KNOWN = 18  # by seat and chair: the cards that this chair may hold, as far as this seat knows
MORE = KNOWN + 16

FEWEST = 2  # tricks that are left when one begins: of the last one the game knows more than the kernel
ASKED = 50  # from this bit on, above the moves: who is asked
LISTS_OF_STATE = (
    (told.HANDS, at.HANDS), (told.WON, at.WON), (told.VOIDS, at.VOID), (told.TAKEN, at.TAKEN), (told.VERDICTS, at.VERDICTS),
    (told.DUTIES, at.DUTIES),
)  # fmt: skip


@fast
def throw(rules: Numbers, state: Numbers, more: Numbers, move: int) -> int:
    """A card is played. The moves that there are then, a bit each, and above them who is asked; nothing where the game has to go on."""
    number, leader, chairs = state[at.NUMBER], state[at.LEADER], rules[at.CHAIRS]
    for chair in range(chairs):
        more[JUDGED + chair] = state[at.VERDICTS + chair]
    more[NOW + state[at.TURN]] = at.ONE_RING if move == at.TO_WIN else move
    play(rules, state, move)
    if state[at.NUMBER] != number:
        for chair in range(chairs):
            card = more[NOW + chair]
            more[THROWN + chair] |= 1 << card
            more[LAST + chair], more[NOW + chair] = card, -1
        more[LED_CARDS] |= 1 << more[LAST + leader]
        more[LAST_LEADER] = leader
        if state[at.OVER] != at.RUNNING or state[at.LEFT] < FEWEST:
            return 0
    return legal(rules, state) | state[at.TURN] << ASKED


@fast
def look(state: Numbers, more: Numbers, row: Numbers, seat: int, stays: Numbers, out: Numbers) -> None:
    """What this seat sees; the row tells of the table as it was when the tricks began, and is brought up to now."""
    chairs = row[told.CHAIRS]
    row[told.FIRST] = seat
    for chair in range(chairs):
        for there, here in LISTS_OF_STATE:
            row[told.BY_CHAIR + there * chairs + chair] = state[here + chair]
        row[told.BY_CHAIR + told.PLAYED * chairs + chair] = more[THROWN + chair]
        row[told.BY_CHAIR + told.MAY_HOLD * chairs + chair] = more[KNOWN + seat * chairs + chair]
        row[told.BY_CHAIR + told.TRICK * chairs + chair] = more[NOW + chair]
    table = told.BY_CHAIR + told.LISTS * chairs
    row[table + told.LED_SET] = more[LED_CARDS]
    row[table + told.MINE] = 1 << seat
    row[table + told.ONE_CHAIR], row[table + told.ONE_CHAIR + 1] = state[at.LEADER], state[at.TURN]
    row[table + told.ONE_CHAIR + 2] = state[at.WINNING]
    row[table + told.LED] = state[at.LED]
    row[table + told.OF_TABLE] = state[at.TURN] == seat
    row[table + told.OF_TABLE + 1], row[table + told.OF_TABLE + 2] = state[at.NUMBER], state[at.LEFT]
    row[table + told.OF_TABLE + 3] = state[at.BROKEN]
    told.write(row, stays, out)
