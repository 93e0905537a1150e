/* A text in the pieces that are shown: what is set off, and signs, which are drawn, for fonts may lack them. */
import type { IconName } from '../kit/icons';
import { spans, type Span } from '../text/marks.svelte';
import type { Text } from '../wire/protocol';

export interface Piece extends Span { sign?: IconName }

const SIGNS: Record<string, IconName> = { '★': 'star', '✗': 'close', '→': 'onwards' };
const SIGN = /[★✗→]/g;

export function pieces(text: Text): Piece[] {
	return spans(text).flatMap((span) => (span.kind ? [span] : signed(span.text)));
}

function signed(text: string): Piece[] {
	const found: Piece[] = [];
	let from = 0;
	for (const match of text.matchAll(SIGN)) {
		if (match.index > from) found.push({ text: text.slice(from, match.index), kind: '', code: '' });
		found.push({ text: match[0], kind: '', code: '', sign: SIGNS[match[0]] });
		from = match.index + 1;
	}
	if (from < text.length) found.push({ text: text.slice(from), kind: '', code: '' });
	return found;
}
