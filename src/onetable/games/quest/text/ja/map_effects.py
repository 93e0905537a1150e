"""Japanese clauses: what cards do on the map, with the story, and with Sauron's cards."""

from __future__ import annotations

from onetable.games.quest.mechanics.placing import ALL_STRONGHOLDS
from onetable.games.quest.parts_of_speech import Effect
from onetable.games.quest.text.ja.card_sentence import CardSentence
from onetable.games.quest.text.ja.effects import (
    FIGHT_CLAUSES,
    HERO,
    HERO_CLAUSES,
    HEROES,
    SAURON,
    ClauseOf,
    anybody,
    hero,
    lowered,
    sauron,
)
from onetable.games.quest.text.ja.places import all_of, each_of, is_one, one_of, several
from onetable.games.quest.words import (
    character_effects,
    dealt_corruption,
    fights,
    foe_effects,
    hero_cards,
    influence_effects,
    kept_event,
    sauron_effects,
    values,
)
from onetable.language.ja.nouns import several as listed
from onetable.language.ja.verbs import Clause

INFLUENCE, TOKEN = "脅威トークン", "モンスタートークン"

# ---- the map


def advance(word: influence_effects.Advance, voice: CardSentence) -> Clause:
    """On, or back."""
    verb = "進める" if word.spaces > 0 else "戻す"
    return Clause(None, f"{voice.book.say(word.marker)}を{abs(word.spaces)}マス", verb)


def on_each(word: influence_effects.PlaceOnEach, voice: CardSentence) -> Clause:
    """In one place, or in each of several."""
    if is_one(word.where):
        return Clause(SAURON, f"{all_of(word.where, voice.of_him)}に{INFLUENCE}を{word.count}枚", "置く")
    return Clause(SAURON, f"{each_of(word.where, voice.of_him)}に{INFLUENCE}を{word.count}枚ずつ", "置く")


def on_some(word: influence_effects.PlaceOnSome | foe_effects.PlaceTokensOnSome, voice: CardSentence) -> Clause:
    """In one place, or one in each of several different places."""
    tokens = isinstance(word, foe_effects.PlaceTokensOnSome)
    what = TOKEN if tokens else INFLUENCE
    free = f"{INFLUENCE}の有無にかかわらず、" if tokens else ""
    up_to = not tokens and word.up_to  # type: ignore[union-attr]  # tokens have no such field
    if word.most == 1 and not up_to:
        return Clause(SAURON, f"{free}{one_of(word.where, voice.of_him)}に{what}を1枚", "置く")
    where = f"{all_of(word.where, voice.of_him)}の異なる地域{'最大' if up_to else ''}{word.most}か所"
    return Clause(SAURON, f"{free}{where}に{what}を1枚ずつ", "置く")


def extend(word: influence_effects.Extend, voice: CardSentence) -> Clause:
    """In extension of strongholds, of all or of some."""
    if word.roots == ALL_STRONGHOLDS:
        where = "暗黒の城砦、影の差す場所、シャドウプールのいずれか" if word.pool else "暗黒の城砦か影の差す場所"
    else:
        roots = listed([voice.book.say(root) for root in word.roots], "か")
        where = f"{roots}か、そこから続く影の差す場所"
    if isinstance(word.count, values.PerCorruption):
        return Clause(SAURON, f"{voice.him}の堕落カード1枚につき{INFLUENCE}を{word.count.each}枚、{where}に", "置く")
    return Clause(SAURON, f"{INFLUENCE}を{word.count}枚、{where}に", "置く")


def remove_some(word: influence_effects.RemoveSome, voice: CardSentence) -> Clause:
    """Tokens of one kind, or a mix."""
    many = f"{word.count}枚{'まで' if word.up_to else ''}"
    if word.influence and word.monsters:
        return Clause(word.who, f"{all_of(word.where, voice)}から{INFLUENCE}と{TOKEN}を合わせて{many}", "取り除く")
    return Clause(word.who, f"{all_of(word.where, voice)}から{INFLUENCE if word.influence else TOKEN}を{many}", "取り除く")


def character_within(word: character_effects.PlaceCharacterWithin, voice: CardSentence) -> Clause:
    """Placed; he may drive away the monsters there."""
    far = "、" if voice.here in (where := one_of(word.where, voice)) else ""
    there = f"{voice.book.say(word.character)}を{far}{where}に"
    return Clause(HERO, f"{there}置き、そこの{TOKEN}をすべて", "取り除く") if word.routing else Clause(HERO, there, "置く")


