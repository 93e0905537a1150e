"""Dutch reasons: why something cannot be done, a sentence each."""

from __future__ import annotations

from onetable.core import match
from onetable.games.quest.text.book import QuestPhrase
from onetable.games.quest.text.nl.cards import MOMENTS
from onetable.games.quest.vocabulary import reasons
from onetable.language.nl.nouns import counted

REASONS: dict[object, QuestPhrase] = {
    reasons.NotThisMoment: lambda word, _: f"deze schaduwkaart wordt gespeeld {MOMENTS[word.moment]}.",
    reasons.OneShadowCardATurn: "deze beurt is er al een schaduwkaart gespeeld.",
    reasons.PoolTooSmall: "hiervoor moet er minstens {needed} invloed in de schaduwpot zijn; er is nu {now}.",
    reasons.NoFreeSlot: "er lopen al 3 complotten; er is geen vak vrij voor nog een.",
    reasons.NoFittingPlace: "er is nu geen plaats die dit complot kan treffen.",
    reasons.TrackFull: "op alle vakjes van dit spoor liggen actiemerktekens.",
    reasons.PathTooDear: lambda word, _: (
        f"je hebt geen kaart met het terrein van deze weg en minder dan {counted(word.cost, 'kaart')} in je hand."
        if word.cost > 1
        else "je hebt geen kaart in je hand om deze weg te betalen."
    ),
    reasons.NoMoreMoves: lambda word, _: f"door een schaduwkaart mag je deze beurt hooguit {counted(word.most, 'keer')} reizen.",
    reasons.NoMoreTravel: lambda word, _: f"door je verderf mag je per beurt hooguit {counted(word.most, 'reisstap')} doen.",
    reasons.FoeHere: "je kunt niet rusten waar een monster of volgeling is.",
    reasons.NoRestInStronghold: "in een Schaduwbolwerk kun je niet rusten.",
    reasons.RestForbidden: "de Tovenaar-koning is te dichtbij om te kunnen rusten.",
    reasons.RestHindered: "door een lopend complot kunnen helden in dit toevluchtsoord niet rusten.",
    reasons.DarkPathTaken: "je hebt deze beurt al het duistere pad gekozen.",
    reasons.TooCorrupt: lambda word, _: f"met meer dan {counted(word.most, 'verderfkaart')} mag je het duistere pad niet kiezen.",
    reasons.NotEnoughFavor: lambda word, _: f"dit kost {counted(word.needed, 'gunst')}, en zoveel heb je niet.",
    reasons.QuestElsewhere: "deze queeste voltooi je niet door deze plaats te verkennen.",
    reasons.PlotElsewhere: "dit complot treft een andere plaats.",
    reasons.NothingToExplore: "hier valt niets te verkennen.",
    reasons.Lonely: "door je verderf mag je geen personages raadplegen en niet ruilen.",
    reasons.HasItemAlready: "deze held heeft al {item:a}.",
    reasons.NotUsedToHope: "je kunt het alleen opgeven als je geen kaarten in je hand hebt.",
    reasons.FigureUsed: "deze volgeling of dit merkteken heeft in deze actie al een bevel gekregen.",
    reasons.OneTokenPlaced: "per actie mag maar 1 bevel een monstermerkteken plaatsen.",
    reasons.NeedsInfluence: "een monstermerkteken mag alleen worden geplaatst waar invloed is.",
    reasons.NotInHaven: "een monstermerkteken mag niet worden geplaatst in een toevluchtsoord of waar een held is.",
    reasons.NoTokenLeft: "er is geen monstermerkteken meer voor dit gebied.",
    reasons.NotDamaged: "er is geen schade om te genezen.",
    reasons.NotJoined: "deze plaats is niet verbonden met {place:the}.",
    reasons.AlreadyHere: "de figuur staat al op deze plaats.",
    reasons.NoTokenThere: "op deze plaats is geen monstermerkteken.",
    reasons.ScoutedAlready: "je hebt deze beurt al verkend waar monsters zijn.",
    reasons.WrongTerrain: "deze kaart heeft niet het terrein van de weg.",
    reasons.IsElsewhere: "de bedoelde figuur is op een andere plaats: {place:the}.",
    reasons.NotOnTheMap: "de bedoelde figuur staat niet op de kaart.",
    reasons.NotPossible: "wat er staat of wat het kost, kan nu niet.",
    reasons.NoFavorHere: "op deze plaats ligt geen gunst.",
    reasons.NothingToTrade: "er is nu niets om te geven.",
    reasons.NoRoomForFavor: "deze held kan niet meer gunst hebben.",
    reasons.IsExhausted: "een uitgeputte kant speelt in dit gevecht geen kaarten meer.",
    reasons.WorksByItself: "voorwerpen werken vanzelf.",
    reasons.NoInfluenceInHaven: "in een toevluchtsoord mag geen invloed worden geplaatst.",
    reasons.StrongholdFull: "dit bolwerk heeft al alle {most} invloed die er past.",
    reasons.InfluenceLimit: "deze plaats mag niet meer invloed hebben dan het bolwerk waarmee ze verbonden is: {most}.",
    reasons.NotInExtension: "deze plaats ligt niet in het verlengde van een bolwerk.",
    reasons.PoolIsFull: "in deze fase past er maar {most} invloed in de schaduwpot.",
    reasons.NoMoreForThePool: "van deze invloed mag er niet meer naar de schaduwpot.",
    reasons.NotNearestHaven: "de held ontwaakt in het dichtstbijzijnde toevluchtsoord.",
    reasons.NotLeftmost: "alleen het merkteken van Sauron dat het verst achterligt, gaat vooruit.",
    reasons.TextAsks: lambda word, book: f"dit past niet bij wat de tekst vraagt: {book.read(word.text)}",
    reasons.NotAsked: "wat nu gevraagd wordt, gaat hier niet over.",
    reasons.GameIsOver: "het spel is afgelopen.",
    reasons.WaitsForSauron: "je bent niet aan de beurt: Sauron beslist.",
    reasons.WaitsForHero: "je bent niet aan de beurt: {hero} beslist.",
    reasons.OnlyWhenTraveling: "dit doe je in de reisstap van je beurt.",
    reasons.OnlyWhenResting: "rusten doe je in de ruststap, aan het begin van je beurt.",
    reasons.OnlyWhenExploring: "dit doe je bij het verkennen, in de reisstap van je beurt.",
    reasons.OnlyAfterRest: "van een verderfkaart koop je je na een rust vrij.",
    reasons.OnlyInCombat: "deze kaart speel je in een gevecht, of leg je af voor een weg.",
    reasons.OnlyInActionStep: "dit doe je in de actiestap van je beurt.",
    reasons.OnlyInPlotStep: "dit doe je in de complotstap van je beurt.",
    reasons.OnlyWhenPlacing: "invloed plaats je met een actie op het invloedspoor of met een kaart.",
    reasons.OnlyWhenCommanding: "volgelingen beveel je met een actie op het bevelspoor of met een kaart.",
    match.NothingToUndo: "je hebt nog niets gekozen om ongedaan te maken.",
    match.OthersWentOn: "iemand anders heeft na jou al gekozen.",
    match.DiceFell: "na je keuze heeft het toeval al iets bepaald.",
    match.OthersLearned: "iemand anders heeft je keuze al gezien.",
    match.Learned: "het doel van deze les is bereikt.",
}
