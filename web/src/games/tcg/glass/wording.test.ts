import { expect, it } from 'vitest';
import facts from '../../../../../tests/games/tcg/cards.json';
import { longest, parted, shortened } from './wording';

const shown = (title: string): string => parted(title).replaceAll('\u00AD', '·');

it('no word is broken, but two words in one may be parted', () => {
	expect(facts.map(({ title }) => parted(title)).filter((title) => title.includes('\u00AD'))).toEqual([]);
	expect(shown('Goblin Wallcrawler, Backstabber, Scavengers')).toBe('Goblin Wallcrawler, Backstabber, Scavengers');
	expect(shown('Aardmanscherpschutter')).toBe('Aardman·scherpschutter');
	expect(shown('Hobbits')).toBe('Hobbits');
});

it('the longest word of a title sets the size of its letters', () => {
	expect(longest('Lightfootedness')).toBeGreaterThan(longest('Backstabber'));
	expect(longest('Uruk-hai')).toBeLessThan(longest('Urukhai'));
	expect(longest('Aardmanscherpschutter')).toBeLessThan(longest('Xardmanscherpschutter'));
	expect(Math.max(...facts.map(({ title }) => longest(title)))).toBeLessThan(8.5);
	expect(longest('魔古尔的游击兵')).toBe(2);
});

it('a text is cut between words', () => {
	expect(shortened('Skirmish: Make a Moria Orc strength +2', 40)).toBe('Skirmish: Make a Moria Orc strength +2');
	expect(shortened('Skirmish: Make a Moria Orc strength +2', 22)).toBe('Skirmish: Make a…');
	expect(shortened('使一名同伴的力量加二', 5)).toBe('使一名同…');
});
