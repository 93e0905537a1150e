"""Japanese lines of cards: what is printed besides the effects, what holds all the time, and the figures."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from onetable.games.quest.text import lexicon as words
from onetable.games.quest.text.book import QuestBook, QuestPhrase
from onetable.games.quest.text.ja.card_sentence import CardSentence
from onetable.games.quest.text.ja.nouns import NAMES
from onetable.games.quest.text.ja.sentences import tell, written
from onetable.games.quest.traits import Moment, Monster


def then(opening: str, hero: str = "") -> Callable[[Any, QuestBook], str]:
    """Effects under a heading, or after what brings them about."""

    def line(word: Any, book: QuestBook) -> str:
        voice = CardSentence(book, hero)
        return voice.fill(opening, word) + written(tell(word.effects, voice))

    return line


CARDS: dict[object, QuestPhrase] = {
    words.Does: lambda word, book: then("", "ヒーロー" if word.card else "")(word, book),
    words.Requires: "プレイの条件：{condition:if}。",
    words.Affects: lambda word, book: CardSentence(book).fill("影響を受ける地域：{where:one}。", word),
    words.BeginsWith: (
        "準備：各暗黒の城砦に脅威トークンを{each_stronghold}枚ずつ、暗黒の城砦か影の差す場所に{extension}枚、シャドウプールに{pool}枚置く。"
        "シャドウカードを{shadow_drawn}枚引いて{shadow_kept}枚を手札に加え、残りを捨てる。"
        "プロットカードを{plots_drawn}枚引いて{plots_kept}枚を手札に加え、残りをデッキの底に置く。"
    ),
    (words.BeginsWith, "no pool"): (
        "準備：各暗黒の城砦に脅威トークンを{each_stronghold}枚ずつ、暗黒の城砦か影の差す場所に{extension}枚置く。"
        "シャドウカードを{shadow_drawn}枚引いて{shadow_kept}枚を手札に加え、残りを捨てる。"
        "プロットカードを{plots_drawn}枚引いて{plots_kept}枚を手札に加え、残りをデッキの底に置く。"
    ),
    words.LaysFavor: "{places:all}に支援トークンを1枚ずつ置く。",
    (words.LaysFavor, "one"): "{places:all}に支援トークンを1枚置く。",
    words.BringsCharacter: "{character}を{place}に置く。",
    words.StaysUntilExplored: then("{place}にイベントマーカーを置く。ヒーローがそこを探索したら、このカードを捨てる。", "そのヒーロー"),
    words.AdvancesEachStory: "このカードが捨てられるまで、ストーリーステップごとに{marker}を1マス進める。",
    words.KeptFor: then("このカードを渡されたヒーローは、キャラクターか他のヒーローのいる地域を探索した時、"),
    words.WhenReceived: then("このカードを引いたら、"),
    words.SetsUp: then("準備："),
    words.TaskExplore: "目的：{place}を探索する。",
    words.TaskExploreOrMeet: "目的：{place}を探索するか、{foe}と戦う（勝敗は問わない）。",
    words.TaskDefeat: "目的：{place}での遭遇ステップに、遭遇カードを引く代わりに{monster}と戦い、倒す。",
    words.Rewards: then("報酬："),
    words.IsQuest: "このカードを捨てず、サイドクエストとして受け取る。",
    words.MissionMet: "達成条件：{condition:if}。",
    words.WhenActive: then("このプロットが進行中になった時、"),
    words.WhenConsulted: then("ヒーローが{character}の助言を請うたびに、", "そのヒーロー"),
    words.WhenRestingInTheWild: then("安息所以外の場所で休息した時、"),
    # what holds all the time
    words.Lowers: "{attribute}−{by}。",
    words.HandLimit: "手札を{cards}枚までしか持てない。超えた分はただちに捨てる。",
    words.FavorLimit: "支援トークンを{most}枚までしか持てない。超えた分はただちに捨てる。",
    words.FavorPerTurn: "自分のターンごとに、支援トークンを{most}枚までしか得られない。",
    words.MorePerils: "自分のターンにサウロンが危難カードを引く時、サウロンは{more}枚多く引く。",
    words.EncounterDraw: "遭遇カードを3枚ではなく{cards}枚引く。",
    words.NoConsultNorTrade: "キャラクターの助言を請うことも、取引することもできない。",
    words.TravelSteps: "自分のターンごとに、トラベルステップの手順を{most}回までしか行えない。",
    words.DiscardsBeforeCombat: "戦闘が始まるたびに、手札を無作為に{cards}枚捨てる。",
    words.SauronMayDraw: "自分のターンにサウロンがシャドウカードをプレイするたびに、サウロンはシャドウカードを{cards}枚引いてもよい。",
    words.MarkerGoesFurther: "休息した時や敗北した時、サウロンの一番左のマーカーを1マスではなく{spaces}マス進める。",
    words.WaterForOneCard: "水路は任意のカード1枚で移動できる。",
    words.JoinsBySea: "{places:all}の間を、任意のカード{cost}枚で移動できる。",
    words.CheaperPaths: "すべての街道の数字を{by}減らす（最低1）。",
    words.DrainsPoolWhenShadowed: (
        "自分のターンにサウロンがシャドウカードをプレイするたびに、シャドウプールから脅威トークンを{by}枚取り除く。"
    ),
    words.MakesPerilous: "{place}は危険な地域になる。",
    words.NoRestNorEncounter: "影響を受ける地域では、ヒーローは休息することも、遭遇カードを引くこともできない。",
    words.TokensMayBeUrukHai: (
        f"サウロンは、{{region:region}}の空でないモンスタートークンをどれでも{NAMES[Monster.URUK_HAI]}として扱ってもよい。"
    ),
    words.MovesFar: "移動の指令1回で、{spaces}地域先まで移動できる。",
    words.TokensNear: "この臣下のいる地域とその隣接地域には、脅威トークンがなくてもモンスタートークンを置ける。",
    words.CorruptsAtOnce: "この臣下との戦闘の開始時に、ヒーローは堕落カードを{cards}枚引く。",
    words.PerilNear: "この臣下のいる地域とその隣接地域は、安息所を除いて危険な地域になる。",
    words.NoRestNear: "この臣下のいる地域とその隣接地域では、ヒーローは安息所にいない限り、休息も回復もできない。",
    words.ComesBack: "敗北しても、サウロンの次のアクションステップの開始時に、ダメージのない状態で{place}に戻る。",
    words.Scouts: "自分のターンごとに1回、隣接する地域1か所のモンスタートークンをすべて見てもよい。",
    words.FavorForQuests: "自分のターンごとに1回、クエストを達成した時かキャラクターの助言を請うた時に、支援トークンを{favor}枚得る。",
    words.StartsWithHorse: "馬を持ってゲームを始める。",
    words.UndecidedGoesOn: "トラベルステップの戦闘が引き分けに終わっても、ターンは終わらない。",
    # when a shadow card is played
    Moment.ACTION: "アクションステップ",
    Moment.TURN: "ヒーローのターンの開始時",
    Moment.COMBAT: "戦闘の開始時",
    Moment.ENTER: "ヒーローが安息所以外の地域に入った時",
    Moment.DEFEAT: "ヒーローが敗北した時",
    # figures
    words.PlotFigures: "プロット、必要シャドウプール{pool}、ストーリーステップごとに{marker}を{advance}マス進める、放棄の支援コスト{favor}",
    (words.PlotFigures, "starting"): "初期プロット、ストーリーステップごとに{marker}を{advance}マス進める、放棄の支援コスト{favor}",
    (words.PlotFigures, "free"): (
        "プロット、シャドウプール不要、ストーリーステップごとに{marker}を{advance}マス進める、放棄の支援コスト{favor}"
    ),
    words.ShadowFigures: "シャドウカード、必要シャドウプール{pool}、プレイ：{moment}",
    words.EventFigures: "イベント、ステージ{stage:stage}、優先番号{priority}",
    words.CorruptionFigures: "堕落、休息時に捨てる支援コスト{cost}",
    (words.CorruptionFigures, "free"): "堕落、手元に残らない",
    words.PerilFigures: "危難、適用：すべての地域",
    (words.PerilFigures, "place"): "危難、適用：{place}",
    (words.PerilFigures, "region"): "危難、適用：{regions:all region}",
    words.EncounterFigures: "{deck:deck}、優先番号{priority}、適用：このデッキのすべての地域",
    (words.EncounterFigures, "place"): "{deck:deck}、優先番号{priority}、適用：{place}",
    (words.EncounterFigures, "region"): "{deck:deck}、優先番号{priority}、適用：{region:region}",
    (words.QuestFigures, "side"): "サイドクエスト",
    (words.QuestFigures, "advanced"): "{hero}のアドバンスドクエスト",
    (words.QuestFigures, "starting"): "{hero}のスターティングクエスト",
    (words.MissionFigures, "sauron"): "サウロンの使命",
    (words.MissionFigures, "heroes"): "ヒーローの使命",
    words.FightingFigures: "{type}、攻撃力{attack}、防御力{defense}、コスト{cost}、地形：{terrain}",
    (words.FightingFigures, "anywhere"): "{type}、攻撃力{attack}、防御力{defense}、コスト{cost}",
    words.HeroFiguresLine: "ヒーロー、頑健{fortitude}、筋力{strength}、敏捷{agility}、知恵{wisdom}、開始地域：{start}",
    (words.FoeFiguresLine, "monster"): ("モンスター、耐久力{health}、頑健{fortitude}、筋力{strength}、知恵{wisdom}、戦闘デッキ：{deck}"),
    (words.FoeFiguresLine, "minion"): (
        "臣下、耐久力{health}、頑健{fortitude}、筋力{strength}、知恵{wisdom}、戦闘デッキ：{deck}、"
        "ステージ{stage:stage}、登場地域：{starts:any}"
    ),
    words.NoFigures: "",
}
