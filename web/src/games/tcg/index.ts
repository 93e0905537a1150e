/* The trading card game: a table of its own that fills the window, and the bench on which decks are built. */

import { say } from '../../text/text.svelte';
import type { OwnGame } from '../own';
import type { Board } from './board';

const tcg: OwnGame = {
	table: () => import('./TcgTable.svelte'),
	fills: true,
	head: () => import('./Head.svelte'),
	tellsEnd: true,
	pages: { '/decks': () => import('./builder/Decks.svelte') },
	whereabouts: (view) => {
		const board = view.board as Board | null;
		if (board === null) return null;
		const { number, seat, text } = board.turn;
		const who = board.seats.find((one) => one.seat === seat);
		return { title: '', parts: [number > 0 && who ? say('tcg-bar-turn', { number, who: who.name, mine: seat === view.seat ? 'yes' : 'no' }) : '', text] };
	},
	standing: (view) => {
		const board = view.board as Board | null;
		if (board === null) return null;
		const threats = board.threats.map((threat) => threat.text);
		return [...board.seats.map((seat) => seat.out || say('tcg-bar-seat', { who: seat.name, site: seat.at, burdens: seat.burdens, limit: seat.resistance })), ...threats];
	},
	keys: () => [['P', say('tcg-key-pass')], ['N', say('tcg-key-next')]],
	takesAlone: true,
};
export default tcg;
