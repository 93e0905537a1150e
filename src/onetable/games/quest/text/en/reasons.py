"""English reasons: why something cannot be done, a sentence each."""

from __future__ import annotations

from onetable.core import match
from onetable.games.quest.text.book import QuestPhrase
from onetable.games.quest.text.en.cards import MOMENTS
from onetable.games.quest.text.en.grammar import counted
from onetable.games.quest.vocabulary import reasons

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
    match.NothingToUndo: "you have nothing to undo yet.",
    match.OthersWentOn: "somebody else has acted since.",
    match.DiceFell: "chance has decided something since.",
    match.OthersLearned: "somebody else has seen what you chose.",
}
