/* What is read to those who listen instead of looking. */

import { ownOf } from '../games/own';
import { plain } from '../text/marks.svelte';
import type { JournalLine, View } from '../wire/protocol';

/** How it stands for everybody; where the game does not say, the first page of the table. */
export function goalsAloud(view: View): string {
	return joined(ownOf(view.game).standing?.(view) ?? view.pages[0]?.lines ?? []);
}

/** The lines that came after number `after`, as one text. */
export const newsAloud = (journal: readonly JournalLine[], after: number): string => joined(journal.filter((line) => line.n > after).map((line) => line.text));

function joined(texts: readonly string[]): string {
	return texts.map((text) => plain(text).replace(/([^.!?。！？])$/u, '$1.')).join(' ');
}
