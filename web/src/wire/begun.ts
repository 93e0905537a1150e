/* What was told of a table when it was opened: who goes there at once need not ask again. */

import type { TableInfo } from './protocol';

let kept: TableInfo | null = null;

export const begun = {
	keep(info: TableInfo): void {
		kept = info;
	},
	/** What is known of this table, once. */
	take(id: string): TableInfo | null {
		const found = kept?.id === id ? kept : null;
		kept = null;
		return found;
	},
};
