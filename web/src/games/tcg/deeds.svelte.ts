/* What others do with their cards is shown large for a moment, one after the other, with what it happens to. */

import { shown as lasts } from '../../kit/motion';
import type { Board, Deed, Handle } from './board';

/** one alone, and each of several; by the speed that this person likes */
const [ALONE, SEVERAL] = [1400, 900];

export interface Shown {
	deed: Deed;
	targets: Handle[];
}

export class Deeds {
	/** the one that is shown large now */
	shown = $state.raw<Shown | null>(null);
	#last = -1;
	#met = false;
	#queue: Shown[] = [];
	#runs = false;
	#go: (() => void) | null = null;
	#timer: ReturnType<typeof setTimeout> | undefined;
	#held = false;

	/** Another picture: what is new in it and was done by others waits to be shown. */
	news(before: Board | null, board: Board, own: number): boolean {
		const newest = board.deeds.at(-1)?.n ?? -1;
		const [first, last] = [!this.#met, this.#last];
		this.#met = true;
		this.#last = newest;
		if (first || newest <= last || lasts(ALONE) === 0) return false;
		for (const deed of board.deeds) if (deed.n > last && deed.seat !== own) this.#queue.push({ deed, targets: targetsOf(deed, before, board) });
		return this.#queue.length > 0;
	}

	/** Show what waits; done when all of it was seen. */
	async show(): Promise<void> {
		if (this.#runs) return;
		this.#runs = true;
		while (this.#queue.length > 0) {
			const next = this.#queue.shift();
			if (!next) break;
			this.shown = next;
			await this.#wait(lasts(this.#queue.length > 0 ? SEVERAL : ALONE));
		}
		this.shown = null;
		this.#runs = false;
	}

	/** All is seen at once. */
	hurry(): void {
		this.#queue = [];
		this.#held = false;
		this.#end();
	}

	/** Somebody reads: it stays. */
	hold(yes: boolean): void {
		this.#held = yes;
		if (!yes && this.#go && this.#timer === undefined) this.#end();
	}

	#wait(milliseconds: number): Promise<void> {
		return new Promise((resolve) => {
			this.#go = resolve;
			this.#timer = setTimeout(() => {
				this.#timer = undefined;
				if (!this.#held) this.#end();
			}, document.hidden ? 0 : milliseconds);
		});
	}

	#end(): void {
		clearTimeout(this.#timer);
		this.#timer = undefined;
		this.#go?.();
		this.#go = null;
	}
}

/** To whom on the table it happened: of several cards of one name those that are not as they were. */
export function targetsOf(deed: Deed, before: Board | null, after: Board): Handle[] {
	const was = new Map((before ?? after).pieces.map((piece) => [piece.handle, piece]));
	const found = deed.targets.flatMap((key) => {
		const alike = after.pieces.filter((piece) => piece.key === key);
		const changed = alike.filter((piece) => {
			const old = was.get(piece.handle);
			return old && (old.strength?.now !== piece.strength?.now || old.vitality?.wounds !== piece.vitality?.wounds || old.bears.length !== piece.bears.length);
		});
		return (changed.length > 0 ? changed : alike.slice(0, 1)).map(({ handle }) => handle);
	});
	return [...new Set(found)];
}
