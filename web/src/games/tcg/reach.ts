/* What may be done with the cards on the table, found in the offers that the server sends with its choices. */

import type { Text, View } from '../../wire/protocol';
import type { Ahead, Asking, Board, Handle, Offer } from './board';

/** A choice: its number, by which it is answered, what it is about, and its words. */
export interface Numbered {
	number: number;
	offer: Offer;
	text: Text;
	reading: Text[];
	/** it also says something for the question that follows: its number is beyond those of the choices */
	ahead?: Ahead;
}

/** Why a card cannot be chosen, and the section of the rules about that. */
export interface Reason {
	why: Text;
	section: string;
}

const NONE: Numbered[] = [];
export const NO_REASON: Reason = { why: '', section: '' };

/** All choices of the open question by the cards on which they are made. */
export class Reaches {
	/** choices without a card that can be seen: buttons */
	readonly loose: Numbered[] = [];
	/** what does nothing more */
	readonly passing: Numbered | null = null;
	readonly #asking: Asking | null;
	readonly #onCard = new Map<Handle, Numbered[]>();
	readonly #atTarget = new Map<Handle, Numbered[]>();
	readonly #why = new Map<Handle, Reason>();
	readonly #sources = new Set<Handle>();

	constructor(view: View) {
		const board = view.board as Board | null;
		const asking = board?.asking ?? null;
		this.#asking = asking;
		if (!board || !asking) return;
		const seen = seenCards(board);
		for (const [number, choice] of view.choices.entries()) {
			const found: Numbered = { number, offer: asking.offers[number], text: choice.text, reading: choice.reading };
			const { card, target } = found.offer;
			if (number === asking.passing) this.passing = found;
			else if (seen.has(card)) this.#put(found);
			else if (seen.has(target)) add(this.#atTarget, target, found);
			else this.loose.push(found);
		}
		for (const [place, ahead] of asking.ahead.entries()) {
			const { offer, text } = ahead;
			if (offer.does !== 'pass' && seen.has(offer.card)) add(this.#onCard, offer.card, { number: view.choices.length + place, offer, text, reading: [], ahead });
		}
		for (const { text, cards, section } of asking.whys) for (const card of cards) this.#why.set(card, { why: text, section });
	}

	#put(found: Numbered): void {
		const { card, target } = found.offer;
		add(this.#onCard, card, found);
		if (target < 0) return;
		this.#sources.add(card);
		add(this.#atTarget, target, found);
	}

	/** What a click on this card may mean. */
	at(card: Handle): Numbered[] {
		const all = this.#onCard.get(card) ?? NONE;
		// what a card does, and for whom, is one line and not two
		const own = all.filter(({ number }) => !all.some(({ ahead }) => ahead?.first === number));
		// only one card goes anywhere: then the goal alone says it all
		const aimed = this.#sources.size <= 1 ? (this.#atTarget.get(card) ?? NONE) : NONE;
		return aimed.length > 0 ? [...aimed, ...own.filter((one) => !aimed.includes(one))] : own;
	}

	/** What can be done by bringing one card to another, whichever of them is moved. */
	between(one: Handle, other: Handle): Numbered[] {
		const there = (this.#onCard.get(one) ?? NONE).filter(({ offer }) => offer.target === other);
		return there.length > 0 ? there : (this.#onCard.get(other) ?? NONE).filter(({ offer }) => offer.target === one);
	}

	/** Choices that are made by letting go of a card over the middle of the table. */
	dropped(card: Handle): Numbered[] {
		return (this.#onCard.get(card) ?? NONE).filter(({ offer }) => offer.target < 0);
	}

	/** Whether a card can be taken somewhere at all. */
	movable(card: Handle): boolean {
		return (this.#onCard.get(card)?.length ?? 0) > 0;
	}

	reason(card: Handle): Reason {
		return this.#why.get(card) ?? NO_REASON;
	}

	/** All choices that stand on cards, each once. */
	get onCards(): Numbered[] {
		return [...new Set([...[...this.#onCard.values()].flat(), ...[...this.#atTarget.values()].flat()])];
	}

	/** The buttons of the strip: what is on no card, and for a response all that can change something, since it should not have to be looked for. */
	get buttons(): Numbered[] {
		const offered = this.#asking?.kind === 'respond' || this.#asking?.kind === 'first' ? [...this.onCards, ...this.loose] : this.loose;
		const shown = offered.length <= MOST_BUTTONS ? offered : this.loose;
		return [...shown.filter(({ offer }) => !offer.idle), ...shown.filter(({ offer }) => offer.idle)];
	}
}

/** With more than that one looks at the cards. */
export const MOST_BUTTONS = 4;

function add(map: Map<Handle, Numbered[]>, card: Handle, found: Numbered): void {
	map.set(card, [...(map.get(card) ?? []), found]);
}

/** The cards that lie before this person: in play, in hand, on the path, in the window that is searched. */
export function seenCards(board: Board): Set<Handle> {
	return new Set([
		...board.pieces.map(({ handle }) => handle),
		...board.hand.flatMap(({ handle, twin }) => [handle, twin]),
		...board.path.filter(({ site }) => site >= 0).map(({ site }) => site),
		...(board.asking?.search?.cards.map(([handle]) => handle) ?? []),
	]);
}

/** The digit of a button: that of its number where it names one, else its place. */
export function digits(buttons: readonly Numbered[]): Map<string, Numbered> {
	const named = buttons.length > 0 && buttons.every(({ offer }) => offer.number >= 0 && offer.number <= 9);
	return new Map(buttons.slice(0, 10).map((button, place) => [String(named ? button.offer.number : (place + 1) % 10), button]));
}
