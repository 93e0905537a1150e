/* Who sits where on the screen: clockwise from the person who looks is west, north, east, whatever the numbers of the chairs. */

import type { Board, Chair } from './board';

export type Side = 'south' | 'west' | 'north' | 'east';
const SIDES: Record<number, Side[]> = { 1: ['south'], 2: ['south', 'west'], 3: ['south', 'west', 'east'], 4: ['south', 'west', 'north', 'east'] };

/** One person alone plays all chairs, with open hands. */
export const isSolo = (board: Board): boolean => board.players === 1;

/** The chair the person who looks sits on; whoever looks on sits behind the first. */
export function ownChair(board: Board): Chair | undefined {
	return board.chairs.find((chair) => chair.mine && !chair.pyramid) ?? board.chairs[0];
}

export interface Placed {
	chair: Chair;
	side: Side;
}

/** The chairs clockwise from the person who looks. The pyramid is not among them: it lies in the middle. */
export function around(board: Board): Placed[] {
	const own = ownChair(board);
	if (!own) return [];
	const first = board.chairs.indexOf(own);
	const turned = [...board.chairs.slice(first), ...board.chairs.slice(0, first)].filter((chair) => !chair.pyramid);
	return turned.map((chair, place) => ({ chair, side: SIDES[turned.length]?.[place] ?? 'north' }));
}

export const chairOf = (board: Board, number: number): Chair | undefined => board.chairs.find((chair) => chair.chair === number);
/** The chair on which this character sits. */
export const chairWith = (board: Board, key: string | null): Chair | undefined => (key ? board.chairs.find((chair) => chair.key === key) : undefined);
