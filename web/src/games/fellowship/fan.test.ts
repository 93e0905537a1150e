import { describe, expect, it } from 'vitest';
import { fan, NARROWEST_STRIP, turnPerCard } from './fan';

const strips = (lefts: number[]): number[] => lefts.slice(1).map((left, place) => left - lefts[place]);

describe('a hand', () => {
	it('is empty without cards', () => {
		expect(fan({ count: 0, room: 300, card: 80 }).cards).toEqual([]);
	});

	it('lies in the middle and is bent the same to both sides', () => {
		const { cards } = fan({ count: 5, room: 900, card: 128 });
		expect(cards[2].turn).toBe(0);
		expect(cards[2].left + 64).toBe(450);
		expect(cards[0].turn).toBeCloseTo(-cards[4].turn);
		expect(cards[0].top).toBeGreaterThan(cards[2].top);
		expect(cards[0].top).toBeCloseTo(cards[4].top);
	});

	it('overlaps more before anything else, and stays within its room', () => {
		for (let count = 1; count <= 14; count++) {
			const { cards } = fan({ count, room: 700, card: 110 });
			expect(Math.min(...cards.map((card) => card.left))).toBeGreaterThanOrEqual(0);
			expect(Math.max(...cards.map((card) => card.left + 110))).toBeLessThanOrEqual(700);
		}
	});

	it('is held in two rows where the strips would be too narrow', () => {
		const { cards, height, covered } = fan({ count: 13, room: 372, card: 78, flat: true });
		expect(new Set(cards.map((card) => card.row))).toEqual(new Set([0, 1]));
		for (const row of [0, 1]) for (const strip of strips(cards.filter((card) => card.row === row).map((card) => card.left))) expect(strip).toBeGreaterThanOrEqual(NARROWEST_STRIP);
		expect(height).toBeGreaterThan(84 * 1.4);
		expect(covered).toBe(true);
	});

	it('lies side by side and straight at other seats while there is room', () => {
		const { cards, covered } = fan({ count: 4, room: 220, card: 50, straight: true });
		expect(cards.every((card) => card.turn === 0 && card.top === 0)).toBe(true);
		expect(covered).toBe(false);
	});

	it('turns less the more cards there are', () => {
		expect(turnPerCard(3)).toBe(3.2);
		expect(turnPerCard(10)).toBeCloseTo(1.7);
	});
});
