"""What words do on the map and with Sauron's cards: read as a number."""

from __future__ import annotations

from typing import Any

from onetable.bots.adding import added
from onetable.core.step import Scope
from onetable.games.quest.atlas import HAVENS
from onetable.games.quest.bots.habits import HERO_THEN
from onetable.games.quest.bots.story import break_worth
from onetable.games.quest.bots.worth import (
    CHARACTER,
    FAVOR,
    FAVOR_ON_MAP,
    INFLUENCE,
    PLOT_CARD,
    POOL,
    SHADOW_CARD,
    SMALL,
    TOKEN,
    Reading,
    corruption,
    hero_of,
    moved,
    person,
    unread,
)
from onetable.games.quest.parts_of_speech import count
from onetable.games.quest.table import Board
from onetable.games.quest.words import (
    character_effects,
    dealt_corruption,
    fights,
    foe_effects,
    influence_effects,
    kept_event,
    sauron_effects,
)


def cleared(board: Board, scope: Scope, word: Any, influence: bool = True, tokens: bool = True) -> float:
    """What it is worth that places are cleared."""
    places = word.where.places(board, person(scope))
    found = 0.0
    for place in places:
        if influence:
            found += INFLUENCE * board.influence.get(place, 0)
        if tokens:
            found += TOKEN * len(board.tokens.get(place, ()))
    return found


def some_removed(word: influence_effects.RemoveSome, board: Board, scope: Scope) -> float:
    """The best so many tokens of all that may be taken."""
    places = word.where.places(board, person(scope))
    found = [TOKEN for place in places for _ in board.tokens.get(place, ())] if word.monsters else []
    found += [INFLUENCE for place in places for _ in range(board.influence.get(place, 0))] if word.influence else []
    return added(sorted(found, reverse=True)[: word.count])


def plots_broken(word: sauron_effects.DiscardActivePlot, board: Board, scope: Scope) -> float:
    """The best of the plots that may be discarded."""
    places = word.where.places(board, person(scope))
    return max(
        [break_worth(board, slot, HERO_THEN) for slot, each in enumerate(board.plots) if each is not None and each.place in places],
        default=0.0,
    )


def near_minion(word: foe_effects.HurtMinion, board: Board, scope: Scope) -> float:
    """Damage to a minion, if one is there."""
    places = word.where.places(board, person(scope))
    return 0.35 * word.count if any([figure.place in places for figure in board.minions.values()]) else 0.0


def returned(word: Any, board: Board, scope: Scope) -> float:
    """A character or favor that Sauron takes from the map."""
    places = word.where.places(board, person(scope))
    if isinstance(word, character_effects.ReturnCharacter):
        return -CHARACTER if any([place in places for place in board.characters.values()]) else 0.0
    return -FAVOR_ON_MAP if any([place in places for place in board.favor]) else 0.0


def each_place(word: influence_effects.PlaceOnEach, board: Board, scope: Scope) -> float:
    """Influence on each of these places."""
    return -INFLUENCE * word.count * len([place for place in word.where.places(board, person(scope)) if place not in HAVENS])


def share(word: Any, board: Board, scope: Scope) -> float:
    """Corruption that Sauron deals out as he likes."""
    return -0.3 * sum([len(sheet.corruption) for sheet in board.sheets]) if len(board.sheets) > 1 else 0.0


def search(word: sauron_effects.SearchPlot, board: Board, scope: Scope) -> float:
    """A plot of Sauron's choice."""
    return -1.2 - (1.5 if word.play and None in board.plots else 0.0)


def searched_discards(word: Any, board: Board, scope: Scope) -> float:
    """A card back from the discards."""
    return -1.1 if board.plot_discards or len(board.shadow_discards) > 1 else 0.0


def weaker(word: fights.LessInCombat, board: Board, scope: Scope) -> float:
    """A weaker hero for this combat."""
    return -0.5 * count(word.by, board, person(scope))


