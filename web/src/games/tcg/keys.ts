/* The keyboard of this table: digits for the numbered buttons, P to pass, N to the next card that can be chosen, Escape to put back. */

import { keysFirst } from '../../kit/keys';
import type { Play } from './play.svelte';
import { digits, type Numbered } from './reach';

export const LIT = '.held.legal, .place.legal, .legal > .body';

/** What a digit means now: in the list of a card its lines, else the buttons of the strip. */
export function meant(play: Pick<Play, 'held' | 'list' | 'reaches'>, digit: string): Numbered | undefined {
	return play.held !== null && play.list.length > 0 ? play.list[Number(digit) - 1] : digits(play.reaches.buttons).get(digit);
}

/** Listen before the frame does, since what a digit means is seen on this table; returns how to end that. */
export function tableKeys(root: () => HTMLElement | undefined, play: Play, still: () => boolean): () => void {
	const act = (key: string): boolean => {
		// who presses a key while something flies does not know yet what is asked
		if (play.aloft && /^[\dpn]$/.test(key)) {
			void play.hurry();
			return true;
		}
		if (/^\d$/.test(key)) {
			const found = meant(play, key);
			if (found) play.answer(found.number);
			return true;
		}
		if (key === 'p' && play.reaches.passing) {
			play.answer(play.reaches.passing.number);
			return true;
		}
		if (key === 'n') return next(root());
		if (key === 'Escape' && (play.waits !== null || play.gliding)) {
			play.stay();
			return true;
		}
		if (key === 'Escape') return putBack(root(), play);
		return false;
	};
	return keysFirst((key) => !still() && act(key));
}

function next(root: HTMLElement | undefined): boolean {
	const lit = [...(root?.querySelectorAll<HTMLElement>(LIT) ?? [])];
	if (lit.length === 0) return false;
	const goal = lit[(lit.indexOf(document.activeElement as HTMLElement) + 1) % lit.length];
	goal.focus();
	goal.scrollIntoView({ block: 'nearest', inline: 'nearest' });
	return true;
}

function putBack(root: HTMLElement | undefined, play: Play): boolean {
	const card = play.held ?? play.reason?.card;
	if (!play.putBack()) return false;
	root?.querySelector<HTMLElement>(`button[data-lies="${card}"], [data-lies="${card}"] .body`)?.focus();
	return true;
}
