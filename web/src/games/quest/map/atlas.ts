/* What is printed on the map, taken from the faces that the server tells once for each language. */

import type { Face, Terrain, Thing } from '../board';

export type { Terrain };

export interface Site {
	id: string;
	name: string;
	region: string;
	x: number;
	y: number;
	haven: boolean;
	stronghold: number;
	perilous: boolean;
}
export interface Way {
	key: Thing;
	between: [string, string];
	terrain: Terrain;
	number: number;
	water: boolean;
}
export interface Atlas {
	places: Site[];
	/** those that are drawn */
	paths: Way[];
	/** those over the sea, seen by whoever may take them */
	sea: Way[];
	/** what anything is called */
	title: (thing: Thing) => string;
}

export function atlasOf(faces: Record<Thing, Face>): Atlas {
	const all = Object.values(faces);
	const ways = all.flatMap(({ key, path }) => (path ? [{ ...path, key }] : []));
	return {
		places: all.flatMap(({ key, title, site }) => (site ? [{ ...site, id: key.slice('place.'.length), name: title }] : [])),
		paths: ways.filter(({ sea }) => !sea),
		sea: ways.filter(({ sea }) => sea),
		title: (thing) => faces[thing]?.title ?? '',
	};
}
