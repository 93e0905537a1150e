/* Something that is fetched and shown: not there yet, there, or why not. */

import { untrack } from 'svelte';
import { api, sentenceOf } from '../wire/api';
import { me } from '../wire/me.svelte';

/** Loading shows nothing before this, so that a quick answer does not flicker. */
const PATIENCE = 400;

export class Fetched<T> {
	value = $state.raw<T | null>(null);
	/** why it is not there, in one sentence */
	problem = $state('');
	/** whether it takes so long that one wants to be told */
	slow = $state(false);
	#load: () => Promise<T>;
	#turn = 0;

	constructor(load: () => Promise<T>) {
		this.#load = load;
	}

	/** Fetch it, again if it is there already: what was there stays until the new answer has come. An older answer never wins. */
	async fetch(): Promise<void> {
		const turn = ++this.#turn;
		const patience = setTimeout(() => (this.slow = this.value === null), PATIENCE);
		try {
			const value = await this.#load();
			if (turn === this.#turn) [this.value, this.problem] = [value, ''];
		} catch (problem) {
			if (turn === this.#turn) this.problem = sentenceOf(problem);
		} finally {
			clearTimeout(patience);
			if (turn === this.#turn) this.slow = false;
		}
	}
}

/** Fetch while the component lives, and again whenever something that `load` reads has changed, such as the language. */
export function fetched<T>(load: () => Promise<T>): Fetched<T> {
	const found = new Fetched(load);
	$effect(() => void found.fetch());
	return found;
}

/** What belongs to this person can be asked for when there is a person. Becoming one is no reason to ask again. */
export function mine<T>(path: string): Promise<T> {
	return untrack(() => me.ensure()).then(() => api.get<T>(path));
}
