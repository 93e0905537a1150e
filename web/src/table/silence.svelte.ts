/* Silence tells nobody what is held: what is taken without asking comes after a pause that all could know, and a pass by hand never sooner. */

import { shown } from '../kit/motion';

/** The question, as far as the pause depends on it. */
export interface Paused {
	passing: number;
	flow: { take: number; pause: number };
}

export class Silence {
	/** a choice that waits until silence has lasted as long as it always does */
	waits = $state<number | null>(null);
	readonly #send: (choice: number, byItself: boolean) => void;
	readonly #company: () => boolean;
	#since = 0;
	#timer: ReturnType<typeof setTimeout> | undefined;

	/** `company`: whether somebody sits here who could learn something from silence; else it is as short as this person likes */
	constructor(send: (choice: number, byItself: boolean) => void, company: () => boolean = () => true) {
		this.#send = send;
		this.#company = company;
	}

	/** Something new is asked from now on; what still waited was meant for something else. */
	begin(): void {
		this.#since = performance.now();
		this.stop();
	}

	/** The person has chosen. */
	answer(asking: Paused, choice: number): void {
		const time = waiting(this.#heard(asking), choice, this.#since, performance.now());
		if (time === 0) this.#send(choice, false);
		else this.#later(choice, time, false);
	}

	/** This is chosen without asking, unless it is stopped. */
	take(asking: Paused, choice: number): void {
		this.#later(choice, this.#heard(asking).flow.pause, true);
	}

	/** Nothing waits any longer. */
	stop(): void {
		clearTimeout(this.#timer);
		this.waits = null;
	}

	#heard(asking: Paused): Paused {
		return this.#company() ? asking : { ...asking, flow: { ...asking.flow, pause: shown(asking.flow.pause) } };
	}

	#later(choice: number, time: number, byItself: boolean): void {
		this.stop();
		this.waits = choice;
		this.#timer = setTimeout(() => {
			this.waits = null;
			this.#send(choice, byItself);
		}, time);
	}
}

/** How long a choice has to wait: a pass, given by whomever, never comes sooner than the pause. */
export function waiting(asking: Paused, choice: number, asked: number, now: number): number {
	return choice === asking.passing || choice === asking.flow.take ? Math.max(0, asked + asking.flow.pause - now) : 0;
}
