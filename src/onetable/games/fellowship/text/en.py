"""The trick-taking game in English."""

from __future__ import annotations

import re
from collections.abc import Iterable

from onetable.core import match
from onetable.core.phrasebook import Phrase
from onetable.games.fellowship.blueprints import Character, SpecialCard
from onetable.games.fellowship.cards.characters import ExchangeLikeAragorn
from onetable.games.fellowship.pieces import names
from onetable.games.fellowship.pieces.playing_cards import FORESTS, HILLS, MOUNTAINS, SHADOWS, Card, Suit
from onetable.games.fellowship.text.names import name_of
from onetable.games.fellowship.words import abilities, advice, changes, choices, goals, news, reasons, setup_actions

# ---- helpers: counting and listing


def name(key: str) -> str:
    """A name as it stands on its card."""
    return name_of(key, "en")


def quoted(key: str) -> str:
    """A name in the middle of a sentence: one with a comma would tear it apart."""
    return f"“{name(key)}”" if "," in name(key) else name(key)


def possessive(key: str) -> str:
    """Frodo’s; of a name with a comma only what stands before it."""
    return f"{name(key).partition(',')[0]}’s"


def count(number: int, noun: str) -> str:
    """1 trick, 3 tricks."""
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def card_of(suit: Suit) -> str:
    """What one card of the suit is called: a Ring, a Hills card."""
    singular = name(f"suit.{suit}")
    return f"{singular} card" if suit in (HILLS, MOUNTAINS, FORESTS, SHADOWS) else singular.removesuffix("s")


def listed(words: Iterable[str], last: str = "and") -> str:
    """A, B and C."""
    *first, end = words
    return f"{', '.join(first)} {last} {end}" if first else end


def persons(keys: Iterable[str], last: str = "or") -> str:
    """Frodo, Sam or Merry."""
    return listed([name(key) for key in keys], last)


def times(number: int) -> str:
    """How often."""
    return {1: "once", 2: "twice"}.get(number, f"{number} times")


# ---- goals: clauses that begin with a verb, and what must never happen


def win_tricks(goal: goals.WinTricks) -> str:
    """At least, exactly, one or the other, none."""
    least, most = goal.least, goal.most
    if most == 0:
        return "win no trick"
    if most >= 99:
        return f"win at least {count(least, 'trick')}"
    if least == most:
        return f"win exactly {count(least, 'trick')}"
    if least == 0:
        return f"win at most {count(most, 'trick')}"
    return f"win exactly {least} or {most} tricks" if most == least + 1 else f"win {least}–{most} tricks"


def never_win_tricks(goal: goals.WinTricks) -> str:
    """The other way round."""
    if goal.most == 0:
        return "win at least 1 trick"
    return f"win fewer than {count(goal.least, 'trick')}" if goal.most >= 99 else f"never {win_tricks(goal)}"


def helped(goal: goals.WinCards) -> str:
    """Whose cards count as well."""
    if not goal.helpers:
        return ""
    return f" ({name(f'suit.{goal.suit}')} won by {persons(goal.helpers, 'and')} count, too)"


def win_cards(goal: goals.WinCards) -> str:
    """So many cards of a suit; all of them if there are no more."""
    amount = "all" if goal.suit in (HILLS, MOUNTAINS, FORESTS, SHADOWS) and goal.least == 8 else "at least"
    return f"win {amount} {count(goal.least, card_of(goal.suit))}{helped(goal)}"


def never_win_cards(goal: goals.WinCards) -> str:
    """Not so many cards of a suit; usually none."""
    amount = f"a {card_of(goal.suit)}" if goal.least == 1 else f"{goal.least} or more {card_of(goal.suit)}s"
    return f"never win {amount}{helped(goal)}"


def win_threat_card(goal: goals.WinThreatCard) -> str:
    """One card for each suit."""
    wanted = listed([f"the {card_of(suit)}" for suit in goal.suits])
    return f"win {'both ' if len(goal.suits) == 2 else ''}{wanted} with the rank of your threat"


