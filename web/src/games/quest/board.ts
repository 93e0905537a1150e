/* What lies on the table of this game. Written by `python -m onetable.server.typescript` from the types of the server. */

import type { Text } from '../../wire/protocol';

/** A place of the map: moria. “” is nowhere. */
export type PlaceId = string;
/** Anything on the table that can be pointed at, as kind.id: place.moria, path.bree.shire, token.7, minion.gothmog, hero.argalad, character.gandalf, item.boat, fighting.overdraw, plot.x (in hand), slot.0 (an active plot), shadow.x, corruption.x, quest.x, track.draw, marker.red, attribute.wisdom, type.melee, favor.moria, influence.moria, pool (the Shadow Pool), life, rest (pools), favor (one's own), strength (points of agility that are kept), peril (instead of a foe), deck.top, deck.bottom (of the plots); “” is a button and nothing else. */
export type Thing = string;
/** A card by which its face is found, as kind.id: fighting.overdraw. “” where nobody here knows it. */
export type CardKey = string;

/** All that lies on the table, as one seat sees it. */
export interface Board {
	turn: Turn;
	story: Story;
	heroes: HeroNow[];
	tower: Tower;
	influence: Influence[];
	/** The paths along which influence is joined to a stronghold. */
	chains: Thing[];
	tokens: TokenAt[];
	minions: MinionAt[];
	characters: CharacterAt[];
	favor: FavorAt[];
	event: EventAt | null;
	combat: Combat | null;
	/** The combat of this turn that is over, as long as no other has begun. */
	fought: Fought | null;
	happening: Happening | null;
	ending: Ending | null;
	piles: Pile[];
	closed: Closed;
	/** For whoever fights. */
	fight: OwnFight | null;
	/** What this seat is asked; null while it waits. */
	asking: Asking | null;
}

/** Where we are. */
export interface Turn {
	/** 0 while the table is set up. */
	round: number;
	/** Whose turn it is; 0 is Sauron. */
	seat: number;
	step: 'action' | 'ambush' | 'dawn' | 'draw' | 'encounter' | 'event' | 'finale' | 'plot' | 'rally' | 'rest' | 'setup' | 'story' | 'travel';
	steps: Step[];
	/** The seats whose turns follow in this round. */
	next: number[];
	/** How often the hero has moved. */
	moves: number;
	/** How often he may; 99 is as often as he can pay. */
	most_moves: number;
	/** Made so by a shadow card for this turn. */
	perilous: PlaceId;
	/** Sauron has played his shadow card of this turn. */
	shadow_played: boolean;
}

/** A step of the turn. */
export interface Step {
	step: 'action' | 'ambush' | 'dawn' | 'draw' | 'encounter' | 'event' | 'finale' | 'plot' | 'rally' | 'rest' | 'setup' | 'story' | 'travel';
	text: string;
	state: 'done' | 'next' | 'now';
}

/** The story track. */
export interface Story {
	markers: MarkerAt[];
	stage: number;
	/** The last space of each stage. */
	ends: number[];
	/** A marker that comes here begins the Finale. */
	finale: number;
	/** All three markers of Sauron here, and the Finale begins. */
	falls: number;
	dominant: 'heroes' | 'nobody' | 'sauron';
	/** How far the heroes are from the Finale. */
	heroes: number;
	/** How far Sauron is from it. */
	sauron: number;
	/** Stage and who is ahead, in words. */
	text: Text;
}

/** A story marker, and what moves it in the next Story step. */
export interface MarkerAt {
	marker: Marker;
	space: number;
	/** How far it goes in the next Story step, as it stands. */
	coming: number;
	/** The plots and the event that move it. */
	by: CardKey[];
}

/** A story marker: green is the heroes', the others are Sauron's. */
export type Marker = 'black' | 'green' | 'red' | 'yellow';

/** A hero, as all see him. */
export interface HeroNow {
	seat: number;
	hero: Hero;
	/** Who plays him; “” for somebody without a name. */
	person: string;
	place: PlaceId;
	/** Whom all wait for. */
	acting: boolean;
	life: number;
	hand: number;
	/** Face up, the top card last. */
	rest: CardKey[];
	damage: number;
	attributes: AttributeNow[];
	/** Cards that he draws in the next Hero Draw step. */
	draws: number;
	favor: number;
	items: Item[];
	quests: QuestNow[];
	/** How many of his own two quests are done. */
	done: number;
	corruption: Burden[];
	/** Skill cards that belong to his deck. */
	trained: number;
	/** An event card that he keeps. */
	given: CardKey;
	given_favor: number;
	/** Places that are perilous for him and not for everybody. */
	perilous: PlaceId[];
	healing: Healing;
}

