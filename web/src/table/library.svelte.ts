/* The cards of the game at hand: fetched once for each language, and the one that somebody is reading. */

import { api } from '../wire/api';
import type { GameId, Language, Reader, Printed } from '../wire/protocol';
import { type CardNames, cardNamesOf } from './cardnames';

const fetched = new Map<string, Promise<Reader>>();

/** Rules and cards of a game; asked for once, again only if that failed. */
export function readerOf(game: GameId, language: Language): Promise<Reader> {
	const place = `/api/games/${game}/reader?language=${language}`;
	const found = fetched.get(place) ?? api.get<Reader>(place);
	fetched.set(place, found);
	found.catch(() => fetched.delete(place));
	return found;
}

class Library {
	names = $state.raw<CardNames | null>(null);
	#cards = $state.raw<readonly Printed[]>([]);
	/** what is read now */
	open = $state.raw<Printed[]>([]);

	/** Make the names of this game's cards known; without the server they just cannot be tapped. */
	async learn(game: GameId, language: Language): Promise<void> {
		try {
			this.#cards = (await readerOf(game, language)).cards;
			this.names = cardNamesOf(this.#cards);
		} catch {
			this.names = null;
		}
	}

	/** The text of a card that the game does not draw in its own way. */
	of(id: string): Printed | undefined {
		return this.#cards.find((card) => card.id === id);
	}

	/** Another game has other cards. */
	forget(): void {
		this.names = null;
		this.open = [];
	}
}

export const library = new Library();
