import { describe, expect, test } from 'vitest';
import type { JournalLine } from '../wire/protocol';
import { digest, summary } from './digest';

const line = (n: number, text: string, weight = 1, is = 'Played'): JournalLine => ({ n, text, is, group: null, weight, about: [] });
const shape = (lines: JournalLine[]) => digest(lines).map(({ line, times, under }) => [line.text, times, ...under.map((one) => `${one.line.text} ${one.times}`)]);

describe('the journal as people tell it', () => {
	test('what repeats itself is counted', () => {
		expect(shape([line(1, 'a'), line(1, 'a'), line(2, 'a'), line(3, 'b'), line(4, 'a')])).toEqual([['a', 3], ['b', 1], ['a', 1]]);
	});
	test('bookkeeping stands under what caused it', () => {
		expect(shape([line(1, 'play'), line(1, 'pool', 0), line(1, 'pool', 0), line(1, 'draw', 0), line(2, 'other')])).toEqual([['play', 1, 'pool 2', 'draw 1'], ['other', 1]]);
	});
	test('what nothing caused stands alone, and talk causes nothing', () => {
		expect(shape([line(1, 'pool', 0), line(2, 'hello', 1, 'Said'), line(3, 'draw', 0)])).toEqual([['pool', 1], ['hello', 1], ['draw', 1]]);
	});
});

describe('while somebody waited', () => {
	const texts = (lines: JournalLine[], after: number) => summary(lines, after).told.map(({ line }) => line.text);
	test('two things are no summary', () => {
		expect(texts([line(1, 'mine'), line(2, 'a'), line(3, 'b')], 1)).toEqual([]);
		expect(texts([line(1, 'mine'), line(2, 'a'), line(2, 'books', 0), line(3, 'b'), line(3, 'b')], 1)).toEqual([]);
	});
	test('of many things those that matter most are told, in their order', () => {
		const lines = [line(1, 'mine', 2), line(2, 'dies', 2), line(3, 'a'), line(4, 'b'), line(5, 'c'), line(6, 'falls', 2), line(7, 'd')];
		expect(texts(lines, 1)).toEqual(['dies', 'c', 'falls', 'd']);
		expect(summary(lines, 1).more).toBe(2);
	});
});
