/* Cards in motion. Arrivals move the real element from where it was; what leaves the table flies as a copy that nobody can touch. */

import { isCalm, MOVE, SWEEP } from '../../kit/motion';
import type { CardCode } from './board';
import type { Pass } from './changes';

/** Where a card was last seen: the middle of it, its width, how it was turned. */
interface Spot {
	x: number;
	y: number;
	width: number;
	turn: number;
}

/** A card is lifted before it flies and settles gently. */
const FLIGHT = 'cubic-bezier(.35, .05, .25, 1)';
const GATHER = 'cubic-bezier(.3, 0, .3, 1)';
const ARC = 24;
const DROP = 2;
const WAIT_BEFORE_SWEEP = 500;
const FRESH = 800;

export class Flights {
	readonly #root: HTMLElement;
	readonly #layer: HTMLElement;
	readonly #seen = new Map<CardCode, Spot>();
	readonly #running = new Set<Animation>();
	readonly #waiting = new Set<() => void>();

	/** `layer` covers the root and takes no touch: copies fly in it. */
	constructor(root: HTMLElement, layer: HTMLElement) {
		this.#root = root;
		this.#layer = layer;
	}

	/** Remember where all cards lie, before the table changes. */
	remember(): void {
		for (const element of this.#root.querySelectorAll<HTMLElement>('[data-lies]')) this.#seen.set(element.dataset.lies as CardCode, spotOf(element));
	}

	forget(): void {
		this.#seen.clear();
	}

	/** A card of the trick comes from the hand it was in, or from the emblem of who played it. */
	async arrive(card: CardCode, chair: number): Promise<void> {
		const element = this.#root.querySelector<HTMLElement>(`[data-trick="${chair}"]`);
		if (!element) return;
		const known = this.#seen.get(card);
		this.#seen.delete(card);
		await this.#land(element, known ?? this.#emblem(chair), known === undefined);
	}

	/** The trick is looked at, gathers, and goes under the emblem of who won it. */
	async sweep(winner: number): Promise<void> {
		await this.#wait(WAIT_BEFORE_SWEEP);
		const cards = [...this.#root.querySelectorAll<HTMLElement>('[data-trick]')];
		if (isCalm() || document.hidden || cards.length === 0) return;
		const spots = cards.map(spotOf);
		const middle = { x: mean(spots.map((spot) => spot.x)), y: mean(spots.map((spot) => spot.y)) };
		const end = this.#emblem(winner) ?? { ...middle, width: 20, turn: 0 };
		await Promise.all(
			cards.map((element, place) => {
				const { x, y, width } = spots[place];
				const gathered = `translate(${(middle.x - x) * 0.86}px, ${(middle.y - y) * 0.86}px) rotate(${(place - 1.5) * 4}deg)`;
				const gone = `translate(${end.x - x}px, ${end.y - y}px) scale(${(end.width / width) * 0.7}) rotate(0deg)`;
				return this.#run(element, [{ transform: 'none', easing: GATHER }, { transform: gathered, offset: 0.4, easing: FLIGHT }, { transform: gone, opacity: 1, offset: 0.94 }, { transform: gone, opacity: 0 }], SWEEP, 'linear');
			}),
		);
	}

	/** Cards change hands: what comes to an open hand lands there, all others cross face down between the emblems. */
	async pass(moves: Pass[]): Promise<void> {
		await Promise.all(moves.map((move) => this.#hand(move)));
	}

	/** End all motion now. */
	hurry(): void {
		for (const animation of this.#running) animation.finish();
		for (const go of [...this.#waiting]) go();
	}

	async #hand(move: Pass): Promise<void> {
		const from = (move.card === 'down' ? undefined : this.#seen.get(move.card)) ?? this.#place(move.from);
		const landing = move.card === 'down' ? null : this.#root.querySelector<HTMLElement>(`[data-lies="${move.card}"]`);
		if (landing) return this.#land(landing, this.#place(move.from) ?? from, true, SWEEP);
		const to = this.#place(move.to);
		if (!from || !to || isCalm() || document.hidden) return;
		const copy = document.createElement('div');
		copy.className = 'flying';
		const back = this.#layer.querySelector('.back');
		if (back) copy.append(back.cloneNode(true));
		const origin = this.#layer.getBoundingClientRect();
		const width = Math.max(40, Math.min(from.width, 84));
		copy.style.cssText = `position:absolute;width:${width}px;height:${width * 1.4}px;left:${from.x - origin.x - width / 2}px;top:${from.y - origin.y - width * 0.7}px`;
		this.#layer.append(copy);
		const [x, y] = [to.x - from.x, to.y - from.y];
		await this.#run(copy, [
			{ transform: `rotate(${from.turn}deg)`, opacity: 1 },
			{ transform: `translate(${x / 2}px, ${y / 2 - ARC}px) scale(.8)`, opacity: 1, offset: 0.5 },
			{ transform: `translate(${x}px, ${y}px) scale(.45)`, opacity: 1, offset: 0.92 },
			{ transform: `translate(${x}px, ${y}px) scale(.4)`, opacity: 0 },
		], SWEEP);
		copy.remove();
	}

	/** Let an element that has its new place come from another one. */
	async #land(element: HTMLElement, from: Spot | undefined, appears: boolean, time = MOVE): Promise<void> {
		if (isCalm()) {
			element.classList.add('fresh');
			setTimeout(() => element.classList.remove('fresh'), FRESH);
			return;
		}
		if (!from || document.hidden) return;
		const here = spotOf(element);
		const [x, y] = [from.x - here.x, from.y - here.y];
		const scale = from.width / here.width;
		const rest = getComputedStyle(element).transform;
		const after = rest === 'none' ? '' : ` ${rest}`;
		await this.#run(element, [
			{ transform: `translate(${x}px, ${y}px) scale(${scale}) rotate(${from.turn}deg)${after}`, opacity: appears ? 0.2 : 1, zIndex: 9 },
			{ transform: `translate(${x / 2}px, ${y / 2 - ARC}px) scale(${(1 + scale) / 2}) rotate(${from.turn / 2}deg)${after}`, opacity: 1, offset: 0.5, zIndex: 9 },
			{ transform: `translate(0, ${-DROP}px)${after}`, offset: 0.9, zIndex: 9 },
			{ transform: `translate(0, 0)${after}`, zIndex: 9 },
		], time);
	}

	async #run(element: HTMLElement, frames: Keyframe[], duration: number, easing = FLIGHT): Promise<void> {
		const animation = element.animate(frames, { duration, easing });
		this.#running.add(animation);
		await animation.finished.catch(() => undefined);
		this.#running.delete(animation);
	}

	#wait(milliseconds: number): Promise<void> {
		return new Promise((resolve) => {
			const go = (): void => {
				clearTimeout(timer);
				this.#waiting.delete(go);
				resolve();
			};
			const timer = setTimeout(go, document.hidden ? 0 : milliseconds);
			this.#waiting.add(go);
		});
	}

	#emblem(chair: number): Spot | undefined {
		const element = this.#root.querySelector<HTMLElement>(`[data-emblem="${chair}"]`);
		return element ? spotOf(element) : undefined;
	}

	#place(place: Pass['from']): Spot | undefined {
		if (typeof place === 'number') return this.#emblem(place);
		const element = this.#root.querySelector<HTMLElement>(`[data-place="${place}"]`);
		return element ? spotOf(element) : undefined;
	}
}

function spotOf(element: HTMLElement): Spot {
	const box = element.getBoundingClientRect();
	return { x: box.x + box.width / 2, y: box.y + box.height / 2, width: element.offsetWidth || box.width, turn: Number(element.dataset.turn ?? 0) };
}

const mean = (numbers: number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
