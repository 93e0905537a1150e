import { expect, test } from 'vitest';
import { facing, lined } from './slots';

const FELLOWSHIP = lined([1, 2, 3, 4], 4, 1);
const at = (found: Map<number, { column: number; rank: number }>, card: number): number => found.get(card)?.column ?? -1;

test('few stand in the middle, many in ranks', () => {
	expect([...lined([1, 2], 4, 1).values()].map(({ column }) => column)).toEqual([1, 2]);
	expect([...lined([1, 2, 3, 4, 5], 3, 2).values()]).toEqual([0, 1, 2, 0, 1].map((column, at) => ({ column, rank: at < 3 ? 0 : 1 })));
});

test('who is assigned goes in front of the defender, and nobody else moves but who stood there', () => {
	const before = facing([11, 12, 13], new Map(), FELLOWSHIP, 4, 1);
	const after = facing([11, 12, 13], new Map([[11, 4]]), FELLOWSHIP, 4, 1);
	expect(at(after, 11)).toBe(3);
	expect([at(after, 12), at(after, 13)]).toEqual([at(before, 12), at(before, 13)]);
	const swapped = facing([11, 12, 13], new Map([[11, 3]]), FELLOWSHIP, 4, 1);
	expect(at(swapped, 11)).toBe(2);
	expect(at(swapped, 12)).toBe(at(before, 12));
	expect(at(swapped, 13)).not.toBe(2);
});

test('two against one stand beside or behind one another, and no two in one place', () => {
	const two = facing([11, 12], new Map([[11, 2], [12, 2]]), FELLOWSHIP, 4, 1);
	expect(at(two, 11)).toBe(1);
	expect(Math.abs(at(two, 12) - 1)).toBe(1);
	const ranks = facing([11, 12], new Map([[11, 2], [12, 2]]), FELLOWSHIP, 4, 2);
	expect([ranks.get(11), ranks.get(12)]).toEqual([{ column: 1, rank: 0 }, { column: 1, rank: 1 }]);
	const many = facing([11, 12, 13, 14], new Map([[11, 1], [12, 1], [13, 1], [14, 1]]), FELLOWSHIP, 4, 1);
	expect(new Set([...many.values()].map(({ column }) => column)).size).toBe(4);
});
