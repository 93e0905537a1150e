/* The map as the server tells it, for the tests: made of the same files, with the names of one language. */

import type { Atlas } from './atlas';

const files = import.meta.glob<any>('../../../../../src/onetable/games/quest/{data/map,text/names}.json', { eager: true, import: 'default' });
const [map, names] = Object.keys(files).sort().map((file) => files[file]);

export const LANGUAGES = ['en', 'zh', 'ja', 'nl'];

export function atlasIn(language: string): Atlas {
	const title = (thing: string): string => names[thing]?.[language] ?? '';
	return {
		places: map.places.map((place: { id: string }) => ({ haven: false, stronghold: 0, perilous: false, ...place, name: title(`place.${place.id}`) })),
		paths: map.paths.map((path: { between: string[]; cost: number }) => ({ water: false, ...path, number: path.cost, key: `path.${path.between.join('.')}` })),
		sea: [],
		title,
	};
}
