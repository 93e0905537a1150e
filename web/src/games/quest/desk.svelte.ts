/* What the sheets beside the table share with the table: what can be done there, and whose sheet is open. */

import type { Play } from './play.svelte';

export type Shown = number | 'decks';

class QuestDesk {
	play = $state.raw<Play | null>(null);
	/** the sheet that is shown: of a seat (0 is Sauron), or the decks; null: that of whoever looks */
	shown = $state.raw<Shown | null>(null);
	/** on a narrow table sheets are drawers: whether one is pulled out */
	pulled = $state(false);

	/** Bring this sheet to the front; where there is no place beside the table it is pulled out. */
	open(shown: Shown, docked: boolean): void {
		this.shown = shown;
		this.pulled = !docked;
	}
}

export const desk = new QuestDesk();
