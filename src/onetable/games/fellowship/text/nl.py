"""The trick-taking game in Dutch."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Any

from onetable.core import match
from onetable.core.phrasebook import Phrase
from onetable.games.fellowship.blueprints import Character, SpecialCard
from onetable.games.fellowship.cards.characters import ExchangeLikeAragorn
from onetable.games.fellowship.pieces import names
from onetable.games.fellowship.pieces.playing_cards import RINGS, Card, Suit
from onetable.games.fellowship.text.names import name_of
from onetable.games.fellowship.words import abilities, advice, changes, choices, goals, news, reasons
from onetable.games.fellowship.words import setup_actions as actions

# ---- names, lists, numbers


def name(key: str) -> str:
    """A name as it stands on its card."""
    return name_of(key, "nl")


def inside(key: str) -> str:
    """A name in the middle of a sentence: “Aragorn, zoon van Arathorn,” needs a second comma."""
    return name(key) + "," * (", " in name(key))


def quoted(key: str) -> str:
    """A title in running text; a group has a number, not a title."""
    return name(key) if key.startswith("group_") else f"‘{name(key)}’"


def listed(parts: Iterable[str], joiner: str = "en") -> str:
    """Frodo, Sam en Merijn."""
    *most, last = parts
    return f"{', '.join(most)} {joiner} {last}" if most else last


def persons(keys: Iterable[str], joiner: str = "of") -> str:
    """Frodo, Sam of Merijn."""
    return listed([name(key) for key in keys], joiner)


def suits(members: Iterable[Suit]) -> list[str]:
    """The names of suits."""
    return [name(f"suit.{suit}") for suit in members]


def count(number: int, noun: str) -> str:
    """1 slag, 3 slagen."""
    return f"{number} {noun}" if number == 1 else f"{number} {noun}en"


def of_suit(number: int) -> str:
    """So many cards of the suit of this word: 1 Ring, 3 kaarten van Bergen."""
    return f"{number} {{suit:one}}" if number == 1 else f"{number} {{suit:many}}"


# ---- goals: clauses that begin with a verb


def win_tricks(word: goals.WinTricks) -> str:
    """At least, exactly, one or the other, none."""
    if word.most == 0:
        return "win geen enkele slag"
    if word.most >= 99:
        return f"win minstens {count(word.least, 'slag')}"
    if word.least == word.most:
        return f"win precies {count(word.least, 'slag')}"
    if word.least == 0:
        return f"win hooguit {count(word.most, 'slag')}"
    return f"win precies {word.least} of {word.most} slagen" if word.most == word.least + 1 else "win {least}–{most} slagen"


def win_cards(word: goals.WinCards) -> str:
    """So many cards of a suit; all of them if there are no more."""
    everything = word.least == (5 if word.suit is RINGS else 8)
    goal = f"win {'alle' if everything else 'minstens'} {of_suit(word.least)}"
    return f"{goal} (gewonnen {{suit:many}} van {persons(word.helpers, 'en')} tellen ook mee)" if word.helpers else goal


def win_few_cards(word: goals.WinCards) -> str:
    """Not so many cards of a suit; usually none."""
    return "win geen enkele {suit:one}" if word.least == 1 else f"win hooguit {of_suit(word.least - 1)}"


def win_threat_card(word: goals.WinThreatCard) -> str:
    """One card for each suit."""
    first, *others = suits(word.suits)
    wanted = f"zowel de kaart van {first} als die van {listed(others)}" if others else f"de kaart van {first}"
    return f"win {wanted} met de waarde van je dreiging"


def never(word: goals.Never) -> str:
    """Most goals that stand with “not” have words of their own for it."""
    return "{goal:never}" if (type(word.goal), "never") in PHRASES else "dit mag je niet bereiken: {goal}"


# ---- set-up actions, changes, news and cards that need more than a template


def exchange(word: actions.Exchange) -> str:
    """With one of these; perhaps more than once."""
    return f"Ruil {'' if word.times == 1 else f'{word.times} keer '}1 kaart met {persons(word.persons)}."


def exchange_with_all(word: actions.ExchangeWithAll) -> str:
    """With everybody, or with all of these who are there."""
    if not word.persons:
        return "Ruil tegelijk met elk ander personage 1 kaart."
    first, *others = [name(person) for person in word.persons]
    return f"Ruil tegelijk {listed([f'1 kaart met {first}', *[f'1 met {other}' for other in others]])}, voor zover ze meedoen."


def about(template: str) -> Callable[[Any], str]:
    """A sentence about the character that a change names."""
    return lambda word: template.replace("CHARACTER", inside(word.character))


def two_groups(word: changes.TwoGroups) -> str:
    """Who plays in which round."""
    first, second = ["; ".join([name(key) for key in group]) for group in (word.first, word.second)]
    burdened = any(key.endswith("_burdened") for key in word.first + word.second)
    sides = " Gouden personagekaarten liggen met de beladen kant boven." if burdened else ""
    return f"Speel voor elke groep 1 ronde. {name('group_1')}: {first}. {name('group_2')}: {second}.{sides}"


def told(template: str) -> Callable[[Any], str]:
    """What somebody does: “speelt|spelen”, because Orophin and Rúmil are two."""

    def phrase(word: Any) -> str:
        two = getattr(word.who, "key", "") == "orophin_and_rumil"
        return "{who:short} " + re.sub(r"(\w+)\|(\w+)", r"\2" if two else r"\1", template)

    return phrase


def names_suits(word: news.NamesSuits) -> str:
    """One suit, or all that are tied."""
    return told(f"noemt|noemen als langste {'kleur' if len(word.suits) == 1 else 'kleuren'}: {listed(suits(word.suits))}.")(word)


def read_character(word: Character) -> str:
    """Goal, set-up action, abilities, lead; a goal that needs certain cards says when to draw a threat again."""
    setup = "{setup:checked}" if word.goal.needs(1) else "{setup:sentences}"
    return f"{{goal}}. {setup} {{abilities:sentences}} {'Je komt uit in de eerste slag.' if word.leads else ''}"


PHRASES: dict[object, Phrase] = {
    tuple: ", ",
    (tuple, "sentences"): " ",
    (tuple, "checked"): " ",
    # ---- names and cards
    names.Named: lambda word: name(word.key),
    (names.Named, "short"): lambda word: name(word.key).partition(",")[0],
    (names.Named, "quoted"): lambda word: quoted(word.key),
    (names.Named, "partner"): lambda word: f"met {name(word.key).partition(',')[0]}",
    names.Player: lambda word: f"speler {word.number + 1}",
    names.Pyramid: "de piramide",
    names.ThreatCard: "dreiging {rank}",
    names.TheLostCard: "de verloren kaart",
    (names.TheLostCard, "partner"): "1 kaart tegen de verloren kaart",
    Card: "de {rank} van {suit}",
    (Card, "bare"): "{rank} van {suit}",
    **{suit: name(f"suit.{suit}") for suit in Suit},
    **{(suit, "one"): "Ring" if suit is RINGS else f"kaart van {name(f'suit.{suit}')}" for suit in Suit},
    **{(suit, "many"): "Ringen" if suit is RINGS else f"kaarten van {name(f'suit.{suit}')}" for suit in Suit},
    # ---- goals
    goals.Both: "{first} en {second}",
    goals.Never: never,
    goals.ByPlayers: "met 4 spelers: {four}; met minder spelers: {fewer}",
    goals.Nothing: "je hebt geen eigen doel",
    goals.WinTricks: win_tricks,
    goals.WinThreatTricks: "win precies zoveel slagen als je dreiging aangeeft",
    goals.WinMoreOrFewer: "win meer of minder slagen dan je dreiging aangeeft, zoals je hebt aangekondigd (evenveel is nooit goed)",
    goals.WinFewestTricks: "win de minste slagen (een gelijke stand mag)",
    goals.WinMiddleTricks: "zorg dat minstens 1 personage meer slagen wint dan jij en minstens 1 personage minder",
    goals.OthersWinTricks: lambda word: f"zorg dat elk ander personage minstens {count(word.least, 'slag')} wint",
    goals.WinInARow: lambda word: (
        "win precies 1 slag" if word.count == 1 else f"win in totaal precies {count(word.count, 'slag')}, en die achtereenvolgens"
    ),
    goals.WinOneOfLast: lambda word: "win de laatste slag" if word.count == 1 else "win minstens 1 van de laatste {count} slagen",
    goals.WinOnlyWith: "win minstens 1 slag, en alleen slagen waarin een {suit:one} ligt",
    goals.WinTricksWith: lambda word: f"win minstens {count(word.least, 'slag')} waarin een {{suit:one}} ligt",
    goals.WinCards: win_cards,
    (goals.WinCards, "never"): win_few_cards,
    goals.WinCard: "win {card}",
    (goals.WinCard, "never"): "win nooit {card}",
    goals.WinRank: "win een kaart met waarde {rank}",
    (goals.WinRank, "never"): "win nooit een kaart met waarde {rank}",
    goals.WinThreatCard: win_threat_card,
    goals.WinThreatRank: lambda word: f"win minstens {count(word.least, 'kaart')} met de waarde van je dreiging, van welke kleur ook",
    goals.WinMostCards: "win meer {suit:many} dan elk ander personage",
    goals.WinEveryRank: "win minstens 1 kaart van elke waarde van 1 tot en met {highest}",
    goals.WinEverySuit: lambda word: f"win van {listed(suits(word.suits))}{' elk' * (len(word.suits) > 1)} minstens 1 kaart",
    goals.WinRun: lambda word: f"win minstens {of_suit(word.length)} met opeenvolgende waarden",
    goals.WinSameRank: lambda word: f"win minstens {count(word.least, 'kaart')} van dezelfde waarde",
    goals.EverybodyWins: "zorg dat elk personage, ook jij, minstens 1 {suit:one} wint",
    goals.WinLastTrick: "win de laatste slag",
    goals.PlayInLastTrick: "speel in de laatste slag een {suit:one} (je hoeft die slag niet te winnen)",
    goals.LeadSuit: "kom uit met {suit}",
    (goals.LeadSuit, "never"): "kom nooit uit met {suit}",
    goals.KeepSuitWon: lambda word: (
        f"houd aan het einde een kaart over van een kleur waarvan je minstens {count(word.least, 'kaart')} hebt gewonnen"
    ),
    # ---- abilities
    abilities.MayNameLeader: "Wanneer je zou uitkomen, mag je in plaats daarvan een ander personage laten uitkomen.",
    abilities.NeedNotFollow: "Je hoeft geen kleur te bekennen.",
    abilities.MayLeadRings: "Je mag altijd met Ringen uitkomen.",
    abilities.RingsHelp: lambda word: f"De Ringen die je wint, tellen ook mee voor het doel van {name(word.character)}.",
    abilities.MayRedrawThreats: (
        "De hele voorbereiding lang mag elk personage dat een dreiging heeft getrokken, in de eigen beurt 1 keer een andere trekken."
    ),
    abilities.MustHoldOneRing: "Alleen wie de 1 van Ringen heeft, mag dit personage zijn. Je mag die kaart nooit weggeven.",
    # ---- set-up actions
    actions.TakeLost: lambda word: "Neem alle verloren kaarten in je hand." if word.every else "Neem de verloren kaart in je hand.",
    actions.DrawThreat: "Trek een dreiging.",
    (actions.DrawThreat, "checked"): "Trek een dreiging (trek opnieuw als die om een verloren kaart vraagt).",
    actions.DrawTwoThreats: "Trek 2 dreigingen en houd er 1.",
    actions.ChooseThreat: "Kies een dreiging uit de dreigingsstapel.",
    actions.DeclareMoreOrFewer: "Kondig aan of je meer of minder slagen zult winnen dan je dreiging aangeeft.",
    actions.Exchange: exchange,
    actions.ExchangeWithAnyone: lambda word: (
        f"Ruil 1 kaart met een ander personage{f', maar niet met {name(word.but)}' if word.but else ' naar keuze'}."
    ),
    ExchangeLikeAragorn: f"Ruil 1 kaart met {persons(('gimli', 'legolas'))}.",
    actions.ExchangeWithAll: exchange_with_all,
    actions.ExchangeWithLostOr: lambda word: (
        f"Ruil 1 kaart tegen de verloren kaart of met {name(word.person)}. "
        "Een kaart waar de dreiging van een ander personage om vraagt, mag niet de verloren kaart worden."
    ),
    actions.GiveEach: (
        "Geef elk ander personage 1 kaart; je krijgt er geen terug. "
        "In een solospel vul je eerst je hand volledig aan; daarna wordt die niet meer aangevuld."
    ),
    actions.PassRight: "Alle personages geven tegelijk 1 kaart naar rechts door.",
    actions.ShowHand: (
        "Speel de hele ronde met een open hand. "
        "In een solospel vul je in plaats daarvan je hand volledig aan; daarna wordt die niet meer aangevuld."
    ),
    actions.TuckACard: (
        "Leg 1 kaart onder je personagekaart; die hoort niet bij je hand. "
        "Vóór elke slag mag je die kaart terugnemen; als je hand leeg is, moet dat."
    ),
    actions.SetOneAside: "Leg 1 kaart open opzij voor de laatste slag.",
    actions.LayIntoFirstTrick: "Leg 1 kaart nu al open in de eerste slag; die hoeft geen kleur te bekennen.",
    # ---- changes: events
    changes.ForestDeck: "Haal de Wouden uit de hoofdstapel: samen met ‘Oude Wilgeman 9’ vormen ze de Oude Woudstapel.",
    changes.ForestTakesTricks: (
        "Toon vóór elke slag 1 kaart van de Oude Woudstapel. Heeft de kaart die de slag wint een lagere waarde, dan wint niemand die slag "
        "en komt hetzelfde personage opnieuw uit. Dit geldt niet als de 1 van Ringen de slag zonder meer wint."
    ),
    changes.BalrogDeck: "Haal de Schaduwen uit de hoofdstapel: samen met de Balrogkaart, die voor 5 telt, vormen ze de Balrogstapel.",
    changes.OutweighBalrog: (
        "Toon vóór elke slag kaarten van de Balrogstapel: met 1 of 4 spelers {four}, met 2 of 3 spelers {fewer}. "
        "Tellen de kaarten in de slag samen minder dan de getoonde, dan heeft iedereen gefaald. "
        "Zijn er te weinig kaarten over, schud dan de hele Balrogstapel opnieuw."
    ),
    changes.LostCards: "Aantal verloren kaarten: met 1 of 4 spelers {four}, met 2 of 3 spelers {fewer}.",
    changes.BarrowCards: (
        "Leg de Ringen opzij. Haal uit de overige kaarten blind de grafheuvelkaarten: "
        "met 1 of 4 spelers {four}, met 2 of 3 spelers {fewer}. Schud dan de Ringen er weer bij. Er is geen verloren kaart: "
        "wie verloren kaarten zou nemen, trekt in plaats daarvan {drawn} van de grafheuvelkaarten."
    ),
    changes.GiveRiders: lambda word: (
        "Als ze worden gekozen, krijgen deze personages een bijzondere Ruiter: "
        f"{listed([f'{name(who)} {quoted(rider)}' for who, rider in word.pairs])}."
    ),
    changes.NewGoal: about("Het doel van CHARACTER wordt: {goal}."),
    changes.LeadsFirst: about("CHARACTER komt uit in de eerste slag."),
    changes.Requires: about("CHARACTER moet worden gekozen."),
    changes.Forbids: lambda word: f"De personagekaart {quoted(word.character)} mag niet worden gekozen.",
    changes.NoThreat: about("CHARACTER trekt geen dreiging."),
    changes.ThreatsHidden: "Dreigingen blijven tot het einde van de ronde verborgen voor de andere spelers (niet in een solospel).",
    changes.ExchangesTogether: "Alle personages ruilen tegelijk, aan het einde van de voorbereiding (niet in een solospel).",
    changes.NoEarlySuccess: "Speel alle slagen, ook als alle doelen al zijn gehaald.",
    changes.OnlyAfterOthers: (
        "Deze gebeurtenis mag pas worden gekozen als de andere gebeurtenissen van het hoofdstuk zijn voltooid. "
        "Alle personages die nog niet zijn voltooid, moeten meedoen."
    ),
    changes.Repeatable: "Deze gebeurtenis mag na voltooiing opnieuw worden gekozen.",
    changes.PlaysFaceDown: about(
        "CHARACTER speelt gedekt en noemt alleen de kleur; de kaart wordt omgedraaid als de slag compleet is. "
        "De 1 van Ringen wordt wel open gespeeld. De piramide mag niet CHARACTER zijn. In een solospel geldt dit alles niet."
    ),
    changes.MirrorDeal: lambda word: (
        "De personages worden willekeurig uitgedeeld; Frodo hoeft de 1 van Ringen niet te hebben. "
        f"Deel {word.portions} keer {count(word.size, 'kaart')} aan elke speler; "
        "na elke keer geven alle spelers tegelijk 1 kaart aan elke andere speler. "
        "Trek dan 1 verloren kaart, eventueel zelfs de 1 van Ringen, en deel de rest. "
        "In een solospel wordt gewoon gedeeld en is de hand met de 1 van Ringen altijd Frodo."
    ),
    changes.AddRivers: "Voeg Rivieren aan de hoofdstapel toe: met 1 of 4 spelers 1–{four}, met 2 of 3 spelers 1–{fewer}.",
    changes.Trump: "{suit} zijn troef: de hoogste {suit:one} wint de slag, tenzij de 1 van Ringen de slag zonder meer wint.",
    changes.TwoGroups: two_groups,
    # ---- changes: riders and gifts
    changes.ThreatHidden: "Je dreiging blijft tot het einde van de ronde verborgen voor de andere spelers (niet in een solospel).",
    changes.NoExchange: "Je ruilt niet, en niemand ruilt met jou.",
    changes.Duty: "Naast je doel moet je ook dit nakomen: {goal}.",
    changes.ThreatByRange: lambda word: (
        "In plaats van een dreiging te nemen kies je een bereik: "
        f"{listed([f'{least}–{most}' for least, most in word.ranges], 'of')}. Elke waarde daarbinnen is goed."
    ),
    changes.NameLongestSuits: (
        "Noem aan het einde van de voorbereiding de kleur waarvan je de meeste kaarten hebt; bij een gelijke stand noem je al die kleuren. "
        "Dit geldt niet voor de piramide en niet in een solospel."
    ),
    changes.SaveOneGoal: (
        "1 keer per hoofdstuk telt 1 mislukt doel, van welk personage ook, als gehaald. "
        "De gave is pas verbruikt als de ronde daarmee is gewonnen."
    ),
    changes.SwapLostCard: (
        "1 keer per hoofdstuk mag je vóór een slag 1 kaart ruilen tegen de verloren kaart, of met het personage dat die heeft genomen."
    ),
    changes.FreeFirstTrick: "1 keer per hoofdstuk hoef je in de eerste slag van een ronde geen kleur te bekennen.",
    # ---- choices
    choices.Play: "speel {card}",
    choices.PlayToWin: "speel {card} en win de slag zonder meer",
    choices.ChooseEvent: "kies {event:quoted}",
    choices.BeCharacter: "kies {character}",
    choices.ExchangeWith: "ruil {partner:partner}",
    choices.ExchangeWithEach: "ruil tegelijk met {partners:short}",
    choices.ExchangeWithNobody: "ruil met niemand",
    choices.Give: "geef {card} aan {to:short}",
    choices.PutInItsPlace: "leg {card} neer als verloren kaart",
    choices.TakeLostCard: "neem de verloren kaart",
    choices.LeaveLostCard: "laat de verloren kaart liggen",
    choices.LostCardTo: "gun {character:short} de verloren kaart",
    choices.PickThreat: "neem dreiging {rank}",
    choices.KeepThreat: "houd deze dreiging",
    choices.RedrawThreat: "trek een andere dreiging",
    choices.PickRange: "kies bereik {least}–{most}",
    choices.Declare: lambda word: f"kondig {'meer' if word.more else 'minder'} slagen aan",
    choices.TuckCard: "leg {card} onder je personagekaart",
    choices.TakeTucked: "neem de weggelegde kaart terug",
    choices.LeaveTucked: "laat de weggelegde kaart liggen",
    choices.SetAsideCard: "leg {card} opzij voor de laatste slag",
    choices.LayCard: lambda word: "leg {card} in de eerste slag" + (" en win die zonder meer" if word.to_win else ""),
    choices.LeadYourself: "kom zelf uit",
    choices.LetLead: "laat {character:short} uitkomen",
    choices.UseRider: "zet {rider:quoted} deze ronde in",
    choices.KeepRider: "bewaar {rider:quoted} voor een andere ronde",
    choices.UseGift: "gebruik nu {gift:quoted}",
    choices.KeepGift: "bewaar {gift:quoted} voor later",
    # ---- news
    news.RoundBegins: "{chapter:quoted}: ronde {number} begint.",
    news.EventChosen: "Deze ronde: {event:quoted}.",
    news.LeftInBarrow: "Blijft achter in de grafheuvel: {card:bare}.",
    news.CardLost: "Verloren kaart: {card:bare}.",
    news.NothingLost: "Er is geen verloren kaart.",
    news.TakesRingToken: told("neemt|nemen het ringmerkteken."),
    news.BecomesCharacter: "{who} is {character}.",
    news.GetsRider: told("krijgt|krijgen {rider:quoted}."),
    news.HasGift: told("draagt|dragen {gift:quoted}."),
    news.TakesLost: told("neemt|nemen de verloren kaart: {card:bare}."),
    news.LeavesLost: told("laat|laten de verloren kaart liggen."),
    news.LostGoesTo: told("mag|mogen de verloren kaart nemen."),
    news.TakesBarrowCards: lambda word: told(f"trekt|trekken {count(word.count, 'grafheuvelkaart')}.")(word),
    news.DrawsThreat: told("krijgt|krijgen dreiging {rank}."),
    news.DrawsHiddenThreat: told("krijgt|krijgen een verborgen dreiging."),
    news.ThreatRejected: told("trekt|trekken dreiging {rank}, maar die vraagt om een verloren kaart: opnieuw trekken."),
    news.DrawsTwoThreats: told("trekt|trekken dreigingen {first} en {second} en houdt|houden er 1."),
    news.TakesThreat: told("neemt|nemen dreiging {rank}."),
    news.TakesRange: told("kiest|kiezen bereik {least}–{most} in plaats van een dreiging."),
    news.Declares: lambda word: told(f"kondigt|kondigen {'meer' if word.more else 'minder'} slagen aan dan de dreiging aangeeft.")(word),
    news.NoPartner: told("kan|kunnen met niemand ruilen."),
    news.DeclinesExchange: told("ruilt|ruilen met niemand."),
    news.Exchanges: told("ruilt|ruilen {partner:partner}."),
    news.HandsOver: told("geeft|geven {card} aan {to:short}."),
    news.HandsOverUnseen: told("geeft|geven 1 kaart aan {to:short}."),
    news.SwapsLost: told("ruilt|ruilen {leaves} tegen de verloren kaart: {takes:bare}."),
    news.ShowsHand: told("legt|leggen de hand open."),
    news.DrawsUp: lambda word: told(f"vult|vullen de hand aan met {count(word.count, 'kaart')}.")(word),
    news.Tucks: told("legt|leggen 1 kaart onder de personagekaart."),
    news.TakesBack: told("neemt|nemen de weggelegde kaart terug."),
    news.SetsAside: told("legt|leggen {card} opzij voor de laatste slag."),
    news.LaysFirst: told("legt|leggen {card} alvast in de eerste slag."),
    news.NamesSuits: names_suits,
    news.NamesLeader: told("laat|laten {leader:short} uitkomen."),
    news.ForestShows: "Het Oude Woud toont waarde {rank}.",
    news.BalrogShows: "De getoonde kaarten van de Balrogstapel tellen samen {total}.",
    news.Leads: told("komt|komen uit met {card}."),
    news.Plays: told("speelt|spelen {card}."),
    news.PlaysOutright: told("speelt|spelen de 1 van Ringen en wint|winnen de slag zonder meer."),
    news.PlaysFaceDownCard: told("speelt|spelen gedekt een {suit:one}."),
    news.TurnsUp: "De gedekte kaart van {who:short} is {card}.",
    news.RingsBroken: "Ringen vrijgespeeld: er mag nu met Ringen worden uitgekomen.",
    news.WinsTrick: told("wint|winnen slag {number}."),
    news.WillowTakesTrick: "Niemand wint de slag: Oude Wilgeman neemt die met waarde {rank}.",
    news.DrawsCards: told("trekt|trekken {card}."),
    news.PlaceTurnedUp: "In de piramide ligt nu {card} open.",
    news.GoalDone: "Het doel van {who:short} is gehaald.",
    news.GoalBroken: "Het doel van {who:short} is mislukt.",
    news.GoalSaved: "Dankzij {gift:quoted} telt het doel van {who:short} als gehaald.",
    news.GiftUsed: told("gebruikt|gebruiken {gift:quoted}."),
    news.BalrogWins: "De slag telt samen {trick}, de Balrog {balrog}: iedereen heeft gefaald.",
    news.ShowsThreat: told("toont|tonen dreiging {rank}."),
    news.RoundWon: "De ronde is gewonnen.",
    news.RoundLost: "De ronde is verloren.",
    news.ChapterWon: "{chapter:quoted} is voltooid.",
    # ---- reasons
    advice.NothingElse: "Er is geen andere keuze.",
    advice.WinsWhatIsNeeded: "{who} wint de slag er waarschijnlijk mee, en dat helpt de doelen.",
    advice.WinsToBeRid: "{who} wint de slag er waarschijnlijk mee, en is een kaart kwijt die later een slag te veel kon winnen.",
    advice.LeavesTo: "{who} wint de slag waarschijnlijk, en dat helpt de doelen.",
    advice.StaysOut: "{who} wint de slag waarschijnlijk; deze hand heeft hem niet nodig.",
    advice.ReceiverNeedsIt: "{to} heeft meer aan de kaart.",
    advice.SuitsTheHand: "De kaarten in de hand passen bij het doel van {character}.",
    advice.ServesGoal: "{winner} wint de slag waarschijnlijk; anders zou het doel van {whose} vaker mislukken.",
    advice.FearsForGoal: "{winner} wint de slag waarschijnlijk; het doel van {whose} loopt het meeste gevaar, wat er ook wordt gekozen.",
    advice.FearsNothing: "{winner} wint de slag waarschijnlijk, en geen doel loopt gevaar.",
    reasons.MustFollow: "Je moet kleur bekennen: je hebt nog {suit}.",
    reasons.RingsNotBroken: "Er is nog geen Ring gespeeld en je hebt een andere kleur: kom daarmee uit.",
    reasons.IsCovered: "Deze kaart is nog bedekt door andere kaarten van de piramide.",
    reasons.IsTucked: "Deze kaart ligt onder je personagekaart en hoort niet bij je hand.",
    reasons.KeptForLastTrick: "Deze kaart is opzijgelegd voor de laatste slag.",
    reasons.FrodoKeepsTheRing: "Frodo mag de 1 van Ringen nooit weggeven.",
    reasons.AlreadyPromised: "Deze kaart ligt al klaar voor iemand anders.",
    reasons.NamedByThreat: "De dreiging van {who:short} vraagt om deze kaart: die mag niet de verloren kaart worden.",
    reasons.AlreadyTaken: "Iemand anders is dit personage al.",
    reasons.OnlyTheRingHolder: "Alleen wie de 1 van Ringen heeft, mag dit personage zijn.",
    reasons.HolderMustBe: "Wie de 1 van Ringen heeft, moet {character:short} zijn.",
    reasons.StarsAreWaiting: "Er zijn nog verplichte personages over: iedereen die nog kiest, is daarvoor nodig.",
    reasons.NotForThePyramid: "De piramide mag dit personage niet zijn.",
    reasons.TakesNoPartInExchanges: told(f"doet|doen door {quoted('wraith')} niet mee aan ruilen."),
    reasons.NotOnTheCard: "Je voorbereidingsactie noemt dit personage niet.",
    reasons.AlreadyCompleted: "Dit is al voltooid.",
    reasons.OthersComeFirst: "Eerst moeten de andere gebeurtenissen van het hoofdstuk zijn voltooid.",
    reasons.TooManyUnfinished: "Er zijn nog meer personages te voltooien dan aan de laatste gebeurtenis kunnen meedoen.",
    reasons.ThreatIsGone: "Een ander personage heeft deze dreiging al.",
    reasons.NotDrawn: "Deze dreiging is niet getrokken.",
    reasons.NotWithItself: "Een personage kan niet met zichzelf ruilen.",
    reasons.OnlyAllTogether: "Er wordt met allemaal tegelijk geruild.",
    reasons.LostCardNotOnTheCard: "Je voorbereidingsactie noemt de verloren kaart niet.",
    reasons.NoLostCard: "Er ligt geen verloren kaart.",
    reasons.LostCardGoesTo: "De verloren kaart is gegund aan {who:short}.",
    reasons.NothingMayBeLost: "Geen kaart van deze hand mag de verloren kaart worden.",
    reasons.HasNoCards: "Dit personage heeft geen kaart om mee uit te komen.",
    reasons.GameIsOver: "Het spel is afgelopen.",
    reasons.WaitsFor: "Je bent niet aan de beurt: er wordt gewacht op {who:short}.",
    reasons.AnotherQuestion: "Je moet eerst een andere vraag beantwoorden.",
    reasons.TricksComeLater: "Kaarten speel je pas als de voorbereiding klaar is.",
    reasons.AnotherHandPlays: "Je speelt nu een kaart voor {who:short}.",
    reasons.PlayedInThisTrick: "Uit deze hand ligt al een kaart in de slag.",
    reasons.CharactersAreChosen: "Personages kies je alleen aan het begin van een ronde.",
    reasons.EventIsChosen: "De gebeurtenis kies je alleen aan het begin van een ronde.",
    reasons.ExchangesAreSetUp: "Ruilen kan alleen met een voorbereidingsactie.",
    reasons.LostCardIsSetUp: "De verloren kaart neem je alleen met een voorbereidingsactie die dat zegt.",
    reasons.ThreatsAreSetUp: "Dreigingen neem je alleen met een voorbereidingsactie.",
    reasons.GiftBeforeTrick: "Deze gave gebruik je vóór een slag, als er een kaart is om mee te ruilen.",
    reasons.GiftActsItself: "Deze gave werkt vanzelf.",
    reasons.RiderComesFirst: "De bijzondere Ruiter zet je alleen in als alle personages net zijn gekozen.",
    reasons.NotHeld: "Je hebt deze kaart niet.",
    reasons.InAnotherHand: "Deze kaart zit in een andere hand: die van {who:short}.",
    reasons.AlreadyPlayed: "Deze kaart is al gespeeld.",
    reasons.IsLostCard: "Dit is de verloren kaart.",
    reasons.NotInTheDeck: "Deze kaart zit deze ronde niet in het spel.",
    reasons.NotInThisRound: "Dit personage doet deze ronde niet mee.",
    reasons.GiftIsSpent: "Deze gave is al gebruikt.",
    reasons.GiftIsCarriedBy: "Deze gave wordt gedragen door {who:short}.",
    reasons.NobodyCarriesGift: "Niemand in het spel draagt deze gave.",
    reasons.RiderIsUsed: "De bijzondere Ruiter is al ingezet.",
    match.NothingToUndo: "Je hebt nog niets gekozen om ongedaan te maken.",
    match.OthersWentOn: "Iemand anders heeft na jou al gekozen.",
    match.DiceFell: "Na je keuze heeft het toeval al iets bepaald.",
    match.OthersLearned: "Iemand anders heeft je keuze al gezien.",
    match.Learned: "Het doel van deze les is bereikt.",
    # ---- cards
    Character: read_character,
    SpecialCard: "{changes:sentences}",
    # ---- verdicts
    goals.Verdict.SURE: "gehaald",
    goals.Verdict.AHEAD: "op koers",
    goals.Verdict.BEHIND: "nog niet",
    goals.Verdict.LOST: "mislukt",
}

EPITHETS: dict[str, str] = {
    "frodo": "Ringdrager", "bilbo": "Jarige hobbit", "gandalf": "Grijze Pelgrim", "pippin": "Nieuwsgierige hobbit", "sam": "Tuinman",
    "merry": "Vriend uit Bokland", "gildor_inglorion": "Zwervende elf", "farmer_maggot": "Paddenstoelenkweker",
    "fatty_bolger": "Achterblijver in Krikhol", "tom_bombadil": "Oudste van allen", "goldberry": "Rivierdochter",
    "mr_underhill": "Onbekende reiziger", "barliman_butterbur": "Herbergier in Breeg", "strider": "Zwijgzame doler",
    "glorfindel": "Elfenheer uit Rivendel", "bill_the_pony": "Trouw lastdier", "elrond": "Heer van Rivendel", "arwen": "Avondster",
    "gloin": "Dwerg uit Erebor", "bilbo_baggins": "Schrijver en dichter", "aragorn": "Isildurs Erfgenaam",
    "boromir": "Krijgsman uit Gondor", "gwaihir": "Grote adelaar", "shadowfax": "Snelste aller paarden", "radagast": "Bruine tovenaar",
    "legolas": "Boself", "gimli": "Dwerg met bijl", "gandalf_servant_of_the_secret_fire": "Tovenaar in Moria",
    "orophin_and_rumil": "Broers van Haldir", "haldir": "Grenswacht van Lothlórien", "galadriel": "Vrouwe van Lothlórien",
    "celeborn": "Heer van Lothlórien", "samwise_gamgee": "Trouwe metgezel", "peregrin_took": "Jonge Toek",
    "meriadoc_brandybuck": "Telg uit Bokland", "aragorn_son_of_arathorn": "Elendils nazaat",
    "boromir_son_of_denethor": "Aanvoerder van Gondor", "legolas_greenleaf": "Scherpziende boogschutter",
    "gimli_son_of_gloin": "Onvermoeibare bijldrager", "samwise_gamgee_burdened": "Beladen metgezel",
    "peregrin_took_burdened": "Beladen Toek", "meriadoc_brandybuck_burdened": "Beladen hobbit",
    "aragorn_son_of_arathorn_burdened": "Beladen leider", "boromir_son_of_denethor_burdened": "Beladen aanvoerder",
    "legolas_greenleaf_burdened": "Beladen boogschutter", "gimli_son_of_gloin_burdened": "Beladen bijldrager",
}  # fmt: skip


def tidy(text: str) -> str:
    """No stray spaces, round apostrophes, a capital at the beginning of every sentence."""
    text = re.sub(r"\s+", " ", text).strip().replace("'", "’")
    return re.sub(r"(^|[.!?] )(\w)", lambda found: found[1] + found[2].upper(), text)
