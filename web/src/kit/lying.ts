/* Things that lie on a table, each found by its `data-lies`: what has changed its place flies there from where it was, what comes in and what has gone as the table says. */

import { Flying, type Spot, spotOf } from './flights';
import { isCalm } from './motion';

/** Where a thing that leaves goes to, and where one that enters comes from: the selector of an element. */
export interface Ways {
	from: (lies: string) => string;
	to: (lies: string) => string;
}

/** Less than this is no move: a line more in a neighbour. */
const MEANT = 14;
/** With more of them at once nobody can follow: a new table is simply there. */
const MOST = 24;

export class Lying extends Flying {
	#before = new Map<string, { spot: Spot; copy: HTMLElement }>();

	/** Remember where all things lie, before the table changes. */
	remember(): void {
		this.#before = new Map([...this.#things()].map(([lies, element]) => [lies, { spot: spotOf(element), copy: element }]));
	}

	/** Let everything come from where it was; done when all has landed. */
	async settle(ways: Ways): Promise<void> {
		const before = this.#before;
		this.#before = new Map();
		if (document.hidden || before.size === 0) return;
		const now = this.#things();
		const moved = [...now].flatMap(([lies, element]) => {
			const from = before.get(lies)?.spot ?? this.spot(ways.from(lies));
			return from && farApart(from, spotOf(element)) ? [{ element, from, appears: !before.has(lies) }] : [];
		});
		const gone = [...before].filter(([lies]) => !now.has(lies));
		if (moved.length + gone.length > MOST) return;
		// without motion only what is new is marked
		const landing = moved.filter(({ appears }) => appears || !isCalm());
		await Promise.all([
			...landing.map(({ element, from, appears }) => this.land(element, from, appears)),
			...gone.map(([lies, { spot, copy }]) => this.leave(bare(copy), spot, this.spot(ways.to(lies)))),
		]);
	}

	#things(): Map<string, HTMLElement> {
		return new Map([...this.root.querySelectorAll<HTMLElement>('[data-lies]')].map((element) => [element.dataset.lies ?? '', element]));
	}
}

/** A picture of what has left: nothing finds it any more. */
function bare(thing: HTMLElement): HTMLElement {
	const copy = thing.cloneNode(true) as HTMLElement;
	copy.removeAttribute('data-lies');
	return copy;
}

const farApart = (one: Spot, other: Spot): boolean => Math.hypot(one.x - other.x, one.y - other.y) > MEANT;
