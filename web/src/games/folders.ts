/* A game may bring a folder of its own, named by its id, with any of these files; what is not there is plain.
   index.ts what the frame asks of it (see own.ts) · story.svelte.ts its part of the start page · vignette.ts, emblems.ts, Chip.svelte its drawings.
   Each page looks for the files that it needs, so that nobody fetches what he does not look at. */

import type { GameId } from '../wire/protocol';

const FOLDER = /\/([^/]+)\/[^/]+$/;

/** What was found in the folders, by the id of its game. */
export function byGame<T>(found: Record<string, T>): Partial<Record<GameId, T>> {
	return Object.fromEntries(Object.entries(found).map(([path, part]) => [FOLDER.exec(path)?.[1] ?? '', part]));
}
