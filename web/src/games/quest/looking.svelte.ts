/* What is shown large for a while, so that people can follow: the table waits until the time is over or somebody goes on. */

import { isCalm } from '../../kit/motion';
import type { Moment } from './flow';

export class Looking {
	moment = $state.raw<Moment | null>(null);
	/** how long it stays, for the bar that runs */
	time = $state(0);
	/** the table waits for it; not for who wants no motion, for whom it only lies there */
	waits = $state(false);
	#go: () => void = () => undefined;

	/** Show this; done when it was looked at. */
	hold(moment: Moment, time: number): Promise<void> {
		this.go();
		if (time === 0 || document.hidden) return Promise.resolve();
		this.moment = moment;
		this.time = time;
		this.waits = !isCalm();
		const over = new Promise<void>((resolve) => {
			const timer = setTimeout(() => this.go(), time);
			this.#go = () => {
				clearTimeout(timer);
				this.moment = null;
				this.waits = false;
				this.#go = () => undefined;
				resolve();
			};
		});
		return this.waits ? over : Promise.resolve();
	}

	/** Enough of it; whether there was anything. */
	go(): boolean {
		const any = this.moment !== null;
		this.#go();
		return any;
	}
}
