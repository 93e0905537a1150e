"""Japanese lines of cards: what is printed besides the effects, what holds all the time, and the figures."""

from __future__ import annotations

from typing import Any

from onetable.games.quest.text import card_lines, printed_figures
from onetable.games.quest.text.book import QuestBook, QuestPhrase
from onetable.games.quest.text.ja.card_sentence import CardSentence
from onetable.games.quest.text.ja.places import all_of, deck_name, is_one, one_of, region
from onetable.games.quest.text.ja.sentences import tell, written
from onetable.games.quest.text.ja.values import state
from onetable.games.quest.traits import Moment, Monster
from onetable.games.quest.vocabulary import occasions, statics
from onetable.language.ja.nouns import several as listed

HERO, THAT_HERO = "ヒーロー", "そのヒーロー"

# ---- lines


def told(word: Any, book: QuestBook, hero: str = "") -> str:
    """The effects of a line, sentence by sentence."""
    return written(tell(word.effects, CardSentence(book, hero)))


def does(word: card_lines.Does, book: QuestBook) -> str:
    """Shadow cards and events speak of a hero, all other cards to him."""
    return told(word, book, HERO if word.card else "")


def affects(word: card_lines.Affects, book: QuestBook) -> str:
    """One place, or one of several."""
    where = (all_of if is_one(word.where) else one_of)(word.where, CardSentence(book))
    return f"影響を受ける地域：{where}。"


def begins_with(word: card_lines.BeginsWith, _: QuestBook) -> str:
    """What Sauron has at the beginning."""
    pool = f"、シャドウプールに{word.pool}枚" if word.pool else ""
    influence = f"各暗黒の城砦に脅威トークンを{word.each_stronghold}枚ずつ、暗黒の城砦か影の差す場所に{word.extension}枚{pool}置く。"
    shadow = f"シャドウカードを{word.shadow_drawn}枚引いて{word.shadow_kept}枚を手札に加え、残りを捨てる。"
    plots = f"プロットカードを{word.plots_drawn}枚引いて{word.plots_kept}枚を手札に加え、残りをデッキの底に置く。"
    return f"準備：{influence}{shadow}{plots}"


def lays_favor(word: card_lines.LaysFavor, book: QuestBook) -> str:
    """Where favor tokens are laid."""
    where = listed([book.say(place) for place in word.places])
    return f"{where}に支援トークンを1枚{'ずつ' if len(word.places) > 1 else ''}置く。"


def stays(word: card_lines.StaysUntilExplored, book: QuestBook) -> str:
    """The event waits for a hero."""
    text = told(word, book, THAT_HERO)
    return f"{book.say(word.place)}にイベントマーカーを置く。ヒーローがそこを探索したら、このカードを捨てる。{text}"


def kept_for(word: card_lines.KeptFor, book: QuestBook) -> str:
    """What the hero who has the card gets."""
    return f"このカードを渡されたヒーローは、キャラクターか他のヒーローのいる地域を探索した時、{told(word, book)}"


def with_head(head: str, hero: str = "") -> QuestPhrase:
    """Effects under a heading."""
    return lambda word, book: f"{head}{told(word, book, hero)}"


