"""Japanese places: as a whole, one of them, or each of them; what they have in common stands before the noun."""

from __future__ import annotations

from onetable.games.quest.parts_of_speech import Where
from onetable.games.quest.text.book import QuestPhrase
from onetable.games.quest.words import places, plot_texts

NAMED = (places.Only, places.OfRegion, places.OfHisRegion)  # a name needs no noun
HAVENS = (places.AnyHaven, plot_texts.HavenUnderShadow)
PLACES: dict[object, QuestPhrase] = {
    (places.Only, "common"): "{place}",
    (places.Beside, "common"): "{place}に隣接する",
    (places.WithinOneOf, "common"): "{place}とその隣接",
    (places.WithinOneOfHim, "common"): "{here}とその隣接",
    (places.BesideHim, "common"): "{beside}",
    (places.HisPlace, "common"): "{stay}",
    (places.BesideMinion, "common"): "{minion}に隣接する",
    (places.OfRegion, "common"): "{region:region}",
    (places.OfHisRegion, "common"): "{stay}地方",
    (places.OfHisRegion, "other common"): "{stay}地方で{him}のいない",
    (places.Anywhere, "common"): "任意の",
    (places.Influenced, "common"): "脅威トークンのある",
    (places.AnyHaven, "common"): "",
    (places.FarFromHim, "common"): "{here}から{spaces}地域以上離れた",
    (plot_texts.HavenUnderShadow, "common"): "隣接する地域に脅威トークンが合計{least}枚以上あり、他のプロットマーカーのない",
    (plot_texts.OneWithFoeNear, "common"): "{among:all}のうち、そこかその隣接地域にモンスタートークンか臣下がいる",
    (plot_texts.CharacterWithFoe, "common"): "キャラクターがいて、モンスタートークンか臣下もいる",
    (plot_texts.CharacterWithoutPlot, "common"): "キャラクターがいて、他のプロットマーカーのない",
    # all of them: “エドラスとその隣接地域”
    (Where, "all"): "{:common}地域",
    **dict.fromkeys([(kind, "all") for kind in NAMED], "{:common}"),
    **dict.fromkeys([(kind, "all") for kind in HAVENS], "{:common}安息所"),
    (places.OfHisRegion, "other all"): "{:common}地域",
    # before their number: “ルダウル地方の地域”
    (Where, "several"): "{:all}",
    **dict.fromkeys([(kind, "several") for kind in NAMED], "{:common}の地域"),
    (places.OfHisRegion, "other several"): "{:all}",
    # one of them: “エドラスに隣接する地域1か所”
    (Where, "one"): "{:several}1か所",
    **dict.fromkeys([(kind, "one") for kind in (places.Only, places.HisPlace, places.Anywhere)], "{:all}"),
    # each of them: “モルドール地方の各地域”
    (Where, "each"): "{:common}各地域",
    **dict.fromkeys([(kind, "each") for kind in NAMED], "{:common}の各地域"),
    (places.OfHisRegion, "other each"): "{:common}各地域",
    (places.WithinOneOf, "each"): "{place}とその各隣接地域",
}
