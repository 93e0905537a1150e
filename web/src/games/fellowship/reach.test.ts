import { describe, expect, it } from 'vitest';
import { around, ownChair } from './around';
import { exampleBoard, exampleChair, exampleChoice, exampleView } from './example';
import { choiceAtSeat, listedChoices, listedRefusals, Reaches } from './reach';

describe('what may be reached', () => {
	const view = exampleView({
		choices: [exampleChoice({ card: 'R1', chair: 0 }), exampleChoice({ card: 'R1', chair: 0, is: 'PlayToWin' }), exampleChoice({ card: 'H2', chair: 0 })],
		refused: [{ text: '', is: 'Play', card: 'M5', chair: 0, key: null, why: 'Hills were led.', word: {} }],
	});
	const reaches = new Reaches(view);

	it('knows all ways to play a card by their numbers', () => {
		expect(reaches.of(0, 'R1')?.choices.map(({ number }) => number)).toEqual([0, 1]);
		expect(reaches.of(0, 'H2')?.choices.map(({ number }) => number)).toEqual([2]);
	});

	it('knows why a card cannot be played, and nothing of other hands', () => {
		expect(reaches.of(0, 'M5')).toEqual({ choices: [], why: 'Hills were led.' });
		expect(reaches.of(1, 'H2')).toBeUndefined();
		expect(reaches.isAmong(0)).toBe(true);
		expect(reaches.isAmong(1)).toBe(false);
	});

	it('lists what is no card', () => {
		expect(listedChoices(view)).toEqual([]);
		const partners = exampleView({ choices: [exampleChoice({ is: 'ExchangeWith', key: 'frodo' })], refused: [{ text: 'Merry', is: 'ExchangeWith', card: null, chair: null, key: 'merry', why: 'no', word: {} }] });
		expect(listedChoices(partners)).toHaveLength(1);
		expect(listedRefusals(partners)).toHaveLength(1);
		expect(choiceAtSeat(exampleBoard(), partners, 1)?.number).toBe(0);
		expect(choiceAtSeat(exampleBoard(), partners, 2)).toBeUndefined();
	});
});

describe('who sits where', () => {
	it('is clockwise from the person who looks', () => {
		const board = exampleBoard({ chairs: [0, 1, 2, 3].map((chair) => exampleChair(chair, { mine: chair === 2 })) });
		expect(around(board).map(({ chair, side }) => [chair.chair, side])).toEqual([[2, 'south'], [3, 'west'], [0, 'north'], [1, 'east']]);
	});

	it('leaves the pyramid to the middle', () => {
		const board = exampleBoard({ players: 2, chairs: [exampleChair(0, { mine: false }), exampleChair(1, { mine: true }), exampleChair(2, { mine: true, pyramid: true })] });
		expect(ownChair(board)?.chair).toBe(1);
		expect(around(board).map(({ chair, side }) => [chair.chair, side])).toEqual([[1, 'south'], [0, 'west']]);
	});

	it('seats who looks on behind the first chair', () => {
		const board = exampleBoard({ chairs: [0, 1, 2].map((chair) => exampleChair(chair, { mine: false })) });
		expect(around(board)[0]).toMatchObject({ side: 'south', chair: { chair: 0 } });
	});
});
