import { afterEach, expect, it, vi } from 'vitest';
import type { ReplayInfo, State } from '../wire/protocol';
import { Film } from './film.svelte';

const info = { table: { id: 't' }, steps: Array.from({ length: 3 }, (_, place) => ({ n: place + 1, seat: 0, text: '', group: null })), deals: [] } as unknown as ReplayInfo;
const stateAt = (n: number): State => ({ is: 'state', n }) as State;

/** Answers when told to, in any order. */
function fakeServer(): Map<number, () => void> {
	const waiting = new Map<number, () => void>();
	vi.stubGlobal('fetch', (path: string) => {
		const n = Number(/replay\/(\d+)/.exec(path)?.[1]);
		return new Promise((answer) => waiting.set(n, () => answer({ ok: true, status: 200, json: () => Promise.resolve(stateAt(n)) })));
	});
	return waiting;
}

afterEach(() => vi.unstubAllGlobals());

it('stays within the game', () => {
	const film = new Film(info, 99, 'all');
	expect(film.at).toBe(3);
	film.step(-10);
	expect(film.at).toBe(0);
});

it('begins again when it is played at the end, and a step by hand stops it', () => {
	const film = new Film(info, 3, 'all');
	film.play(true);
	expect([film.at, film.playing]).toEqual([0, true]);
	film.step(1);
	expect([film.at, film.playing]).toEqual([1, false]);
});

it('never shows a step that has been left since', async () => {
	const server = fakeServer();
	const film = new Film(info, 1, 'all');
	const first = film.show();
	film.step(1);
	const second = film.show();
	server.get(2)?.();
	await second;
	server.get(1)?.();
	await first;
	expect(film.state?.n).toBe(2);
});

it('has the next step ready', async () => {
	const server = fakeServer();
	const film = new Film(info, 0, 'all');
	const shown = film.show();
	server.get(0)?.();
	await shown;
	expect(server.has(1)).toBe(true);
});
