"""The trick-taking game in Dutch."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Any

from onetable.core import match
from onetable.core.phrasebook import Phrase
from onetable.games.fellowship.cards.blueprints import Character, SpecialCard
from onetable.games.fellowship.text.names import name_of
from onetable.games.fellowship.words import abilities, changes, choices, goals, news, reasons
from onetable.games.fellowship.words import setup_actions as actions
from onetable.games.fellowship.words.names import Named, Player, Pyramid, TheLostCard
from onetable.games.fellowship.words.playing_cards import RINGS, Card, Suit

# ---- names and cards


def name(key: str) -> str:
    """A name as it stands at the end of a sentence or before a comma."""
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


def persons(keys: Iterable[str], joiner: str) -> str:
    """Several names."""
    return listed([name(key) for key in keys], joiner)


def suits(members: Iterable[Suit]) -> list[str]:
    """The names of suits."""
    return [name(f"suit.{suit}") for suit in members]


def tricks(count: int) -> str:
    """So many tricks."""
    return f"{count} slag" if count == 1 else f"{count} slagen"


def cards(count: int) -> str:
    """So many cards."""
    return f"{count} kaart" if count == 1 else f"{count} kaarten"


def of_suit(count: int) -> str:
    """So many cards of the suit of this word."""
    return f"{count} {{suit:one}}" if count == 1 else f"{count} {{suit:many}}"


NAMES: dict[object, Phrase] = {
    tuple: ", ",
    (tuple, "sentences"): ". ",
    Named: lambda word: name(word.key),
    (Named, "inside"): lambda word: inside(word.key),
    (Named, "quoted"): lambda word: quoted(word.key),
    (Named, "partner"): lambda word: f"met {name(word.key)}",
    Player: lambda word: f"speler {word.number + 1}",
    Pyramid: "de piramide",
    TheLostCard: "de verloren kaart",
    (TheLostCard, "partner"): "tegen de verloren kaart",
    Card: "de {rank} van {suit}",
    (Card, "bare"): "{rank} van {suit}",
    **{suit: name(f"suit.{suit}") for suit in Suit},
    **{(suit, "one"): f"kaart van {name(f'suit.{suit}')}" for suit in Suit},
    **{(suit, "many"): f"kaarten van {name(f'suit.{suit}')}" for suit in Suit},
    (RINGS, "one"): "Ring",
    (RINGS, "many"): "Ringen",
}

# ---- goals


def win_tricks(word: goals.WinTricks) -> str:
    if word.most == 0:
        return "win geen enkele slag"
    if word.most >= 99:
        return f"win minstens {tricks(word.least)}"
    if word.least == word.most:
        return f"win precies {tricks(word.least)}"
    if word.least == 0:
        return f"win hooguit {tricks(word.most)}"
    return f"win precies {word.least} {'of' if word.most == word.least + 1 else 'tot en met'} {tricks(word.most)}"


def win_cards(word: goals.WinCards) -> str:
    everything = word.least == (5 if word.suit is RINGS else 8)
    goal = f"win {'alle' if everything else 'minstens'} {of_suit(word.least)}"
    return f"{goal}; {{suit:many}} die {persons(word.helpers, 'of')} wint, tellen ook mee" if word.helpers else goal


def win_few_cards(word: goals.WinCards) -> str:
    return "win geen enkele {suit:one}" if word.least == 1 else f"win hooguit {of_suit(word.least - 1)}"


def win_threat_card(word: goals.WinThreatCard) -> str:
    first, *others = suits(word.suits)
    both = f"zowel de kaart van {first} als die van {listed(others)}" if others else f"de kaart van {first}"
    return f"win {both} met de waarde van je dreiging"


def win_every_suit(word: goals.WinEverySuit) -> str:
    first, *others = suits(word.suits)
    return "win minstens " + listed([f"1 kaart van {first}", *[f"1 van {suit}" for suit in others]])


def never(word: goals.Never) -> str:
    return "{goal:never}" if (type(word.goal), "never") in GOALS else "dit mag je niet bereiken: {goal}"


GOALS: dict[object, Phrase] = {
    goals.Both: "{first} en {second}",
    goals.Never: never,
    goals.ByPlayers: "met 4 spelers: {four}; met minder spelers: {fewer}",
    goals.Nothing: "je hebt geen eigen doel",
    goals.WinTricks: win_tricks,
    goals.WinThreatTricks: "win precies zoveel slagen als je dreiging aangeeft",
    goals.WinMoreOrFewer: "win meer of minder slagen dan je dreiging aangeeft, zoals je hebt aangekondigd; evenveel is nooit goed",
    goals.WinFewestTricks: "win de minste slagen; een gelijke stand mag",
    goals.WinMiddleTricks: "zorg dat minstens 1 personage meer slagen wint dan jij en minstens 1 personage minder",
    goals.OthersWinTricks: lambda word: f"zorg dat elk ander personage minstens {tricks(word.least)} wint",
    goals.WinInARow: "win in totaal precies {count} slagen, en die achtereenvolgens",
    goals.WinOneOfLast: "win minstens 1 van de laatste {count} slagen",
    goals.WinOnlyWith: "win minstens 1 slag, en alleen slagen waarin een {suit:one} ligt",
    goals.WinTricksWith: lambda word: f"win minstens {tricks(word.least)} waarin een {{suit:one}} ligt",
    goals.WinCards: win_cards,
    (goals.WinCards, "never"): win_few_cards,
    goals.WinCard: "win {card}",
    (goals.WinCard, "never"): "win nooit {card}",
    goals.WinRank: "win een kaart met waarde {rank}",
    (goals.WinRank, "never"): "win nooit een kaart met waarde {rank}",
    goals.WinThreatCard: win_threat_card,
    goals.WinThreatRank: lambda word: f"win minstens {cards(word.least)} met de waarde van je dreiging, van welke kleur ook",
    goals.WinMostCards: "win meer {suit:many} dan elk ander personage",
    goals.WinEveryRank: "win minstens 1 kaart van elke waarde van 1 tot en met {highest}",
    goals.WinEverySuit: win_every_suit,
    goals.WinRun: "win minstens {length} {suit:many} met opeenvolgende waarden",
    goals.WinSameRank: "win minstens {least} kaarten van dezelfde waarde",
    goals.EverybodyWins: "zorg dat elk personage, ook jij, minstens 1 {suit:one} wint",
    goals.WinLastTrick: "win de laatste slag",
    goals.PlayInLastTrick: "speel in de laatste slag een {suit:one}; je hoeft die slag niet te winnen",
    goals.LeadSuit: "kom uit met {suit}",
    (goals.LeadSuit, "never"): "kom nooit uit met {suit}",
    goals.KeepSuitWon: lambda word: f"houd aan het einde een kaart over van een kleur waarvan je minstens {cards(word.least)} hebt gewonnen",
}

# ---- abilities

ABILITIES: dict[object, Phrase] = {
    abilities.MayNameLeader: "wanneer je zou uitkomen, mag je in plaats daarvan een ander personage laten uitkomen",
    abilities.NeedNotFollow: "je hoeft geen kleur te bekennen",
    abilities.MayLeadRings: "je mag altijd met Ringen uitkomen",
    abilities.RingsHelp: lambda word: f"de Ringen die je wint, tellen ook mee voor het doel van {name(word.character)}",
    abilities.MayRedrawThreats: "de hele voorbereiding lang mag elk personage dat een dreiging heeft getrokken, "
    "in de eigen beurt 1 keer een andere trekken",
    abilities.MustHoldOneRing: "alleen wie de 1 van Ringen heeft, mag dit personage zijn. Geef die kaart nooit weg",
}

# ---- set-up actions


def exchange(word: actions.Exchange) -> str:
    often = "" if word.times == 1 else f"{word.times} keer "
    return f"ruil {often}1 kaart met {persons(word.persons, 'of')}"


def exchange_with_all(word: actions.ExchangeWithAll) -> str:
    if not word.persons:
        return "ruil met alle andere personages tegelijk 1 kaart"
    return f"ruil met {persons(word.persons, 'en')} tegelijk 1 kaart, voor zover ze meedoen"


ACTIONS: dict[object, Phrase] = {
    actions.TakeLost: lambda word: "neem alle verloren kaarten in de hand" if word.every else "neem de verloren kaart in de hand",
    actions.DrawThreat: "trek een dreiging",
    actions.DrawTwoThreats: "trek 2 dreigingen en houd er 1",
    actions.ChooseThreat: "kies een dreiging uit de dreigingsstapel",
    actions.DeclareMoreOrFewer: "kondig aan of je meer of minder slagen zult winnen dan je dreiging aangeeft",
    actions.Exchange: exchange,
    actions.ExchangeWithAnyone: lambda word: (
        "ruil 1 kaart met een ander personage" + (f", maar niet met {name(word.but)}" if word.but else " naar keuze")
    ),
    actions.ExchangeLikeAragorn: f"ruil 1 kaart met {persons(('gimli', 'legolas'), 'of')}",
    actions.ExchangeWithAll: exchange_with_all,
    actions.ExchangeWithLostOr: lambda word: f"ruil 1 kaart tegen de verloren kaart of met {name(word.person)}",
    actions.GiveEach: "geef elk ander personage 1 kaart; je krijgt er geen terug. "
    "In een solospel vul je vooraf je hand volledig aan, en daarna niet meer",
    actions.PassRight: "alle personages geven tegelijk 1 kaart naar rechts door",
    actions.ShowHand: "speel deze ronde met een open hand. In een solospel vul je nu je hand volledig aan, en daarna niet meer",
    actions.TuckACard: "leg 1 kaart onder je personagekaart; die hoort niet bij je hand. "
    "Vóór elke slag mag je die kaart terugnemen; is je hand leeg, dan moet dat",
    actions.SetOneAside: "leg 1 kaart naar keuze open opzij; die speel je in de laatste slag",
    actions.LayIntoFirstTrick: "leg 1 kaart naar keuze nu al open in de eerste slag",
}

# ---- changes


def lost_cards(word: changes.LostCards) -> str:
    return f"met 1 of 4 spelers {there_are_lost(word.four)}, met 2 of 3 spelers {there_are_lost(word.fewer)}"


def there_are_lost(count: int) -> str:
    return "is er 1 verloren kaart" if count == 1 else f"zijn er {count} verloren kaarten"


def give_riders(word: changes.GiveRiders) -> str:
    return "wie wordt gekozen, krijgt meteen een bijzondere Ruiter: " + listed([f"{name(who)} {quoted(rider)}" for who, rider in word.pairs])


def two_groups(word: changes.TwoGroups) -> str:
    first, second = ("; ".join([name(key) for key in group]) for group in (word.first, word.second))
    burdened = any(key.endswith("_burdened") for key in word.first + word.second)
    sides = ". Gouden personagekaarten liggen op hun beladen kant" if burdened else ""
    return f"speel voor elke groep 1 ronde. Groep 1: {first}. Groep 2: {second}{sides}"


def ranges(word: changes.ThreatByRange) -> str:
    offered = listed([f"{least}–{most}" for least, most in word.ranges], "of")
    return f"in plaats van een dreiging te nemen kies je een bereik: {offered}. Elke waarde daarbinnen is goed"


def of_character(template: str) -> Callable[[Any], str]:
    """A sentence about the character that a change names."""
    return lambda word: template.replace("CHARACTER", inside(word.character))


CHANGES: dict[object, Phrase] = {
    changes.ForestDeck: "haal alle Wouden uit de hoofdstapel en schud ze met ‘Oude Wilgeman 9’ tot de Oude Woudstapel",
    changes.ForestTakesTricks: "bij elke slag wordt 1 kaart van de Oude Woudstapel getoond. Heeft de winnende kaart een lagere waarde, "
    "dan wint niemand de slag, tenzij de 1 van Ringen de slag zonder meer wint",
    changes.BalrogDeck: "haal alle Schaduwen uit de hoofdstapel en schud ze met de Balrogkaart, die voor 5 telt, tot de Balrogstapel",
    changes.OutweighBalrog: lambda word: (
        f"bij elke slag worden van de Balrogstapel kaarten getoond: {word.four} met 1 of 4 spelers, {word.fewer} met 2 of 3 spelers. "
        "Is de som van de waarden in de slag lager dan die van de getoonde kaarten, dan mislukt de ronde voor iedereen. "
        "Zijn er te weinig kaarten over, schud dan alle 9 opnieuw"
    ),
    changes.LostCards: lost_cards,
    changes.BarrowCards: "leg de Ringen opzij. Neem van de overige kaarten er {four} (met 1 of 4 spelers) of {fewer} (met 2 of 3 spelers) "
    "gedekt weg als grafheuvelkaarten en schud de Ringen er weer bij. Er is geen verloren kaart: "
    "wie verloren kaarten zou nemen, trekt in plaats daarvan {drawn} grafheuvelkaarten",
    changes.GiveRiders: give_riders,
    changes.NewGoal: of_character("het doel van CHARACTER wordt: {goal}"),
    changes.LeadsFirst: of_character("CHARACTER komt uit in de eerste slag"),
    changes.Requires: of_character("CHARACTER moet worden gekozen"),
    changes.Forbids: of_character("CHARACTER mag niet worden gekozen"),
    changes.NoThreat: of_character("CHARACTER trekt geen dreiging"),
    changes.ThreatsHidden: "dreigingen blijven tot het einde van de ronde verborgen voor de andere spelers (niet in een solospel)",
    changes.ExchangesTogether: "alle ruilen van de ronde gebeuren tegelijk, aan het einde van de voorbereiding (niet in een solospel)",
    changes.NoEarlySuccess: "speel alle slagen, ook als alle doelen al zijn gehaald",
    changes.OnlyAfterOthers: "kies deze gebeurtenis pas als de andere gebeurtenissen van het hoofdstuk zijn voltooid",
    changes.Repeatable: "deze gebeurtenis mag na voltooiing opnieuw worden gekozen",
    changes.PlaysFaceDown: of_character(
        "CHARACTER speelt gedekt en noemt alleen de kleur; de kaart wordt omgedraaid als de slag compleet is. "
        "De 1 van Ringen wordt wel open gespeeld. De piramide mag dit personage niet zijn. In een solospel vervalt dit alles"
    ),
    changes.MirrorDeal: "de personages worden willekeurig uitgedeeld; Frodo hoeft de 1 van Ringen niet te hebben. "
    "Deel {portions} keer {size} kaarten aan elke speler; na elke keer geven alle spelers tegelijk 1 kaart aan elke andere speler. "
    "Trek dan 1 verloren kaart, eventueel zelfs de 1 van Ringen, en deel de rest. "
    "In een solospel wordt gewoon gedeeld en is de hand met de 1 van Ringen altijd Frodo",
    changes.AddRivers: "voeg Rivieren 1–{four} aan de hoofdstapel toe, met 2 of 3 spelers alleen 1–{fewer}",
    changes.Trump: "{suit} zijn troef: de hoogste kaart van {suit} wint de slag, tenzij de 1 van Ringen de slag zonder meer wint",
    changes.TwoGroups: two_groups,
    changes.ThreatHidden: "je dreiging blijft tot het einde van de ronde verborgen voor de andere spelers. "
    "In een solospel heeft dit geen effect",
    changes.NoExchange: "je ruilt niet, en niemand ruilt met jou",
    changes.Duty: "naast je doel moet je ook dit nakomen: {goal}",
    changes.ThreatByRange: ranges,
    changes.NameLongestSuits: "noem aan het einde van de voorbereiding de kleur waarvan je de meeste kaarten hebt; "
    "bij een gelijke stand noem je al die kleuren. Dit geldt niet voor de piramide en niet in een solospel",
    changes.SaveOneGoal: "1 keer per hoofdstuk telt 1 mislukt doel, van welk personage ook, als gehaald. "
    "De gave is pas verbruikt als de ronde daarmee is gewonnen",
    changes.SwapLostCard: "1 keer per hoofdstuk mag je vóór een slag 1 kaart ruilen tegen de verloren kaart, of met wie die heeft genomen",
    changes.FreeFirstTrick: "1 keer per hoofdstuk hoef je in de eerste slag geen kleur te bekennen",
}

# ---- choices

CHOICES: dict[object, Phrase] = {
    choices.Play: "speel {card}",
    choices.PlayToWin: "speel {card} en win de slag zonder meer",
    choices.ChooseEvent: "kies {event:quoted}",
    choices.BeCharacter: "kies {character}",
    choices.ExchangeWith: "ruil {partner:partner}",
    choices.ExchangeWithNobody: "ruil met niemand",
    choices.Give: "geef {card} aan {to}",
    choices.PutInItsPlace: "maak {card} de verloren kaart",
    choices.TakeLostCard: "neem de verloren kaart",
    choices.LeaveLostCard: "laat de verloren kaart liggen",
    choices.LostCardTo: "gun {character} de verloren kaart",
    choices.PickThreat: "neem dreiging {rank}",
    choices.KeepThreat: "houd deze dreiging",
    choices.RedrawThreat: "trek een andere dreiging",
    choices.PickRange: "kies {least}–{most}",
    choices.Declare: lambda word: f"kondig {'meer' if word.more else 'minder'} slagen aan",
    choices.TuckCard: "leg {card} onder je personagekaart",
    choices.TakeTucked: "neem de weggelegde kaart terug",
    choices.LeaveTucked: "laat de weggelegde kaart liggen",
    choices.SetAsideCard: "leg {card} opzij voor de laatste slag",
    choices.LayCard: lambda word: "leg {card} in de eerste slag" + (" en win die zonder meer" if word.to_win else ""),
    choices.LeadYourself: "kom zelf uit",
    choices.LetLead: "laat {character:inside} uitkomen",
    choices.UseRider: "zet {rider:quoted} deze ronde in",
    choices.KeepRider: "bewaar {rider:quoted} voor een andere ronde",
    choices.UseGift: "gebruik nu {gift:quoted}",
    choices.KeepGift: "bewaar {gift:quoted} voor later",
}

# ---- news


def told(template: str) -> Callable[[Any], str]:
    """What somebody does: “speelt|spelen”, because Orophin and Rúmil are two."""

    def phrase(word: Any) -> str:
        two = getattr(word.who, "key", "") == "orophin_and_rumil"
        return "{who:inside} " + re.sub(r"(\w+)\|(\w+)", r"\2" if two else r"\1", template)

    return phrase


def declares(word: news.Declares) -> str:
    return told(f"kondigt|kondigen aan {'meer' if word.more else 'minder'} slagen te winnen dan de dreiging aangeeft")(word)


def names_suits(word: news.NamesSuits) -> str:
    longest = "langste kleur" if len(word.suits) == 1 else "langste kleuren"
    return told(f"noemt|noemen als {longest}: {listed(suits(word.suits))}")(word)


NEWS: dict[object, Phrase] = {
    news.RoundBegins: "{chapter:quoted}: ronde {number} begint",
    news.EventChosen: "deze ronde: {event:quoted}",
    news.CardLost: "verloren kaart: {card:bare}",
    news.NothingLost: "er is geen verloren kaart",
    news.TakesRingToken: told("neemt|nemen het ringmerkteken"),
    news.BecomesCharacter: "{who} is {character}",
    news.GetsRider: told("krijgt|krijgen {rider:quoted}"),
    news.HasGift: told("draagt|dragen {gift:quoted}"),
    news.TakesLost: told("neemt|nemen de verloren kaart: {card:bare}"),
    news.LeavesLost: told("laat|laten de verloren kaart liggen"),
    news.LostGoesTo: told("mag|mogen de verloren kaart nemen"),
    news.TakesBarrowCards: lambda word: told(f"trekt|trekken {cards(word.count).replace('kaart', 'grafheuvelkaart')}")(word),
    news.DrawsThreat: told("krijgt|krijgen dreiging {rank}"),
    news.DrawsHiddenThreat: told("krijgt|krijgen een verborgen dreiging"),
    news.ThreatRejected: told("trekt|trekken dreiging {rank}, maar die vraagt om een verloren kaart: opnieuw trekken"),
    news.DrawsTwoThreats: told("trekt|trekken dreigingen {first} en {second} en houdt|houden er 1"),
    news.TakesThreat: told("neemt|nemen dreiging {rank}"),
    news.TakesRange: told("kiest|kiezen {least}–{most} in plaats van een dreiging"),
    news.Declares: declares,
    news.NoPartner: told("kan|kunnen met niemand ruilen"),
    news.DeclinesExchange: told("ruilt|ruilen met niemand"),
    news.Exchanges: told("ruilt|ruilen {partner:partner}"),
    news.HandsOver: told("geeft|geven {card} aan {to}"),
    news.HandsOverUnseen: told("geeft|geven 1 kaart aan {to}"),
    news.SwapsLost: told("ruilt|ruilen {leaves} tegen de verloren kaart: {takes:bare}"),
    news.ShowsHand: told("legt|leggen de hand open"),
    news.DrawsUp: lambda word: told(f"vult|vullen de hand aan met {cards(word.count)}")(word),
    news.Tucks: told("legt|leggen 1 kaart onder de personagekaart"),
    news.TakesBack: told("neemt|nemen de weggelegde kaart terug"),
    news.SetsAside: told("legt|leggen {card} opzij voor de laatste slag"),
    news.LaysFirst: told("legt|leggen {card} alvast in de eerste slag"),
    news.NamesSuits: names_suits,
    news.NamesLeader: told("laat|laten {leader:inside} uitkomen"),
    news.ForestShows: "het Oude Woud toont waarde {rank}",
    news.BalrogShows: "de getoonde kaarten van de Balrogstapel tellen samen {total}",
    news.Leads: told("komt|komen uit met {card}"),
    news.Plays: told("speelt|spelen {card}"),
    news.PlaysOutright: told("speelt|spelen de 1 van Ringen en wint|winnen de slag zonder meer"),
    news.PlaysFaceDownCard: told("speelt|spelen gedekt een {suit:one}"),
    news.TurnsUp: "de gedekte kaart van {who:inside} is {card}",
    news.RingsBroken: "Ringen vrijgespeeld: er mag nu met Ringen worden uitgekomen",
    news.WinsTrick: told("wint|winnen slag {number}"),
    news.WillowTakesTrick: "niemand wint de slag: Oude Wilgeman neemt die met waarde {rank}",
    news.DrawsCards: told("trekt|trekken {card}"),
    news.PlaceTurnedUp: "in de piramide ligt nu {card} open",
    news.GoalDone: "het doel van {who:inside} is gehaald",
    news.GoalBroken: "het doel van {who:inside} is mislukt",
    news.GoalSaved: "dankzij {gift:quoted} telt het doel van {who:inside} als gehaald",
    news.GiftUsed: told("gebruikt|gebruiken {gift:quoted}"),
    news.BalrogWins: "de slag telt samen {trick}, de Balrog {balrog}: iedereen heeft gefaald",
    news.ShowsThreat: told("toont|tonen dreiging {rank}"),
    news.RoundWon: "alle doelen gehaald: de ronde is gewonnen",
    news.RoundLost: "de ronde is verloren",
    news.ChapterWon: "{chapter:quoted} is voltooid",
}

# ---- reasons

REASONS: dict[object, Phrase] = {
    reasons.MustFollow: "Je moet kleur bekennen: je hebt nog {suit}.",
    reasons.RingsNotBroken: "Er is nog geen Ring gespeeld. Kom uit met een andere kleur.",
    reasons.IsCovered: "Deze kaart is nog bedekt door andere kaarten van de piramide.",
    reasons.IsTucked: "Deze kaart ligt onder je personagekaart en hoort niet bij je hand.",
    reasons.KeptForLastTrick: "Deze kaart is opzijgelegd voor de laatste slag.",
    reasons.FrodoKeepsTheRing: "Frodo mag de 1 van Ringen nooit weggeven.",
    reasons.AlreadyPromised: "Deze kaart ligt al klaar voor iemand anders.",
    reasons.NamedByThreat: "De dreiging van {who:inside} vraagt om deze kaart: die mag niet de verloren kaart worden.",
    reasons.AlreadyTaken: "Iemand anders is dit personage al.",
    reasons.OnlyTheRingHolder: "Alleen wie de 1 van Ringen heeft, mag dit personage zijn.",
    reasons.HolderMustBe: "Wie de 1 van Ringen heeft, moet {character:inside} zijn.",
    reasons.StarsAreWaiting: "Er zijn nog verplichte personages over: iedereen die nog kiest, is daarvoor nodig.",
    reasons.NotForThePyramid: "De piramide mag dit personage niet zijn.",
    reasons.TakesNoPartInExchanges: told(f"doet|doen door {quoted('wraith')} niet mee aan ruilen."),
    reasons.NotOnTheCard: "Je voorbereidingsactie noemt dit personage niet.",
    reasons.AlreadyCompleted: "Dit is al voltooid.",
    reasons.OthersComeFirst: "Eerst moeten de andere gebeurtenissen van het hoofdstuk zijn voltooid.",
    reasons.TooManyUnfinished: "Er zijn nog meer personages te voltooien dan aan de laatste gebeurtenis kunnen meedoen.",
    reasons.ThreatIsGone: "Een ander personage heeft deze dreiging al.",
    match.NothingToUndo: "Je hebt nog niets gekozen.",
    match.OthersWentOn: "Iemand anders heeft na jou al gekozen.",
    match.DiceFell: "Sindsdien heeft het toeval beslist.",
    match.OthersLearned: "Iemand anders heeft je keuze al gezien.",
}

# ---- cards


def character(word: Character) -> str:
    sentences = ["{goal}"]
    if word.setup:
        sentences.append("{setup:sentences}")
    if word.abilities:
        sentences.append("{abilities:sentences}")
    if word.leads:
        sentences.append("je komt uit in de eerste slag")
    return ". ".join(sentences) + "."


EPITHETS: dict[str, str] = {
    "frodo": "Ringdrager",
    "bilbo": "Jarige hobbit",
    "gandalf": "Grijze Pelgrim",
    "pippin": "Nieuwsgierige hobbit",
    "sam": "Tuinman",
    "merry": "Vriend uit Bokland",
    "gildor_inglorion": "Zwervende elf",
    "farmer_maggot": "Paddenstoelenkweker",
    "fatty_bolger": "Achterblijver in Krikhol",
    "tom_bombadil": "Oudste van allen",
    "goldberry": "Rivierdochter",
    "mr_underhill": "Onbekende reiziger",
    "barliman_butterbur": "Herbergier in Breeg",
    "strider": "Zwijgzame doler",
    "glorfindel": "Elfenheer uit Rivendel",
    "bill_the_pony": "Trouw lastdier",
    "elrond": "Heer van Rivendel",
    "arwen": "Avondster",
    "gloin": "Dwerg uit Erebor",
    "bilbo_baggins": "Schrijver en dichter",
    "aragorn": "Isildurs Erfgenaam",
    "boromir": "Krijgsman uit Gondor",
    "gwaihir": "Grote adelaar",
    "shadowfax": "Snelste aller paarden",
    "radagast": "Bruine tovenaar",
    "legolas": "Boself",
    "gimli": "Dwerg met bijl",
    "gandalf_servant_of_the_secret_fire": "Tovenaar in Moria",
    "orophin_and_rumil": "Broers van Haldir",
    "haldir": "Grenswacht van Lothlórien",
    "galadriel": "Vrouwe van Lothlórien",
    "celeborn": "Heer van Lothlórien",
    "samwise_gamgee": "Trouwe metgezel",
    "peregrin_took": "Jonge Toek",
    "meriadoc_brandybuck": "Telg uit Bokland",
    "aragorn_son_of_arathorn": "Elendils nazaat",
    "boromir_son_of_denethor": "Aanvoerder van Gondor",
    "legolas_greenleaf": "Scherpziende boogschutter",
    "gimli_son_of_gloin": "Onvermoeibare bijldrager",
    "samwise_gamgee_burdened": "Beladen metgezel",
    "peregrin_took_burdened": "Beladen Toek",
    "meriadoc_brandybuck_burdened": "Beladen hobbit",
    "aragorn_son_of_arathorn_burdened": "Beladen leider",
    "boromir_son_of_denethor_burdened": "Beladen aanvoerder",
    "legolas_greenleaf_burdened": "Beladen boogschutter",
    "gimli_son_of_gloin_burdened": "Beladen bijldrager",
}

# ---- verdicts, and the whole language

PHRASES: dict[object, Phrase] = {
    **NAMES, **GOALS, **ABILITIES, **ACTIONS, **CHANGES, **CHOICES, **NEWS, **REASONS,
    Character: character,
    SpecialCard: "{changes:sentences}.",
    goals.Verdict.SURE: "gehaald",
    goals.Verdict.AHEAD: "op koers",
    goals.Verdict.BEHIND: "nog niet",
    goals.Verdict.LOST: "mislukt",
}  # fmt: skip


def tidy(text: str) -> str:
    """Sentences begin with a capital, apostrophes are round."""
    return re.sub(r"(^|[.!?] )(\w)", lambda found: found[1] + found[2].upper(), text.strip().replace("'", "’"))
