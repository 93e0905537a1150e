import { expect, test } from 'vitest';
import type { Board, Piece, Seat, Skirmish } from './board';
import { fateOf, fieldOf, others, tug } from './sides';

const piece = (handle: number, owner: number, zone: Piece['zone'], more: Partial<Piece> = {}): Piece => ({ handle, owner, zone, ring_bearer: false, ...more }) as Piece;
const figure = (now: number): Skirmish['free'] => ({ now, printed: now, parts: [] });
const fight = (defender: number, minions: number[], free: number, shadow: number, state: Skirmish['state'] = 'now'): Skirmish =>
	({ defender, minions, state, free: figure(free), shadow: figure(shadow) }) as Skirmish;
const board = (pieces: Piece[], skirmishes: Skirmish[], turn = 0, players = 2): Board =>
	({ pieces, skirmishes, turn: { seat: turn, shadow: -1 }, seats: Array.from({ length: players }, (_, seat) => ({ seat }) as Seat) }) as Board;

test('who fights stays in the ranks, the Ring-bearer first, until the wounds are dealt', () => {
	const [sam, frodo, uruk] = [piece(1, 0, 'fellowship'), piece(2, 0, 'fellowship', { ring_bearer: true }), piece(3, 1, 'minions')];
	for (const state of ['to come', 'now', 'decided'] as const) {
		const found = fieldOf(board([sam, frodo, uruk], [fight(1, [3], 3, 5, state)]));
		expect(found.defenders.map(({ handle }) => handle)).toEqual([2, 1]);
		expect(found.minions).toEqual([uruk]);
		expect(found.now?.defender).toBe(state === 'to come' ? undefined : 1);
	}
});

test('the fellowship of who is not on the move rests', () => {
	const found = fieldOf(board([piece(1, 0, 'fellowship'), piece(2, 1, 'fellowship'), piece(3, 1, 'support')], []));
	expect(found.resting).toEqual([{ seat: 1, pieces: [expect.objectContaining({ handle: 2 })] }]);
	expect(found.beside).toEqual([{ seat: 1, pieces: [expect.objectContaining({ handle: 3 })] }]);
});

test('an ally that may be attacked stands with the fellowship', () => {
	const found = fieldOf(board([piece(1, 0, 'fellowship'), piece(4, 0, 'home', { takes_part: true }), piece(5, 0, 'home')], []));
	expect(found.defenders.map(({ handle }) => handle)).toEqual([1, 4]);
	expect(found.beside[0].pieces.map(({ handle }) => handle)).toEqual([5]);
});

test('a tie is the loss of who defends, and death is said', () => {
	expect(fateOf(7, 7, 'shadow', 1, false).word).toBe('tie');
	expect(fateOf(7, 7, 'shadow', 1, true).word).toBe('dies');
	expect([fateOf(8, 5, 'free', 1, true).word, fateOf(5, 8, 'shadow', 2, false).word]).toEqual(['wins', 'wounds']);
});

test('the bar shows where the weaker side is overwhelmed', () => {
	expect(tug(fight(1, [3], 6, 8), false)).toEqual({ fill: 50, mark: expect.closeTo(66.7, 1), overwhelm: 12, at: 100 });
	expect(tug(fight(1, [3], 9, 4), false)).toMatchObject({ overwhelm: 8, fill: 100 });
	expect(tug(fight(1, [3], 3, 8), true).overwhelm).toBe(9);
});

test('the other side of the pair at play comes first, then around the table', () => {
	const six = board([], [], 3, 6);
	expect(others(six, 1)).toEqual([3, 2, 4, 5, 0]);
});
