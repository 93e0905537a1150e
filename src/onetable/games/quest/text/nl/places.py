"""Dutch places: where something is, each of them, where to, and where from."""

from __future__ import annotations

from onetable.games.quest.parts_of_speech import Where
from onetable.games.quest.text.book import QuestPhrase
from onetable.games.quest.words import places, plot_texts

FOE = "een monstermerkteken of volgeling"


def each(form: str, preposition: str, noun: str, at: str) -> dict[object, QuestPhrase]:
    """All of these places, one by one: “op elke plaats in Mordor”."""
    every = f"{preposition} elke {noun}"
    return {
        (Where, form): f"{every} {{:in}}",
        (places.Only, form): f"{{place:{at}}}",
        (places.HisPlace, form): f"{preposition} {{own}} plaats{{of_him}}",
        (places.WithinOneOf, form): f"{{place:{at}}} en {preposition} elke aangrenzende {noun}",
        (places.WithinOneOfHim, form): f"{preposition} {{own}} plaats{{of_him}} en {preposition} elke aangrenzende {noun}",
        (places.Anywhere, form): every,
        (places.Beside, form): f"{every} die aan {{place:the}} grenst",
        (places.BesideMinion, form): f"{every} die aan de plaats van {{minion:the}} grenst",
    }


PLACES: dict[object, QuestPhrase] = {
    (places.Only, "bare"): "{place:the}",
    (places.Beside, "bare"): "plaatsen die aan {place:the} grenzen",
    (places.WithinOneOf, "bare"): "{place:the} en op de aangrenzende plaatsen",
    (places.WithinOneOfHim, "bare"): "{own} plaats{of_him} en op de aangrenzende plaatsen",
    (places.BesideHim, "bare"): "plaatsen die aan {own} plaats{of_him} grenzen",
    (places.HisPlace, "bare"): "{own} plaats{of_him}",
    (places.BesideMinion, "bare"): "plaatsen die aan de plaats van {minion:the} grenzen",
    (places.OfRegion, "bare"): "{region:the}",
    (places.OfHisRegion, "bare"): "{own} streek{of_him}",
    (places.OfHisRegion, "other bare"): "{own} streek{of_him} buiten {own} eigen plaats{of_him}",
    (places.Anywhere, "bare"): "ergens op het bord",
    (places.Influenced, "bare"): "een plaats met invloed naar keuze",
    (places.AnyHaven, "bare"): "een toevluchtsoord naar keuze",
    (places.FarFromHim, "bare"): "een plaats die minstens {spaces} plaatsen van {own} plaats{of_him} af ligt",
    (plot_texts.HavenUnderShadow, "bare"): (
        "een toevluchtsoord dat door geen ander complot wordt getroffen en waarvan de aangrenzende plaatsen samen "
        "minstens {least} invloed hebben"
    ),
    (plot_texts.OneWithFoeNear, "bare"): f"{{among:any the}}, met {FOE} daar of op een aangrenzende plaats",
    (plot_texts.CharacterWithFoe, "bare"): f"een plaats met zowel een personage als {FOE}",
    (plot_texts.CharacterWithoutPlot, "bare"): "een plaats met een personage die door geen ander complot wordt getroffen",
    # where something is
    (Where, "in"): "op {:bare}",
    **dict.fromkeys([(kind, "in") for kind in (places.OfHisRegion, places.AnyHaven, plot_texts.HavenUnderShadow)], "in {:bare}"),
    (places.Only, "in"): "{place:at}",
    (places.WithinOneOf, "in"): "{place:at} en op de aangrenzende plaatsen",
    (places.OfRegion, "in"): "{region:at}",
    (places.Anywhere, "in"): "{:bare}",
    (plot_texts.OneWithFoeNear, "in"): f"{{among:any at}}, met {FOE} daar of op een aangrenzende plaats",
    # which place a plot affects
    (Where, "affected"): "{:bare}",
    (places.AnyHaven, "affected"): "een toevluchtsoord",
    # where somebody goes
    (Where, "to"): "naar {:bare}",
    (places.BesideHim, "to"): "naar een aangrenzende plaats",
    (places.Anywhere, "to"): "naar een plaats naar keuze",
    **dict.fromkeys([(kind, "to") for kind in (places.OfRegion, places.OfHisRegion)], "naar een plaats {:in}"),
    # where something is taken from
    (Where, "from"): "van {:bare}",
    (places.Only, "from"): "{place:away}",
    (places.OfRegion, "from"): "{region:away}",
    (places.OfHisRegion, "from"): "uit {:bare}",
    (places.WithinOneOf, "from"): "{place:away} en van de aangrenzende plaatsen",
    (places.WithinOneOfHim, "from"): "van {own} plaats{of_him} en de aangrenzende plaatsen",
    (places.Anywhere, "from"): "van een plaats naar keuze",
    # all of them, one by one
    **each("each", "op", "plaats", "at"),
    **each("each influenced", "op", "plaats met invloed", "at"),
    **each("from each", "van", "plaats", "away"),
}
