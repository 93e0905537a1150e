"""The One Ring, in two versions."""

from onetable.games.tcg.cards.language import *
from onetable.games.tcg.cards.makers import make
from onetable.games.tcg.traits import Kind, Side

RING_CARDS = [
    make("1R1", "The One Ring, Isildur's Bane", Kind.THE_ONE_RING, Side.RING, unique=True, strength_bonus=1, vitality_bonus=1, text=[
        Response(AboutTo(Wound, RING_BEARER), If(Nope(RingWorn())).to(PutOnTheRing(IT))),
        Required(AboutTo(Wound, RING_BEARER), If(RingWorn()).to(Prevent(), AddBurdens(2)))]),
    make("1C2", "The One Ring, The Ruling Ring", Kind.THE_ONE_RING, Side.RING, unique=True, strength_bonus=1, text=[
        Response(AboutTo(Wound, RING_BEARER), (If(InPhase(Phase.SKIRMISH)) & If(Nope(RingWorn()))).to(PutOnTheRing(IT))),
        Required(AboutTo(Wound, RING_BEARER), (If(InPhase(Phase.SKIRMISH)) & If(RingWorn())).to(Prevent(), AddBurdens()))]),
]  # fmt: skip
