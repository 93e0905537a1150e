/* Games that are over and need not be listed any longer, on this device; their replays stay where they are. */

import { recall, remember } from '../kit/memory';

const PLACE = 'onetable.away';
/** More than this are not listed anyway. */
const MOST = 200;

class Away {
	tables = $state.raw<readonly string[]>(recall(PLACE).split(' ').filter(Boolean));

	put(table: string): void {
		this.tables = [...this.tables, table].slice(-MOST);
		remember(PLACE, this.tables.join(' '));
	}
}

export const away = new Away();
