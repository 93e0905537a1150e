/* What may be done, found in the offers that the server sends with its choices: on a card, on the map, or by a button. */

import type { Text, View } from '../../wire/protocol';
import type { Asking, Board, Offer, Thing } from './board';

/** A choice: its number, by which it is answered, what it is offered on, and its words. */
export interface Numbered {
	number: number;
	offer: Offer;
	text: Text;
	reading: Text[];
}

const NONE: Numbered[] = [];
/** What lies on the map and is chosen there. */
const ON_MAP = /^(place|path|token|minion|hero|character|favor|influence)\./;
/** With more figures than that nobody reads them as buttons. */
export const MOST_BUTTONS = 4;

/** What gives much up for good. */
const GRAVE: ReadonlySet<Offer['does']> = new Set(['give-up', 'exhaust']);

const isOnMap = (thing: Thing): boolean => ON_MAP.test(thing);
const isPlace = (thing: Thing): boolean => /^(place|path)\./.test(thing);

/** All choices of the open question, by what they are offered on. */
export class Reaches {
	readonly all: Numbered[] = [];
	/** what does nothing more */
	readonly passing: Numbered | null = null;
	/** what also ends what comes behind that */
	further: Numbered | null = null;
	/** what ends much: it stands apart and is never gold */
	readonly grave: Numbered[] = [];
	readonly #on = new Map<Thing, Numbered[]>();
	readonly #asking: Asking | null;
	readonly #cards: Set<Thing>;
	readonly #fighting: boolean;

	constructor(view: View, still = false) {
		const board = view.board as Board | null;
		const asking = still ? null : (board?.asking ?? null);
		this.#asking = asking;
		this.#fighting = board?.combat != null;
		this.#cards = new Set(board ? shownCards(board) : []);
		if (!asking) return;
		for (const [number, choice] of view.choices.entries()) {
			const found: Numbered = { number, offer: asking.offers[number], text: choice.text, reading: choice.reading };
			this.all.push(found);
			if (number === asking.passing) this.passing = found;
			else if (GRAVE.has(found.offer.does) && view.choices.length > 1) this.grave.push(found);
			this.#offer(found);
		}
		for (const [at, { offer, text }] of asking.beyond.entries()) {
			const found: Numbered = { number: view.choices.length + at, offer, text, reading: [] };
			this.#offer(found);
			if (offer.does === 'done') this.further = found;
		}
	}

	#offer(found: Numbered): void {
		for (const thing of new Set([found.offer.on, found.offer.to].filter(Boolean))) this.#on.set(thing, [...(this.#on.get(thing) ?? []), found]);
	}

	/** What a click on this thing may mean. */
	at(thing: Thing): Numbered[] {
		return this.#on.get(thing) ?? NONE;
	}

	/** Whether a choice is made on a card that lies before this person. */
	isOnCard({ offer }: Numbered): boolean {
		return this.#cards.has(offer.on);
	}

	/** The buttons: what is neither on a card nor on a place of the map; a few figures, too, so that nobody has to look for them. In a combat the map is away. */
	get buttons(): Numbered[] {
		const free = this.all.filter((one) => one !== this.passing && !this.grave.includes(one) && !this.isOnCard(one));
		if (this.#fighting) return free;
		const figures = free.filter(({ offer }) => isOnMap(offer.on) && !isPlace(offer.on));
		return free.filter(({ offer }) => !isOnMap(offer.on) || (!isPlace(offer.on) && !isPlace(offer.to) && figures.length <= MOST_BUTTONS));
	}

	/** Whether something on a card or on the map waits to be chosen that is no button. */
	get elsewhere(): boolean {
		const buttons = this.buttons;
		return this.all.some((one) => one !== this.passing && !this.grave.includes(one) && !buttons.includes(one));
	}

	/** Why this cannot be chosen now; what is said of a thing alone comes before what is said of all. */
	why(thing: Thing): Text {
		const whys = this.#asking?.whys ?? [];
		const of = (named: Thing): Text => whys.find(({ on }) => on.includes(named))?.text ?? '';
		return of(thing) || (thing.startsWith('place.') ? of('place.*') : '');
	}
}

/** The section of the rules that a refusal follows from. */
export const sectionOf = (asking: Asking | null, why: Text): string => asking?.whys.find(({ text }) => text === why)?.section ?? '';

/** The cards that lie before this person: his hand, and what he has just drawn. */
export function shownCards({ closed }: Board): Thing[] {
	return [...closed.drawn, ...closed.hand.map(({ card }) => card)];
}

/** The digits of the buttons, in their order, after those of the lit cards. */
export const digits = (buttons: readonly Numbered[], cards = 0): Map<string, Numbered> => new Map(buttons.slice(0, Math.max(0, 9 - cards)).map((button, place) => [String(cards + place + 1), button]));