MAP_CLAUSES: dict[type, ClauseOf] = {
    influence_effects.AddToPool: lambda word, _: Clause(None, f"シャドウプールに{INFLUENCE}を{word.count}枚", "加える"),
    influence_effects.DrainPool: lambda word, _: Clause(None, f"シャドウプールから{INFLUENCE}を{word.count}枚", "取り除く"),
    influence_effects.Advance: advance,
    influence_effects.SlowGreenMarker: lambda word, _: Clause(
        None, f"次のストーリーステップで、緑のマーカーは{word.spaces}マス少なく", "進む"
    ),
    influence_effects.PlaceOnEach: on_each,
    influence_effects.PlaceOnSome: on_some,
    influence_effects.Extend: extend,
    influence_effects.RemoveFromEach: lambda word, voice: Clause(
        None, f"{each_of(word.where, voice)}から{INFLUENCE}を{word.count}枚ずつ", "取り除く"
    ),
    influence_effects.RemoveSome: remove_some,
    influence_effects.ClearPlaces: lambda word, voice: Clause(
        None, f"{all_of(word.where, voice)}から{INFLUENCE}と{TOKEN}をすべて", "取り除く"
    ),
    foe_effects.ClearMonsters: lambda word, voice: Clause(None, f"{all_of(word.where, voice)}から{TOKEN}をすべて", "取り除く"),
    foe_effects.PlaceTokensOnEach: lambda word, voice: Clause(
        SAURON, f"{several(word.where, voice)}のうち{INFLUENCE}のある各地域に{TOKEN}を1枚ずつ", "置く"
    ),
    foe_effects.PlaceTokensOnSome: on_some,
    foe_effects.PlaceTokensAsCommanded: lambda word, _: Clause(SAURON, f"指令で置ける地域に{TOKEN}を{word.most}枚まで", "置く"),
    foe_effects.HurtMinion: lambda word, voice: Clause(HEROES, f"{all_of(word.where, voice)}の臣下1体に{word.count}ダメージを", "与える"),
    foe_effects.BringMinion: lambda word, voice: Clause(SAURON, f"マップ上の臣下1体を{voice.book.say(word.place)}に移動", "させる"),
    foe_effects.RaiseMinion: sauron(
        f"マップ上の臣下か敗北した臣下を1体選び、そのダメージトークンをすべて取り除いて、{INFLUENCE}のある地域1か所に", "置く"
    ),
    character_effects.PlaceCharacter: lambda word, voice: Clause(
        None, f"{voice.book.say(word.character)}を{voice.book.say(word.place)}に", "置く"
    ),
    character_effects.PlaceAnyCharacter: lambda word, voice: Clause(
        SAURON, f"任意のキャラクター1人を{voice.book.say(word.place)}に", "置く"
    ),
    character_effects.PlaceCharacterWithin: character_within,
    character_effects.ReturnCharacter: lambda word, voice: Clause(
        SAURON, f"{all_of(word.where, voice)}のキャラクター1人をキャラクタープールに", "戻す"
    ),
    character_effects.SendCharacterToClear: lambda *_: Clause(
        HEROES, f"キャラクター1人を暗黒の城砦でない隣接地域に移動させ、そこの{INFLUENCE}と{TOKEN}をすべて", "取り除く"
    ),
    character_effects.PlaceFavor: lambda word, voice: Clause(None, f"{voice.book.say(word.place)}に支援トークンを1枚", "置く"),
    character_effects.RemoveFavor: lambda word, voice: Clause(SAURON, f"{all_of(word.where, voice)}から支援トークンを1枚", "取り除く"),
}

# ---- Sauron's cards


def named(plots: tuple[str, ...], voice: CardSentence, last: str) -> str:
    """Plots by their names."""
    return listed([voice.book.say(plot, "plot") for plot in plots], last)


def search(word: sauron_effects.SearchPlot, voice: CardSentence) -> Clause:
    """A plot is looked for."""
    after: tuple[str, ...] = ("その後、プロットデッキをシャッフルする",)
    if word.play:
        after = ("デッキから取ったなら、デッキをシャッフルする", "サウロンは、可能ならそのプロットをすぐにプレイしてもよい")
    return Clause(SAURON, f"プロットデッキかその捨て札から{named(word.plots, voice, 'か')}を1枚取り、公開して手札に", "加える", after)


def gives_corruption(word: dealt_corruption.SauronGivesCorruption, voice: CardSentence) -> Clause:
    """Sauron picks what the hero gets."""
    return Clause(SAURON, f"堕落カードを{word.count}枚引いて見て、1枚を{voice.him}に渡し、残りを", "捨てる")


