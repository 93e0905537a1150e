import { expect, test } from 'vitest';
import { cardsAcross, LEAST, RATIO, roomFor, tilesAcross, type Camps } from './room';

const camps = (more: Partial<Camps>): Camps => ({ minions: 2, defenders: 4, width: 740, height: 340, widest: 150, gap: 8, ratio: RATIO, ...more });

test('few pieces on a wide table are as large as height and width allow', () => {
	const room = roomFor(camps({}));
	expect(room).toMatchObject({ columns: 4, up: 1, down: 1 });
	expect(2 * room.height).toBeLessThanOrEqual(340 + 2);
	expect(roomFor(camps({ height: 900 })).width).toBe(150);
});

test('many stand in ranks where that makes them larger', () => {
	const room = roomFor(camps({ minions: 12, height: 520 }));
	expect(room.up).toBe(2);
	expect(room.width).toBeGreaterThanOrEqual(LEAST);
});

test('nothing is smaller than it may be: what is too much scrolls', () => {
	for (const [width, height] of [[352, 226], [382, 240], [700, 200]]) {
		for (const minions of [0, 1, 5, 12]) {
			for (const defenders of [1, 4, 7, 9]) {
				const room = roomFor(camps({ minions, defenders, width, height, gap: 4 }));
				expect(room.width).toBeGreaterThanOrEqual(LEAST);
				expect(room.columns * room.up).toBeGreaterThanOrEqual(minions);
				expect(room.columns * room.down).toBeGreaterThanOrEqual(defenders);
			}
		}
	}
});

test('four companions fit on the smallest phone without scrolling', () => {
	const room = roomFor(camps({ width: 352, height: 240, gap: 4 }));
	expect(room.columns * room.width + 12).toBeLessThanOrEqual(352);
	expect(room.height).toBe(Math.round(room.width * RATIO));
});

test('a hand stands side by side where each card has its width, else it is of tiles', () => {
	expect(cardsAcross(1000, 4, true)).toBe(132);
	const each = cardsAcross(742, 7, true);
	expect(each).toBeGreaterThanOrEqual(84);
	expect(7 * (each + 8) + 26).toBeLessThanOrEqual(742);
	expect(cardsAcross(584, 8, false)).toBe(0);
});

test('a hand of tiles is whole in at most two rows of four', () => {
	expect([1, 3, 4, 6, 7, 8].map(tilesAcross)).toEqual([1, 3, 3, 3, 4, 4]);
});
