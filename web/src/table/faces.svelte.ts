/* What is printed on the cards and other things of a game, by key: fetched once for each language. */

import { language } from '../text/text.svelte';
import type { GameId, Language } from '../wire/protocol';
import { library, readerOf } from './library.svelte';

export class Faces<Face> {
	faces = $state.raw<Record<string, Face>>({});

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
}

/** All cards are known here, and a name in the journal is read where cards are read. Called once while a table is made. */
export function readHere(game: () => GameId, reading: Faces<unknown> & { pull: (key: string) => void }): void {
	const here = $derived(game());
	$effect(() => {
		void reading.learn(here, language.current);
		void library.learn(here, language.current);
		return () => library.forget();
	});
	$effect(() => {
		const [named] = library.open;
		if (!named) return;
		library.open = [];
		reading.pull(named.id);
	});
}
