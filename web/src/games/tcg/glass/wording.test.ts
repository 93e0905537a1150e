import { expect, it } from 'vitest';
import facts from '../../../../../tests/games/tcg/cards.json';
import { parted } from './wording';

const shown = (title: string): string => parted(title).replaceAll('\u00AD', '·');

it('a long word may be parted between its syllables', () => {
	expect(shown('Lightfootedness')).toBe('Light·foo·ted·ness');
	expect(shown('Swordsman of the Northern Kingdom')).toBe('Swords·man of the Northern Kingdom');
	expect(shown('Orc Inquisitor')).toBe('Orc Inqui·si·tor');
});

it('a short word stays whole', () => expect(shown('Gimli, Uruk-hai')).toBe('Gimli, Uruk-hai'));

it('no title has a part that is longer than a narrow card', () => {
	const parts = facts.flatMap(({ title }) => parted(title).split(/[\s\u00AD-]/));
	expect(parts.filter((part) => part.length > 9)).toEqual([]);
	expect(facts.map(({ title }) => parted(title).replaceAll('\u00AD', ''))).toEqual(facts.map(({ title }) => title));
});
