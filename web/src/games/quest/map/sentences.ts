/* The map in words: every place and path as a sentence, for whoever hears it and for the card beside the map. */

import { say } from '../../../text/text.svelte';
import type { Journey, Price } from '../board';
import type { Atlas, Way } from './atlas';
import type { Desk } from './desk.svelte';

const listed = (parts: string[]): string => parts.filter(Boolean).join(', ');

/** What kind of place it is: where it lies, haven, stronghold, perilous. */
export function nature({ atlas, ground, board }: Desk, place: string): string {
	const site = ground.sites.get(place)!;
	const perilous = board.turn.perilous === place || board.heroes.some((hero) => hero.seat === board.turn.seat && hero.perilous.includes(place));
	return listed([
		atlas.title(`region.${site.region}`),
		site.haven ? say('quest-haven') : '',
		site.stronghold > 0 ? say('quest-stronghold', { count: site.stronghold }) : '',
		site.perilous ? say('quest-always-perilous') : perilous ? say('quest-map-perilous') : '',
	]);
}

/** What pays for a path. */
export function priceText({ title }: Atlas, { terrain, number, cards, any }: Price): string {
	const alone = [...new Set(cards.map(title))].join(', ');
	const wanted = { terrain: title(`terrain.${terrain}`), number, alone };
	if (alone && any && number > 1) return say('quest-map-price-both', wanted);
	return alone ? say('quest-map-price-one', wanted) : say('quest-map-price-many', wanted);
}

export function journeyText({ title }: Atlas, { legs, cost }: Journey): string {
	const way = legs.map(({ place }) => title(`place.${place}`)).join(', ');
	return say('quest-map-journey', { steps: legs.length, cards: cost, way });
}

/** `number` is what it costs now, where that is not what is printed. */
export function pathText({ title }: Atlas, { between: [one, other], terrain, number: printed, water }: Way, number = printed): string {
	return say('quest-map-path', { one: title(`place.${one}`), other: title(`place.${other}`), terrain: title(`terrain.${terrain}`), number, water: water ? 'yes' : 'no' });
}

/** All about a place in one breath: what it is, what is there, what can be done and what it costs, or why not. */
export function placeAloud(desk: Desk, place: string, words: (number: number) => string): string {
	const { atlas, reach, held } = desk;
	const numbers = reach.at(place);
	const price = [...reach.prices.values()].find(({ number }) => numbers.includes(number))?.price;
	const room = reach.rooms.get(place);
	const journey = reach.journeys.get(place);
	const taken = held ? [] : desk.movableAt(place);
	const parts = [
		`${atlas.title(`place.${place}`)} (${nature(desk, place)})`,
		listed(desk.here(place).map(({ name }) => name)),
		...numbers.map(words),
		price ? priceText(atlas, price) : '',
		room ? say('quest-map-room', { there: room.there, limit: room.limit }) : '',
		...taken.map(({ name }) => say('quest-map-take', { figure: name })),
		journey && journey.legs.length > 1 ? journeyText(atlas, journey) : '',
		...desk.missed(place).map(({ names, why }) => [names.join(', '), why].filter(Boolean).join(': ')),
		numbers.length + taken.length === 0 && reach.firstStep(place) === undefined ? reach.why(`place.${place}`) : '',
	];
	return parts.filter(Boolean).map((part) => (/[.。?？!！]$/.test(part) ? part : say('quest-sentence', { text: part }))).join(' ');
}
