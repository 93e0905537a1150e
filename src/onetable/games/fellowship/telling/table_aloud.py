"""The table in sentences, for the line mode and for pages of text."""

from __future__ import annotations

from onetable.core.step import Seat
from onetable.games.fellowship.pieces.names import Named
from onetable.games.fellowship.pieces.playing_cards import CARDS, bits_of
from onetable.games.fellowship.table import Chair
from onetable.games.fellowship.telling.cards import board_of, card_text, lying_at, own_chairs, suit_of
from onetable.games.fellowship.telling.people import burdens, counts, extras, figures, goal_text, name_of, panes_of, player_of, verdict_of
from onetable.games.fellowship.telling.progress import progress
from onetable.games.fellowship.telling.trick import trick_of
from onetable.telling.spoken_view import SpokenView


def spoken(sight: SpokenView, card: int) -> str:
    """A card in words; of one that lies face down only the suit."""
    return sight.read(CARDS[card]) if card >= 0 else sight.read(suit_of(card))


def joined(sight: SpokenView, parts: list[str]) -> str:
    """Several things in one sentence."""
    return sight.say("line-comma").join(parts) if parts else sight.say("line-empty")


def hands(sight: SpokenView) -> list[str]:
    """Every hand this person can see."""
    board = board_of(sight)
    mine = own_chairs(board, sight.view.seat)
    shown = [chair for chair in board.chairs() if chair in mine or board.is_open(chair)]
    return [sight.say("line-hand", who=name_of(sight, chair), cards=joined(sight, cards_at(sight, chair))) for chair in shown]


def seat_name(sight: SpokenView, seat: Seat) -> str:
    """Whom somebody plays, or the number of the seat; others are called by their characters once all have one."""
    board = board_of(sight)
    own = seat == sight.view.seat
    names = [name_of(sight, chair) for chair in own_chairs(board, seat) if board.cast[chair] and (own or all(board.cast))]
    name = joined(sight, names) if names else sight.say("seat-person", number=seat + 1)
    return sight.say("line-who", player=name, who=sight.seats[seat]) if sight.seats[seat] else name


def wishes(sight: SpokenView) -> list[str]:
    """How many hands this person plays, and the goal of each."""
    board = board_of(sight)
    mine = own_chairs(board, sight.view.seat)
    goals = [sight.say("line-goal", who=name_of(sight, chair), goal=goal_text(sight, chair)) for chair in mine if board.cast[chair]]
    return [*([sight.say("line-hands", count=len(mine))] if len(mine) > 1 else []), *goals]


def cards_at(sight: SpokenView, chair: Chair) -> list[str]:
    """The cards that lie at a chair; those of the pyramid that cannot be reached say so."""
    board = board_of(sight)
    found = []
    for card in lying_at(board, chair):
        covered = board.is_pyramid(chair) and board.buried >> card & 1
        found.append(spoken(sight, card) + (f" ({sight.say('line-covered')})" if covered else ""))
    return found


def position(sight: SpokenView) -> list[str]:
    """The trick so far, the lost cards, and the hands."""
    board = board_of(sight)
    found = []
    if board.lost and not board.verdicts:
        found.append(sight.say("line-lost", cards=joined(sight, [spoken(sight, card) for card in bits_of(board.lost)])))
    trick = trick_of(board)
    if trick is not None and trick.cards and not trick.over:
        plays = [f"{name_of(sight, chair)} {spoken(sight, card)}" for chair, card in trick.cards.items()]
        found.append(sight.say("line-trick", cards=joined(sight, plays)))
    return found + hands(sight)


def goals_page(sight: SpokenView) -> list[tuple[str, bool]]:
    """Every seat with its whole text, and how its goal stands."""
    board = board_of(sight)
    found: list[tuple[str, bool]] = []
    for chair in board.chairs():
        verdict = verdict_of(sight, chair)
        found.append((f"{name_of(sight, chair)} · {player_of(sight, chair)}{f' · {verdict[0]}' if verdict else ''}", True))
        if board.cast[chair]:
            found.append((goal_text(sight, chair), False))
            found += [(card_text(sight, key), False) for key in burdens(sight, chair)]
        found.append(("  ".join([*panes_of(board, chair), *extras(sight, chair), counts(sight, chair)]), False))
    return found


def goal_lines(sight: SpokenView) -> list[str]:
    """Every seat in one sentence, without signs."""
    board = board_of(sight)
    found = []
    for chair in board.chairs():
        verdict, counted = verdict_of(sight, chair), progress(board, chair)
        facts = [verdict[0][2:]] if verdict else []
        if counted is not None:
            facts.append(sight.say("line-progress", have=counted.have, least=counted.least))
        facts += [*extras(sight, chair), *[sight.read(Named(key)) for key in burdens(sight, chair)], *figures(sight, chair)]
        goal = goal_text(sight, chair) or sight.say("line-no-goal")
        who, player = name_of(sight, chair), player_of(sight, chair)
        found.append(sight.say("line-seat", who=who, player=player, goal=goal, facts=joined(sight, facts)))
    return found
