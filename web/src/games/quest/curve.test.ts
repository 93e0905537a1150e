import { expect, it } from 'vitest';
import type { Standing } from './board';
import { leadAt, lineOf, turningPoint } from './curve';

const TRACK = { finale: 18, falls: 10 };
const at = (round: number, green: number, red: number, black = 0, yellow = 0): Standing => ({ round, green, red, black, yellow });

it('counts as the rules do who is nearer to the Finale', () => {
	expect(leadAt(at(1, 4, 2), TRACK)).toBe(2);
	expect(leadAt(at(1, 4, 9, 9, 9), TRACK)).toBe(-11); // all three short by one are three spaces away
	expect(leadAt(at(1, 4, 4), TRACK)).toBe(0);
});

it('finds the round from which the winner led to the end', () => {
	const rounds = [at(1, 2, 1), at(2, 4, 6), at(3, 8, 7), at(4, 12, 8)];
	expect(turningPoint(rounds, TRACK, 'heroes')).toBe(3);
	expect(turningPoint(rounds, TRACK, 'sauron')).toBe(0);
});

it('draws a marker from the left edge to the right one', () => {
	expect(lineOf([at(1, 0, 0), at(2, 9, 0), at(3, 18, 0)], 'green', 18, 200, 90)).toBe('0.0,90.0 100.0,45.0 200.0,0.0');
});
