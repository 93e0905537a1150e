/* The cards of the game as they are printed, fetched once for each language, and the card that is being read. */

import { readerOf } from '../../table/library.svelte';
import type { GameId, Language } from '../../wire/protocol';
import type { Face, Handle, Key } from './board';

class Reading {
	faces = $state.raw<Record<Key, Face>>({});
	/** the card in the reader, and where it lies, -1 where it is only a name */
	card = $state.raw<{ key: Key; handle: Handle } | null>(null);
	/** on a narrow table the reader is a sheet; it is pulled up only by a wish */
	pulled = $state(false);

	async learn(game: GameId, language: Language): Promise<void> {
		try {
			this.faces = (await readerOf(game, language)).faces as Record<Key, Face>;
		} catch {
			// the line tells when the server is gone; cards stay as they were
		}
	}

	of(key: Key): Face | undefined {
		return this.faces[key];
	}

	read(key: Key, handle: Handle = -1): void {
		if (key) this.card = { key, handle };
	}

	pull(key: Key, handle: Handle = -1): void {
		this.read(key, handle);
		this.pulled = this.card !== null;
	}
}

export const reading = new Reading();
