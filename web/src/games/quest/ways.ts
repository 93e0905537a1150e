/* Where cards come from and go to: a hand is drawn from and paid to its seat; in a combat all belongs to one of its two sides. */

import type { Ways } from '../../kit/lying';
import type { Board } from './board';

export function waysOf(after: Board, own: number): Ways {
	const combat = after.combat;
	const side = combat === null ? '' : own === combat.seat ? 'hero' : own === 0 ? 'foe' : '';
	const home = side ? `.fight .side.${side}` : `[data-seat="${own}"]`;
	/** the own card of this round has just left the hand */
	const laid = combat !== null && side !== '' && combat[side].state === 'laid';
	const sideOf = (lies: string): string => `.fight .side.${lies.slice('laid.'.length)}`;
	return {
		from: (lies) => (lies === `laid.${side}` ? '.hand-place' : lies.startsWith('laid.') ? sideOf(lies) : home),
		to: (lies) => (lies.startsWith('laid.') ? sideOf(lies) : laid ? `[data-lies="laid.${side}"]` : home),
	};
}
