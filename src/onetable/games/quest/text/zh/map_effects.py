"""Chinese effects on the map: influence, tokens, minions, characters, favor, the story."""

from __future__ import annotations

from onetable.games.quest.mechanics.placing import ALL_STRONGHOLDS
from onetable.games.quest.parts_of_speech import Who
from onetable.games.quest.text.zh.card_sentence import SAURON, CardSentence
from onetable.games.quest.text.zh.effects import ClauseOf, sauron
from onetable.games.quest.text.zh.nouns import NAMES
from onetable.games.quest.text.zh.places import all_of, each_of, one_of, some_of
from onetable.games.quest.text.zh.values import counted
from onetable.games.quest.words import character_effects, foe_effects, influence_effects, values
from onetable.language.zh.nouns import several
from onetable.language.zh.verbs import Clause


def advance(word: influence_effects.Advance, _: CardSentence) -> Clause:
    """Forward, or back."""
    return Clause(None, f"将{NAMES[word.marker]}{'推进' if word.spaces > 0 else '退回'}{abs(word.spaces)}格")


def extend(word: influence_effects.Extend, voice: CardSentence) -> Clause:
    """In extension of all strongholds, or of some; or in the pool."""
    roots = ["要塞", "与要塞相连的地点"] if word.roots == ALL_STRONGHOLDS else [*[NAMES[root] for root in word.roots], "与之相连的地点"]
    there = f"在{several([*roots, *(['暗影池'] if word.pool else [])], '或')}"
    if isinstance(word.count, values.PerCorruption):
        return Clause(None, f"{voice.him}每有1张堕落牌，{SAURON}就{there}放置{word.count.each}点影响力", whole=True)
    return Clause(Who.SAURON, f"{there}{counted(word.count, '放置', '点', '影响力', voice)}")


def remove_some(word: influence_effects.RemoveSome, voice: CardSentence) -> Clause:
    """Influence, monster tokens, or both in any mix."""
    what = {(True, True): "枚影响力标记或怪物标记（可任意组合）", (True, False): "点影响力", (False, True): "枚怪物标记"}
    count = f"{'至多' if word.up_to else ''}{word.count}{what[word.influence, word.monsters]}"
    return Clause(word.who, f"从{all_of(word.where, voice)}移除{count}")


def place_within(word: character_effects.PlaceCharacterWithin, voice: CardSentence) -> Clause:
    """A character, who may drive the monsters away."""
    return Clause(
        Who.HERO, f"将{NAMES[word.character]}放到{one_of(word.where, voice)}{'，并移除那里的所有怪物标记' if word.routing else ''}"
    )


MAP_CLAUSES: dict[type, ClauseOf] = {
    influence_effects.AddToPool: sauron(lambda word, _: f"在暗影池放置{word.count}点影响力"),
    influence_effects.DrainPool: lambda word, _: Clause(None, f"移除暗影池中的{word.count}点影响力"),
    influence_effects.Advance: advance,
    influence_effects.SlowGreenMarker: lambda word, _: Clause(None, f"在下一个故事步骤，绿色标记少前进{word.spaces}格", whole=True),
    influence_effects.PlaceOnEach: lambda word, voice: Clause(None, f"在{each_of(word.where, voice)}放置{word.count}点影响力"),
    influence_effects.PlaceOnSome: sauron(
        lambda word, voice: f"在{some_of(word.most, word.where, voice, word.up_to)}{'各' if word.most > 1 else ''}放置1点影响力"
    ),
    influence_effects.Extend: extend,
    influence_effects.RemoveFromEach: lambda word, voice: Clause(None, f"从{each_of(word.where, voice)}移除{word.count}点影响力"),
    influence_effects.RemoveSome: remove_some,
    influence_effects.ClearPlaces: lambda word, voice: Clause(None, f"移除{all_of(word.where, voice)}的所有影响力和怪物标记"),
    foe_effects.ClearMonsters: lambda word, voice: Clause(None, f"移除{all_of(word.where, voice)}的所有怪物标记"),
    foe_effects.PlaceTokensOnEach: lambda word, voice: Clause(None, f"在{each_of(word.where, voice)}放置1枚怪物标记（须有影响力）"),
    foe_effects.PlaceTokensOnSome: sauron(
        lambda word, voice: f"在{some_of(word.most, word.where, voice)}{'各' if word.most > 1 else ''}放置1枚怪物标记（无需影响力）"
    ),
    foe_effects.PlaceTokensAsCommanded: sauron(lambda word, _: f"按指挥的规则放置至多{word.most}枚怪物标记"),
    foe_effects.HurtMinion: lambda word, voice: Clause(Who.HEROES, f"对{all_of(word.where, voice)}的1名爪牙造成{word.count}点伤害"),
    foe_effects.BringMinion: sauron(lambda word, _: f"将地图上任意1名爪牙移动到{NAMES[word.place]}"),
    foe_effects.RaiseMinion: sauron("选择1名在地图上或已被击败的爪牙，移除其所有伤害，并将其放到任意1处有影响力的地点"),
    character_effects.PlaceCharacter: lambda word, _: Clause(None, f"将{NAMES[word.character]}放到{NAMES[word.place]}"),
    character_effects.PlaceAnyCharacter: sauron(lambda word, _: f"将任意1名人物放到{NAMES[word.place]}"),
    character_effects.PlaceCharacterWithin: place_within,
    character_effects.ReturnCharacter: sauron(lambda word, voice: f"使{all_of(word.where, voice)}的1名人物回到人物区"),
    character_effects.SendCharacterToClear: lambda _, __: Clause(
        Who.HEROES, "将地图上1名人物移动到1处不是要塞的相邻地点，并移除那里的所有影响力和怪物标记"
    ),
    character_effects.PlaceFavor: lambda word, _: Clause(None, f"在{NAMES[word.place]}放置1枚恩惠标记"),
    character_effects.RemoveFavor: sauron(lambda word, voice: f"移除{all_of(word.where, voice)}的1枚恩惠标记"),
}
