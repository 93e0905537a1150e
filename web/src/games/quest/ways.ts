/* Where cards come from and go to: a hand is drawn from and paid to its seat, a card of a combat comes from whoever plays it. */

import type { Ways } from '../../kit/lying';
import type { Board } from './board';

const seatOf = (seat: number): string => `[data-seat="${seat}"]`;

export function waysOf(after: Board, own: number): Ways {
	const combat = after.combat;
	const side = combat === null ? '' : own === combat.seat ? 'hero' : own === 0 ? 'foe' : '';
	/** the own card of this round has just left the hand */
	const laid = combat !== null && side !== '' && combat[side].state === 'laid';
	return {
		from: (lies) => (lies === `laid.${side}` ? '.hand-place' : lies === 'laid.hero' ? seatOf(combat?.seat ?? own) : seatOf(lies === 'laid.foe' ? 0 : own)),
		to: (lies) => (lies.startsWith('laid.') ? seatOf(lies === 'laid.hero' ? own : 0) : laid ? `[data-lies="laid.${side}"]` : seatOf(own)),
	};
}
