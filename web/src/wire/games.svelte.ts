/* The games of this server, told in the language of this person: asked for once. */

import { language } from '../text/text.svelte';
import { api } from './api';
import type { GameId, GameInfo, Language } from './protocol';

const asked = new Map<Language, Promise<GameInfo[]>>();

/** The games there are, in the language that is spoken now; asked for again only if that failed. */
export function gamesNow(): Promise<GameInfo[]> {
	const code = language.current;
	const found = asked.get(code) ?? api.get<GameInfo[]>(`/api/games?language=${code}`);
	asked.set(code, found);
	found.catch(() => asked.delete(code));
	return found;
}

class Told {
	#games = $state.raw<GameInfo[]>([]);

	/** Hear of the games, now and whenever another language is spoken; called once while a component is made. */
	listen(): void {
		$effect(() => {
			void gamesNow().then(
				(games) => (this.#games = games),
				() => undefined,
			);
		});
	}

	/** What is known of this game, as soon as the server has told. */
	of(game: GameId): GameInfo | undefined {
		return this.#games.find((each) => each.id === game);
	}
}

export const told = new Told();
