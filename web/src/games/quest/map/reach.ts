/* What may be chosen on the map, found in the offers of the open question, and why other things may not. */

import type { Text } from '../../../wire/protocol';
import type { Asking, Journey, Offer, Price, Room, Thing } from '../board';

const ON_MAP = /^(minion|token|hero)\./;
const NONE: number[] = [];

/** The place that a choice leads to. */
function goal({ on, to, place }: Offer): string {
	const named = to || on;
	return named.startsWith('place.') ? named.slice(6) : to ? '' : place;
}

export class Reach {
	/** numbers of choices by the place they lead to, and by what is picked up or picked for them */
	readonly places = new Map<string, number[]>();
	readonly figures = new Map<Thing, number[]>();
	/** what lies on the map or in a hand and can be brought to a place */
	readonly movable = new Set<Thing>();
	/** places that only something on the map can be brought to, of which there are several: they are lit when one is taken up */
	readonly quiet = new Set<string>();
	readonly prices = new Map<Thing, { price: Price; number: number }>();
	readonly rooms = new Map<string, Room>();
	readonly journeys = new Map<string, Journey>();
	/** what is taken up, if it can be brought to a place at all */
	readonly held: Thing;
	readonly #asking: Asking | null;

	/** With something in the hand only its own ways are seen. */
	constructor(asking: Asking | null, taken: Thing) {
		this.#asking = asking;
		for (const offer of asking?.offers ?? []) if (offer.to.startsWith('place.')) this.movable.add(offer.on);
		const held = this.movable.has(taken) ? taken : '';
		this.held = held;
		for (const [number, offer] of asking?.offers.entries() ?? []) {
			const place = goal(offer);
			if (held && offer.on !== held) continue;
			if (place) add(this.places, place, number);
			if (offer.on && !offer.to) add(this.figures, offer.on, number);
			if (offer.price) this.prices.set(offer.price.path, { price: offer.price, number });
			if (offer.room && place) this.rooms.set(place, offer.room);
		}
		const movers = [...this.movable].filter((thing) => ON_MAP.test(thing));
		if (!held && movers.length > 1) {
			for (const [place, numbers] of this.places) if (numbers.every((number) => movers.includes(asking!.offers[number].on))) this.quiet.add(place);
		}
		for (const journey of asking?.journeys ?? []) this.journeys.set(journey.place, journey);
	}

	at = (place: string): number[] => this.places.get(place) ?? NONE;
	on = (figure: Thing): number[] => this.figures.get(figure) ?? NONE;

	/** The choice with which a way of several steps to this place begins. */
	firstStep(place: string): number | undefined {
		const legs = this.journeys.get(place)?.legs ?? [];
		return legs.length > 1 ? this.at(legs[0].place).find((number) => this.#asking?.offers[number].price) : undefined;
	}

	/** Why nothing can be chosen there: what is said of the thing itself goes before what is said of all. */
	why(thing: Thing): Text {
		const { held } = this;
		const whys = this.#asking?.whys ?? [];
		const found = held
			? (whys.find(({ on, to }) => on.includes(held) && to.includes(thing)) ?? whys.find(({ on, to }) => on.includes(held) && to.length === 0))
			: (whys.find(({ on, to }) => on.includes(thing) && to.length === 0) ?? whys.find(({ on }) => on.includes(thing)) ?? whys.find(({ on }) => thing.startsWith('place.') && on.includes('place.*')));
		return found?.text ?? '';
	}
}

function add<Key>(map: Map<Key, number[]>, key: Key, number: number): void {
	map.set(key, [...(map.get(key) ?? NONE), number]);
}