LINES: dict[object, QuestPhrase] = {
    card_lines.Does: does,
    card_lines.Requires: lambda word, book: f"プレイの条件：{state(word.condition, CardSentence(book))}。",
    card_lines.Affects: affects,
    card_lines.BeginsWith: begins_with,
    card_lines.LaysFavor: lays_favor,
    card_lines.BringsCharacter: "{character}を{place}に置く。",
    card_lines.StaysUntilExplored: stays,
    card_lines.AdvancesEachStory: "このカードが捨てられるまで、ストーリーステップごとに{marker}を1マス進める。",
    card_lines.KeptFor: kept_for,
    card_lines.WhenReceived: with_head("引いたらただちに効果を発揮する。"),
    card_lines.SetsUp: with_head("準備："),
    card_lines.TaskExplore: "目的：{place}を探索する。",
    card_lines.TaskExploreOrMeet: "目的：{place}を探索するか、{foe}と戦う（勝敗は問わない）。",
    card_lines.TaskDefeat: "目的：{place}での遭遇ステップに、遭遇カードを引く代わりに{monster}と戦い、倒す。",
    card_lines.Rewards: with_head("報酬："),
    card_lines.IsQuest: "このカードを捨てず、サイドクエストとして受け取る。",
    card_lines.MissionMet: lambda word, book: f"達成条件：{state(word.condition, CardSentence(book))}。",
    occasions.WhenActive: with_head("このプロットが進行中になった時、"),
    occasions.WhenConsulted: lambda word, book: f"ヒーローが{book.say(word.character)}の助言を請うたびに、{told(word, book, THAT_HERO)}",
    occasions.WhenRestingInTheWild: with_head("安息所以外の場所で休息した時、"),
}

# ---- what holds all the time

STATICS: dict[object, QuestPhrase] = {
    statics.Lowers: "{attribute}−{by}。",
    statics.HandLimit: "手札を{cards}枚までしか持てない。超えた分はただちに捨てる。",
    statics.FavorLimit: "支援トークンを{most}枚までしか持てない。超えた分はただちに捨てる。",
    statics.FavorPerTurn: "自分のターンごとに、支援トークンを{most}枚までしか得られない。",
    statics.MorePerils: "自分のターンに、サウロンは危難カードを{more}枚多く引く。",
    statics.EncounterDraw: "遭遇カードを3枚ではなく{cards}枚引く。",
    statics.NoConsultNorTrade: "キャラクターの助言を請うことも、取引することもできない。",
    statics.TravelSteps: "自分のターンごとに、トラベルステップの手順を{most}回までしか行えない。",
    statics.DiscardsBeforeCombat: "戦闘が始まるたびに、手札を無作為に{cards}枚捨てる。",
    statics.SauronMayDraw: ("自分のターンにサウロンがシャドウカードをプレイするたびに、サウロンはシャドウカードを{cards}枚引いてもよい。"),
    statics.MarkerGoesFurther: "休息した時や敗北した時、サウロンの一番左のマーカーを1マスではなく{spaces}マス進める。",
    statics.WaterForOneCard: "水路は任意のカード1枚で移動できる。",
    statics.JoinsBySea: lambda word, book: (
        f"{listed([book.say(place) for place in word.places])}の間を、任意のカード{word.cost}枚で移動できる。"
    ),
    statics.CheaperPaths: "すべての街道の数字を{by}減らす（最低1）。",
    statics.DrainsPoolWhenShadowed: (
        "自分のターンにサウロンがシャドウカードをプレイするたびに、シャドウプールから脅威トークンを{by}枚取り除く。"
    ),
    statics.MakesPerilous: "{place}は危険な地域になる。",
    statics.NoRestNorEncounter: "影響を受ける地域では、ヒーローは休息することも、遭遇カードを引くこともできない。",
    statics.TokensMayBeUrukHai: lambda word, book: (
        f"サウロンは、{region(word.region, CardSentence(book))}の空でないモンスタートークンを"
        f"どれでも{book.say(Monster.URUK_HAI)}として扱ってもよい。"
    ),
    statics.MovesFar: "移動の指令1回で、{spaces}地域先まで移動できる。",
    statics.TokensNear: "この臣下のいる地域とその隣接地域には、脅威トークンがなくてもモンスタートークンを置ける。",
    statics.CorruptsAtOnce: "この臣下との戦闘の開始時に、ヒーローは堕落カードを{cards}枚引く。",
    statics.PerilNear: "この臣下のいる地域とその隣接地域は、安息所を除いて危険な地域になる。",
    statics.NoRestNear: "この臣下のいる地域とその隣接地域では、ヒーローは安息所にいない限り、休息も回復もできない。",
    statics.ComesBack: "敗北しても、サウロンの次のアクションステップの開始時に、ダメージのない状態で{place}に戻る。",
    statics.Scouts: "自分のターンごとに1回、隣接する地域1か所のモンスタートークンをすべて見てもよい。",
    statics.FavorForQuests: "自分のターンごとに1回、クエストを達成した時かキャラクターの助言を請うた時に、支援トークンを{favor}枚得る。",
    statics.StartsWithHorse: "馬を持ってゲームを始める。",
    statics.UndecidedGoesOn: "トラベルステップの戦闘が引き分けに終わっても、ターンは終わらない。",
}

