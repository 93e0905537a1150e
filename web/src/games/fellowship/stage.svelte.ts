/* The middle of the table as it is shown: it follows the pictures that arrive, one motion after the other, and can be hurried to the end. */

import { tick } from 'svelte';
import type { Air } from '../../kit/air.svelte';
import { sound } from '../../kit/sound';
import type { Board } from './board';
import { decided, EMPTY, middleOf, passes, scenes, type Middle, type Scene } from './changes';
import type { Flights } from './flights';

/** With more motions than this behind, the rest is skipped: nobody wants to watch what is long over. */
const MOST_BEHIND = 10;

export class Stage {
	middle = $state.raw<Middle>(EMPTY);
	/** what the seats show: it changes when the motion that explains it is over */
	settled = $state.raw<Board | null>(null);
	/** who takes the trick that is being gathered */
	taker = $state(-1);
	/** chairs whose goal has just been decided */
	lights = $state.raw<{ chair: number; verdict: 'sure' | 'lost' }[]>([]);

	#flights: Flights | null = null;
	#goal: Board | null = null;
	#busy = false;
	#hurried = false;
	readonly #air: Air;
	readonly #kept: boolean;

	/** `kept`: a trick that is over stays in the middle, as in a replay. */
	constructor(air: Air, kept: boolean) {
		this.#air = air;
		this.#kept = kept;
		air.attend(() => this.hurry());
	}

	attend(flights: Flights): void {
		this.#flights = flights;
	}

	/** Show this picture; motions lead there. */
	follow(board: Board): void {
		this.#goal = board;
		if (this.settled === null || this.#flights === null) {
			this.#jump(board);
			return;
		}
		if (!this.#busy) void this.#air.carry(() => this.#catchUp());
	}

	/** The person acts: all motion ends at once. */
	hurry(): void {
		this.#hurried = true;
		this.#flights?.hurry();
	}

	async #catchUp(): Promise<void> {
		this.#busy = true;
		while (this.#goal && this.#goal !== this.settled) {
			this.#hurried = false;
			await this.#approach(this.#goal);
		}
		this.#busy = false;
	}

	async #approach(board: Board): Promise<void> {
		const before = this.settled as Board;
		const moves = passes(before, board);
		const parts = scenes(this.middle, board, this.#kept);
		if (parts.length > MOST_BEHIND || before.round !== board.round) {
			this.#jump(board);
			return;
		}
		if (moves.length > 0 && parts.every((part) => part.is !== 'sweep')) {
			this.settled = board;
			await tick();
			await this.#flights?.pass(moves);
		}
		for (const part of parts) await this.#play(part);
		this.settled = board;
		this.taker = -1;
		this.#judge(before, board);
	}

	async #play(part: Scene): Promise<void> {
		if (part.is === 'sweep') {
			this.taker = part.winner;
			if (!this.#hurried) await this.#flights?.sweep(part.winner);
			sound('taken');
			this.middle = { ...this.middle, cards: [], swept: true };
			return;
		}
		this.middle = part.middle;
		if (part.is === 'set' || this.#hurried) return;
		await tick();
		sound('card');
		await this.#flights?.arrive(part.fresh.card, part.fresh.chair);
	}

	#judge(before: Board, after: Board): void {
		const found = decided(before, after);
		this.lights = found;
		if (found.some(({ verdict }) => verdict === 'lost')) sound('lost');
		else if (found.length > 0) sound('pane');
	}

	#jump(board: Board): void {
		this.middle = middleOf(board, this.#kept);
		this.settled = board;
		this.taker = -1;
		this.lights = [];
	}
}
