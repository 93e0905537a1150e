/* The plan that heroes make together: the last word of each about where he goes and where danger is, as long as it still says something. */

import type { Said } from '../../wire/protocol';
import type { Board, PlaceId } from './board';

/** Phrases that put a mark on the map. */
export const GOES = 'quest-say-go';
export const BEWARE = 'quest-say-beware';

export interface Mark {
	seat: number;
	phrase: string;
	place: PlaceId;
}

/** Places by the number by which phrases name them: the order of the alphabet of their ids. */
export const placesOf = (things: readonly string[]): PlaceId[] => things.filter((key) => key.startsWith('place.')).map((key) => key.slice('place.'.length)).sort();

/** The newest mark of each hero and kind; who has arrived goes there no more. */
export function planOf(said: readonly Said[], board: Board, places: readonly PlaceId[]): Mark[] {
	const found = new Map<string, Mark>();
	for (const { seat, phrase, about } of said) {
		const place = about === null ? undefined : places[about];
		if ((phrase === GOES || phrase === BEWARE) && place) found.set(`${seat} ${phrase}`, { seat, phrase, place });
	}
	return [...found.values()].filter(({ seat, phrase, place }) => phrase !== GOES || board.heroes.find((hero) => hero.seat === seat)?.place !== place);
}
