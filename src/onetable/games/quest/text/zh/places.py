"""Chinese places: which are meant, one of them, each of them."""

from __future__ import annotations

from onetable.games.quest.parts_of_speech import Where
from onetable.games.quest.text.book import QuestPhrase
from onetable.games.quest.words import places, plot_texts

PLACES: dict[object, QuestPhrase] = {
    (places.Only, "all"): "{place}",
    (places.Beside, "all"): "{place}相邻地点",
    (places.WithinOneOf, "all"): "{place}及其相邻地点",
    (places.WithinOneOfHim, "all"): "{him}所在地点及其相邻地点",
    (places.BesideHim, "all"): "{him}的相邻地点",
    (places.HisPlace, "all"): "{him}所在地点",
    (places.BesideMinion, "all"): "{minion}相邻地点",
    (places.OfRegion, "all"): "{region:region}",
    (places.OfHisRegion, "all"): "{him}所在地区",
    (places.OfHisRegion, "other all"): "{him}所在地区的其他地点",
    (places.Anywhere, "all"): "地图上任意地点",
    (places.Influenced, "all"): "有影响力的地点",
    (places.AnyHaven, "all"): "避难所",
    (places.FarFromHim, "all"): "距离{him}至少{spaces}步的地点",
    (plot_texts.HavenUnderShadow, "all"): "1处没有其他阴谋指示物、且相邻地点共有至少{least}点影响力的避难所",
    (plot_texts.OneWithFoeNear, "all"): "{among:any}（该地点或其相邻地点须有怪物标记或爪牙）",
    (plot_texts.CharacterWithFoe, "all"): "1处既有人物又有怪物标记或爪牙的地点",
    (plot_texts.CharacterWithoutPlot, "all"): "1处有人物且没有其他阴谋指示物的地点",
    # one of them
    (Where, "one"): "{:all}的1处地点",
    (places.Only, "one"): "{:all}",
    (places.BesideHim, "one"): "1处相邻地点",
    (places.Anywhere, "one"): "任意地点",
    **dict.fromkeys([(kind, "one") for kind in (places.AnyHaven, places.Influenced, places.FarFromHim)], "任意1处{:all}"),
    (places.OfHisRegion, "other one"): "{him}所在地区的1处其他地点",
    (places.Beside, "one"): "{place}的1处相邻地点",
    (places.BesideMinion, "one"): "{minion}的1处相邻地点",
    # each of them
    (Where, "each"): "每处{:all}",
    **dict.fromkeys([(kind, "each") for kind in (places.Only, places.HisPlace)], "{:all}"),
    (places.OfRegion, "each"): "{:all}的每处地点",
    (places.WithinOneOf, "each"): "{place}及其每处相邻地点",
    (places.Beside, "each"): "与{place}相邻的每处地点",
    (places.BesideMinion, "each"): "与{minion}相邻的每处地点",
}
