/* Piles as a window shows them, and the ways of cards between them and the table. */

import type { Ways } from '../../kit/lying';
import { say } from '../../text/text.svelte';
import type { Board, Handle, Key, Seat } from './board';
import type { PileName } from './windows.svelte';

interface Looked {
	title: string;
	cards: { handle: Handle; key: Key; count: number }[];
}

/** A pile of one's own, to be looked through. */
export function looked(seat: Seat, what: PileName): Looked {
	if (what === 'deck') return { title: say('tcg-pile-deck'), cards: (seat.coming ?? []).map(([key, count]) => ({ handle: -1, key, count })) };
	const pile = what === 'dead' ? seat.dead : seat.discard;
	return { title: say(what === 'dead' ? 'tcg-pile-dead' : 'tcg-pile-discards'), cards: [...(pile.cards ?? [])].reverse().map((card) => ({ ...card, count: 1 })) };
}

/** Where what is new comes from and where what has gone lies now: the pile where that is shown, else its player. */
export function waysOf(before: Board, after: Board): Ways {
	const owners = new Map([...before.pieces, ...after.pieces].map(({ handle, owner }) => [handle, owner]));
	const dead = new Set(after.seats.flatMap(({ dead }) => dead.cards ?? []).map(({ handle }) => handle));
	const held = new Set(after.hand.map(({ handle }) => handle));
	const at = (card: Handle, pile: string): string => (owners.has(card) ? `[data-place="${pile}-${owners.get(card)}"], [data-seat="${owners.get(card)}"]` : `[data-place^="${pile}-"]`);
	return {
		from: (lies) => (held.has(Number(lies)) ? '[data-place^="deck-"]' : at(Number(lies), 'deck')),
		to: (lies) => at(Number(lies), dead.has(Number(lies)) ? 'dead' : 'discard'),
	};
}
