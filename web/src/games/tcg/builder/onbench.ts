/* A deck that can be built on: one's own, of all cards there are, or one from the cards that an event has given. */

import type { DeckSummary } from '../../../wire/protocol';
import type { Face, Key } from '../board';
import type { Deck, FaceOf } from './deck';

export interface OnBench {
	readonly deck: Deck;
	readonly summary: DeckSummary | null;
	/** why something could not be done, in one sentence */
	readonly problem: string;
	add(face: Face, of: FaceOf): void;
	take(key: Key): void;
	/** so many of a card, all at once; without this one after the other */
	put?(face: Face, count: number, of: FaceOf): void;
	/** fill in what is lacking, of all or of one part; without this nothing is suggested */
	complete?(part: '' | 'sites'): Promise<void>;
	/** how many there are of a card; without this as many as one likes */
	supply?(key: Key): number;
	/** how many other cards could stand in the place of this one, which can be exchanged but not taken away; without this every card can be taken away */
	others?(face: Face): number;
}
