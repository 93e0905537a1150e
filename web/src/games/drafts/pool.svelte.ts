/* The deck of an event on the bench. Each step is an answer at the table: what is clicked faster than it can be sent waits its turn, and is shown at once;
   this page remembers it, so that nothing of it is lost when it is loaded anew. */

import { recallHere, rememberHere } from '../../kit/memory';
import type { TableLine } from '../../wire/line.svelte';
import type { DeckSummary, State } from '../../wire/protocol';
import type { Face, Key } from '../tcg/board';
import { bearsTheRing, countOf, type Deck, EMPTY, type FaceOf } from '../tcg/builder/deck';
import type { OnBench } from '../tcg/builder/onbench';
import type { Board, Ways } from './board';

export type Step = { act: 'put' | 'out' | 'with'; key: Key } | { way: keyof Ways };

/** A deck with a step taken; whole decks are laid out by the server alone. */
export function stepped(deck: Deck, step: Step, of: FaceOf): Deck {
	if ('way' in step) return deck;
	const { act, key } = step;
	const face = of(key);
	if (act !== 'with') {
		const { [key]: before = 0, ...others } = deck.draw;
		const count = before + (act === 'put' ? 1 : -1);
		return { ...deck, draw: count > 0 ? { ...others, [key]: count } : others };
	}
	if (face?.kind === 'site') return { ...deck, sites: deck.sites.map((site) => (of(site)?.site === face.site ? key : site)) };
	return face?.kind === 'ring' ? { ...deck, ring: key } : { ...deck, ring_bearer: key };
}

/** The number of the choice that takes this step; -1 where it cannot be taken. */
export function choiceOf(board: Board, step: Step): number {
	if ('way' in step) return board.ways[step.way];
	return board.offers.find(({ act, key }) => act === step.act && key === step.key)?.choice ?? -1;
}

export class PoolBench implements OnBench {
	#waiting = $state.raw<Step[]>([]);
	/** whether the first of them is on its way, and the server's care */
	#sent = false;

	constructor(
		readonly of: FaceOf,
		readonly state: () => State,
		readonly line: () => TableLine,
		readonly still: () => boolean,
	) {
		if (!still()) this.#waiting = recallHere<Step[]>(this.#place) ?? [];
	}

	get #place(): string {
		return `pool-${this.state().table}`;
	}

	#keep(waiting: Step[]): void {
		this.#waiting = waiting;
		rememberHere(this.#place, this.#sent ? waiting.slice(1) : waiting);
	}

	get board(): Board {
		return this.state().view.board as Board;
	}

	readonly deck: Deck = $derived.by(() => this.#waiting.reduce((deck, step) => stepped(deck, step, this.of), { ...EMPTY, ...this.board.deck }));
	readonly problem = '';

	get summary(): DeckSummary | null {
		return { about: '', legal: this.board.reasons.length === 0, reasons: this.board.reasons, face: null };
	}

	/** every card of the pool, and those that everybody has, once each */
	readonly keys: Key[] = $derived.by(() => {
		const given = this.board.given;
		return [...new Set([...this.board.pool, ...(given ? [given.ring_bearer, given.ring, ...given.sites] : [])])];
	});

	readonly bearers: Face[] = $derived(this.#faces((face) => bearsTheRing(face)));
	readonly rings: Face[] = $derived(this.#faces((face) => face.kind === 'ring'));

	#faces(fits: (face: Face) => boolean): Face[] {
		return this.keys.flatMap((key) => this.of(key) ?? []).filter(fits);
	}

	supply(key: Key): number {
		const given = this.board.given;
		return this.board.pool.filter((each) => each === key).length + Number(given !== null && [given.ring_bearer, given.ring, ...given.sites].includes(key));
	}

	others(face: Face): number {
		return this.#faces(({ kind, key, site }) => kind === 'site' && key !== face.key && site === face.site).length;
	}

	add(face: Face): void {
		if (face.kind === 'site' || face.kind === 'ring') this.playWith(face.key);
		else if (countOf(this.deck, face.key) < this.supply(face.key)) this.step({ act: 'put', key: face.key });
	}

	take(key: Key): void {
		if (this.deck.draw[key]) this.step({ act: 'out', key });
	}

	playWith(key: Key): void {
		if (![this.deck.ring_bearer, this.deck.ring, ...this.deck.sites].includes(key)) this.step({ act: 'with', key });
	}

	go(way: keyof Ways): void {
		this.step({ way });
	}

	step(step: Step): void {
		if (!this.still() && this.state().view.asked === this.state().view.seat) this.#keep([...this.#waiting, step]);
	}

	get busy(): boolean {
		return this.#waiting.length > 0;
	}

	/** Send the next step when the one before has come back; called whenever something of the line changes. */
	send(): void {
		const line = this.line();
		if (line.pending.some((command) => command.do === 'answer')) return;
		if (this.#sent) {
			this.#sent = false;
			this.#keep(this.#waiting.slice(1));
		}
		const [step] = this.#waiting;
		const state = line.state;
		if (!step || !state) return;
		const choice = choiceOf(state.view.board as Board, step);
		if (choice < 0) this.#keep(this.#waiting.slice(1));
		else {
			this.#sent = true;
			this.#keep(this.#waiting);
			line.answer(choice, state.n);
		}
	}
}
