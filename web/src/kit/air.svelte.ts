/* What is in the air over a table: words, light and the next news wait until it has landed. */

import { isCalm } from './motion';

export class Air {
	#aloft = $state(0);
	#end: () => void = () => undefined;
	#awaited: (() => void)[] = [];

	/** Nothing flies: the words may tell of all that is shown. */
	get clear(): boolean {
		return this.#aloft === 0;
	}

	/** The table that lets things fly says how all of it is ended at once. */
	attend(end: () => void): void {
		this.#end = end;
	}

	/** Words wait for this flight; not those of who wants no motion, or does not look. */
	async carry(flight: () => Promise<void>): Promise<void> {
		if (isCalm() || document.hidden) return flight();
		this.#aloft += 1;
		try {
			await flight();
		} finally {
			this.#aloft -= 1;
			if (this.clear) for (const go of this.#awaited.splice(0)) go();
		}
	}

	/** Everything lands now; done when it has. */
	async hurry(): Promise<void> {
		if (this.clear) return;
		const landed = new Promise<void>((resolve) => this.#awaited.push(resolve));
		this.#end();
		await landed;
	}
}
