"""Dutch news: what is told in the journal, a sentence each."""

from __future__ import annotations

from onetable.games.quest.text.book import QuestBook, QuestPhrase
from onetable.games.quest.text.nl.cards import STAGES
from onetable.games.quest.text.nl.grammar import counted, finite, listed
from onetable.games.quest.text.nl.nouns import NAMES, TRACKS, at, away, cards, fighter, in_text, is_several, the_foe, the_marker
from onetable.games.quest.words import news
from onetable.games.quest.words.traits import Deck, Foe, Hero, Monster, Track


def verb(who: Foe | Hero, word: str) -> str:
    """A side of a combat does something."""
    return f"{fighter(who)} {finite(word, is_several(who))}"


def face(monster: Monster) -> str:
    """What a token shows."""
    return "leeg" if monster is Monster.BLANK else str(NAMES[monster])


def trained(word: news.Trained, book: QuestBook) -> str:
    """A card that nobody else sees."""
    return f"{NAMES[word.hero]} traint en neemt een vaardigheidskaart{discarding(word.other, book)}."


def trained_with(word: news.TrainedWith, book: QuestBook) -> str:
    """A card that he alone sees."""
    return f"{NAMES[word.hero]} traint en neemt {book.card_name('fighting', word.card)}{discarding(word.other, book)}."


def discarding(card: str, book: QuestBook) -> str:
    """The other skill card, if there was one."""
    return f"; {book.card_name('fighting', card)} wordt afgelegd" if card else ""


def pool_changed(word: news.PoolChanged, _: QuestBook) -> str:
    """More or less, and how much there is."""
    how = "komt in" if word.change > 0 else "gaat uit"
    return f"{abs(word.change)} invloed {how} de schaduwpot; er is nu {word.now}."


def marker_moved(word: news.MarkerMoved, _: QuestBook) -> str:
    """Forward or back."""
    how = "vooruit" if word.by > 0 else "terug"
    return f"{the_marker(word.marker)} gaat {counted(abs(word.by), 'vakje')} {how}, naar vakje {word.space}."


def events_drawn(word: news.EventsDrawn, book: QuestBook) -> str:
    """One that happens, perhaps out of several."""
    name = book.card_name("event", word.event)
    others = tuple([event for event in word.events if event != word.event])
    return f"gebeurtenis: {name}" + (f" (ook getrokken: {cards(others, 'event', book)})." if others else ".")


def track_used(word: news.TrackUsed, _: QuestBook) -> str:
    """Which action Sauron takes."""
    what = {
        Track.INFLUENCE: f"plaatst {word.number} invloed",
        Track.DRAW: f"trekt {counted(word.number, 'schaduwkaart')} en {counted(word.number, 'complotkaart')}",
        Track.COMMAND: f"geeft hooguit {counted(word.number, 'bevel')}",
    }[word.track]
    return f"actie op het {TRACKS[word.track]}: Sauron {what}."


def encounters_drawn(word: news.EncountersDrawn, book: QuestBook) -> str:
    """From which deck."""
    deck = "de toevluchtsstapel" if word.deck is Deck.HAVEN else f"de ontmoetingsstapel van {NAMES[word.deck]}"
    return f"{NAMES[word.hero]} trekt van {deck}: {cards(word.cards, 'encounter', book)}."


def agility_split(word: news.AgilitySplit, _: QuestBook) -> str:
    """Cards for some points, strength for the others."""
    drawn = f"{counted(word.drawn, 'kaart')} getrokken" if word.drawn else ""
    strength = f"sterkte +{word.strength}" if word.strength else ""
    return f"{NAMES[word.hero]} gebruikt behendigheid: {listed(filter(None, (drawn, strength))) or 'er is niets van over'}."


def revealed(word: news.CardsRevealed, book: QuestBook) -> str:
    """Both cards, or one."""
    sides = ((word.hero, word.card), (word.foe, word.foe_card))
    found = [f"{verb(who, 'spelen')} {book.card_name('fighting', card)}" for who, card in sides if card]
    return f"{listed(found)}." if found else "geen van beide partijen speelt een kaart."


