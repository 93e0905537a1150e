"""An observation written from a row of whole numbers: compiled where the kernel is, the same source as it is otherwise."""

from __future__ import annotations

from onetable.games.fellowship.encoding.seen import CARD_SETS, LAYOUT, NUMBERS_OF_TABLE, TABLE_SETS
from onetable.games.fellowship.kernel.compiling import Numbers, count, fast, lowest

START = {name: where.start for name, where in LAYOUT.where.items()}
TABLE_CARDS, FLAGS, LED_SUIT, EVENTS = START["table_cards"], START["flags"], START["led_suit"], START["event_cards"]
STAYS_FROM, COUNTS_FROM, NUMBERS_FROM = START["character"], START["counts"], START["numbers"]
STAYS = COUNTS_FROM - STAYS_FROM  # from the characters to what is fixed: it changes so seldom that it is kept as it is written
CARDS, SIZE = 48, LAYOUT.size

# A row: how many chairs, the first one; then for each chair, one list after the other ...
CHAIRS, FIRST, BY_CHAIR = range(3)
HANDS, PLAYED, WON, VOIDS, MAY_HOLD = range(5)  # of hands that the seat does not see nothing is told but how many cards they have
SETS = len(CARD_SETS) - 1  # all sets of cards but the last: of a trick each chair has a card, or -1
TRICK, TAKEN, VERDICTS, DUTIES = range(SETS, SETS + 4)
LISTS = SETS + 4
# ... and then for the table: its sets of cards, two sets of chairs, chairs, the led suit, the event cards, numbers.
LED_SET = TABLE_SETS.index("led")
MINE, OPEN = len(TABLE_SETS), len(TABLE_SETS) + 1
ONE_CHAIR = OPEN + 1  # leader, turn, winning, ring holder
LED = ONE_CHAIR + 4
SHOWN = LED + 1
OF_TABLE = SHOWN + 1
TABLE_SIZE = OF_TABLE + len(NUMBERS_OF_TABLE)
MOST_SETS, MOST_NUMBERS = len(TABLE_SETS), len(NUMBERS_OF_TABLE)


def row_size(chairs: int) -> int:
    """How many numbers a row has."""
    return BY_CHAIR + LISTS * chairs + TABLE_SIZE


@fast
def put(out: Numbers, start: int, cards: int) -> None:
    """A 1 for each card of this set."""
    while cards:
        out[start + lowest(cards)] = 1
        cards &= cards - 1


@fast
def write(row: Numbers, stays: Numbers, out: Numbers) -> None:
    """The observation that this row tells, whatever stood there before."""
    chairs, first = row[CHAIRS], row[FIRST]
    for place in range(SIZE):
        out[place] = 0
    table = BY_CHAIR + LISTS * chairs
    for step in range(chairs):
        chair = first + step if first + step < chairs else first + step - chairs
        held, mine, opened = row[BY_CHAIR + HANDS * chairs + chair], row[table + MINE] >> chair & 1, row[table + OPEN] >> chair & 1
        if mine or opened:
            put(out, (HANDS * 4 + step) * CARDS, held)
        for kind in range(HANDS + 1, SETS):
            put(out, (kind * 4 + step) * CARDS, row[BY_CHAIR + kind * chairs + chair])
        card = row[BY_CHAIR + TRICK * chairs + chair]
        if card >= 0:
            out[(TRICK * 4 + step) * CARDS + card] = 1
        out[FLAGS + step], out[FLAGS + 4 + step] = mine, opened
        for kind in range(4):
            out[FLAGS + 8 + 4 * kind + step] = row[table + ONE_CHAIR + kind] == chair
        out[COUNTS_FROM + step] = count(held)
        out[COUNTS_FROM + 4 + step] = count(row[BY_CHAIR + TAKEN * chairs + chair])
        out[COUNTS_FROM + 8 + step] = row[BY_CHAIR + VERDICTS * chairs + chair] + 1
        out[COUNTS_FROM + 12 + step] = row[BY_CHAIR + DUTIES * chairs + chair] + 1
    for kind in range(MOST_SETS):
        put(out, TABLE_CARDS + kind * CARDS, row[table + kind])
    if row[table + LED] >= 0:
        out[LED_SUIT + row[table + LED]] = 1
    put(out, EVENTS, row[table + SHOWN])
    for place in range(STAYS):
        out[STAYS_FROM + place] = stays[place]
    for place in range(MOST_NUMBERS):
        out[NUMBERS_FROM + place] = min(row[table + OF_TABLE + place], 255)
