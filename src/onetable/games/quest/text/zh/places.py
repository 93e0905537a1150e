"""Chinese places: which are meant, one of them, each of them."""

from __future__ import annotations

from onetable.games.quest.text import lexicon as words
from onetable.games.quest.text.book import QuestPhrase

PLACES: dict[object, QuestPhrase] = {
    (words.Only, "all"): "{place}",
    (words.Beside, "all"): "{place}相邻地点",
    (words.WithinOneOf, "all"): "{place}及其相邻地点",
    (words.WithinOneOfHim, "all"): "{him}所在地点及其相邻地点",
    (words.BesideHim, "all"): "{him}的相邻地点",
    (words.HisPlace, "all"): "{him}所在地点",
    (words.BesideMinion, "all"): "{minion}相邻地点",
    (words.OfRegion, "all"): "{region:region}",
    (words.OfHisRegion, "all"): "{him}所在地区",
    (words.OfHisRegion, "other all"): "{him}所在地区的其他地点",
    (words.Anywhere, "all"): "地图上任意地点",
    (words.Influenced, "all"): "有影响力的地点",
    (words.AnyHaven, "all"): "避难所",
    (words.FarFromHim, "all"): "距离{him}至少{spaces}步的地点",
    (words.HavenUnderShadow, "all"): "1处没有其他阴谋指示物、且相邻地点共有至少{least}点影响力的避难所",
    (words.OneWithFoeNear, "all"): "{among:any}（该地点或其相邻地点须有怪物标记或爪牙）",
    (words.CharacterWithFoe, "all"): "1处既有人物又有怪物标记或爪牙的地点",
    (words.CharacterWithoutPlot, "all"): "1处有人物且没有其他阴谋指示物的地点",
    # one of them
    (words.Where, "one"): "{:all}的1处地点",
    (words.Only, "one"): "{:all}",
    (words.BesideHim, "one"): "1处相邻地点",
    (words.Anywhere, "one"): "任意地点",
    **dict.fromkeys([(kind, "one") for kind in (words.AnyHaven, words.Influenced, words.FarFromHim)], "任意1处{:all}"),
    (words.OfHisRegion, "other one"): "{him}所在地区的1处其他地点",
    (words.Beside, "one"): "{place}的1处相邻地点",
    (words.BesideMinion, "one"): "{minion}的1处相邻地点",
    # each of them
    (words.Where, "each"): "每处{:all}",
    **dict.fromkeys([(kind, "each") for kind in (words.Only, words.HisPlace)], "{:all}"),
    (words.OfRegion, "each"): "{:all}的每处地点",
    (words.WithinOneOf, "each"): "{place}及其每处相邻地点",
    (words.Beside, "each"): "与{place}相邻的每处地点",
    (words.BesideMinion, "each"): "与{minion}相邻的每处地点",
}
