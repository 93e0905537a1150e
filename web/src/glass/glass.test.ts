import { describe, expect, it } from 'vitest';
import { byGame } from '../games/folders';
import { emblem, hasEmblem } from './emblems';
import { seeded } from './paint';
import { drawing, faults } from './proof';
import { pieces } from './richtext';
import { vignettePicture } from './vignettes';

/** the games that have a folder, and one that has none */
const games = Object.keys(byGame(import.meta.glob('../games/*/emblems.ts')));
const every = [...games, 'a_guest', 'another_guest'];

describe('a game', () => {
	it('has a picture and an emblem, drawn or made from its name', () => {
		expect(games.length).toBeGreaterThan(0);
		for (const game of every) expect(faults(drawing(vignettePicture(game)) + emblem(game))).toEqual([]);
		expect(new Set(every.map(vignettePicture)).size).toBe(every.length);
	});
	it('that has a folder has an emblem there', () => {
		for (const game of games) expect(hasEmblem(game, game)).toBe(true);
		expect(new Set(games.map(emblem)).size).toBe(games.length);
	});
	it('without a folder shows what is shown for a key that nobody has heard of', () => expect(emblem('a_guest')).toBe(emblem('')));
});

describe('people', () => {
	it('have emblems', () => expect(new Set(['person', 'bot', ''].map(emblem)).size).toBe(3));
});

it('comes from a hand that never changes', () => {
	const chance = seeded('hills5');
	expect([chance(0, 1), chance(0, 1), chance(0, 1)].map((value) => value.toFixed(6))).toEqual(['0.160849', '0.599298', '0.961647']);
});

it('text with chips falls into pieces', () => {
	expect(pieces('Sam leads \uE000H5\uE001Hills 5\uE002, then \uE000R1\uE001Rings 1\uE002')).toEqual([
		{ text: 'Sam leads ', code: null }, { text: 'Hills 5', code: 'H5' }, { text: ', then ', code: null }, { text: 'Rings 1', code: 'R1' },
	]);
});
