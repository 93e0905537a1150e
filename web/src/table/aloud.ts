/* What is read to those who listen instead of looking. */

import { plain } from '../text/plain';
import type { Line, View } from '../wire/protocol';

/** All goals and how they stand; without a board, the first page of the table. */
export function goalsAloud(view: View): string {
	const sentences = view.board
		? view.board.chairs.filter((chair) => chair.name).map((chair) => [chair.name, chair.goal, chair.verdict_text].filter(Boolean).join(', '))
		: (view.pages[0]?.lines ?? []);
	return joined(sentences);
}

/** The lines that came after number `after`, as one text. */
export const newsAloud = (journal: readonly Line[], after: number): string => joined(journal.filter((line) => line.n > after).map((line) => line.text));

function joined(texts: readonly string[]): string {
	return texts.map((text) => plain(text).replace(/([^.!?。！？])$/u, '$1.')).join(' ');
}
