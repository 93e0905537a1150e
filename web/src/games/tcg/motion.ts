/* One picture follows another: what has changed its place flies there, and words and light wait for it. */

import { tick } from 'svelte';
import type { Air } from '../../kit/air.svelte';
import { Lying } from '../../kit/lying';
import type { Board } from './board';
import { waysOf } from './piles';

export class Motion {
	readonly #air: () => Air;
	#flights: Lying | null = null;
	#shown: Board | null = null;

	constructor(air: () => Air) {
		this.#air = air;
	}

	/** What lies in the root flies over it in the layer; returns how to end that. */
	attend(root: HTMLElement, layer: HTMLElement): () => void {
		this.#flights = new Lying(root, layer);
		this.#air().attend(() => this.#flights?.hurry());
		return () => this.#flights?.hurry();
	}

	/** The picture is about to change. */
	remember(): void {
		this.#flights?.remember();
	}

	/** It has changed. Another turn than this one or the next is no motion: somebody came back, or looks elsewhere. */
	follow(board: Board): void {
		const before = this.#shown;
		this.#shown = board;
		const turns = before ? board.turn.number - before.turn.number : -1;
		if (before && before !== board && (turns === 0 || turns === 1)) void this.#air().carry(() => this.#fly(before, board));
	}

	async #fly(before: Board, after: Board): Promise<void> {
		await tick();
		await this.#flights?.settle(waysOf(before, after));
	}
}
