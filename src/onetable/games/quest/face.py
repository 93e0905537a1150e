"""Middle-earth Quest as the house knows it."""

from onetable.games.face import Face, Part

FACE = Face(
    id="quest",
    home="onetable.games.quest",
    place=3,
    rulebook=Part("onetable.games.quest.game:MiddleEarthQuest"),
    teller=Part("onetable.games.quest.telling.teller:QuestTeller"),
    coach=Part("onetable.games.quest.telling.coach:QuestCoach"),
    pictures=Part("onetable.games.quest.pictures.pictures:QuestPictures"),
    terminal=Part("onetable.games.quest.terminal.look:QuestLook"),
    opening=Part("onetable.games.quest.terminal.gathering:GatheringScreen"),
    bots={"rules": Part("onetable.games.quest.bots.rules:QuestRulesBot")},
    usual_bot="steady",
    thinking=Part("onetable.games.quest.bots.first:FirstQuestThinking"),  # until others are shown to be better
    foresight=Part("onetable.games.quest.bots.levels:QuestLevels"),
    reasons=Part("onetable.games.quest.bots.reasons.reasons:QuestReasons"),
    hidden_bots={
        "rules-1": Part("onetable.games.quest.bots.first:FirstQuestRules"),
        "habits": Part("onetable.games.quest.bots.instinct.bot:QuestHabitBot"),
    },
    hidden_thinking={
        "rollout-1": Part("onetable.games.quest.bots.first:FirstQuestThinking"),
        "rollout-next": Part("onetable.games.quest.bots.playout:QuestThinking"),
    },
    learning=Part("onetable.games.quest.bots.features:QuestSubject"),
    instinct=Part("onetable.games.quest.bots.instinct.instinct:QuestInstinct"),
    balance=Part("onetable.games.quest.bots.balance:QuestBalance"),
    encoding=Part("onetable.games.quest.encoding:QuestEncoding"),
    proof=Part("onetable.games.quest.invariants"),
    bench="bench.quest",
)
