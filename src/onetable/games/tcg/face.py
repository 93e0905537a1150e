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
    usual_bot="steady",
    thinking=Part("onetable.games.tcg.bots.first:FirstTcgThinking"),  # until others are shown to be better
    foresight=Part("onetable.games.tcg.bots.levels:TcgLevels"),
    reasons=Part("onetable.games.tcg.bots.reasons.reasons:TcgReasons"),
    hidden_bots={
        "rules-1": Part("onetable.games.tcg.bots.first:FirstTcgRules"),
        "habits": Part("onetable.games.tcg.bots.instinct.bot:TcgHabitBot"),
    },
    hidden_thinking={
        "rollout-1": Part("onetable.games.tcg.bots.first:FirstTcgThinking"),
        "rollout-next": Part("onetable.games.tcg.bots.playout:TcgThinking"),
        "rollout-learned": Part("onetable.games.tcg.bots.learned:LearnedTcgThinking"),
    },
    learning=Part("onetable.games.tcg.bots.features:TcgSubject"),
    instinct=Part("onetable.games.tcg.bots.instinct.instinct:TcgInstinct"),
    trials=Part("onetable.games.tcg.reports.trials:DeckTrials"),
    balance=Part("onetable.games.tcg.bots.balance:TcgBalance"),
    encoding=Part("onetable.games.tcg.encoding:TcgEncoding"),
    proof=Part("onetable.games.tcg.invariants"),
    decks=Part("onetable.games.tcg.telling.decks:TcgDecks"),
    pages=("/decks",),
    commands={
        "decks": Command(
            "Show the decks of the trading card game, check, convert and try out those that players bring, and keep your own.",
            "onetable.games.tcg.commands.decks:app",
        ),
        "sets": Command(
            "Show the sets of cards of the trading card game that are installed, and check one that you write.",
            "onetable.games.tcg.commands.sets:app",
        ),
    },
    bench="bench.tcg",
)
