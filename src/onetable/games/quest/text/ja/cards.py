"""Japanese lines of cards: what is printed besides the effects, what holds all the time, and the figures."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from onetable.games.quest.text import card_lines, printed_figures
from onetable.games.quest.text.book import QuestBook, QuestPhrase
from onetable.games.quest.text.ja.card_sentence import CardSentence
from onetable.games.quest.text.ja.nouns import NAMES
from onetable.games.quest.text.ja.sentences import tell, written
from onetable.games.quest.traits import Moment, Monster
from onetable.games.quest.vocabulary import occasions, statics


def then(opening: str, hero: str = "") -> Callable[[Any, QuestBook], str]:
    """Effects under a heading, or after what brings them about."""

    def line(word: Any, book: QuestBook) -> str:
        voice = CardSentence(book, hero)
        return voice.fill(opening, word) + written(tell(word.effects, voice))

    return line


CARDS: dict[object, QuestPhrase] = {
    card_lines.Does: lambda word, book: then("", "ヒーロー" if word.card else "")(word, book),
    card_lines.Requires: "プレイの条件：{condition:if}。",
    card_lines.Affects: lambda word, book: CardSentence(book).fill("影響を受ける地域：{where:one}。", word),
    card_lines.BeginsWith: (
        "準備：各暗黒の城砦に脅威トークンを{each_stronghold}枚ずつ、暗黒の城砦か影の差す場所に{extension}枚、シャドウプールに{pool}枚置く。"
        "シャドウカードを{shadow_drawn}枚引いて{shadow_kept}枚を手札に加え、残りを捨てる。"
        "プロットカードを{plots_drawn}枚引いて{plots_kept}枚を手札に加え、残りをデッキの底に置く。"
    ),
    (card_lines.BeginsWith, "no pool"): (
        "準備：各暗黒の城砦に脅威トークンを{each_stronghold}枚ずつ、暗黒の城砦か影の差す場所に{extension}枚置く。"
        "シャドウカードを{shadow_drawn}枚引いて{shadow_kept}枚を手札に加え、残りを捨てる。"
        "プロットカードを{plots_drawn}枚引いて{plots_kept}枚を手札に加え、残りをデッキの底に置く。"
    ),
    card_lines.LaysFavor: "{places:all}に支援トークンを1枚ずつ置く。",
    (card_lines.LaysFavor, "one"): "{places:all}に支援トークンを1枚置く。",
    card_lines.BringsCharacter: "{character}を{place}に置く。",
    card_lines.StaysUntilExplored: then(
        "{place}にイベントマーカーを置く。ヒーローがそこを探索したら、このカードを捨てる。", "そのヒーロー"
    ),
    card_lines.AdvancesEachStory: "このカードが捨てられるまで、ストーリーステップごとに{marker}を1マス進める。",
    card_lines.KeptFor: then("このカードを渡されたヒーローは、キャラクターか他のヒーローのいる地域を探索した時、"),
    card_lines.WhenReceived: then("引いたらただちに効果を発揮する。"),
    card_lines.SetsUp: then("準備："),
    card_lines.TaskExplore: "目的：{place}を探索する。",
    card_lines.TaskExploreOrMeet: "目的：{place}を探索するか、{foe}と戦う（勝敗は問わない）。",
    card_lines.TaskDefeat: "目的：{place}での遭遇ステップに、遭遇カードを引く代わりに{monster}と戦い、倒す。",
    card_lines.Rewards: then("報酬："),
    card_lines.IsQuest: "このカードを捨てず、サイドクエストとして受け取る。",
    card_lines.MissionMet: "達成条件：{condition:if}。",
    occasions.WhenActive: then("このプロットが進行中になった時、"),
    occasions.WhenConsulted: then("ヒーローが{character}の助言を請うたびに、", "そのヒーロー"),
    occasions.WhenRestingInTheWild: then("安息所以外の場所で休息した時、"),
    # what holds all the time
    statics.Lowers: "{attribute}−{by}。",
    statics.HandLimit: "手札を{cards}枚までしか持てない。超えた分はただちに捨てる。",
    statics.FavorLimit: "支援トークンを{most}枚までしか持てない。超えた分はただちに捨てる。",
    statics.FavorPerTurn: "自分のターンごとに、支援トークンを{most}枚までしか得られない。",
    statics.MorePerils: "自分のターンに、サウロンは危難カードを{more}枚多く引く。",
    statics.EncounterDraw: "遭遇カードを3枚ではなく{cards}枚引く。",
    statics.NoConsultNorTrade: "キャラクターの助言を請うことも、取引することもできない。",
    statics.TravelSteps: "自分のターンごとに、トラベルステップの手順を{most}回までしか行えない。",
    statics.DiscardsBeforeCombat: "戦闘が始まるたびに、手札を無作為に{cards}枚捨てる。",
    statics.SauronMayDraw: "自分のターンにサウロンがシャドウカードをプレイするたびに、サウロンはシャドウカードを{cards}枚引いてもよい。",
    statics.MarkerGoesFurther: "休息した時や敗北した時、サウロンの一番左のマーカーを1マスではなく{spaces}マス進める。",
    statics.WaterForOneCard: "水路は任意のカード1枚で移動できる。",
    statics.JoinsBySea: "{places:all}の間を、任意のカード{cost}枚で移動できる。",
    statics.CheaperPaths: "すべての街道の数字を{by}減らす（最低1）。",
    statics.DrainsPoolWhenShadowed: (
        "自分のターンにサウロンがシャドウカードをプレイするたびに、シャドウプールから脅威トークンを{by}枚取り除く。"
    ),
    statics.MakesPerilous: "{place}は危険な地域になる。",
    statics.NoRestNorEncounter: "影響を受ける地域では、ヒーローは休息することも、遭遇カードを引くこともできない。",
    statics.TokensMayBeUrukHai: (
        f"サウロンは、{{region:region}}の空でないモンスタートークンをどれでも{NAMES[Monster.URUK_HAI]}として扱ってもよい。"
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
    # when a shadow card is played
    Moment.ACTION: "アクションステップ",
    Moment.TURN: "ヒーローのターンの開始時",
    Moment.COMBAT: "戦闘の開始時",
    Moment.ENTER: "ヒーローが安息所以外の地域に入った時",
    Moment.DEFEAT: "ヒーローが敗北した時",
    # figures
    printed_figures.PlotFigures: (
        "必要シャドウプール{pool}、ストーリーステップごとに{marker}を{advance}マス進める、放棄の支援コスト{favor}"
    ),
    (printed_figures.PlotFigures, "starting"): (
        "初期プロット、ストーリーステップごとに{marker}を{advance}マス進める、放棄の支援コスト{favor}"
    ),
    (printed_figures.PlotFigures, "free"): (
        "シャドウプール不要、ストーリーステップごとに{marker}を{advance}マス進める、放棄の支援コスト{favor}"
    ),
    printed_figures.ShadowFigures: "必要シャドウプール{pool}、プレイ：{moment}",
    printed_figures.EventFigures: "ステージ{stage:stage}、優先番号{priority}",
    printed_figures.CorruptionFigures: "捨てるための支援コスト{cost}",
    (printed_figures.CorruptionFigures, "free"): "手元に残らない",
    printed_figures.PerilFigures: "適用：すべての地域",
    (printed_figures.PerilFigures, "place"): "適用：{place}",
    (printed_figures.PerilFigures, "region"): "適用：{regions:all region}",
    printed_figures.EncounterFigures: "{deck:deck}、優先番号{priority}、適用：このデッキのすべての地域",
    (printed_figures.EncounterFigures, "place"): "{deck:deck}、優先番号{priority}、適用：{place}",
    (printed_figures.EncounterFigures, "region"): "{deck:deck}、優先番号{priority}、適用：{region:region}",
    (printed_figures.QuestFigures, "side"): "サイドクエスト",
    (printed_figures.QuestFigures, "advanced"): "{hero}のアドバンスドクエスト",
    (printed_figures.QuestFigures, "starting"): "{hero}のスターティングクエスト",
    (printed_figures.MissionFigures, "sauron"): "サウロンの使命",
    (printed_figures.MissionFigures, "heroes"): "ヒーローの使命",
    printed_figures.FightingFigures: "{type}、攻撃力{attack}、防御力{defense}、コスト{cost}、地形：{terrain}",
    (printed_figures.FightingFigures, "anywhere"): "{type}、攻撃力{attack}、防御力{defense}、コスト{cost}",
    printed_figures.HeroFiguresLine: "頑健{fortitude}、筋力{strength}、敏捷{agility}、知恵{wisdom}、開始地域：{start}",
    printed_figures.FoeFiguresLine: "耐久力{health}、頑健{fortitude}、筋力{strength}、知恵{wisdom}、戦闘デッキ：{deck}",
    printed_figures.NoFigures: "",
}
