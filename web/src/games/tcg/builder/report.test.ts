import { describe, expect, it } from 'vitest';
import { type DeckReport, linesOf, percent, reached } from './report';

const rate = (won: number, games: number) => ({ won, games, rate: won / games, between: [0, 1] as [number, number] });
const report: DeckReport = { deck: 'mine', ...rate(3, 4), against: { walkers: rate(2, 2), axes: rate(1, 2) }, sites: { '2': 1, '4': 3 }, ring_bearer: [], never_played: [] };

describe('the report on a deck', () => {
	it('has a line for all games and one for each rival', () => {
		expect(linesOf(report).map(({ key, rates }) => [key, rates.map(({ won }) => won)])).toEqual([['', [3]], ['axes', [1]], ['walkers', [2]]]);
	});

	it('has both versions in each line where two are compared', () => {
		const both = linesOf({ ...report, against_deck: { ...report, ...rate(1, 4) } });
		expect(both.map(({ rates }) => rates.length)).toEqual([2, 2, 2]);
	});

	it('counts for each site the games that came so far or further', () => {
		expect(reached(report).map(({ games }) => games)).toEqual([4, 4, 3, 3]);
		expect(reached({ ...report, sites: {} })).toEqual([]);
	});

	it('writes shares for people', () => {
		expect([percent('nl', 0.256), percent('en', 0.1, true), percent('ja', -0.1, true)]).toEqual(['26%', '+10%', '−10%']);
	});
});
