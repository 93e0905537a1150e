/* A game as it was, step by step. */

import { language } from '../text/text.svelte';
import { api, sentenceOf } from '../wire/api';
import type { ReplayInfo, State } from '../wire/protocol';
import { type Part, partsOf } from './steps';

export type Eyes = 'all' | number;
export const SPEEDS = [0.5, 1, 2, 4] as const;
/** How long a step stands at the usual speed. */
const STAND = 1400;
/** Steps that were looked at are kept, but a long game is not kept whole. */
const MOST_KEPT = 400;

export class Film {
	readonly info: ReplayInfo;
	readonly parts: readonly Part[];
	/** how many answers have been given: 0 is the beginning */
	at = $state(0);
	eyes = $state<Eyes>('all');
	/** the table at the step that is shown; during a jump still that of the last one */
	state = $state.raw<State | null>(null);
	problem = $state('');
	playing = $state(false);
	speed = $state<number>(1);
	#kept = new Map<string, Promise<State>>();

	constructor(info: ReplayInfo, at: number, eyes: Eyes) {
		this.info = info;
		this.parts = partsOf(info);
		this.eyes = eyes;
		this.go(at);
	}

	get last(): number {
		return this.info.steps.length;
	}

	/** Go to a step; beyond the ends there is nothing. */
	go(to: number): void {
		this.at = Math.max(0, Math.min(this.last, Math.round(to)));
	}

	/** A step by hand ends the playing. */
	step(by: number): void {
		this.playing = false;
		this.go(this.at + by);
	}

	/** The chapter of the game we are in: the place in the list, -1 before the first. */
	get part(): number {
		return this.parts.findLastIndex((part) => part.at <= this.at);
	}

	/** To the beginning of the chapter before or after; back goes to that of the present one first. */
	leap(by: 1 | -1): void {
		const back = this.at > (this.parts[this.part]?.at ?? 0) ? this.part : this.part - 1;
		this.step((by > 0 ? (this.parts[this.part + 1]?.at ?? this.last) : (this.parts[back]?.at ?? 0)) - this.at);
	}

	play(yes: boolean): void {
		if (yes && this.at === this.last) this.go(0);
		this.playing = yes;
	}

	/** Show the step we are at, and have the next one ready. */
	async show(): Promise<void> {
		const [at, eyes, code] = [this.at, this.eyes, language.current];
		try {
			const state = await this.#fetch(at, eyes, code);
			if (at !== this.at || eyes !== this.eyes || code !== language.current) return;
			[this.state, this.problem] = [state, ''];
			if (at < this.last) void this.#fetch(at + 1, eyes, code).catch(() => undefined);
		} catch (thrown) {
			[this.problem, this.playing] = [sentenceOf(thrown), false];
		}
	}

	/** The next step when the present one has stood long enough; returns how to stop waiting. */
	wait(): () => void {
		const shown = this.state?.n === this.at;
		if (!this.playing || !shown) return () => undefined;
		const clock = setTimeout(() => {
			if (this.at < this.last) this.go(this.at + 1);
			else this.playing = false;
		}, STAND / this.speed);
		return () => clearTimeout(clock);
	}

	#fetch(at: number, eyes: Eyes, code: string): Promise<State> {
		const path = `/api/tables/${this.info.table.id}/replay/${at}?seat=${eyes}&language=${code}`;
		const kept = this.#kept.get(path);
		if (kept) return kept;
		const asked = api.get<State>(path);
		this.#kept.set(path, asked);
		asked.catch(() => this.#kept.delete(path));
		if (this.#kept.size > MOST_KEPT) this.#kept.delete(this.#kept.keys().next().value ?? '');
		return asked;
	}
}
