import { describe, expect, it } from 'vitest';
import type { Face } from '../tcg/board';
import type { Deck, FaceOf } from '../tcg/builder/deck';
import type { Board } from './board';
import { choiceOf, stepped } from './pool.svelte';

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
