import { expect, test } from 'vitest';
import type { Board, Deed, Piece } from './board';
import { targetsOf } from './deeds.svelte';

const piece = (handle: number, key: string, strength: number): Piece => ({ handle, key, bears: [], strength: { now: strength, printed: 5, parts: [] }, vitality: null }) as unknown as Piece;
const board = (...pieces: Piece[]): Board => ({ pieces }) as Board;
const deed = (targets: string[]): Deed => ({ n: 4, seat: 1, key: '1C168', used: false, targets, amount: 2, told: [] });

test('of two goblins of one name the one is meant whose strength has changed', () => {
	const before = board(piece(1, '1C178', 5), piece(2, '1C178', 5), piece(3, '1R89', 8));
	const after = board(piece(1, '1C178', 5), piece(2, '1C178', 7), piece(3, '1R89', 8));
	expect(targetsOf(deed(['1C178']), before, after)).toEqual([2]);
	expect(targetsOf(deed(['1R89']), before, after)).toEqual([3]);
	expect(targetsOf(deed(['1X1']), before, after)).toEqual([]);
});
