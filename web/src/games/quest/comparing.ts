/* Plots beside one another: the same numbers in the same order, and which of them is the best. */

import type { Face } from './board';

export type What = 'stronghold' | 'extension' | 'pool' | 'shadow' | 'plots' | 'need' | 'favor';

export interface Row {
	what: What;
	sign: string;
	text: string;
	/** by this they are compared; more is better for Sauron */
	worth: number;
}

/** What a plot is worth to Sauron, row by row. */
export function rowsOf({ begins, favor = 0, pool = 0 }: Face): Row[] {
	const start: Row[] = begins
		? [
			{ what: 'stronghold', sign: 'influence', text: String(begins.each_stronghold), worth: begins.each_stronghold },
			{ what: 'extension', sign: 'influence', text: String(begins.extension), worth: begins.extension },
			{ what: 'pool', sign: 'pool', text: String(begins.pool), worth: begins.pool },
			{ what: 'shadow', sign: 'shadow', text: `${begins.shadow_drawn}, ${begins.shadow_kept}`, worth: begins.shadow_kept * 10 + begins.shadow_drawn },
			{ what: 'plots', sign: 'plot', text: `${begins.plots_drawn}, ${begins.plots_kept}`, worth: begins.plots_kept * 10 + begins.plots_drawn },
		]
		: [{ what: 'need', sign: 'pool', text: String(pool), worth: -pool }];
	return [...start, { what: 'favor', sign: 'favor', text: String(favor), worth: favor }];
}

/** Which cards are the best in each row; nobody where all are alike. */
export function bestOf(cards: readonly Row[][]): Map<What, Set<number>> {
	const found = new Map<What, Set<number>>();
	for (const { what } of cards[0] ?? []) {
		const worths = cards.map((rows) => rows.find((row) => row.what === what)?.worth ?? -Infinity);
		const most = Math.max(...worths);
		found.set(what, new Set(worths.every((worth) => worth === most) ? [] : worths.flatMap((worth, at) => (worth === most ? [at] : []))));
	}
	return found;
}
