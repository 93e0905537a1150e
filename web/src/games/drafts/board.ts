/* What lies on the table of this game. Written by `python -m onetable.server.typescript` from the types of the server. */

import type { Text } from '../../wire/protocol';

/** A printed card, by which its face is found. */
export type Key = string;

/** All that lies on the table, as one seat sees it. */
export interface Board {
	stage: 'build' | 'over' | 'pick';
	kind: 'draft' | 'sealed' | 'starters';
	/** Which booster goes round, from 1; 0 before and without one. */
	round: number;
	rounds: number;
	/** Which card of it is picked, from 1. */
	pick: number;
	picks: number;
	/** Boosters go to the left, to the next seat. */
	left: boolean;
	seats: Seat[];
	/** The booster in hand. */
	pack: Key[];
	/** All that this seat may build with, in the order of the catalogue. */
	pool: Key[];
	/** The last card that was picked; “” before that. */
	picked: Key;
	/** What this seat has without any booster, and may always play with. */
	given: Deck | null;
	/** As far as it is built. */
	deck: Deck | null;
	/** How many cards a draw deck from this pool needs. */
	least: number;
	/** What is still wrong with the deck. */
	reasons: Text[];
	offers: Offer[];
	ways: Ways;
}

/** Somebody at the table. */
export interface Seat {
	seat: number;
	name: string;
	/** Has picked, or built a deck; nobody waits for this seat. */
	done: boolean;
	/** The seat that gets this one's booster next; -1 where none goes round. */
	to: number;
	/** When all lie open. */
	deck: Deck | null;
}

/** A deck as far as it is built. */
export interface Deck {
	ring_bearer: Key;
	ring: Key;
	sites: Key[];
	/** How many of each. */
	draw: Record<string, number>;
}

/** What can be done with a card: pick it, put it in, leave it out, play with it. */
export interface Offer {
	act: 'out' | 'pick' | 'put' | 'with';
	key: Key;
	/** The number of the choice. */
	choice: number;
}

/** The choices that are about no card, by number; -1 where there is none. */
export interface Ways {
	suggest: number;
	/** Play the suggestion as it is. */
	take: number;
	finish: number;
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
