import { describe, expect, it } from 'vitest';
import type { Clash, Combat, Fighter, Figure } from './board';
import { laidBy, newest, panesOf, rowsOf, signed } from './fight';

const figure = (now: number, ...amounts: number[]): Figure => ({ now, lines: amounts.map((amount) => ({ text: '', amount, card: '' })) });
const fighter = (more: Partial<Fighter> = {}): Fighter => ({
	key: 'hero.argalad', strength: 5, used: figure(0), stack: [], last: '', state: 'chooses', shown: '', cancelled: false, said: null, hand: 5, deck: 10, discards: [], ...more,
});
const clash = (number: number): Clash => {
	const blow = { card: 'fighting.x', cancelled: false, exhausted: false, attack: figure(3, 2, 1), defense: figure(1, 1), hurt: figure(2, 3, -1) };
	return { number, hero: blow, foe: blow, over: true };
};

describe('the card of a side in this round', () => {
	it('is nothing while the side chooses', () => expect(laidBy(fighter(), '')).toEqual({ card: '', closed: false }));
	it('is the card of the last round until the next one is laid', () => {
		expect(laidBy(fighter(), '', 'fighting.y')).toEqual({ card: 'fighting.y', closed: false });
		expect(laidBy(fighter({ state: 'laid' }), '', 'fighting.y')).toEqual({ card: '', closed: true });
	});
	it('lies closed for everybody but its owner', () => {
		expect(laidBy(fighter({ state: 'laid' }), '')).toEqual({ card: '', closed: true });
		expect(laidBy(fighter({ state: 'laid' }), 'fighting.x')).toEqual({ card: 'fighting.x', closed: true });
		expect(laidBy(fighter({ state: 'laid' }), '-')).toEqual({ card: '', closed: true });
	});
	it('is open once it is turned up', () => expect(laidBy(fighter({ state: 'revealed', shown: 'fighting.x' }), '')).toEqual({ card: 'fighting.x', closed: false }));
});

describe('the strength of a side', () => {
	it('is a pane for each point, used ones first', () => expect(panesOf(fighter({ used: figure(2) }))).toEqual(['used', 'used', 'free', 'free', 'free']));
	it('breaks where more is used than there is', () => expect(panesOf(fighter({ strength: 2, used: figure(4) }))).toEqual(['used', 'used', 'over', 'over']));
});

describe('a round line by line', () => {
	it('tells attack, defense and damage of both', () => expect(rowsOf(clash(1)).map(({ what }) => what)).toEqual(['attack', 'defense', 'hurt']));
	it('adds up', () => {
		for (const { hero } of rowsOf(clash(1))) expect(hero.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(hero.now);
	});
	it('is the newest one', () => expect(newest({ rounds: [clash(1), clash(2)] } as Combat)?.number).toBe(2));
	it('signs what is taken and what is given', () => expect([2, 0, -3].map(signed)).toEqual(['+2', '+0', '−3']));
});
