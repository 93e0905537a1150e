import { expect, test } from 'vitest';
import { handFit, heightOf, sizeFor } from './room';

const bare = { name: 'Gimli', bears: [] };
const laden = { name: 'Aragorn', bears: [1, 2, 3] };
const many = (count: number) => Array.from({ length: count }, () => bare);

test('few pieces on a high table are large, on a low one small', () => {
	expect(sizeFor([many(2), many(4)], 880, 360)).toBe('large');
	expect(sizeFor([many(2), many(4)], 880, 330)).toBe('middle');
	expect(sizeFor([many(2), many(4)], 720, 300)).toBe('small');
});

test('a second row and what is borne take room', () => {
	expect(heightOf(many(9), 'large', 880)).toBeGreaterThan(heightOf(many(6), 'large', 880));
	expect(sizeFor([[laden], many(4)], 880, 410)).toBe('middle');
});

test('a long name takes a line more', () => {
	expect(heightOf([{ name: 'Morgul Skirmisher', bears: [] }], 'middle', 880)).toBe(heightOf([bare], 'middle', 880) + 17);
});

test('an empty rank takes none', () => {
	expect(heightOf([], 'large', 880)).toBe(0);
});

test('a hand that does not fit lays the side together with which nothing can be done', () => {
	expect(handFit(1000, 4, 3, 'shadow').strip).toBe(0);
	const { each, strip } = handFit(728, 5, 3, 'shadow');
	expect(strip).toBeGreaterThanOrEqual(34);
	expect(5 * (each + 8) + 24 + each + 2 * strip).toBeLessThanOrEqual(760);
	expect(handFit(728, 5, 3, '').strip).toBe(0);
});
