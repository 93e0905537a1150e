"""English news: what is told in the journal, a sentence each."""

from __future__ import annotations

from onetable.games.quest.text.book import QuestBook, QuestPhrase
from onetable.games.quest.text.en.cards import STAGES, in_text_deck
from onetable.games.quest.text.en.nouns import NAMES, an_item, cards, fighter, in_text, is_several, possessive, the_foe
from onetable.games.quest.traits import Deck, Foe, Hero, Monster, Track
from onetable.games.quest.vocabulary import combat_news, hero_news, map_news, pool_news, sauron_news, story_news
from onetable.language.en.nouns import counted, several
from onetable.language.en.verbs import third


def verb(who: Foe | Hero, word: str) -> str:
    """A side of a combat does something."""
    special = {"be": ("are", "is")}.get(word, (word, third(word)))
    return f"{fighter(who)} {special[0] if is_several(who) else special[1]}"


def face(monster: Monster) -> str:
    """What a token shows."""
    return "blank" if monster is Monster.BLANK else NAMES[monster]


def discarding(card: str, book: QuestBook) -> str:
    """The other skill card, if there was one."""
    return f" and discarding {book.card_name('fighting', card)}" if card else ""


def trained(word: pool_news.Trained, book: QuestBook) -> str:
    """A card that nobody else sees."""
    return f"{NAMES[word.hero]} trains, taking a skill card{discarding(word.other, book)}."


def trained_with(word: pool_news.TrainedWith, book: QuestBook) -> str:
    """A card that he alone sees."""
    return f"{NAMES[word.hero]} trains, taking {book.card_name('fighting', word.card)}{discarding(word.other, book)}."


def pool_changed(word: map_news.PoolChanged, _: QuestBook) -> str:
    """More or less, and how much there is."""
    how = "is added to" if word.change > 0 else "is removed from"
    return f"{abs(word.change)} influence {how} the Shadow Pool, which now holds {word.now}."


def marker_moved(word: story_news.MarkerMoved, _: QuestBook) -> str:
    """Forward or back."""
    how = "advances" if word.by > 0 else "moves back"
    return f"the {NAMES[word.marker]} {how} {counted(abs(word.by), 'space')} to space {word.space}."


def events_drawn(word: sauron_news.EventsDrawn, book: QuestBook) -> str:
    """One that happens, perhaps out of several."""
    name = book.card_name("event", word.event)
    if len(word.events) == 1:
        return f"event: {name}."
    return f"event: {name} (also drawn: {cards(tuple([event for event in word.events if event != word.event]), 'event', book)})."


def track_used(word: sauron_news.TrackUsed, _: QuestBook) -> str:
    """Which action Sauron takes."""
    what = {
        Track.INFLUENCE: f"places {word.number} influence",
        Track.DRAW: f"draws {counted(word.number, 'shadow card')} and {counted(word.number, 'plot card')}",
        Track.COMMAND: f"gives up to {counted(word.number, 'command')}",
    }[word.track]
    return f"action on the {NAMES[word.track]} track: Sauron {what}."


def encounters_drawn(word: hero_news.EncountersDrawn, book: QuestBook) -> str:
    """From which deck."""
    deck = "haven deck" if word.deck is Deck.HAVEN else f"deck of {in_text_deck(word.deck)}"
    return f"{NAMES[word.hero]} draws from the {deck}: {cards(word.cards, 'encounter', book)}."


def agility_split(word: combat_news.AgilitySplit, _: QuestBook) -> str:
    """Cards for some points, strength for the others."""
    drawn = f"{counted(word.drawn, 'card')} drawn" if word.drawn else ""
    strength = f"strength +{word.strength}" if word.strength else ""
    return f"{NAMES[word.hero]} uses agility: {several(filter(None, (drawn, strength))) or 'nothing is left of it'}."


def revealed(word: combat_news.CardsRevealed, book: QuestBook) -> str:
    """Both cards, or one."""
    sides = ((word.hero, word.card), (word.foe, word.foe_card))
    found = [f"{verb(who, 'play')} {book.card_name('fighting', card)}" for who, card in sides if card]
    return f"{several(found)}." if found else "neither side plays a card."