def round_damage(word: news.RoundDamage, _: QuestBook) -> str:
    """What both sides take."""
    if not word.hurt and not word.foe_hurt:
        return "niemand loopt deze ronde schade op."
    sides = ((word.hero, word.hurt), (word.foe, word.foe_hurt))
    found = [f"{verb(who, 'lopen')} {hurt} schade op" for who, hurt in sides if hurt]
    return f"{listed(found)}."


def side(does: str, after: str) -> QuestPhrase:
    """Something that a side of a combat does or is."""
    return lambda word, _: f"{verb(word.by, does)} {after}."


def with_card(does: str, after: str) -> QuestPhrase:
    """Something that a side of a combat does with a card."""
    return lambda word, book: f"{verb(word.by, does)} {book.card_name('fighting', word.card)}{after}."


def drawn_seen(word: news.CardsDrawnSeen, book: QuestBook) -> str:
    """Cards by their names."""
    return f"{NAMES[word.hero]} trekt {cards(word.cards, 'fighting', book)}."


def missions(word: news.MissionsRevealed, book: QuestBook) -> str:
    """Both, met or not."""
    met = [
        f"de missie van {who} is {book.card_name('mission', mission)} en is {'' if is_met else 'niet '}vervuld"
        for who, mission, is_met in (("de helden", word.heroes, word.heroes_met), ("Sauron", word.sauron, word.sauron_met))
    ]
    return f"{met[0]}; {met[1]}."


def plot_deck_seen(word: news.PlotDeckSeen, book: QuestBook) -> str:
    """Which card, and where it goes."""
    return f"Sauron bekijkt {book.card_name('plot', word.plot)} en legt die kaart {'op' if word.top else 'onder'} de complotstapel."


DOMINANT = {"heroes": "de helden hebben het overwicht", "sauron": "Sauron heeft het overwicht", "nobody": "niemand heeft het overwicht"}
HEROES_WIN = {"mission": "hun missie is vervuld", "champion": "hun voorvechter heeft de Ringgeesten verslagen"}
SAURON_WINS = {"mission": "Saurons missie is vervuld", "champion": "de voorvechter van de helden heeft de Ringgeesten niet verslagen"}

HEROES_NEWS: dict[object, QuestPhrase] = {
    news.RoundBegins: "ronde {number} begint.",
    news.HeroTurnBegins: "de beurt van {hero} begint.",
    news.HeroTurnEnds: "de beurt van {hero} eindigt meteen.",
    news.DrawsHeroQuest: "{hero} begint met de queeste {quest:quest}.",
    news.StageReached: lambda word, _: f"het verhaal bereikt tijdperk {STAGES[word.stage]}.",
    news.FavorGained: lambda word, _: f"{NAMES[word.hero]} krijgt {counted(word.count, 'gunst')}.",
    news.FavorLost: lambda word, _: f"{NAMES[word.hero]} levert {counted(word.count, 'gunst')} in.",
    news.CorruptionTaken: "{hero} trekt de verderfkaart {card:corruption}.",
    news.CorruptionDiscarded: "{hero} legt de verderfkaart {card:corruption} af.",
    news.CorruptionPassed: "de verderfkaart {card:corruption} gaat van {giver} naar {taker}.",
    news.ItemGained: "{hero} neemt {item:a}.",
    news.ItemLost: "{hero} legt {item:a} af.",
    news.AttributeRaised: "de {attribute} van {hero} stijgt met 1.",
    news.TrainedWith: trained_with,
    news.Trained: trained,
    news.QuestKept: "{hero} neemt de nevenqueeste {quest:quest} op zich.",
    news.QuestCompleted: "{hero} voltooit de queeste {quest:quest}.",
    news.AdvancedQuestActive: "de vervolgqueeste {quest:quest} van {hero} begint.",
    news.FavorGiven: "{giver} geeft 1 gunst aan {taker}.",
    news.ItemGiven: "{giver} geeft {item:a} aan {taker}.",
    news.QuestGiven: "{giver} geeft de queeste {quest:quest} aan {taker}.",
    news.CardsDrawn: lambda word, _: f"{NAMES[word.hero]} trekt {counted(word.count, 'kaart')}.",
    news.CardsDrawnSeen: drawn_seen,
    news.CardsToRest: lambda word, book: f"{NAMES[word.hero]} legt {cards(word.cards, 'fighting', book)} op de ruststapel.",
    news.DamageTaken: lambda word, _: f"{NAMES[word.hero]} legt {counted(word.count, 'kaart')} op de schadestapel.",
    news.RestPoolReturned: "{hero} schudt de ruststapel door de levensstapel.",
    news.DamagePoolReturned: "{hero} schudt de schadestapel door de levensstapel.",
    news.DamagePoolRested: lambda word, book: (
        f"{NAMES[word.hero]} legt {cards(word.cards, 'fighting', book)} van de schadestapel op de ruststapel."
    ),
    news.HandReturned: "{hero} schudt de hand door de levensstapel.",
    news.Rested: "{hero} rust.",
    news.HeroMoved: "{hero} gaat naar {place:the}.",
    news.PerilMet: "{hero} stuit op het gevaar {peril:peril}.",
    news.NoPerilApplies: "geen gevaar is van toepassing op {hero}.",
    news.EncountersDrawn: encounters_drawn,
    news.EncounterMet: "{hero} beleeft de ontmoeting {encounter:encounter}.",
    news.NoEncounterApplies: "geen van de ontmoetingen is van toepassing op {hero}.",
    news.Consulted: "{hero} raadpleegt {character}.",
    news.TookDarkPath: "{hero} kiest het duistere pad.",
    news.EventTriggered: "{hero} verkent de plaats van de gebeurtenis {event:event}, die nu in werking treedt.",
    news.EventGiven: "Sauron geeft de gebeurteniskaart {event:event} aan {hero}.",
}

