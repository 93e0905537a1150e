"""Limited play as the house knows it."""

from onetable.games.face import Face, Part

FACE = Face(
    id="drafts",
    home="onetable.games.drafts",
    place=4,
    beside="tcg",
    rulebook=Part("onetable.games.drafts.game:LimitedPlay"),
    teller=Part("onetable.games.drafts.teller:DraftTeller"),
    pictures=Part("onetable.games.drafts.pictures.pictures:DraftPictures"),
    terminal=Part("onetable.games.drafts.look:DraftLook"),
    bots={"rules": Part("onetable.games.drafts.bot:DraftRulesBot")},
    thinking=Part("onetable.games.drafts.bot:DraftThinking"),
    encoding=Part("onetable.games.drafts.encoding:DraftEncoding"),
    proof=Part("onetable.games.drafts.invariants"),
)
