"""The words of this set in Dutch."""

from ..cards import NobodyWounded, SendBack

PHRASES = {
    SendBack: "{target:object}|terug|sturen|naar de hand van de speler",
    NobodyWounded: "geen reisgenoot gewond is",
}
