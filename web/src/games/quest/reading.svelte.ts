/* The faces of everything, fetched once for each language, and the card that is being read. */

import { readerOf } from '../../table/library.svelte';
import type { GameId, Language } from '../../wire/protocol';
import type { CardKey, Face, PlaceId } from './board';

class Reading {
	faces = $state.raw<Record<string, Face>>({});
	/** the card in the reader, and beside what it is shown */
	card = $state.raw<{ key: CardKey; at: Element | null } | null>(null);
	/** pulled up by a wish, it stays until it is closed */
	pulled = $state(false);

	async learn(game: GameId, language: Language): Promise<void> {
		try {
			this.faces = (await readerOf(game, language)).faces as Record<string, Face>;
		} catch {
			// the line tells when the server is gone; cards stay as they were
		}
	}

	of(key: string): Face | undefined {
		return this.faces[key];
	}

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

	close(): void {
		this.card = null;
		this.pulled = false;
	}
}

export const reading = new Reading();
