"""Dutch news: what is told in the journal, a sentence each."""

from __future__ import annotations

from onetable.games.quest.text.book import QuestBook, QuestPhrase
from onetable.games.quest.text.nl.cards import STAGES
from onetable.games.quest.text.nl.nouns import NAMES, TRACKS, at, away, cards, fighter, in_text, is_several, the_foe, the_marker
from onetable.games.quest.traits import Deck, Foe, Hero, Monster, Track
from onetable.games.quest.vocabulary import combat_news, hero_news, map_news, pool_news, sauron_news, story_news
from onetable.language.nl.nouns import counted, several
from onetable.language.nl.verbs import finite


def verb(who: Foe | Hero, word: str) -> str:
    """A side of a combat does something."""
    return f"{fighter(who)} {finite(word, is_several(who))}"


def face(monster: Monster) -> str:
    """What a token shows."""
    return "leeg" if monster is Monster.BLANK else str(NAMES[monster])


def trained(word: pool_news.Trained, book: QuestBook) -> str:
    """A card that nobody else sees."""
    return f"{NAMES[word.hero]} traint en neemt een vaardigheidskaart{discarding(word.other, book)}."


def trained_with(word: pool_news.TrainedWith, book: QuestBook) -> str:
    """A card that he alone sees."""
    return f"{NAMES[word.hero]} traint en neemt {book.card_name('fighting', word.card)}{discarding(word.other, book)}."


def discarding(card: str, book: QuestBook) -> str:
    """The other skill card, if there was one."""
    return f"; {book.card_name('fighting', card)} wordt afgelegd" if card else ""


def pool_changed(word: map_news.PoolChanged, _: QuestBook) -> str:
    """More or less, and how much there is."""
    how = "komt in" if word.change > 0 else "gaat uit"
    return f"{abs(word.change)} invloed {how} de schaduwpot; er is nu {word.now}."


def marker_moved(word: story_news.MarkerMoved, _: QuestBook) -> str:
    """Forward or back."""
    how = "vooruit" if word.by > 0 else "terug"
    return f"{the_marker(word.marker)} gaat {counted(abs(word.by), 'vakje')} {how}, naar vakje {word.space}."


def events_drawn(word: sauron_news.EventsDrawn, book: QuestBook) -> str:
    """One that happens, perhaps out of several."""
    name = book.card_name("event", word.event)
    others = tuple([event for event in word.events if event != word.event])
    return f"gebeurtenis: {name}" + (f" (ook getrokken: {cards(others, 'event', book)})." if others else ".")


def track_used(word: sauron_news.TrackUsed, _: QuestBook) -> str:
    """Which action Sauron takes."""
    what = {
        Track.INFLUENCE: f"plaatst {word.number} invloed",
        Track.DRAW: f"trekt {counted(word.number, 'schaduwkaart')} en {counted(word.number, 'complotkaart')}",
        Track.COMMAND: f"geeft hooguit {counted(word.number, 'bevel')}",
    }[word.track]
    return f"actie op het {TRACKS[word.track]}: Sauron {what}."


def encounters_drawn(word: hero_news.EncountersDrawn, book: QuestBook) -> str:
    """From which deck."""
    deck = "de toevluchtsstapel" if word.deck is Deck.HAVEN else f"de ontmoetingsstapel van {NAMES[word.deck]}"
    return f"{NAMES[word.hero]} trekt van {deck}: {cards(word.cards, 'encounter', book)}."


def agility_split(word: combat_news.AgilitySplit, _: QuestBook) -> str:
    """Cards for some points, strength for the others."""
    drawn = f"{counted(word.drawn, 'kaart')} getrokken" if word.drawn else ""
    strength = f"sterkte +{word.strength}" if word.strength else ""
    return f"{NAMES[word.hero]} gebruikt behendigheid: {several(filter(None, (drawn, strength))) or 'er is niets van over'}."


def revealed(word: combat_news.CardsRevealed, book: QuestBook) -> str:
    """Both cards, or one."""
    sides = ((word.hero, word.card), (word.foe, word.foe_card))
    found = [f"{verb(who, 'spelen')} {book.card_name('fighting', card)}" for who, card in sides if card]
    return f"{several(found)}." if found else "geen van beide partijen speelt een kaart."


def round_damage(word: combat_news.RoundDamage, _: QuestBook) -> str:
    """What both sides take."""
    if not word.hurt and not word.foe_hurt:
        return "niemand loopt deze ronde schade op."
    sides = ((word.hero, word.hurt), (word.foe, word.foe_hurt))
    found = [f"{verb(who, 'lopen')} {hurt} schade op" for who, hurt in sides if hurt]
    return f"{several(found)}."


