/* What could have been made of a game that is over: asked for, followed while it grows, stopped. */

import { language } from '../text/text.svelte';
import { api, ProblemError, sentenceOf } from '../wire/api';
import { me } from '../wire/me.svelte';
import type { Choice, HindsightInfo, HindsightMoment } from '../wire/protocol';

const LOOK_AGAIN = 700;

export class Hindsight {
	info = $state.raw<HindsightInfo | null>(null);
	problem = $state('');
	readonly #place: string;

	constructor(table: string) {
		this.#place = `/api/tables/${table}/hindsight`;
	}

	get working(): boolean {
		return this.info?.state === 'waiting' || this.info?.state === 'running';
	}

	/** How it looked before this step; nothing for a step of the set-up, and for what is not known yet. */
	momentAt(step: number): HindsightMoment | undefined {
		return this.info?.moments.find((moment) => moment.at === step);
	}

	/** What would have been better at this step. */
	betterAt(step: number): readonly Choice[] {
		return this.info !== null && this.info.lost_at === step ? this.info.better : [];
	}

	look(): Promise<void> {
		return this.#take(() => api.get<HindsightInfo>(`${this.#place}?language=${language.current}`));
	}

	async begin(): Promise<void> {
		await me.ensure();
		await this.#take(() => api.post<HindsightInfo>(`${this.#place}?language=${language.current}`));
	}

	stop(): Promise<void> {
		return this.#take(() => api.post<HindsightInfo>(`${this.#place}/stop?language=${language.current}`));
	}

	/** While somebody works on it, look again in a moment; returns how to stop that. */
	follow(): () => void {
		if (!this.working) return () => undefined;
		const clock = setInterval(() => void this.look(), LOOK_AGAIN);
		return () => clearInterval(clock);
	}

	async #take(asked: () => Promise<HindsightInfo>): Promise<void> {
		try {
			[this.info, this.problem] = [await asked(), ''];
		} catch (thrown) {
			// the deal is played again somewhere: nothing more is told, and nothing that was told stays
			if (thrown instanceof ProblemError && thrown.status !== 0) this.info = null;
			this.problem = sentenceOf(thrown);
		}
	}
}