SAURON_NEWS: dict[object, QuestPhrase] = {
    news.InfluencePlaced: "{place:at} wordt {count} invloed geplaatst.",
    news.InfluenceRemoved: "{place:away} wordt {count} invloed verwijderd.",
    news.PoolChanged: pool_changed,
    news.FavorPlaced: "{place:at} wordt een gunstmerkteken geplaatst.",
    news.FavorRemoved: "{place:away} wordt een gunstmerkteken weggenomen.",
    news.CharacterPlaced: "{character} komt naar {place:the}.",
    news.CharacterLeft: "{character} verlaat het bord.",
    news.TokenPlaced: "{place:at} wordt een monstermerkteken geplaatst.",
    news.TokenPlacedSeen: lambda word, _: f"{at(word.place)} wordt een monstermerkteken geplaatst ({face(word.monster)}).",
    news.TokenMoved: "een monstermerkteken gaat van {start:the} naar {place:the}.",
    news.TokenRemoved: lambda word, _: f"{away(word.place)} verdwijnt een monstermerkteken ({face(word.monster)}).",
    news.TokenSeen: lambda word, _: f"een monstermerkteken {at(word.place)} wordt bekeken ({face(word.monster)}).",
    news.TokensSeenBy: lambda word, _: f"{NAMES[word.hero]} bekijkt de monstermerktekens {listed([at(place) for place in word.places])}.",
    news.MinionEntered: lambda word, _: f"{verb(word.minion, 'verschijnen')} {at(word.place)}.",
    news.MinionMoved: lambda word, _: f"{verb(word.minion, 'gaan')} naar {in_text(word.place)}.",
    news.MinionHealed: lambda word, _: f"van {the_foe(word.minion)} wordt {word.count} schade verwijderd.",
    news.MinionHurt: lambda word, _: f"{verb(word.minion, 'lopen')} {word.count} schade op.",
    news.MinionDefeated: lambda word, _: (
        f"{verb(word.minion, 'zijn')} verslagen en {finite('verlaten', is_several(word.minion))} het bord."
    ),
    news.MarkerMoved: marker_moved,
    news.PlotPlayed: "het complot {plot:plot} begint en treft {place:the}.",
    news.PlotDiscarded: "het complot {plot:plot} wordt afgelegd.",
    news.PlotThrownAway: "Sauron legt de complotkaart {plot:plot} uit de hand af.",
    news.PlotsDrawn: lambda word, _: f"Sauron trekt {counted(word.drawn, 'complotkaart')} en houdt er {word.kept}.",
    news.PlotsDrawnSeen: lambda word, book: f"Sauron houdt {cards(word.plots, 'plot', book)}.",
    news.PlotTaken: "Sauron neemt de complotkaart {plot:plot} op hand.",
    news.PlotDeckSeen: plot_deck_seen,
    news.PlotDeckLookedAt: lambda word, _: (
        f"Sauron bekijkt de bovenste kaart van de complotstapel en legt die {'weer op' if word.top else 'onder'} de stapel."
    ),
    news.PlotHandSeen: lambda word, book: f"{NAMES[word.hero]} bekijkt Saurons complotkaarten: {cards(word.plots, 'plot', book)}.",
    news.PlotHandLookedAt: "{hero} bekijkt Saurons complotkaarten.",
    news.ShadowPlayed: "Sauron speelt {card:shadow}.",
    news.ShadowDrawn: lambda word, _: f"Sauron trekt {counted(word.count, 'schaduwkaart')}.",
    news.ShadowDrawnSeen: lambda word, book: f"Sauron trekt {cards(word.cards, 'shadow', book)}.",
    news.ShadowDiscarded: lambda word, book: f"Sauron legt {cards(word.cards, 'shadow', book)} af.",
    news.ShadowTaken: "Sauron neemt de schaduwkaart {card:shadow} op hand.",
    news.EventsDrawn: events_drawn,
    news.EventOver: "de gebeurtenis {event:event} is voorbij.",
    news.TrackUsed: track_used,
    news.TokensReturned: "Sauron neemt de andere 3 actiemerktekens terug.",
}

