import { describe, expect, it } from 'vitest';
import type { Said } from '../../wire/protocol';
import type { Board } from './board';
import { BEWARE, GOES, planOf } from './plan';

const PLACES = ['bree', 'moria', 'shire'];
const board = { heroes: [{ seat: 1, place: 'bree' }, { seat: 2, place: 'shire' }] } as unknown as Board;
const said = (seat: number, phrase: string, about: number | null): Said => ({ n: 1, seat, phrase, about, text: '' });

describe('the plan of the heroes', () => {
	it('is the last word of each about where he goes', () =>
		expect(planOf([said(1, GOES, 1), said(2, GOES, 1), said(1, GOES, 2)], board, PLACES)).toEqual([{ seat: 1, phrase: GOES, place: 'shire' }, { seat: 2, phrase: GOES, place: 'moria' }]));
	it('ends when he is there', () => expect(planOf([said(1, GOES, 0)], board, PLACES)).toEqual([]));
	it('keeps a warning, also where the hero stands', () => expect(planOf([said(1, BEWARE, 0)], board, PLACES)).toEqual([{ seat: 1, phrase: BEWARE, place: 'bree' }]));
	it('is not made of courtesies, nor of places nobody knows', () => expect(planOf([said(1, 'say-hello', null), said(1, GOES, 99)], board, PLACES)).toEqual([]));
});