/** A hero. */
export type Hero = 'argalad' | 'beravor' | 'eleanor' | 'eometh' | 'thalin';

/** A number of a hero. */
export interface AttributeNow {
	attribute: Attribute;
	now: number;
	printed: number;
	/** By training; at most twice. */
	raised: number;
	/** By corruption. */
	lowered: number;
}

/** What a hero is good at. */
export type Attribute = 'agility' | 'fortitude' | 'strength' | 'wisdom';

/** Something a hero may own. */
export type Item = 'boat' | 'elven_cloak' | 'horse';

/** A quest that a hero works on. */
export interface QuestNow {
	card: CardKey;
	/** Where it leads. */
	places: PlaceId[];
	/** False for the advanced quest before the first one is done. */
	active: boolean;
	/** Why it cannot be fought for now; “” where nothing hinders that. */
	why: Text;
}

/** A corruption card that a hero holds. */
export interface Burden {
	card: CardKey;
	/** The favor that is paid to be rid of it after a rest. */
	cost: number | null;
}

/** What a rest here would do. */
export interface Healing {
	/** Whether this hero could rest where he is, in his Rest step. */
	may: boolean;
	/** What hinders him. */
	why: Text;
	/** Cards of the rest pool that would return to the life pool. */
	rest: number;
	/** Cards of the damage pool; only in a haven. */
	damage: number;
	/** The life pool after it. */
	life: number;
	/** Sauron's marker that would move; of several the hero picks. */
	advances: Marker[];
	/** How far. */
	spaces: number;
}

/** Sauron's side, as all see it. */
export interface Tower {
	person: string;
	acting: boolean;
	pool: number;
	pool_limit: number;
	plots: PlotNow[];
	slots: number;
	tracks: TrackNow[];
	/** How many actions are left in this Action step. */
	actions: number;
	/** Action tokens on the tracks; with the fourth the others come back. */
	tokens: number;
	shadow_hand: number;
	plot_hand: number;
	/** Out of the game, or on their way back. */
	defeated: Minion[];
	/** May come to the map in a Story step. */
	waiting: Minion[];
}

/** A plot in one of the three slots. */
export interface PlotNow {
	slot: number;
	card: CardKey;
	place: PlaceId;
	marker: Marker;
	advance: number;
	/** What a hero pays to end it, in that place. */
	favor: number;
}

/** An action track: the number of each space, and which of them holds a token. */
export interface TrackNow {
	track: Track;
	spaces: number[];
	taken: boolean[];
	/** What the next action brings; 0: the track is full. */
	next: number;
}

/** Where Sauron puts his action tokens. */
export type Track = 'command' | 'draw' | 'influence';

/** A servant of Sauron with a figure of his own. */
export type Minion = 'black_serpent' | 'gothmog' | 'mouth_of_sauron' | 'ringwraiths' | 'witch_king';

/** Influence in a place. */
export interface Influence {
	place: PlaceId;
	count: number;
	/** How much it may hold. */
	limit: number;
	/** To a stronghold, by places with influence. */
	joined: boolean;
}

/** A monster token; who knows its face has it in `known`. */
export interface TokenAt {
	number: number;
	place: PlaceId;
	pair: Deck;
	/** monster.orc, where all see it. */
	face: Thing;
}

/** An encounter deck: one for havens, one for each pair of regions, which also shares a pile of monster tokens. */
export type Deck = 'brown_lands_mordor' | 'eriador_enedwaith' | 'haven' | 'misty_mountains_mirkwood' | 'rhudaur_grey_mountains' | 'rohan_gondor';

/** A minion on the map. */
export interface MinionAt {
	minion: Minion;
	place: PlaceId;
	damage: number;
	health: number;
}

/** A character on the map. */
export interface CharacterAt {
	character: Character;
	place: PlaceId;
}

/** Somebody who can be consulted. */
export type Character = 'aragorn' | 'boromir' | 'dain' | 'denethor' | 'gandalf' | 'saruman' | 'theoden' | 'thranduil';

