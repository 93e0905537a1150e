"""What kind of thing each fact is, and what it says."""

from __future__ import annotations

from collections.abc import Mapping

from onetable.core.game import Game
from onetable.core.scenario.kinds import Bag, Kind, Map, Names, Number, Record, Series, Text, Truth
from onetable.games.tcg.cards.catalogue import CARDS
from onetable.games.tcg.table import Board
from onetable.games.tcg.traits import Keyword, Phase


def seats(game: Game[Board] | None) -> list[int]:
    """The seats at this table, or at any."""
    return list(range(game.table.players if game is not None else 6))


def cards(game: Game[Board] | None) -> list[str]:
    """The titles there are, and what this scenario calls its cards."""
    own = (game.table.box.names or {}) if game is not None else {}
    return [*{card.title: None for card in CARDS.values()}, *own.values()]


SEATS = Names("seat", seats)
CARD = Text(names=Names("card", cards))
PHASE = Text(names=Names("phase", lambda game: [str(phase).removesuffix(" phase") for phase in Phase]))
CARD_ID = Text(names=Names("card", lambda game: CARDS))
PIECE: Mapping[str, Kind] = {
    "card": CARD_ID, "owner": Number(), "wounds": Number(), "bearer": CARD, "strength": Number(), "vitality": Number(), "left": Number(),
    "hurt": Number(), "takes_part": Truth(), "roaming": Truth(), "tripled": Truth(), "resistance": Number(),
    **{str(keyword): Number() for keyword in Keyword},
}  # fmt: skip


def by_seat(says: str, of: Kind) -> Map:
    """The same fact of every player."""
    return Map(says, of=of, names=SEATS)


FACT_KINDS: Mapping[str, Kind] = {
    "phase": Text("the phase", names=PHASE.names),
    "phases": Series("the phases that have begun since the position was set, each skirmish one of them", of=PHASE),
    "turn": Number("how many turns have begun"),
    "fierce": Truth("whether it is the round of fierce minions"),
    "acting": Number("whose Shadow phase it is; -1 if it is nobody's"),
    "twilight": Number("the twilight pool"),
    "burdens": Number("the burdens of whose turn it is"),
    "burdens_of": by_seat("by seat the burdens", Number()),
    "resistance": by_seat("by seat the resistance of the Ring-bearer", Number()),
    "site": Number("the site where the fellowship is"),
    "at": Series("by seat the site of the marker", of=Number()),
    "free_peoples": Number("whose turn it is"),
    "order": Series("the order of turns; who is out is not in it", of=Number()),
    "bids": Series("by seat the burdens that were bid; -1 for not yet, -2 for one that is hidden", of=Number()),
    "moves": Number("moves made in this turn"),
    "move_limit": Number("how many may be made"),
    "stuck": Truth("whether the fellowship may not move again"),
    "worn": Truth("whether the Ring is worn"),
    "ring_silent": Truth("whether the text of the Ring does not work"),
    "winner": Number("who has won; -1 for nobody"),
    "lost": by_seat("by seat why somebody is out", Text()),
    "in_play": Map(
        "by card in play: `card` (its id), `owner`, `wounds`, `bearer`; of characters `strength`, `vitality`, `left` (of it), `hurt` "
        "(wounds in this skirmish), keywords with their number, `takes_part`, `roaming`, `tripled`; of a Ring-bearer `resistance`",
        of=Record(fields=PIECE),
        names=CARD.names,
    ),
    "active": Bag("all active cards", of=CARD),
    "hands": by_seat("by seat the titles in the hand", Bag(of=CARD)),
    "decks": by_seat("by seat the titles in the draw deck, from its top", Series(of=CARD)),
    "discards": by_seat("by seat the titles in the discard pile", Bag(of=CARD)),
    "dead": by_seat("by seat the titles in the dead pile", Bag(of=CARD)),
    "removed": by_seat("by seat the titles that are out of the game", Bag(of=CARD)),
    "hand": by_seat("by seat how many cards in the hand", Number()),
    "deck": by_seat("by seat how many cards in the draw deck", Number()),
    "knows": by_seat("by seat the titles of hidden cards that it has seen", Bag(of=CARD)),
    "adventure": by_seat("by seat the titles in the adventure deck", Bag(of=CARD)),
    "path": Series("the sites of the path", of=CARD),
    "laid_by": Series("who laid them", of=Number()),
    "assigned": Map("who fights whom, by minion", of=CARD, names=CARD.names),
    "fought": Bag("who was assigned in this turn", of=CARD),
    "skirmish": Record(
        "the skirmish that is being fought: `defender`, `minions`, `cancelled`, and both totals in `strength`",
        fields={
            "defender": CARD,
            "minions": Bag(of=CARD),
            "cancelled": Truth(),
            "strength": Record(fields={"fellowship": Number(), "minions": Number()}),
        },
    ),
    "archery": Record("both archery totals: `minions`, `fellowship`", fields={"minions": Number(), "fellowship": Number()}),
    "ring_bearer": by_seat("by seat who bears the Ring", CARD),
    "stacked": Map("by card what is stacked on it", of=Bag(of=CARD), names=CARD.names),
    "lasting": Bag("changes that last for a while, each a line: `Gimli strength +3 until phase end`"),
}
