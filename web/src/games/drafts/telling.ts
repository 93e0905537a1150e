/* A draft in words. */

import { say } from '../../text/text.svelte';
import type { Board, Seat } from './board';

/** Where in the event we are. */
export function stageOf(board: Board): string {
	if (board.stage === 'over') return say('drafts-over');
	if (board.stage === 'build') return say('drafts-stage-build');
	return say('drafts-stage-pick', { round: board.round, rounds: board.rounds, pick: board.pick, picks: board.picks });
}

/** Whether somebody is waited for. */
export const seatAloud = (seat: Seat): string => say(seat.done ? 'drafts-seat-done' : 'drafts-seat-busy', { who: seat.name });
