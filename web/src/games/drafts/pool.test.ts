import { afterEach, describe, expect, it, vi } from 'vitest';
import { stateAt } from '../../wire/fake';
import type { TableLine } from '../../wire/line.svelte';
import type { Command } from '../../wire/protocol';
import type { Face } from '../tcg/board';
import type { Deck, FaceOf } from '../tcg/builder/deck';
import type { Board } from './board';
import { choiceOf, PoolBench, stepped } from './pool.svelte';

const faces: Record<string, Partial<Face>> = { elf: { kind: 'companion' }, bree: { kind: 'site', site: 2 }, inn: { kind: 'site', site: 2 }, road: { kind: 'site', site: 1 }, one: { kind: 'ring' }, frodo: { kind: 'companion' } };
const of: FaceOf = (key) => faces[key] as Face | undefined;
const deck: Deck = { name: '', ring_bearer: 'other', ring: 'old', sites: ['road', 'bree'], draw: { elf: 1 } };

describe('the deck of an event', () => {
	it('shows a step before the server has answered', () => {
		expect(stepped(deck, { act: 'put', key: 'elf' }, of).draw).toEqual({ elf: 2 });
		expect(stepped(deck, { act: 'out', key: 'elf' }, of).draw).toEqual({});
		expect(stepped(deck, { act: 'with', key: 'inn' }, of).sites).toEqual(['road', 'inn']);
		expect(stepped(deck, { act: 'with', key: 'one' }, of).ring).toBe('one');
		expect(stepped(deck, { act: 'with', key: 'frodo' }, of).ring_bearer).toBe('frodo');
		expect(stepped(deck, { way: 'suggest' }, of)).toBe(deck);
	});

	it('finds the choice of a step, and none where it cannot be taken', () => {
		const board = { offers: [{ act: 'put', key: 'elf', choice: 4 }], ways: { suggest: 1, take: 2, finish: -1 } } as unknown as Board;
		expect(choiceOf(board, { act: 'put', key: 'elf' })).toBe(4);
		expect(choiceOf(board, { act: 'out', key: 'elf' })).toBe(-1);
		expect(choiceOf(board, { way: 'suggest' })).toBe(1);
		expect(choiceOf(board, { way: 'finish' })).toBe(-1);
	});
});

describe('cards that are clicked faster than the server answers', () => {
	afterEach(() => vi.unstubAllGlobals());

	/** A page at the table of a pool of three Elves, of which the server has so many in the deck. */
	function page(inDeck: number): { bench: PoolBench; line: { pending: Command[]; state: unknown }; sent: number[] } {
		const board = { deck: { ...deck, draw: inDeck ? { elf: inDeck } : {} }, pool: ['elf', 'elf', 'elf'], given: null, reasons: [], offers: [{ act: 'put', key: 'elf', choice: 4 }], ways: {} };
		const state = stateAt(1);
		state.view.board = board as never;
		const sent: number[] = [];
		const line = { pending: [] as Command[], state, answer: (choice: number) => { sent.push(choice); line.pending = [{ do: 'answer' } as Command]; } };
		return { bench: new PoolBench(of, () => state, () => line as unknown as TableLine, () => false), line, sent };
	}

	it('are not lost when the page is loaded anew, and none is put in twice', () => {
		const kept = new Map<string, string>();
		vi.stubGlobal('sessionStorage', { getItem: (place: string) => kept.get(place) ?? null, setItem: (place: string, text: string) => void kept.set(place, text) });
		const before = page(0);
		for (let card = 0; card < 3; card++) before.bench.add({ key: 'elf', kind: 'companion' } as Face);
		before.bench.send(); // the first is on its way, two wait
		expect(before.sent).toEqual([4]);
		const after = page(1); // the first has come to the server
		expect(after.bench.deck.draw).toEqual({ elf: 3 });
		after.bench.send();
		after.line.pending = [];
		after.bench.send();
		after.line.pending = [];
		after.bench.send();
		expect(after.sent).toEqual([4, 4]);
		expect(page(3).bench.busy).toBe(false);
	});
});
