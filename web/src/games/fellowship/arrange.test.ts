import { describe, expect, it } from 'vitest';
import { formOf } from '../../table/frame.svelte';
import { arrange, fitTrick, LIFTED, linesOf, NAMED, RATIO, type Room, shapeOf } from './arrange';
import { fan, NARROWEST_STRIP } from './fan';

const WINDOWS: [number, number][] = [[360, 640], [390, 664], [390, 844], [844, 390], [768, 1024], [1024, 768], [1280, 720], [1440, 900], [1920, 1080]];
const room = (width: number, height: number, more: Partial<Room> = {}): Room => {
	const form = formOf(width, height);
	const safe = form === 'landscape' ? { top: 8, right: 60, bottom: 0, left: 60 } : { top: 64, right: 0, bottom: 0, left: 0 };
	return { width, height, form, safe, others: 3, pyramidRows: 0, pyramidWidest: 1, opened: false, most: 0, held: 9, ...more };
};
const shape = (width: number, height: number) => shapeOf(formOf(width, height), width);

describe('the shape of the table', () => {
	it('follows the window', () => {
		expect(WINDOWS.map(([width, height]) => shape(width, height))).toEqual(['stack', 'stack', 'stack', 'low', 'stack', 'wide', 'wide', 'wide', 'wide']);
	});

	it('leaves room for the hand, with a strip for a finger of every card, in every window', () => {
		for (const [width, height] of WINDOWS) {
			for (const more of [{}, { pyramidRows: 3, pyramidWidest: 5, others: 1, held: 12 }, { opened: true, most: 4, held: 4 }, { others: 2, held: 12 }]) {
				const wish = room(width, height, more);
				const sizes = arrange(wish);
				const { cards, height: high } = fan({ count: wish.held, room: sizes.handRoom, card: sizes.hand, flat: sizes.shape !== 'wide' });
				expect(high + LIFTED).toBeLessThan(height * 0.4);
				for (const [place, card] of cards.slice(1).entries()) if (card.row === cards[place].row) expect(card.left - cards[place].left).toBeGreaterThanOrEqual(NARROWEST_STRIP);
				expect(Math.min(...cards.map(({ left }) => left))).toBeGreaterThanOrEqual(-1);
				expect(Math.max(...cards.map(({ left }) => left + sizes.hand))).toBeLessThanOrEqual(sizes.handRoom + 1);
				expect(sizes.handRoom).toBeLessThanOrEqual(width - wish.safe.left - wish.safe.right);
				expect(sizes.pyramid * (wish.pyramidWidest) * 1.08).toBeLessThanOrEqual(width);
			}
		}
	});

	it('keeps a hand in one row by shrinking it a little', () => {
		const { hand, handRoom } = arrange(room(360, 640, { held: 7 }));
		expect(new Set(fan({ count: 7, room: handRoom, card: hand, flat: true }).cards.map((card) => card.row))).toEqual(new Set([0]));
	});
});

describe('the trick', () => {
	it('fits with the names below it', () => {
		for (const [width, height] of [[374, 150], [360, 120], [700, 300]]) {
			const card = fitTrick(width, height, 4);
			expect(card * RATIO + NAMED).toBeLessThanOrEqual(height);
			expect(card * 4 * 1.14).toBeLessThanOrEqual(width);
		}
	});

	it('is never larger than a card of the full size', () => {
		expect(fitTrick(3000, 3000, 4)).toBe(150);
	});
});

describe('words', () => {
	it('need as many lines as they are long', () => {
		expect(linesOf('Win at least 1 trick', 200)).toBe(1);
		expect(linesOf('Win at least 2 cards with the rank of your threat, of any suit', 100)).toBe(5);
		expect(linesOf('赢得2张或以上点数与威胁相同的牌', 100)).toBeGreaterThan(1);
	});
});
