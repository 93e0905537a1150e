/* What can be followed within a paragraph: the cards and terms that it names. */

import type { Named } from '../wire/protocol';

export interface Piece {
	text: string;
	named: Named | null;
}

/** A paragraph cut into plain pieces and names; each name is followed where it stands first. */
export function follow(paragraph: string, named: readonly Named[]): Piece[] {
	const at = named
		.map((one) => ({ one, from: paragraph.indexOf(one.words) }))
		.filter(({ from }) => from >= 0)
		.sort((a, b) => a.from - b.from || b.one.words.length - a.one.words.length);
	const pieces: Piece[] = [];
	let end = 0;
	for (const { one, from } of at) {
		if (from < end) continue;
		if (from > end) pieces.push({ text: paragraph.slice(end, from), named: null });
		pieces.push({ text: one.words, named: one });
		end = from + one.words.length;
	}
	if (end < paragraph.length) pieces.push({ text: paragraph.slice(end), named: null });
	return pieces;
}
