"""What the seat in turn sees of a round: its cards, what lies open, what was played, and where unseen cards may be."""

from __future__ import annotations

from typing import NamedTuple

from onetable.games.fellowship.kernel import layout as at
from onetable.games.fellowship.learning.arrays import CHAIRS, Array, Arrays, Library, bit, bits
from onetable.games.fellowship.learning.arrays import at as value_at


class Seen(NamedTuple):
    """By chair counted from the one in turn, where there is an axis of chairs."""

    xp: Library
    order: Array  # the chair that stands at each place
    exists: Array
    own: Array  # chairs of the same person
    hands: Array  # cards that this seat sees in hands
    thrown: Array  # cards each chair has played
    pile: Array  # cards of the present trick, without one that lies face down
    led_cards: Array
    best: Array  # the highest card of the trick; -1 if there is none, or if it cannot be told
    winning: Array
    tucked: Array
    buried: Array  # covered cards of the pyramid that lie face up
    unseen: Array
    may: Array  # unseen cards that each chair may hold

    def rotate(self, values: Array) -> Array:
        """Values by chair, counted from the one in turn; 0 for chairs that are not there."""
        found = self.xp.take_along_axis(values, self.order, 1)
        return self.xp.where(self.exists, found, 0)


def see(xp: Library, rules: Arrays, state: Arrays) -> Seen:
    """All that the seat in turn sees."""
    chair, turn, chairs = xp.arange(CHAIRS), state["turn"], rules["chairs"]
    exists = chair < chairs[:, None]
    order = (turn[:, None] + chair) % chairs[:, None]

    def rotate(values: Array) -> Array:
        return xp.where(exists, xp.take_along_axis(values, order, 1), 0)

    seat = value_at(xp, rules["players"], turn)[:, None]
    own = (rotate(rules["players"]) == seat) & exists
    visible = own | (rotate(rules["open_hands"][:, None] >> chair & 1) > 0)
    hands = xp.where(visible, rotate(state["hands"]), 0)
    veiled = veiled_card(xp, rules, state, seat[:, 0])
    hidden = veiled[:, None]
    thrown = rotate(state["thrown"]) & ~hidden
    cannot_tell = veiled != 0
    tucker = rules["tucker"]
    sees_tucked = (value_at(xp, rules["players"], tucker) == seat[:, 0]) | (rules["open_hands"] >> xp.maximum(tucker, 0) & 1 > 0)
    tucked = xp.where((tucker >= 0) & sees_tucked, bit(xp, state["tucked"]), 0)
    face_up = bits(xp, state["shown"], state["places"].shape[1]) & bits(xp, state["occupied"], state["places"].shape[1])
    buried = xp.where(face_up, bit(xp, state["places"]), 0).sum(1) & state["buried"]
    pile = state["pile"] & ~veiled
    laid = bit(xp, xp.where(state["laid"] == at.TO_WIN, at.ONE_RING, state["laid"]))
    lying = state["gone"] | state["lost"] | pile | tucked | buried | bit(xp, state["aside"]) | laid | rules["never_alive"]
    for place in range(CHAIRS):
        lying = lying | hands[:, place]
    unseen = rules["deck"] & ~lying
    known = xp.take_along_axis(state["known"], seat[:, :, None], 1)[:, 0]
    may = xp.where(exists & ~visible, unseen[:, None] & rotate(known) & ~rotate(state["void"]), 0)
    return Seen(
        xp, order, exists, own, hands, thrown, pile, state["led_cards"] & ~veiled, xp.where(cannot_tell, -1, state["best"]),
        xp.where(cannot_tell, -1, state["winning"]), tucked, buried, unseen, may,
    )  # fmt: skip


def veiled_card(xp: Library, rules: Arrays, state: Arrays, seat: Array) -> Array:
    """A card that lies face down in the trick before this seat; nothing if there is none."""
    chair = rules["face_down"]
    card = bit(xp, xp.where(chair >= 0, value_at(xp, state["played"], chair), -1)) & state["pile"] & ~(1 << at.ONE_RING)
    return xp.where((chair >= 0) & (value_at(xp, rules["players"], chair) != seat), card, 0)