def side(does: str, after: str) -> QuestPhrase:
    """Something that a side of a combat does or is."""
    return lambda word, _: f"{verb(word.by, does)} {after}."


def with_card(does: str, after: str) -> QuestPhrase:
    """Something that a side of a combat does with a card."""
    return lambda word, book: f"{verb(word.by, does)} {book.card_name('fighting', word.card)}{after}."


def drawn_seen(word: pool_news.CardsDrawnSeen, book: QuestBook) -> str:
    """Cards by their names."""
    return f"{NAMES[word.hero]} trekt {cards(word.cards, 'fighting', book)}."


def missions(word: story_news.MissionsRevealed, book: QuestBook) -> str:
    """Both, met or not."""
    met = [
        f"de missie van {who} is {book.card_name('mission', mission)} en is {'' if is_met else 'niet '}vervuld"
        for who, mission, is_met in (("de helden", word.heroes, word.heroes_met), ("Sauron", word.sauron, word.sauron_met))
    ]
    return f"{met[0]}; {met[1]}."


def plot_deck_seen(word: sauron_news.PlotDeckSeen, book: QuestBook) -> str:
    """Which card, and where it goes."""
    return f"Sauron bekijkt {book.card_name('plot', word.plot)} en legt die kaart {'op' if word.top else 'onder'} de complotstapel."


DOMINANT = {"heroes": "de helden hebben het overwicht", "sauron": "Sauron heeft het overwicht", "nobody": "niemand heeft het overwicht"}
HEROES_WIN = {"mission": "hun missie is vervuld", "champion": "hun voorvechter heeft de Ringgeesten verslagen"}
SAURON_WINS = {"mission": "Saurons missie is vervuld", "champion": "de voorvechter van de helden heeft de Ringgeesten niet verslagen"}

HEROES_NEWS: dict[object, QuestPhrase] = {
    story_news.RoundBegins: "ronde {number} begint.",
    story_news.HeroTurnBegins: "de beurt van {hero} begint.",
    story_news.HeroTurnEnds: "de beurt van {hero} eindigt meteen.",
    hero_news.DrawsHeroQuest: "{hero} begint met de queeste {quest:quest}.",
    story_news.StageReached: lambda word, _: f"het verhaal bereikt tijdperk {STAGES[word.stage]}.",
    hero_news.FavorGained: lambda word, _: f"{NAMES[word.hero]} krijgt {counted(word.count, 'gunst')}.",
    hero_news.FavorLost: lambda word, _: f"{NAMES[word.hero]} levert {counted(word.count, 'gunst')} in.",
    hero_news.CorruptionTaken: "{hero} trekt de verderfkaart {card:corruption}.",
    hero_news.CorruptionDiscarded: "{hero} legt de verderfkaart {card:corruption} af.",
    hero_news.CorruptionPassed: "de verderfkaart {card:corruption} gaat van {giver} naar {taker}.",
    hero_news.ItemGained: "{hero} neemt {item:a}.",
    hero_news.ItemLost: "{hero} legt {item:a} af.",
    hero_news.AttributeRaised: "de {attribute} van {hero} stijgt met 1.",
    pool_news.TrainedWith: trained_with,
    pool_news.Trained: trained,
    hero_news.QuestKept: "{hero} neemt de nevenqueeste {quest:quest} op zich.",
    hero_news.QuestCompleted: "{hero} voltooit de queeste {quest:quest}.",
    hero_news.AdvancedQuestActive: "de vervolgqueeste {quest:quest} van {hero} begint.",
    hero_news.FavorGiven: "{giver} geeft 1 gunst aan {taker}.",
    hero_news.ItemGiven: "{giver} geeft {item:a} aan {taker}.",
    hero_news.QuestGiven: "{giver} geeft de queeste {quest:quest} aan {taker}.",
    pool_news.CardsDrawn: lambda word, _: f"{NAMES[word.hero]} trekt {counted(word.count, 'kaart')}.",
    pool_news.CardsDrawnSeen: drawn_seen,
    pool_news.CardsToRest: lambda word, book: f"{NAMES[word.hero]} legt {cards(word.cards, 'fighting', book)} op de ruststapel.",
    pool_news.DamageTaken: lambda word, _: f"{NAMES[word.hero]} legt {counted(word.count, 'kaart')} op de schadestapel.",
    pool_news.RestPoolReturned: "{hero} schudt de ruststapel door de levensstapel.",
    pool_news.DamagePoolReturned: "{hero} schudt de schadestapel door de levensstapel.",
    pool_news.DamagePoolRested: lambda word, book: (
        f"{NAMES[word.hero]} legt {cards(word.cards, 'fighting', book)} van de schadestapel op de ruststapel."
    ),
    pool_news.HandReturned: "{hero} schudt de hand door de levensstapel.",
    hero_news.Rested: "{hero} rust.",
    hero_news.HeroMoved: "{hero} gaat naar {place:the}.",
    hero_news.PerilMet: "{hero} stuit op het gevaar {peril:peril}.",
    hero_news.NoPerilApplies: "geen gevaar is van toepassing op {hero}.",
    hero_news.EncountersDrawn: encounters_drawn,
    hero_news.EncounterMet: "{hero} beleeft de ontmoeting {encounter:encounter}.",
    hero_news.NoEncounterApplies: "geen van de ontmoetingen is van toepassing op {hero}.",
    hero_news.Consulted: "{hero} raadpleegt {character}.",
    hero_news.TookDarkPath: "{hero} kiest het duistere pad.",
    sauron_news.EventTriggered: "{hero} verkent de plaats van de gebeurtenis {event:event}, die nu in werking treedt.",
    sauron_news.EventGiven: "Sauron geeft de gebeurteniskaart {event:event} aan {hero}.",
}