SAURON_CLAUSES: dict[type, ClauseOf] = {
    sauron_effects.SauronDrawsPlots: lambda word, _: Clause(SAURON, f"プロットカードを{word.count}枚", "引く"),
    sauron_effects.SauronDrawsShadow: lambda word, _: Clause(SAURON, f"シャドウカードを{word.count}枚", "引く"),
    sauron_effects.SauronLosesShadow: lambda word, _: Clause(SAURON, f"手札のシャドウカードを無作為に{word.count}枚", "捨てる"),
    sauron_effects.SauronDiscardsPlot: sauron("手札のプロットカードを1枚", "捨てる"),
    sauron_effects.LookAtPlotDeck: sauron("プロットデッキの一番上のカードを見て、デッキの一番上か一番下に", "戻す"),
    sauron_effects.TakeFromDiscards: sauron("このカード以外のプロットカードかシャドウカードの捨て札を1枚、公開して手札に", "加える"),
    sauron_effects.SearchPlot: search,
    sauron_effects.DiscardOtherPlots: lambda word, voice: Clause(None, f"進行中の他の{named(word.plots, voice, 'と')}を", "捨てる"),
    sauron_effects.DiscardActivePlot: lambda word, voice: Clause(
        HERO, f"{all_of(word.where, voice)}に影響している進行中のプロットを1つ放棄", "させる"
    ),
    sauron_effects.SendCharactersHome: anybody("影響を受ける地域のキャラクターをすべてキャラクタープールに", "戻す"),
    dealt_corruption.SauronGivesCorruption: gives_corruption,
    dealt_corruption.ShareOutCorruption: sauron("ヒーローを2人選び、2人の堕落カードを好きなように2人に", "分け直す"),
    kept_event.FavorOnThisCard: lambda word, _: Clause(HERO, f"支援トークンを{word.count}枚このカードに", "置く"),
    kept_event.GiveThisCard: sauron("このカードをヒーロー1人に", "渡す"),
    kept_event.TakeFavorFromCard: hero("このカードの支援トークンをすべて得て、このカードを", "捨てる"),
}

# ---- pairs of effects that are said in one breath

PLAIN_CLAUSES: dict[type, ClauseOf] = {**HERO_CLAUSES, **FIGHT_CLAUSES, **MAP_CLAUSES, **SAURON_CLAUSES}


def together(first: Effect, second: Effect, voice: CardSentence) -> Clause | None:
    """Two effects as one clause, if they belong together."""
    book = voice.book
    if isinstance(first, hero_cards.RestPoolReturns) and isinstance(second, hero_cards.DamagePoolReturns):
        return Clause(HERO, "休息プールとダメージプールのカードをすべてライフプールに戻してシャッフル", "する")
    if isinstance(first, fights.LessInCombat) and isinstance(second, fights.LessInCombat) and first.by == second.by:
        return lowered(f"{book.say(first.attribute)}と{book.say(second.attribute)}", first, voice, "ずつ")
    if (
        isinstance(first, influence_effects.PlaceOnEach)
        and isinstance(second, foe_effects.PlaceTokensOnEach)
        and first.where == second.where
    ):
        return Clause(SAURON, f"{on_each(first, voice).goes_on}、そのうち{INFLUENCE}のある各地域に{TOKEN}を1枚ずつ", "置く")
    if (
        isinstance(first, character_effects.PlaceCharacter)
        and isinstance(second, character_effects.PlaceCharacter)
        and first.place == second.place
    ):
        return Clause(None, f"{book.say(first.character)}と{book.say(second.character)}を{book.say(first.place)}に", "置く")
    if isinstance(first, sauron_effects.SauronDrawsPlots) and isinstance(second, sauron_effects.SauronDrawsShadow):
        return Clause(SAURON, f"プロットカードを{first.count}枚とシャドウカードを{second.count}枚", "引く")
    return removed_together(first, second, voice)


def removed_together(first: Effect, second: Effect, voice: CardSentence) -> Clause | None:
    """One token of each kind from the same places."""
    if not isinstance(first, influence_effects.RemoveSome) or not isinstance(second, influence_effects.RemoveSome):
        return None
    if (first.where, first.count, second.count) != (second.where, 1, 1) or first.monsters is second.monsters:
        return None
    return Clause(first.who, f"{all_of(first.where, voice)}から{TOKEN}と{INFLUENCE}を1枚ずつ", "取り除く")
