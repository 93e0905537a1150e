import { describe, expect, it } from 'vitest';
import type { Asking, Journey, Leg, Offer, Price } from '../board';
import { Reach } from './reach';

const offer = (more: Partial<Offer>): Offer => ({ does: 'pick', on: '', to: '', place: '', price: null, room: null, amount: 0, will: [], ...more });
const asking = (offers: Offer[], more: Partial<Asking> = {}): Asking => ({
	kind: 'pick', source: '', offers, whys: [], passing: -1, left: 0, placing: null, commanding: null, journeys: [], lead: [], several: null, beyond: [],
	flow: { empty: false, forced: false, take: -1, pause: 0, mine: true }, ...more,
});
const GOTHMOG = offer({ does: 'command', on: 'minion.gothmog', to: 'place.bree', place: 'bree' });
const KING = offer({ does: 'command', on: 'minion.witch_king', to: 'place.shire', place: 'shire' });

describe('what may be chosen on the map', () => {
	it('is a place, or the place of what is picked', () => {
		const reach = new Reach(asking([offer({ on: 'place.moria', place: 'moria' }), offer({ on: 'token.7', place: 'bree' })]), '');
		expect(reach.at('moria')).toEqual([0]);
		expect(reach.at('bree')).toEqual([1]);
		expect(reach.on('token.7')).toEqual([1]);
		expect(reach.at('shire')).toEqual([]);
	});

	it('lights where a figure goes only when it is taken up, if there are several', () => {
		const question = asking([GOTHMOG, KING]);
		expect([...new Reach(question, '').quiet]).toEqual(['bree', 'shire']);
		expect([...new Reach(question, '').movable]).toEqual(['minion.gothmog', 'minion.witch_king']);
		const taken = new Reach(question, 'minion.witch_king');
		expect(taken.at('bree')).toEqual([]);
		expect(taken.at('shire')).toEqual([1]);
		expect(taken.quiet.size).toBe(0);
	});

	it('does not care for what is held and goes nowhere', () => {
		const reach = new Reach(asking([GOTHMOG]), 'fighting.overdraw');
		expect(reach.held).toBe('');
		expect(reach.at('bree')).toEqual([0]);
	});

	it('lights the way of a figure that is alone', () => {
		expect(new Reach(asking([GOTHMOG]), '').quiet.size).toBe(0);
	});

	it('says why not: what is said of a place itself, then what is said of all others', () => {
		const reach = new Reach(asking([], { whys: [{ text: 'too far', on: ['place.*'], to: [], section: '' }, { text: 'a haven', on: ['place.bree'], to: [], section: '' }] }), '');
		expect(reach.why('place.bree')).toBe('a haven');
		expect(reach.why('place.shire')).toBe('too far');
		expect(reach.why('minion.gothmog')).toBe('');
	});

	it('begins a way of several steps with the first of them', () => {
		const leg = (place: string): Leg => ({ place, path: '', cards: [] });
		const price: Price = { path: 'path.bree.shire', terrain: 'any', number: 1, cards: [], any: true, proposed: [] };
		const offers = [offer({ on: 'place.shire', place: 'shire' }), offer({ on: 'place.shire', place: 'shire', price })];
		const journeys: Journey[] = [{ place: 'harlindon', legs: [leg('shire'), leg('harlindon')], cost: 2 }, { place: 'shire', legs: [leg('shire')], cost: 1 }, { place: 'moria', legs: [leg('bree'), leg('moria')], cost: 2 }];
		const reach = new Reach(asking(offers, { journeys }), '');
		expect(reach.firstStep('harlindon')).toBe(1);
		expect(reach.firstStep('shire')).toBeUndefined();
		expect(reach.firstStep('moria')).toBeUndefined();
	});

	it('says why what is held cannot go there', () => {
		const whys = [{ text: 'no path', on: ['minion.gothmog'], to: [], section: '' }, { text: 'a haven', on: ['minion.gothmog'], to: ['place.bree'], section: '' }];
		const reach = new Reach(asking([GOTHMOG, KING], { whys }), 'minion.gothmog');
		expect(reach.why('place.bree')).toBe('a haven');
		expect(reach.why('place.shire')).toBe('no path');
	});
});
