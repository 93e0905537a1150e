/* Cards of the catalogue in words. */

import { say } from '../../../text/text.svelte';
import type { Face } from '../board';
import { nameOf } from './deck';

/** Strength and vitality, or what an item adds: “8 | 4”. */
export function figuresOf(face: Face): string {
	if (typeof face.strength === 'number') return `${face.strength} | ${face.vitality ?? 0}`;
	const bonus = [face.strength_bonus ?? 0, face.vitality_bonus ?? 0];
	return bonus.some(Boolean) ? bonus.map((each) => (each ? `+${each}` : '')).filter(Boolean).join(' | ') : '';
}

/** Type and numbers of a card in words. */
export function figuresAloud(face: Face): string[] {
	const numbers: [string, number | null | undefined][] = [
		[say(face.kind === 'site' ? 'tcg-face-shadow' : 'tcg-face-cost'), face.kind === 'site' ? face.shadow : face.cost],
		[say('tcg-face-strength'), face.strength],
		[say('tcg-face-vitality'), face.vitality],
	];
	const told = numbers.flatMap(([word, number]) => (typeof number === 'number' ? [`${word} ${number}`] : []));
	return [face.type_line, ...told];
}

/** The whole of a card as a sentence, for those who hear it. */
export function labelOf(face: Face, count: number, supply?: number): string {
	const inDeck = supply === undefined ? say('tcg-build-in-deck', { count }) : say('tcg-build-in-deck-of', { count, supply });
	return [say('tcg-build-add', { card: nameOf(face) }), ...figuresAloud(face), inDeck].join('. ');
}
