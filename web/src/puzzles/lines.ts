/* How the line of another compares with mine, and how long it took. */

import type { PuzzleResult } from '../wire/protocol';

/** Whether somebody chose as I did to the end, else with which move, counted from 1, our ways part. */
export function wayOf(one: Pick<PuzzleResult, 'alike' | 'moves'>, me: Pick<PuzzleResult, 'moves'> | undefined): { same: boolean; move: number } {
	return { same: one.alike === one.moves && one.moves === me?.moves, move: one.alike + 1 };
}

/** Seconds as minutes on a clock. */
export const minutes = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