/** Favor tokens on a place. */
export interface FavorAt {
	place: PlaceId;
	count: number;
}

/** The event that stays until somebody explores there. */
export interface EventAt {
	card: CardKey;
	place: PlaceId;
	/** It advances in every Story step. */
	marker: Marker | null;
}

/** A combat under way. */
export interface Combat {
	/** The hero who fights. */
	seat: number;
	place: PlaceId;
	/** The token that was turned up; -1 for none. */
	token: number;
	round: number;
	finale: boolean;
	hero: Fighter;
	foe: Fighter;
	/** On the foe. */
	damage: number;
	/** So much damage defeats the foe. */
	health: number;
	/** The influence that is placed when the foe is not defeated. */
	wisdom: number;
	/** Points of the hero that are not yet split. */
	agility: number;
	/** Chance picks the hero's next card. */
	frightened: boolean;
	/** What the foe can do beside its cards. */
	text: Text[];
	/** All rounds so far, the newest last. */
	rounds: Clash[];
}

/** One side of a combat, as all see it. */
export interface Fighter {
	/** hero.argalad, monster.orc, minion.gothmog. */
	key: Thing;
	/** What the cards of the stack may cost together. */
	strength: number;
	/** What they cost. */
	used: Figure;
	/** The card played first is the first. */
	stack: CardKey[];
	/** The card of the round before, which still has effects. */
	last: CardKey;
	/** What this side does in this round. */
	state: 'chooses' | 'exhausted' | 'laid' | 'open' | 'revealed' | 'waits';
	/** The card of this round, once it lies open. */
	shown: CardKey;
	cancelled: boolean;
	/** The type that was said for the next card. */
	said: CardType | null;
	/** Cards in hand. */
	hand: number;
	/** Cards to draw from: the life pool, or the foe's deck. */
	deck: number;
	/** The foe's discards. */
	discards: CardKey[];
}

/** A number, and its parts, which add up to it. */
export interface Figure {
	now: number;
	lines: Line[];
}

/** A part of a number: in words why, how much, and the card that says so. */
export interface Line {
	text: Text;
	amount: number;
	card: CardKey;
}

/** How a card fights. */
export type CardType = 'melee' | 'ranged';

/** A round: both cards turned up together, and what came of them. */
export interface Clash {
	number: number;
	hero: Blow;
	foe: Blow;
	/** The damage is dealt; else something is still being done. */
	over: boolean;
}

/** What one side did in a round. */
export interface Blow {
	/** “” where it played none. */
	card: CardKey;
	cancelled: boolean;
	/** It was exhausted, or became so in this round. */
	exhausted: boolean;
	attack: Figure;
	defense: Figure;
	/** The damage that it took. */
	hurt: Figure;
}

/** A combat of this turn that is over. */
export interface Fought {
	seat: number;
	foe: Thing;
	/** For the hero. */
	outcome: 'drawn' | 'lost' | 'retreated' | 'won';
	rounds: Clash[];
}

/** The card that was turned up or played last in this turn. */
export interface Happening {
	kind: 'character' | 'corruption' | 'encounter' | 'event' | 'peril' | 'plot' | 'quest' | 'shadow';
	card: CardKey;
	/** Its text asks somebody now. */
	asks: boolean;
	/** Whom it asks; -1 for nobody. */
	seat: number;
	/** All cards that were drawn with it, itself among them; of which one happens. */
	drawn: CardKey[];
}

/** The Finale: what decided it, or who fights for the heroes. */
export interface Ending {
	winner: '' | 'heroes' | 'sauron';
	/** By a mission, or by the champion. */
	ending: string;
	hero_mission: CardKey;
	hero_met: boolean;
	sauron_mission: CardKey;
	sauron_met: boolean;
	/** The seat of the hero who fights; -1 while there is none. */
	champion: number;
	/** Who was dominant when the Finale began. */
	ahead: 'heroes' | 'nobody' | 'sauron';
	/** Where the markers stood at the end of each round. */
	rounds: Standing[];
}

/** Where the markers stood at the end of a round. */
export interface Standing {
	round: number;
	green: number;
	red: number;
	black: number;
	yellow: number;
}

/** A deck: how many are left, and its discards, the newest last. */
export interface Pile {
	/** plot, shadow, peril, corruption, skill, event.1, encounter.haven, token.haven. */
	name: Thing;
	left: number;
	discards: CardKey[];
}

