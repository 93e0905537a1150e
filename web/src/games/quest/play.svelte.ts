/* What the hand of the person does: choosing a card or a place, choosing which of its choices, asking why it cannot be. It only ever sends numbers of choices. */

import { assertive } from '../../kit/live.svelte';
import { Silence } from '../../table/silence.svelte';
import { plain } from '../../text/marks.svelte';
import type { TableLine } from '../../wire/line.svelte';
import type { State, Text, View } from '../../wire/protocol';
import type { Asking, Board, Thing } from './board';
import { taken } from './flow';
import { manner } from './manner.svelte';
import { type Numbered, Reaches } from './reach';

export interface PlayWish {
	state: () => State;
	line: () => TableLine;
	/** nothing may be chosen, as in a replay */
	still: () => boolean;
	hinted: () => number | null;
	hurry: () => void;
}

export class Play {
	/** the thing whose choices are open, and which copy of it */
	held = $state.raw<{ thing: Thing; lies: string } | null>(null);
	/** what cannot be chosen, and why */
	reason = $state.raw<{ lies: string; why: Text } | null>(null);
	/** what touched the table last */
	by: 'mouse' | 'finger' | 'keys' = 'mouse';
	readonly reaches: Reaches;
	readonly #wish: PlayWish;
	readonly #silence: Silence;
	#n = -1;

	constructor(wish: PlayWish) {
		this.#wish = wish;
		this.#silence = new Silence((choice) => wish.line().answer(choice, wish.state().n));
		this.reaches = $derived(new Reaches(wish.state().view, wish.still()));
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

	/** A choice that waits for the pause. */
	get waits(): number | null {
		return this.#silence.waits;
	}

	/** The number of the choice that is on its way and not confirmed yet. */
	get sending(): number | null {
		const command = this.#wish.line().pending.find((one) => one.do === 'answer');
		return command && 'choice' in command ? command.choice : this.waits;
	}

	/** The choices of the thing that is held: the list beside it. */
	get list(): Numbered[] {
		return this.held === null ? [] : this.reaches.at(this.held.thing);
	}

	/** A thing is clicked: the one thing that it can do is done, several are listed, a finger is always shown what it is about to do. */
	tap(thing: Thing, lies: string = thing, why: Text = ''): boolean {
		if (this.still) return false;
		if (this.held?.lies === lies) {
			this.putBack();
			return true;
		}
		const found = this.reaches.at(thing);
		if (found.length === 0) return this.#explain(lies, why || this.reaches.why(thing));
		this.reason = null;
		if (found.length === 1 && this.by !== 'finger') this.answer(found[0].number);
		else {
			this.#wish.hurry();
			this.held = { thing, lies };
		}
		return true;
	}

	answer(number: number): void {
		const asking = this.asking;
		if (!asking || this.sending !== null) return;
		this.#wish.hurry();
		this.putBack();
		this.#silence.answer(asking, number);
	}

	/** Another table has come: what was begun is put back, and what nobody needs to be asked is answered. `own`: the person took something back. */
	review(n: number, own: boolean): void {
		if (n === this.#n) return;
		this.#n = n;
		this.#silence.begin();
		this.putBack();
		const asking = this.asking;
		if (!asking || own) return;
		const choice = taken(asking, manner);
		if (choice >= 0) this.#silence.take(asking, choice);
	}

	/** Take back what was begun and not sent. */
	putBack(): boolean {
		const any = this.held !== null || this.reason !== null;
		this.held = null;
		this.reason = null;
		return any;
	}

	/** The person wants to choose himself after all. */
	stay(): void {
		this.#silence.stop();
	}

	leave(): void {
		this.#silence.stop();
	}

	#explain(lies: string, why: Text): boolean {
		this.held = null;
		if (!why) return false;
		this.reason = { lies, why };
		assertive.tell(plain(why));
		return true;
	}
}
