"""Lanterns in Dutch."""

from __future__ import annotations

import re

from lanterns import news, phases, pieces, words
from onetable.core import match
from onetable.core.phrasebook import Phrasebook, Phrases

NAMES = {
    "moth": "mottenlantaarn",
    "ember": "sintellantaarn",
    "firefly": "vuurvlieglantaarn",
    "tin": "blikken lantaarn",
    "paper": "papieren lantaarn",
    "reed": "rieten lantaarn",
    "glass": "glazen lantaarn",
    "horn": "hoornen lantaarn",
    "silk": "zijden lantaarn",
    "carp": "karperlantaarn",
    "crane": "kraanvogellantaarn",
    "owl": "uilenlantaarn",
    "fox": "vossenlantaarn",
    "lotus": "lotuslantaarn",
    "moon": "maanlantaarn",
    "dragon": "drakenlantaarn",
}


def name(word: pieces.Named) -> str:
    """De mottenlantaarn; one that is not seen is een lantaarn."""
    return f"de {NAMES[word.key]}" if word.key else "een lantaarn"


PHRASES: Phrases = {
    tuple: " ",
    pieces.Named: name,
    (pieces.Named, "alone"): lambda word: NAMES[word.key],
    pieces.Player: lambda word: f"speler {word.seat + 1}",
    pieces.Lantern: "Licht {light}. {text}",
    # ---- on the lanterns
    words.Gain: "Krijg {glow} gloed.",
    words.LookAtPile: "Bekijk de volgende lantaarn van de stapel.",
    words.PutOut: "Doof een andere lantaarn.",
    words.Steady: "Niets dooft hem.",
    words.Needs: "Hang hem alleen op als je minstens {glow} gloed hebt.",
    # ---- what is asked, and what can be chosen
    phases.HangUp: "Welke lantaarn hang je op?",
    phases.KeepWatch: "Je houdt de wacht. Onder welke doek kijk je?",
    (words.PutOut, "asked"): "Welke lantaarn doof je?",
    phases.Hang: "hang {lantern} op",
    phases.LookUnder: "bekijk de lantaarn van {whose}",
    phases.LookAway: "kijk weg",
    words.Smother: "doof de lantaarn van {whose}",
    # ---- what happened
    news.NightFalls: "Nacht {number} valt, en {watch} houdt de wacht.",
    news.Rekindled: "De as wordt geschud en is nu de nieuwe stapel.",
    news.Hung: "{who} hangt {lantern} op.",
    news.Looked: "{who} kijkt onder de doek van {whose} en ziet {lantern}.",
    news.LookedAtPile: "{who} bekijkt de stapel en ziet {lantern}.",
    news.Unwrapped: "{who} onthult {lantern}.",
    news.WentOut: "{lantern} van {who} dooft.",
    news.Gained: "{who} krijgt {glow} gloed.",
    news.Won: "{who} wint met {glow} gloed.",
    # ---- why not
    news.TooLittleGlow: "Daarvoor heb je minstens {glow} gloed nodig.",
    news.SeenBefore: "Deze lantaarn ken je al.",
    news.IsYourOwn: "Het is je eigen lantaarn.",
    news.IsDark: "Hij is al gedoofd.",
    news.IsSteady: "Niets dooft hem.",
    match.NothingToUndo: "Je hebt nog niets gekozen om ongedaan te maken.",
    match.OthersWentOn: "Iemand anders heeft na jou al gekozen.",
    match.DiceFell: "Na je keuze heeft het toeval al iets bepaald.",
    match.OthersLearned: "Iemand anders heeft je keuze al gezien.",
    match.Learned: "Het doel van deze les is bereikt.",
}


def tidy(text: str) -> str:
    """A capital at the beginning of every sentence."""
    return re.sub(r"(^|[.!?] )([a-z])", lambda found: found[1] + found[2].upper(), text.strip())


BOOK = Phrasebook("nl", PHRASES, NAMES, tidy)
