/* Text with chips: a playing card within a sentence is written U+E000 code U+E001 words U+E002. */
import type { Text } from '../wire/protocol';

export interface Piece { text: string; code: string | null }

const CARD = /\uE000([^\uE001]*)\uE001([^\uE002]*)\uE002/g;

export function pieces(text: Text): Piece[] {
	const found: Piece[] = [];
	let from = 0;
	for (const match of text.matchAll(CARD)) {
		if (match.index > from) found.push({ text: text.slice(from, match.index), code: null });
		found.push({ text: match[2], code: match[1] });
		from = match.index + match[0].length;
	}
	if (from < text.length) found.push({ text: text.slice(from), code: null });
	return found;
}
