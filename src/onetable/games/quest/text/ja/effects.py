"""Japanese effects: who does what."""

from __future__ import annotations

from onetable.games.quest.text import lexicon as words
from onetable.games.quest.text.ja.card_sentence import ClauseOf, anybody, decider, hero, heroes, sauron

SEARCHED = "プロットデッキかその捨て札から{plots:any plot}を1枚取り、公開して手札に 加える"
FREELY = "脅威トークンの有無にかかわらず、"

EFFECTS: dict[object, ClauseOf] = {
    # the hero and his cards
    words.GainFavor: hero("{count:支援トークン} 得る"),
    words.LoseFavor: hero("{count:支援トークン} 失う"),
    words.PayFavor: hero("{count:支援トークン} 払う"),
    words.PayFavorPerCorruption: hero("支援トークンを好きな枚数払い、同じ枚数の堕落カードを 捨てる"),
    words.TakeCorruption: hero("{count:堕落カード} 引く"),
    words.DiscardCorruption: hero("堕落カードを{count}枚 捨てる"),
    (words.DiscardCorruption, "all"): hero("堕落カードをすべて 捨てる"),
    words.Train: hero("トレーニングを{times}回 する"),
    (words.Train, "once"): hero("トレーニング する"),
    words.Raise: hero("{attribute}を1 上げる"),
    (words.Raise, "any"): hero("任意の能力値1つを1 上げる"),
    words.GainItem: hero("{item}を 得る"),
    words.LoseItem: hero("アイテムを1つ 捨てる"),
    words.Damage: hero("{points:each}{points:many}ダメージを 受ける"),
    words.RestPoolReturns: hero("休息プールのカードをすべてライフプールに戻してシャッフル する"),
    words.DamagePoolReturns: hero("ダメージプールのカードをすべてライフプールに戻してシャッフル する"),
    words.BothPoolsReturn: hero("休息プールとダメージプールのカードをすべてライフプールに戻してシャッフル する"),
    (words.DamageToRest, "all"): hero("ダメージプールのカードをすべて休息プールに 移す"),
    (words.DamageToRest, "so many"): hero("ダメージプールの上から{count}枚のカードを休息プールに 移す"),
    words.DamageToRest: hero("ダメージプールの上から{count}と同じ枚数のカードを休息プールに 移す"),
    words.HandReturns: hero("手札をすべてライフプールに戻してシャッフル する"),
    words.LifeToRest: hero("ライフプールの上からカードを{count}枚、休息プールに 移す"),
    words.DrawLife: hero("ライフプールから{count:カード} 引く"),
    words.DiscardCards: hero("手札を{count}枚 捨てる"),
    words.DiscardRandom: hero("{count:each}手札を無作為に{count:many}枚 捨てる"),
    words.DiscardDownTo: hero("手札が{cards}枚より多ければ、{cards}枚になるまで 捨てる"),
    words.MoveHero: hero("{where:my one}に移動 する"),
    (words.MoveHero, "moved"): decider("{him}を{where:my one}に移動 させる"),
    words.SendToHaven: sauron("{him}を最も近い安息所に移動 させる"),
    words.LookAtTokens: hero("{where:all}のモンスタートークンをすべて 見る"),
    words.LookAtPlots: hero("サウロンの手札のプロットカードをすべて 見る"),
    words.EndTurn: hero("ただちにターンを 終える"),
    words.LimitMoves: anybody("このターン、{subject}{most}回までしか移動 できない"),
    words.SkipAmbush: anybody("このターンは待ち伏せステップを 行わない"),
    words.MakePerilous: anybody("このターンの終わりまで、{here}は危険な地域に なる"),
    words.ShuffleEncounterBack: anybody("このカードを、{deck:deck}の捨て札とともにデッキに戻してシャッフル する"),
    words.ShufflePerilBack: anybody("このカードを、危難カードの捨て札とともにデッキに戻してシャッフル する"),
    words.ShuffleCorruptionBack: anybody("このカードを、堕落カードの捨て札とともにデッキに戻してシャッフル する"),
    words.EncounterAt: hero("そこで遭遇カードを引いて遭遇を 行う"),
    words.RevealAdvancedQuest: hero("自分のアドバンスドクエストを有効に する"),
    words.LessInCombat: anybody("この戦闘の終わりまで、{whose}{attribute}は、{by:each}{by:many} 下がる"),
    words.BothLess: anybody("この戦闘の終わりまで、{whose}{attribute}と{other}は、{by:each}{by:many}ずつ 下がる"),
    # Sauron and his cards
    words.CommandAndFight: sauron(
        "臣下1体に移動か回復の指令を1回 する", "その臣下が{him}のいる地域に移動したら、{him}はそれと戦う", "引き分けてもターンは終わらない"
    ),
    words.SauronDrawsPlots: sauron("プロットカードを{count}枚 引く"),
    words.SauronDrawsShadow: sauron("シャドウカードを{count}枚 引く"),
    words.SauronDrawsBoth: sauron("プロットカードを{plots}枚とシャドウカードを{shadow}枚 引く"),
    words.SauronLosesShadow: sauron("手札のシャドウカードを無作為に{count}枚 捨てる"),
    words.SauronDiscardsPlot: sauron("手札のプロットカードを1枚 捨てる"),
    words.LookAtPlotDeck: sauron("プロットデッキの一番上のカードを見て、デッキの一番上か一番下に 戻す"),
    words.TakeFromDiscards: sauron("このカード以外のプロットカードかシャドウカードの捨て札を1枚、公開して手札に 加える"),
    words.SearchPlot: sauron(SEARCHED, "その後、プロットデッキをシャッフルする"),
    (words.SearchPlot, "play"): sauron(
        SEARCHED, "デッキから取ったなら、デッキをシャッフルする", "サウロンは、可能ならそのプロットをすぐにプレイしてもよい"
    ),
    words.DiscardOtherPlots: anybody("進行中の他の{plots:all plot}を 捨てる"),
    words.DiscardActivePlot: hero("{where:all}に影響している進行中のプロットを1つ放棄 させる"),
    words.SendCharactersHome: anybody("影響を受ける地域のキャラクターをすべてキャラクタープールに 戻す"),
    words.SauronGivesCorruption: sauron("堕落カードを{count}枚引いて見て、1枚を{him}に渡し、残りを 捨てる"),
    words.ShareOutCorruption: sauron("ヒーローを2人選び、2人の堕落カードを好きなように2人に 分け直す"),
    words.FavorOnThisCard: hero("支援トークンを{count}枚このカードに 置く"),
    words.GiveThisCard: sauron("このカードをヒーロー1人に 渡す"),
    words.TakeFavorFromCard: hero("このカードの支援トークンをすべて得て、このカードを 捨てる"),
    # the map
    words.AddToPool: anybody("シャドウプールに脅威トークンを{count}枚 加える"),
    words.DrainPool: anybody("シャドウプールから脅威トークンを{count}枚 取り除く"),
    (words.Advance, "on"): anybody("{marker}を{spaces}マス 進める"),
    (words.Advance, "back"): anybody("{marker}を{spaces:size}マス 戻す"),
    words.SlowGreenMarker: anybody("次のストーリーステップで、緑のマーカーは{spaces}マス少なく 進む"),
    words.PlaceOnEach: sauron("{where:his each}に脅威トークンを{count}枚ずつ 置く"),
    (words.PlaceOnEach, "one"): sauron("{where:his all}に脅威トークンを{count}枚 置く"),
    words.InfluenceThenTokens: sauron(
        "{where:his each}に脅威トークンを{count}枚ずつ置き、そのうち脅威トークンのある各地域にモンスタートークンを1枚ずつ 置く"
    ),
    words.PlaceOnSome: sauron("{where:his all}の異なる地域{up_to:最大|}{most}か所に脅威トークンを1枚ずつ 置く"),
    (words.PlaceOnSome, "one"): sauron("{where:his one}に脅威トークンを1枚 置く"),
    words.InfluenceAndToken: sauron(
        "{where:his all}に脅威トークンとモンスタートークンを1枚ずつ 置く",
        "それぞれ別の地域でもよく、モンスタートークンは脅威トークンのない地域にも置ける",
    ),
    words.Extend: sauron("脅威トークンを{count}枚、暗黒の城砦か影の差す場所に 置く"),
    (words.Extend, "pool"): sauron("脅威トークンを{count}枚、暗黒の城砦、影の差す場所、シャドウプールのいずれかに 置く"),
    (words.Extend, "roots"): sauron("脅威トークンを{count}枚、{roots:any}か、そこから続く影の差す場所に 置く"),
    (words.Extend, "pool per"): sauron(
        "{him}の堕落カード1枚につき脅威トークンを{count:many}枚、暗黒の城砦、影の差す場所、シャドウプールのいずれかに 置く"
    ),
    words.RemoveFromEach: anybody("{where:each}から脅威トークンを{count}枚ずつ 取り除く"),
    (words.RemoveSome, "mix"): decider("{where:all}から脅威トークンとモンスタートークンを合わせて{count}枚{up_to:まで|} 取り除く"),
    (words.RemoveSome, "influence"): decider("{where:all}から脅威トークンを{count}枚{up_to:まで|} 取り除く"),
    (words.RemoveSome, "tokens"): decider("{where:all}からモンスタートークンを{count}枚{up_to:まで|} 取り除く"),
    words.TokenAndInfluenceRemoved: decider("{where:all}からモンスタートークンと脅威トークンを1枚ずつ 取り除く"),
    words.ClearPlaces: anybody("{where:all}から脅威トークンとモンスタートークンをすべて 取り除く"),
    words.ClearMonsters: anybody("{where:all}からモンスタートークンをすべて 取り除く"),
    words.PlaceTokensOnEach: sauron("{where:several}のうち脅威トークンのある各地域にモンスタートークンを1枚ずつ 置く"),
    words.PlaceTokensOnSome: sauron(f"{FREELY}{{where:his all}}の異なる地域{{most}}か所にモンスタートークンを1枚ずつ 置く"),
    (words.PlaceTokensOnSome, "one"): sauron(f"{FREELY}{{where:his one}}にモンスタートークンを1枚 置く"),
    words.PlaceTokensAsCommanded: sauron("指令で置ける地域にモンスタートークンを{most}枚まで 置く"),
    words.HurtMinion: heroes("{where:all}の臣下1体に{count}ダメージを 与える"),
    words.BringMinion: sauron("マップ上の臣下1体を{place}に移動 させる"),
    words.RaiseMinion: sauron(
        "マップ上の臣下か敗北した臣下を1体選び、そのダメージトークンをすべて取り除いて、脅威トークンのある地域1か所に 置く"
    ),
    words.PlaceCharacter: anybody("{character}を{place}に 置く"),
    words.BothCharacters: anybody("{character}と{other}を{place}に 置く"),
    words.PlaceAnyCharacter: sauron("任意のキャラクター1人を{place}に 置く"),
    words.PlaceCharacterWithin: hero("{character}を{where:far one}に 置く"),
    (words.PlaceCharacterWithin, "routing"): hero("{character}を{where:far one}に置き、そこのモンスタートークンをすべて 取り除く"),
    words.ReturnCharacter: sauron("{where:all}のキャラクター1人をキャラクタープールに 戻す"),
    words.SendCharacterToClear: heroes(
        "キャラクター1人を暗黒の城砦でない隣接地域に移動させ、そこの脅威トークンとモンスタートークンをすべて 取り除く"
    ),
    words.PlaceFavor: anybody("{place}に支援トークンを1枚 置く"),
    words.RemoveFavor: sauron("{where:all}から支援トークンを1枚 取り除く"),
}
