/* A line for tests: what the client sends is kept, what the server says is put in by hand. */

import type { Change, Command, Message, Request, State } from './protocol';

export class FakeSocket {
	static all: FakeSocket[] = [];
	static get last(): FakeSocket {
		return FakeSocket.all[FakeSocket.all.length - 1];
	}

	sent: (Command | Request)[] = [];
	closed = false;
	onopen: (() => void) | null = null;
	onmessage: ((event: { data: string }) => void) | null = null;
	onclose: (() => void) | null = null;

	constructor(readonly url: string) {
		FakeSocket.all.push(this);
	}

	send(data: string): void {
		this.sent.push(JSON.parse(data) as Command | Request);
	}

	close(): void {
		this.closed = true;
	}

	open(): void {
		this.onopen?.();
	}

	say(message: Message): void {
		this.onmessage?.({ data: JSON.stringify(message) });
	}

	breakDown(): void {
		this.onclose?.();
	}
}

export function stateAt(n: number, more: Partial<State> = {}): State {
	return {
		is: 'state', table: 't1', n, done: null, news: { after: n - 1, lines: [{ n, text: `line ${n}`, is: 'Play', group: null, weight: 1, about: [] }] },
		view: { game: 'chess', seat: 2, asked: 2, language: 'en', question: '?', subject: '', choices: [], refused: [], over: null, phrases: [], pages: [], board: { chairs: [{ cards: 7 }, { cards: 4, hand: null }] } },
		people: [], undo: { may: false, why: '', asked: null }, said: [], next: null, lesson: null, coach: null, clock: null, resign: 'no', speed: 1, ...more,
	};
}

/** What makes the state of this number of the one before. */
export function changeAt(n: number, more: Partial<Change> = {}): Change {
	const { table, news } = stateAt(n);
	return { is: 'change', table, n, on: n - 1, language: 'en', done: null, news, view: {}, ...more };
}
