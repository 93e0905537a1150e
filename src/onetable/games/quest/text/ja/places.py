"""Japanese places: as a whole, one of them, or each of them; what they have in common stands before the noun."""

from __future__ import annotations

from onetable.games.quest.text import lexicon as words
from onetable.games.quest.text.book import QuestPhrase

NAMED = (words.Only, words.OfRegion, words.OfHisRegion)  # a name needs no noun
HAVENS = (words.AnyHaven, words.HavenUnderShadow)
PLACES: dict[object, QuestPhrase] = {
    (words.Only, "common"): "{place}",
    (words.Beside, "common"): "{place}に隣接する",
    (words.WithinOneOf, "common"): "{place}とその隣接",
    (words.WithinOneOfHim, "common"): "{here}とその隣接",
    (words.BesideHim, "common"): "{beside}",
    (words.HisPlace, "common"): "{stay}",
    (words.BesideMinion, "common"): "{minion}に隣接する",
    (words.OfRegion, "common"): "{region:region}",
    (words.OfHisRegion, "common"): "{stay}地方",
    (words.OfHisRegion, "other common"): "{stay}地方の、{him}のいない",
    (words.Anywhere, "common"): "任意の",
    (words.Influenced, "common"): "脅威トークンのある",
    (words.AnyHaven, "common"): "",
    (words.FarFromHim, "common"): "{here}から{spaces}地域以上離れた",
    (words.HavenUnderShadow, "common"): "隣接する地域に脅威トークンが合計{least}枚以上あり、他のプロットマーカーのない",
    (words.OneWithFoeNear, "common"): "{among:all}のうち、そこかその隣接地域にモンスタートークンか臣下がいる",
    (words.CharacterWithFoe, "common"): "キャラクターがいて、モンスタートークンか臣下もいる",
    (words.CharacterWithoutPlot, "common"): "キャラクターがいて、他のプロットマーカーのない",
    # all of them: “エドラスとその隣接地域”
    (words.Where, "all"): "{:common}地域",
    **dict.fromkeys([(kind, "all") for kind in NAMED], "{:common}"),
    **dict.fromkeys([(kind, "all") for kind in HAVENS], "{:common}安息所"),
    (words.OfHisRegion, "other all"): "{:common}地域",
    # before their number: “ルダウル地方の地域”
    (words.Where, "several"): "{:all}",
    **dict.fromkeys([(kind, "several") for kind in NAMED], "{:common}の地域"),
    (words.OfHisRegion, "other several"): "{:all}",
    # one of them: “エドラスに隣接する地域1か所”
    (words.Where, "one"): "{:several}1か所",
    **dict.fromkeys([(kind, "one") for kind in (words.Only, words.HisPlace, words.Anywhere)], "{:all}"),
    # each of them: “モルドール地方の各地域”
    (words.Where, "each"): "{:common}各地域",
    **dict.fromkeys([(kind, "each") for kind in NAMED], "{:common}の各地域"),
    (words.OfHisRegion, "other each"): "{:common}各地域",
    (words.WithinOneOf, "each"): "{place}とその各隣接地域",
}
