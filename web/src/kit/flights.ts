/* Things in motion: what has its new place comes from where it was, what leaves flies as a copy that nobody can touch. A table says what flies. */

import { isCalm, lasting, MOVE, shown } from './motion';

/** Where something was last seen: the middle of it, its width, how it was turned. */
export interface Spot {
	x: number;
	y: number;
	width: number;
	turn: number;
}

/** A thing is lifted before it flies and settles gently. */
export const FLIGHT = 'cubic-bezier(.35, .05, .25, 1)';
const ARC = 24;
const DROP = 2;
/** So long what has come without motion is marked. */
const FRESH = 800;

export class Flying {
	protected readonly root: HTMLElement;
	protected readonly layer: HTMLElement;
	readonly #running = new Set<Animation>();
	readonly #waiting = new Set<() => void>();

	/** `layer` covers the root and takes no touch: copies fly in it. */
	constructor(root: HTMLElement, layer: HTMLElement) {
		this.root = root;
		this.layer = layer;
	}

	/** End all motion now. */
	hurry(): void {
		for (const animation of this.#running) animation.finish();
		for (const go of [...this.#waiting]) go();
	}

	protected spot(selector: string): Spot | undefined {
		const element = selector ? this.root.querySelector<HTMLElement>(selector) : null;
		return element ? spotOf(element) : undefined;
	}

	/** Let an element that has its new place come from another one. */
	protected async land(element: HTMLElement, from: Spot | undefined, appears: boolean, time = MOVE): Promise<void> {
		if (isCalm()) {
			element.classList.add('fresh');
			setTimeout(() => element.classList.remove('fresh'), FRESH);
			return;
		}
		if (!from || document.hidden) return;
		const here = spotOf(element);
		if (from.width === 0 || here.width === 0) return; // nobody sees where it lay, or where it lies
		const [x, y] = [from.x - here.x, from.y - here.y];
		const scale = from.width / here.width;
		const rest = getComputedStyle(element).transform;
		const after = rest === 'none' ? '' : ` ${rest}`;
		await this.run(element, [
			{ transform: `translate(${x}px, ${y}px) scale(${scale}) rotate(${from.turn}deg)${after}`, opacity: appears ? 0.2 : 1, zIndex: 9 },
			{ transform: `translate(${x / 2}px, ${y / 2 - ARC}px) scale(${(1 + scale) / 2}) rotate(${from.turn / 2}deg)${after}`, opacity: 1, offset: 0.5, zIndex: 9 },
			{ transform: `translate(0, ${-DROP}px)${after}`, offset: 0.9, zIndex: 9 },
			{ transform: `translate(0, 0)${after}`, zIndex: 9 },
		], time);
	}

	/** A copy flies from one place to another and is gone. */
	protected async leave(copy: HTMLElement, from: Spot, to: Spot | undefined, time = MOVE): Promise<void> {
		if (!to || isCalm() || document.hidden) return;
		const origin = this.layer.getBoundingClientRect();
		copy.style.cssText += `;position:absolute;margin:0;width:${from.width}px;left:${from.x - origin.x - from.width / 2}px;top:${from.y - origin.y}px;translate:0 -50%`;
		this.layer.append(copy);
		const [x, y] = [to.x - from.x, to.y - from.y];
		await this.run(copy, [
			{ transform: `rotate(${from.turn}deg)`, opacity: 1 },
			{ transform: `translate(${x / 2}px, ${y / 2 - ARC}px) scale(.75)`, opacity: 1, offset: 0.5 },
			{ transform: `translate(${x}px, ${y}px) scale(.4)`, opacity: 1, offset: 0.92 },
			{ transform: `translate(${x}px, ${y}px) scale(.35)`, opacity: 0 },
		], time);
		copy.remove();
	}

	protected async run(element: HTMLElement, frames: Keyframe[], duration: number, easing = FLIGHT): Promise<void> {
		const animation = element.animate(frames, { duration: lasting(duration), easing });
		this.#running.add(animation);
		await animation.finished.catch(() => undefined);
		this.#running.delete(animation);
	}

	/** What lies there is looked at for a while. */
	protected wait(milliseconds: number): Promise<void> {
		return new Promise((resolve) => {
			const go = (): void => {
				clearTimeout(timer);
				this.#waiting.delete(go);
				resolve();
			};
			const timer = setTimeout(go, document.hidden ? 0 : shown(milliseconds));
			this.#waiting.add(go);
		});
	}
}

export function spotOf(element: HTMLElement): Spot {
	const box = element.getBoundingClientRect();
	return { x: box.x + box.width / 2, y: box.y + box.height / 2, width: element.offsetWidth || box.width, turn: Number(element.dataset.turn ?? 0) };
}
