/* From a wish to a table: one call, and we are there. */

import { go } from '../route.svelte';
import { api } from '../wire/api';
import { me } from '../wire/me.svelte';
import type { GameId, NewTable, SeatWish, TableInfo } from '../wire/protocol';

/** Open this table and go to it. A newcomer is a guest by then. */
export async function begin(table: NewTable): Promise<void> {
	await me.ensure();
	const made = await api.post<TableInfo>('/api/tables', table);
	go(`/table/${made.id}`);
}

/** Open this lesson and go to it; the server knows who sits there. */
export function learn(game: GameId, name: string): Promise<void> {
	return begin({ game, players: 1, setup: { lesson: name } });
}

/** Oneself and bots. */
export function withBots(players: number, mySeat = 0): SeatWish[] {
	return Array.from({ length: players }, (_, seat): SeatWish => (seat === mySeat ? { kind: 'me' } : { kind: 'bot' }));
}

/** Oneself and open seats. */
export function withFriends(players: number): SeatWish[] {
	return Array.from({ length: players }, (_, seat): SeatWish => ({ kind: seat === 0 ? 'me' : 'open' }));
}
