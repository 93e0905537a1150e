/* From a puzzle to a table of it. */

import { go } from '../route.svelte';
import { api } from '../wire/api';
import { me } from '../wire/me.svelte';
import type { GameId, PuzzleInfo, TableInfo } from '../wire/protocol';

/** A table of this puzzle; one that was left is opened again. */
export async function playPuzzle(game: GameId, { name }: PuzzleInfo): Promise<void> {
	await me.ensure();
	go(`/table/${(await api.post<TableInfo>(`/api/games/${game}/puzzles/${name}/play`)).id}`);
}
