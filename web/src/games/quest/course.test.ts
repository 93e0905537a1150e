import { describe, expect, it } from 'vitest';
import type { Asking, Board, Journey, Mark, Offer, Several } from './board';
import { Course, inARow, mayMark, pressable, stillOpen, through } from './course';

const offer = (does: Offer['does'], on = '', amount = 0): Offer => ({ does, on, to: '', place: '', price: null, room: null, amount, will: [] });
const asking = (kind: Asking['kind'], offers: Offer[], more: Partial<Asking> = {}): Asking => ({
	kind, source: '', offers, whys: [], passing: -1, left: 0, placing: null, commanding: null, journeys: [], lead: [], several: null, beyond: [],
	flow: { empty: false, forced: false, take: -1, pause: 0, mine: true }, ...more,
});
const mark = (on: string, most: number, more: Partial<Mark> = {}): Mark => ({ choice: 0, does: 'pick', on, most, after: [], ...more });
const several = (count: number, marks: Mark[], more: Partial<Several> = {}): Several => ({ count, least: count, marks, all: '', rest: -1, ...more });
const board = (asked: Asking | null, more: { place?: string; damage?: number; shadow?: boolean } = {}): Board =>
	({ asking: asked, combat: null, turn: { shadow_played: more.shadow ?? false }, heroes: [{ seat: 1, place: more.place ?? 'bree', damage: more.damage ?? 0, life: 9, corruption: [] }] }) as unknown as Board;

describe('what is marked together', () => {
	const hand = several(3, [mark('life', 3), mark('fighting.overdraw', 2), mark('fighting.hack', 1)], { all: 'life' });
	it('is marked as often as it is there, and no more than is wanted', () => {
		expect(mayMark(hand, ['fighting.overdraw'], 'fighting.overdraw')).toBe(true);
		expect(mayMark(hand, ['fighting.overdraw', 'fighting.overdraw'], 'fighting.overdraw')).toBe(false);
		expect(mayMark(hand, ['life', 'life', 'life'], 'fighting.hack')).toBe(false);
	});
	it('is answered one after the other, and what one button marks first', () => {
		const due = inARow(asking('damage', []), hand, ['fighting.overdraw', 'life', 'fighting.hack', 'fighting.overdraw']);
		expect(due.map(({ on }) => on)).toEqual(['life', 'fighting.overdraw', 'fighting.overdraw', 'fighting.hack']);
	});
	it('says of a payment how many come yet', () => {
		const paid = several(2, [mark('fighting.hack', 1, { does: 'pay' }), mark('fighting.overdraw', 1, { does: 'pay' })]);
		const due = inARow(asking('pay', []), paid, ['fighting.hack', 'fighting.overdraw']);
		expect(due.map(({ amount }) => amount)).toEqual([2, 1]);
		const course = new Course(due);
		expect(course.next(board(asking('pay', [offer('pay', 'fighting.hack', 1), offer('pay', 'fighting.hack', 2)])))).toBe(1);
	});
	it('ends with what ends the row, where fewer are marked', () => {
		const draws = several(3, [mark('life', 3, { does: 'draw' })], { least: 1, rest: 1 });
		const asked = asking('agility', [offer('draw', 'life', 1), offer('keep', 'strength', 3)]);
		expect(inARow(asked, draws, ['life']).map(({ does }) => does)).toEqual(['draw', 'keep']);
		expect(inARow(asked, draws, ['life', 'life', 'life']).map(({ does }) => does)).toEqual(['draw', 'draw', 'draw']);
	});
	it('comes into reach by what is marked, and goes with it', () => {
		const chain = several(3, [mark('place.udun', 3, { does: 'place' }), mark('place.rhun', 2, { does: 'place', choice: -1, after: ['place.udun'] })]);
		const asked = asking('place', [offer('place', 'place.udun')], { several: chain });
		expect(mayMark(chain, [], 'place.rhun')).toBe(false);
		expect(mayMark(chain, ['place.udun'], 'place.rhun')).toBe(true);
		expect(pressable(asked, ['place.udun']).map(({ on }) => on)).toEqual(['place.udun', '', 'place.rhun']);
		expect(stillOpen(chain, ['place.rhun'])).toEqual([]);
	});
});

describe('what one press stands for', () => {
	it('is over as soon as something else is asked', () => {
		const course = new Course([{ kind: 'explore', does: 'done', on: '' }, { kind: 'travel', does: 'done', on: '' }]);
		expect(course.next(board(asking('explore', [offer('take'), offer('done')])))).toBe(1);
		expect(course.next(board(asking('fight', [offer('done')])))).toBe(-1);
	});
	it('goes through what only leads there', () => {
		const due = through({ through: [{ kind: 'travel', does: 'explore', on: 'hero.argalad', to: '' }], kind: 'explore', offer: offer('take', 'favor.bree'), text: '' });
		expect(due.map(({ kind, on }) => `${kind} ${on}`)).toEqual(['travel hero.argalad', 'explore favor.bree']);
	});
});

describe('a way', () => {
	const leg = (place: string, cards: string[]): Journey['legs'][number] => ({ place, path: '', cards });
	const travel = (legs: Journey['legs'], more: Parameters<typeof board>[1] = {}): Board =>
		board(asking('travel', [offer('move', `place.${legs[0].place}`), offer('done')], { journeys: [{ place: 'moria', cost: 3, legs }] }), more);
	const pay = (card: string, amount: number, more: Parameters<typeof board>[1] = {}): Board => board(asking('pay', [offer('pay', card, amount)]), more);

	it('is ridden step by step, and paid with what was proposed', () => {
		const course = Course.ride('moria', travel([leg('tharbad', ['a']), leg('moria', ['b', 'c'])]), 1);
		expect(course.next(travel([leg('tharbad', ['a']), leg('moria', ['b', 'c'])]))).toBe(0);
		expect(course.next(pay('a', 1))).toBe(0);
		expect(course.next(travel([leg('moria', ['b', 'c'])], { place: 'tharbad' }))).toBe(0);
		expect(course.next(pay('b', 2, { place: 'tharbad' }))).toBe(0);
		expect(course.next(pay('c', 1, { place: 'tharbad' }))).toBe(0);
		expect(course.next(board(asking('travel', [offer('done')]), { place: 'moria' }))).toBe(-1);
	});
	it('begins behind what only leads there', () => {
		const rest = board(asking('rest', [offer('rest'), offer('decline')], { lead: [{ kind: 'rest', does: 'decline', on: '', to: '' }], journeys: [{ place: 'moria', cost: 1, legs: [leg('moria', ['a'])] }] }));
		const course = Course.ride('moria', rest, 1);
		expect(course.next(rest)).toBe(1);
		expect(course.next(travel([leg('moria', ['a'])]))).toBe(0);
	});
	it.each([['damage', { damage: 1 }], ['a shadow card', { shadow: true }], ['another place', { place: 'shire' }]])('stops for %s', (_, happened) => {
		const legs = [leg('tharbad', ['a']), leg('moria', ['b'])];
		const course = Course.ride('moria', travel(legs), 1);
		course.next(travel(legs));
		course.next(pay('a', 1));
		expect(course.next(travel([leg('moria', ['b'])], { place: 'tharbad', ...happened }))).toBe(-1);
	});
});