def round_damage(word: combat_news.RoundDamage, _: QuestBook) -> str:
    """What both sides take."""
    if not word.hurt and not word.foe_hurt:
        return "nobody takes damage this round."
    sides = ((word.hero, word.hurt), (word.foe, word.foe_hurt))
    found = [f"{verb(who, 'take')} {hurt} damage" for who, hurt in sides if hurt]
    return f"{several(found)}."


def side(after: str, does: str = "be") -> QuestPhrase:
    """Something that a side of a combat does or is."""
    return lambda word, book: f"{verb(word.by, does)} {after}."


def with_card(does: str, after: str) -> QuestPhrase:
    """Something that a side of a combat does with a card."""
    return lambda word, book: f"{verb(word.by, does)} {book.card_name('fighting', word.card)}{after}."


def to_rest(word: pool_news.CardsToRest, book: QuestBook) -> str:
    """Cards by their names."""
    return f"{NAMES[word.hero]} puts into the rest pool: {cards(word.cards, 'fighting', book)}."


def missions(word: story_news.MissionsRevealed, book: QuestBook) -> str:
    """Both, met or not."""
    met = [
        f"the mission of {who} is {book.card_name('mission', mission)} and {'is met' if is_met else 'is not met'}"
        for who, mission, is_met in (("the heroes", word.heroes, word.heroes_met), ("Sauron", word.sauron, word.sauron_met))
    ]
    return f"{met[0]}; {met[1]}."


DOMINANT = {"heroes": "the heroes are dominant", "sauron": "Sauron is dominant", "nobody": "nobody is dominant"}
HEROES_WIN = {"mission": "their mission is met", "champion": "their champion has defeated the Ringwraiths"}
SAURON_WINS = {"mission": "Sauron’s mission is met", "champion": "the heroes’ champion has not defeated the Ringwraiths"}

HEROES_NEWS: dict[object, QuestPhrase] = {
    story_news.RoundBegins: "round {number} begins.",
    story_news.HeroTurnBegins: "{hero}’s turn begins.",
    story_news.HeroTurnEnds: "{hero}’s turn ends at once.",
    hero_news.DrawsHeroQuest: "{hero} begins with the quest {quest:quest}.",
    story_news.StageReached: lambda word, _: f"the story reaches stage {STAGES[word.stage]}.",
    hero_news.FavorGained: "{hero} gains {count} favor.",
    hero_news.FavorLost: "{hero} discards {count} favor.",
    hero_news.CorruptionTaken: "{hero} draws the corruption card {card:corruption}.",
    hero_news.CorruptionDiscarded: "{hero} discards the corruption card {card:corruption}.",
    hero_news.CorruptionPassed: "the corruption card {card:corruption} passes from {giver} to {taker}.",
    hero_news.ItemGained: lambda word, _: f"{NAMES[word.hero]} takes {an_item(word.item)}.",
    hero_news.ItemLost: lambda word, _: f"{NAMES[word.hero]} discards {an_item(word.item)}.",
    hero_news.AttributeRaised: "{hero}’s {attribute} rises by 1.",
    pool_news.TrainedWith: trained_with,
    pool_news.Trained: trained,
    hero_news.QuestKept: "{hero} takes on the side quest {quest:quest}.",
    hero_news.QuestCompleted: "{hero} completes the quest {quest:quest}.",
    hero_news.AdvancedQuestActive: "{hero}’s advanced quest {quest:quest} becomes active.",
    hero_news.FavorGiven: "{giver} gives 1 favor to {taker}.",
    hero_news.ItemGiven: "{giver} gives {item:a} to {taker}.",
    hero_news.QuestGiven: "{giver} gives the quest {quest:quest} to {taker}.",
    pool_news.CardsDrawn: lambda word, _: f"{NAMES[word.hero]} draws {counted(word.count, 'card')}.",
    pool_news.CardsDrawnSeen: lambda word, book: f"{NAMES[word.hero]} draws: {cards(word.cards, 'fighting', book)}.",
    pool_news.CardsToRest: to_rest,
    pool_news.DamageTaken: lambda word, _: f"{NAMES[word.hero]} puts {counted(word.count, 'card')} into the damage pool.",
    pool_news.RestPoolReturned: "{hero} shuffles the rest pool into the life pool.",
    pool_news.DamagePoolReturned: "{hero} shuffles the damage pool into the life pool.",
    pool_news.DamagePoolRested: lambda word, book: (
        f"{NAMES[word.hero]} moves from the damage pool to the rest pool: {cards(word.cards, 'fighting', book)}."
    ),
    pool_news.HandReturned: "{hero} shuffles the hand into the life pool.",
    hero_news.Rested: "{hero} rests.",
    hero_news.HeroMoved: "{hero} moves to {place:the}.",
    hero_news.PerilMet: "{hero} meets the peril {peril:peril}.",
    hero_news.NoPerilApplies: "no peril applies to {hero}.",
    hero_news.EncountersDrawn: encounters_drawn,
    hero_news.EncounterMet: "{hero} has the encounter {encounter:encounter}.",
    hero_news.NoEncounterApplies: "none of the encounters applies to {hero}.",
    hero_news.Consulted: "{hero} consults {character}.",
    hero_news.TookDarkPath: "{hero} takes the dark path.",
    sauron_news.EventTriggered: "{hero} explores, and the event {event:event} takes effect.",
    sauron_news.EventGiven: "Sauron gives the event card {event:event} to {hero}.",
}

