/* The faces of everything, and the card that is being read. */

import { Faces } from '../../table/faces.svelte';
import type { CardKey, Face, PlaceId } from './board';

class Reading extends Faces<Face> {
	/** the card in the reader, until it is closed */
	card = $state.raw<CardKey>('');

	/** What something is called; nothing while it is not known. */
	name(key: string): string {
		return this.faces[key]?.title ?? '';
	}

	place(place: PlaceId): string {
		return this.name(`place.${place}`);
	}

	pull(key: CardKey): void {
		this.card = key;
	}

	close(): void {
		this.card = '';
	}
}

export const reading = new Reading();
