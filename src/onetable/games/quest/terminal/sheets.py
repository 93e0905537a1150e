"""What stands beside the map: the story, the heroes, Sauron's board, and the own hand."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from onetable.core.step import Seat
from onetable.games.quest.figures import CARDS
from onetable.games.quest.table import FINALE, PLOT_SLOTS, SAURON, SHADOW_FALLS, STAGE_ENDS
from onetable.games.quest.telling.facts import (
    board_of,
    hero_sign,
    joined,
    name_of,
    own_hand,
    place_name,
    plot_facts,
    quest_line,
    quests_of,
    seat_name,
    seat_title,
)
from onetable.games.quest.telling.map_and_card_signs import EVENT, PLOT, TURN, WAITING, card_figures
from onetable.games.quest.telling.sheets import MARKERS, Held, attributes, goods, mission_line, pools, sauron_facts, saurons_cards, tracks
from onetable.games.quest.traits import Marker
from onetable.telling.spoken_view import SpokenView
from onetable.terminal.kit.measure import clip, fill, width_of, wrap

FULL, SHORT, SHORTEST = range(3)
LIT, UNLIT, BOUND, FALLS = "━", "·", "┃", "╎"
CUT, BENEATH, BETWEEN = "… ", "  ", " · "
LEAST_WORDS = 6  # cells in which a name says something


class SheetRow(NamedTuple):
    """One row: what is bright, what is quiet behind it, its color, and the card or place it stands for."""

    head: str
    tail: str = ""
    tone: str = "ink"  # the color of the head, by its name in the palette
    card: str = ""


def wrapped(text: str, width: int, level: int) -> list[SheetRow]:
    """A quiet text below a head; in short it has one row."""
    lines = wrap(text, width - width_of(BENEATH)) if level == FULL else [clip(text, width - width_of(BENEATH))]
    return [SheetRow("", BENEATH + line) for line in lines]


def packed(text: str, width: int) -> list[SheetRow]:
    """Facts in as few rows as they need; none is divided, unless it is longer than a row."""
    lines: list[str] = []
    for fact in text.split(BETWEEN):
        if lines and width_of(lines[-1] + BETWEEN + fact) <= width - width_of(BENEATH):
            lines[-1] += BETWEEN + fact
        else:
            lines += wrap(fact, width - width_of(BENEATH))
    return [SheetRow("", BENEATH + line) for line in lines]


def whole(row: SheetRow, figures: str, width: int) -> list[SheetRow]:
    """A row and its figures, which are never cut: where there is no room behind it they stand below."""
    if width_of(row.head + row.tail + figures) <= width:
        return [row._replace(tail=row.tail + figures)]
    below = wrap(figures.strip(BETWEEN), width - 2 * width_of(BENEATH))
    return [row, *[SheetRow("", 2 * BENEATH + line) for line in below]]


# ---- the story


def track(space: int) -> str:
    """Eighteen spaces with the ends of the stages."""
    found = ""
    for number in range(1, FINALE + 1):
        found += LIT if number <= space else UNLIT
        found += BOUND if number in STAGE_ENDS else FALLS if number == SHADOW_FALLS else ""
    return found


def story_rows(sight: SpokenView, width: int, level: int) -> list[SheetRow]:
    """A row for each marker, or all of them in one."""
    board = board_of(sight)
    names = {marker: sight.say(f"quest-marker-{marker}") for marker in MARKERS}
    if level == SHORTEST:
        return packed(BETWEEN.join([f"{names[marker]} {board.markers[marker]}" for marker in MARKERS]), width)
    wide = max([width_of(name) for name in names.values()])
    tones = {Marker.GREEN: "sure", Marker.YELLOW: "behind", Marker.RED: "lost", Marker.BLACK: "ink_3"}
    return [
        SheetRow(f"{fill(names[marker], wide)} {board.markers[marker]:>2} {track(board.markers[marker])}", tone=tones[marker])
        for marker in MARKERS
    ]


# ---- heroes


def hero_rows(sight: SpokenView, seat: Seat, width: int, level: int) -> list[SheetRow]:
    """A hero: who and where, numbers, pools, goods, quests."""
    board = board_of(sight)
    sheet = board.sheet(seat)
    where = place_name(sight, sheet.place)
    tone = "act_ink" if board.turn.seat == seat else "ahead"
    sign = hero_sign(board, seat)
    numbers = attributes(sight, seat)
    if width_of(numbers) > width - width_of(BENEATH):
        numbers = attributes(sight, seat, short=True)
    if level == SHORTEST:
        small = sight.say("quest-pools-short", life=len(sheet.life), hand=len(sheet.hand), favor=sheet.favor)
        return in_one_row(f"{sign} {seat_title(sight, seat)}", where, small, tone, f"hero.{sheet.hero}", width)
    found = [SheetRow(f"{sign} {seat_name(sight, seat)}", f" · {where}", tone, f"hero.{sheet.hero}")]
    found.append(SheetRow("", f"{BENEATH}{numbers}"))
    found += packed(BETWEEN.join([pools(sight, seat), *goods(sight, seat)]), width)
    burdens = [name_of(sight, "corruption", card) for card in sheet.corruption]
    if level == FULL and burdens:
        found += wrapped(joined(sight, burdens), width, FULL)
    quests = [quest_line(sight, quest) for quest in quests_of(board, seat)]
    return found + [row for quest in quests for row in wrapped(quest, width, level)]


def in_one_row(head: str, words: str, figures: str, tone: str, card: str, width: int) -> list[SheetRow]:
    """Who and how it stands; the words between are shortened, the figures have a row of their own where they do not fit."""
    room = width - width_of(head + BETWEEN + BETWEEN + figures)
    if room >= min(LEAST_WORDS, width_of(words)):
        return [SheetRow(head, f"{BETWEEN}{clip(words, room)}{BETWEEN}{figures}", tone, card)]
    return [SheetRow(head, f"{BETWEEN}{words}", tone, card), *packed(figures, width)]


# ---- Sauron


def sauron_rows(sight: SpokenView, width: int, level: int) -> list[SheetRow]:
    """Pool, hands, tracks, the three plots, and the event that stays."""
    board = board_of(sight)
    tone = "act_ink" if board.turn.seat == SAURON else "lost"
    sign = TURN if board.turn.seat == SAURON else WAITING
    facts = " · ".join(sauron_facts(sight))
    if level == SHORTEST:
        found = [SheetRow(f"{sign} {seat_title(sight, SAURON)}", "", tone), *packed(facts, width)]
    else:
        found = [SheetRow(f"{sign} {seat_name(sight, SAURON)}", tone=tone), *packed(facts, width)]
        found += [SheetRow("", BENEATH + line) for line in tracks(sight)] if level == FULL else packed(BETWEEN.join(tracks(sight)), width)
    for slot in range(PLOT_SLOTS):
        active = board.plots[slot]
        if active is not None:
            name, place = name_of(sight, "plot", active.plot), place_name(sight, active.place)
            row = SheetRow(f"{BENEATH}{PLOT} {name}", f" → {place}", "ink_2", f"plot.{active.plot}")
            found += [row] if level == SHORTEST else whole(row, BETWEEN + plot_facts(sight, active.plot), width)
        elif level == FULL:
            found.append(SheetRow("", f"{BENEATH}{PLOT} {sight.say('quest-no-plot')}"))
    if board.event is not None:
        event, place = name_of(sight, "event", board.event.event), place_name(sight, board.event.place)
        found.append(SheetRow(f"{BENEATH}{EVENT} {event}", f" → {place}", "ink_2", f"event.{board.event.event}"))
    return found


# ---- the own cards


def hand_rows(sight: SpokenView, width: int, level: int) -> list[SheetRow]:
    """The cards of the own hand with their figures; Sauron's with what they need."""
    board, seat = board_of(sight), sight.view.seat
    if seat == SAURON:
        rows = saurons_rows(sight)
        return (
            [line for row in rows for line in whole(row._replace(tail=""), row.tail, width)]
            if level == FULL
            else in_short(rows, sight, width)
        )
    cards = own_hand(sight)
    mission = [held_row(mission_line(sight, board.hero_mission))]
    if not cards:
        return mission
    copies = Counter(cards)
    names = {
        card: f"{count}× {name_of(sight, 'fighting', card)}" if count > 1 else name_of(sight, "fighting", card)
        for card, count in copies.items()
    }
    wide = min(max([width_of(name) for name in names.values()]), width - 16)
    rows = [
        SheetRow(f"{BENEATH}{fill(name, wide)}", f" {card_figures(CARDS[card])}", "ink_2", f"fighting.{card}")
        for card, name in names.items()
    ]
    if level == SHORTEST:
        text = joined(sight, list(names.values()))
        rows = [SheetRow("", BENEATH + line) for line in wrap(text, width - width_of(BENEATH))]
    return [*mission, SheetRow(sight.say("quest-your-hand", count=len(cards))), *rows]


