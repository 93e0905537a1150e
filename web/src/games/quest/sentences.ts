/* Things of the table as sentences, for who listens and for the names of buttons. */

import { say } from '../../text/text.svelte';
import { plain } from '../../text/marks.svelte';
import type { CardKey, Face } from './board';
import type { Numbered } from './reach';

/** A card in hand: what it is, what it fights with, what can be done with it, or why nothing can. */
export function handSentence(face: Face, found: readonly Numbered[], why: string, note: string): string {
	const parts = [face.title, face.figures ?? '', note, ...(found.length > 0 ? found.map(({ text }) => plain(text)) : [plain(why)])];
	return parts.filter(Boolean).join('. ');
}

/** Cards of which only the number is known. */
export const closedSentence = (kind: string, count: number): string => say('quest-closed', { kind, count });

/** Copies of a card lie beside one another: each has a name of its own by which it is found again. */
export function numbered(cards: readonly CardKey[]): { card: CardKey; lies: string }[] {
	const seen = new Map<CardKey, number>();
	return cards.map((card) => {
		const copy = seen.get(card) ?? 0;
		seen.set(card, copy + 1);
		return { card, lies: `${card}#${copy}` };
	});
}
