/* What the hand of the person does: choosing a card, choosing which of its choices or where it goes, asking why a number is what it is. It only ever sends numbers of choices. */

import { getContext, setContext } from 'svelte';
import type { Air } from '../../kit/air.svelte';
import { assertive } from '../../kit/live.svelte';
import { Silence } from '../../table/silence.svelte';
import { plain } from '../../text/marks.svelte';
import type { TableLine } from '../../wire/line.svelte';
import type { State, Text, View } from '../../wire/protocol';
import type { Asking, Board, Figure, Handle, Piece } from './board';
import { goesOn, meantBefore, taken, type Said } from './flow';
import { manner } from './manner.svelte';
import { NO_REASON, Reaches, type Numbered, type Reason } from './reach';

const KEY = Symbol('play');

export interface PlayWish {
	state: () => State;
	line: () => TableLine;
	air: () => Air;
	/** nothing may be chosen, as in a replay */
	still: () => boolean;
	hinted: () => number | null;
}
/** What is being explained, and where it stands: a number by its parts, or in sentences. */
export interface Asked {
	title: string;
	figure?: Figure;
	told?: Told[];
	at: HTMLElement;
}
export interface Told {
	text: Text;
	grave?: boolean;
}

export class Play {
	/** the card whose choices are open, and that may be brought somewhere */
	held = $state.raw<Handle | null>(null);
	/** the card that cannot be chosen, why, and the section of the rules that it follows from */
	reason = $state.raw<({ card: Handle } & Reason) | null>(null);
	asked = $state.raw<Asked | null>(null);
	dragged = $state.raw<Handle | null>(null);
	gliding = $state(false);
	/** what touched the table last */
	by: 'mouse' | 'finger' | 'keys' = 'mouse';
	readonly reaches: Reaches;
	readonly pieces: Map<Handle, Piece>;
	/** said already, for questions that are still to come */
	said = $state.raw<readonly Said[]>([]);
	readonly #wish: PlayWish;
	readonly #silence: Silence;
	/** of the answers that were given here: whether each was given without asking */
	readonly #unasked: boolean[] = [];
	/** what is answered was said before */
	#meant = false;
	/** the table as it was asked last */
	#before = '';
	#n = -1;

