/* What is open over the table: the sheet of a player, a pile, the turn; and what was put aside to see the table. */

export type PileName = 'deck' | 'discard' | 'dead';

export class Windows {
	seat = $state<number | null>(null);
	pile = $state<PileName | null>(null);
	turn = $state(false);
	/** the question whose window was put aside */
	aside = $state(-1);
}

/** Those of the table that is played now. */
export const windows = new Windows();