def never(phrase: Phrase) -> Phrase:
    """The plain way to forbid what a clause demands."""
    return lambda goal: f"never {phrase if isinstance(phrase, str) else phrase(goal)}"


GOALS: dict[object, Phrase] = {
    goals.WinTricks: win_tricks,
    goals.WinThreatTricks: "win exactly as many tricks as the rank of your threat",
    goals.WinMoreOrFewer: "win more or fewer tricks than the rank of your threat, whichever you declared (an equal number fails)",
    goals.WinFewestTricks: "win the fewest tricks (ties are allowed)",
    goals.WinMiddleTricks: "win neither the fewest nor the most tricks (a tie for either fails)",
    goals.OthersWinTricks: lambda goal: f"every other character must win at least {count(goal.least, 'trick')}",
    goals.WinInARow: lambda goal: "win exactly 1 trick" if goal.count == 1 else "win exactly {count} tricks, all in a row",
    goals.WinOneOfLast: lambda goal: "win the last trick" if goal.count == 1 else "win at least 1 of the last {count} tricks",
    goals.WinOnlyWith: "win at least 1 trick, and only tricks that contain a {suit:card}",
    goals.WinTricksWith: lambda goal: f"win at least {count(goal.least, 'trick')} containing a {{suit:card}}",
    goals.WinCards: win_cards,
    goals.WinCard: "win {card:the}",
    goals.WinRank: "win a card of rank {rank}",
    goals.WinThreatCard: win_threat_card,
    goals.WinThreatRank: lambda goal: f"win at least {count(goal.least, 'card')} with the rank of your threat, of any suit",
    goals.WinMostCards: "win more {suit:card}s than any other character",
    goals.WinEveryRank: "win at least 1 card of every rank from 1 to {highest}",
    goals.WinEverySuit: lambda goal: f"win at least {listed([f'1 {card_of(suit)}' for suit in goal.suits])}",
    goals.WinRun: lambda goal: f"win at least {count(goal.length, card_of(goal.suit))} of consecutive ranks",
    goals.WinSameRank: lambda goal: f"win at least {count(goal.least, 'card')} of the same rank",
    goals.EverybodyWins: "every character must win at least 1 {suit:card}",
    goals.WinLastTrick: "win the last trick",
    goals.PlayInLastTrick: "play a {suit:card} in the last trick (you need not win it)",
    goals.LeadSuit: "lead a {suit:card}",
    goals.KeepSuitWon: lambda goal: f"end the round holding a card of a suit of which you won at least {count(goal.least, 'card')}",
}
NEVER: dict[object, Phrase] = {
    **{(kind, "never"): never(phrase) for kind, phrase in GOALS.items()},
    (goals.WinTricks, "never"): never_win_tricks,
    (goals.WinCards, "never"): never_win_cards,
    (goals.OthersWinTricks, "never"): lambda goal: f"another character must win fewer than {count(goal.least, 'trick')}",
    (goals.EverybodyWins, "never"): "at least 1 character must win no {suit:card}",
}


# ---- set-up actions and changes that need more than a template


def exchange(action: setup_actions.Exchange) -> str:
    """With one of these; perhaps more than once."""
    return f"Exchange 1 card with {persons(action.persons)}{f', {times(action.times)}' if action.times > 1 else ''}."


def exchange_with_all(action: setup_actions.ExchangeWithAll) -> str:
    """With everybody, or with all of these who are there."""
    if not action.persons:
        return "Exchange 1 card with every other character, all at the same time."
    return f"Exchange 1 card each with {persons(action.persons, 'and')} (whoever is in play), at the same time."


def by_players(four: object, fewer: object) -> str:
    """A figure for one or four players, another for two or three."""
    return f"{four}" if four == fewer else f"{four} with 1 or 4 players, {fewer} with 2 or 3"


