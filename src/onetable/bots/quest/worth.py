"""What the words of a card bring the heroes, in favor tokens: positive is good for them, negative for Sauron."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from onetable.bots.quest.clashes import card_worth
from onetable.bots.quest.story import break_worth, steps_left
from onetable.core.step import Scope
from onetable.core.word import Word
from onetable.games.quest.atlas import HAVENS, WITHIN_ONE
from onetable.games.quest.cards.shelf import PLOTS
from onetable.games.quest.figures import FOES
from onetable.games.quest.pieces import HeroSheet, foe_called
from onetable.games.quest.rules.goods import may_gain_item, may_raise, room_for_favor
from onetable.games.quest.table import Board
from onetable.games.quest.words import effects, fights, map_effects, sauron_effects
from onetable.games.quest.words.bases import Who, count
from onetable.games.quest.words.control import Choose, EachHero, ForHero, If, May, OneHeroMay, SauronPicksHero
from onetable.games.quest.words.traits import Attribute, Item, Marker

FAVOR, CORRUPTION, TRAINING, MARKER, PLOT_CARD, SHADOW_CARD, POOL = 1.0, 1.3, 0.9, 1.6, 0.9, 0.8, 0.45
CHARACTER, FAVOR_ON_MAP, INFLUENCE, TOKEN = 1.2, 0.6, 0.25, 0.5
ITEMS = {Item.HORSE: 1.6, Item.BOAT: 0.7, Item.ELVEN_CLOAK: 0.9}
RAISES = {Attribute.FORTITUDE: 2.4, Attribute.STRENGTH: 2.2, Attribute.AGILITY: 1.8, Attribute.WISDOM: 1.4}
SMALL = 0.2

Reading = Callable[[Any, Board, Scope], float]


def gain(words: Iterable[Word], board: Board, scope: Scope) -> float:
    """What these words bring the heroes, one after the other."""
    total = 0.0
    for word in words:
        reading = READINGS.get(type(word))
        if reading is not None:
            total += reading(word, board, scope)
    return total


def hero_of(board: Board, scope: Scope) -> HeroSheet:
    """The hero the words are about; if they are about nobody in particular, the first."""
    return board.sheet(scope.player) if scope.player else board.sheets[0]


def person(scope: Scope) -> Scope:
    """A voice that is about a hero."""
    return scope if scope.player else Scope(1, scope.source)


def hurt(sheet: HeroSheet, points: float) -> float:
    """What damage costs: more for who has little left."""
    left = len(sheet.hand) + len(sheet.life)
    if points >= left:
        return -3.5
    return -points * (0.2 if left - points > 8 else 0.32)


def corruption(board: Board, sheet: HeroSheet, cards: int) -> float:
    """What it costs to take corruption cards; the more one has, the more Sauron makes of them."""
    return -cards * (CORRUPTION + 0.15 * len(sheet.corruption))


def favor(board: Board, scope: Scope, number: int) -> float:
    """What so much favor is worth; what there is no room for is lost."""
    return (
        FAVOR * min(number, room_for_favor(board, person(scope).player))
        if number > 0
        else FAVOR * max(number, -hero_of(board, scope).favor)
    )


def raised(board: Board, scope: Scope, attribute: Attribute | None) -> float:
    """What a better attribute is worth."""
    open_ones = [each for each in Attribute if may_raise(board, person(scope).player, each) and attribute in (None, each)]
    return max([RAISES[each] for each in open_ones], default=0.0)


def moved(board: Board, scope: Scope, marker: Marker, spaces: int) -> float:
    """What it is worth that a marker moves."""
    if marker is Marker.GREEN:
        return spaces * MARKER * 1.2
    return -spaces * MARKER * (1.0 if steps_left(board) else 0.6)


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


def some_removed(word: map_effects.RemoveSome, board: Board, scope: Scope) -> float:
    """The best so many tokens of all that may be taken."""
    places = word.where.places(board, person(scope))
    found = [TOKEN for place in places for _ in board.tokens.get(place, ())] if word.monsters else []
    found += [INFLUENCE for place in places for _ in range(board.influence.get(place, 0))] if word.influence else []
    return sum(sorted(found, reverse=True)[: word.count])


def fight(board: Board, scope: Scope, foe: str, agility: int = -1) -> float:
    """What a fight that somebody is forced into brings."""
    return -0.6 * danger(board, hero_of(board, scope), foe) - (0.3 if agility == 0 else 0.0)


def danger(board: Board, sheet: HeroSheet, foe: str, health: int = 0) -> float:
    """How much a hero has to fear from this foe: from 0 to about 6."""
    printed = FOES[foe_called(foe)]
    threat = 0.45 * printed.strength + 0.12 * printed.fortitude + 0.25 * (health or printed.health) + 0.25 * printed.wisdom
    means = 0.3 * sheet.attribute(Attribute.STRENGTH) + 0.25 * min(8, len(sheet.hand)) + 0.2 * sheet.attribute(Attribute.AGILITY)
    frail = 1.5 if len(sheet.hand) + len(sheet.life) < 7 else 0.0
    return max(0.2, 0.7 * (threat - means) + 0.8 + frail)


def plot_cards(number: int) -> Reading:
    """Sauron has so many plots more."""
    return lambda word, board, scope: -PLOT_CARD * number


def by_branch(word: Choose, board: Board, scope: Scope) -> float:
    """Whoever picks takes the best."""
    found = [gain(branch, board, scope) for branch in word.branches if all([each.possible(board, person(scope)) for each in branch])]
    if word.may:
        found.append(0.0)
    if not found:
        return 0.0
    return min(found) if word.who is Who.SAURON else max(found)


def by_leave(word: May, board: Board, scope: Scope) -> float:
    """Whoever may will only do it if it is good for him."""
    if not all([each.possible(board, person(scope)) for each in word.cost]):
        return 0.0
    found = gain(word.cost, board, scope) + gain(word.then, board, scope)
    return min(0.0, found) if word.who is Who.SAURON else max(0.0, found)


def by_condition(word: If, board: Board, scope: Scope) -> float:
    """As the condition stands now."""
    return gain(word.then if word.condition.holds(board, person(scope)) else word.otherwise, board, scope)


def each_hero(word: EachHero, board: Board, scope: Scope) -> float:
    """All heroes of whom it holds."""
    voices = [Scope(seat) for seat in board.seats]
    return sum([gain(word.effects, board, voice) for voice in voices if word.condition is None or word.condition.holds(board, voice)])


def worst_hero(word: SauronPicksHero, board: Board, scope: Scope) -> float:
    """Sauron picks whom it hurts most."""
    return min([gain(word.then, board, Scope(seat)) for seat in board.seats])


def plots_broken(word: sauron_effects.DiscardActivePlot, board: Board, scope: Scope) -> float:
    """The best of the plots that may be discarded."""
    places = word.where.places(board, person(scope))
    return max(
        [break_worth(board, slot) for slot, each in enumerate(board.plots) if each is not None and each.place in places], default=0.0
    )


def near_minion(word: map_effects.HurtMinion, board: Board, scope: Scope) -> float:
    """Damage to a minion, if one is there."""
    places = word.where.places(board, person(scope))
    return 0.35 * word.count if any([figure.place in places for figure in board.minions.values()]) else 0.0


def returned(word: Any, board: Board, scope: Scope) -> float:
    """A character or favor that Sauron takes from the map."""
    places = word.where.places(board, person(scope))
    if isinstance(word, map_effects.ReturnCharacter):
        return -CHARACTER if any([place in places for place in board.characters.values()]) else 0.0
    return -FAVOR_ON_MAP if any([place in places for place in board.favor]) else 0.0


def item(word: effects.GainItem, board: Board, scope: Scope) -> float:
    """An item, if one is left and none is held."""
    return ITEMS[word.item] if may_gain_item(board, person(scope).player, word.item) else 0.0


def shields(word: effects.ShieldDamage, board: Board, scope: Scope) -> float:
    """Damage, less what the shields of the hand hold off."""
    sheet = hero_of(board, scope)
    return hurt(sheet, word.points * 0.6) + 0.3 * gain(word.unhurt, board, scope)


def one_hero(word: OneHeroMay, board: Board, scope: Scope) -> float:
    """One of them may do it."""
    return max(0.0, gain(word.then, board, scope) + gain(word.cost, board, scope))


def perilous(word: effects.MakePerilous, board: Board, scope: Scope) -> float:
    """A place becomes perilous where a hero has just come."""
    sheet = hero_of(board, scope)
    return 0.0 if sheet.place in HAVENS or sheet.place in board.tokens or board.minions_at(sheet.place) else -1.6


def to_any_place(word: effects.MoveHero, board: Board, scope: Scope) -> float:
    """The hero goes where he wants, or where Sauron wants him."""
    if word.who is Who.SAURON:
        return -0.8
    return min(2.0, 0.25 * len(word.where.places(board, person(scope))))


def each_place(word: map_effects.PlaceOnEach, board: Board, scope: Scope) -> float:
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


def lost_cards(each: float) -> Reading:
    """Hand cards that are discarded."""

    def read(word: Any, board: Board, scope: Scope) -> float:
        return -each * min(count(word.count, board, person(scope)), len(hero_of(board, scope).hand))

    return read


def down_to(word: effects.DiscardDownTo, board: Board, scope: Scope) -> float:
    """All cards beyond a number."""
    return -0.25 * max(0, len(hero_of(board, scope).hand) - word.cards)


def weaker(word: fights.LessInCombat, board: Board, scope: Scope) -> float:
    """A weaker hero for this combat."""
    return -0.5 * count(word.by, board, person(scope))


def put_on_some(word: map_effects.PlaceOnSome, board: Board, scope: Scope) -> float:
    """Influence on some places."""
    return -INFLUENCE * word.most


def unread(value: float) -> Reading:
    """Always about the same."""
    return lambda word, board, scope: value


READINGS: dict[type, Reading] = {
    effects.GainFavor: lambda word, board, scope: favor(board, scope, count(word.count, board, person(scope))),
    effects.LoseFavor: lambda word, board, scope: favor(board, scope, -count(word.count, board, person(scope))),
    effects.PayFavor: lambda word, board, scope: -FAVOR * word.count,
    effects.PayFavorPerCorruption: lambda word, board, scope: 0.5 * min(hero_of(board, scope).favor, len(hero_of(board, scope).corruption)),
    effects.TakeCorruption: lambda word, board, scope: corruption(board, hero_of(board, scope), word.count),
    effects.DiscardCorruption: lambda word, board, scope: 1.2 * min(word.count, len(hero_of(board, scope).corruption)),
    effects.Train: lambda word, board, scope: TRAINING * word.times if board.skills else 0.0,
    effects.Raise: lambda word, board, scope: raised(board, scope, word.attribute),
    effects.GainItem: item,
    effects.LoseItem: lambda word, board, scope: -1.0 if hero_of(board, scope).items else 0.0,
    effects.Damage: lambda word, board, scope: hurt(hero_of(board, scope), count(word.points, board, person(scope))),
    effects.ShieldDamage: shields,
    effects.RestPoolReturns: lambda word, board, scope: 0.1 * len(hero_of(board, scope).rest),
    effects.DamagePoolReturns: lambda word, board, scope: 0.16 * len(hero_of(board, scope).damage),
    effects.DamageToRest: lambda word, board, scope: 0.1 * min(count(word.count, board, person(scope)), len(hero_of(board, scope).damage)),
    effects.HandReturns: lambda word, board, scope: -0.12 * len(hero_of(board, scope).hand),
    effects.LifeToRest: lambda word, board, scope: -0.1 * min(word.count, len(hero_of(board, scope).life)),
    effects.DrawLife: lambda word, board, scope: 0.15 * min(count(word.count, board, person(scope)), len(hero_of(board, scope).life)),
    effects.DiscardCards: lost_cards(0.2),
    effects.DiscardRandom: lost_cards(0.26),
    effects.DiscardDownTo: down_to,
    effects.MoveHero: to_any_place,
    effects.SendToHaven: unread(-0.4),
    effects.LookAtTokens: unread(SMALL),
    effects.LookAtPlots: unread(0.3),
    effects.EndTurn: lambda word, board, scope: -1.0 if board.turn.seat == scope.player else 0.0,
    effects.LimitMoves: unread(-1.2),
    effects.SkipAmbush: unread(0.0),
    effects.MakePerilous: perilous,
    fights.Fight: lambda word, board, scope: (
        fight(board, scope, word.monster.value, word.agility) + 0.4 * gain(word.if_defeated, board, scope)
    ),
    fights.BringMinionToFight: unread(-1.6),
    fights.CommandAndFight: unread(-1.2),
    fights.EncounterAt: unread(0.5),
    fights.RevealAdvancedQuest: unread(0.8),
    fights.LessInCombat: weaker,
    map_effects.AddToPool: lambda word, board, scope: -POOL * max(0, min(word.count, board.pool_limit - board.pool)),
    map_effects.DrainPool: lambda word, board, scope: POOL * min(word.count, board.pool),
    map_effects.Advance: lambda word, board, scope: moved(board, scope, word.marker, word.spaces),
    map_effects.SlowGreenMarker: unread(-1.8),
    map_effects.PlaceOnEach: each_place,
    map_effects.PlaceOnSome: put_on_some,
    map_effects.Extend: lambda word, board, scope: -INFLUENCE * count(word.count, board, person(scope)),
    map_effects.RemoveFromEach: lambda word, board, scope: (
        INFLUENCE * sum([min(word.count, board.influence.get(place, 0)) for place in word.where.places(board, person(scope))])
    ),
    map_effects.RemoveSome: some_removed,
    map_effects.ClearPlaces: lambda word, board, scope: cleared(board, scope, word),
    map_effects.ClearMonsters: lambda word, board, scope: cleared(board, scope, word, influence=False),
    map_effects.PlaceTokensOnEach: unread(-0.8),
    map_effects.PlaceTokensOnSome: lambda word, board, scope: -TOKEN * word.most,
    map_effects.PlaceTokensAsCommanded: lambda word, board, scope: -TOKEN * word.most,
    map_effects.HurtMinion: near_minion,
    map_effects.BringMinion: unread(-0.6),
    map_effects.RaiseMinion: lambda word, board, scope: (
        -0.6 - 2.0 * bool(board.defeated) - 0.15 * max([figure.damage for figure in board.minions.values()], default=0)
    ),
    map_effects.PlaceCharacter: unread(CHARACTER),
    map_effects.PlaceAnyCharacter: unread(CHARACTER),
    map_effects.PlaceCharacterWithin: unread(CHARACTER),
    map_effects.ReturnCharacter: returned,
    map_effects.RemoveFavor: returned,
    map_effects.SendCharacterToClear: lambda word, board, scope: 0.8 if board.characters else 0.0,
    map_effects.PlaceFavor: unread(FAVOR_ON_MAP),
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
    sauron_effects.SauronGivesCorruption: lambda word, board, scope: corruption(board, hero_of(board, scope), 1) - 0.3,
    sauron_effects.ShareOutCorruption: share,
    sauron_effects.FavorOnThisCard: unread(-SMALL),
    sauron_effects.GiveThisCard: unread(0.0),
    sauron_effects.TakeFavorFromCard: lambda word, board, scope: FAVOR * (board.given.favor if board.given is not None else 0),
    Choose: by_branch,
    May: by_leave,
    If: by_condition,
    EachHero: each_hero,
    ForHero: lambda word, board, scope: gain(word.effects, board, Scope(word.seat)),
    OneHeroMay: one_hero,
    SauronPicksHero: worst_hero,
}


def plot_worth(board: Board, plot: str) -> float:
    """How good a plot is for Sauron at all: what it advances, and how dear it is to break."""
    card = PLOTS[plot]
    return 1.0 * card.advance + 0.15 * card.favor - 0.03 * card.pool


def average_worth(sheet: HeroSheet) -> float:
    """What an unseen card of a hero is worth in a fight."""
    return 1.6


def near(board: Board, place: Any) -> int:
    """How much influence lies within one space."""
    return sum([board.influence.get(each, 0) for each in WITHIN_ONE[place]])


__all__ = ["average_worth", "card_worth", "danger", "gain", "near", "plot_worth"]
