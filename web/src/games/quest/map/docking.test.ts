import { describe, expect, it } from 'vitest';
import { beside, type Box, boxAround, cornered } from './docking';

const ROOM: Box = { left: 8, top: 60, right: 382, bottom: 450 };
const lies = ({ left, top }: { left: number; top: number }, width: number, height: number, box: Box): boolean =>
	left < box.right && left + width > box.left && top < box.bottom && top + height > box.top;

describe('a card over the map', () => {
	it('lies beside what it is about and over nothing that may be chosen', () => {
		let seed = 7;
		const chance = (most: number): number => (seed = (seed * 16807) % 2147483647) % most;
		for (let round = 0; round < 300; round++) {
			const places = Array.from({ length: 1 + chance(6) }, () => boxAround(20 + chance(350), 80 + chance(360), 24));
			const found = beside(170, 90, places[0], ROOM, places.slice(1));
			expect(found.left >= ROOM.left && found.left + 170 <= ROOM.right && found.top >= ROOM.top && found.top + 90 <= ROOM.bottom).toBe(true);
			expect(found.clear).toBe(!places.some((place) => lies(found, 170, 90, place)));
		}
	});

	it('lies to the right of it where nothing else is', () => {
		expect(beside(120, 60, boxAround(100, 200, 20), ROOM, [])).toEqual({ left: 132, top: 170, clear: true });
	});

	it('takes another corner than the one in which something may be chosen, and says when there is none', () => {
		expect(cornered(150, 150, ROOM, [])).toEqual({ left: 232, top: 60, clear: true });
		const upperRight = boxAround(350, 100, 24);
		const moved = cornered(150, 150, ROOM, [upperRight]);
		expect(moved.clear && !lies(moved, 150, 150, upperRight)).toBe(true);
		expect(cornered(300, 380, ROOM, [boxAround(195, 250, 40)]).clear).toBe(false);
	});
});
