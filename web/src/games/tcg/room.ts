/* How large the pieces are: the largest size at which all that matters now is seen without scrolling. */

import type { Piece } from './board';
import type { PieceSize } from './glass/cards';

/** What a piece of a size takes with its gap, what each line of its name and each thing adds that it bears; a small one only counts them. */
const MEASURES: Record<PieceSize, { width: number; height: number; letters: number; line: number; borne: number; most: number }> = {
	large: { width: 145, height: 124, letters: 13, line: 17, borne: 26, most: Infinity },
	middle: { width: 125, height: 112, letters: 10, line: 17, borne: 26, most: Infinity },
	small: { width: 100, height: 82, letters: 9, line: 15, borne: 16, most: 1 },
};
const HEADING = 34;
type Measured = Pick<Piece, 'bears' | 'name'>;
const SIZES: readonly PieceSize[] = ['large', 'middle', 'small'];

/** How high a rank of these pieces is. */
export function heightOf(pieces: readonly Measured[], size: PieceSize, width: number): number {
	const { width: each, height, letters, line, borne, most } = MEASURES[size];
	if (pieces.length === 0) return 0;
	const rows = Math.ceil(pieces.length / Math.max(1, Math.floor(width / each)));
	const highest = Math.max(...pieces.map(({ name, bears }) => height + Math.ceil(name.length / letters) * line + Math.min(most, bears.length) * borne));
	return HEADING + rows * highest;
}

/** The size of the pieces in these ranks, one under the other, where so much room is left for them. */
export function sizeFor(ranks: readonly (readonly Measured[])[], width: number, height: number): PieceSize {
	return SIZES.find((size) => ranks.reduce((sum, pieces) => sum + heightOf(pieces, size, width), 0) <= height) ?? 'small';
}

const [GAP, SPLIT, WIDEST, SLIMMEST, STRIP] = [8, 24, 142, 100, 34];

/** How wide the cards of a hand are, and how much is seen of those that lie under one another; 0 where none have to: only the side does that with which nothing can be done. */
export function handFit(width: number, free: number, shadow: number, idle: 'free' | 'shadow' | ''): { each: number; strip: number } {
	const count = free + shadow;
	const shared = Math.floor((width - SPLIT - GAP * (count + 1)) / Math.max(1, count));
	const under = idle === 'free' ? free : idle === 'shadow' ? shadow : 0;
	if (shared >= SLIMMEST + GAP || under < 2) return { each: Math.max(SLIMMEST + GAP, Math.min(WIDEST, shared)), strip: 0 };
	const room = width - SPLIT - GAP * (count - under + 2);
	const each = Math.max(SLIMMEST, Math.min(SLIMMEST + GAP, Math.floor((room - STRIP * (under - 1)) / (count - under + 1))));
	return { each, strip: Math.max(STRIP, Math.min(each, Math.floor((room - each * (count - under + 1)) / (under - 1)))) };
}
