"""The table in sentences, for the line mode and for pages of text."""

from __future__ import annotations

from collections import Counter

from onetable.core.step import Seat
from onetable.games.tcg.cards.catalogue import CARDS
from onetable.games.tcg.handle import NOTHING, Handle
from onetable.games.tcg.telling.facts import (
    board_of,
    companies,
    full_name,
    in_support,
    joined,
    name_of,
    on_site,
    player,
    resting,
    seat_name,
    still_to_come,
    view_of,
)
from onetable.games.tcg.telling.fights import battle_lines, paired
from onetable.games.tcg.telling.status import bar_facts, hand_parts, seat_facts, site_title
from onetable.games.tcg.telling.texts import card_page, now, printed
from onetable.games.tcg.traits import Kind, Side
from onetable.telling.entries import Entry
from onetable.telling.spoken_view import SpokenView


def head(sight: SpokenView) -> list[str]:
    """Turn, phase, pool and place in one sentence."""
    return [sight.say("tcg-sentence", text=joined(sight, bar_facts(sight)))]


def hand(sight: SpokenView) -> list[str]:
    """The own hand with the costs of now."""
    cards = [text for card, text in hand_parts(sight) if card != NOTHING]
    return [sight.say("line-hand", who=player(sight, sight.view.seat), cards=joined(sight, cards))] if sight.view.seat >= 0 else []


def hand_in_full(sight: SpokenView) -> list[str]:
    """The own hand, a line each, with what the cards say."""
    board = board_of(sight)
    parts = [(card, text) for card, text in hand_parts(sight) if card != NOTHING]
    return [sight.say("card-text", name=text, text=printed(sight, board.cards[card])) for card, text in parts]


def position(sight: SpokenView) -> list[str]:
    """What one must know before choosing: where we are, the skirmish, the hand."""
    return [*head(sight), *battle_lines(sight), *hand(sight)]


def table_lines(sight: SpokenView) -> list[str]:
    """Everything that lies on the table, and the battle."""
    return [*head(sight), *lying_lines(sight), *battle_lines(sight)]


def lying_lines(sight: SpokenView) -> list[str]:
    """What lies on the table: the site, the players, their cards."""
    board = board_of(sight)
    found: list[str] = []
    if site_title(sight):
        found.append(sight.say("tcg-sentence", text=site_title(sight).replace(" · ", sight.say("line-comma"))))
        found += sight.read(board.cards[board.here]).split("\n")
    for seat in range(board.players):
        found.append(
            sight.say("card-text", name=seat_name(sight, seat), text=sight.say("tcg-sentence", text=joined(sight, seat_facts(sight, seat))))
        )
    for card in [*companies(board, Side.FREE, (Kind.COMPANION, Kind.ALLY)), *companies(board, Side.SHADOW, (Kind.MINION,))]:
        facts = [fact.replace(" · ", sight.say("line-comma")) for fact in now(sight, card)]
        found.append(sight.say("card-text", name=name_of(sight, card), text=sight.say("tcg-sentence", text=joined(sight, facts))))
    for seat in range(board.players):
        for title, cards in ((sight.say("tcg-support"), in_support(board, seat)), (sight.say("tcg-resting"), resting(board, seat))):
            if cards:
                names = joined(sight, [name_of(sight, card) for card in cards])
                found.append(sight.say("tcg-area-of", who=player(sight, seat), title=title, cards=names))
    for number, site in enumerate(board.path, 1):
        if cards := on_site(board, site):
            found.append(
                sight.say(
                    "tcg-area", title=sight.say("tcg-on-site", number=number), cards=joined(sight, [name_of(sight, card) for card in cards])
                )
            )
    return [*found, *[sight.say("tcg-sentence", text=pair) for pair in paired(sight, list(board.assigned))]]


# ---- piles


