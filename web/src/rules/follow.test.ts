import { describe, expect, it } from 'vitest';
import { follow } from './follow';

const named = (words: string, section = '') => ({ words, cards: section ? [] : [words], section });

describe('what can be followed in a paragraph', () => {
	it('is each name where it stands first, the longer one before the shorter', () => {
		const pieces = follow('The rook helps the king rook.', [named('king'), named('rook'), named('king rook')]);
		expect(pieces.map(({ text, named }) => (named ? `[${text}]` : text)).join('')).toBe('The [rook] helps the [king rook].');
	});
	it('leaves a paragraph without names whole', () => {
		expect(follow('Nobody wins.', [named('rook')])).toEqual([{ text: 'Nobody wins.', named: null }]);
	});
});
