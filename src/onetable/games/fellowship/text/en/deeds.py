"""English: what can be chosen, and what is told of it."""

from __future__ import annotations

from onetable.games.fellowship.words import choices, news
from onetable.language.book import Row
from onetable.language.en.verbs import Clause


def told(said: str) -> Row:
    """What somebody does, as a sentence: the verb comes first."""
    verb, _, rest = said.partition(" ")
    return f"{Clause('{who:short}', verb, rest).told}."


def deed(choice: type, event: type, said: str) -> dict[object, Row]:
    """What is told just as it was chosen."""
    return {choice: said, event: told(said)}


def names_suits(word: news.NamesSuits, _: object) -> Row:
    """One suit, or all that are tied."""
    return told(f"name {{suits:all}} as the longest suit{'s' * (len(word.suits) > 1)}")


MORE = {True: "more", False: "fewer"}
DEEDS: dict[object, Row] = {
    # ---- chosen and told
    **deed(choices.Play, news.Plays, "play {card:the}"),
    **deed(choices.ExchangeWith, news.Exchanges, "exchange with {partner:short}"),
    **deed(choices.ExchangeWithNobody, news.DeclinesExchange, "exchange with nobody"),
    **deed(choices.Give, news.HandsOver, "give {card:the} to {to:short}"),
    **deed(choices.LeaveLostCard, news.LeavesLost, "leave the lost card"),
    **deed(choices.PickThreat, news.TakesThreat, "take threat {rank}"),
    **deed(choices.TakeTucked, news.TakesBack, "take the tucked card back"),
    **deed(choices.SetAsideCard, news.SetsAside, "set {card:the} aside for the last trick"),
    **deed(choices.UseGift, news.GiftUsed, "use {gift}"),
    # ---- chosen
    choices.PlayToWin: "play {card:the} and win the trick outright",
    choices.ChooseEvent: "choose {event}",
    choices.BeCharacter: "be {character}",
    choices.ExchangeWithEach: "exchange with {partners:short} at the same time",
    choices.PutInItsPlace: "put {card:the} in its place",
    choices.TakeLostCard: "take the lost card",
    choices.LostCardTo: "let {character:short} take the lost card",
    choices.KeepThreat: "keep the threat",
    choices.RedrawThreat: "draw another threat",
    choices.PickRange: "take the range {least}–{most}",
    choices.Declare: lambda word, _: f"declare {MORE[word.more]} tricks than your threat",
    choices.TuckCard: "tuck {card:the}",
    choices.LeaveTucked: "leave the tucked card",
    choices.LayCard: lambda word, _: f"put {{card:the}} into the first trick{' and win it outright' * word.to_win}",
    choices.LeadYourself: "lead the trick yourself",
    choices.LetLead: "let {character:short} lead",
    choices.UseRider: "use {rider} in this round",
    choices.KeepRider: "keep {rider} for another round",
    choices.KeepGift: "keep {gift} for later",
    # ---- told
    news.RoundBegins: "Round {number} of “{chapter}” begins.",
    news.EventChosen: "{event} is chosen for this round.",
    news.LeftInBarrow: "{card:the} is left in the barrow.",
    news.CardLost: "{card:the} is lost.",
    news.NothingLost: "No card is lost.",
    news.TakesRingToken: told("take the ring token"),
    news.BecomesCharacter: told("become {character}"),
    news.GetsRider: told("get the special rider {rider}"),
    news.HasGift: told("carry {gift}"),
    news.TakesLost: told("take the lost card: {card:the}"),
    news.LostGoesTo: told("may take the lost card"),
    news.TakesBarrowCards: told("take {count:barrow card}"),
    news.DrawsThreat: told("get threat {rank}"),
    news.DrawsHiddenThreat: told("get a hidden threat"),
    news.ThreatRejected: told("draw threat {rank}, which demands a lost card, and draws again"),
    news.DrawsTwoThreats: told("draw threats {first} and {second} and keeps 1 of them"),
    news.TakesRange: told("take the range {least}–{most} instead of a threat"),
    news.Declares: lambda word, _: told(f"declare {MORE[word.more]} tricks than the threat"),
    news.NoPartner: told("find nobody to exchange with"),
    news.ExchangeUsedUp: "{who:short} cannot exchange: the one exchange of this round is used up.",
    news.HandsOverUnseen: told("give a card to {to:short}"),
    news.SwapsLost: told("take the lost card, {takes:the}, and leaves {leaves:the} in its place"),
    news.ShowsHand: told("play with an open hand"),
    news.DrawsUp: told("draw {count:card}"),
    news.Tucks: told("tuck a card"),
    news.LaysFirst: told("put {card:the} into the first trick"),
    news.NamesSuits: names_suits,
    news.NamesLeader: told("let {leader:short} lead"),
    news.ForestShows: "The Old Forest deck shows rank {rank}.",
    news.BalrogShows: "The Balrog deck shows ranks that add up to {total}.",
    news.Leads: told("lead {card:the}"),
    news.PlaysOutright: told("play the 1 of Rings and wins the trick outright"),
    news.PlaysFaceDownCard: told("play a {suit:card} face down"),
    news.TurnsUp: told("turn up {card:the}"),
    news.RingsBroken: "Rings broken: from now on, Rings can be led.",
    news.WinsTrick: told("win trick {number}"),
    news.WillowTakesTrick: "Nobody wins the trick: Old Man Willow takes it with rank {rank}.",
    news.DrawsCards: told("draw {card:the}"),
    news.PlaceTurnedUp: "{card:the} is turned up in the pyramid.",
    news.GoalDone: "{who:possessive} goal is done.",
    news.GoalBroken: "{who:possessive} goal is broken.",
    news.GoalSaved: "{gift} makes up for {who:possessive} missed goal.",
    news.BalrogWins: "The trick adds up to {trick}, the Balrog to {balrog}: everybody fails.",
    news.ShowsThreat: told("show threat {rank}"),
    news.RoundWon: "The round is won.",
    news.RoundGivenUp: "The round is given up.",
    news.RoundLost: "The round is lost.",
    news.ChapterWon: "“{chapter}” is completed.",
}
