import { describe, expect, test } from 'vitest';
import type { Asking, Offer } from './board';
import { waiting } from '../../table/silence.svelte';
import { glides, goesOn, meantBefore, stopOf, taken, type Manner } from './flow';

const LIKES: Manner = { auto: true, stops: [] };
const offer = (more: Partial<Offer>): Offer => ({ does: 'pass', card: -1, target: -1, seat: -1, number: -1, idle: false, stands: null, ...more });

/** A question: nothing but passing, unless there is more. */
function question(more: Partial<Asking> = {}, response = false): Asking {
	const flow = { empty: true, forced: false, take: 0, pause: response ? 1200 : 800, mine: true, response, concerns: true, ...more.flow };
	return { kind: response ? 'respond' : 'action', source: -1, offers: [offer({})], whys: [], ahead: [], passing: 0, pass_text: '', count: null, search: null, ...more, flow };
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

describe('what is said for questions that follow', () => {
	const [ARAGORN, RUNNER, SNEAK] = [1, 2, 3];
	const assign = (card: number): Offer => offer({ does: 'assign', card, target: ARAGORN });
	const defend = (card: number): Asking => ({ ...question(), kind: 'defend', offers: [offer({ card }), assign(card)] });

	test('a minion that was given a defender before is not asked about again', () => {
		const said = [{ kind: 'defend' as const, offer: assign(SNEAK) }];
		expect(meantBefore(defend(RUNNER), said)).toBe(-1);
		expect(meantBefore(defend(SNEAK), said)).toBe(1);
	});

	test('what cannot be done any more is asked', () => {
		const said = [{ kind: 'defend' as const, offer: { ...assign(SNEAK), target: 9 } }];
		expect(meantBefore(defend(SNEAK), said)).toBe(-1);
	});

	test('to keep all is meant for the hand, and for no other question that can be passed', () => {
		const said = [{ kind: 'reconcile' as const, offer: offer({}) }];
		expect(meantBefore({ ...able(), kind: 'reconcile' }, said)).toBe(0);
		expect(meantBefore(able(), said)).toBe(-1);
	});

	test('picks go on while there are more of them', () => {
		expect(goesOn({ ...able(), count: { done: 0, most: 3, stop: false } })).toBe(true);
		expect(goesOn({ ...able(), count: { done: 2, most: 3, stop: false } })).toBe(false);
		expect(goesOn(able())).toBe(false);
	});

	test('who keeps all cards is not asked about them, and about everything else', () => {
		const keeping = { ...LIKES, keeps: true };
		expect(taken({ ...able(), kind: 'reconcile' }, 'regroup', keeping, false)).toBe(0);
		expect(taken({ ...able(), kind: 'reconcile' }, 'regroup', LIKES, false)).toBe(-1);
		expect(taken(able(), 'regroup', keeping, false)).toBe(-1);
		expect(taken({ ...able(), kind: 'reconcile', passing: -1 }, 'regroup', keeping, false)).toBe(-1);
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
