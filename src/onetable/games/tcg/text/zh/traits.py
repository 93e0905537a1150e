"""What is printed on cards, in Chinese."""

from __future__ import annotations

from onetable.games.tcg.text.book import CardPhrase
from onetable.games.tcg.text.cards import PrintedFigure
from onetable.games.tcg.traits import Arrow, Culture, ItemClass, Keyword, Kind, Measure, Phase, Race, Side, Signet, Until

PHASES = {
    Phase.FELLOWSHIP: "小队", Phase.SHADOW: "暗影", Phase.MANEUVER: "机动", Phase.ARCHERY: "射箭", Phase.ASSIGNMENT: "指派",
    Phase.SKIRMISH: "交锋", Phase.REGROUP: "重整",
}  # fmt: skip
SITES: dict[object, str] = {
    Keyword.FOREST: "森林", Keyword.MARSH: "沼泽", Keyword.MOUNTAIN: "山岳", Keyword.PLAINS: "平原", Keyword.RIVER: "河流",
    Keyword.UNDERGROUND: "地下",
}  # fmt: skip
TRAITS: dict[object, CardPhrase] = {
    Phase.SETUP: "游戏准备",
    **{phase: f"{name}阶段" for phase, name in PHASES.items()},
    **{(phase, "short"): name for phase, name in PHASES.items()},
    **SITES,
    **{(keyword, "site"): f"{name}地点" for keyword, name in SITES.items()},
    (Keyword.SANCTUARY, "site"): "庇护所",
    Side.FREE: "自由民族", Side.SHADOW: "暗影", Side.RING: "至尊魔戒", Side.SITE: "地点",
    Kind.COMPANION: "同伴", Kind.ALLY: "盟友", Kind.MINION: "爪牙", Kind.POSSESSION: "物品", Kind.ARTIFACT: "神器", Kind.CONDITION: "状态",
    Kind.EVENT: "事件", Kind.SITE: "地点", Kind.THE_ONE_RING: "至尊魔戒",
    Culture.DWARVEN: "矮人", Culture.ELVEN: "精灵", Culture.GANDALF: "甘道夫", Culture.GONDOR: "刚铎", Culture.SHIRE: "夏尔",
    Culture.ISENGARD: "艾森加德", Culture.MORIA: "莫瑞亚", Culture.RINGWRAITH: "戒灵", Culture.SAURON: "索伦",
    Race.DWARF: "矮人", Race.ELF: "精灵", Race.HOBBIT: "霍比特人", Race.MAN: "人类", Race.WIZARD: "巫师", Race.NAZGUL: "那兹古尔",
    Race.ORC: "奥克", Race.TROLL: "食人妖", Race.URUK_HAI: "乌鲁克族",
    Signet.ARAGORN: "阿拉贡徽记", Signet.FRODO: "弗罗多徽记", Signet.GANDALF: "甘道夫徽记",
    ItemClass.ARMOR: "铠甲", ItemClass.CLOAK: "斗篷", ItemClass.HAND_WEAPON: "手持武器", ItemClass.HELM: "头盔", ItemClass.MOUNT: "坐骑",
    ItemClass.PIPE: "烟斗", ItemClass.RANGED_WEAPON: "远程武器", ItemClass.SHIELD: "盾牌",
    Keyword.ARCHER: "弓箭手", Keyword.DAMAGE: "伤害", Keyword.DEFENDER: "防御者", Keyword.FIERCE: "凶猛", Keyword.RANGER: "游侠",
    Keyword.RING_BEARER: "持戒者", Keyword.TRACKER: "追踪者", Keyword.SEARCH: "搜寻", Keyword.SPELL: "法术", Keyword.STEALTH: "潜行",
    Keyword.TALE: "传说", Keyword.WEATHER: "天气", Keyword.PIPEWEED: "烟斗草",
    Keyword.SANCTUARY: "庇护所",
    Measure.STRENGTH: "力量", Measure.VITALITY: "生命力", Measure.COST: "暮光费用", Measure.ROAMING_PENALTY: "游荡惩罚",
    Measure.SHADOW_NUMBER: "暗影数", Measure.MINION_ARCHERY: "爪牙射箭总数", Measure.FELLOWSHIP_ARCHERY: "小队射箭总数",
    Measure.TRIPLED: "只会被3倍力量压倒", Measure.ONE_WOUND: "每个交锋阶段至多受到1处伤口", Measure.NO_WOUNDS: "不受伤口",
    Measure.NO_HEALING: "不能被治疗", Measure.KEEPS_BURDENS: "不能移除重担", Measure.NO_ARCHERY: "不计入射箭总数",
    Measure.TAKES_PART: "参加射箭和交锋", Measure.NO_BONUS: "不提供力量加值", Measure.NO_WEAPON_BONUS: "不获得武器的力量加值",
    Measure.NOT_PLAYED: "不能打出", Measure.NOT_DISCARDED: "对手不能弃置", Measure.SKIP_ARCHERY: "没有射箭阶段",
    Measure.SKIP_COMBAT: "没有指派阶段和交锋阶段", Measure.NO_SKIRMISH_ACTIONS: "不能打出交锋事件、使用交锋特殊能力",
    Measure.BESIDE_ANOTHER: "可与另1件手持武器同时携带",
    Until.PHASE_END: "直到本阶段结束", Until.REGROUP: "直到重整阶段", Until.TURN_END: "直到回合结束",
    PrintedFigure.RESISTANCE: "抵抗力",
    Arrow.LEFT: "向左", Arrow.RIGHT: "向右",
}  # fmt: skip
