"""Lanterns in English."""

from __future__ import annotations

import re

from lanterns import news, phases, pieces, words
from onetable.core import match
from onetable.core.phrasebook import Phrasebook, Phrases

NAMES = {
    "moth": "moth lantern",
    "ember": "ember lantern",
    "firefly": "firefly lantern",
    "tin": "tin lantern",
    "paper": "paper lantern",
    "reed": "reed lantern",
    "glass": "glass lantern",
    "horn": "horn lantern",
    "silk": "silk lantern",
    "carp": "carp lantern",
    "crane": "crane lantern",
    "owl": "owl lantern",
    "fox": "fox lantern",
    "lotus": "lotus lantern",
    "moon": "moon lantern",
    "dragon": "dragon lantern",
}


def name(word: pieces.Named) -> str:
    """The moth lantern; one that is not seen is a lantern."""
    return f"the {NAMES[word.key]}" if word.key else "a lantern"


PHRASES: Phrases = {
    tuple: " ",
    pieces.Named: name,
    (pieces.Named, "alone"): lambda word: NAMES[word.key],
    pieces.Player: lambda word: f"player {word.seat + 1}",
    pieces.Lantern: "Light {light}. {text}",
    # ---- on the lanterns
    words.Gain: "Gain {glow} glow.",
    words.LookAtPile: "Look at the next lantern of the pile.",
    words.PutOut: "Put out another lantern.",
    words.Steady: "Nothing puts it out.",
    words.Needs: "Hang it up only if you have at least {glow} glow.",
    # ---- what is asked, and what can be chosen
    phases.HangUp: "Which lantern do you hang up?",
    phases.KeepWatch: "You keep watch. Under which cloth do you look?",
    (words.PutOut, "asked"): "Which lantern do you put out?",
    phases.Hang: "hang up {lantern}",
    phases.LookUnder: "look at the lantern of {whose}",
    phases.LookAway: "look away",
    words.Smother: "put out the lantern of {whose}",
    # ---- what happened
    news.NightFalls: "Night {number} falls, and {watch} keeps watch.",
    news.Rekindled: "The ashes are shuffled and become the new pile.",
    news.Hung: "{who} hangs up {lantern}.",
    news.Looked: "{who} looks under the cloth of {whose} and sees {lantern}.",
    news.LookedAtPile: "{who} looks at the pile and sees {lantern}.",
    news.Unwrapped: "{who} unwraps {lantern}.",
    news.WentOut: "{lantern} of {who} goes out.",
    news.Gained: "{who} gains {glow} glow.",
    news.Won: "{who} wins with {glow} glow.",
    # ---- why not
    news.TooLittleGlow: "You need at least {glow} glow for it.",
    news.SeenBefore: "You know this lantern already.",
    news.IsYourOwn: "It is your own lantern.",
    news.IsDark: "It has gone out already.",
    news.IsSteady: "Nothing puts it out.",
    match.NothingToUndo: "You have nothing to undo yet.",
    match.OthersWentOn: "Somebody else has acted since.",
    match.DiceFell: "Chance has decided something since.",
    match.OthersLearned: "Somebody else has seen what you chose.",
    match.Learned: "The goal of this lesson is reached.",
}


def tidy(text: str) -> str:
    """A capital at the beginning of every sentence."""
    return re.sub(r"(^|[.!?] )([a-z])", lambda found: found[1] + found[2].upper(), text.strip())


BOOK = Phrasebook("en", PHRASES, NAMES, tidy)
