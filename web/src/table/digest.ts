/* The journal as people tell it: what repeats itself is counted, bookkeeping stands under what caused it. */

import type { JournalLine } from '../wire/protocol';

export interface Told {
	line: JournalLine;
	/** so often in a row */
	times: number;
	/** what it brought, in the order in which it came */
	under: Told[];
}

export function digest(lines: readonly JournalLine[]): Told[] {
	const told: Told[] = [];
	for (const line of lines) {
		const last = told.at(-1);
		if (line.weight === 0 && last && last.line.is !== 'Said') count(last.under, line);
		else count(told, line);
	}
	return told;
}

function count(told: Told[], line: JournalLine): void {
	const last = told.at(-1);
	if (last && last.line.text === line.text && last.line.is === line.is) last.times += 1;
	else told.push({ line, times: 1, under: [] });
}

/** From so many things on it is told what others did. */
export const WORTH_TELLING = 3;
const SHORT = 4;

export interface Summary {
	told: Told[];
	/** so many more things happened */
	more: number;
}

/** What came after this entry of the log, as far as it matters most, in the order in which it came; and how much more there was. */
export function summary(lines: readonly JournalLine[], after: number): Summary {
	const all = digest(lines.filter((line) => line.n > after));
	if (all.length < WORTH_TELLING) return { told: [], more: 0 };
	const told = [2, 1, 0].flatMap((weight) => all.filter(({ line }) => line.weight === weight).reverse()).slice(0, SHORT);
	return { told: all.filter((one) => told.includes(one)), more: all.length - told.length };
}