SAURON_NEWS: dict[object, QuestPhrase] = {
    map_news.InfluencePlaced: "{place:at} wordt {count} invloed geplaatst.",
    map_news.InfluenceRemoved: "{place:away} wordt {count} invloed verwijderd.",
    map_news.PoolChanged: pool_changed,
    map_news.FavorPlaced: "{place:at} wordt een gunstmerkteken geplaatst.",
    map_news.FavorRemoved: "{place:away} wordt een gunstmerkteken weggenomen.",
    map_news.CharacterPlaced: "{character} komt naar {place:the}.",
    map_news.CharacterLeft: "{character} verlaat het bord.",
    map_news.TokenPlaced: "{place:at} wordt een monstermerkteken geplaatst.",
    map_news.TokenPlacedSeen: lambda word, _: f"{at(word.place)} wordt een monstermerkteken geplaatst ({face(word.monster)}).",
    map_news.TokenMoved: "een monstermerkteken gaat van {start:the} naar {place:the}.",
    map_news.TokenRemoved: lambda word, _: f"{away(word.place)} verdwijnt een monstermerkteken ({face(word.monster)}).",
    map_news.TokenSeen: lambda word, _: f"een monstermerkteken {at(word.place)} wordt bekeken ({face(word.monster)}).",
    map_news.TokensSeenBy: lambda word, _: (
        f"{NAMES[word.hero]} bekijkt de monstermerktekens {several([at(place) for place in word.places])}."
    ),
    map_news.MinionEntered: lambda word, _: f"{verb(word.minion, 'verschijnen')} {at(word.place)}.",
    map_news.MinionMoved: lambda word, _: f"{verb(word.minion, 'gaan')} naar {in_text(word.place)}.",
    map_news.MinionHealed: lambda word, _: f"van {the_foe(word.minion)} wordt {word.count} schade verwijderd.",
    map_news.MinionHurt: lambda word, _: f"{verb(word.minion, 'lopen')} {word.count} schade op.",
    map_news.MinionDefeated: lambda word, _: (
        f"{verb(word.minion, 'zijn')} verslagen en {finite('verlaten', is_several(word.minion))} het bord."
    ),
    story_news.MarkerMoved: marker_moved,
    sauron_news.PlotPlayed: "het complot {plot:plot} begint en treft {place:the}.",
    sauron_news.PlotDiscarded: "het complot {plot:plot} wordt afgelegd.",
    sauron_news.PlotThrownAway: "Sauron legt de complotkaart {plot:plot} uit de hand af.",
    sauron_news.PlotsDrawn: lambda word, _: f"Sauron trekt {counted(word.drawn, 'complotkaart')} en houdt er {word.kept}.",
    sauron_news.PlotsDrawnSeen: lambda word, book: f"Sauron houdt {cards(word.plots, 'plot', book)}.",
    sauron_news.PlotTaken: "Sauron neemt de complotkaart {plot:plot} op hand.",
    sauron_news.PlotDeckSeen: plot_deck_seen,
    sauron_news.PlotDeckLookedAt: lambda word, _: (
        f"Sauron bekijkt de bovenste kaart van de complotstapel en legt die {'weer op' if word.top else 'onder'} de stapel."
    ),
    sauron_news.PlotHandSeen: lambda word, book: f"{NAMES[word.hero]} bekijkt Saurons complotkaarten: {cards(word.plots, 'plot', book)}.",
    sauron_news.PlotHandLookedAt: "{hero} bekijkt Saurons complotkaarten.",
    sauron_news.ShadowPlayed: "Sauron speelt {card:shadow}.",
    sauron_news.ShadowDrawn: lambda word, _: f"Sauron trekt {counted(word.count, 'schaduwkaart')}.",
    sauron_news.ShadowDrawnSeen: lambda word, book: f"Sauron trekt {cards(word.cards, 'shadow', book)}.",
    sauron_news.ShadowDiscarded: lambda word, book: f"Sauron legt {cards(word.cards, 'shadow', book)} af.",
    sauron_news.ShadowTaken: "Sauron neemt de schaduwkaart {card:shadow} op hand.",
    sauron_news.EventsDrawn: events_drawn,
    sauron_news.EventOver: "de gebeurtenis {event:event} is voorbij.",
    sauron_news.TrackUsed: track_used,
    sauron_news.TokensReturned: "Sauron neemt de andere 3 actiemerktekens terug.",
}

