"""English places: where something is, each of them, where to, and where from."""

from __future__ import annotations

from onetable.games.quest.parts_of_speech import Where
from onetable.games.quest.text.book import QuestPhrase
from onetable.games.quest.words import places, plot_texts

PLACES: dict[object, QuestPhrase] = {
    (places.Only, "bare"): "{place:the}",
    (places.Beside, "bare"): "adjacent to {place:the}",
    (places.WithinOneOf, "bare"): "or adjacent to {place:the}",
    (places.WithinOneOfHim, "bare"): "or adjacent to {your} location",
    (places.BesideHim, "bare"): "adjacent to {your} location",
    (places.HisPlace, "bare"): "{your} location",
    (places.BesideMinion, "bare"): "adjacent to {minion:the}",
    (places.OfRegion, "bare"): "{region:the}",
    (places.OfHisRegion, "bare"): "{your} region",
    (places.OfHisRegion, "other bare"): "{your} region, but not in {your} location",
    (places.Anywhere, "bare"): "anywhere on the map",
    (places.Influenced, "bare"): "any location with influence",
    (places.AnyHaven, "bare"): "any haven",
    (places.FarFromHim, "bare"): "any location at least {spaces} spaces from {your} location",
    (plot_texts.HavenUnderShadow, "bare"): (
        "a haven that no other plot affects and whose adjacent locations have at least {least} influence in all"
    ),
    (plot_texts.OneWithFoeNear, "bare"): "{among:any the}, with a monster token or minion in or adjacent to it",
    (plot_texts.CharacterWithFoe, "bare"): "a location with both a character and a monster token or minion",
    (plot_texts.CharacterWithoutPlot, "bare"): "a location that has a character and that no other plot affects",
    # where something is
    (Where, "in"): "in {:bare}",
    **dict.fromkeys([(kind, "in") for kind in (places.Beside, places.BesideHim, places.BesideMinion, places.Anywhere)], "{:bare}"),
    (Where, "within"): "{:in}",
    (places.OfHisRegion, "other within"): "in {your} region other than {your} own",
    # which place a plot affects
    (Where, "affected"): "{:bare}",
    (places.AnyHaven, "affected"): "a haven",
    # where somebody goes
    (Where, "to"): "to {:bare}",
    (places.BesideHim, "to"): "to an adjacent location",
    (places.Anywhere, "to"): "to any location",
    # where something is taken from
    (Where, "from"): "from {:bare}",
    (places.WithinOneOf, "from"): "from {place:the} and adjacent locations",
    (places.WithinOneOfHim, "from"): "from {your} location and adjacent locations",
    # all of them, one by one
    (Where, "each"): "in each location {:in}",
    **dict.fromkeys([(kind, "each") for kind in (places.Only, places.HisPlace)], "{:in}"),
    (places.WithinOneOf, "each"): "in {place:the} and in each adjacent location",
    (places.WithinOneOfHim, "each"): "in {your} location and in each adjacent location",
    (Where, "from each"): "from each location {:in}",
    **dict.fromkeys([(kind, "from each") for kind in (places.Only, places.HisPlace)], "{:from}"),
    (places.WithinOneOf, "from each"): "from {place:the} and from each adjacent location",
    (places.WithinOneOfHim, "from each"): "from {your} location and from each adjacent location",
}