def two_groups(change: changes.TwoGroups) -> str:
    """Who plays in which round."""
    groups = f"{name('group_1')}: {persons(change.first, 'and')}. {name('group_2')}: {persons(change.second, 'and')}."
    burdened = any(key.endswith("_burdened") for key in change.first + change.second)
    return f"Play 1 round with each of 2 groups. {groups}{' Gold cards show their burdened side.' if burdened else ''}"


def give_riders(change: changes.GiveRiders) -> str:
    """Who gets which rider."""
    pairs = listed([f"{name(who)} gets {name(rider)}" for who, rider in change.pairs])
    return f"Characters get their special riders when they are chosen: {pairs}."


def read_character(card: Character) -> str:
    """Goal, set-up action, abilities, lead; a goal that needs certain cards says when to draw a threat again."""
    setup = "{setup:checked}" if card.goal.needs(1) else "{setup:sentences}"
    return f"{{goal}}. {setup} {{abilities:sentences}} {'You lead the first trick.' if card.leads else ''}"


def names_suits(word: news.NamesSuits) -> str:
    """One suit, or all that are tied."""
    suits = listed([name(f"suit.{suit}") for suit in word.suits])
    return f"{{who:short}} names {suits} as the longest {'suit' if len(word.suits) == 1 else 'suits'}."


