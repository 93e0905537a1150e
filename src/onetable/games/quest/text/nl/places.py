"""Dutch places: where something is, each of them, where to, and where from."""

from __future__ import annotations

from onetable.games.quest.text import lexicon as words
from onetable.games.quest.text.book import QuestPhrase

FOE = "een monstermerkteken of volgeling"


def each(form: str, preposition: str, noun: str, at: str) -> dict[object, QuestPhrase]:
    """All of these places, one by one: “op elke plaats in Mordor”."""
    every = f"{preposition} elke {noun}"
    return {
        (words.Where, form): f"{every} {{:in}}",
        (words.Only, form): f"{{place:{at}}}",
        (words.HisPlace, form): f"{preposition} {{own}} plaats{{of_him}}",
        (words.WithinOneOf, form): f"{{place:{at}}} en {preposition} elke aangrenzende {noun}",
        (words.WithinOneOfHim, form): f"{preposition} {{own}} plaats{{of_him}} en {preposition} elke aangrenzende {noun}",
        (words.Anywhere, form): every,
        (words.Beside, form): f"{every} die aan {{place:the}} grenst",
        (words.BesideMinion, form): f"{every} die aan de plaats van {{minion:the}} grenst",
    }


PLACES: dict[object, QuestPhrase] = {
    (words.Only, "bare"): "{place:the}",
    (words.Beside, "bare"): "plaatsen die aan {place:the} grenzen",
    (words.WithinOneOf, "bare"): "{place:the} en op de aangrenzende plaatsen",
    (words.WithinOneOfHim, "bare"): "{own} plaats{of_him} en op de aangrenzende plaatsen",
    (words.BesideHim, "bare"): "plaatsen die aan {own} plaats{of_him} grenzen",
    (words.HisPlace, "bare"): "{own} plaats{of_him}",
    (words.BesideMinion, "bare"): "plaatsen die aan de plaats van {minion:the} grenzen",
    (words.OfRegion, "bare"): "{region:the}",
    (words.OfHisRegion, "bare"): "{own} streek{of_him}",
    (words.OfHisRegion, "other bare"): "{own} streek{of_him}, maar niet op {own} eigen plaats{of_him}",
    (words.Anywhere, "bare"): "ergens op het bord",
    (words.Influenced, "bare"): "een plaats met invloed naar keuze",
    (words.AnyHaven, "bare"): "een toevluchtsoord naar keuze",
    (words.FarFromHim, "bare"): "een plaats op minstens {spaces} stappen van {own} plaats{of_him}",
    (words.HavenUnderShadow, "bare"): (
        "een toevluchtsoord dat door geen ander complot wordt getroffen en waarvan de aangrenzende plaatsen samen "
        "minstens {least} invloed hebben"
    ),
    (words.OneWithFoeNear, "bare"): f"{{among:any the}}, met {FOE} daar of op een aangrenzende plaats",
    (words.CharacterWithFoe, "bare"): f"een plaats met zowel een personage als {FOE}",
    (words.CharacterWithoutPlot, "bare"): "een plaats met een personage die door geen ander complot wordt getroffen",
    # where something is
    (words.Where, "in"): "op {:bare}",
    **dict.fromkeys([(kind, "in") for kind in (words.OfHisRegion, words.AnyHaven, words.HavenUnderShadow)], "in {:bare}"),
    (words.Only, "in"): "{place:at}",
    (words.WithinOneOf, "in"): "{place:at} en op de aangrenzende plaatsen",
    (words.OfRegion, "in"): "{region:at}",
    (words.Anywhere, "in"): "{:bare}",
    (words.OneWithFoeNear, "in"): f"{{among:any at}}, met {FOE} daar of op een aangrenzende plaats",
    # which place a plot affects
    (words.Where, "affected"): "{:bare}",
    (words.AnyHaven, "affected"): "een toevluchtsoord",
    # where somebody goes
    (words.Where, "to"): "naar {:bare}",
    (words.BesideHim, "to"): "naar een aangrenzende plaats",
    (words.Anywhere, "to"): "naar een plaats naar keuze",
    **dict.fromkeys([(kind, "to") for kind in (words.OfRegion, words.OfHisRegion)], "naar een plaats {:in}"),
    # where something is taken from
    (words.Where, "from"): "van {:bare}",
    (words.Only, "from"): "{place:away}",
    (words.OfRegion, "from"): "{region:away}",
    (words.OfHisRegion, "from"): "uit {:bare}",
    (words.WithinOneOf, "from"): "{place:away} en van de aangrenzende plaatsen",
    (words.WithinOneOfHim, "from"): "van {own} plaats{of_him} en de aangrenzende plaatsen",
    (words.Anywhere, "from"): "van een plaats naar keuze",
    # all of them, one by one
    **each("each", "op", "plaats", "at"),
    **each("each influenced", "op", "plaats met invloed", "at"),
    **each("from each", "van", "plaats", "away"),
}
