"""Dutch reasons: why something cannot be done, a sentence each."""

from __future__ import annotations

from onetable.core import match
from onetable.games.quest.text.book import QuestPhrase
from onetable.games.quest.text.nl.cards import MOMENTS
from onetable.games.quest.text.nl.grammar import counted
from onetable.games.quest.vocabulary import reasons

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
    match.NothingToUndo: "je hebt nog niets gekozen om ongedaan te maken.",
    match.OthersWentOn: "iemand anders heeft na jou al gekozen.",
    match.DiceFell: "na je keuze heeft het toeval al iets bepaald.",
    match.OthersLearned: "iemand anders heeft je keuze al gezien.",
}
