/* Cards in motion: what has changed its place flies there from where it was, what comes in comes from its player, what has gone goes to its pile. */

import { isCalm, MOVE } from '../../kit/motion';

interface Spot {
	x: number;
	y: number;
	width: number;
}
/** Where a card that leaves play goes to, and where one that enters comes from: the selector of an element. */
export interface Ways {
	from: (card: number) => string;
	to: (card: number) => string;
}

const FLIGHT = 'cubic-bezier(.35, .05, .25, 1)';
const ARC = 24;
const FRESH = 800;
/** Less than this is no move: a line more in a neighbour. */
const MEANT = 14;
/** With more of them at once nobody can follow: a new table is simply there. */
const MOST = 24;

export class Flights {
	readonly #root: HTMLElement;
	readonly #layer: HTMLElement;
	#before = new Map<number, { spot: Spot; copy: HTMLElement }>();
	readonly #running = new Set<Animation>();

	constructor(root: HTMLElement, layer: HTMLElement) {
		this.#root = root;
		this.#layer = layer;
	}

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
			const from = before.get(card)?.spot ?? this.#spot(ways.from(card));
			return from && farApart(from, spotOf(element)) ? [{ element, from, appears: !before.has(card) }] : [];
		});
		const gone = [...before].filter(([card]) => !now.has(card));
		if (moved.length + gone.length > MOST) return;
		await Promise.all([...moved.map(({ element, from, appears }) => this.#land(element, from, appears)), ...gone.map(([card, { spot, copy }]) => this.#leave(copy, spot, this.#spot(ways.to(card))))]);
	}

	/** End all motion now. */
	hurry(): void {
		for (const animation of this.#running) animation.finish();
	}

	#cards(): Map<number, HTMLElement> {
		return new Map([...this.#root.querySelectorAll<HTMLElement>('[data-lies]')].map((element) => [Number(element.dataset.lies), element]));
	}

	#spot(selector: string): Spot | undefined {
		const element = selector ? this.#root.querySelector<HTMLElement>(selector) : null;
		return element ? spotOf(element) : undefined;
	}

	async #land(element: HTMLElement, from: Spot, appears: boolean): Promise<void> {
		if (isCalm()) {
			if (!appears) return;
			element.classList.add('fresh');
			setTimeout(() => element.classList.remove('fresh'), FRESH);
			return;
		}
		const here = spotOf(element);
		const [x, y, scale] = [from.x - here.x, from.y - here.y, from.width / here.width];
		await this.#run(element, [
			{ transform: `translate(${x}px, ${y}px) scale(${scale})`, opacity: appears ? 0.2 : 1, zIndex: 9 },
			{ transform: `translate(${x / 2}px, ${y / 2 - ARC}px) scale(${(1 + scale) / 2})`, opacity: 1, offset: 0.5, zIndex: 9 },
			{ transform: 'translate(0, -2px)', offset: 0.9, zIndex: 9 },
			{ transform: 'none', zIndex: 9 },
		]);
	}

	/** What has left the table flies as a copy that nobody can touch. */
	async #leave(copy: HTMLElement, from: Spot, to: Spot | undefined): Promise<void> {
		if (!to || isCalm()) return;
		const origin = this.#layer.getBoundingClientRect();
		const flying = copy.cloneNode(true) as HTMLElement;
		flying.removeAttribute('data-lies');
		flying.style.cssText += `;position:absolute;margin:0;width:${from.width}px;left:${from.x - origin.x - from.width / 2}px;top:${from.y - origin.y}px;translate:0 -50%`;
		this.#layer.append(flying);
		const [x, y] = [to.x - from.x, to.y - from.y];
		await this.#run(flying, [
			{ transform: 'none', opacity: 1 },
			{ transform: `translate(${x / 2}px, ${y / 2 - ARC}px) scale(.7)`, opacity: 1, offset: 0.5 },
			{ transform: `translate(${x}px, ${y}px) scale(.25)`, opacity: 0.2 },
		]);
		flying.remove();
	}

	async #run(element: HTMLElement, frames: Keyframe[]): Promise<void> {
		const animation = element.animate(frames, { duration: MOVE, easing: FLIGHT });
		this.#running.add(animation);
		await animation.finished.catch(() => undefined);
		this.#running.delete(animation);
	}
}

function spotOf(element: HTMLElement): Spot {
	const box = element.getBoundingClientRect();
	return { x: box.x + box.width / 2, y: box.y + box.height / 2, width: box.width };
}

const farApart = (one: Spot, other: Spot): boolean => Math.hypot(one.x - other.x, one.y - other.y) > MEANT;
