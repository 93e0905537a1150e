/* One picture follows another: what somebody has played is shown, what has changed its place flies there, and words and light wait for it. */

import { tick } from 'svelte';
import type { Air } from '../../kit/air.svelte';
import { Lying } from '../../kit/lying';
import type { Board } from './board';
import type { Deeds } from './deeds.svelte';
import { waysOf } from './piles';

export class Motion {
	readonly #air: () => Air;
	readonly #deeds: Deeds;
	#flights: Lying | null = null;
	#shown: Board | null = null;

	constructor(air: () => Air, deeds: Deeds) {
		this.#air = air;
		this.#deeds = deeds;
	}

	/** What lies in the root flies over it in the layer; returns how to end that. */
	attend(root: HTMLElement, layer: HTMLElement): () => void {
		this.#flights = new Lying(root, layer);
		this.#air().attend(() => this.#hurry());
		return () => this.#hurry();
	}

	/** The picture is about to change. */
	remember(): void {
		this.#flights?.remember();
	}

	/** It has changed. Another turn than this one or the next is no motion: somebody came back, or looks elsewhere. What this seat did is not shown to it; null where nothing is shown. */
	follow(board: Board, own: number | null): void {
		const before = this.#shown;
		this.#shown = board;
		if (before === board) return;
		const turns = before ? board.turn.number - before.turn.number : -1;
		if (own !== null && this.#deeds.news(before, board, own)) void this.#air().carry(() => this.#deeds.show());
		if (before && (turns === 0 || turns === 1)) void this.#air().carry(() => this.#fly(before, board));
	}

	#hurry(): void {
		this.#flights?.hurry();
		this.#deeds.hurry();
	}

	async #fly(before: Board, after: Board): Promise<void> {
		await tick();
		await this.#flights?.settle(waysOf(before, after));
	}
}
