"""Japanese choices on buttons: short, and each says who or what."""

from __future__ import annotations

from dataclasses import replace

from onetable.games.quest.mechanics import commands, shadow_cards
from onetable.games.quest.parts_of_speech import Effects, Who
from onetable.games.quest.phases import actions, explore, plot_step, rest, sauron_turn, scouting, travel
from onetable.games.quest.text.book import QuestBook, QuestPhrase
from onetable.games.quest.text.ja.card_sentence import CardSentence
from onetable.games.quest.text.ja.cards import HERO
from onetable.games.quest.text.ja.sentences import besides, branch_of, clauses
from onetable.games.quest.traits import Monster, Track
from onetable.games.quest.vocabulary import choices

# ---- what a card offers


def deed(does: Effects, book: QuestBook, chooser: Who = Who.HERO, hero: str = "") -> str:
    """Effects as something to be chosen; what the heroes do together the one who is asked does."""
    voice = CardSentence(book, hero)
    found = [replace(clause, who=Who.HERO) if clause.who is Who.HEROES else clause for clause in clauses(does, voice)]
    return "。".join([branch_of(found, voice, chooser), *[each.said for each in besides(found)]])


def pick_branch(word: choices.PickBranch, book: QuestBook) -> str:
    """What this branch does; Sauron reads of a hero what a hero reads of himself."""
    chooser, hero = (Who.SAURON, HERO) if word.sauron else (Who.HERO, "")
    return deed(word.does, book, chooser, hero)  # type: ignore[arg-type]  # a card offers effects


# ---- tracks and plots


def use_track(word: choices.UseTrack, book: QuestBook) -> str:
    """The track, and what its next space allows."""
    name = f"{book.say(word.track)}トラック"
    if not word.number:
        return name
    does = {
        Track.INFLUENCE: f"脅威トークンを{word.number}枚置く（シャドウプールには{actions.TO_POOL}枚まで）",
        Track.DRAW: (f"シャドウカードを{word.number}枚引き、プロットカードを{word.number}枚引いて{actions.PLOTS_KEPT}枚を手札に加える"),
        Track.COMMAND: f"指令を{word.number}回まで行う",
    }
    return f"{name}：{does[word.track]}"


def slot_of(word: plot_step.DropPlot | explore.BreakPlot, book: QuestBook) -> str:
    """A plot and the number of its slot."""
    return f"スロット{word.slot + 1}のプロット{book.say(word.plot, 'plot')}"


def pick_favor(word: choices.PickFavor, book: QuestBook) -> str:
    """In a place, or one's own."""
    return f"{book.say(word.place) if word.place is not None else '自分'}の支援トークン1枚"


ASKED: dict[object, QuestPhrase] = {
    choices.Done: "終わる",
    choices.Decline: "行わない",
    choices.Accept: "行う",
    choices.PickPlace: "{place}",
    choices.PickHero: "{hero}",
    choices.PickMinion: "{minion}",
    choices.PickCharacter: "{character}",
    choices.PickItem: "{item}",
    choices.PickAttribute: "{attribute}",
    choices.PickMarker: "{marker}",
    choices.PickType: "{type}",
    choices.PickToken: "{place}のモンスタートークン（{number}番）",
    choices.PickBranch: pick_branch,
    choices.PickCard: "{card:fighting}",
    choices.PickCorruption: "{card:corruption}",
    choices.GiveCorruption: "{card:corruption}を{hero}に渡す",
    choices.PickPlot: "{plot:plot}",
    choices.PickShadow: "{card:shadow}",
    choices.PickPeril: lambda word, book: book.say(word.peril, "peril") if word.peril else "適用できる危難カードなし",
    choices.PickInfluence: "{place}の脅威トークン1枚",
    choices.PickFavor: pick_favor,
    choices.FromLifePool: "ライフプールの一番上のカード",
    choices.FromRestPool: "休息プールの一番上のカード",
    choices.ToPool: "シャドウプール",
    choices.PutOnTop: "プロットデッキの一番上に置く",
    choices.PutUnder: "プロットデッキの底に置く",
    choices.UseTrack: use_track,
    choices.DrawForAgility: "敏捷1点でカードを1枚引く",
    choices.KeepForStrength: "残りの敏捷{points}点を筋力に加える",
    choices.DeclareExhaustion: "消耗を宣言する",
    choices.Lay: "{card:fighting}を出す",
    choices.SendFoe: "戦闘",
    choices.SendPeril: "危難",
    choices.FightMinion: "{minion}が戦う",
    choices.FightToken: "{place}のモンスタートークン（{number}番）が戦う",
    choices.AsUrukHai: lambda _, book: f"{book.say(Monster.URUK_HAI)}として戦わせる",
    commands.MoveMinion: "{minion}を{place}に移動させる",
    commands.HealMinion: "{minion}を回復させる",
    commands.PlaceToken: "{place}にモンスタートークンを置く",
    commands.MoveToken: "{start}のモンスタートークン（{number}番）を{place}に移動させる",
    sauron_turn.EnterMinion: "{minion}を{place}に登場させる",
    plot_step.PlayPlot: "プロット{plot:plot}をプレイする（{place}）",
    plot_step.DropPlot: lambda word, book: f"{slot_of(word, book)}を捨てる",
    shadow_cards.PlayShadow: "シャドウカード{card:shadow}をプレイする",
    rest.Rest: "休息する",
    travel.MoveTo: "{place}に移動する",
    travel.PayOne: "{card:fighting}1枚で移動する",
    travel.PaySeveral: "{card:fighting}を捨てる（残り{left}枚のうち1枚）",
    scouting.Scout: "{place}のモンスタートークンを見る",
    travel.GiveUp: "敗北を宣言する",
    explore.Explore: "探索する",
    explore.TakeFavor: "支援トークンを1枚取る",
    explore.ConsultForFavor: f"{{character}}の助言を請う：支援トークンを{explore.FAVOR_OF_CHARACTER}枚得る",
    explore.Consult: lambda word, book: f"{book.say(word.character)}の助言を請う：{deed(book.effects_of(word.character), book)}",
    explore.DarkPath: "闇の試練を受ける：堕落カードを1枚引き、支援トークンを1枚得る",
    explore.CompleteQuest: "クエスト{quest:quest}を達成する",
    explore.BreakPlot: lambda word, book: f"{slot_of(word, book)}を放棄させる（支援トークン{book.price_of(word.plot)}枚）",
    explore.Trade: "取引：{hero}が渡すものを選ぶ",
    explore.GiveFavor: "{hero}に支援トークンを1枚渡す",
    explore.GiveItem: "{hero}に{item}を渡す",
    explore.GiveQuest: "{hero}にクエスト{quest:quest}を渡す",
}
