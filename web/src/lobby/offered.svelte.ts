/* What may be chosen for a seat: what the game brings, and decks that this person has built or pasted. */

import type { Component } from 'svelte';
import { byGame } from '../games/folders';
import { language, say } from '../text/text.svelte';
import type { DeckInfo, FormField, GameId, GameInfo } from '../wire/protocol';
import { fetched, mine } from './fetched.svelte';

export interface Offered {
	value: unknown;
	label: string;
	/** as its game draws it */
	face?: Record<string, unknown> | null;
	/** why it cannot be had here */
	why: string;
	/** built or pasted by this person */
	own?: boolean;
}

export interface OfferProps {
	face: Record<string, unknown>;
	label: string;
	/** in a row: what was chosen */
	brief?: boolean;
}

export interface PasteProps {
	onclose: () => void;
	onuse: (deck: Record<string, unknown>, face: Record<string, unknown> | null, name: string) => void;
}

const drawn = byGame(import.meta.glob<{ default: Component<OfferProps> }>('../games/*/Offer.svelte'));
const pastes = byGame(import.meta.glob<{ default: Component<PasteProps> }>('../games/*/PasteDeck.svelte'));

/** How a game draws what it offers, if it does. */
export const offerOf = (game: GameId): (() => Promise<{ default: Component<OfferProps> }>) | undefined => drawn[game];
/** Where a deck of this game is pasted. */
export const pasteOf = (game: GameId): (() => Promise<{ default: Component<PasteProps> }>) | undefined => pastes[game];

/** Two values are the same, also where they are data. */
export const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What may be chosen for the fields of a game; called once while a component is made. */
export function offersOf(info: () => GameInfo | undefined): (field: FormField, table: Record<string, unknown>) => Offered[] {
	const built = fetched(() => {
		const found = info();
		return found?.decks ? mine<DeckInfo[]>(`/api/me/decks?game=${found.id}&language=${language.current}`) : Promise.resolve([]);
	});
	const own = $derived(
		(built.value ?? []).map(({ name, deck, summary }): Offered => ({ value: deck, label: name, face: summary.face, why: summary.reasons[0] ?? '', own: true })),
	);
	return (field, table) => [
		...(field.name === info()?.decks?.field ? own : []),
		...field.values.map(({ value, label, face, needs, why }): Offered => ({ value, label, face, why: needs && table[needs] !== true ? why : '' })),
	];
}

/** A deck that was pasted, beside those that are known. */
export function pastedAs(deck: Record<string, unknown>, face: Record<string, unknown> | null, name: string): Offered {
	return { value: deck, label: name || say('lobby-decks-pasted'), face, why: '', own: true };
}