def put_on_some(word: influence_effects.PlaceOnSome, board: Board, scope: Scope) -> float:
    """Influence on some places."""
    return -INFLUENCE * word.most


MAP_READINGS: dict[type, Reading] = {
    fights.BringMinionToFight: unread(-1.6),
    fights.CommandAndFight: unread(-1.2),
    fights.EncounterAt: unread(0.5),
    fights.RevealAdvancedQuest: unread(0.8),
    fights.LessInCombat: weaker,
    influence_effects.AddToPool: lambda word, board, scope: -POOL * max(0, min(word.count, board.pool_limit - board.pool)),
    influence_effects.DrainPool: lambda word, board, scope: POOL * min(word.count, board.pool),
    influence_effects.Advance: lambda word, board, scope: moved(board, scope, word.marker, word.spaces),
    influence_effects.SlowGreenMarker: unread(-1.8),
    influence_effects.PlaceOnEach: each_place,
    influence_effects.PlaceOnSome: put_on_some,
    influence_effects.Extend: lambda word, board, scope: -INFLUENCE * count(word.count, board, person(scope)),
    influence_effects.RemoveFromEach: lambda word, board, scope: (
        INFLUENCE * sum([min(word.count, board.influence.get(place, 0)) for place in word.where.places(board, person(scope))])
    ),
    influence_effects.RemoveSome: some_removed,
    influence_effects.ClearPlaces: lambda word, board, scope: cleared(board, scope, word),
    foe_effects.ClearMonsters: lambda word, board, scope: cleared(board, scope, word, influence=False),
    foe_effects.PlaceTokensOnEach: unread(-0.8),
    foe_effects.PlaceTokensOnSome: lambda word, board, scope: -TOKEN * word.most,
    foe_effects.PlaceTokensAsCommanded: lambda word, board, scope: -TOKEN * word.most,
    foe_effects.HurtMinion: near_minion,
    foe_effects.BringMinion: unread(-0.6),
    foe_effects.RaiseMinion: lambda word, board, scope: (
        -0.6 - 2.0 * bool(board.defeated) - 0.15 * max([figure.damage for figure in board.minions.values()], default=0)
    ),
    character_effects.PlaceCharacter: unread(CHARACTER),
    character_effects.PlaceAnyCharacter: unread(CHARACTER),
    character_effects.PlaceCharacterWithin: unread(CHARACTER),
    character_effects.ReturnCharacter: returned,
    character_effects.RemoveFavor: returned,
    character_effects.SendCharacterToClear: lambda word, board, scope: 0.8 if board.characters else 0.0,
    character_effects.PlaceFavor: unread(FAVOR_ON_MAP),
    sauron_effects.SauronDrawsPlots: lambda word, board, scope: -PLOT_CARD * word.count,
    sauron_effects.SauronDrawsShadow: lambda word, board, scope: -SHADOW_CARD * word.count,
    sauron_effects.SauronLosesShadow: lambda word, board, scope: SHADOW_CARD * min(word.count, len(board.shadow_hand)),
    sauron_effects.SauronDiscardsPlot: lambda word, board, scope: 0.6 if board.plot_hand else 0.0,
    sauron_effects.LookAtPlotDeck: unread(-0.2),
    sauron_effects.TakeFromDiscards: searched_discards,
    sauron_effects.SearchPlot: search,
    sauron_effects.DiscardOtherPlots: unread(0.0),
    sauron_effects.DiscardActivePlot: plots_broken,
    sauron_effects.SendCharactersHome: unread(-CHARACTER),
    dealt_corruption.SauronGivesCorruption: lambda word, board, scope: corruption(board, hero_of(board, scope), 1) - 0.3,
    dealt_corruption.ShareOutCorruption: share,
    kept_event.FavorOnThisCard: unread(-SMALL),
    kept_event.GiveThisCard: unread(0.0),
    kept_event.TakeFavorFromCard: lambda word, board, scope: FAVOR * (board.given.favor if board.given is not None else 0),
}
