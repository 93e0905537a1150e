import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { changeAt, FakeSocket, stateAt } from './fake';
import { TableLine } from './line.svelte';
import type { Command, Hint } from './protocol';

let line: TableLine;

beforeEach(() => {
	vi.useFakeTimers();
	vi.stubGlobal('WebSocket', FakeSocket);
	vi.stubGlobal('location', { protocol: 'http:', host: 'table.test' });
	FakeSocket.all = [];
	line = new TableLine('t1');
});

afterEach(() => {
	line.close();
	vi.unstubAllGlobals();
	vi.useRealTimers();
});

/** Open the line and show the table at this number. */
function begin(n = 5): FakeSocket {
	FakeSocket.last.open();
	FakeSocket.last.say(stateAt(n));
	return FakeSocket.last;
}

test('the line is opened with the table, the last number, the language and the coach as the person has it', () => {
	expect(FakeSocket.last.url).toBe('ws://table.test/ws?table=t1&last=0&language=en&coach=kept');
	expect(line.connected).toBe(false);
	begin();
	expect(line.connected).toBe(true);
	expect(line.state?.n).toBe(5);
});

test('a command carries table, seat, number and an id of its own, and waits until it is done', () => {
	const socket = begin();
	line.answer(3, 5);
	const [command] = socket.sent as Command[];
	expect(command).toMatchObject({ do: 'answer', choice: 3, table: 't1', seat: 2, at: 5 });
	expect(command.id.length).toBeGreaterThan(15);
	expect(line.pending).toEqual([command]);
	socket.say(stateAt(6, { done: command.id }));
	expect(line.pending).toEqual([]);
});

test('a second click is the same wish', () => {
	const socket = begin();
	line.answer(1, 5);
	line.answer(2, 5);
	expect(socket.sent).toHaveLength(1);
});

test('what was not confirmed is sent again with the same id, once the line is back', () => {
	const first = begin();
	line.answer(0, 5);
	first.breakDown();
	expect(line.connected).toBe(false);
	expect(line.state?.n).toBe(5);
	vi.advanceTimersByTime(400);
	const second = FakeSocket.last;
	expect(second).not.toBe(first);
	expect(second.url).toContain('last=5');
	second.open();
	expect(second.sent).toEqual(first.sent);
	second.say({ is: 'done', id: (first.sent[0] as Command).id, n: 6 });
	expect(line.pending).toEqual([]);
});

test('what is chosen while the line is lost is sent when it is back', () => {
	begin().breakDown();
	line.answer(1, 5);
	expect(line.pending).toHaveLength(1);
	vi.advanceTimersByTime(400);
	FakeSocket.last.open();
	expect(FakeSocket.last.sent).toMatchObject([{ do: 'answer', choice: 1, at: 5 }]);
});

test('a refused command is forgotten and its reason shown until the next command', () => {
	const socket = begin();
	line.answer(9, 5);
	socket.say({ is: 'refused', id: (socket.sent[0] as Command).id, code: 'no_such_choice', text: 'There is no such choice.' });
	expect(line.pending).toEqual([]);
	expect(line.problem).toBe('There is no such choice.');
	line.answer(1, 5);
	expect(line.problem).toBe('');
});

test('waits grow from a quarter of a second to one second, after a minute to five', () => {
	begin();
	const waits: number[] = [];
	let time = 0;
	while (time < 90_000) {
		const count = FakeSocket.all.length;
		FakeSocket.last.breakDown();
		let waited = 0;
		for (; FakeSocket.all.length === count; waited += 50) vi.advanceTimersByTime(50);
		waits.push(waited);
		time += waited;
	}
	expect(waits[0]).toBeLessThanOrEqual(350);
	expect(waits[1]).toBeGreaterThan(350);
	expect(Math.max(...waits.slice(0, 40))).toBeLessThanOrEqual(1300);
	expect(waits.at(-1)).toBeGreaterThanOrEqual(3750);
	expect(waits.at(-1)).toBeLessThanOrEqual(6300);
});

test('an older state than the one we have is ignored, the same number is taken', () => {
	const socket = begin(7);
	socket.say(stateAt(6));
	expect(line.state?.n).toBe(7);
	socket.say(stateAt(7, { news: { after: 0, lines: [{ n: 7, text: 'regel 7', is: 'Play', group: null, weight: 1, about: [] }] } }));
	expect(line.journal.map(({ text }) => text)).toEqual(['regel 7']);
});

test('a change makes the next state of the one that is held', () => {
	const socket = begin(5);
	line.answer(1, 5);
	const done = line.pending[0].id;
	socket.say(changeAt(6, { done, view: { '': { question: '!' }, 'board/chairs/1': { cards: 3 } }, said: [] }));
	expect(line.state).toMatchObject({ is: 'state', n: 6, table: 't1', people: [], view: { seat: 2, question: '!' } });
	expect(line.state?.view.board).toEqual({ chairs: [{ cards: 7 }, { cards: 3, hand: null }] });
	expect(line.journal.map(({ n }) => n)).toEqual([5, 6]);
	expect(line.pending).toEqual([]);
});

