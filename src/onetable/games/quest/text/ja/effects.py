"""Japanese effects: who does what."""

from __future__ import annotations

from onetable.games.quest.mechanics import corruption, limits
from onetable.games.quest.text import pairs
from onetable.games.quest.text.ja.card_sentence import ClauseOf, anybody, decider, hero, heroes, sauron
from onetable.games.quest.words import (
    belongings,
    character_effects,
    dealt_corruption,
    fights,
    foe_effects,
    hero_cards,
    influence_effects,
    journeys,
    kept_event,
    sauron_effects,
    shuffling,
)

SEARCHED = "プロットデッキかその捨て札から{plots:any plot}を1枚取り、公開して手札に 加える"
FREELY = "脅威トークンの有無にかかわらず、"

EFFECTS: dict[object, ClauseOf] = {
    # the hero and his cards
    belongings.GainFavor: hero("{count:支援トークン} 得る"),
    belongings.LoseFavor: hero("{count:支援トークン} 失う"),
    belongings.PayFavor: hero("{count:支援トークン} 払う"),
    belongings.PayFavorPerCorruption: hero("支援トークンを好きな枚数払い、同じ枚数の堕落カードを 捨てる"),
    corruption.TakeCorruption: hero("{count:堕落カード} 引く"),
    belongings.DiscardCorruption: hero("堕落カードを{count}枚 捨てる"),
    (belongings.DiscardCorruption, "all"): hero("堕落カードをすべて 捨てる"),
    belongings.Train: hero("トレーニングを{times}回 する"),
    (belongings.Train, "once"): hero("トレーニング する"),
    belongings.Raise: hero("{attribute}を1 上げる"),
    (belongings.Raise, "any"): hero("任意の能力値1つを1 上げる"),
    belongings.GainItem: hero("{item}を 得る"),
    belongings.LoseItem: hero("アイテムを1つ 捨てる"),
    hero_cards.Damage: hero("{points:each}{points:many}ダメージを 受ける"),
    hero_cards.RestPoolReturns: hero("休息プールのカードをすべてライフプールに戻してシャッフル する"),
    hero_cards.DamagePoolReturns: hero("ダメージプールのカードをすべてライフプールに戻してシャッフル する"),
    pairs.BothPoolsReturn: hero("休息プールとダメージプールのカードをすべてライフプールに戻してシャッフル する"),
    (hero_cards.DamageToRest, "all"): hero("ダメージプールのカードをすべて休息プールに 移す"),
    (hero_cards.DamageToRest, "so many"): hero("ダメージプールの上から{count}枚のカードを休息プールに 移す"),
    hero_cards.DamageToRest: hero("ダメージプールの上から{count}と同じ枚数のカードを休息プールに 移す"),
    hero_cards.HandReturns: hero("手札をすべてライフプールに戻してシャッフル する"),
    hero_cards.LifeToRest: hero("ライフプールの上からカードを{count}枚、休息プールに 移す"),
    hero_cards.DrawLife: hero("ライフプールから{count:カード} 引く"),
    limits.DiscardCards: hero("手札を{count}枚 捨てる"),
    hero_cards.DiscardRandom: hero("{count:each}手札を無作為に{count:many}枚 捨てる"),
    limits.DiscardDownTo: hero("手札が{cards}枚より多ければ、{cards}枚になるまで 捨てる"),
    journeys.MoveHero: hero("{where:my one}に移動 する"),
    (journeys.MoveHero, "moved"): decider("{him}を{where:my one}に移動 させる"),
    journeys.SendToHaven: sauron("{him}を最も近い安息所に移動 させる"),
    journeys.LookAtTokens: hero("{where:all}のモンスタートークンをすべて 見る"),
    journeys.LookAtPlots: hero("サウロンの手札のプロットカードをすべて 見る"),
    journeys.EndTurn: hero("ただちにターンを 終える"),
    journeys.LimitMoves: anybody("このターン、{subject}{most}回までしか移動 できない"),
    journeys.SkipAmbush: anybody("このターンは待ち伏せステップを 行わない"),
    journeys.MakePerilous: anybody("このターンの終わりまで、{here}は危険な地域に なる"),
    shuffling.ShuffleEncounterBack: anybody("このカードを、{deck:deck}の捨て札とともにデッキに戻してシャッフル する"),
    shuffling.ShufflePerilBack: anybody("このカードを、危難カードの捨て札とともにデッキに戻してシャッフル する"),
    shuffling.ShuffleCorruptionBack: anybody("このカードを、堕落カードの捨て札とともにデッキに戻してシャッフル する"),
    fights.EncounterAt: hero("そこで遭遇カードを引いて遭遇を 行う"),
    fights.RevealAdvancedQuest: hero("自分のアドバンスドクエストを有効に する"),
    fights.LessInCombat: anybody("この戦闘の終わりまで、{whose}{attribute}は、{by:each}{by:many} 下がる"),
    pairs.BothLess: anybody("この戦闘の終わりまで、{whose}{attribute}と{other}は、{by:each}{by:many}ずつ 下がる"),
    # Sauron and his cards
    sauron_effects.SauronDrawsPlots: sauron("プロットカードを{count}枚 引く"),
    sauron_effects.SauronDrawsShadow: sauron("シャドウカードを{count}枚 引く"),
    pairs.SauronDrawsBoth: sauron("プロットカードを{plots}枚とシャドウカードを{shadow}枚 引く"),
    sauron_effects.SauronLosesShadow: sauron("手札のシャドウカードを無作為に{count}枚 捨てる"),
    sauron_effects.SauronDiscardsPlot: sauron("手札のプロットカードを1枚 捨てる"),
    sauron_effects.LookAtPlotDeck: sauron("プロットデッキの一番上のカードを見て、デッキの一番上か一番下に 戻す"),
    sauron_effects.TakeFromDiscards: sauron("このカード以外のプロットカードかシャドウカードの捨て札を1枚、公開して手札に 加える"),
    sauron_effects.SearchPlot: sauron(SEARCHED, "その後、プロットデッキをシャッフルする"),
    (sauron_effects.SearchPlot, "play"): sauron(
        SEARCHED, "デッキから取ったなら、デッキをシャッフルする", "サウロンは、可能ならそのプロットをすぐにプレイしてもよい"
    ),
    sauron_effects.DiscardOtherPlots: anybody("進行中の他の{plots:all plot}を 捨てる"),
    sauron_effects.DiscardActivePlot: hero("{where:all}に影響している進行中のプロットを1つ放棄 させる"),
    sauron_effects.SendCharactersHome: anybody("影響を受ける地域のキャラクターをすべてキャラクタープールに 戻す"),
    dealt_corruption.SauronGivesCorruption: sauron("堕落カードを{count}枚引いて見て、1枚を{him}に渡し、残りを 捨てる"),
    dealt_corruption.ShareOutCorruption: sauron("ヒーローを2人選び、2人の堕落カードを好きなように2人に 分け直す"),
    kept_event.FavorOnThisCard: hero("支援トークンを{count}枚このカードに 置く"),
    kept_event.GiveThisCard: sauron("このカードをヒーロー1人に 渡す"),
    kept_event.TakeFavorFromCard: hero("このカードの支援トークンをすべて得て、このカードを 捨てる"),
    # the map
    influence_effects.AddToPool: anybody("シャドウプールに脅威トークンを{count}枚 加える"),
    influence_effects.DrainPool: anybody("シャドウプールから脅威トークンを{count}枚 取り除く"),
    (influence_effects.Advance, "on"): anybody("{marker}を{spaces}マス 進める"),
    (influence_effects.Advance, "back"): anybody("{marker}を{spaces:size}マス 戻す"),
    influence_effects.SlowGreenMarker: anybody("次のストーリーステップで、緑のマーカーは{spaces}マス少なく 進む"),
    influence_effects.PlaceOnEach: sauron("{where:his each}に脅威トークンを{count}枚ずつ 置く"),
    (influence_effects.PlaceOnEach, "one"): sauron("{where:his all}に脅威トークンを{count}枚 置く"),
    pairs.InfluenceThenTokens: sauron(
        "{where:his each}に脅威トークンを{count}枚ずつ置き、そのうち脅威トークンのある各地域にモンスタートークンを1枚ずつ 置く"
    ),
    influence_effects.PlaceOnSome: sauron("{where:his all}の異なる地域{up_to:最大|}{most}か所に脅威トークンを1枚ずつ 置く"),
    (influence_effects.PlaceOnSome, "one"): sauron("{where:his one}に脅威トークンを1枚 置く"),
    influence_effects.Extend: sauron("脅威トークンを{count}枚、暗黒の城砦か影の差す場所に 置く"),
    (influence_effects.Extend, "pool"): sauron("脅威トークンを{count}枚、暗黒の城砦、影の差す場所、シャドウプールのいずれかに 置く"),
    (influence_effects.Extend, "roots"): sauron("脅威トークンを{count}枚、{roots:any}か、そこから続く影の差す場所に 置く"),
    (influence_effects.Extend, "pool per"): sauron(
        "{him}の堕落カード1枚につき脅威トークンを{count:many}枚、暗黒の城砦、影の差す場所、シャドウプールのいずれかに 置く"
    ),
    influence_effects.RemoveFromEach: anybody("{where:each}から脅威トークンを{count}枚ずつ 取り除く"),
    (influence_effects.RemoveSome, "mix"): decider(
        "{where:all}から脅威トークンとモンスタートークンを合わせて{count}枚{up_to:まで|} 取り除く"
    ),
    (influence_effects.RemoveSome, "influence"): decider("{where:all}から脅威トークンを{count}枚{up_to:まで|} 取り除く"),
    (influence_effects.RemoveSome, "tokens"): decider("{where:all}からモンスタートークンを{count}枚{up_to:まで|} 取り除く"),
    pairs.TokenAndInfluenceRemoved: decider("{where:all}からモンスタートークンと脅威トークンを1枚ずつ 取り除く"),
    influence_effects.ClearPlaces: anybody("{where:all}から脅威トークンとモンスタートークンをすべて 取り除く"),
    foe_effects.ClearMonsters: anybody("{where:all}からモンスタートークンをすべて 取り除く"),
    foe_effects.PlaceTokensOnEach: sauron("{where:several}のうち脅威トークンのある各地域にモンスタートークンを1枚ずつ 置く"),
    foe_effects.PlaceTokensOnSome: sauron(f"{FREELY}{{where:his all}}の異なる地域{{most}}か所にモンスタートークンを1枚ずつ 置く"),
    (foe_effects.PlaceTokensOnSome, "one"): sauron(f"{FREELY}{{where:his one}}にモンスタートークンを1枚 置く"),
    foe_effects.PlaceTokensAsCommanded: sauron("指令で置ける地域にモンスタートークンを{most}枚まで 置く"),
    foe_effects.HurtMinion: heroes("{where:all}の臣下1体に{count}ダメージを 与える"),
    foe_effects.BringMinion: sauron("マップ上の臣下1体を{place}に移動 させる"),
    foe_effects.RaiseMinion: sauron(
        "マップ上の臣下か敗北した臣下を1体選び、そのダメージトークンをすべて取り除いて、脅威トークンのある地域1か所に 置く"
    ),
    character_effects.PlaceCharacter: anybody("{character}を{place}に 置く"),
    pairs.BothCharacters: anybody("{character}と{other}を{place}に 置く"),
    character_effects.PlaceAnyCharacter: sauron("任意のキャラクター1人を{place}に 置く"),
    character_effects.PlaceCharacterWithin: hero("{character}を{where:far one}に 置く"),
    (character_effects.PlaceCharacterWithin, "routing"): hero(
        "{character}を{where:far one}に置き、そこのモンスタートークンをすべて 取り除く"
    ),
    character_effects.ReturnCharacter: sauron("{where:all}のキャラクター1人をキャラクタープールに 戻す"),
    character_effects.SendCharacterToClear: heroes(
        "キャラクター1人を暗黒の城砦でない隣接地域に移動させ、そこの脅威トークンとモンスタートークンをすべて 取り除く"
    ),
    character_effects.PlaceFavor: anybody("{place}に支援トークンを1枚 置く"),
    character_effects.RemoveFavor: sauron("{where:all}から支援トークンを1枚 取り除く"),
}
