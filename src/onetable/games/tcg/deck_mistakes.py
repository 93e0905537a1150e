"""Every mistake of a deck that somebody has written, with its line: to be told and mended one by one."""

from __future__ import annotations

import json

from onetable.core.errors import BadInput
from onetable.games.tcg.card import Card
from onetable.games.tcg.card_names import find_card
from onetable.games.tcg.deck_lines import LineMistake, checked_count, read_all_lines
from onetable.games.tcg.decklist import DeckList, gathered, is_json, plain_text, tidy, written_in

MOST_MISTAKES = 10  # that are told at once: nobody mends more before he looks again


def look_through(text: str, name: str = "") -> tuple[DeckList | None, list[LineMistake]]:
    """The deck as far as it can be read, and all mistakes; there is none where the whole cannot be a deck."""
    plain = plain_text(text)
    if is_json(plain):
        return _look_through_json(plain, name)
    pasted, wrong = read_all_lines(plain, MOST_MISTAKES)
    try:
        return gathered(pasted, name), wrong
    except BadInput:
        if wrong:  # what is left of it is no deck, and the lines say why
            return None, wrong
        raise


def _look_through_json(plain: str, name: str) -> tuple[DeckList | None, list[LineMistake]]:
    try:
        written = written_in(plain)
    except BadInput as error:
        return None, [_at(plain, _line_of_fault(plain), error)]
    wrong: list[LineMistake] = []

    def card_called(text: str, count: int = 1) -> tuple[Card, int] | None:
        if len(wrong) == MOST_MISTAKES:
            return None
        try:
            return find_card(text), checked_count(str(count), text)
        except BadInput as error:
            wrong.append(_at(plain, _line_of(plain, text), error))
            return None

    bearer, ring = [card_called(card) if card else None for card in (written.ring_bearer, written.ring)]
    sites = [found[0] for site in written.sites if (found := card_called(site))]
    draw = [found for card, count in written.draw.items() if (found := card_called(card, count))]
    ids = [found[0].id if found else "" for found in (bearer, ring)]
    return tidy(written.name or name, ids[0], ids[1], sites, draw), wrong


def _line_of(plain: str, text: str) -> int:
    """The line in which this name stands between quotation marks."""
    place = max(plain.find(json.dumps(text, ensure_ascii=False)), 0)
    return plain.count("\n", 0, place) + 1


def _line_of_fault(plain: str) -> int:
    """The line in which something stops to be JSON, else the first."""
    try:
        json.loads(plain)
    except json.JSONDecodeError as error:
        return min(error.lineno, len(plain.splitlines()))
    except (ValueError, RecursionError):
        return 1
    return 1


def _at(plain: str, line: int, error: BadInput) -> LineMistake:
    return LineMistake(line, plain.splitlines()[line - 1], error)
