/* What the sheets over the table share with the table: what can be done there, and whose sheet is open. */

import type { Play } from './play.svelte';

export type Shown = number | 'decks';

class QuestDesk {
	play = $state.raw<Play | null>(null);
	/** the sheet that is shown: of a seat (0 is Sauron), or the decks; null: that of whoever looks */
	shown = $state.raw<Shown | null>(null);
	/** whether the sheets are open */
	pulled = $state(false);

	/** Bring this sheet to the front. */
	open(shown: Shown): void {
		this.shown = shown;
		this.pulled = true;
	}
}

export const desk = new QuestDesk();
