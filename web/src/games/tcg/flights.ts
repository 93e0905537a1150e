/* Cards in motion: what has changed its place flies there from where it was, what comes in comes from its player, what has gone goes to its pile. */

import { Flying, type Spot, spotOf } from '../../kit/flights';
import { isCalm } from '../../kit/motion';

/** Where a card that leaves play goes to, and where one that enters comes from: the selector of an element. */
export interface Ways {
	from: (card: number) => string;
	to: (card: number) => string;
}

/** Less than this is no move: a line more in a neighbour. */
const MEANT = 14;
/** With more of them at once nobody can follow: a new table is simply there. */
const MOST = 24;

export class Flights extends Flying {
	#before = new Map<number, { spot: Spot; copy: HTMLElement }>();

	/** Remember where all cards lie, before the table changes. */
	remember(): void {
		this.#before = new Map([...this.#cards()].map(([card, element]) => [card, { spot: spotOf(element), copy: element }]));
	}

	/** Let everything come from where it was; done when all has landed. */
	async settle(ways: Ways): Promise<void> {
		const before = this.#before;
		this.#before = new Map();
		if (document.hidden || before.size === 0) return;
		const now = this.#cards();
		const moved = [...now].flatMap(([card, element]) => {
			const from = before.get(card)?.spot ?? this.spot(ways.from(card));
			return from && farApart(from, spotOf(element)) ? [{ element, from, appears: !before.has(card) }] : [];
		});
		const gone = [...before].filter(([card]) => !now.has(card));
		if (moved.length + gone.length > MOST) return;
		// without motion only what is new is marked
		const landing = moved.filter(({ appears }) => appears || !isCalm());
		await Promise.all([
			...landing.map(({ element, from, appears }) => this.land(element, from, appears)),
			...gone.map(([card, { spot, copy }]) => this.leave(bare(copy), spot, this.spot(ways.to(card)))),
		]);
	}

	#cards(): Map<number, HTMLElement> {
		return new Map([...this.root.querySelectorAll<HTMLElement>('[data-lies]')].map((element) => [Number(element.dataset.lies), element]));
	}
}

/** A picture of a card that has left: nothing finds it any more. */
function bare(card: HTMLElement): HTMLElement {
	const copy = card.cloneNode(true) as HTMLElement;
	copy.removeAttribute('data-lies');
	return copy;
}

const farApart = (one: Spot, other: Spot): boolean => Math.hypot(one.x - other.x, one.y - other.y) > MEANT;
