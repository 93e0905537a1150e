"""Dutch: what can be chosen, and what is told of it."""

from __future__ import annotations

from typing import Any

from onetable.games.fellowship.words import choices, news
from onetable.language.book import Row
from onetable.language.nl.verbs import NOBODY, Clause
from onetable.language.text import Several


def does(who: str, verb: str, what: str = "", particle: str = "", tail: str = "") -> Clause:
    """What somebody does."""
    return Clause(who, verb, what, particle, tail)


def told(*clause: str, then: tuple[str, ...] = ()) -> Row:
    """The same as a sentence, and perhaps what he does then."""

    def said(word: Any, book: Any) -> str:
        who = Several("{who:short}") if book.is_several(word.who) else "{who:short}"
        return f"{does(who, *clause).told}{f' en {does(who, *then).predicate}' if then else ''}."

    return said


def deed(choice: type, event: type, *clause: str) -> dict[object, Row]:
    """What is told just as it was chosen."""
    return {choice: does(NOBODY, *clause).order, event: told(*clause)}


def names_suits(word: news.NamesSuits, _: object) -> Row:
    """One suit, or all that are tied."""
    return told("noemen", f"als langste {'kleur' if len(word.suits) == 1 else 'kleuren'}: {{suits:all}}")


MORE = {True: "meer", False: "minder"}
LATER = "voor de laatste slag"
DEEDS: dict[object, Row] = {
    # ---- chosen and told
    **deed(choices.Play, news.Plays, "spelen", "{card}"),
    **deed(choices.ExchangeWith, news.Exchanges, "ruilen", "{partner:partner}"),
    **deed(choices.ExchangeWithNobody, news.DeclinesExchange, "ruilen", "met niemand"),
    **deed(choices.Give, news.HandsOver, "geven", "{card} aan {to:short}"),
    **deed(choices.LeaveLostCard, news.LeavesLost, "laten", "de verloren kaart liggen"),
    **deed(choices.PickThreat, news.TakesThreat, "nemen", "dreiging {rank}"),
    **deed(choices.TakeTucked, news.TakesBack, "nemen", "de weggelegde kaart", "terug"),
    **deed(choices.SetAsideCard, news.SetsAside, "leggen", "{card}", "opzij", LATER),
    # ---- chosen
    choices.PlayToWin: "speel {card} en win de slag zonder meer",
    choices.ChooseEvent: "kies {event:quoted}",
    choices.BeCharacter: "kies {character}",
    choices.ExchangeWithEach: "ruil tegelijk met {partners:short}",
    choices.PutInItsPlace: "leg {card} neer als verloren kaart",
    choices.TakeLostCard: "neem de verloren kaart",
    choices.LostCardTo: "gun {character:short} de verloren kaart",
    choices.KeepThreat: "houd deze dreiging",
    choices.RedrawThreat: "trek een andere dreiging",
    choices.PickRange: "kies bereik {least}–{most}",
    choices.Declare: lambda word, _: f"kondig {MORE[word.more]} slagen aan",
    choices.TuckCard: "leg {card} onder je personagekaart",
    choices.LeaveTucked: "laat de weggelegde kaart liggen",
    choices.LayCard: lambda word, _: f"leg {{card}} in de eerste slag{' en win die zonder meer' * word.to_win}",
    choices.LeadYourself: "kom zelf uit",
    choices.LetLead: "laat {character:short} uitkomen",
    choices.UseRider: "zet {rider:quoted} deze ronde in",
    choices.KeepRider: "bewaar {rider:quoted} voor een andere ronde",
    choices.UseGift: "gebruik nu {gift:quoted}",
    choices.KeepGift: "bewaar {gift:quoted} voor later",
    # ---- told
    news.RoundBegins: "{chapter:quoted}: ronde {number} begint.",
    news.EventChosen: "Deze ronde: {event:quoted}.",
    news.LeftInBarrow: "Blijft achter in de grafheuvel: {card:bare}.",
    news.CardLost: "Verloren kaart: {card:bare}.",
    news.NothingLost: "Er is geen verloren kaart.",
    news.TakesRingToken: told("nemen", "het ringmerkteken"),
    news.BecomesCharacter: "{who} is {character}.",
    news.GetsRider: told("krijgen", "{rider:quoted}"),
    news.HasGift: told("dragen", "{gift:quoted}"),
    news.TakesLost: told("nemen", "de verloren kaart: {card:bare}"),
    news.LostGoesTo: told("mogen", "de verloren kaart nemen"),
    news.TakesBarrowCards: told("trekken", "{count:grafheuvelkaart}"),
    news.DrawsThreat: told("krijgen", "dreiging {rank}"),
    news.DrawsHiddenThreat: told("krijgen", "een verborgen dreiging"),
    news.ThreatRejected: told("trekken", "dreiging {rank}, maar die vraagt om een verloren kaart: opnieuw trekken"),
    news.DrawsTwoThreats: told("trekken", "dreigingen {first} en {second}", then=("houden", "er 1")),
    news.TakesRange: told("kiezen", "bereik {least}–{most} in plaats van een dreiging"),
    news.Declares: lambda word, _: told("kondigen", f"{MORE[word.more]} slagen", "aan", "dan de dreiging aangeeft"),
    news.NoPartner: told("kunnen", "met niemand ruilen"),
    news.ExchangeUsedUp: "Voor {who:short} is er geen ruil meer: de enige ruil van deze ronde is al gebruikt.",
    news.HandsOverUnseen: told("geven", "1 kaart aan {to:short}"),
    news.SwapsLost: told("ruilen", "{leaves} tegen de verloren kaart: {takes:bare}"),
    news.ShowsHand: told("leggen", "de hand open"),
    news.DrawsUp: told("vullen", "de hand", "aan", "met {count:kaart}"),
    news.Tucks: told("leggen", "1 kaart onder de personagekaart"),
    news.LaysFirst: told("leggen", "{card} alvast in de eerste slag"),
    news.NamesSuits: names_suits,
    news.NamesLeader: told("laten", "{leader:short} uitkomen"),
    news.ForestShows: "Het Oude Woud toont waarde {rank}.",
    news.BalrogShows: "De getoonde kaarten van de Balrogstapel tellen samen {total}.",
    news.Leads: told("komen", "", "uit", "met {card}"),
    news.PlaysOutright: told("spelen", "de 1 van Ringen", then=("winnen", "de slag zonder meer")),
    news.PlaysFaceDownCard: told("spelen", "gedekt een {suit:one}"),
    news.TurnsUp: "De gedekte kaart van {who:short} is {card}.",
    news.RingsBroken: "Ringen vrijgespeeld: er mag nu met Ringen worden uitgekomen.",
    news.WinsTrick: told("winnen", "slag {number}"),
    news.WillowTakesTrick: "Niemand wint de slag: Oude Wilgeman neemt die met waarde {rank}.",
    news.DrawsCards: told("trekken", "{card}"),
    news.PlaceTurnedUp: "In de piramide ligt nu {card} open.",
    news.GoalDone: "Het doel van {who:short} is gehaald.",
    news.GoalBroken: "Het doel van {who:short} is mislukt.",
    news.GoalSaved: "Dankzij {gift:quoted} telt het doel van {who:short} als gehaald.",
    news.GiftUsed: told("gebruiken", "{gift:quoted}"),
    news.BalrogWins: "De slag telt samen {trick}, de Balrog {balrog}: iedereen heeft gefaald.",
    news.ShowsThreat: told("tonen", "dreiging {rank}"),
    news.RoundWon: "De ronde is gewonnen.",
    news.RoundGivenUp: "De ronde is opgegeven.",
    news.RoundLost: "De ronde is verloren.",
    news.ChapterWon: "{chapter:quoted} is voltooid.",
}  # fmt: skip