# ---- figures


def plot_figures(word: printed_figures.PlotFigures, book: QuestBook) -> str:
    """What it needs, how it advances, and what discards it."""
    head = "初期プロット" if word.starting else f"必要シャドウプール{word.pool}" if word.pool else "シャドウプール不要"
    return f"{head}、ストーリーステップごとに{book.say(word.marker)}を{word.advance}マス進める、放棄の支援コスト{word.favor}"


def peril_figures(word: printed_figures.PerilFigures, book: QuestBook) -> str:
    """Where it applies."""
    if word.place is not None:
        return f"適用：{book.say(word.place)}"
    return f"適用：{listed([region(each, CardSentence(book)) for each in word.regions])}" if word.regions else "適用：すべての地域"


def encounter_figures(word: printed_figures.EncounterFigures, book: QuestBook) -> str:
    """Deck, number, and where it applies."""
    where = book.say(word.place) if word.place is not None else region(word.region, CardSentence(book)) if word.region is not None else ""
    return f"{deck_name(word.deck, book)}、優先番号{word.priority}、適用：{where or 'このデッキのすべての地域'}"


def quest_figures(word: printed_figures.QuestFigures, book: QuestBook) -> str:
    """Whose, and which kind."""
    if word.hero is None:
        return "サイドクエスト"
    return f"{book.say(word.hero)}の{'アドバンスドクエスト' if word.advanced else 'スターティングクエスト'}"


def fighting_figures(word: printed_figures.FightingFigures, book: QuestBook) -> str:
    """Type, numbers, terrain."""
    terrain = f"、地形：{book.say(word.terrain)}" if word.terrain is not None else ""
    return f"{book.say(word.type)}、攻撃力{word.attack}、防御力{word.defense}、コスト{word.cost}{terrain}"


FIGURES: dict[object, QuestPhrase] = {
    printed_figures.PlotFigures: plot_figures,
    printed_figures.ShadowFigures: "必要シャドウプール{pool}、プレイ：{moment}",
    printed_figures.EventFigures: lambda word, _: f"ステージ{'I' * word.stage}、優先番号{word.priority}",
    printed_figures.CorruptionFigures: lambda word, _: f"捨てるための支援コスト{word.cost}" if word.cost else "手元に残らない",
    printed_figures.PerilFigures: peril_figures,
    printed_figures.EncounterFigures: encounter_figures,
    printed_figures.QuestFigures: quest_figures,
    printed_figures.MissionFigures: lambda word, _: "ヒーローの使命" if word.side == "heroes" else "サウロンの使命",
    printed_figures.FightingFigures: fighting_figures,
    printed_figures.HeroFiguresLine: "頑健{fortitude}、筋力{strength}、敏捷{agility}、知恵{wisdom}、開始地域：{start}",
    printed_figures.FoeFiguresLine: "耐久力{health}、頑健{fortitude}、筋力{strength}、知恵{wisdom}、戦闘デッキ：{deck}",
    printed_figures.NoFigures: "",
}
MOMENTS: dict[object, QuestPhrase] = {
    Moment.ACTION: "アクションステップ",
    Moment.TURN: "ヒーローのターンの開始時",
    Moment.COMBAT: "戦闘の開始時",
    Moment.ENTER: "ヒーローが安息所以外の地域に入った時",
    Moment.DEFEAT: "ヒーローが敗北した時",
}
CARDS: dict[object, QuestPhrase] = {**LINES, **STATICS, **FIGURES, **MOMENTS}
