/* Limited play: a table of its own, on which the cards and the bench of the trading card game lie. */

import { say } from '../../text/text.svelte';
import type { OwnGame } from '../own';
import type { Board } from './board';
import { seatAloud, stageOf } from './telling';

const drafts: OwnGame = {
	table: () => import('./DraftTable.svelte'),
	placesQuestion: true,
	beside: () => import('./DraftSide.svelte'),
	whereabouts: (view) => {
		const board = view.board as Board | null;
		return board && { title: '', parts: [stageOf(board)] };
	},
	standing: (view) => {
		const board = view.board as Board | null;
		return board && [stageOf(board), ...board.seats.map((seat) => seatAloud(seat))];
	},
	keys: () => [['Enter', say('drafts-key-pick')]],
	opensRound: true,
};
export default drafts;