/** What this seat alone knows: its hand, its pools, its mission. */
export interface Closed {
	/** Fighting cards of a hero; of Sauron plots and shadow cards, in a combat first the cards he fights with. */
	hand: HandCard[];
	/** The own damage pool. */
	damage: CardKey[];
	/** The skills of the own deck. */
	trained: CardKey[];
	/** Of the own side. */
	mission: CardKey;
	/** The mission of the own side would be met now. */
	met: boolean;
	/** Cards just drawn, among which one chooses. */
	drawn: CardKey[];
	/** Monster tokens that lie face down and whose face this seat has seen. */
	known: KnownToken[];
	/** Plots in Sauron's hand and deck that this seat has seen. */
	plots: CardKey[];
	/** Shadow cards in Sauron's hand that this seat has seen. */
	shadows: CardKey[];
}

/** A card of the own hand. */
export interface HandCard {
	card: CardKey;
	/** The choices that are offered on it. */
	choices: number[];
	/** Why it cannot be used now. */
	why: Text;
}

/** A token whose face this seat knows. */
export interface KnownToken {
	number: number;
	face: Thing;
}

/** What only the one who fights sees. */
export interface OwnFight {
	/** The own card that lies face down; “-” for declaring exhaustion. */
	laid: CardKey;
	hand: Playable[];
	/** What exhaustion would mean. */
	exhausted: Text;
}

/** A card of the own hand in a combat. */
export interface Playable {
	card: CardKey;
	/** What playing it adds to the cost. */
	cost: number;
	/** The strength that is left then; below 0 the side would be exhausted and the card cancelled. */
	left: number;
	exhausts: boolean;
}

/** What this seat is asked. */
export interface Asking {
	kind: 'agility' | 'branch' | 'card' | 'champion' | 'command' | 'damage' | 'draw' | 'explore' | 'fight' | 'foe' | 'gifts' | 'keep' | 'lay' | 'lose' | 'marker' | 'minion' | 'order' | 'pay' | 'pay-off' | 'peril' | 'pick' | 'place' | 'plot' | 'rest' | 'retreat' | 'shadow' | 'skill' | 'starting-plot' | 'take-back' | 'track' | 'travel' | 'type';
	/** The card whose text asks. */
	source: CardKey;
	/** One for each of `choices`. */
	offers: Offer[];
	/** Why other things cannot be chosen. */
	whys: Why[];
	/** The choice that does nothing more; -1 where one must choose. */
	passing: number;
	/** How many more are chosen in a row, this one included; 0: it is one alone. */
	left: number;
	placing: Placing | null;
	commanding: Commanding | null;
	/** Where the hero who travels can come to, in steps. */
	journeys: Journey[];
	/** What is answered before a journey can begin. */
	lead: Answer[];
	/** Where more than one answer of a kind comes in a row. */
	several: Several | null;
	beyond: Beyond[];
	flow: Flow;
}

/** What a choice is offered on; they stand in the order of the choices. */
export interface Offer {
	does: 'accept' | 'branch' | 'break' | 'command' | 'complete' | 'consult' | 'dark-path' | 'decline' | 'done' | 'draw' | 'drop' | 'enter' | 'exhaust' | 'explore' | 'fight' | 'give' | 'give-up' | 'heal' | 'keep' | 'lay' | 'move' | 'pay' | 'pick' | 'place' | 'play' | 'rest' | 'scout' | 'send' | 'take' | 'token' | 'track' | 'trade';
	/** What is clicked: the place, the card, the figure that acts. */
	on: Thing;
	/** Where it goes, for whom it is: where it can be dropped. */
	to: Thing;
	/** Where on the map this is about. */
	place: PlaceId;
	price: Price | null;
	/** Of influence, where it can be placed. */
	room: Room | null;
	/** The number of a track, the favor or the cards it costs or brings. */
	amount: number;
	/** What comes of it, as far as all know: for a button. */
	will: Text[];
}

/** What a path costs this hero now. */
export interface Price {
	path: Thing;
	terrain: Terrain;
	/** So many cards of any kind pay for it. */
	number: number;
	/** Each of these cards of the hand pays alone. */
	cards: CardKey[];
	/** Whether the hand holds enough cards to pay the number. */
	any: boolean;
	/** The cards that pay most cheaply. */
	proposed: CardKey[];
}