COMBAT_NEWS: dict[object, QuestPhrase] = {
    combat_news.CombatBegins: "{hero} vecht tegen {foe:a}.",
    combat_news.BlankTurnedUp: "{hero} stuit {place:at} op een leeg merkteken.",
    combat_news.AgilitySplit: agility_split,
    combat_news.CardLaidOpen: with_card("leggen", " open neer"),
    combat_news.CardsRevealed: revealed,
    combat_news.SideExhausted: side("zijn", "uitgeput"),
    combat_news.CardCancelled: lambda word, book: f"{book.card_name('fighting', word.card)} van {fighter(word.by)} wordt geannuleerd.",
    combat_news.RoundDamage: round_damage,
    combat_news.TypeDeclared: lambda word, _: f"{verb(word.by, 'noemen')} {NAMES[word.type]}.",
    combat_news.TypesTold: lambda word, _: (
        f"{verb(word.by, 'hebben')} {counted(word.ranged, 'afstandskaart')} en {counted(word.melee, 'nabijkaart')} in de hand."
    ),
    combat_news.TypesAsked: side("zeggen", "hoeveel afstandskaarten en nabijkaarten er in de hand zijn"),
    combat_news.FoeDiscards: lambda word, book: f"{verb(word.foe, 'leggen')} {cards(word.cards, 'fighting', book)} af.",
    combat_news.FoeDraws: lambda word, _: f"{verb(word.foe, 'trekken')} 1 gevechtskaart.",
    combat_news.FoeHeals: lambda word, _: f"van {the_foe(word.foe)} wordt 1 schade verwijderd.",
    combat_news.HamstringHits: lambda word, book: (
        f"{book.card_name('fighting', word.card)} gaat van de stapel naar de onderkant van de gevechtsstapel van {fighter(word.by)}."
    ),
    combat_news.TakenBack: with_card("nemen", " terug op hand"),
    combat_news.Spied: lambda word, _: f"{verb(word.foe, 'zetten')} {word.count} schade om in invloed.",
    combat_news.FoeDefeated: "{hero} verslaat {foe:the}.",
    combat_news.CombatDrawn: "het gevecht tussen {hero} en {foe:the} eindigt onbeslist.",
    combat_news.HeroRetreats: "{hero} trekt zich uit het gevecht terug.",
    hero_news.HeroDefeated: "{hero} is verslagen.",
    hero_news.GaveUp: "{hero} geeft het op.",
    story_news.FinaleBegins: lambda word, _: f"de finale begint: {DOMINANT[word.dominant]}.",
    story_news.MissionsRevealed: missions,
    story_news.ChampionChosen: "{hero} is de voorvechter van de helden; de Ringgeesten hebben taaiheid {health} en volharding {fortitude}.",
    story_news.HeroesWon: lambda word, _: f"de helden winnen: {HEROES_WIN[word.how]}.",
    story_news.SauronWon: lambda word, _: f"Sauron wint: {SAURON_WINS[word.how]}.",
}
NEWS: dict[object, QuestPhrase] = {**HEROES_NEWS, **SAURON_NEWS, **COMBAT_NEWS}
