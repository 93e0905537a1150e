/* The keyboard of this table: digits for the lit cards and then the buttons, P to pass, Enter or space to go on, Escape to put back. */

import { keysFirst } from '../../kit/keys';
import type { Play } from './play.svelte';
import { digits } from './reach';

export interface KeyWish {
	play: Play;
	still: () => boolean;
	/** go on from what is looked at; whether there was anything */
	goOn: () => boolean;
	/** close the reader; whether it was open */
	closeReader: () => boolean;
}

/** Listen before the frame does, since what a digit means is seen on this table; returns how to end that. */
export function tableKeys({ play, still, goOn, closeReader }: KeyWish): () => void {
	const act = (key: string): boolean => {
		if (/^[1-9]$/.test(key)) {
			const card = play.litCards[Number(key) - 1];
			const found = digits(play.reaches.buttons, play.litCards.length).get(key);
			if (card) play.tap(card, `${card}#0`);
			else if (found) play.answer(found.number);
			return true;
		}
		if (key === 'p' && play.reaches.passing) {
			play.answer(play.reaches.passing.number);
			return true;
		}
		if (key === 'c') return goOn();
		if (key !== 'Escape') return false;
		if (play.waits !== null) {
			play.stay();
			return true;
		}
		return closeReader() || play.putBack() || play.unmark();
	};
	return keysFirst((key) => !still() && act(key));
}
