/* What the hand of the person does: choosing a card, choosing how or to whom, putting it back. It only ever sends numbers of choices. */

import { getContext, setContext } from 'svelte';
import type { Air } from '../../kit/air.svelte';
import type { TableLine } from '../../wire/line.svelte';
import type { Choice, State, Text, View } from '../../wire/protocol';
import type { Board, CardCode } from './board';
import { assertive } from '../../kit/live.svelte';
import { plain } from '../../text/marks.svelte';
import { cardsHandedOver } from './handed';
import { Reaches, receiverOf, type Numbered, type Reach } from './reach';

export interface Place {
	chair: number;
	card: CardCode;
}
const KEY = Symbol('play');

export interface PlayWish {
	state: () => State;
	line: () => TableLine;
	air: () => Air;
	/** nothing may be chosen, as in a replay */
	still: () => boolean;
	hinted: () => number | null;
	/** what would have been better, in a replay */
	better: () => readonly Choice[];
}

/** A card that cannot be chosen, why not, and the part of the rules that says so. */
export interface Reason extends Place {
	why: Text;
	rule?: string;
	section?: string;
}

export class Play {
	/** the chosen card that waits for its receiver, or for the way it is played */
	lifted = $state.raw<Place | null>(null);
	/** the card that cannot be chosen, and why */
	reason = $state.raw<Reason | null>(null);
	/** the card under the finger, and where it may be let go */
	dragged = $state.raw<Place | null>(null);
	readonly reaches: Reaches;
	readonly #received: ReadonlySet<CardCode>;
	readonly #wish: PlayWish;

	constructor(wish: PlayWish) {
		this.#wish = wish;
		this.#received = $derived(this.board.tricks.length > 0 ? new Set<CardCode>() : cardsHandedOver(wish.line().journal));
		this.reaches = $derived(new Reaches(this.still || this.aloft ? { ...this.#view, choices: [], refused: [] } : this.#view));
	}

	get board(): Board {
		return this.#view.board as Board;
	}

	get still(): boolean {
		return this.#wish.still();
	}

	/** Something flies: nothing is lit, and what is asked is not shown yet. */
	get aloft(): boolean {
		return !this.#wish.air().clear;
	}

	get #view(): View {
		return this.#wish.state().view;
	}

	/** The number of the choice that is on its way and not confirmed yet. */
	get sending(): number | null {
		const command = this.#wish.line().pending.find((one) => one.do === 'answer');
		return command && 'choice' in command ? command.choice : null;
	}

	get hinted(): number | null {
		return this.#wish.hinted();
	}

	/** Whether it would have been better to choose this card. */
	isBetter({ chair, card }: Place): boolean {
		return this.#wish.better().some((choice) => choice.card === card && choice.chair === chair);
	}

	/** Cards that have come into a hand since the round was dealt, until the first trick. */
	get received(): ReadonlySet<CardCode> {
		return this.#received;
	}

	of(chair: number, card: CardCode): Reach | undefined {
		return this.reaches.of(chair, card);
	}

	/** The choices of the lifted card. */
	get waiting(): Numbered[] {
		return this.lifted ? (this.of(this.lifted.chair, this.lifted.card)?.choices ?? []) : [];
	}

	/** The chair that would receive the lifted or dragged card. */
	get receiver(): number | null {
		const held = this.lifted ?? this.dragged;
		const choice = held ? this.of(held.chair, held.card)?.choices[0]?.choice : undefined;
		return choice ? receiverOf(choice) : null;
	}

	isLifted(place: Place): boolean {
		return this.lifted?.chair === place.chair && this.lifted.card === place.card;
	}

	/** A card is tapped: it is played, lifted, or says why not. */
	tap(place: Place): void {
		if (this.aloft) return void this.#wish.air().hurry().then(() => this.tap(place));
		const reach = this.of(place.chair, place.card);
		if (this.still || !reach) return this.putBack();
		if (reach.choices.length === 0) return this.#explain(place, reach);
		this.reason = null;
		const receiver = receiverOf(reach.choices[0].choice);
		if (this.isLifted(place)) {
			if (receiver === null) this.putBack();
			else this.answer(reach.choices[0].number);
			return;
		}
		if (reach.choices.length > 1 || receiver !== null) this.lifted = place;
		else this.answer(reach.choices[0].number);
	}

	/** A digit means what a click on this choice does: a card that is given is taken up first. */
	pick(number: number): void {
		const { card, chair } = this.#view.choices[number];
		const place = card === null ? undefined : { card, chair: chair ?? this.#chairWith(card) };
		if (!place || (this.isLifted(place) && this.waiting.length > 1)) this.answer(number);
		else this.tap(place);
	}

	#chairWith(card: CardCode): number {
		return this.board.chairs.find((one) => one.hand?.includes(card))?.chair ?? -1;
	}

	/** A card was dragged and let go over the trick or a seat. */
	drop(place: Place, onto: string): void {
		const reach = this.of(place.chair, place.card);
		if (!reach || this.still) return;
		if (reach.choices.length === 0) return this.#explain(place, reach);
		const receiver = receiverOf(reach.choices[0].choice);
		if (receiver !== null) {
			if (onto === `chair-${receiver}`) this.answer(reach.choices[0].number);
		} else if (onto === 'trick') {
			if (reach.choices.length > 1) this.lifted = place;
			else this.answer(reach.choices[0].number);
		}
	}

	answer(number: number): void {
		this.putBack();
		this.#wish.line().answer(number, this.#wish.state().n);
	}

	/** The table has changed: what is still offered stays in the hand. */
	review(): void {
		if (this.waiting.length === 0) this.lifted = null;
		if (this.reason && this.of(this.reason.chair, this.reason.card)?.why !== this.reason.why) this.reason = null;
	}

	putBack(): void {
		this.lifted = null;
		this.reason = null;
	}

	#explain(place: Place, { why, rule, section }: Reach): void {
		this.lifted = null;
		if (why === null) return;
		this.reason = { ...place, why, rule, section };
		assertive.tell(plain(why));
	}
}

export const sharePlay = (play: Play): Play => setContext(KEY, play);
export const usePlay = (): Play => getContext<Play>(KEY);
