import { describe, expect, test } from 'vitest';
import type { Asking, Offer } from './board';
import { waiting } from '../../table/silence.svelte';
import { glides, stopOf, taken, type Manner } from './flow';

const LIKES: Manner = { auto: true, stops: [] };
const offer = (more: Partial<Offer>): Offer => ({ does: 'pass', card: -1, target: -1, seat: -1, number: -1, idle: false, stands: null, ...more });

/** A question: nothing but passing, unless there is more. */
function question(more: Partial<Asking> = {}, response = false): Asking {
	const flow = { empty: true, forced: false, take: 0, pause: response ? 1200 : 800, mine: true, response, concerns: true, ...more.flow };
	return { kind: response ? 'respond' : 'action', source: -1, offers: [offer({})], whys: [], passing: 0, pass_text: '', count: null, search: null, ...more, flow };
}
const able = (more: Partial<Asking> = {}, response = false): Asking => {
	const empty = question({ ...more, offers: [offer({}), offer({ does: 'play', card: 4 })] }, response);
	return { ...empty, flow: { ...empty.flow, empty: false, take: -1 } };
};

describe('what is answered without asking', () => {
	test('where one can only pass, the table passes', () => {
		expect(taken(question(), 'maneuver', LIKES, false)).toBe(0);
	});

	test('not in a phase with a stop, and stops are for the turns of one side', () => {
		const stopping = { auto: true, stops: [stopOf(true, 'maneuver')] };
		expect(taken(question(), 'maneuver', stopping, false)).toBe(-1);
		expect(taken(question(), 'skirmish', stopping, false)).toBe(0);
		const theirs = question();
		expect(taken({ ...theirs, flow: { ...theirs.flow, mine: false } }, 'maneuver', stopping, false)).toBe(0);
	});

	test('nor for who always wants to be asked', () => {
		expect(taken(question(), 'maneuver', { auto: false, stops: [] }, false)).toBe(-1);
	});

	test('where something can be done, the person is asked, unless he passes on until he can answer', () => {
		expect(taken(able(), 'maneuver', LIKES, false)).toBe(-1);
		expect(taken(able(), 'maneuver', LIKES, true)).toBe(0);
		expect(taken(able({}, true), 'maneuver', LIKES, true)).toBe(-1);
	});

	test('but never out of a phase in which only he acts: passing would move the fellowship on', () => {
		expect(taken(able(), 'fellowship', LIKES, true)).toBe(-1);
		expect(taken(able(), 'shadow', LIKES, true)).toBe(-1);
	});

	test('an answer of which nothing comes does not hold that up', () => {
		const idle = able({}, true);
		expect(glides({ ...idle, offers: idle.offers.map((one) => ({ ...one, idle: true })) }, 'maneuver')).toBe(true);
	});
});

describe('silence lasts equally long', () => {
	test('a pass by the table and one by hand leave at the same moment, whatever is held', () => {
		expect(waiting(question(), 0, 1000, 1300)).toBe(500);
		expect(waiting(able(), 0, 1000, 1300)).toBe(500);
		expect(waiting(able(), 0, 1000, 9000)).toBe(0);
	});

	test('an answer that shows itself waits for nothing', () => {
		expect(waiting(able(), 1, 1000, 1001)).toBe(0);
	});
});
