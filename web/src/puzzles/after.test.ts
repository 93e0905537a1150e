import { expect, test } from 'vitest';
import type { PuzzleInfo } from '../wire/protocol';
import { puzzleAfter } from './after';

const puzzle = (deal: string, mine = 0): PuzzleInfo => ({ deal, mine }) as PuzzleInfo;
const after = (deal: string, ...[day, book]: PuzzleInfo[][]): string | undefined => puzzleAfter({ day, book }, deal)?.deal;

test('the next puzzle is the one after it that was not solved, today, then in the book', () => {
	const [day, book] = [[puzzle('a'), puzzle('b', 1), puzzle('c')], [puzzle('d', 2), puzzle('e')]];
	expect(after('a', day, book)).toBe('c');
	expect(after('c', day, book)).toBe('e');
	expect(after('e', day, book)).toBe('a');
});

test('a puzzle is not followed by itself, and where all were solved none follows', () => {
	expect(after('a', [puzzle('a')], [])).toBeUndefined();
	expect(after('a', [puzzle('a', 1)], [puzzle('b', 1)])).toBeUndefined();
});

test('after a puzzle of yesterday comes the first of today', () => {
	expect(after('z', [puzzle('a', 1), puzzle('b')], [])).toBe('b');
});
