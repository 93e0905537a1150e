/* The next game with the same people. */

import { api } from '../wire/api';
import type { NewTable, Person, SeatWish, TableInfo } from '../wire/protocol';

export function wishesOf(people: readonly Person[]): SeatWish[] {
	return people.map((person) => (person.me ? { kind: 'me' } : person.kind === 'bot' ? { kind: 'bot', bot: person.bot } : { kind: 'open' }));
}

/** Open the table that follows; of several people who ask for it, all come to the same one. Returns its id. */
export async function playOn(info: TableInfo, people: readonly Person[], setup: Record<string, unknown>, sameDeal: boolean): Promise<string> {
	const wish: NewTable = { game: info.game, setup, players: info.players, seats: wishesOf(people), watch: info.watch, pace: info.pace };
	if (sameDeal) wish.deal_of = info.id;
	return (await api.post<TableInfo>('/api/tables', wish)).id;
}
