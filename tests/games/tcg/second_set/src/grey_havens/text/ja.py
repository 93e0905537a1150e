"""The words of this set in Japanese."""

from ..cards import NobodyWounded, SendBack

PHRASES = {SendBack: "{target}をそのプレイヤーの手札に戻す", NobodyWounded: "負傷している仲間がいない"}
