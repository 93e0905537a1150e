"""Every lantern, each as one expression."""

from __future__ import annotations

from lanterns.pieces import Lantern
from lanterns.words import Gain, LookAtPile, Needs, PutOut, Steady

ALL = (
    Lantern("moth", 1, (LookAtPile(), Gain(2))),
    Lantern("ember", 1, (Gain(3),)),
    Lantern("firefly", 1, (PutOut(), Gain(1))),
    Lantern("tin", 2, (Steady(),)),
    Lantern("paper", 2, (Gain(2),)),
    Lantern("reed", 2, (PutOut(),)),
    Lantern("glass", 3, (LookAtPile(),)),
    Lantern("horn", 3, (Steady(),)),
    Lantern("silk", 3, (Gain(1),)),
    Lantern("carp", 4),
    Lantern("crane", 4),
    Lantern("owl", 4, (LookAtPile(),)),
    Lantern("fox", 5),
    Lantern("lotus", 5),
    Lantern("moon", 6, (Needs(3),)),
    Lantern("dragon", 7, (Needs(6),)),
)
LANTERNS = {lantern.key: lantern for lantern in ALL}