/** The icon of a path, and of a hero card. */
export type Terrain = 'any' | 'hills' | 'mountains' | 'plains' | 'swamp' | 'woods';

/** How much lies there, and how much may. */
export interface Room {
	there: number;
	limit: number;
}

/** Why these things cannot be chosen now.

    `place.*` among `on` stands for all places that nothing else is said of; `to` names where it cannot go, and when it is empty that is
    everywhere that nothing else is said of. */
export interface Why {
	text: Text;
	on: Thing[];
	to: Thing[];
	/** The section of the guide that it follows from; empty where there is none. */
	section: string;
}

/** Influence that is being placed. */
export interface Placing {
	/** How many tokens, this one included. */
	left: number;
	/** How many of them may still go to the Shadow Pool. */
	pool: number;
}

/** Commands that are being given. */
export interface Commanding {
	left: number;
	/** The figures and tokens that have been commanded. */
	used: Thing[];
	/** A token has been placed: no more than one. */
	placed: boolean;
}

/** How a hero can come to a place with the cards of his hand, in the cheapest way; nobody can know what meets him there. */
export interface Journey {
	place: PlaceId;
	/** How many cards it takes. */
	cost: number;
	legs: Leg[];
}

/** One step of a journey, and the cards that would pay for it. */
export interface Leg {
	place: PlaceId;
	path: Thing;
	cards: CardKey[];
}

/** An answer that comes later: which question it belongs to, and the offer that it takes there. */
export interface Answer {
	kind: 'agility' | 'branch' | 'card' | 'champion' | 'command' | 'damage' | 'draw' | 'explore' | 'fight' | 'foe' | 'gifts' | 'keep' | 'lay' | 'lose' | 'marker' | 'minion' | 'order' | 'pay' | 'pay-off' | 'peril' | 'pick' | 'place' | 'plot' | 'rest' | 'retreat' | 'shadow' | 'skill' | 'starting-plot' | 'take-back' | 'track' | 'travel' | 'type';
	does: 'accept' | 'branch' | 'break' | 'command' | 'complete' | 'consult' | 'dark-path' | 'decline' | 'done' | 'draw' | 'drop' | 'enter' | 'exhaust' | 'explore' | 'fight' | 'give' | 'give-up' | 'heal' | 'keep' | 'lay' | 'move' | 'pay' | 'pick' | 'place' | 'play' | 'rest' | 'scout' | 'send' | 'take' | 'token' | 'track' | 'trade';
	on: Thing;
	to: Thing;
}

/** Answers of one kind that come in a row: all of them may be marked, and are then answered one after the other. */
export interface Several {
	/** How many come in a row. */
	count: number;
	/** How many must be marked; when fewer than `count` are, the rest is asked then. */
	least: number;
	marks: Mark[];
	/** What one button marks as often as is wanted; “” where there is no such thing. */
	all: Thing;
	/** The choice that ends the row where fewer are marked; -1: there is none. */
	rest: number;
}

/** What may be marked together with others of its kind. */
export interface Mark {
	/** Its choice; -1 where one of `after` must be marked first. */
	choice: number;
	does: 'accept' | 'branch' | 'break' | 'command' | 'complete' | 'consult' | 'dark-path' | 'decline' | 'done' | 'draw' | 'drop' | 'enter' | 'exhaust' | 'explore' | 'fight' | 'give' | 'give-up' | 'heal' | 'keep' | 'lay' | 'move' | 'pay' | 'pick' | 'place' | 'play' | 'rest' | 'scout' | 'send' | 'take' | 'token' | 'track' | 'trade';
	on: Thing;
	/** How often it may be marked. */
	most: number;
	after: Thing[];
}

/** What may be chosen right behind choices that only lead there, with one press: they are answered first, as long as nothing happens. */
export interface Beyond {
	through: Answer[];
	/** The question in which it is offered then. */
	kind: 'agility' | 'branch' | 'card' | 'champion' | 'command' | 'damage' | 'draw' | 'explore' | 'fight' | 'foe' | 'gifts' | 'keep' | 'lay' | 'lose' | 'marker' | 'minion' | 'order' | 'pay' | 'pay-off' | 'peril' | 'pick' | 'place' | 'plot' | 'rest' | 'retreat' | 'shadow' | 'skill' | 'starting-plot' | 'take-back' | 'track' | 'travel' | 'type';
	offer: Offer;
	text: Text;
}

