import { expect, test } from 'vitest';
import type { Board, Piece, Seat, Skirmish } from './board';
import { fieldOf, others, tug } from './sides';

const piece = (handle: number, owner: number, zone: Piece['zone'], more: Partial<Piece> = {}): Piece => ({ handle, owner, zone, ring_bearer: false, ...more }) as Piece;
const figure = (now: number): Skirmish['free'] => ({ now, printed: now, parts: [] });
const fight = (defender: number, minions: number[], free: number, shadow: number, state: Skirmish['state'] = 'now'): Skirmish =>
	({ defender, minions, state, free: figure(free), shadow: figure(shadow) }) as Skirmish;
const board = (pieces: Piece[], skirmishes: Skirmish[], turn = 0, players = 2): Board =>
	({ pieces, skirmishes, turn: { seat: turn, shadow: -1 }, seats: Array.from({ length: players }, (_, seat) => ({ seat }) as Seat) }) as Board;

test('who fights stands in a lane, the others of the fellowship beside, the Ring-bearer first', () => {
	const [sam, frodo, uruk] = [piece(1, 0, 'fellowship'), piece(2, 0, 'fellowship', { ring_bearer: true }), piece(3, 1, 'minions')];
	const calm = fieldOf(board([sam, frodo, uruk], []));
	expect(calm.fellowship.map(({ handle }) => handle)).toEqual([2, 1]);
	expect(calm.minions).toEqual([uruk]);
	const fought = fieldOf(board([sam, frodo, uruk], [fight(1, [3], 3, 5)]));
	expect(fought.now?.defender).toBe(1);
	expect(fought.fellowship).toEqual([frodo]);
	expect(fought.minions).toEqual([]);
});

test('the fellowship of who is not on the move rests', () => {
	const found = fieldOf(board([piece(1, 0, 'fellowship'), piece(2, 1, 'fellowship'), piece(3, 1, 'support')], []));
	expect(found.resting).toEqual([{ seat: 1, pieces: [expect.objectContaining({ handle: 2 })] }]);
	expect(found.beside).toEqual([{ seat: 1, support: [expect.objectContaining({ handle: 3 })], home: [] }]);
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
