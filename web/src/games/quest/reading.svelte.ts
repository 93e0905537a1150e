/* The faces of everything, and the card that is being read. */

import { Faces } from '../../table/faces.svelte';
import type { CardKey, Face, PlaceId } from './board';

class Reading extends Faces<Face> {
	/** the card in the reader, and beside what it is shown */
	card = $state.raw<{ key: CardKey; at: Element | null } | null>(null);
	/** pulled up by a wish, it stays until it is closed */
	pulled = $state(false);

	/** What something is called; nothing while it is not known. */
	name(key: string): string {
		return this.faces[key]?.title ?? '';
	}

	place(place: PlaceId): string {
		return this.name(`place.${place}`);
	}

	read(key: CardKey, at: Element | null = null): void {
		if (key && !this.pulled) this.card = { key, at };
	}

	pull(key: CardKey): void {
		if (!key) return;
		this.card = { key, at: null };
		this.pulled = true;
	}

	/** The mouse is elsewhere now: what was only read where it rested is put away. */
	leave(target: EventTarget | null): void {
		if (!this.card?.at || this.pulled || !(target instanceof Element)) return;
		if (!this.card.at.contains(target) && !target.closest('.popover')) this.close();
	}

	close(): void {
		this.card = null;
		this.pulled = false;
	}
}

export const reading = new Reading();
