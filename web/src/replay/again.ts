/* From a game that is over to a new table. */

import { go } from '../route.svelte';
import { api } from '../wire/api';
import { me } from '../wire/me.svelte';
import type { NewTable, SeatWish, TableInfo } from '../wire/protocol';

/** Go on from a step of this game. */
export async function branch(table: TableInfo, at: number, seats: SeatWish[]): Promise<void> {
	await me.ensure();
	go(`/table/${(await api.post<TableInfo>(`/api/tables/${table.id}/branch`, { at, seats })).id}`);
}

/** Let others play the same deal. */
export async function sameDeal(table: TableInfo, seats: SeatWish[]): Promise<void> {
	await me.ensure();
	const wish: NewTable = { game: table.game, players: table.players, seats, watch: table.watch, pace: table.pace, deal_of: table.id };
	go(`/table/${(await api.post<TableInfo>('/api/tables', wish)).id}`);
}
