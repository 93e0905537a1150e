import { describe, expect, test } from 'vitest';
import type { View } from '../../wire/protocol';
import type { Asking, Board, Offer, Piece } from './board';
import { digits, Reaches } from './reach';

const [FRODO, SAM, URUK, SWORD] = [1, 2, 3, 4];
const offer = (more: Partial<Offer>): Offer => ({ does: 'pick', card: -1, target: -1, seat: -1, number: -1, idle: false, stands: null, ...more });
const PASS = offer({ does: 'pass' });

/** A question with these offers; the cards lie on the table, the sword is in hand. */
function asked(offers: Offer[], kind: Asking['kind'] = 'action', whys: Asking['whys'] = [], ahead: Asking['ahead'] = []): Reaches {
	const flow = { empty: false, forced: false, take: -1, pause: 800, mine: true, response: kind === 'respond', concerns: true };
	const asking: Asking = { kind, source: -1, offers, whys, ahead, passing: offers.findIndex(({ does }) => does === 'pass'), pass_text: 'Go on', count: null, search: null, flow };
	const pieces = [FRODO, SAM, URUK].map((handle) => ({ handle }) as Piece);
	const board = { asking, pieces, hand: [{ handle: SWORD, twin: SWORD }], path: [] } as unknown as Board;
	const choices = offers.map((_, number) => ({ text: `choice ${number}`, reading: [] }));
	return new Reaches({ board, choices } as unknown as View);
}
const numbers = (found: { number: number }[]): number[] => found.map(({ number }) => number);

describe('which choices belong to which card', () => {
	test('each stands on its own card, passing on none', () => {
		const reaches = asked([PASS, offer({ card: FRODO }), offer({ card: SAM }), offer({ card: SAM })]);
		expect(numbers(reaches.at(FRODO))).toEqual([1]);
		expect(numbers(reaches.at(SAM))).toEqual([2, 3]);
		expect(reaches.at(URUK)).toEqual([]);
		expect(reaches.passing?.number).toBe(0);
	});

	test('who fights the Uruk? One click on the defender says it all', () => {
		const reaches = asked([offer({ does: 'assign', card: URUK, target: FRODO }), offer({ does: 'assign', card: URUK, target: SAM }), PASS], 'defend');
		expect(numbers(reaches.at(FRODO))).toEqual([0]);
		expect(numbers(reaches.at(URUK))).toEqual([0, 1]);
		expect(numbers(reaches.between(URUK, SAM))).toEqual([1]);
		expect(numbers(reaches.between(SAM, URUK))).toEqual([1]);
	});

	test('where several cards can go somewhere, the goal alone says nothing', () => {
		const reaches = asked([offer({ does: 'give', card: SWORD, target: FRODO }), offer({ does: 'give', card: URUK, target: FRODO }), PASS]);
		expect(reaches.at(FRODO)).toEqual([]);
		expect(numbers(reaches.between(SWORD, FRODO))).toEqual([0]);
	});

	test('what is on no card that can be seen is a button', () => {
		const reaches = asked([offer({ number: 0 }), offer({ number: 1 }), offer({ card: 99 })], 'number');
		expect(numbers(reaches.buttons)).toEqual([0, 1, 2]);
		expect(reaches.onCards).toEqual([]);
	});

	test('a response is offered on the strip too, first what can change something', () => {
		const reaches = asked([PASS, offer({ does: 'use', card: FRODO, idle: true }), offer({ does: 'play', card: SWORD })], 'respond');
		expect(numbers(reaches.buttons)).toEqual([2, 1]);
	});

	test('a card that cannot be chosen says why', () => {
		expect(asked([PASS], 'action', [{ text: 'no weapon fits', cards: [FRODO, SAM], section: 'costs' }]).reason(SAM)).toEqual({ why: 'no weapon fits', section: 'costs' });
	});

	test('a card let go over the table does what needs no goal', () => {
		const reaches = asked([offer({ does: 'play', card: SWORD }), offer({ does: 'give', card: SWORD, target: FRODO }), PASS]);
		expect(numbers(reaches.dropped(SWORD))).toEqual([0]);
		expect(reaches.movable(SWORD)).toBe(true);
		expect(reaches.movable(FRODO)).toBe(false);
	});
});

describe('digits', () => {
	test('name the number where there is one: 0 bids no burdens', () => {
		const { buttons } = asked([offer({ number: 0 }), offer({ number: 1 }), offer({ number: 2 })], 'bid');
		expect(digits(buttons.slice(0, 3)).get('0')?.number).toBe(0);
		expect(digits(buttons.slice(0, 3)).get('2')?.number).toBe(2);
	});

	test('else count from one', () => {
		const { buttons } = asked([offer({ seat: 1 }), offer({ seat: 2 })], 'seat');
		expect([...digits(buttons).keys()]).toEqual(['1', '2']);
	});

	test('a card and its bearer are one line each, with numbers beyond the choices', () => {
		const ahead = [FRODO, SAM].map((target) => ({ first: 1, kind: 'bearer' as const, offer: offer({ does: 'play', card: SWORD, target }), text: '' }));
		const reaches = asked([PASS, offer({ does: 'play', card: SWORD })], 'action', [], ahead);
		expect(numbers(reaches.at(SWORD))).toEqual([2, 3]);
		expect(numbers(reaches.between(SWORD, SAM))).toEqual([3]);
		expect(numbers(reaches.dropped(SWORD))).toEqual([1]);
		expect(reaches.at(FRODO)).toEqual([]);
	});

	test('another minion may be given a defender first; a click on a defender means the one that is asked about', () => {
		const ahead = [{ first: -1, kind: 'defend' as const, offer: offer({ does: 'assign', card: SWORD, target: SAM }), text: '' }];
		const reaches = asked([PASS, offer({ does: 'assign', card: URUK, target: SAM })], 'defend', [], ahead);
		expect(numbers(reaches.at(SAM))).toEqual([1]);
		expect(numbers(reaches.between(SWORD, SAM))).toEqual([2]);
	});
});
