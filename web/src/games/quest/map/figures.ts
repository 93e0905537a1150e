/* All that stands and lies on the map, as this person knows it. */

import { say } from '../../../text/text.svelte';
import type { Board, Thing } from '../board';
import type { Atlas } from './atlas';
import type { Sort } from './signs';

export interface Figure {
	/** by what it is known from one picture to the next, and by what it is offered */
	thing: Thing;
	place: string;
	sort: Sort;
	id: string;
	count: number;
	more: string;
	/** what it is, as a part of a sentence */
	name: string;
}

/** What heroes have told each other about a place. */
export interface Mark {
	seat: number;
	place: string;
	beware: boolean;
}

const last = (thing: Thing): string => thing.slice(thing.indexOf('.') + 1);

/** In the order in which they stand beside each other: who acts first, then what lies there. */
export function figuresOf(board: Board, { title }: Atlas, marks: Mark[]): Figure[] {
	const known = new Map(board.closed.known.map(({ number, face }) => [number, face]));
	const found: Figure[] = [];
	const put = (sort: Sort, thing: Thing, place: string, id: string, name: string, count = 1, more = ''): void => {
		if (place) found.push({ thing, place, sort, id, count, more, name });
	};
	for (const { hero, place } of board.heroes) put('hero', `hero.${hero}`, place, hero, title(`hero.${hero}`));
	for (const { minion, place, damage, health } of board.minions) {
		const name = title(`minion.${minion}`);
		put('minion', `minion.${minion}`, place, minion, damage > 0 ? say('quest-wounded', { name, damage, health }) : name, 1, damage > 0 ? 'hurt' : '');
	}
	for (const { place, count, limit, joined } of board.influence) {
		put('influence', `influence.${place}`, place, '', joined ? say('quest-of-limit', { count, limit }) : say('quest-map-cut-off', { count, limit }), count, joined ? '' : 'cut');
	}
	for (const { number, place, pair, face } of board.tokens) {
		const seen = face || known.get(number) || '';
		put('token', `token.${number}`, place, last(seen), seen ? say('quest-map-token-known', { monster: title(seen) }) : say('quest-map-token'), 1, pair);
	}
	for (const { character, place } of board.characters) put('character', `character.${character}`, place, character, title(`character.${character}`));
	for (const { slot, card, place } of board.tower.plots) put('plot', `slot.${slot}`, place, last(card), say('quest-plot-here', { plot: title(card) }), slot + 1);
	if (board.event) put('event', 'event', board.event.place, last(board.event.card), say('quest-event-here', { event: title(board.event.card) }));
	for (const { place, count } of board.favor) put('favor', `favor.${place}`, place, '', say('quest-favor', { count }), count);
	for (const { hero, quests } of board.heroes) {
		for (const { card, places, active } of quests) {
			if (!active) continue;
			for (const place of places) put('quest', `${card}.${place}`, place, last(card), say('quest-quest-here', { hero: title(`hero.${hero}`), quest: title(card) }));
		}
	}
	for (const { seat, place, beware } of marks) {
		const hero = board.heroes.find((one) => one.seat === seat)?.hero ?? '';
		const who = title(`hero.${hero}`);
		put(beware ? 'beware' : 'goes', `mark.${seat}.${beware}`, place, hero, say(beware ? 'quest-map-beware' : 'quest-map-goes', { who }));
	}
	return found;
}
