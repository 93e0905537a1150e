import { describe, expect, it } from 'vitest';
import type { View } from '../../wire/protocol';
import type { Asking, Board, Offer } from './board';
import { digits, MOST_BUTTONS, Reaches } from './reach';

const offer = (does: Offer['does'], on = '', to = ''): Offer => ({ does, on, to, place: '', price: null, room: null, amount: 0, will: [] });
function view(offers: Offer[], more: { passing?: number; hand?: string[]; combat?: boolean; whys?: Asking['whys'] } = {}): View {
	const asking = { offers, passing: more.passing ?? -1, whys: more.whys ?? [], beyond: [] };
	const closed = { hand: (more.hand ?? []).map((card) => ({ card, choices: [], why: '' })), drawn: [] };
	const board = { asking, closed, combat: more.combat ? {} : null } as unknown as Board;
	return { board, choices: offers.map((_, number) => ({ text: `choice ${number}`, reading: [] })) } as unknown as View;
}
const numbers = (found: { number: number }[]): number[] => found.map(({ number }) => number);

describe('where a choice is made', () => {
	it('is the card that lies in the hand, not a button', () => {
		const reaches = new Reaches(view([offer('pay', 'fighting.overdraw'), offer('done')], { passing: 1, hand: ['fighting.overdraw'] }));
		expect(numbers(reaches.at('fighting.overdraw'))).toEqual([0]);
		expect(reaches.buttons).toEqual([]);
		expect(reaches.elsewhere).toBe(true);
	});
	it('is a button where the card lies nowhere', () => expect(numbers(new Reaches(view([offer('pick', 'corruption.weak')])).buttons)).toEqual([0]));
	it('is the map for places, and buttons for a few figures', () => {
		expect(new Reaches(view([offer('move', 'place.moria'), offer('move', 'place.shire')])).buttons).toEqual([]);
		expect(numbers(new Reaches(view([offer('pick', 'minion.gothmog'), offer('pick', 'token.3')])).buttons)).toEqual([0, 1]);
		const many = Array.from({ length: MOST_BUTTONS + 1 }, (_, number) => offer('pick', `token.${number}`));
		expect(new Reaches(view(many)).buttons).toEqual([]);
	});
	it('is always a button in a combat, when the map is away', () => expect(numbers(new Reaches(view([offer('pick', 'place.moria')], { combat: true })).buttons)).toEqual([0]));
	it('is the thing and where it goes', () => {
		const reaches = new Reaches(view([offer('command', 'minion.gothmog', 'place.moria')]));
		expect(numbers(reaches.at('minion.gothmog'))).toEqual([0]);
		expect(numbers(reaches.at('place.moria'))).toEqual([0]);
	});
	it('is nowhere in a replay', () => expect(new Reaches(view([offer('done')]), true).all).toEqual([]));
});

describe('what ends much', () => {
	const reaches = new Reaches(view([offer('give-up'), offer('rest'), offer('done')], { passing: 2 }));
	it('stands apart, has no number and is not what one passes with', () => {
		expect(numbers(reaches.grave)).toEqual([0]);
		expect(numbers(reaches.buttons)).toEqual([1]);
		expect(reaches.passing?.number).toBe(2);
		expect([...digits(reaches.buttons)].map(([digit, { number }]) => [digit, number])).toEqual([['1', 1]]);
	});
});

describe('why something cannot be chosen', () => {
	const whys = [{ text: 'too far', on: ['place.*'], to: [], section: '' }, { text: 'no path', on: ['place.moria'], to: [], section: '' }, { text: 'no sign', on: ['fighting.volley'], to: [], section: '' }];
	const reaches = new Reaches(view([offer('done')], { whys }));
	it('is what is said of the thing before what is said of all', () => {
		expect(reaches.why('place.moria')).toBe('no path');
		expect(reaches.why('place.shire')).toBe('too far');
		expect(reaches.why('fighting.volley')).toBe('no sign');
		expect(reaches.why('fighting.overdraw')).toBe('');
	});
});