test('a change that comes twice or late does no harm', () => {
	const socket = begin(5);
	socket.say(changeAt(6));
	const held = line.state;
	socket.say(changeAt(6));
	socket.say(changeAt(5));
	expect(line.state).toBe(held);
	expect(line.connected).toBe(true);
});

test('where a message was lost, or the language is another, the line is opened anew', () => {
	for (const odd of [changeAt(7), changeAt(6, { language: 'nl' })]) {
		const socket = begin(5);
		const held = line.state;
		socket.say(odd);
		expect(line.state).toBe(held);
		expect(socket.closed).toBe(true);
		vi.advanceTimersByTime(400);
		expect(FakeSocket.last.url).toContain('last=5');
		expect(FakeSocket.last).not.toBe(socket);
	}
});

test('the journal grows, and shrinks when something is taken back', () => {
	const socket = begin(1);
	socket.say(stateAt(2));
	socket.say(stateAt(3));
	expect(line.journal.map(({ n }) => n)).toEqual([1, 2, 3]);
	socket.say(stateAt(4, { news: { after: 2, lines: [] } }));
	expect(line.journal.map(({ n }) => n)).toEqual([1, 2]);
});

test('who comes and goes is seen without a new state', () => {
	const socket = begin();
	const people = [{ seat: 2, kind: 'person' as const, name: 'Mei', here: true, bot: '', standing_in: false, me: false, shown: false, program: false, waited: false }];
	socket.say({ is: 'people', n: 4, people: [] });
	expect(line.state?.people).not.toBe(people);
	socket.say({ is: 'people', n: 5, people });
	expect(line.state?.people).toEqual(people);
	expect(line.state?.n).toBe(5);
});

test('a hint is answered or refused', async () => {
	const socket = begin();
	const wish = line.hint();
	const asked = socket.sent[0] as { do: 'hint'; id: string };
	expect(asked).toMatchObject({ do: 'hint', at: 5 });
	const hint: Hint = { is: 'hint', id: asked.id, at: 5, choice: 2, text: 'Play it.', why: '' };
	socket.say(hint);
	await expect(wish).resolves.toEqual(hint);
	const second = line.hint();
	socket.say({ is: 'refused', id: (socket.sent[1] as { id: string }).id, code: 'stale', text: 'Too late.' });
	await expect(second).rejects.toMatchObject({ code: 'stale', text: 'Too late.' });
	expect(line.problem).toBe('');
});

test('a line on which nothing answers a ping is opened anew', () => {
	const first = begin();
	vi.advanceTimersByTime(20_000);
	expect(first.sent).toEqual([{ do: 'ping' }]);
	first.say({ is: 'pong' });
	vi.advanceTimersByTime(20_000);
	expect(FakeSocket.all).toHaveLength(1);
	vi.advanceTimersByTime(20_500);
	expect(first.closed).toBe(true);
	expect(FakeSocket.all).toHaveLength(2);
});

test('a line that does not open is given up and opened anew', () => {
	vi.advanceTimersByTime(8_400);
	expect(FakeSocket.all).toHaveLength(2);
	begin();
	vi.advanceTimersByTime(15_000);
	expect(FakeSocket.all).toHaveLength(2);
});

test('who wakes up does not wait for the next ping', () => {
	const wake = new EventTarget();
	line.close();
	vi.stubGlobal('addEventListener', wake.addEventListener.bind(wake));
	vi.stubGlobal('removeEventListener', wake.removeEventListener.bind(wake));
	line = new TableLine('t1');
	const socket = begin();
	wake.dispatchEvent(new Event('online'));
	expect(socket.sent).toEqual([{ do: 'ping' }]);
	vi.advanceTimersByTime(3_400);
	expect(socket.closed).toBe(true);
	const next = FakeSocket.last;
	expect(next).not.toBe(socket);
	next.open();
	next.breakDown();
	wake.dispatchEvent(new Event('online'));
	expect(FakeSocket.last).not.toBe(next);
});

test('a table that does not exist is not asked for again; a restart is', () => {
	const socket = begin();
	socket.say({ is: 'closed', code: 'no_such_table', text: 'There is no such table.' });
	socket.breakDown();
	vi.advanceTimersByTime(10_000);
	expect(FakeSocket.all).toHaveLength(1);
	expect(line.closed?.text).toBe('There is no such table.');

	const other = new TableLine('t2');
	FakeSocket.last.open();
	FakeSocket.last.say({ is: 'closed', code: 'going_down', text: 'Back in a moment.' });
	FakeSocket.last.breakDown();
	vi.advanceTimersByTime(1_000);
	expect(FakeSocket.all).toHaveLength(3);
	other.close();
});

test('nothing is opened after the line was closed', () => {
	begin();
	line.close();
	vi.advanceTimersByTime(60_000);
	expect(FakeSocket.all).toHaveLength(1);
	expect(FakeSocket.last.closed).toBe(true);
});
