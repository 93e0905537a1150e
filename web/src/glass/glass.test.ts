import { describe, expect, it } from 'vitest';
import { byGame } from '../games/folders';
import { emblem, hasEmblem } from './emblems';
import { seeded } from './paint';
import { drawing, faults } from './proof';
import { plain } from '../text/marks.svelte';
import { titles } from '../text/marks.svelte';
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

it('text with marks falls into pieces', () => {
	const words = (text: string) => ({ text, kind: '', code: '' });
	expect(pieces('Sam leads ⟦chip:H5|Hills 5⟧ → ⟦phase|Skirmish⟧')).toEqual([
		words('Sam leads '), { text: 'Hills 5', kind: 'chip', code: 'H5' }, words(' '), { ...words('→'), sign: 'onwards' }, words(' '), { text: 'Skirmish', kind: 'phase', code: 'Skirmish' },
	]);
});

it('a title is read in the language that is wished for', () => {
	const [before, text] = [titles.wish, '使⟦card:Gimli|金雳⟧劳累。⟦seat:0|玩家1⟧'];
	for (const [wish, read] of [['own', '使金雳劳累。玩家1'], ['english', '使Gimli劳累。玩家1'], ['both', '使金雳劳累。玩家1']] as const) {
		titles.wish = wish;
		expect([plain(text), pieces(text)[1].text]).toEqual([read, wish === 'english' ? 'Gimli' : '金雳']);
	}
	titles.wish = before;
});