def counted(sight: SpokenView, faces: Counter[str]) -> list[str]:
    """Cards by name and number, in the order of the set."""
    places = {card: place for place, card in enumerate(CARDS)}
    return [f"{count}× {full_name(sight, CARDS[face])}" for face, count in sorted(faces.items(), key=lambda item: places[item[0]])]


def players(sight: SpokenView) -> list[tuple[str, bool]]:
    """Every player with what everybody may count."""
    board = board_of(sight)
    rows = [(seat_name(sight, seat), joined(sight, seat_facts(sight, seat))) for seat in range(board.players)]
    return [(sight.say("tcg-players"), True), *[(sight.say("card-text", name=name, text=facts), False) for name, facts in rows]]


def piles(sight: SpokenView) -> list[tuple[str, bool]]:
    """The own deck, then dead piles and discard piles that this person may look through."""
    board, seat = board_of(sight), sight.view.seat
    found: list[tuple[str, bool]] = []
    for owner in sorted(range(board.players), key=lambda owner: owner != seat):
        if board.lists[owner]:
            rest = still_to_come(board, owner)
            found += pile(sight, "tcg-pile-deck", owner, rest.total(), counted(sight, rest))
            sites = [
                f"{board.cards[site].site} {full_name(sight, board.cards[site])}" for site in board.adventure[owner] if site in board.cards
            ]
            found += pile(sight, "tcg-pile-sites", owner, len(board.adventure[owner]), sites)
        dead = Counter([board.faces[card] for card in board.deads[owner]])
        found += pile(sight, "tcg-pile-dead", owner, dead.total(), counted(sight, dead))
        thrown = board.discards[owner]
        may_look = owner in view_of(sight).open_piles
        names = counted(sight, Counter([board.faces[card] for card in thrown])) if may_look else [sight.say("tcg-pile-closed")]
        found += pile(sight, "tcg-pile-discards", owner, len(thrown), names if thrown else [])
    return found


def pile(sight: SpokenView, key: str, owner: Seat, count: int, names: list[str]) -> list[tuple[str, bool]]:
    """A pile with its heading."""
    heading = sight.say("tcg-pile", who=player(sight, owner), title=sight.say(key), count=count)
    return [(heading, True), *[(name, False) for name in names or [sight.say("line-empty")]]]


def pile_lines(sight: SpokenView) -> list[str]:
    """The same as one line for each pile."""
    found: list[str] = []
    names: list[str] = []
    for text, is_heading in [*piles(sight), ("", True)]:
        if is_heading:
            found += [sight.say("card-text", name=found.pop(), text=sight.say("tcg-sentence", text=joined(sight, names)))] if found else []
            found += [text] if text else []
            names = []
        else:
            names.append(text)
    return found


# ---- cards


def cards_on_table(sight: SpokenView) -> list[Entry]:
    """Every card that this person sees on the table or holds, with its text and how it stands."""
    board, seat = board_of(sight), sight.view.seat
    groups: list[tuple[str, list[Handle]]] = [
        (sight.say("tcg-your-hand"), [card for card, _ in hand_parts(sight) if card != NOTHING]),
        (sight.say("tcg-path"), list(board.path)),
        *[(player(sight, owner), [card for card, piece in board.pieces.items() if piece.owner == owner]) for owner in board.around],
    ]
    found = [reading(sight, card, f"{title} · {name_of(sight, card)}") for title, cards in groups for card in cards]
    stacked = [card for pile in board.stacks.values() for card in pile if card in board.cards]
    piles = [card for owner in range(board.players) for card in board.deads[owner]]
    piles += [card for owner in view_of(sight).open_piles for card in board.discards[owner]] if seat >= 0 else []
    return [*found, *[reading(sight, card, name_of(sight, card)) for card in (*stacked, *piles)]]


def reading(sight: SpokenView, card: Handle, label: str) -> Entry:
    """One card to be read; its name is said once."""
    name, *text = card_page(sight, card).split("\n")
    return Entry(card, label, "\n".join(text if label.endswith(name) else [name, *text]))
