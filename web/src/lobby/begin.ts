/* From a wish to a table: one call, and we are there. */

import { ownOf } from '../games/own';
import { go } from '../route.svelte';
import { language } from '../text/text.svelte';
import { api } from '../wire/api';
import { me } from '../wire/me.svelte';
import type { GameId, NewTable, SeatWish, TableInfo } from '../wire/protocol';

let told: TableInfo | null = null;

/** What was told of a table when it was opened: who goes there at once need not ask again. */
export const begun = {
	keep: (info: TableInfo): void => void (told = info),
	take: (id: string): TableInfo | null => (told?.id === id ? told : null),
	forget: (): void => void (told = null),
};

/** Open this table and go to it. A newcomer is a guest by then, and what draws the table is fetched meanwhile. */
export async function begin(table: NewTable): Promise<void> {
	await me.ensure();
	const opening = api.post<TableInfo>(`/api/tables?language=${language.current}`, table);
	const frame = import('../table/Table.svelte').catch(() => undefined);
	void ownOf(table.game).table?.().catch(() => undefined);
	const made = await opening;
	begun.keep(made);
	await frame;
	go(`/table/${made.id}`);
}

/** Who has read the start page for a moment will want a table: its frame comes while nothing else does. Returns how to end that. */
export function expectTables(): () => void {
	const saving = (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData;
	const timer = saving ? undefined : setTimeout(() => void import('../table/Table.svelte').catch(() => undefined), 2500);
	return () => clearTimeout(timer);
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
