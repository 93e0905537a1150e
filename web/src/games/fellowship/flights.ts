/* Cards in motion: into the trick, to who won it, from hand to hand. */

import { FLIGHT, Flying, type Spot, spotOf } from '../../kit/flights';
import { isCalm, SWEEP } from '../../kit/motion';
import type { CardCode } from './board';
import type { Pass } from './changes';

const GATHER = 'cubic-bezier(.3, 0, .3, 1)';
const WAIT_BEFORE_SWEEP = 500;

export class Flights extends Flying {
	readonly #seen = new Map<CardCode, Spot>();

	/** Remember where all cards lie, before the table changes. */
	remember(): void {
		for (const element of this.root.querySelectorAll<HTMLElement>('[data-lies]')) this.#seen.set(element.dataset.lies as CardCode, spotOf(element));
	}

	/** A card of the trick comes from the hand it was in, or from the emblem of who played it. */
	async arrive(card: CardCode, chair: number): Promise<void> {
		const element = this.root.querySelector<HTMLElement>(`[data-trick="${chair}"]`);
		if (!element) return;
		const known = this.#seen.get(card);
		this.#seen.delete(card);
		await this.land(element, known ?? this.#place(chair), known === undefined);
	}

	/** The trick is looked at, gathers, and goes under the emblem of who won it. */
	async sweep(winner: number): Promise<void> {
		await this.wait(WAIT_BEFORE_SWEEP);
		const cards = [...this.root.querySelectorAll<HTMLElement>('[data-trick]')];
		if (isCalm() || document.hidden || cards.length === 0) return;
		const spots = cards.map(spotOf);
		const middle = { x: mean(spots.map((spot) => spot.x)), y: mean(spots.map((spot) => spot.y)) };
		const end = this.#place(winner) ?? { ...middle, width: 20, turn: 0 };
		await Promise.all(
			cards.map((element, place) => {
				const { x, y, width } = spots[place];
				const gathered = `translate(${(middle.x - x) * 0.86}px, ${(middle.y - y) * 0.86}px) rotate(${(place - 1.5) * 4}deg)`;
				const gone = `translate(${end.x - x}px, ${end.y - y}px) scale(${(end.width / width) * 0.7}) rotate(0deg)`;
				return this.run(element, [{ transform: 'none', easing: GATHER }, { transform: gathered, offset: 0.4, easing: FLIGHT }, { transform: gone, opacity: 1, offset: 0.94 }, { transform: gone, opacity: 0 }], SWEEP, 'linear');
			}),
		);
	}

	/** Cards change hands: what comes to an open hand lands there, all others cross face down between the emblems. */
	async pass(moves: Pass[]): Promise<void> {
		await Promise.all(moves.map((move) => this.#hand(move)));
	}

	async #hand(move: Pass): Promise<void> {
		const from = (move.card === 'down' ? undefined : this.#seen.get(move.card)) ?? this.#place(move.from);
		const landing = move.card === 'down' ? null : this.root.querySelector<HTMLElement>(`[data-lies="${move.card}"]`);
		if (landing) return this.land(landing, this.#place(move.from) ?? from, true, SWEEP);
		if (!from) return;
		const copy = document.createElement('div');
		copy.className = 'flying';
		const back = this.layer.querySelector('.back');
		if (back) copy.append(back.cloneNode(true));
		await this.leave(copy, { ...from, width: Math.max(40, Math.min(from.width, 84)) }, this.#place(move.to), SWEEP);
	}

	#place(place: Pass['from']): Spot | undefined {
		return this.spot(typeof place === 'number' ? `[data-emblem="${place}"]` : `[data-place="${place}"]`);
	}
}

const mean = (numbers: number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
