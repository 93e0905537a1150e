"""Chinese effects on the map: influence, tokens, minions, characters, favor, the story."""

from __future__ import annotations

from onetable.games.quest.rules.placing import ALL_STRONGHOLDS
from onetable.games.quest.text.zh.effects import ClauseOf, sauron
from onetable.games.quest.text.zh.places import all_of, each_of, one_of, some_of
from onetable.games.quest.text.zh.talk import NAMES, Clause, Talk, listed
from onetable.games.quest.text.zh.values import counted
from onetable.games.quest.words import map_effects as words
from onetable.games.quest.words.bases import Who


def advance(word: words.Advance, _: Talk) -> Clause:
    """Forward, or back."""
    how = f"前进{word.spaces}格" if word.spaces > 0 else f"后退{-word.spaces}格"
    return Clause(None, f"{NAMES[word.marker]}{how}")


def extend(word: words.Extend, talk: Talk) -> Clause:
    """In extension of all strongholds, or of some; or in the pool."""
    roots = "要塞" if word.roots == ALL_STRONGHOLDS else listed([NAMES[root] for root in word.roots])
    there = f"{roots}或与{'要塞' if roots == '要塞' else '之'}相连的地点{'，或暗影池中' if word.pool else ''}"
    return Clause(Who.SAURON, counted(word.count, "放置", "点", f"影响力在{there}", talk))


def remove_some(word: words.RemoveSome, talk: Talk) -> Clause:
    """Influence, monster tokens, or both in any mix."""
    what = {(True, True): "影响力或怪物标记（可任意组合）", (True, False): "影响力", (False, True): "怪物标记"}[
        word.influence, word.monsters
    ]
    measure = {(True, True): "个", (True, False): "点", (False, True): "枚"}[word.influence, word.monsters]
    return Clause(word.who, f"从{all_of(word.where, talk)}移除{'至多' if word.up_to else ''}{word.count}{measure}{what}")


def place_within(word: words.PlaceCharacterWithin, talk: Talk) -> Clause:
    """A character, who may drive the monsters away."""
    return Clause(
        Who.HERO, f"将{NAMES[word.character]}放到{one_of(word.where, talk)}{'，并移除那里的所有怪物标记' if word.routing else ''}"
    )


MAP_CLAUSES: dict[type, ClauseOf] = {
    words.AddToPool: lambda word, _: Clause(None, f"暗影池增加{word.count}点影响力"),
    words.DrainPool: lambda word, _: Clause(None, f"从暗影池移除{word.count}点影响力"),
    words.Advance: advance,
    words.SlowGreenMarker: lambda word, _: Clause(None, f"在下一个故事步骤，绿色标记少前进{word.spaces}格"),
    words.PlaceOnEach: lambda word, talk: Clause(None, f"在{each_of(word.where, talk)}放置{word.count}点影响力"),
    words.PlaceOnSome: sauron(
        lambda word, talk: f"在{some_of(word.most, word.where, talk, word.up_to)}{'各' if word.most > 1 else ''}放置1点影响力"
    ),
    words.Extend: extend,
    words.RemoveFromEach: lambda word, talk: Clause(None, f"从{each_of(word.where, talk)}移除{word.count}点影响力"),
    words.RemoveSome: remove_some,
    words.ClearPlaces: lambda word, talk: Clause(None, f"移除{all_of(word.where, talk)}的所有影响力和怪物标记"),
    words.ClearMonsters: lambda word, talk: Clause(None, f"移除{all_of(word.where, talk)}的所有怪物标记"),
    words.PlaceTokensOnEach: lambda word, talk: Clause(None, f"在其中有影响力的{each_of(word.where, talk)}放置1枚怪物标记"),
    words.PlaceTokensOnSome: sauron(
        lambda word, talk: f"在{some_of(word.most, word.where, talk)}{'各' if word.most > 1 else ''}放置1枚怪物标记（无需影响力）"
    ),
    words.PlaceTokensAsCommanded: sauron(lambda word, _: f"放置至多{word.most}枚怪物标记，每枚须放在指挥行动可以放置的地点"),
    words.HurtMinion: lambda word, talk: Clause(Who.HEROES, f"对{all_of(word.where, talk)}的1名爪牙造成{word.count}点伤害"),
    words.BringMinion: sauron(lambda word, _: f"将地图上任意1名爪牙移动到{NAMES[word.place]}"),
    words.RaiseMinion: sauron("选择1名在地图上或已被击败的爪牙，移除其所有伤害，并放到任意1处有影响力的地点"),
    words.PlaceCharacter: lambda word, _: Clause(None, f"将{NAMES[word.character]}放到{NAMES[word.place]}"),
    words.PlaceAnyCharacter: sauron(lambda word, _: f"将任意1名人物放到{NAMES[word.place]}"),
    words.PlaceCharacterWithin: place_within,
    words.ReturnCharacter: sauron(lambda word, talk: f"使{all_of(word.where, talk)}的1名人物回到人物区"),
    words.SendCharacterToClear: lambda _, __: Clause(
        Who.HEROES, "将地图上1名人物移动到1处不是要塞的相邻地点，并移除那里的所有影响力和怪物标记"
    ),
    words.PlaceFavor: lambda word, _: Clause(None, f"在{NAMES[word.place]}放置1枚恩惠标记"),
    words.RemoveFavor: sauron(lambda word, talk: f"移除{all_of(word.where, talk)}的1枚恩惠标记"),
}