COMBAT_NEWS: dict[object, QuestPhrase] = {
    news.CombatBegins: "{hero} vecht tegen {foe:a}.",
    news.BlankTurnedUp: "{hero} stuit {place:at} op een leeg merkteken.",
    news.AgilitySplit: agility_split,
    news.CardLaidOpen: with_card("leggen", " open neer"),
    news.CardsRevealed: revealed,
    news.SideExhausted: side("zijn", "uitgeput"),
    news.CardCancelled: lambda word, book: f"{book.card_name('fighting', word.card)} van {fighter(word.by)} wordt geannuleerd.",
    news.RoundDamage: round_damage,
    news.TypeDeclared: lambda word, _: f"{verb(word.by, 'noemen')} {NAMES[word.type]}.",
    news.TypesTold: lambda word, _: (
        f"{verb(word.by, 'hebben')} {counted(word.ranged, 'afstandskaart')} en {counted(word.melee, 'nabijkaart')} in de hand."
    ),
    news.TypesAsked: side("zeggen", "hoeveel afstandskaarten en nabijkaarten er in de hand zijn"),
    news.FoeDiscards: lambda word, book: f"{verb(word.foe, 'leggen')} {cards(word.cards, 'fighting', book)} af.",
    news.FoeDraws: lambda word, _: f"{verb(word.foe, 'trekken')} 1 gevechtskaart.",
    news.FoeHeals: lambda word, _: f"van {the_foe(word.foe)} wordt 1 schade verwijderd.",
    news.HamstringHits: lambda word, book: (
        f"{book.card_name('fighting', word.card)} gaat van de stapel naar de onderkant van de gevechtsstapel van {fighter(word.by)}."
    ),
    news.TakenBack: with_card("nemen", " terug op hand"),
    news.Spied: lambda word, _: f"{verb(word.foe, 'zetten')} {word.count} schade om in invloed.",
    news.FoeDefeated: "{hero} verslaat {foe:the}.",
    news.CombatDrawn: "het gevecht tussen {hero} en {foe:the} eindigt onbeslist.",
    news.HeroRetreats: "{hero} trekt zich uit het gevecht terug.",
    news.HeroDefeated: "{hero} is verslagen.",
    news.GaveUp: "{hero} geeft het op.",
    news.FinaleBegins: lambda word, _: f"de finale begint: {DOMINANT[word.dominant]}.",
    news.MissionsRevealed: missions,
    news.ChampionChosen: "{hero} is de voorvechter van de helden; de Ringgeesten hebben taaiheid {health} en volharding {fortitude}.",
    news.HeroesWon: lambda word, _: f"de helden winnen: {HEROES_WIN[word.how]}.",
    news.SauronWon: lambda word, _: f"Sauron wint: {SAURON_WINS[word.how]}.",
}
NEWS: dict[object, QuestPhrase] = {**HEROES_NEWS, **SAURON_NEWS, **COMBAT_NEWS}
