"""Chinese: what stands on the cards of chapters."""

from __future__ import annotations

from onetable.games.fellowship.blueprints import ChapterText
from onetable.games.fellowship.text.zh.names import in_text
from onetable.language.book import Row


def who(card: ChapterText, _: object) -> str:
    """Who must take part, who may, and who need not be finished."""
    others = "其他可选角色：{others:all}。" if card.others else ""
    unneeded = "{unneeded:all}不必完成也可通关。" if card.unneeded else ""
    few = "{only_for_four:all}只在单人或4人游戏中使用。" if card.only_for_four else ""
    rounds = "各组回合" if card.in_groups else "每个回合"
    return f"{rounds}的必选角色：{{required:all}}。{others}{unneeded}{few}"


def events(card: ChapterText, _: object) -> str:
    """What happens in every round, or in one of them."""
    if card.choice:
        return f"每个回合选择1个事件：{'、'.join([in_text(event) for event in card.choice])}。"
    return f"事件：{'、'.join([in_text(event) for event in card.events])}。" if card.events else ""


def gifts(card: ChapterText, _: object) -> str:
    """Who gets which rider, who which gift."""
    given = "，".join([f"{in_text(who)}获得{in_text(what)}" for who, what in card.riders + card.gifts])
    return f"{'特殊黑骑士牌' if card.riders else '馈赠'}：{given}。" if given else ""


CHAPTERS: dict[object, Row] = {
    (ChapterText, "who line"): who,
    (ChapterText, "threat line"): lambda card, _: "威胁牌：1–{highest_threat}点。" if card.highest_threat else "",
    (ChapterText, "event line"): events,
    (ChapterText, "gift line"): gifts,
    (ChapterText, "end line"): lambda card, _: (
        "随机抽取其他角色（其中1名负重）、1张馈赠和1张特殊黑骑士牌。不断赢得回合，直到每名角色都参与过获胜的回合，且黑骑士牌已经用过。"
        if card.endless
        else "本章持续到所有角色都完成为止。" * card.long
    ),
}
