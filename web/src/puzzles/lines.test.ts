import { expect, test } from 'vitest';
import { minutes, wayOf } from './lines';

test('ways are the same when every move is, and part with the first that is not', () => {
	expect(wayOf({ alike: 9, moves: 9 }, { moves: 9 })).toEqual({ same: true, move: 10 });
	expect(wayOf({ alike: 3, moves: 9 }, { moves: 9 })).toEqual({ same: false, move: 4 });
	expect(wayOf({ alike: 8, moves: 8 }, { moves: 9 })).toEqual({ same: false, move: 9 });
	expect(wayOf({ alike: 0, moves: 5 }, undefined)).toEqual({ same: false, move: 1 });
});

test('a time is told in minutes and seconds', () => {
	expect([0, 59, 60, 605].map(minutes)).toEqual(['0:00', '0:59', '1:00', '10:05']);
});
