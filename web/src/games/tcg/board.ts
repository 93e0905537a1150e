/* What lies on the table of this game. Written by `python -m onetable.server.typescript` from the types of the server. */


/** The position, and last what follows from it or is only told: that is in no comparison, no save and no view. */
export interface Board {
	players: number;
	options: Options;
	dice: Dice;
	faces: Record<string, string>;
	lists: string[][];
	hands: number[][];
	decks: number[][];
	discards: number[][];
	deads: number[][];
	adventure: number[][];
	void: number[][];
	removed: number[][];
	pieces: Record<string, Piece>;
	at: number[];
	ring_bearer: number[];
	burdens: number[];
	bids: number[];
	order?: number[];
	last_site?: number;
	hasty?: boolean;
	handles?: number;
	stacks?: Record<string, number[]>;
	path?: number[];
	laid_by?: number[];
	seen?: Record<string, number>;
	fp?: number;
	acting?: number;
	phase?: Phase;
	turn?: number;
	twilight?: number;
	moves?: number;
	move_limit?: number;
	stuck?: boolean;
	worn?: boolean;
	ring_silent?: boolean;
	fierce?: boolean;
	assigned?: Record<string, number>;
	fought?: number[];
	fight?: Fight | null;
	lasting?: Lasting[];
	grants?: Grant[];
	used?: Used[];
	pending?: Record<string, Happening>;
	happenings?: number;
	played_phase?: number[];
	played_here?: number[];
	taken?: number;
	rebuilt?: number[];
	cancelled?: number[];
	winner?: number;
	lost?: [number, string][];
	cards?: unknown;
	known_index?: unknown;
	box?: unknown;
	news?: unknown;
}

/** What a table may decide; the defaults are the rules of 2001. */
export interface Options {
	draw_limit?: boolean;
	second_hand?: boolean;
	ring_bearer_skirmish?: string;
	discard_piles?: string;
	win?: string;
	reshuffle_once?: boolean;
	deck_lists?: string;
}

/** Counter-based dice: the fall depends on the seed and on how many fell before, on nothing else. */
export interface Dice {
	seed: number;
	fallen: number;
}

/** A card in play. Immutable: clones share it, changes replace it. */
export interface Piece {
	owner: number;
	wounds?: number;
	bearer?: number;
	hurt?: number;
}

/** The parts of a turn, and what comes before the first one. */
export type Phase = 'archery phase' | 'assignment phase' | 'fellowship phase' | 'maneuver phase' | 'regroup phase' | 'set-up' | 'shadow phase' | 'skirmish phase';

/** The skirmish that is being fought. Who was the last of a side to be removed has lost it. */
export interface Fight {
	defender: number;
	minions: number[];
	gone: number[];
	cancelled: boolean;
}

/** A change that stays on one card (or on the whole table) until its time is over. */
export interface Lasting {
	measure: string;
	card: number;
	amount: number;
	until: Until;
	source: number;
}

/** How long a change lasts. */
export type Until = 'phase end' | 'regroup phase begins' | 'turn end';

/** A paragraph that works for a while although it is printed on no active card. */
export interface Grant {
	number: number;
	scope: Scope;
	ability: Ability;
	until: Until;
}

/** Who speaks, from which card or chair, about which happening, and what the sentence has named so far. */
export interface Scope {
	player: number;
	source: number;
	event: number;
	named: [Word, number][];
}

/** A piece of the language: a card, a step, a choice, an event or a reason. Never part of a cycle, so never collected as one. */
export interface Word {
	is: 'Word';
}

/** A paragraph of game text, found by its key when its moment comes. */
export interface Ability {
	is: 'Ability';
}

/** How much of a limit has been used up: of a paragraph by its number, or one of the card's. */
export interface Used {
	card: number;
	number: number;
	amount: number;
	until: Until;
}

/** Something that is about to happen, or just has: to whom, by whom, and who beat them in a skirmish. */
export interface Happening {
	cards: number[];
	by: number[];
	losers: number[];
	spared: number[];
}
