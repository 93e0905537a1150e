/* What lies on the table of this game. Written by `python -m onetable.server.typescript` from the types of the server. */

import type { Text } from '../../wire/protocol';

/** A card on the table, wherever it goes; a shuffle gives new ones. -1 is none. */
export type Handle = number;
/** A printed card, by which its face is found; “” where this seat does not know it. */
export type Key = string;

/** All that lies on the table, as one seat sees it. */
export interface Board {
	turn: Turn;
	/** Of turns; who is out is not in it. */
	order: number[];
	path: Place[];
	pieces: Piece[];
	skirmishes: Skirmish[];
	fought: Fought[];
	/** The last that were done with cards, the newest last. */
	deeds: Deed[];
	archery: Archery | null;
	threats: Threat[];
	happening: Happening | null;
	seats: Seat[];
	hand: HandCard[];
	/** What this seat is asked; null while it waits. */
	asking: Asking | null;
}

/** Where we are in the turn. */
export interface Turn {
	number: number;
	/** Whose turn it is. */
	seat: number;
	phase: 'archery' | 'assignment' | 'fellowship' | 'maneuver' | 'regroup' | 'setup' | 'shadow' | 'skirmish';
	/** The phase in words. */
	text: string;
	/** Whose Shadow phase it is, -1 for nobody's. */
	shadow: number;
	/** The second round of skirmishes. */
	fierce: boolean;
	steps: Step[];
	twilight: Figure;
	moves: number;
	/** The move limit. */
	limit: Figure;
	/** The fellowship cannot move again in this turn. */
	stuck: boolean;
	/** The twilight that moving on would bring; null while nobody can know. */
	pursuit: Figure | null;
}

/** A phase of the turn. */
export interface Step {
	phase: 'archery' | 'assignment' | 'fellowship' | 'maneuver' | 'regroup' | 'setup' | 'shadow' | 'skirmish';
	text: string;
	now: boolean;
}

/** A number: what it is now, what is printed, and where it differs from that its parts, which add up to it. */
export interface Figure {
	now: number;
	printed: number;
	parts: Part[];
}

/** A part of a number: how much, in words why, and the card that says so. */
export interface Part {
	amount: number;
	words: Text;
	card: Handle;
	key: Key;
}

/** A place of the adventure path. */
export interface Place {
	number: number;
	site: Handle;
	key: Key;
	/** Whose site it is, -1 while none lies there. */
	owner: number;
	/** The Shadow number. */
	shadow: Figure | null;
	/** The seats whose fellowships are here. */
	markers: number[];
	/** What was played on the site. */
	cards: Handle[];
}

/** A card in play. */
export interface Piece {
	handle: Handle;
	key: Key;
	/** Its title; with a number where several are alike. */
	name: Text;
	owner: number;
	zone: 'borne' | 'fellowship' | 'home' | 'minions' | 'site' | 'support';
	/** Whether it has any effect in this turn. */
	active: boolean;
	/** The character or site that bears it. */
	bearer: Handle;
	bears: Handle[];
	/** Cards that lie on it, out of play. */
	stacked: Card[];
	strength: Figure | null;
	vitality: Vitality | null;
	resistance: number | null;
	keywords: Quality[];
	/** What else holds for it: it takes no wounds, cannot heal ... */
	marks: Quality[];
	/** The home site of an ally, 0 for all others. */
	home: number;
	ring_bearer: boolean;
	/** The One Ring, and it is worn. */
	worn: boolean;
	roaming: boolean;
	/** Whether it can be shot at and fight for the fellowship. */
	takes_part: boolean;
	/** Whom it is assigned to, or who is assigned to it. */
	against: Handle[];
}

/** A card that lies somewhere. */
export interface Card {
	handle: Handle;
	key: Key;
}

/** So much is left of so much; the rest are wounds. */
export interface Vitality {
	left: number;
	of: Figure;
	wounds: number;
	/** Nothing to exert with. */
	exhausted: boolean;
}

/** A keyword that a card has now, or something else that holds for it; the parts say where it is not printed. */
export interface Quality {
	/** archer, damage, fierce ...; or no-wounds, no-healing, tripled ... */
	key: string;
	text: string;
	amount: number;
	parts: Part[];
}

