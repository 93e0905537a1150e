import { expect, test } from 'vitest';
import type { Group, JournalLine } from '../wire/protocol';
import { chaptersOf } from './chapters';

const line = (n: number, group: Group | null, is = 'Play'): JournalLine => ({ n, text: `${is} ${n}`, is, group, weight: 1, about: [] });

test('lines stand under their headings, talk where it was said', () => {
	const journal = [line(1, ['journal-setup', 1]), line(2, ['journal-setup', 1]), line(4, ['journal-trick', 1]), line(6, ['journal-trick', 1])];
	const talk = [line(3, null, 'Said'), line(5, null, 'Said'), line(7, null, 'Said')];
	expect(chaptersOf(journal, talk).map(({ group, lines }) => [group?.[0], lines.map(({ n }) => n)])).toEqual([
		['journal-setup', [1, 2, 3]],
		['journal-trick', [4, 5, 6, 7]],
	]);
});

test('chapters keep their names while the last one grows', () => {
	const journal = [line(1, ['journal-trick', 1]), line(2, ['journal-trick', 2])];
	const before = chaptersOf(journal, []);
	const after = chaptersOf([...journal, line(3, ['journal-trick', 2])], []);
	expect(after.map(({ first }) => first)).toEqual(before.map(({ first }) => first));
});
