import { describe, expect, it } from 'vitest';
import { arrange, CROSS, CROSS_OF_THREE, fitTrick, shapeOf, type Room } from './arrange';

const room = (width: number, height: number, more: Partial<Room> = {}): Room => ({ width, height, chairs: 4, pyramidRows: 0, pyramidWidest: 1, opened: false, most: 0, held: 9, ...more });

describe('the shape of the table', () => {
	it('follows the screen', () => {
		expect(shapeOf(390, 676)).toBe('tall');
		expect(shapeOf(320, 532)).toBe('tall');
		expect(shapeOf(844, 298)).toBe('low');
		expect(shapeOf(1100, 784)).toBe('wide');
		expect(shapeOf(900, 984)).toBe('wide');
	});

	it('keeps a hand in one row by shrinking it a little', () => {
		const { hand, handRoom } = arrange(room(320, 532));
		expect((handRoom - hand) / 8).toBeGreaterThanOrEqual(30);
	});

	it('leaves room for hand and seats on every screen', () => {
		for (const [width, height] of [[1100, 784], [940, 604], [900, 984], [390, 676], [320, 532], [844, 298]]) {
			for (const more of [{}, { pyramidRows: 3, pyramidWidest: 5, chairs: 2 }, { opened: true, most: 4 }, { chairs: 3 }]) {
				const sizes = arrange(room(width, height, more));
				expect(sizes.hand * 1.4).toBeLessThan(height * 0.4);
				expect(sizes.handRoom + sizes.seat).toBeLessThanOrEqual(width);
				expect(sizes.pyramid * 5 * 1.08).toBeLessThanOrEqual(width);
			}
		}
	});
});

describe('the trick', () => {
	it('fits as a cross where there is room', () => {
		const { card, cross } = fitTrick(560, 440, 4, false);
		expect(cross).toBe(true);
		expect(card * 1.4 * CROSS.height).toBeLessThanOrEqual(440);
		expect(card * CROSS.width).toBeLessThanOrEqual(560);
	});

	it('is never larger than a card of the full size', () => {
		expect(fitTrick(3000, 3000, 4, false).card).toBe(132);
	});

	it('lies in a row where it is flat and broad, and beside a pyramid', () => {
		expect(fitTrick(500, 150, 4, false).cross).toBe(false);
		expect(fitTrick(560, 440, 3, true).cross).toBe(false);
	});

	it('needs less height for three', () => {
		const { card } = fitTrick(900, 300, 3, false);
		expect(card * 1.4 * CROSS_OF_THREE.height).toBeLessThanOrEqual(300);
		expect(card).toBeGreaterThan(fitTrick(900, 300, 4, false).card);
	});
});
