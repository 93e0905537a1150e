"""The words of this set in Chinese."""

from ..cards import NobodyWounded, SendBack

PHRASES = {SendBack: "使{target}回到其玩家的手牌", NobodyWounded: "没有同伴受伤"}
