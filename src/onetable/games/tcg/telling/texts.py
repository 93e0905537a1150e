"""A card in full: what is printed on it, and how it stands now."""

from __future__ import annotations

from onetable.games.tcg.card import Card
from onetable.games.tcg.cards.catalogue import CARDS
from onetable.games.tcg.handle import Handle
from onetable.games.tcg.telling.facts import board_of, borne, full_name, is_in_force, joined, keywords, name_of, player, strength, vitality
from onetable.games.tcg.titles import name_in
from onetable.games.tcg.traits import Kind, Measure
from onetable.telling.spoken_view import SpokenView


def printed(sight: SpokenView, face: Card) -> str:
    """The figures and the text of a printed card."""
    return "\n".join([line for line in (sight.phrases.figures(face), text_of(sight, face)) if line])


def text_of(sight: SpokenView, face: Card) -> str:
    """What a card says, with what is set off in it."""
    return sight.phrases.marking().read(face)


def names_of(sight: SpokenView, face: Card) -> list[str]:
    """What a card is called, and below that its English name, if that is not there yet."""
    name, english = full_name(sight, face), name_in("en", face)
    return [name] if english in name else [name, english]


def printed_page(sight: SpokenView, id: str) -> str:
    """A card by its id: its name, and what is printed on it."""
    return "\n".join([*names_of(sight, CARDS[id]), printed(sight, CARDS[id])])


def now(sight: SpokenView, card: Handle) -> list[str]:
    """How a card in play stands: its figures of now, what it bears, whom it fights."""
    board = board_of(sight)
    piece, face = board.pieces[card], board.cards[card]
    found = [sight.say("tcg-of", who=player(sight, piece.owner))]
    if face.is_character:
        measures = ((Measure.STRENGTH, strength(board, card)), (Measure.VITALITY, vitality(board, card)))
        figures = [f"{sight.phrases.say(word)} {number}" for word, number in measures]
        figures += [sight.say("tcg-wounds", count=piece.wounds)] if piece.wounds else []
        found.append(" · ".join([*figures, *keywords(sight, card)]))
    if board.is_roaming(card):
        found.append(sight.say("tcg-roaming"))
    if items := borne(sight, card):
        found.append(sight.say("tcg-bears", items=joined(sight, items)))
    if piece.bearer >= 0:
        found.append(sight.say("tcg-borne-by", who=name_of(sight, piece.bearer)))
    if card in board.assigned:
        found.append(sight.say("tcg-assigned", minion=name_of(sight, card), defender=name_of(sight, board.assigned[card])))
    if card in board.stacks:
        found.append(sight.say("tcg-stacked", count=len(board.stacks[card])))
    if not is_in_force(board, card):
        found.append(sight.say("tcg-resting"))
    return found


def card_page(sight: SpokenView, card: Handle) -> str:
    """A card of the table: name, how it stands, what is printed on it."""
    board = board_of(sight)
    face = board.cards[card]
    if face.kind is Kind.SITE and card in board.path:
        laid = sight.say("tcg-laid-by", who=player(sight, board.laid_by[board.path.index(card)]))
        return "\n".join([*names_of(sight, face), printed(sight, face), laid])
    if card not in board.pieces:
        return "\n".join([*names_of(sight, face), printed(sight, face)])
    return "\n".join([*names_of(sight, face), *now(sight, card), text_of(sight, face), sight.phrases.figures(face)])
