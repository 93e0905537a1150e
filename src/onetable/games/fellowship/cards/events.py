"""The events of the chapters."""

from __future__ import annotations

from onetable.games.fellowship.blueprints import SpecialCard
from onetable.games.fellowship.pieces.playing_cards import FORESTS, HILLS, MOUNTAINS, RIVERS
from onetable.games.fellowship.words.changes import (
    AddRivers,
    BalrogDeck,
    BarrowCards,
    ExchangesTogether,
    Forbids,
    ForestDeck,
    ForestTakesTricks,
    GiveRiders,
    LeadsFirst,
    LostCards,
    MirrorDeal,
    NewGoal,
    NoEarlySuccess,
    NoThreat,
    OnlyAfterOthers,
    OutweighBalrog,
    PlaysFaceDown,
    Repeatable,
    Requires,
    ThreatsHidden,
    Trump,
    TwoGroups,
)
from onetable.games.fellowship.words.goals import WinEveryRank, WinEverySuit, WinRun

OLD_MAN_WILLOW = SpecialCard("old_man_willow_old_forest", "2.14", (ForestDeck(), LostCards(four=1, fewer=2), ForestTakesTricks()))
BARROW_WIGHTS = SpecialCard("barrow_wights_event", "2.18", (BarrowCards(four=5, fewer=10, drawn=5),))
THE_NINE = SpecialCard("the_nine", "2.33", (GiveRiders((
    ("frodo", "witch_king_morgul_knife"), ("merry", "the_black_breath"), ("pippin", "wraith"), ("strider", "the_unseen"), ("sam", "terror"),
)),))  # fmt: skip
SARUMAN = SpecialCard("saruman_of_many_colours", "2.45", (NewGoal("gandalf", WinEveryRank(8)), LeadsFirst("gandalf")))
DOORS_OF_DURIN = SpecialCard("the_doors_of_durin", "3.13", (
    Requires("gandalf"), NewGoal("gandalf", WinEverySuit((HILLS, MOUNTAINS, FORESTS))),
))  # fmt: skip
BALINS_TOMB = SpecialCard("balins_tomb", "3.14", (Requires("gimli"), NoThreat("gimli"), NewGoal("gimli", WinRun(MOUNTAINS, 4))))
LONG_DARK = SpecialCard("the_long_dark", "3.15", (Requires("aragorn"), ThreatsHidden(), ExchangesTogether(), Repeatable()))
BRIDGE = SpecialCard("the_bridge_of_khazad_dum", "3.16", (
    OnlyAfterOthers(), Requires("gandalf_servant_of_the_secret_fire"), Forbids("gandalf"), BalrogDeck(), LostCards(four=1, fewer=2),
    OutweighBalrog(four=3, fewer=2), NoEarlySuccess(),
))  # fmt: skip
BLINDFOLDED = SpecialCard("blindfolded", "3.20", (PlaysFaceDown("gimli"),))
THE_MIRROR = SpecialCard("the_mirror", "3.24", (MirrorDeal(portions=2, size=4),))
THE_ANDUIN = SpecialCard("the_anduin", "3.28", (AddRivers(four=8, fewer=6), Trump(RIVERS)))
THE_BREAKING = SpecialCard("the_breaking_of_the_fellowship_event", "3.38", (AddRivers(four=8, fewer=6), TwoGroups(
    first=("frodo", "boromir_son_of_denethor_burdened", "samwise_gamgee_burdened", "aragorn_son_of_arathorn_burdened"),
    second=("meriadoc_brandybuck_burdened", "peregrin_took_burdened", "legolas_greenleaf_burdened", "gimli_son_of_gloin_burdened"),
)))  # fmt: skip

EVENTS = {card.key: card for card in list(globals().values()) if isinstance(card, SpecialCard)}
