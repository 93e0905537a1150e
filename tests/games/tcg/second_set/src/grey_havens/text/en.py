"""The words of this set in English."""

from ..cards import NobodyWounded, SendBack

PHRASES = {SendBack: "return {target} to its player's hand", NobodyWounded: "no companion is wounded"}