	constructor(wish: PlayWish) {
		this.#wish = wish;
		this.#silence = new Silence(
			(choice, byItself) => {
				this.#unasked.push(byItself || this.#meant);
				wish.line().answer(choice, wish.state().n, byItself || this.#meant);
			},
			() => wish.line().company,
		);
		// what goes on by itself offers nothing meanwhile
		this.reaches = $derived(new Reaches(this.asking && this.waits === null ? this.view : { ...this.view, board: null }));
		this.pieces = $derived(new Map((wish.state().view.board as Board).pieces.map((piece) => [piece.handle, this.#foretold(piece)])));
	}

	/** Who was told already whom to fight. */
	#foretold(piece: Piece): Piece {
		const pairs = this.said.filter(({ offer }) => offer.does === 'assign').map(({ offer }) => [offer.card, offer.target]);
		const foes = pairs.filter((pair) => pair.includes(piece.handle)).map(([card, target]) => (card === piece.handle ? target : card));
		return foes.length > 0 ? { ...piece, against: [...piece.against, ...foes] } : piece;
	}

	get view(): View {
		return this.#wish.state().view;
	}

	get board(): Board {
		return this.view.board as Board;
	}

	/** What is asked; while something flies nothing is: neither words nor light. */
	get asking(): Asking | null {
		return this.aloft ? null : this.coming;
	}

	/** What will be asked when all has landed. */
	get coming(): Asking | null {
		return this.still ? null : this.board.asking;
	}

	get aloft(): boolean {
		return !this.#wish.air().clear;
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
	tap(card: Handle, reason: Reason = NO_REASON): boolean {
		if (this.still) return false;
		if (this.aloft) {
			void this.hurry().then(() => this.tap(card, reason));
			return true;
		}
		if (this.held === card) {
			this.putBack();
			return true;
		}
		const found = this.at(card);
		if (found.length === 0) return this.#explain(card, reason.why ? reason : this.reaches.reason(card));
		this.reason = null;
		if (found.length === 1 && !found[0].ahead && (this.by !== 'finger' || this.held !== null)) this.answer(found[0].number);
		else this.held = card;
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
		if (!asking) return;
		const ahead = asking.ahead[number - this.view.choices.length];
		if (this.sending !== null || ahead?.first === -1) return this.#say(asking, ahead ?? { kind: asking.kind, offer: asking.offers[number] });
		this.putBack();
		const first = ahead?.first ?? number;
		const follows = ahead ?? asking.ahead.find((one) => one.first === number && one.offer.does === 'pass');
		if (follows) this.said = [follows];
		this.#meant = false;
		this.#silence.answer(asking, first);
	}

	/** Something is said for a question that is still to come: of one card the last word counts. */
	#say(asking: Asking, { kind, offer }: Said): void {
		if (this.sending !== null && !goesOn(asking)) return;
		this.putBack();
		this.said = [...this.said.filter((one) => one.kind === kind && one.offer.card !== offer.card), { kind, offer }];
	}

	/** Whoever acts does not wait for what flies. */
	hurry(): Promise<void> {
		return this.#wish.air().hurry();
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
		this.#silence.begin();
		this.reason = null;
		this.asked = null;
		const asking = this.coming;
		if (!asking || this.list.length === 0) this.held = null;
		// what was asked before that is not what comes back, unless others were asked to take it back
		if (!asking && !this.#wish.state().undo.asked) this.#before = '';
		if (!asking) return;
		const choice = taken(asking, this.board.turn.phase, { auto: manner.auto, stops: manner.stops, keeps: this.keeps }, this.gliding);
		const before = this.#before;
		this.#before = JSON.stringify(this.board);
		if (undone) return this.#undo(choice >= 0, before === this.#before);
		const meant = meantBefore(asking, this.said);
		if (!this.said.some(({ kind }) => kind === asking.kind)) this.said = [];
		else if (meant >= 0) this.said = this.said.filter(({ offer }) => offer.card !== asking.offers[meant].card);
		this.#meant = meant >= 0;
		if (meant >= 0) this.#silence.answer(asking, meant);
		else if (choice >= 0) this.#silence.take(asking, choice);
		else this.gliding = false;
	}

	/** To take back goes on to what was asked, over all that was answered without asking. */
	#undo(isTaken: boolean, refused: boolean): void {
		this.gliding = false;
		this.said = [];
		if (!refused && (this.#unasked.pop() ?? isTaken) && this.#wish.state().undo.may) this.#wish.line().undo();
	}

	/** Whether the whole hand is kept before drawing, at this table. */
	get keeps(): boolean {
		return manner.keeping !== '' && manner.keeping === this.#wish.state().table;
	}

	keepAll(yes: boolean): void {
		manner.keepAll(this.#wish.state().table, yes);
		const asking = this.asking;
		if (yes && asking?.kind === 'reconcile' && asking.passing >= 0) this.answer(asking.passing);
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
		this.#silence.stop();
	}

	explain(asked: Asked): void {
		this.asked = this.asked?.at === asked.at ? null : asked;
	}

	leave(): void {
		this.#silence.stop();
	}

	#explain(card: Handle, { why, section }: Reason): boolean {
		this.held = null;
		if (!why) return false;
		this.reason = { card, why, section };
		assertive.tell(plain(why));
		return true;
	}
}

/** The game at the table that is played now, for what stands outside of it. */
class AtTable {
	play = $state.raw<Play | null>(null);
}
export const atTable = new AtTable();

export const sharePlay = (play: Play): Play => setContext(KEY, play);
export const usePlay = (): Play => getContext<Play | undefined>(KEY) ?? (atTable.play as Play);
