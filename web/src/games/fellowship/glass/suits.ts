/* The glass of the suits, and their outlines on a 24 grid: round, jagged, leaf with a stem, hollow hood, circle, waves. No two share an outline.
   Digits on a 40 by 64 grid, drawn as lead: one stroke each, the same on every machine and in every language. */
import { glass, type Glass, LEAD, MEADOW, ROCK } from '../../../glass/paint';
import { HOOD } from '../../../glass/scenery';

export type SuitName = 'hills' | 'mountains' | 'forests' | 'shadows' | 'rings' | 'rivers';

export const SUITS: Record<SuitName, Glass> = {
	hills: MEADOW,
	mountains: ROCK,
	forests: glass('cfe6c8 b1d5a9 e2f0da 98c491', '2c7a4b 1f633b 43996a 185330', '#15512f', '#eef7ea', '#fff9d9'),
	shadows: glass('786c91 65597f 8b80a4 54496d', '2e253e 392e4c 241d31 443857', '#2a2238', '#ece7f2', '#d6cde6'),
	rings: glass('c8472f ad3826 d95f40 942a1b', 'f2c75c dca236 f8dc8d c08423', '#8e2619', '#fff0dc', '#f6a552'),
	rivers: glass('d5efef b8e0e1 e6f6f5 9dd0d3', '17808c 0f6773 2f9ca7 0a525d', '#0b5560', '#e6f5f6', '#fffbe9'),
};

export const GLYPHS: Record<SuitName, string> = {
	hills: 'M1 20.5C1.6 13.6 5 9.5 8.6 9.5c2.1 0 3.9 1.3 5.2 3.3 1-.9 2.2-1.4 3.3-1.4 3.1 0 5.5 3.6 5.9 9.1z',
	mountains: 'M.8 20.5 8.1 7l3.3 5.3L15.6 3l7.6 17.5z',
	forests: 'M12 1.5c4.7 4.2 7 8.2 7 11.3 0 3-2.3 5-5.6 5.3v4.4h-2.8v-4.4C7.3 17.8 5 15.8 5 12.8 5 9.7 7.3 5.7 12 1.5z',
	shadows: HOOD,
	rings: 'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20zm0 4.4a5.6 5.6 0 1 0 0 11.2 5.6 5.6 0 0 0 0-11.2z',
	rivers: 'M1 8.5C4.5 4 7.5 4 11 7s6.5 3 12-1.5v4.3c-5.5 4-9 4-12.5 1S4.5 9 1 12.8zm0 8C4.5 12 7.5 12 11 15s6.5 3 12-1.5v4.3'
		+ 'c-5.5 4-9 4-12.5 1S4.5 17 1 20.8z',
};

const DIGITS: Record<number, string> = {
	1: 'M9 15 23 4v56',
	2: 'M5 19a15 15 0 0 1 30 0c0 15-29 24-30 41h31',
	3: 'M6 4h27L18 25c11-1 18 6 18 17a17 17 0 0 1-32 7',
	4: 'M28 60V4L4 43h34',
	5: 'M33 4H11L8 29c15-7 28 0 28 14a17 17 0 0 1-32 7',
	6: 'M30 4C15 11 5 26 5 43a15.5 15.5 0 1 0 31 0 15.5 15.5 0 0 0-30-4',
	7: 'M4 4h32L16 60',
	8: 'M20 4a12.5 12.5 0 1 1 0 25 12.5 12.5 0 0 1 0-25zm0 25a15.5 15.5 0 1 1 0 31 15.5 15.5 0 0 1 0-31z',
	9: 'M11 60C26 53 36 38 36 21a15.5 15.5 0 1 0-31 0 15.5 15.5 0 0 0 30 4',
};

const LETTERS: Record<string, SuitName> = { H: 'hills', M: 'mountains', F: 'forests', S: 'shadows', R: 'rings', V: 'rivers' };

/** What a card code tells: `H3` suit and rank, `?H` the suit alone, anything else nothing. */
export function readCode(code: string): { suit: SuitName | null; rank: number | null } {
	const [, letter, digit, hidden] = /^(?:([HMFSRV])([1-9])|\?([HMFSRV]))$/.exec(code) ?? [];
	return { suit: LETTERS[letter ?? hidden] ?? null, rank: digit ? Number(digit) : null };
}

export function glyph(suit: SuitName, x: number, y: number, size: number, fill: string): string {
	return `<path transform="translate(${x} ${y}) scale(${size / 24})" fill="${fill}" fill-rule="evenodd" d="${GLYPHS[suit]}"/>`;
}

export function digit(rank: number, x: number, y: number, height: number, weight = 9.5, colour = LEAD): string {
	return `<path transform="translate(${x} ${y}) scale(${height / 64})" d="${DIGITS[rank] ?? ''}" fill="none" stroke="${colour}"`
		+ ` stroke-width="${weight}" stroke-linecap="round" stroke-linejoin="round"/>`;
}
