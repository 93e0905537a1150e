/* What the hand of the person does: choosing a card, choosing which of its choices or where it goes, asking why a number is what it is. It only ever sends numbers of choices. */

import { getContext, setContext } from 'svelte';
import type { TableLine } from '../../wire/line.svelte';
import type { State, Text, View } from '../../wire/protocol';
import type { Asking, Board, Figure, Handle, Piece } from './board';
import { taken, waiting } from './flow';
import { manner } from './manner.svelte';
import { Reaches, type Numbered } from './reach';

const KEY = Symbol('play');

export interface PlayWish {
	state: () => State;
	line: () => TableLine;
	/** nothing may be chosen, as in a replay */
	still: () => boolean;
	hinted: () => number | null;
	refuse: (text: Text) => void;
	hurry: () => void;
}
/** A number that is being explained, and where it stands. */
export interface Asked {
	title: string;
	figure: Figure;
	at: HTMLElement;
}

export class Play {
	/** the card whose choices are open, and that may be brought somewhere */
	held = $state.raw<Handle | null>(null);
	/** the card that cannot be chosen, and why */
	reason = $state.raw<{ card: Handle; why: Text } | null>(null);
	asked = $state.raw<Asked | null>(null);
	dragged = $state.raw<Handle | null>(null);
	/** a pass that waits until silence has lasted as long as it always does */
	waits = $state<number | null>(null);
	gliding = $state(false);
	/** what touched the table last */
	by: 'mouse' | 'finger' | 'keys' = 'mouse';
	readonly reaches: Reaches;
	readonly pieces: Map<Handle, Piece>;
	readonly #wish: PlayWish;
	#since = 0;
	#n = -1;
	#timer: ReturnType<typeof setTimeout> | undefined;

	constructor(wish: PlayWish) {
		this.#wish = wish;
		this.reaches = $derived(new Reaches(wish.still() ? { ...wish.state().view, board: null } : wish.state().view));
		this.pieces = $derived(new Map((wish.state().view.board as Board).pieces.map((piece) => [piece.handle, piece])));
	}

	get view(): View {
		return this.#wish.state().view;
	}

	get board(): Board {
		return this.view.board as Board;
	}

	get asking(): Asking | null {
		return this.still ? null : this.board.asking;
	}

	get still(): boolean {
		return this.#wish.still();
	}

	get hinted(): number | null {
		return this.#wish.hinted();
	}

	/** The number of the choice that is on its way and not confirmed yet. */
	get sending(): number | null {
		const command = this.#wish.line().pending.find((one) => one.do === 'answer');
		return command && 'choice' in command ? command.choice : this.waits;
	}

	/** What a click here may mean: on the card, or on what it bears. */
	at(card: Handle): Numbered[] {
		const held = this.held ?? this.dragged;
		if (held !== null && held !== card) {
			const aimed = this.#between(held, card);
			if (aimed.length > 0) return aimed;
		}
		return this.#own(card);
	}

	/** The choices of the card that is held: the list beside it. */
	get list(): Numbered[] {
		return this.held === null ? [] : this.#own(this.held);
	}

	#own(card: Handle): Numbered[] {
		return [...new Set(this.#with(card).flatMap((one) => this.reaches.at(one)))];
	}

	#between(card: Handle, goal: Handle): Numbered[] {
		return [...new Set(this.#with(card).flatMap((one) => this.#with(goal).flatMap((other) => this.reaches.between(one, other))))];
	}

	/** A card and what lies on it: a bearer with its items, a site with what was played there. */
	#with(card: Handle): Handle[] {
		return [card, ...(this.pieces.get(card)?.bears ?? this.board.path.find(({ site }) => site === card)?.cards ?? [])];
	}

	/** A card is clicked: the one thing that it can do is done, several are listed, a finger is always shown what it is about to do. */
	tap(card: Handle, why: Text = ''): boolean {
		if (this.still) return false;
		if (this.held === card) {
			this.putBack();
			return true;
		}
		const found = this.at(card);
		if (found.length === 0) return this.#explain(card, why || this.reaches.why(card));
		this.reason = null;
		if (found.length === 1 && (this.by !== 'finger' || this.held !== null)) this.answer(found[0].number);
		else {
			this.#wish.hurry();
			this.held = card;
		}
		return true;
	}

	/** A card was dragged and let go over another one, or over the middle of the table. */
	drop(card: Handle, onto: string): void {
		const found = onto === 'field' ? this.reaches.dropped(card) : this.#between(card, Number(onto));
		if (this.still || found.length === 0) return;
		if (found.length === 1) this.answer(found[0].number);
		else this.held = card;
	}

	/** Answer; a pass waits for the pause, so that a quick one tells nothing. */
	answer(number: number): void {
		const asking = this.asking;
		if (!asking || this.sending !== null) return;
		this.#wish.hurry();
		this.putBack();
		const time = waiting(asking, number, this.#since, performance.now());
		if (time === 0) this.#wish.line().answer(number, this.#wish.state().n);
		else this.#later(number, time);
	}

	/** Pass, and go on passing until there is something to answer. */
	glide(): void {
		this.gliding = true;
		if (this.asking && this.asking.passing >= 0) this.answer(this.asking.passing);
	}

	/** The table has changed: what is still offered stays open; what is passed by itself is passed after the pause. */
	review(n: number, undone: boolean): void {
		if (n === this.#n) return;
		this.#n = n;
		this.#since = performance.now();
		this.#stopWaiting();
		this.reason = null;
		this.asked = null;
		if (this.list.length === 0) this.held = null;
		const asking = this.asking;
		if (!asking) return;
		const choice = undone ? -1 : taken(asking, this.board.turn.phase, manner, this.gliding);
		if (choice < 0) this.gliding = false;
		else this.#later(choice, asking.flow.pause);
	}

	/** Take back what was begun and not sent: the list, the reason, the wait. */
	putBack(): boolean {
		const any = this.held !== null || this.reason !== null || this.asked !== null || this.gliding || this.waits !== null;
		this.held = null;
		this.reason = null;
		this.asked = null;
		return any;
	}

	/** The person wants to choose himself after all. */
	stay(): void {
		this.gliding = false;
		this.#stopWaiting();
	}

	explain(asked: Asked): void {
		this.asked = this.asked?.at === asked.at ? null : asked;
	}

	#later(number: number, time: number): void {
		this.#stopWaiting();
		this.waits = number;
		this.#timer = setTimeout(() => {
			this.waits = null;
			this.#wish.line().answer(number, this.#wish.state().n);
		}, time);
	}

	#stopWaiting(): void {
		clearTimeout(this.#timer);
		this.waits = null;
	}

	leave(): void {
		clearTimeout(this.#timer);
	}

	#explain(card: Handle, why: Text): boolean {
		this.held = null;
		if (!why) return false;
		this.reason = { card, why };
		this.#wish.refuse(why);
		return true;
	}
}

export const sharePlay = (play: Play): Play => setContext(KEY, play);
export const usePlay = (): Play => getContext<Play>(KEY);
