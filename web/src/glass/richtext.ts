/* Text with chips: a playing card within a sentence is written U+E000 code U+E001 words U+E002, and so is a seat; signs are drawn, for fonts may lack them. */
import type { IconName } from '../kit/icons';
import { seats } from '../text/seats.svelte';
import type { Text } from '../wire/protocol';

export interface Piece { text: string; code: string | null; sign?: IconName }

const CARD = /\uE000([^\uE001]*)\uE001([^\uE002]*)\uE002/g;
const SIGNS: Record<string, IconName> = { '★': 'star', '✗': 'close', '→': 'onwards' };
const SIGN = /[★✗→]/g;

export function pieces(text: Text): Piece[] {
	const found: Piece[] = [];
	let from = 0;
	for (const match of text.matchAll(CARD)) {
		found.push(...signed(text.slice(from, match.index)));
		const words = seats.read(match[1], match[2]);
		found.push({ text: words, code: match[1].startsWith('@') ? null : match[1] });
		from = match.index + match[0].length;
	}
	return [...found, ...signed(text.slice(from))];
}

function signed(text: string): Piece[] {
	const found: Piece[] = [];
	let from = 0;
	for (const match of text.matchAll(SIGN)) {
		if (match.index > from) found.push({ text: text.slice(from, match.index), code: null });
		found.push({ text: match[0], code: null, sign: SIGNS[match[0]] });
		from = match.index + 1;
	}
	if (from < text.length) found.push({ text: text.slice(from), code: null });
	return found;
}
