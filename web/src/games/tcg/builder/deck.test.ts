import { describe, expect, it } from 'vitest';
import type { Face } from '../board';
import { added, alike, countOf, curveOf, type Deck, differences, EMPTY, linesOf, sumOf, taken } from './deck';

const face = (key: string, more: Partial<Face> = {}): Face => ({ key, title: key, side: 'free', kind: 'companion', type_line: '', cost: 1, ...more });
const FACES: Record<string, Face> = Object.fromEntries(
	[
		face('frodo', { keywords: [{ key: 'ring-bearer', text: 'Ring-bearer', amount: 1 }] }),
		face('ring', { side: 'ring', kind: 'ring', cost: null }),
		face('gimli', { cost: 2 }),
		face('orc', { side: 'shadow', kind: 'minion', cost: 3 }),
		face('east', { side: 'site', kind: 'site', site: 1, cost: null }),
		face('west', { side: 'site', kind: 'site', site: 1, cost: null }),
		face('lake', { side: 'site', kind: 'site', site: 4, cost: null }),
	].map((one) => [one.key, one]),
);
const of = (key: string): Face | undefined => FACES[key];
const built = (...keys: string[]): Deck => keys.reduce((deck, key) => added(deck, FACES[key], of), EMPTY);

describe('a deck', () => {
	it('takes every card to its place', () => {
		const deck = built('lake', 'frodo', 'ring', 'east', 'frodo', 'gimli', 'gimli');
		expect(deck).toEqual({ name: '', ring_bearer: 'frodo', ring: 'ring', sites: ['east', 'lake'], draw: { frodo: 1, gimli: 2 } });
		expect(countOf(deck, 'frodo')).toBe(2);
	});

	it('has one site of each number: another takes its place', () => {
		expect(built('east', 'lake', 'west').sites).toEqual(['west', 'lake']);
	});

	it('gives a card back, the Ring-bearer last', () => {
		const deck = taken(built('frodo', 'frodo'), 'frodo');
		expect([deck.ring_bearer, deck.draw]).toEqual(['frodo', {}]);
		expect(alike(taken(deck, 'frodo'), EMPTY)).toBe(true);
		expect(taken(EMPTY, 'gimli')).toEqual(EMPTY);
	});

	it('is counted by side and by cost', () => {
		const deck = built('orc', 'orc', 'gimli', 'frodo', 'frodo');
		expect(linesOf(deck, 'free', of).map(({ face: { key }, count }) => [key, count])).toEqual([['frodo', 1], ['gimli', 1]]);
		expect(sumOf(linesOf(deck, 'shadow', of))).toBe(2);
		expect(curveOf(deck, of)).toEqual([
			{ cost: 0, free: 0, shadow: 0 },
			{ cost: 1, free: 1, shadow: 0 },
			{ cost: 2, free: 1, shadow: 0 },
			{ cost: 3, free: 0, shadow: 2 },
		]);
	});

	it('is compared with another card by card', () => {
		expect(differences(built('east', 'gimli', 'gimli'), built('west', 'gimli', 'orc'))).toEqual([
			{ key: 'east', change: -1 },
			{ key: 'gimli', change: -1 },
			{ key: 'west', change: 1 },
			{ key: 'orc', change: 1 },
		]);
	});
});
