"""Chinese: what stands on the cards of chapters."""

from __future__ import annotations

from onetable.games.fellowship.blueprints import ChapterText, Given
from onetable.language.book import Row

CHAPTERS: dict[object, Row] = {
    Given: "{who:text}获得{what:text}",
    (ChapterText, "required"): "每个回合的必选角色：{required:all}。",
    (ChapterText, "in groups"): "各组回合的必选角色：{required:all}。其他可选角色：{others:all}。",
    (ChapterText, "others"): "其他可选角色：{others:all}。",
    (ChapterText, "unneeded"): "{unneeded:all}不必完成也可通关。",
    (ChapterText, "only for four"): "{only_for_four:all}只在单人或4人游戏中使用。",
    (ChapterText, "threats"): "威胁牌：1–{highest_threat}点。",
    (ChapterText, "event"): "事件：{events:all}。",
    (ChapterText, "choice"): "每个回合选择1个事件：{choice:all}。",
    (ChapterText, "riders"): "特殊黑骑士牌：{riders:given}。",
    (ChapterText, "gift"): "馈赠：{gifts:given}。",
    (ChapterText, "gifts"): "馈赠：{gifts:given}。",
    (ChapterText, "long"): "本章持续到所有角色都完成为止。",
    (ChapterText, "endless"): (
        "随机抽取其他角色（其中1名负重）、1张馈赠和1张特殊黑骑士牌。不断赢得回合，直到每名角色都参与过获胜的回合，且黑骑士牌已经用过。"
    ),
}