/** How the question may be answered without asking the person.

    `pause` is how long a pass waits at least, also one that a person gives: it follows from what all see, so it tells nobody what is held. */
export interface Flow {
	/** There is nothing but declining. */
	empty: boolean;
	/** There is one choice, and it is no declining. */
	forced: boolean;
	/** The choice that is taken after the pause with settings as they come; -1: ask the person. */
	take: number;
	/** Thousandths of a second. */
	pause: number;
	/** It is this seat's own turn. */
	mine: boolean;
}

/** A place, a path, a figure or a card, with the parts that its kind has. */
export interface Face {
	key: Thing;
	kind: 'attribute' | 'character' | 'corruption' | 'deck' | 'encounter' | 'encounter_deck' | 'event' | 'fighting' | 'hero' | 'item' | 'marker' | 'minion' | 'mission' | 'monster' | 'path' | 'peril' | 'place' | 'plot' | 'quest' | 'region' | 'shadow' | 'terrain' | 'track' | 'type';
	title: string;
	/** Its text, paragraph by paragraph. */
	lines?: string[];
	/** What is printed on it beside its text, in words. */
	figures?: string;
	site?: Site | null;
	path?: Way | null;
	/** Of a region. */
	color?: string;
	/** Of a region: with whom it shares encounters and monster tokens. */
	pair?: string;
	numbers?: Numbers | null;
	fighting?: Fighting | null;
	/** Which marker a plot moves. */
	marker?: Marker | null;
	/** How far, in each Story step. */
	advance?: number;
	/** What it costs to be rid of a plot or a corruption card. */
	favor?: number;
	/** The influence in the Shadow Pool that a plot or shadow card needs. */
	pool?: number;
	/** Of a starting plot. */
	begins?: Beginning | null;
	/** When a shadow card may be played. */
	moment?: Moment | null;
	/** Of an event. */
	stage?: number;
	/** Of an event or an encounter. */
	priority?: number;
	/** Where a quest leads, a plot grips, an event stays, a peril or an encounter applies. */
	places?: PlaceId[];
	/** Where a peril or an encounter applies. */
	regions?: Region[];
	/** The hero of a quest, the deck of an encounter, the side of a mission. */
	of?: string;
	/** A hero's second quest. */
	advanced?: boolean;
}

/** A place of the map: x and y from 0 to 1, from the upper left corner. */
export interface Site {
	x: number;
	y: number;
	region: Region;
	haven: boolean;
	/** How much influence it holds at most; 0: it is none. */
	stronghold: number;
	/** Always, for every hero. */
	perilous: boolean;
	/** The paths that begin here. */
	paths: Thing[];
}

/** Places of one colour. */
export type Region = 'brown_lands' | 'enedwaith' | 'eriador' | 'gondor' | 'grey_mountains' | 'mirkwood' | 'misty_mountains' | 'mordor' | 'rhudaur' | 'rohan';

/** A path: one card with its icon pays for it, or as many cards as its number. */
export interface Way {
	between: [PlaceId, PlaceId];
	terrain: Terrain;
	number: number;
	water: boolean;
	/** Only for a hero with a Boat; it is not drawn on the map. */
	sea: boolean;
}

/** What is printed on the sheet of a hero, or of a foe; 0 where it has no such number. */
export interface Numbers {
	fortitude: number;
	strength: number;
	agility: number;
	wisdom: number;
	health: number;
	/** The deck a foe fights with. */
	deck: string;
	/** When a minion may come. */
	stage: number;
	/** Where a hero begins, or a minion comes to the map. */
	start: PlaceId[];
}

/** The figures of a fighting card. */
export interface Fighting {
	type: CardType;
	attack: number;
	defense: number;
	cost: number;
	/** The icon that pays for paths. */
	terrain: Terrain | null;
	/** Who fights with it: hero.argalad, deck.zealot; “” for a skill that any hero can learn. */
	owner: string;
	copies: number;
}

/** What a starting plot gives Sauron, to be compared with the others. */
export interface Beginning {
	each_stronghold: number;
	extension: number;
	pool: number;
	shadow_drawn: number;
	shadow_kept: number;
	plots_drawn: number;
	plots_kept: number;
}

/** When a shadow card may be played. */
export type Moment = 'action' | 'combat' | 'defeat' | 'enter' | 'turn';
