"""English places: where something is, each of them, where to, and where from."""

from __future__ import annotations

from onetable.games.quest.text import lexicon as words
from onetable.games.quest.text.book import QuestPhrase

PLACES: dict[object, QuestPhrase] = {
    (words.Only, "bare"): "{place:the}",
    (words.Beside, "bare"): "adjacent to {place:the}",
    (words.WithinOneOf, "bare"): "or adjacent to {place:the}",
    (words.WithinOneOfHim, "bare"): "or adjacent to {your} location",
    (words.BesideHim, "bare"): "adjacent to {your} location",
    (words.HisPlace, "bare"): "{your} location",
    (words.BesideMinion, "bare"): "adjacent to {minion:the}",
    (words.OfRegion, "bare"): "{region:the}",
    (words.OfHisRegion, "bare"): "{your} region",
    (words.OfHisRegion, "other bare"): "{your} region, but not in {your} location",
    (words.Anywhere, "bare"): "anywhere on the map",
    (words.Influenced, "bare"): "any location with influence",
    (words.AnyHaven, "bare"): "any haven",
    (words.FarFromHim, "bare"): "any location at least {spaces} spaces from {your} location",
    (words.HavenUnderShadow, "bare"): (
        "a haven that no other plot affects and whose adjacent locations have at least {least} influence in all"
    ),
    (words.OneWithFoeNear, "bare"): "{among:any the}, with a monster token or minion in or adjacent to it",
    (words.CharacterWithFoe, "bare"): "a location with both a character and a monster token or minion",
    (words.CharacterWithoutPlot, "bare"): "a location that has a character and that no other plot affects",
    # where something is
    (words.Where, "in"): "in {:bare}",
    **dict.fromkeys([(kind, "in") for kind in (words.Beside, words.BesideHim, words.BesideMinion, words.Anywhere)], "{:bare}"),
    (words.Where, "within"): "{:in}",
    (words.OfHisRegion, "other within"): "in {your} region, but not in {your} location",
    # which place a plot affects
    (words.Where, "affected"): "{:bare}",
    (words.AnyHaven, "affected"): "a haven",
    # where somebody goes
    (words.Where, "to"): "to {:bare}",
    (words.BesideHim, "to"): "to an adjacent location",
    (words.Anywhere, "to"): "to any location",
    # where something is taken from
    (words.Where, "from"): "from {:bare}",
    (words.WithinOneOf, "from"): "from {place:the} and adjacent locations",
    (words.WithinOneOfHim, "from"): "from {your} location and adjacent locations",
    # all of them, one by one
    (words.Where, "each"): "in each location {:in}",
    **dict.fromkeys([(kind, "each") for kind in (words.Only, words.HisPlace)], "{:in}"),
    (words.WithinOneOf, "each"): "in {place:the} and in each adjacent location",
    (words.WithinOneOfHim, "each"): "in {your} location and in each adjacent location",
    (words.Where, "from each"): "from each location {:in}",
    **dict.fromkeys([(kind, "from each") for kind in (words.Only, words.HisPlace)], "{:from}"),
    (words.WithinOneOf, "from each"): "from {place:the} and from each adjacent location",
    (words.WithinOneOfHim, "from each"): "from {your} location and from each adjacent location",
}