SAURON_NEWS: dict[object, QuestPhrase] = {
    map_news.InfluencePlaced: "{count} influence is placed in {place:the}.",
    map_news.InfluenceRemoved: "{count} influence is removed from {place:the}.",
    map_news.PoolChanged: pool_changed,
    map_news.FavorPlaced: "a favor token is placed in {place:the}.",
    map_news.FavorRemoved: "a favor token is taken from {place:the}.",
    map_news.CharacterPlaced: "{character} comes to {place:the}.",
    map_news.CharacterLeft: "{character} leaves the map.",
    map_news.TokenPlaced: "a monster token is placed in {place:the}.",
    map_news.TokenPlacedSeen: lambda word, _: f"a monster token is placed in {in_text(word.place)} ({face(word.monster)}).",
    map_news.TokenMoved: "a monster token moves from {start:the} to {place:the}.",
    map_news.TokenRemoved: lambda word, _: f"a monster token leaves {in_text(word.place)} ({face(word.monster)}).",
    map_news.TokenSeen: lambda word, _: f"a monster token in {in_text(word.place)} is looked at ({face(word.monster)}).",
    map_news.TokensSeenBy: lambda word, _: (
        f"{NAMES[word.hero]} looks at the monster tokens in {several([in_text(place) for place in word.places])}."
    ),
    map_news.MinionEntered: lambda word, _: f"{verb(word.minion, 'enter')} the map in {in_text(word.place)}.",
    map_news.MinionMoved: lambda word, _: f"{verb(word.minion, 'move')} to {in_text(word.place)}.",
    map_news.MinionHealed: lambda word, _: f"{word.count} damage is removed from {the_foe(word.minion)}.",
    map_news.MinionHurt: lambda word, _: f"{verb(word.minion, 'take')} {word.count} damage.",
    map_news.MinionDefeated: lambda word, _: (
        f"{verb(word.minion, 'be')} defeated and {'leave' if is_several(word.minion) else 'leaves'} the map."
    ),
    story_news.MarkerMoved: marker_moved,
    sauron_news.PlotPlayed: "the plot {plot:plot} becomes active and affects {place:the}.",
    sauron_news.PlotDiscarded: "the plot {plot:plot} is discarded.",
    sauron_news.PlotThrownAway: "Sauron discards the plot card {plot:plot} from hand.",
    sauron_news.PlotsDrawn: lambda word, _: f"Sauron draws {counted(word.drawn, 'plot card')} and keeps {word.kept}.",
    sauron_news.PlotsDrawnSeen: lambda word, book: f"Sauron keeps {cards(word.plots, 'plot', book)}.",
    sauron_news.PlotTaken: "Sauron takes the plot card {plot:plot} to hand.",
    sauron_news.PlotDeckSeen: lambda word, book: (
        f"Sauron looks at {book.card_name('plot', word.plot)} and puts it {'on top of' if word.top else 'under'} the plot deck."
    ),
    sauron_news.PlotDeckLookedAt: lambda word, _: (
        f"Sauron looks at the top card of the plot deck and puts it {'back on top of' if word.top else 'under'} the deck."
    ),
    sauron_news.PlotHandSeen: lambda word, book: f"{NAMES[word.hero]} looks at Sauron’s plot cards: {cards(word.plots, 'plot', book)}.",
    sauron_news.PlotHandLookedAt: "{hero} looks at Sauron’s plot cards.",
    sauron_news.ShadowPlayed: "Sauron plays {card:shadow}.",
    sauron_news.ShadowDrawn: lambda word, _: f"Sauron draws {counted(word.count, 'shadow card')}.",
    sauron_news.ShadowDrawnSeen: lambda word, book: f"Sauron draws {cards(word.cards, 'shadow', book)}.",
    sauron_news.ShadowDiscarded: lambda word, book: f"Sauron discards {cards(word.cards, 'shadow', book)}.",
    sauron_news.ShadowTaken: "Sauron takes the shadow card {card:shadow} to hand.",
    sauron_news.EventsDrawn: events_drawn,
    sauron_news.EventOver: "the event {event:event} is over.",
    sauron_news.TrackUsed: track_used,
    sauron_news.TokensReturned: "Sauron takes back the other 3 action tokens.",
}

