/* The next game with the same people. */

import { api } from '../wire/api';
import type { NewTable, TableInfo } from '../wire/protocol';

/** Open the table that follows; of several people who ask for it, all come to the same one. Returns its id. */
export async function playOn(info: TableInfo, setup: Record<string, unknown>, sameDeal: boolean): Promise<string> {
	const wish: NewTable = { game: info.game, setup, players: info.players, after: info.id };
	if (sameDeal) wish.deal_of = info.id;
	return (await api.post<TableInfo>('/api/tables', wish)).id;
}