PHRASES: dict[object, Phrase] = {
    tuple: ", ",
    (tuple, "sentences"): " ",
    (tuple, "checked"): " ",
    # ---- names and cards
    names.Named: lambda word: name(word.key),
    (names.Named, "short"): lambda word: name(word.key).partition(",")[0],
    (names.Named, "possessive"): lambda word: possessive(word.key),
    names.Player: lambda word: f"player {word.number + 1}",
    names.Pyramid: "the pyramid",
    names.ThreatCard: "Threat {rank}",
    names.TheLostCard: "the lost card",
    Card: "{rank} of {suit}",
    (Card, "the"): "the {rank} of {suit}",
    **{suit: name(f"suit.{suit}") for suit in Suit},
    **{(suit, "card"): card_of(suit) for suit in Suit},
    # ---- goals
    **GOALS,
    **NEVER,
    goals.Both: "{first}, and {second}",
    (goals.Both, "never"): "do not both {first} and {second}",
    goals.Never: "{goal:never}",
    (goals.Never, "never"): "{goal}",
    goals.ByPlayers: "with 4 players, {four}; with 1–3 players, {fewer}",
    (goals.ByPlayers, "never"): "with 4 players, {four:never}; with 1–3 players, {fewer:never}",
    goals.Nothing: "you have no goal of your own",
    (goals.Nothing, "never"): "you fail in any case",
    # ---- abilities
    abilities.MayNameLeader: "When you would lead, you may name another character to lead instead.",
    abilities.NeedNotFollow: "You need not follow suit.",
    abilities.MayLeadRings: "You may lead Rings at any time.",
    abilities.RingsHelp: lambda word: f"Rings you win count toward {possessive(word.character)} goal, too.",
    abilities.MayRedrawThreats: "All through setup, each character that drew a threat may draw another in its place once, on its own turn.",
    abilities.MustHoldOneRing: "Only the holder of the 1 of Rings can be this character. You can never give that card away.",
    # ---- set-up actions
    setup_actions.TakeLost: lambda word: "Take all lost cards." if word.every else "Take the lost card.",
    setup_actions.DrawThreat: "Draw a threat.",
    (setup_actions.DrawThreat, "checked"): "Draw a threat (draw again if it demands a lost card).",
    setup_actions.DrawTwoThreats: "Draw 2 threats and keep 1 of them.",
    setup_actions.ChooseThreat: "Choose 1 of the threats left in the threat deck.",
    setup_actions.DeclareMoreOrFewer: "Declare whether you will win more or fewer tricks than the rank of your threat.",
    setup_actions.Exchange: exchange,
    setup_actions.ExchangeWithAnyone: lambda word: f"Exchange 1 card with any character{f' except {name(word.but)}' if word.but else ''}.",
    ExchangeLikeAragorn: f"Exchange 1 card with {persons(('gimli', 'legolas'))}.",
    setup_actions.ExchangeWithAll: exchange_with_all,
    setup_actions.ExchangeWithLostOr: lambda word: (
        f"Exchange 1 card with the lost card or with {name(word.person)}. You cannot leave a card that another character’s threat demands."
    ),
    setup_actions.GiveEach: (
        "Give 1 card to every other character and get none back. In a solo game, first draw a full hand; it is not refilled."
    ),
    setup_actions.PassRight: "Every character passes 1 card to the right, all at the same time.",
    setup_actions.ShowHand: "Lay your hand face up for the whole round. In a solo game, draw a full hand instead; it is not refilled.",
    setup_actions.TuckACard: (
        "Tuck 1 card under your character card. It is not part of your hand. "
        "Before any trick, you may take it back; you must when your hand is empty."
    ),
    setup_actions.SetOneAside: "Set 1 card aside, face up, for the last trick.",
    setup_actions.LayIntoFirstTrick: (
        "Put 1 card, face up, into the first trick now; it need not follow suit and sets the lead suit only if you lead."
    ),
    # ---- changes: events
    changes.ForestDeck: "Take the Forests cards out of the main deck: with Old Man Willow 9, they form the Old Forest deck.",
    changes.ForestTakesTricks: (
        "Before each trick, reveal 1 card of the Old Forest deck. If the card that wins the trick has a lower rank, nobody wins the trick, "
        "and its leader leads again. This does not happen to a 1 of Rings that wins the trick outright."
    ),
    changes.BalrogDeck: "Take the Shadows cards out of the main deck: with the Balrog card, which counts 5, they form the Balrog deck.",
    changes.OutweighBalrog: lambda word: (
        f"Before each trick, reveal cards of the Balrog deck: {by_players(word.four, word.fewer)}. If the ranks of the cards in the "
        "trick add up to less than theirs, everybody fails. When too few cards are left, shuffle the whole Balrog deck again."
    ),
    changes.LostCards: lambda word: f"Number of lost cards: {by_players(word.four, word.fewer)}.",
    changes.BarrowCards: lambda word: (
        f"Set the Rings aside. Of the other cards, take out barrow cards at random, face down: {by_players(word.four, word.fewer)}. "
        "Then shuffle the Rings back in. There is no lost card: whoever would take lost cards draws {drawn} of the barrow cards instead."
    ),
    changes.GiveRiders: give_riders,
    changes.NewGoal: lambda word: f"{quoted(word.character)} has a new goal: {{goal}}.",
    changes.LeadsFirst: lambda word: f"{quoted(word.character)} leads the first trick.",
    changes.Requires: lambda word: f"{quoted(word.character)} must be chosen.",
    changes.Forbids: lambda word: f"{quoted(word.character)} cannot be chosen.",
    changes.NoThreat: lambda word: f"{quoted(word.character)} draws no threat.",
    changes.ThreatsHidden: "Threats stay hidden from the other players until the round ends (not in a solo game).",
    changes.ExchangesTogether: "All exchanges are made at the same time, at the end of setup (not in a solo game).",
    changes.NoEarlySuccess: "All tricks are played, even if every goal is already met.",
    changes.OnlyAfterOthers: (
        "You can choose this event only when the other events of the chapter are completed. Every unfinished character must take part."
    ),
    changes.Repeatable: "You can choose this event again when it is completed.",
    changes.PlaysFaceDown: lambda word: (
        f"{quoted(word.character)} plays face down and says only the suit; the card is turned up when the trick is complete. "
        f"The 1 of Rings is played face up. The pyramid cannot be {quoted(word.character)}. In a solo game, this card has no effect."
    ),
    changes.MirrorDeal: lambda word: (
        "Characters are dealt at random, so Frodo need not hold the 1 of Rings. "
        f"Deal each player {count(word.size, 'card')}; then, all at the same time, every player gives 1 card to each other player. "
        f"Do this {times(word.portions)}. Then 1 card is lost, even the 1 of Rings if it comes up, and the rest is dealt. "
        "In a solo game, cards are dealt as usual, and the hand with the 1 of Rings is Frodo."
    ),
    changes.AddRivers: lambda word: f"Add Rivers to the main deck: {by_players(f'1–{word.four}', f'1–{word.fewer}')}.",
    changes.Trump: "{suit} are trump: the highest {suit:card} wins the trick, unless the 1 of Rings wins it outright.",
    changes.TwoGroups: two_groups,
    # ---- changes: riders and gifts
    changes.ThreatHidden: "Your threat stays hidden from the other players until the round ends (not in a solo game).",
    changes.NoExchange: "You take no part in exchanges: neither in your own nor in those of others.",
    changes.Duty: "In addition to your goal, {goal}.",
    changes.ThreatByRange: lambda word: (
        f"Instead of taking a threat, choose 1 range: {listed([f'{least}–{most}' for least, most in word.ranges], 'or')}. "
        "Any rank in it will do for your goal."
    ),
    changes.NameLongestSuits: (
        "At the end of setup, name the suit of which you hold the most cards; if several are tied, name them all. "
        "This applies neither to the pyramid nor in a solo game."
    ),
    changes.SaveOneGoal: "Once per chapter, 1 missed goal of any character counts as met. The gift is used up only if that wins the round.",
    changes.SwapLostCard: (
        "Once per chapter, before any trick, you may exchange 1 card with the lost card or with the character that took it. "
        "You cannot leave a card that another character’s threat demands."
    ),
    changes.FreeFirstTrick: "Once per chapter, you need not follow suit in the first trick of a round.",
    # ---- choices
    choices.Play: "play {card:the}",
    choices.PlayToWin: "play {card:the} and win the trick outright",
    choices.ChooseEvent: "choose {event}",
    choices.BeCharacter: "be {character}",
    choices.ExchangeWith: "exchange with {partner:short}",
    choices.ExchangeWithEach: "exchange with {partners:short} at the same time",
    choices.ExchangeWithNobody: "exchange with nobody",
    choices.Give: "give {card:the} to {to:short}",
    choices.PutInItsPlace: "put {card:the} in its place",
    choices.TakeLostCard: "take the lost card",
    choices.LeaveLostCard: "leave the lost card",
    choices.LostCardTo: "let {character:short} take the lost card",
    choices.PickThreat: "take threat {rank}",
    choices.KeepThreat: "keep the threat",
    choices.RedrawThreat: "draw another threat",
    choices.PickRange: "take the range {least}–{most}",
    choices.Declare: lambda word: f"declare {'more' if word.more else 'fewer'} tricks than your threat",
    choices.TuckCard: "tuck {card:the}",
    choices.TakeTucked: "take the tucked card back",
    choices.LeaveTucked: "leave the tucked card",
    choices.SetAsideCard: "set {card:the} aside for the last trick",
    choices.LayCard: lambda word: f"put {{card:the}} into the first trick{' and win it outright' if word.to_win else ''}",
    choices.LeadYourself: "lead the trick yourself",
    choices.LetLead: "let {character:short} lead",
    choices.UseRider: "use {rider} in this round",
    choices.KeepRider: "keep {rider} for another round",
    choices.UseGift: "use {gift}",
    choices.KeepGift: "keep {gift} for later",
    # ---- news
    news.RoundBegins: "Round {number} of “{chapter}” begins.",
    news.EventChosen: "{event} is chosen for this round.",
    news.LeftInBarrow: "{card:the} is left in the barrow.",
    news.CardLost: "{card:the} is lost.",
    news.NothingLost: "No card is lost.",
    news.TakesRingToken: "{who:short} takes the ring token.",
    news.BecomesCharacter: "{who:short} becomes {character}.",
    news.GetsRider: "{who:short} gets the special rider {rider}.",
    news.HasGift: "{who:short} carries {gift}.",
    news.TakesLost: "{who:short} takes the lost card: {card:the}.",
    news.LeavesLost: "{who:short} leaves the lost card.",
    news.LostGoesTo: "{who:short} may take the lost card.",
    news.TakesBarrowCards: lambda word: f"{{who:short}} takes {count(word.count, 'barrow card')}.",
    news.DrawsThreat: "{who:short} gets threat {rank}.",
    news.DrawsHiddenThreat: "{who:short} gets a hidden threat.",
    news.ThreatRejected: "{who:short} draws threat {rank}, which demands a lost card, and draws again.",
    news.DrawsTwoThreats: "{who:short} draws threats {first} and {second} and keeps 1 of them.",
    news.TakesThreat: "{who:short} takes threat {rank}.",
    news.TakesRange: "{who:short} takes the range {least}–{most} instead of a threat.",
    news.Declares: lambda word: f"{{who:short}} declares {'more' if word.more else 'fewer'} tricks than the threat.",
    news.NoPartner: "{who:short} finds nobody to exchange with.",
    news.DeclinesExchange: "{who:short} exchanges with nobody.",
    news.Exchanges: "{who:short} exchanges with {partner:short}.",
    news.HandsOver: "{who:short} gives {card:the} to {to:short}.",
    news.HandsOverUnseen: "{who:short} gives a card to {to:short}.",
    news.SwapsLost: "{who:short} takes the lost card, {takes:the}, and leaves {leaves:the} in its place.",
    news.ShowsHand: "{who:short} plays with an open hand.",
    news.DrawsUp: lambda word: f"{{who:short}} draws {count(word.count, 'card')}.",
    news.Tucks: "{who:short} tucks a card.",
    news.TakesBack: "{who:short} takes the tucked card back.",
    news.SetsAside: "{who:short} sets {card:the} aside for the last trick.",
    news.LaysFirst: "{who:short} puts {card:the} into the first trick.",
    news.NamesSuits: names_suits,
    news.NamesLeader: "{who:short} lets {leader:short} lead.",
    news.ForestShows: "The Old Forest deck shows rank {rank}.",
    news.BalrogShows: "The Balrog deck shows ranks that add up to {total}.",
    news.Leads: "{who:short} leads {card:the}.",
    news.Plays: "{who:short} plays {card:the}.",
    news.PlaysOutright: "{who:short} plays the 1 of Rings and wins the trick outright.",
    news.PlaysFaceDownCard: "{who:short} plays a {suit:card} face down.",
    news.TurnsUp: "{who:short} turns up {card:the}.",
    news.RingsBroken: "Rings broken: from now on, Rings can be led.",
    news.WinsTrick: "{who:short} wins trick {number}.",
    news.WillowTakesTrick: "Nobody wins the trick: Old Man Willow takes it with rank {rank}.",
    news.DrawsCards: "{who:short} draws {card:the}.",
    news.PlaceTurnedUp: "{card:the} is turned up in the pyramid.",
    news.GoalDone: "{who:possessive} goal is done.",
    news.GoalBroken: "{who:possessive} goal is broken.",
    news.GoalSaved: "{gift} makes up for {who:possessive} missed goal.",
    news.GiftUsed: "{who:short} uses {gift}.",
    news.BalrogWins: "The trick adds up to {trick}, the Balrog to {balrog}: everybody fails.",
    news.ShowsThreat: "{who:short} shows threat {rank}.",
    news.RoundWon: "The round is won.",
    news.RoundLost: "The round is lost.",
    news.ChapterWon: "“{chapter}” is completed.",
    # ---- reasons
    advice.NothingElse: "There is no other choice.",
    advice.WinsWhatIsNeeded: "{who} will probably win the trick with it, and the goals need that.",
    advice.WinsToBeRid: "{who} will probably win the trick with it, and is rid of a card that could win one too many later.",
    advice.LeavesTo: "{who} will probably win the trick, and the goals need that.",
    advice.StaysOut: "{who} will probably win the trick; this hand does not need it.",
    advice.ReceiverNeedsIt: "{to} can use the card better.",
    advice.SuitsTheHand: "The cards of the hand suit the goal of {character}.",
    advice.ServesGoal: "{winner} will probably win the trick; otherwise the goal of {whose} would fail more often.",
    advice.FearsForGoal: "{winner} will probably win the trick; most in danger is the goal of {whose}, whatever is chosen.",
    advice.FearsNothing: "{winner} will probably win the trick, and no goal is in danger.",
    reasons.MustFollow: "You must follow suit with a {suit:card}.",
    reasons.RingsNotBroken: "You cannot lead Rings before one has been played: you hold other cards.",
    reasons.IsCovered: "This card is covered by other cards of the pyramid.",
    reasons.IsTucked: "This card is tucked and not part of your hand.",
    reasons.KeptForLastTrick: "This card is set aside for the last trick.",
    reasons.FrodoKeepsTheRing: "Frodo cannot give the 1 of Rings away.",
    reasons.AlreadyPromised: "You have already picked this card for somebody else.",
    reasons.NamedByThreat: "{who:possessive} threat demands this card, so it cannot become the lost card.",
    reasons.AlreadyTaken: "This character is already taken.",
    reasons.OnlyTheRingHolder: "Only the holder of the 1 of Rings can be this character.",
    reasons.HolderMustBe: "The holder of the 1 of Rings must be {character}.",
    reasons.StarsAreWaiting: "You must take a required character: everybody who still has to choose is needed for them.",
    reasons.NotForThePyramid: "The pyramid cannot be this character.",
    reasons.TakesNoPartInExchanges: "{who:short} takes no part in exchanges.",
    reasons.NotOnTheCard: "The set-up action does not name this character.",
    reasons.AlreadyCompleted: "This is already completed.",
    reasons.OthersComeFirst: "You must complete the other events of the chapter first.",
    reasons.TooManyUnfinished: "More characters are unfinished than can take part in the last event.",
    reasons.ThreatIsGone: "Another character has this threat.",
    reasons.NotDrawn: "This threat was not drawn.",
    reasons.NotWithItself: "A character cannot exchange with itself.",
    reasons.OnlyAllTogether: "The exchange is with all of them at the same time.",
    reasons.LostCardNotOnTheCard: "The set-up action does not name the lost card.",
    reasons.NoLostCard: "There is no lost card on the table.",
    reasons.LostCardGoesTo: "The lost card was promised to {who:short}.",
    reasons.NothingMayBeLost: "No card of this hand may become the lost card.",
    reasons.HasNoCards: "This character has no card to lead.",
    reasons.GameIsOver: "The game is over.",
    reasons.WaitsFor: "It is not your turn: the table waits for {who:short}.",
    reasons.AnotherQuestion: "You must answer another question first.",
    reasons.TricksComeLater: "Cards are played when set-up is over.",
    reasons.AnotherHandPlays: "You play a card for {who:short} now.",
    reasons.PlayedInThisTrick: "A card of this hand already lies in the trick.",
    reasons.CharactersAreChosen: "Characters are chosen only at the beginning of a round.",
    reasons.EventIsChosen: "The event is chosen only at the beginning of a round.",
    reasons.ExchangesAreSetUp: "Cards are exchanged only by set-up actions.",
    reasons.LostCardIsSetUp: "The lost card is taken only by a set-up action that says so.",
    reasons.ThreatsAreSetUp: "Threats are taken only by set-up actions.",
    reasons.GiftBeforeTrick: "This gift is used before a trick, if there is a card to exchange with.",
    reasons.GiftActsItself: "This gift works by itself.",
    reasons.RiderComesFirst: "The special rider is used only when all characters have just been chosen.",
    reasons.NotHeld: "You do not hold this card.",
    reasons.InAnotherHand: "This card is in another hand: that of {who:short}.",
    reasons.AlreadyPlayed: "This card has already been played.",
    reasons.IsLostCard: "This is the lost card.",
    reasons.NotInTheDeck: "This card is not in the deck of this round.",
    reasons.NotInThisRound: "This character does not take part in this round.",
    reasons.GiftIsSpent: "This gift is used up.",
    reasons.GiftIsCarriedBy: "This gift is carried by {who:short}.",
    reasons.NobodyCarriesGift: "Nobody in play carries this gift.",
    reasons.RiderIsUsed: "The special rider has already been used.",
    match.NothingToUndo: "You have nothing to undo yet.",
    match.OthersWentOn: "Somebody else has acted since.",
    match.DiceFell: "Chance has decided something since.",
    match.OthersLearned: "Somebody else has seen what you chose.",
    match.Learned: "The goal of this lesson is reached.",
    # ---- cards
    Character: read_character,
    SpecialCard: "{changes:sentences}",
    # ---- verdicts
    goals.Verdict.SURE: "done",
    goals.Verdict.AHEAD: "holding",
    goals.Verdict.BEHIND: "behind",
    goals.Verdict.LOST: "broken",
}

