/* What one press stands for: answers that are given one after the other, as long as the table asks for just them. */

import type { Answer, Asking, Beyond, Board, CardKey, Leg, Mark, Offer, Several, Thing } from './board';

/** An answer that is due: the question it belongs to, and what is taken there. */
export interface Due extends Omit<Answer, 'to'> {
	to?: Thing;
	/** how many come in a row, where that tells two choices apart */
	amount?: number;
}

/** The choice that this answer is now; -1: something else is asked. */
export function numberOf(asking: Asking, due: Due): number {
	if (asking.kind !== due.kind) return -1;
	return asking.offers.findIndex(({ does, on, to, amount }) => does === due.does && on === due.on && to === (due.to ?? '') && amount === (due.amount ?? amount));
}

/** What the answers stand for that a choice behind others takes. */
export const through = ({ through: before, kind, offer }: Beyond): Due[] => [...before, { kind, does: offer.does, on: offer.on, to: offer.to }];

/** What has been marked, in the order in which it is answered: what one button marks first, so that nothing runs out before; the same thing in a row, so that the journal counts it. */
export function inARow(asking: Asking, several: Several, marked: readonly Thing[]): Due[] {
	const does = new Map(several.marks.map((mark) => [mark.on, mark.does]));
	const things = [...new Set([...marked.filter((thing) => thing === several.all), ...marked])];
	const order = things.flatMap((thing) => marked.filter((one) => one === thing));
	const due: Due[] = order.map((on, at) => ({ kind: asking.kind, does: does.get(on)!, on, ...(does.get(on) === 'pay' ? { amount: several.count - at } : {}) }));
	const rest = marked.length < several.count && several.rest >= 0 ? asking.offers[several.rest] : null;
	return rest ? [...due, { kind: asking.kind, does: rest.does, on: rest.on }] : due;
}

/** Whether a thing may be marked once more. */
export function mayMark(several: Several, marked: readonly Thing[], thing: Thing): boolean {
	const mark = several.marks.find(({ on }) => on === thing);
	return mark !== undefined && marked.length < several.count && counted(marked, thing) < mark.most && isOpen(mark, marked);
}

/** Marks without those that need one that is gone. */
export function stillOpen(several: Several, marked: readonly Thing[]): Thing[] {
	const kept: Thing[] = [];
	for (const thing of marked) if (mayMark(several, kept, thing)) kept.push(thing);
	return kept;
}

export const counted = (marked: readonly Thing[], thing: Thing): number => marked.filter((one) => one === thing).length;

const isOpen = ({ after }: Mark, marked: readonly Thing[]): boolean => after.length === 0 || after.some((thing) => marked.includes(thing));

const NOTHING: Offer = { does: 'pick', on: '', to: '', place: '', price: null, room: null, amount: 0, will: [] };

/** All that may be pressed: the choices, what lies behind some of them, and the marks that need another one first. */
export function pressable({ offers, beyond, several }: Asking, marked: readonly Thing[]): Offer[] {
	const marks = (several?.marks ?? []).map((mark): Offer => (mark.choice < 0 && isOpen(mark, marked) ? { ...NOTHING, does: mark.does, on: mark.on, place: mark.on.replace('place.', '') } : NOTHING));
	return [...offers, ...beyond.map(({ offer }) => offer), ...marks];
}

/** What nobody expected stops a ride: all that tells of it. */
function calmOf(board: Board, seat: number): string {
	const hero = board.heroes.find((one) => one.seat === seat);
	return [board.turn.shadow_played, board.combat !== null, hero?.damage, hero?.life, hero?.corruption.length].join(' ');
}

/** A way that is ridden: step after step, each paid with the cards that are proposed, until something happens. */
class Ride {
	/** the step that is being paid, and the cards still to be given for it */
	#leg: Leg | null = null;
	#cards: CardKey[] = [];
	readonly #calm: string;

	constructor(
		readonly place: string,
		board: Board,
		readonly seat: number,
	) {
		this.#calm = calmOf(board, seat);
	}

	/** What is due now; nothing where the ride is over. */
	due(board: Board): Due | null {
		const asking = board.asking!;
		if (calmOf(board, this.seat) !== this.#calm) return null;
		if (asking.kind === 'pay' && this.#leg) return this.#pay();
		const here = board.heroes.find((one) => one.seat === this.seat)?.place;
		// who was sent elsewhere looks first
		if (asking.kind !== 'travel' || here === this.place || (this.#leg && this.#leg.place !== here)) return null;
		this.#leg = asking.journeys.find(({ place }) => place === this.place)?.legs[0] ?? null;
		this.#cards = [...(this.#leg?.cards ?? [])];
		return this.#leg && { kind: 'travel', does: 'move', on: `place.${this.#leg.place}` };
	}

	#pay(): Due | null {
		const amount = this.#cards.length;
		const card = this.#cards.shift();
		return card ? { kind: 'pay', does: 'pay', on: card, amount } : null;
	}
}

/** All that one press stands for. */
export class Course {
	readonly #due: Due[];
	readonly #ride: Ride | null;

	constructor(due: readonly Due[], ride: Ride | null = null) {
		this.#due = [...due];
		this.#ride = ride;
	}

	static ride(place: string, board: Board, seat: number): Course {
		return new Course(board.asking?.lead ?? [], new Ride(place, board, seat));
	}

	/** The choice that comes next; -1: there is nothing more to say, or something else is asked. */
	next(board: Board): number {
		const { asking } = board;
		const due = asking && (this.#due.shift() ?? this.#ride?.due(board));
		return due ? numberOf(asking, due) : -1;
	}
}
