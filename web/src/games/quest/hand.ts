/* The own hand as it lies: equal cards on one another, in as many rows as it takes to see enough of each. */

import type { CardKey, Closed } from './board';
import type { Numbered } from './reach';

export interface Stack {
	card: CardKey;
	/** by what the uppermost is found */
	lies: string;
	why: string;
	/** just drawn, and not yet in the hand */
	fresh: boolean;
	count: number;
	/** the first of the hand after what was drawn */
	first: boolean;
}

/** What was just drawn, then the hand; equal cards as one stack. */
export function stacked({ drawn, hand }: Closed): Stack[] {
	const found = new Map<string, Stack>();
	const put = (card: CardKey, why: string, fresh: boolean): void => {
		const stack = found.get(`${card} ${fresh}`);
		if (stack) stack.count += 1;
		else found.set(`${card} ${fresh}`, { card, lies: `${card}#0`, why, fresh, count: 1, first: false });
	};
	for (const card of drawn) if (!hand.some((held) => held.card === card)) put(card, '', true);
	const before = found.size;
	for (const { card, why } of hand) put(card, why, false);
	return [...found.values()].map((stack, at) => ({ ...stack, first: before > 0 && at === before }));
}

export const GAP = 8;
/** So much of a card is seen at least. */
export const LEAST = 48;
const ROWS = 2;

export interface LaidOut {
	rows: number;
	inRow: number;
	/** from the left edge of one card to that of the next */
	step: number;
	scrolls: boolean;
}

/** How so many cards of this width lie in this room. */
export function layOut(count: number, room: number, wide: number): LaidOut {
	for (let rows = 1; rows <= ROWS; rows++) {
		const inRow = Math.max(1, Math.ceil(count / rows));
		const step = inRow > 1 ? Math.min(wide + GAP, Math.floor((room - wide - 2) / (inRow - 1))) : wide;
		if (room === 0 || step >= LEAST) return { rows, inRow, step: Math.max(step, LEAST), scrolls: false };
	}
	return { rows: ROWS, inRow: Math.ceil(count / ROWS), step: LEAST, scrolls: true };
}

/** The cards that pay for a path by themselves, where others only pay together. */
export function paysAlone(cards: readonly CardKey[], at: (card: CardKey) => readonly Numbered[]): Set<CardKey> {
	const pays = cards.filter((card) => at(card).some(({ offer }) => offer.does === 'pay'));
	const alone = pays.filter((card) => at(card).some(({ offer }) => offer.does === 'pay' && offer.amount === 1));
	return new Set(alone);
}
