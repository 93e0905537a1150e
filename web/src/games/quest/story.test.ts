import { describe, expect, it } from 'vitest';
import type { Story } from './board';
import { trackOf } from './story';

const story = (spaces: [number, number, number, number], coming = [2, 1, 0, 0]): Story => ({
	markers: (['green', 'yellow', 'red', 'black'] as const).map((marker, at) => ({ marker, space: spaces[at], coming: coming[at], by: [] })),
	stage: 1, ends: [6, 12, 18], finale: 18, falls: 10, dominant: 'nobody', heroes: 18, sauron: 18, text: '',
});

describe('the story track', () => {
	it('goes from the start over three stages to the Finale', () => {
		const spaces = trackOf(story([0, 0, 0, 0]));
		expect(spaces).toHaveLength(19);
		expect([1, 6, 7, 12, 13, 18].map((number) => spaces[number].stage)).toEqual([1, 1, 2, 2, 3, 3]);
		expect(spaces.filter(({ edge }) => edge).map(({ number }) => number)).toEqual([6, 12]);
		expect(spaces.filter(({ falls }) => falls).map(({ number }) => number)).toEqual([10]);
		expect(spaces.filter(({ end }) => end).map(({ number }) => number)).toEqual([18]);
	});
	it('has each marker once, and where it goes next', () => {
		const spaces = trackOf(story([4, 4, 9, 0]));
		expect(spaces[4].markers).toEqual(['green', 'yellow']);
		expect(spaces[6].coming).toEqual(['green']);
		expect(spaces[5].coming).toEqual(['yellow']);
		expect(spaces.flatMap(({ coming }) => coming)).toHaveLength(2);
	});
	it('keeps a marker that has gone beyond the end on it', () => {
		const spaces = trackOf(story([21, 17, 0, 0]));
		expect(spaces[18].markers).toEqual(['green']);
		expect(spaces[18].coming).toEqual(['yellow']);
	});
});