/** A defender and the minions assigned to it: both totals, and what comes of it as it stands. */
export interface Skirmish {
	defender: Handle;
	minions: Handle[];
	state: 'decided' | 'now' | 'to come';
	free: Figure;
	shadow: Figure;
	winner: '' | 'free' | 'shadow';
	overwhelmed: boolean;
	/** What each loser takes: one, and the damage of the winners. */
	wounds: Figure;
	/** The same in words. */
	text: Text;
	/** A loser would die of it. */
	fatal: boolean;
	cancelled: boolean;
}

/** A skirmish of this turn that is over. */
export interface Fought {
	winners: Key[];
	losers: Key[];
	free: number;
	shadow: number;
	overwhelmed: boolean;
	text: Text;
}

/** What a player has done with a card, as everybody saw it. */
export interface Deed {
	/** Its place in the journal: what came later has a greater one. */
	n: number;
	seat: number;
	key: Key;
	/** A card in play was used; else it was played. */
	used: boolean;
	/** To which cards something happened through it. */
	targets: Key[];
	/** By how much their strength changed. */
	amount: number;
	/** What came of it, in sentences. */
	told: Text[];
}

/** Both archery totals. */
export interface Archery {
	fellowship: Figure;
	minions: Figure;
}

/** Something that endangers the Ring-bearer of this turn, the worst first. */
export interface Threat {
	text: Text;
	/** The next thing of this kind ends the game for him. */
	grave: boolean;
	cards: Handle[];
}

/** What may be answered now. */
export interface Happening {
	when: 'after' | 'before';
	text: Text;
	/** To whom it happens. */
	cards: Handle[];
	/** Who or what does it. */
	by: Handle[];
}

/** A player. */
export interface Seat {
	seat: number;
	name: string;
	/** Whose turn it is: the Free Peoples player; all others are Shadow. */
	moving: boolean;
	/** Whom all wait for. */
	acting: boolean;
	/** Why this player is out of the game; “” while he is in it. */
	out: Text;
	/** The place in the order of turns, from 1; 0 while there is none. */
	place: number;
	at: number;
	hand: number;
	/** What this seat knows of a hand that is not its own. */
	held: Card[];
	deck: number;
	/** Cards in the adventure deck. */
	sites: number;
	discard: Pile;
	dead: Pile;
	/** Cards being played, and events while they are carried out. */
	underway: Card[];
	burdens: number;
	resistance: number;
	/** The Ring-bearer. */
	bearer: Handle;
	worn: boolean;
	/** Burdens bid; null before that, and while it is hidden. */
	bid: number | null;
	/** What is still in the draw deck, in no order, where this seat knows the list. */
	coming: [Key, number][] | null;
}

/** A pile of cards; which ones, where this seat may look, the newest last. */
export interface Pile {
	count: number;
	cards: Card[] | null;
}

/** A card of the own hand. */
export interface HandCard {
	handle: Handle;
	key: Key;
	/** The copy of the same card in hand by which choices call it. */
	twin: Handle;
	cost: Figure;
	/** Whether a choice of now plays or uses it. */
	playable: boolean;
	/** Why it cannot be played now. */
	why: Text;
	/** The section of the guide that it follows from; empty where there is none. */
	section: string;
}

/** What this seat is asked. */
export interface Asking {
	kind: 'action' | 'arrows' | 'attack' | 'bearer' | 'begin' | 'bid' | 'card' | 'defend' | 'first' | 'hand' | 'heal' | 'move' | 'number' | 'opening' | 'pile' | 'place' | 'reconcile' | 'respond' | 'seat' | 'site' | 'skirmish' | 'victim' | 'way';
	/** The card whose text asks. */
	source: Handle;
	/** One for each of `choices`. */
	offers: Offer[];
	/** What else may be said with this question. */
	ahead: Ahead[];
	/** Why other cards cannot be chosen; those of the hand say it themselves. */
	whys: Why[];
	/** The choice that does nothing more; -1 where one must choose. */
	passing: number;
	/** What that one does, for its button. */
	pass_text: Text;
	count: Count | null;
	search: Search | null;
	flow: Flow;
}

