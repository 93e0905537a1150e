"""Lanterns as the house knows it: all that it needs of this game, by name. What is not named here comes by default."""

from onetable.games.face import Face, Part

FACE = Face(
    id="lanterns",
    home="lanterns",
    rulebook=Part("lanterns.game:Lanterns"),
    teller=Part("lanterns.teller:LanternsTeller"),
    bots={"rules": Part("lanterns.bot:LanternsRulesBot")},
    proof=Part("lanterns.invariants"),
)