EPITHETS: dict[str, str] = {
    "frodo": "Ring-bearer", "bilbo": "Birthday Host", "gandalf": "Grey Pilgrim", "pippin": "Cheerful Cousin", "sam": "Gardener",
    "merry": "Loyal Cousin", "gildor_inglorion": "Wandering Elf", "farmer_maggot": "Mushroom Grower",
    "fatty_bolger": "Keeper of Crickhollow", "tom_bombadil": "Master of Songs", "goldberry": "Daughter of the River",
    "mr_underhill": "Guest in Disguise", "barliman_butterbur": "Innkeeper of Bree", "strider": "Ranger", "glorfindel": "Elf-lord",
    "bill_the_pony": "Beast of Burden", "elrond": "Lord of Rivendell", "arwen": "Evenstar", "gloin": "Dwarf of Erebor",
    "bilbo_baggins": "Retired Adventurer", "aragorn": "Isildur’s Heir", "boromir": "Captain of Gondor", "gwaihir": "Great Eagle",
    "shadowfax": "Horse of Rohan", "radagast": "Friend of Birds", "legolas": "Elf of Mirkwood", "gimli": "Dwarf Warrior",
    "gandalf_servant_of_the_secret_fire": "Foe of the Balrog", "orophin_and_rumil": "Brothers on Guard", "haldir": "Border Guard",
    "galadriel": "Lady of the Golden Wood", "celeborn": "Lord of Lothlórien", "samwise_gamgee": "Faithful Companion",
    "peregrin_took": "Youngest Companion", "meriadoc_brandybuck": "Student of Maps", "aragorn_son_of_arathorn": "Fellowship’s Guide",
    "boromir_son_of_denethor": "Son of the Steward", "legolas_greenleaf": "Keen-eyed Archer", "gimli_son_of_gloin": "Bearer of the Axe",
    "samwise_gamgee_burdened": "Sharer of the Load", "peregrin_took_burdened": "Far from Home",
    "meriadoc_brandybuck_burdened": "Weary Planner", "aragorn_son_of_arathorn_burdened": "Torn by Doubt",
    "boromir_son_of_denethor_burdened": "Tempted by the Ring", "legolas_greenleaf_burdened": "Shaken by Shadow",
    "gimli_son_of_gloin_burdened": "Mourner of Balin",
}  # fmt: skip


def tidy(text: str) -> str:
    """No stray spaces, round apostrophes, a capital at the beginning of every sentence."""
    text = re.sub(r"\s+", " ", text).strip().replace("'", "’")
    return re.sub(r"(^|[.!?] )([a-z])", lambda found: found[1] + found[2].upper(), text)
