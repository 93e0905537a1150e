"""The words of this set in Dutch."""

from onetable.games.tcg.text.nl.piles import does

from ..cards import NobodyWounded, SendBack

PHRASES = {
    SendBack: does("sturen", "{target}", "terug", tail="naar de hand van de speler"),
    NobodyWounded: "geen reisgenoot gewond is",
}
