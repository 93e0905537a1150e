/* What lies on the table of this game. Written by `python -m onetable.server.typescript` from the types of the server. */

import type { Text } from '../../wire/protocol';

/** A playing card: H3 M8 F1 S6 R1 V2 (hills, mountains, forests, shadows, rings, rivers); ?H where only the suit is known; down where it lies face down. */
export type CardCode = string;

/** All that lies on the table. */
export interface Board {
	chapter: number | string;
	key: string;
	title: string;
	round: number;
	players: number;
	event: Reading | null;
	trump: string;
	interlude: Interlude | null;
	trick: Trick | null;
	/** The tricks of this round that are over. */
	tricks: PastTrick[];
	lost: CardCode[];
	rings_open: boolean;
	deck: EventDeck | null;
	stock: number;
	barrow: Barrow;
	left: number;
	pyramid: Pyramid | null;
	/** The same in a few words. */
	tray: Text[];
	chairs: Chair[];
}

/** A card to be read. */
export interface Reading {
	key: string;
	name: string;
	text: Text;
}

/** What the round before this one came to. */
export interface Interlude {
	title: string;
	text: string;
}

/** What lies in the middle. */
export interface Trick {
	number: number;
	of: number;
	cards: Played[];
	over: boolean;
	next: number;
	order: number[];
	laid: Laid | null;
	suit: string;
}

/** A card in the trick. */
export interface Played {
	chair: number;
	card: CardCode;
	mark: '' | 'led' | 'winning' | 'won';
}

/** A card that lies ready for the first trick. */
export interface Laid {
	chair: number;
	card: CardCode;
}

/** A trick that is over, as everybody saw it: its cards in the order of play, and who took it. */
export interface PastTrick {
	cards: [number, CardCode][];
	winner: number;
}

/** The cards of the Old Forest or the Balrog that are turned up for this trick. */
export interface EventDeck {
	kind: 'balrog' | 'forest';
	shown: number[];
	total: number;
	left: number;
}

/** The cards in the barrow, those that lie open by name. */
export interface Barrow {
	count: number;
	cards: CardCode[];
}

/** The third hand of a game for two. */
export interface Pyramid {
	rows: number[];
	places: (CardCode | null)[];
	covered: boolean[];
	beside: CardCode[];
}

/** Where somebody sits, or a hand lies. */
export interface Chair {
	chair: number;
	seat: number;
	pyramid: boolean;
	/** The character, “” while none is chosen. */
	key: string;
	name: string;
	goal: Text;
	text: Text;
	burdened: boolean;
	panes: Panes | null;
	verdict: '' | 'ahead' | 'behind' | 'lost' | 'open' | 'sure';
	verdict_text: string;
	tricks: number;
	threat: string;
	declared: string;
	rider: Reading | null;
	gift: Reading | null;
	/** “” for none. */
	aside: CardCode;
	ring: boolean;
	won: CardCode[];
	mine: boolean;
	cards: number;
	/** What this person sees here, in the order in which it lies. */
	hand: CardCode[] | null;
	acts: boolean;
	/** “” for none. */
	tucked: CardCode;
	/** Given, but not yet handed over. */
	giving: Gift[];
}

/** How far a goal is. */
export interface Panes {
	have: number;
	least: number;
	most: number;
}

/** A card that is laid ready for somebody. */
export interface Gift {
	to: number;
	card: CardCode;
}
