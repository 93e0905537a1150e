"""The trading card game as the house knows it."""

from onetable.games.face import Command, Face, Part

FACE = Face(
    id="tcg",
    home="onetable.games.tcg",
    place=2,
    rulebook=Part("onetable.games.tcg.game:TradingCardGame"),
    teller=Part("onetable.games.tcg.telling.teller:TcgTeller"),
    coach=Part("onetable.games.tcg.telling.coach:TcgCoach"),
    pictures=Part("onetable.games.tcg.pictures.pictures:TcgPictures"),
    terminal=Part("onetable.games.tcg.terminal.look:TcgLook"),
    bots={"rules": Part("onetable.games.tcg.bots.rules:TcgRulesBot")},
    thinking=Part("onetable.games.tcg.bots.playout:TcgThinking"),
    proof=Part("onetable.games.tcg.invariants"),
    commands={
        "decks": Command(
            "Show the decks of the trading card game, and check and convert those that players bring.",
            "onetable.games.tcg.commands.decks:app",
        ),
        "sets": Command(
            "Show the sets of cards of the trading card game that are installed, and check one that you write.",
            "onetable.games.tcg.commands.sets:app",
        ),
    },
    bench="bench.tcg",
)
