import { expect, test } from 'vitest';
import { partsOfLine, pathOf, placeOf } from './chances';

const moment = (at: number, chance: number | null) => ({ at, seat: 0, chance });

test('steps stand between the first moment and the last, and what is outside at the ends', () => {
	expect([10, 15, 20, 5, 30].map((step) => placeOf(step, 10, 20))).toEqual([0, 0.5, 1, 0, 1]);
	expect(placeOf(3, 3, 3)).toBe(0);
});

test('where nothing is known the line is interrupted, and never invented', () => {
	const parts = partsOfLine([moment(0, 1), moment(1, 0.5), moment(2, null), moment(3, null), moment(4, 0)], 0, 4);
	expect(parts).toEqual([
		[
			{ x: 0, y: 0 },
			{ x: 0.25, y: 0.5 },
		],
		[{ x: 1, y: 1 }],
	]);
	expect(partsOfLine([moment(0, null)], 0, 4)).toEqual([]);
});

test('a part is a line, or an area down to the ground', () => {
	const part = [
		{ x: 0, y: 0 },
		{ x: 1, y: 0.5 },
	];
	expect(pathOf(part, 100, 40, false)).toBe('M0.0 0.0L100.0 20.0');
	expect(pathOf(part, 100, 40, true)).toBe('M0.0 0.0L100.0 20.0L100.0 40L0.0 40Z');
});
