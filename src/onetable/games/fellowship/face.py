"""The trick-taking game as the house knows it."""

from onetable.games.face import Command, Face, Part

FACE = Face(
    id="fellowship",
    home="onetable.games.fellowship",
    place=1,
    rulebook=Part("onetable.games.fellowship.game:Fellowship"),
    teller=Part("onetable.games.fellowship.telling.teller:FellowshipTeller"),
    coach=Part("onetable.games.fellowship.telling.coach:FellowshipCoach"),
    pictures=Part("onetable.games.fellowship.pictures.pictures:FellowshipPictures"),
    terminal=Part("onetable.games.fellowship.terminal.look:FellowshipLook"),
    opening=Part("onetable.games.fellowship.terminal.book:open_book"),
    bots={
        "rules": Part("onetable.games.fellowship.bots.rules:FellowshipRulesBot"),
        "partner": Part("onetable.games.fellowship.bots.partner.bot:PartnerBot"),
    },
    usual_bot="partner",
    bot_levels={"partner": {"quick": 0.0, "thoughtful": 0.2, "patient": 2.0}},
    thinking=Part("onetable.games.fellowship.bots.playout:FellowshipThinking"),
    hindsight=Part("onetable.games.fellowship.looking_back:FellowshipHindsight"),
    puzzles=Part("onetable.games.fellowship.puzzles.puzzles:FellowshipPuzzles"),
    encoding=Part("onetable.games.fellowship.encoding:FellowshipEncoding"),
    proof=Part("onetable.games.fellowship.invariants"),
    campaigns=Part("onetable.games.fellowship.campaign:Campaigns"),
    chapters=Part("onetable.games.fellowship.telling.chapters:Book"),
    pages=("/book",),
    commands={
        "campaign": Command("Show how far a group has come, and what comes next.", "onetable.games.fellowship.commands.campaign:app"),
        "learn": Command("Train a network to play tricks, and deal rounds to train it on.", "onetable.games.fellowship.commands.learn:app"),
        "puzzle": Command("Play the puzzle of the day, or one of the book.", "onetable.games.fellowship.commands.puzzle:app"),
        "solve": Command("Say whether a round could be won, and where it was lost.", "onetable.games.fellowship.commands.solve:solve"),
    },
    bench="bench.engine",
)
