"""English reasons: why something cannot be done, a sentence each."""

from __future__ import annotations

from onetable.core import match
from onetable.games.quest.text.book import QuestPhrase
from onetable.games.quest.text.en.cards import MOMENTS
from onetable.games.quest.vocabulary import reasons
from onetable.language.en.nouns import counted

REASONS: dict[object, QuestPhrase] = {
    reasons.NotThisMoment: lambda word, _: f"this shadow card is played {MOMENTS[word.moment]}.",
    reasons.OneShadowCardATurn: "a shadow card has already been played this turn.",
    reasons.PoolTooSmall: "this needs at least {needed} influence in the Shadow Pool, which holds {now}.",
    reasons.NoFreeSlot: "three plots are active, and there is no room for another.",
    reasons.NoFittingPlace: "there is no location that this plot can affect now.",
    reasons.TrackFull: "all spaces of this track hold action tokens.",
    reasons.PathTooDear: lambda word, _: (
        f"you have no card with the terrain of this path, and fewer than {counted(word.cost, 'card')} in hand."
        if word.cost > 1
        else "you have no card in hand to pay for this path."
    ),
    reasons.NoMoreMoves: lambda word, _: f"a shadow card allows only {counted(word.most, 'move')} this turn.",
    reasons.NoMoreTravel: lambda word, _: f"your corruption allows only {counted(word.most, 'travel step')} each turn.",
    reasons.FoeHere: "you cannot rest where a monster or minion is.",
    reasons.NoRestInStronghold: "you cannot rest in a Shadow Stronghold.",
    reasons.RestForbidden: "the Witch-king is too near for you to rest.",
    reasons.RestHindered: "an active plot keeps heroes from resting in this haven.",
    reasons.DarkPathTaken: "you have already taken the dark path this turn.",
    reasons.TooCorrupt: lambda word, _: f"with more than {counted(word.most, 'corruption card')} you cannot take the dark path.",
    reasons.NotEnoughFavor: "this costs {needed} favor, and you have less.",
    reasons.QuestElsewhere: "this quest cannot be completed by exploring here.",
    reasons.PlotElsewhere: "this plot affects another location.",
    reasons.NothingToExplore: "there is nothing to explore here.",
    reasons.Lonely: "your corruption keeps you from consulting characters and trading.",
    reasons.HasItemAlready: "this hero already has {item:a}.",
    reasons.NotUsedToHope: "you can give up only when you have no cards in hand.",
    reasons.FigureUsed: "this minion or token has already been commanded in this action.",
    reasons.OneTokenPlaced: "only 1 command of an action can place a monster token.",
    reasons.NeedsInfluence: "a monster token can be placed only where there is influence.",
    reasons.NotInHaven: "a monster token cannot be placed in a haven or where a hero is.",
    reasons.NoTokenLeft: "no monster token is left for this region.",
    reasons.NotDamaged: "there is no damage to heal.",
    reasons.NotJoined: "this location is not joined to {place:the}.",
    reasons.AlreadyHere: "the figure is already in this location.",
    reasons.NoTokenThere: "there is no monster token in this location.",
    reasons.ScoutedAlready: "you have already scouted this turn.",
    reasons.WrongTerrain: "this card does not show the terrain of the path.",
    reasons.IsElsewhere: "the figure meant is in another location: {place:the}.",
    reasons.NotOnTheMap: "the figure meant is not on the map.",
    reasons.NotPossible: "what it says or costs cannot be done now.",
    reasons.NoFavorHere: "there is no favor in this location.",
    reasons.NothingToTrade: "there is nothing that could be given now.",
    reasons.NoRoomForFavor: "this hero cannot have more favor.",
    reasons.IsExhausted: "an exhausted side plays no more cards in this combat.",
    reasons.WorksByItself: "items work by themselves.",
    reasons.NoInfluenceInHaven: "influence cannot be placed in a haven.",
    reasons.StrongholdFull: "this stronghold already holds all {most} influence that it can hold.",
    reasons.InfluenceLimit: "this location can hold no more than the stronghold it is joined to: {most}.",
    reasons.NotInExtension: "this location is not in extension of a stronghold.",
    reasons.PoolIsFull: "the Shadow Pool can hold only {most} influence in this stage.",
    reasons.NoMoreForThePool: "no more of this influence can go to the Shadow Pool.",
    reasons.NotNearestHaven: "the hero wakes in the nearest haven.",
    reasons.NotLeftmost: "only the leftmost of Sauron’s markers advances.",
    reasons.TextAsks: lambda word, book: f"this does not fit what the text asks for: {book.read(word.text)}",
    reasons.NotAsked: "nothing that is asked now is about this.",
    reasons.GameIsOver: "the game is over.",
    reasons.WaitsForSauron: "it is not your turn: Sauron decides.",
    reasons.WaitsForHero: "it is not your turn: {hero} decides.",
    reasons.OnlyWhenTraveling: "this is done in the Travel step of your turn.",
    reasons.OnlyWhenResting: "you rest in the Rest step, at the beginning of your turn.",
    reasons.OnlyWhenExploring: "this is done while you explore, in the Travel step of your turn.",
    reasons.OnlyAfterRest: "a corruption card is paid off after a rest.",
    reasons.OnlyInCombat: "this card is played in combat, or discarded to pay for a path.",
    reasons.OnlyInActionStep: "this is done in the Action step of your turn.",
    reasons.OnlyInPlotStep: "this is done in the Plot step of your turn.",
    reasons.OnlyWhenPlacing: "influence is placed by an action on the influence track, or by a card.",
    reasons.OnlyWhenCommanding: "minions are commanded by an action on the command track, or by a card.",
    match.NothingToUndo: "you have nothing to undo yet.",
    match.OthersWentOn: "somebody else has acted since.",
    match.DiceFell: "chance has decided something since.",
    match.OthersLearned: "somebody else has seen what you chose.",
    match.Learned: "the goal of this lesson is reached.",
}
