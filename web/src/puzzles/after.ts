/* From one puzzle to the next. */

import type { PuzzleInfo, PuzzlePage } from '../wire/protocol';

/** What comes after the puzzle of this deal: the next one that was not solved, in today's list or the book, then from the beginning. */
export function puzzleAfter({ day, book }: Pick<PuzzlePage, 'day' | 'book'>, deal: string): PuzzleInfo | undefined {
	const all = [...day, ...book];
	const here = all.findIndex((each) => each.deal === deal);
	return [...all.slice(here + 1), ...all.slice(0, Math.max(here, 0))].find((each) => each.mine === 0);
}
