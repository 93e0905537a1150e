"""Dutch: what stands on the cards of characters, events, riders and gifts."""

from __future__ import annotations

from onetable.games.fellowship.blueprints import Character, SpecialCard
from onetable.games.fellowship.text.names import is_burdened
from onetable.games.fellowship.text.nl.names import name, quoted
from onetable.games.fellowship.words import abilities, changes
from onetable.games.fellowship.words import setup_actions as actions
from onetable.language.book import Row
from onetable.language.nl.nouns import several
from onetable.language.text import BEGIN, Gap


def exchange_with_all(word: actions.ExchangeWithAll, _: object) -> str:
    """With everybody, or with all of these who are there."""
    if not word.persons:
        return "Ruil tegelijk met elk ander personage 1 kaart."
    first, *others = [name(person) for person in word.persons]
    return f"Ruil tegelijk {several([f'1 kaart met {first}', *[f'1 met {other}' for other in others]])}, voor zover ze meedoen."


def two_groups(word: changes.TwoGroups, _: object) -> str:
    """Who plays in which round."""
    burdened = any([is_burdened(key) for key in word.first + word.second])
    groups = f"{name('group_1')}: {{first:apart}}. {name('group_2')}: {{second:apart}}."
    sides = " Gouden personagekaarten liggen met de beladen kant boven." * burdened
    return f"Rivieren zijn geen troef. Speel 1 ronde met elk van 2 groepen. {groups}{sides}"


def ranges(word: changes.ThreatByRange, _: object) -> str:
    """The ranges to choose from."""
    return several([f"{least}–{most}" for least, most in word.ranges], "of")


