/* Cards and people in words, for ears and for the places where a picture would not do. */

import { marked } from '../../bots/names';
import { plain } from '../../text/marks.svelte';
import { listOf, say } from '../../text/text.svelte';
import type { Person } from '../../wire/protocol';
import type { Board, CardCode, Chair } from './board';
import { chairOf } from './around';

/** A card in words: 3 of Hills. */
export function cardName(code: CardCode | 'down' | null): string {
	const known = /^([HMFSRV])([1-9])$/.exec(code ?? '');
	if (known) return say(`tricks-card-${known[1]}`, { rank: Number(known[2]) });
	const hidden = /^\?([HMFSRV])$/.exec(code ?? '');
	return hidden ? say(`tricks-unknown-${hidden[1]}`) : say('tricks-card-down');
}

/** A chair without a character is called as who sits there. */
export const withNames = (board: Board): Board => ({ ...board, chairs: board.chairs.map((chair) => (chair.key ? chair : { ...chair, name: plain(chair.name) })) });

export const cardNames = (codes: readonly CardCode[]): string => listOf(codes.map(cardName));

export function nameAt(board: Board, chair: number): string {
	return chairOf(board, chair)?.name ?? '';
}

export const personOf = (people: readonly Person[], chair: Chair): Person | undefined => people.find((person) => person.seat === chair.seat);

/** Who plays this chair, in short: you, a name, a bot. */
export function playerName(board: Board, people: readonly Person[], chair: Chair): string {
	if (chair.pyramid) return say('tricks-pyramid');
	if (chair.mine) return board.players === 1 ? '' : say('seat-you');
	const person = personOf(people, chair);
	if (!chair.key) return '';
	return (person && marked(person)) || (person?.kind === 'bot' ? say('tricks-bot') : '');
}