def saurons_rows(sight: SpokenView) -> list[SheetRow]:
    """Mission, plots and shadow cards in hand, each with the pool it needs."""
    return [held_row(held) for held in saurons_cards(sight)]


def held_row(held: Held) -> SheetRow:
    """A title, or below it a card."""
    return (
        SheetRow(held.name, "", "ink", held.card)
        if held.is_title
        else SheetRow(f"{BENEATH}{held.name}", f" {held.needs}", "ink_2", held.card)
    )


def in_short(rows: list[SheetRow], sight: SpokenView, width: int) -> list[SheetRow]:
    """The same without what they need: names in running text."""
    found: list[SheetRow] = []
    names: list[str] = []
    for row in [*rows, SheetRow("end")]:
        if row.head.startswith(BENEATH):
            names.append(row.head.strip())
            continue
        found += wrapped(joined(sight, names), width, FULL) if names else []
        found += [row] if row.head != "end" else []
        names = []
    return found


# ---- all together


def side_rows(sight: SpokenView, width: int, height: int) -> list[SheetRow]:
    """All that fits beside the map: with every detail, in short, in the fewest words; then cut."""
    board = board_of(sight)
    me = sight.view.seat
    found: list[SheetRow] = []
    # (story, own hero, other heroes, Sauron, hand)
    for story, mine, others, sauron, hand in (
        (FULL, FULL, FULL, FULL, FULL), (FULL, FULL, SHORT, FULL, FULL), (FULL, FULL, SHORT, SHORT, FULL),
        (FULL, FULL, SHORTEST, SHORT, FULL), (FULL, SHORT, SHORTEST, SHORTEST, FULL), (SHORTEST, SHORT, SHORTEST, SHORTEST, FULL),
        (SHORTEST, SHORT, SHORTEST, SHORTEST, SHORTEST), (SHORTEST, SHORTEST, SHORTEST, SHORTEST, SHORTEST),
    ):  # fmt: skip
        others_rows = [row for seat in board.seats if seat != me for row in hero_rows(sight, seat, width, others)]
        if me == SAURON:
            found = [*sauron_rows(sight, width, min(sauron, SHORT)), *others_rows, *hand_rows(sight, width, hand)]
        else:
            own = [*hero_rows(sight, me, width, mine), *hand_rows(sight, width, hand)] if me in board.seats else []
            found = [*own, *others_rows, *sauron_rows(sight, width, sauron)]
        found = [*story_rows(sight, width, story), *found]
        if len(found) <= height:
            return found
    shown = found[: max(0, height - 1)]
    return [*shown, SheetRow("", CUT + sight.say("quest-more", count=len(found) - len(shown)))]
