/* Boards for tests: a round of four in its third trick, changed as each test likes. */

import type { Choice, View } from '../../wire/protocol';
import type { Board, CardCode, Chair, Trick } from './board';

export function exampleChair(chair: number, more: Partial<Chair> = {}): Chair {
	return {
		chair, seat: chair, mine: chair === 0, pyramid: false, key: ['sam', 'frodo', 'pippin', 'merry'][chair], name: ['Sam', 'Frodo', 'Pippin', 'Merry'][chair],
		goal: '', text: '', burdened: false, panes: null, verdict: 'behind', verdict_text: 'Behind', tricks: 0, cards: 5, hand: null, threat: '', declared: '',
		rider: null, gift: null, tucked: '', aside: '', ring: false, acts: false, won: [], giving: [], ...more,
	};
}

export function exampleTrick(number: number, cards: [number, CardCode][], more: Partial<Trick> = {}): Trick {
	return { number, of: 9, cards: cards.map(([chair, card]) => ({ chair, card, mark: '' })), over: false, next: 0, order: [1, 2, 3, 0], laid: null, suit: 'hills', ...more };
}

export function exampleBoard(more: Partial<Board> = {}): Board {
	return {
		chapter: 2, key: '', title: '', round: 1, players: 4, event: null, interlude: null, chairs: [0, 1, 2, 3].map((chair) => exampleChair(chair)), trick: null, tricks: [], lost: [],
		rings_open: false, deck: null, trump: '', stock: 0, barrow: { count: 0, cards: [] }, left: 9, pyramid: null, tray: [], ...more,
	};
}

export function exampleChoice(more: Partial<Choice>): Choice {
	return { text: '', is: 'Play', card: null, chair: null, to: null, key: null, reading: [], word: {}, ...more };
}

export function exampleView(more: Partial<View>): View {
	return { game: 'fellowship', seat: 0, asked: 0, language: 'en', question: '', subject: '', choices: [], refused: [], over: null, phrases: [], pages: [], board: exampleBoard(), ...more };
}
