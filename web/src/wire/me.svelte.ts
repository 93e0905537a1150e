/* Who sits before this screen: a guest from the first look on, without being asked anything. */

import { language } from '../text/text.svelte';
import { api } from './api';
import { guestName } from './names';
import type { GameId, Language, Me } from './protocol';

class Myself {
	current = $state.raw<Me | null>(null);
	#asking: Promise<Me> | null = null;

	/** This person; a newcomer becomes a guest with a made-up name. */
	ensure(): Promise<Me> {
		if (this.current) return Promise.resolve(this.current);
		this.#asking ??= this.#ask().finally(() => (this.#asking = null));
		return this.#asking;
	}

	/** Change what is known of this person. */
	async change(what: { name?: string; language?: Language; coach?: Record<GameId, boolean> }): Promise<Me> {
		return this.#take(await api.post<Me>('/api/me', what));
	}

	/** After logging in or out somebody else sits here. */
	async again(): Promise<Me> {
		this.current = null;
		return this.ensure();
	}

	async #ask(): Promise<Me> {
		// without a wish the server tells who this is, or makes somebody new, who comes with a token
		const person = await api.post<Me & { token?: string | null }>('/api/me');
		return person.token ? this.change({ name: guestName(Math.random), language: language.current }) : this.#take(person);
	}

	async #take(person: Me): Promise<Me> {
		this.current = person;
		await language.adopt(person.language);
		return person;
	}
}

export const me = new Myself();

// the language goes with the person, to the next device; where the server is gone, this browser remembers it
language.listen((code) => {
	if (me.current && me.current.language !== code) me.change({ language: code }).catch(() => undefined);
});