COMBAT_NEWS: dict[object, QuestPhrase] = {
    combat_news.CombatBegins: "{hero} fights {foe:a}.",
    combat_news.BlankTurnedUp: "{hero} meets a blank token in {place:the}.",
    combat_news.AgilitySplit: agility_split,
    combat_news.CardLaidOpen: with_card("lay", " face up"),
    combat_news.CardsRevealed: revealed,
    combat_news.SideExhausted: side("exhausted"),
    combat_news.CardCancelled: lambda word, book: (
        f"{fighter(word.by)}{possessive(fighter(word.by))} {book.card_name('fighting', word.card)} is canceled."
    ),
    combat_news.RoundDamage: round_damage,
    combat_news.TypeDeclared: lambda word, _: f"{verb(word.by, 'name')} {NAMES[word.type]}.",
    combat_news.TypesTold: lambda word, _: (
        f"{verb(word.by, 'hold')} {counted(word.ranged, 'ranged card')} and {counted(word.melee, 'melee card')}."
    ),
    combat_news.TypesAsked: side("how many ranged and melee cards are in hand", "tell"),
    combat_news.FoeDiscards: lambda word, book: f"{verb(word.foe, 'discard')} {cards(word.cards, 'fighting', book)}.",
    combat_news.FoeDraws: lambda word, _: f"{verb(word.foe, 'draw')} 1 combat card.",
    combat_news.FoeHeals: lambda word, _: f"1 damage is removed from {the_foe(word.foe)}.",
    combat_news.HamstringHits: lambda word, book: (
        f"{book.card_name('fighting', word.card)} goes from the deck under the combat stack of {fighter(word.by)}."
    ),
    combat_news.TakenBack: with_card("take", " back to hand"),
    combat_news.Spied: lambda word, _: f"{verb(word.foe, 'turn')} {word.count} damage into influence.",
    combat_news.FoeDefeated: "{hero} defeats {foe:the}.",
    combat_news.CombatDrawn: "the combat of {hero} and {foe:the} ends undecided.",
    combat_news.HeroRetreats: "{hero} retreats from the combat.",
    hero_news.HeroDefeated: "{hero} is defeated.",
    hero_news.GaveUp: "{hero} gives up.",
    story_news.FinaleBegins: lambda word, _: f"the Finale begins: {DOMINANT[word.dominant]}.",
    story_news.MissionsRevealed: missions,
    story_news.ChampionChosen: "{hero} is the champion of the heroes; the Ringwraiths have health {health} and fortitude {fortitude}.",
    story_news.HeroesWon: lambda word, _: f"the heroes win: {HEROES_WIN[word.how]}.",
    story_news.SauronWon: lambda word, _: f"Sauron wins: {SAURON_WINS[word.how]}.",
}
NEWS: dict[object, QuestPhrase] = {**HEROES_NEWS, **SAURON_NEWS, **COMBAT_NEWS}
