/* The trick-taking game: a table of its own, and a book of chapters. */

import { say } from '../../text/text.svelte';
import type { OwnGame } from '../own';
import type { Board } from './board';

const fellowship: OwnGame = {
	table: () => import('./FellowshipTable.svelte'),
	fills: true,
	tellsEnd: true,
	pages: { '/book': () => import('./lobby/Book.svelte') },
	whereabouts: (view) => {
		const board = view.board as Board | null;
		if (board === null) return null;
		const where = board.trick ? say('bar-trick', { number: board.trick.number, count: board.trick.of }) : say('bar-round', { number: board.round });
		return { title: board.title, parts: [where, say('bar-players', { count: board.players })] };
	},
	standing: (view) =>
		(view.board as Board | null)?.chairs.filter((chair) => chair.name).map((chair) => [chair.name, chair.goal, chair.verdict_text].filter(Boolean).join(', ')) ?? null,
	// a card is always put down by hand
	choosesAlone: false,
};
export default fellowship;
