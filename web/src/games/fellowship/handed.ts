/* Which cards have changed hands, as the journal of this person tells it. */

import { pieces } from '../../glass/richtext';
import type { JournalLine } from '../../wire/protocol';
import type { CardCode } from './board';

const HANDED = new Set(['HandsOver', 'TakesLost', 'SwapsLost']);

/** The cards that were given and seen in the set-up of this round; those that are still in the own hand have come into it. */
export function cardsHandedOver(journal: readonly JournalLine[]): Set<CardCode> {
	const round = journal.findLastIndex((line) => line.is === 'RoundBegins');
	const lines = journal.slice(Math.max(0, round)).filter((line) => HANDED.has(line.is));
	return new Set(lines.flatMap((line) => pieces(line.text).flatMap(({ kind, code }) => (kind === 'chip' ? [code] : []))));
}
