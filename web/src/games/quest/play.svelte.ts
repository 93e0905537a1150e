/* What the hand of the person does: choosing a card or a place, choosing which of its choices, asking why it cannot be. It only ever sends numbers of choices. */

import { assertive } from '../../kit/live.svelte';
import { Silence } from '../../table/silence.svelte';
import { plain } from '../../text/marks.svelte';
import { say } from '../../text/text.svelte';
import type { TableLine } from '../../wire/line.svelte';
import type { State, Text, View } from '../../wire/protocol';
import type { Asking, Board, Several, Thing } from './board';
import { Course, counted, inARow, mayMark, pressable, stillOpen, through } from './course';
import { taken } from './flow';
import { settings } from '../../kit/settings.svelte';
import { type Numbered, Reaches, shownCards } from './reach';

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
	readonly #pressed: Asking | null;
	readonly #wish: PlayWish;
	readonly #silence: Silence;
	#n = -1;
	/** what the last press still stands for */
	#course: Course | null = null;
	/** of every answer that was sent: whether it was a press of its own */
	#presses: boolean[] = [];
	#press = true;
	/** what is marked of the things that are answered together, in this order */
	marked = $state.raw<readonly Thing[]>([]);

	constructor(wish: PlayWish) {
		this.#wish = wish;
		this.#silence = new Silence((choice, byItself) => {
			this.#presses.push(this.#press);
			wish.line().answer(choice, wish.state().n, byItself);
		}, () => wish.line().company);
		this.reaches = $derived(new Reaches(wish.state().view, wish.still()));
		this.#pressed = $derived(this.#asked && { ...this.#asked, offers: pressable(this.#asked, this.marked) });
	}

	get view(): View {
		return this.#wish.state().view;
	}

	get board(): Board {
		return this.view.board as Board;
	}

	/** The open question with all that may be pressed: the choices, what lies behind some of them, and what may be marked after something else. */
	get asking(): Asking | null {
		return this.#pressed;
	}

	get #asked(): Asking | null {
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

	/** The cards before this person that may be chosen, each once. */
	get litCards(): Thing[] {
		return [...new Set(shownCards(this.board))].filter((card) => this.reaches.at(card).length > 0);
	}

	/** What may be marked together; null where one thing is chosen. */
	get several(): Several | null {
		return this.#asked?.several ?? null;
	}

	/** What a press of this number does, in words. */
	words(number: number): Text {
		const { choices } = this.view;
		const asking = this.#asked;
		return choices[number]?.text ?? asking?.beyond[number - choices.length]?.text ?? (asking?.several ? say('quest-mark-here') : '');
	}

	/** How often a thing is marked. */
	marks(thing: Thing): number {
		return counted(this.marked, thing);
	}

	/** Whether enough is marked. */
	get isEnough(): boolean {
		return this.several !== null && this.marked.length >= this.several.least;
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
		if (found.length < 2 && this.several?.marks.some(({ on }) => on === thing)) return this.mark(thing);
		if (found.length === 0) return this.#explain(lies, why || this.reaches.why(thing));
		this.reason = null;
		if (found.length === 1 && this.by !== 'finger') this.answer(found[0].number);
		else {
			this.#wish.hurry();
			this.held = { thing, lies };
		}
		return true;
	}

	/** A choice is pressed: it is sent, marked with others of its kind, or leads the way to what lies behind it. */
	answer(number: number): void {
		const asking = this.#asked;
		if (!asking || this.sending !== null) return;
		this.#wish.hurry();
		const { offers, beyond, several } = asking;
		const mark = several?.marks.find(({ choice }) => choice === number) ?? several?.marks[number - offers.length - beyond.length];
		const behind = beyond[number - offers.length];
		if (mark) this.mark(mark.on);
		else if (behind) this.#begin(new Course(through(behind)));
		else {
			this.#course = null;
			this.#send(asking, number, true);
		}
	}

	/** Mark this once more; what can be marked no more is taken back, with all that needs it. */
	mark(thing: Thing): boolean {
		const { several } = this;
		if (!several || this.sending !== null) return false;
		this.#wish.hurry();
		this.held = this.reason = null;
		if (mayMark(several, this.marked, thing)) this.marked = [...this.marked, thing];
		else this.marked = stillOpen(several, this.marked.filter((one) => one !== thing));
		return true;
	}

	/** What one button marks, as often as is still wanted, and all of it is sent. */
	markAll(): void {
		const { several } = this;
		if (!several?.all) return;
		let marked = this.marked;
		while (mayMark(several, marked, several.all)) marked = [...marked, several.all];
		this.marked = marked;
		this.confirm();
	}

	/** Send what is marked. */
	confirm(): void {
		const [asking, several] = [this.#asked, this.several];
		if (asking && several && this.isEnough) this.#begin(new Course(inARow(asking, several, this.marked)));
	}

	/** Ride to this place by the way that is shown. */
	ride(place: string): void {
		if (this.#asked && this.sending === null) this.#begin(Course.ride(place, this.board, this.view.seat));
	}

	#begin(course: Course): void {
		this.#wish.hurry();
		this.#course = course;
		this.#goOn(true);
	}

	/** The next answer of what the last press stands for; whether there is one. */
	#goOn(press = false): boolean {
		const asking = this.#asked;
		if (!this.#course || !asking) return this.#course !== null;
		const number = this.#course.next(this.board);
		if (number < 0) this.#course = null;
		else this.#send(asking, number, press);
		return number >= 0;
	}

	#send(asking: Asking, number: number, press: boolean): void {
		this.putBack();
		this.marked = [];
		this.#press = press;
		this.#silence.answer(asking, number);
	}

	/** Another table has come: what was begun is put back, and what nobody needs to be asked is answered. `own`: the person took something back. */
	review(n: number, own: boolean): void {
		if (n === this.#n) return;
		this.#n = n;
		this.#silence.begin();
		this.putBack();
		this.marked = [];
		const asking = this.#asked;
		if (own) this.#course = null;
		if (!asking || own) return void (own && this.#takeBack());
		if (this.#goOn()) return;
		const choice = taken(asking, { auto: settings.choosesAlone('quest') });
		if (choice < 0) return;
		this.#press = false;
		this.#silence.take(asking, choice);
	}

	/** What was answered by itself is taken back with the press that it belongs to. */
	#takeBack(): void {
		const { undo } = this.#wish.state();
		const last = this.#presses.pop();
		if (last === false && this.#presses.length > 0 && undo.may && undo.asked === null) this.#wish.line().undo();
	}

	/** Take back what was begun and not sent. */
	putBack(): boolean {
		const any = this.held !== null || this.reason !== null;
		this.held = null;
		this.reason = null;
		return any;
	}

	/** Mark nothing any longer; whether anything was. */
	unmark(): boolean {
		const any = this.marked.length > 0;
		this.marked = [];
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
