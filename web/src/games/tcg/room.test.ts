import { expect, test } from 'vitest';
import { fieldHeight, handFit, heightOf, sizesFor, type Laid } from './room';

const bare = { name: 'Gimli', bears: [] };
const laden = { name: 'Aragorn', bears: ['Ranger’s Sword', 'Athelas', 'No Stranger to the Shadows'] };
const many = (count: number) => Array.from({ length: count }, () => bare);
const field = (more: Partial<Laid>): Laid => ({ now: null, lanes: [], ranks: [], beside: [], fought: 0, archery: false, ...more });
const fight = { now: { defender: many(1), minions: many(1) }, lanes: [{ pieces: many(2) }, { pieces: many(2) }], ranks: [[], many(2)] };

test('few pieces on a high table are large, on a low one smaller, at last flat', () => {
	const calm = field({ ranks: [many(2), many(4)] });
	expect([420, 340, 300, 160].map((height) => sizesFor(calm, 880, height, 'roomy').main)).toEqual(['large', 'middle', 'small', 'flat']);
});

test('a second row, what is borne and a long name take room', () => {
	const height = (pieces: Laid['ranks'][number]): number => fieldHeight(field({ ranks: [pieces] }), ['large', 'small', 'small'], 880, 'roomy');
	expect(height(many(9))).toBeGreaterThan(height(many(6)));
	expect(heightOf(laden, 'middle', 'roomy')).toBeGreaterThan(heightOf({ ...laden, bears: [] }, 'middle', 'roomy'));
	expect(heightOf({ name: 'Morgul Skirmisher', bears: [] }, 'middle', 'roomy')).toBe(heightOf(bare, 'middle', 'roomy') + 17);
	expect(heightOf({ name: '魔古尔的游击兵', bears: [] }, 'small', 'roomy')).toBeGreaterThan(heightOf({ name: '金雳', bears: [] }, 'small', 'roomy'));
});

test('what is chosen fits, where anything does', () => {
	for (const [width, height, form] of [[888, 560, 'roomy'], [728, 440, 'low'], [374, 360, 'narrow']] as const) {
		const { main, aside, beside } = sizesFor(field(fight), width, height, form);
		expect(fieldHeight(field(fight), [main, aside, beside], width, form)).toBeLessThanOrEqual(height);
	}
});

test('on a phone a fellowship of five with its skirmishes fits between path and hand', () => {
	expect(fieldHeight(field(fight), ['small', 'flat', 'flat'], 374, 'narrow')).toBeLessThanOrEqual(350);
});

test('a hand that does not fit lays the side together with which nothing can be done', () => {
	expect(handFit(1000, 4, 3, 'shadow').strip).toBe(0);
	expect(handFit(728, 5, 3, 'shadow')).toEqual({ each: 81, strip: 0 });
	const { each, strip } = handFit(728, 5, 5, 'shadow');
	expect(strip).toBeGreaterThanOrEqual(44);
	expect(5 * (each + 6) + 20 + each + 4 * strip).toBeLessThanOrEqual(760);
	expect(handFit(728, 5, 5, '').strip).toBe(0);
});