/** What a choice is about; they stand in the order of the choices. */
export interface Offer {
	does: 'assign' | 'give' | 'pass' | 'pick' | 'play' | 'use';
	/** The card on which it is offered: it does it, or is picked. */
	card: Handle;
	/** The card it goes to: the bearer, the defender, the one that is healed. */
	target: Handle;
	/** The player it names. */
	seat: number;
	/** The number it names. */
	number: number;
	/** As the table stands nothing would come of it: there is nobody it could happen to. */
	idle: boolean;
	stands: Stands | null;
}

/** How the skirmish of a defender would stand after a choice. */
export interface Stands {
	defender: Handle;
	free: number;
	shadow: number;
	winner: 'free' | 'shadow';
	wounds: number;
	overwhelmed: boolean;
	/** A loser would die of it. */
	fatal: boolean;
}

/** What may be said already, with the question that is open, for one that follows from it. */
export interface Ahead {
	/** The choice that leads there and is answered first; -1: it waits until it is asked. */
	first: number;
	/** The question that it answers. */
	kind: 'action' | 'arrows' | 'attack' | 'bearer' | 'begin' | 'bid' | 'card' | 'defend' | 'first' | 'hand' | 'heal' | 'move' | 'number' | 'opening' | 'pile' | 'place' | 'reconcile' | 'respond' | 'seat' | 'site' | 'skirmish' | 'victim' | 'way';
	offer: Offer;
	text: Text;
}

/** Why these cards cannot be chosen now. */
export interface Why {
	text: Text;
	cards: Handle[];
	/** The section of the guide that it follows from; empty where there is none. */
	section: string;
}

/** How many have been picked, of how many; whether one may stop before that. */
export interface Count {
	done: number;
	most: number;
	stop: boolean;
}

/** Cards that are looked through, in one window: which they are, and in what they lie. */
export interface Search {
	title: Text;
	cards: [Handle, Key][];
}

/** How the question may be answered without asking the person.

    `pause` is how long a pass waits at least, also one that a person gives: it follows from what all see, so it tells nobody what is held. */
export interface Flow {
	/** There is nothing but passing. */
	empty: boolean;
	/** There is one choice, and it is no passing. */
	forced: boolean;
	/** The choice that is taken after the pause with settings as they come; -1: ask the person. */
	take: number;
	/** Thousandths of a second. */
	pause: number;
	/** It is this seat's own turn. */
	mine: boolean;
	/** It answers something that happens; else it is an action of the phase. */
	response: boolean;
	/** It is about a card of this seat, or about what only this seat does now. */
	concerns: boolean;
}

/** A printed card. */
export interface Face {
	key: string;
	title: string;
	side: 'free' | 'ring' | 'shadow' | 'site';
	kind: 'ally' | 'artifact' | 'companion' | 'condition' | 'event' | 'minion' | 'possession' | 'ring' | 'site';
	/** Culture, type, race, class and home in words. */
	type_line: string;
	subtitle?: string;
	/** Its title in English, where that is another language. */
	english?: string;
	english_subtitle?: string;
	/** The title in pieces, and how each is read; in Japanese, where that is known. */
	ruby?: [string, string][];
	unique?: boolean;
	culture?: '' | 'dwarven' | 'elven' | 'gandalf' | 'gondor' | 'isengard' | 'moria' | 'ringwraith' | 'sauron' | 'shire';
	race?: Named | null;
	item?: Named | null;
	signet?: Named | null;
	cost?: number | null;
	strength?: number | null;
	vitality?: number | null;
	strength_bonus?: number;
	vitality_bonus?: number;
	resistance?: number;
	/** A minion's site number, or a site's own. */
	site?: number;
	/** The home site of an ally. */
	home?: number;
	/** The Shadow number of a site. */
	shadow?: number | null;
	arrow?: '' | 'left' | 'right';
	keywords?: Named[];
	/** Its text, paragraph by paragraph. */
	lines?: string[];
	/** What was decided where the text leaves a question open. */
	rulings?: string[];
}

/** A keyword or another quality, and the word for it. */
export interface Named {
	key: string;
	text: string;
	amount: number;
}
