/* Silence tells nobody what is held: what is taken without asking comes after a pause that all could know, and a pass by hand never sooner. */

/** The question, as far as the pause depends on it. */
export interface Paused {
	passing: number;
	flow: { take: number; pause: number };
}

export class Silence {
	/** a choice that waits until silence has lasted as long as it always does */
	waits = $state<number | null>(null);
	readonly #send: (choice: number) => void;
	#since = 0;
	#timer: ReturnType<typeof setTimeout> | undefined;

	constructor(send: (choice: number) => void) {
		this.#send = send;
	}

	/** Something new is asked from now on; what still waited was meant for something else. */
	begin(): void {
		this.#since = performance.now();
		this.stop();
	}

	/** The person has chosen. */
	answer(asking: Paused, choice: number): void {
		const time = waiting(asking, choice, this.#since, performance.now());
		if (time === 0) this.#send(choice);
		else this.#later(choice, time);
	}

	/** This is chosen without asking, unless it is stopped. */
	take(asking: Paused, choice: number): void {
		this.#later(choice, asking.flow.pause);
	}

	/** Nothing waits any longer. */
	stop(): void {
		clearTimeout(this.#timer);
		this.waits = null;
	}

	#later(choice: number, time: number): void {
		this.stop();
		this.waits = choice;
		this.#timer = setTimeout(() => {
			this.waits = null;
			this.#send(choice);
		}, time);
	}
}

/** How long a choice has to wait: a pass, given by whomever, never comes sooner than the pause. */
export function waiting(asking: Paused, choice: number, asked: number, now: number): number {
	return choice === asking.passing || choice === asking.flow.take ? Math.max(0, asked + asking.flow.pause - now) : 0;
}
