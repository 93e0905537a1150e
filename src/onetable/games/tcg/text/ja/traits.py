"""What is printed on cards, in Japanese."""

from __future__ import annotations

from onetable.games.tcg.text.book import CardPhrase
from onetable.games.tcg.text.cards import PrintedFigure
from onetable.games.tcg.traits import Arrow, Culture, ItemClass, Keyword, Kind, Measure, Phase, Race, Side, Signet, Until

PHASES = {
    Phase.FELLOWSHIP: "旅の仲間", Phase.SHADOW: "影", Phase.MANEUVER: "機動", Phase.ARCHERY: "射撃", Phase.ASSIGNMENT: "割当",
    Phase.SKIRMISH: "交戦", Phase.REGROUP: "再編",
}  # fmt: skip
TRAITS: dict[object, CardPhrase] = {
    Phase.SETUP: "ゲームの準備",
    **{phase: f"{name}フェイズ" for phase, name in PHASES.items()},
    **{(phase, "short"): name for phase, name in PHASES.items()},
    Side.FREE: "自由の民", Side.SHADOW: "影", Side.RING: "一つの指輪", Side.SITE: "地点",
    Kind.COMPANION: "仲間", Kind.ALLY: "味方", Kind.MINION: "手下", Kind.POSSESSION: "所持品", Kind.ARTIFACT: "秘宝",
    Kind.CONDITION: "状態", Kind.EVENT: "イベント", Kind.SITE: "地点", Kind.THE_ONE_RING: "一つの指輪",
    Culture.DWARVEN: "ドワーフ", Culture.ELVEN: "エルフ", Culture.GANDALF: "ガンダルフ", Culture.GONDOR: "ゴンドール",
    Culture.SHIRE: "ホビット庄", Culture.ISENGARD: "アイゼンガルド", Culture.MORIA: "モリア", Culture.RINGWRAITH: "指輪の幽鬼",
    Culture.SAURON: "サウロン",
    Race.DWARF: "ドワーフ", Race.ELF: "エルフ", Race.HOBBIT: "ホビット", Race.MAN: "人間", Race.WIZARD: "魔法使い",
    Race.NAZGUL: "ナズグール", Race.ORC: "オーク", Race.TROLL: "トロル", Race.URUK_HAI: "ウルク=ハイ",
    Signet.ARAGORN: "アラゴルンの印章", Signet.FRODO: "フロドの印章", Signet.GANDALF: "ガンダルフの印章",
    ItemClass.ARMOR: "鎧", ItemClass.CLOAK: "外套", ItemClass.HAND_WEAPON: "手持ち武器", ItemClass.HELM: "兜", ItemClass.MOUNT: "乗騎",
    ItemClass.PIPE: "パイプ", ItemClass.RANGED_WEAPON: "飛び道具", ItemClass.SHIELD: "盾",
    Keyword.ARCHER: "射手", Keyword.DAMAGE: "ダメージ", Keyword.DEFENDER: "守り手", Keyword.FIERCE: "凶暴", Keyword.RANGER: "野伏",
    Keyword.RING_BEARER: "指輪所持者", Keyword.TRACKER: "追跡者", Keyword.SEARCH: "捜索", Keyword.SPELL: "呪文", Keyword.STEALTH: "忍び",
    Keyword.TALE: "物語", Keyword.WEATHER: "天候", Keyword.PIPEWEED: "パイプ草", Keyword.FOREST: "森", Keyword.MARSH: "沼地",
    Keyword.MOUNTAIN: "山", Keyword.PLAINS: "平原", Keyword.RIVER: "川", Keyword.SANCTUARY: "聖域", Keyword.UNDERGROUND: "地下",
    Measure.STRENGTH: "強さ", Measure.VITALITY: "生命力", Measure.COST: "黄昏コスト", Measure.ROAMING_PENALTY: "徘徊ペナルティ",
    Measure.SHADOW_NUMBER: "影の数値", Measure.MINION_ARCHERY: "手下の射撃合計", Measure.FELLOWSHIP_ARCHERY: "旅の仲間の射撃合計",
    Measure.TRIPLED: "3倍の強さでなければ圧倒されない", Measure.ONE_WOUND: "交戦フェイズごとに負傷は1つまで",
    Measure.NO_WOUNDS: "負傷しない", Measure.NO_HEALING: "治療されない", Measure.KEEPS_BURDENS: "重荷を取り除けない",
    Measure.NO_ARCHERY: "射撃合計に加わらない", Measure.TAKES_PART: "射撃と交戦に参加する", Measure.NO_BONUS: "強さボーナスを与えない",
    Measure.NO_WEAPON_BONUS: "武器の強さボーナスを得ない", Measure.NOT_PLAYED: "プレイできない",
    Measure.NOT_DISCARDED: "対戦相手は捨てられない", Measure.SKIP_ARCHERY: "射撃フェイズなし",
    Measure.SKIP_COMBAT: "割当フェイズと交戦フェイズなし", Measure.NO_SKIRMISH_ACTIONS: "交戦のイベントと特殊能力を使えない",
    Measure.BESIDE_ANOTHER: "他の手持ち武器1つと同時に持てる",
    Until.PHASE_END: "フェイズの終わりまで", Until.REGROUP: "再編フェイズまで", Until.TURN_END: "ターンの終わりまで",
    PrintedFigure.RESISTANCE: "抵抗力",
    Arrow.LEFT: "左へ", Arrow.RIGHT: "右へ",
}  # fmt: skip