CARDS: dict[object, Row] = {
    (Character, "goal line"): ("Doel: ", BEGIN, Gap("goal", ""), "."),
    (Character, "set-up line"): "Voorbereiding: {setup:sentences}",
    (Character, "checked set-up line"): "Voorbereiding: {setup:checked}",
    (Character, "abilities"): "{abilities:sentences}",
    (Character, "leads"): "Je komt uit in de eerste slag.",
    SpecialCard: "{changes:sentences}",
    # ---- abilities
    abilities.MayNameLeader: "Wanneer je zou uitkomen, mag je in plaats daarvan een ander personage laten uitkomen.",
    abilities.NeedNotFollow: "Je hoeft geen kleur te bekennen.",
    abilities.MayLeadRings: "Je mag altijd met Ringen uitkomen.",
    abilities.RingsHelp: "De Ringen die je wint, tellen ook mee voor het doel van {character}.",
    abilities.MayRedrawThreats: (
        "De hele voorbereiding lang mag elk personage dat een dreiging heeft getrokken, in de eigen beurt 1 keer een andere trekken."
    ),
    abilities.MustHoldOneRing: "Alleen wie de 1 van Ringen heeft, mag dit personage zijn. Je mag die kaart nooit weggeven.",
    # ---- set-up actions
    actions.TakeLost: lambda word, _: "Neem alle verloren kaarten in je hand." if word.every else "Neem de verloren kaart in je hand.",
    actions.DrawThreat: "Trek een dreiging.",
    (actions.DrawThreat, "checked"): "Trek een dreiging (trek opnieuw als die om een verloren kaart vraagt).",
    actions.DrawTwoThreats: "Trek 2 dreigingen en houd er 1.",
    actions.ChooseThreat: "Kies een dreiging uit de dreigingsstapel.",
    actions.DeclareMoreOrFewer: "Kondig aan of je meer of minder slagen zult winnen dan je dreiging aangeeft.",
    actions.Exchange: lambda word, _: f"Ruil {'{times} keer ' * (word.times > 1)}1 kaart met {{persons:any}}.",
    actions.ExchangeWithAnyone: lambda word, _: (
        f"Ruil 1 kaart met een ander personage{', maar niet met {but}' if word.but else ' naar keuze'}."
    ),
    actions.ExchangeWithAll: exchange_with_all,
    actions.ExchangeWithLostOr: (
        "Ruil 1 kaart tegen de verloren kaart of met {person}. "
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
        "Leg 1 kaart onder je personagekaart; die hoort niet bij je hand; bekijk die wanneer je wilt. "
        "Vóór elke slag mag je die kaart terugnemen; als je hand leeg is, moet dat."
    ),
    actions.SetOneAside: "Leg 1 kaart open opzij voor de laatste slag.",
    actions.LayIntoFirstTrick: (
        "Leg 1 kaart nu al open in de eerste slag; die hoeft geen kleur te bekennen en bepaalt de kleur alleen als jij uitkomt."
    ),
    # ---- changes: events
    changes.ForestDeck: "Haal de Wouden uit de hoofdstapel en schud ze met ‘Oude Wilgeman 9’ tot de Oude Woudstapel.",
    changes.ForestTakesTricks: (
        "Toon vóór elke slag 1 kaart van de Oude Woudstapel. Heeft de kaart die de slag wint een lagere waarde "
        "(een gelijke waarde is genoeg), dan wint niemand die slag en komt hetzelfde personage opnieuw uit. "
        "Dit geldt niet als de 1 van Ringen de slag zonder meer wint."
    ),
    changes.BalrogDeck: "Haal de Schaduwen uit de hoofdstapel en schud ze met de Balrogkaart (waarde 5) tot de Balrogstapel.",
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
    changes.GiveRiders: lambda word, _: (
        "Als ze worden gekozen, krijgen deze personages een bijzondere Ruiter: "
        f"{several([f'{name(who)} {quoted(rider)}' for who, rider in word.pairs])}."
    ),
    changes.NewGoal: "Het doel van {character:inside} wordt: {goal}.",
    changes.LeadsFirst: "{character:inside} komt uit in de eerste slag.",
    changes.Requires: "{character:inside} moet worden gekozen.",
    changes.Forbids: "De personagekaart {character:quoted} mag niet worden gekozen.",
    changes.NoThreat: "{character:inside} trekt geen dreiging.",
    changes.ThreatsHidden: "Dreigingen blijven tot het einde van de ronde verborgen voor de andere spelers (niet in een solospel).",
    changes.ExchangesTogether: "Alle personages ruilen tegelijk, aan het einde van de voorbereiding (niet in een solospel).",
    changes.NoEarlySuccess: "Speel alle slagen, ook als alle doelen al zijn gehaald.",
    changes.OnlyAfterOthers: (
        "Deze gebeurtenis mag pas worden gekozen als de andere gebeurtenissen van het hoofdstuk zijn voltooid. "
        "Alle personages die nog niet zijn voltooid, moeten meedoen."
    ),
    changes.Repeatable: "Deze gebeurtenis mag na voltooiing opnieuw worden gekozen.",
    changes.PlaysFaceDown: (
        "{character:inside} speelt gedekt en noemt alleen de kleur; de kaart wordt omgedraaid als de slag compleet is. "
        "De 1 van Ringen wordt wel open gespeeld. De piramide mag niet {character:inside} zijn. In een solospel geldt dit alles niet."
    ),
    changes.MirrorDeal: (
        "De personages worden willekeurig uitgedeeld; Frodo hoeft de 1 van Ringen niet te hebben. "
        "Deel {portions} keer {size:kaart} aan elke speler; "
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
    changes.ThreatByRange: "In plaats van een dreiging te nemen, kies je een bereik: {:ranges}. Elke waarde daarbinnen is goed.",
    (changes.ThreatByRange, "ranges"): ranges,
    changes.NameLongestSuits: (
        "Noem aan het einde van de voorbereiding de kleur waarvan je de meeste kaarten hebt; bij een gelijke stand noem je al die kleuren. "
        "Dit geldt niet voor de piramide en niet in een solospel."
    ),
    changes.SaveOneGoal: (
        "1 keer per hoofdstuk telt 1 mislukt doel, van welk personage ook, als gehaald. "
        "De gave is pas verbruikt als de ronde daarmee is gewonnen."
    ),
    changes.SwapLostCard: (
        "1 keer per hoofdstuk mag je vóór een slag 1 kaart ruilen tegen de verloren kaart, of met het personage dat die heeft genomen. "
        "Een kaart waar de dreiging van een ander personage om vraagt, mag niet de verloren kaart worden."
    ),
    changes.FreeFirstTrick: "1 keer per hoofdstuk hoef je in de eerste slag van een ronde geen kleur te bekennen.",
}
