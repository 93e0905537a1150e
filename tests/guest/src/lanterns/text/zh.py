"""Lanterns in Chinese."""

from __future__ import annotations

from lanterns import news, phases, pieces, words
from onetable.core import match
from onetable.core.phrasebook import Phrasebook, Phrases

NAMES = {
    "moth": "飞蛾灯",
    "ember": "余烬灯",
    "firefly": "萤火虫灯",
    "tin": "铁皮灯",
    "paper": "纸灯",
    "reed": "芦苇灯",
    "glass": "琉璃灯",
    "horn": "牛角灯",
    "silk": "丝绸灯",
    "carp": "鲤鱼灯",
    "crane": "仙鹤灯",
    "owl": "猫头鹰灯",
    "fox": "狐狸灯",
    "lotus": "莲花灯",
    "moon": "月亮灯",
    "dragon": "龙灯",
}


def name(word: pieces.Named) -> str:
    """“飞蛾灯”; one that is not seen is 一盏灯."""
    return f"“{NAMES[word.key]}”" if word.key else "一盏灯"


PHRASES: Phrases = {
    tuple: "",
    pieces.Named: name,
    (pieces.Named, "alone"): lambda word: NAMES[word.key],
    pieces.Player: lambda word: f"玩家{word.seat + 1}",
    pieces.Lantern: "亮度{light}。{text}",
    # ---- on the lanterns
    words.Gain: "获得{glow}点光辉。",
    words.LookAtPile: "查看灯堆的下一盏灯。",
    words.PutOut: "熄灭另一盏灯。",
    words.Steady: "任何效果都不能熄灭它。",
    words.Needs: "至少有{glow}点光辉才能挂起。",
    # ---- what is asked, and what can be chosen
    phases.HangUp: "你要挂起哪一盏灯？",
    phases.KeepWatch: "由你守夜。你要看哪块布下的灯？",
    (words.PutOut, "asked"): "你要熄灭哪一盏灯？",
    phases.Hang: "挂起{lantern}",
    phases.LookUnder: "查看{whose}的灯",
    phases.LookAway: "不看",
    words.Smother: "熄灭{whose}的灯",
    # ---- what happened
    news.NightFalls: "第{number}夜降临，{watch}守夜。",
    news.Rekindled: "灰烬洗混，成为新的灯堆。",
    news.Hung: "{who}挂起了{lantern}。",
    news.Looked: "{who}查看{whose}的布下，看到{lantern}。",
    news.LookedAtPile: "{who}查看灯堆，看到{lantern}。",
    news.Unwrapped: "{who}揭开{lantern}。",
    news.WentOut: "{who}的{lantern}熄灭了。",
    news.Gained: "{who}获得{glow}点光辉。",
    news.Won: "{who}以{glow}点光辉获胜。",
    # ---- why not
    news.TooLittleGlow: "需要至少{glow}点光辉。",
    news.SeenBefore: "你已经知道这是哪一盏灯。",
    news.IsYourOwn: "这是你自己的灯。",
    news.IsDark: "它已经熄灭了。",
    news.IsSteady: "任何效果都不能熄灭它。",
    match.NothingToUndo: "还没有可以撤销的选择。",
    match.OthersWentOn: "之后已有其他人行动。",
    match.DiceFell: "之后已有随机结果产生。",
    match.OthersLearned: "已有其他人看到你的选择。",
    match.Learned: "这一课的目标已达成。",
}

BOOK = Phrasebook("zh", PHRASES, NAMES)
