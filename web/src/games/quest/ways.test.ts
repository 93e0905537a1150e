import { describe, expect, it } from 'vitest';
import type { Board } from './board';
import { waysOf } from './ways';

const table = (state?: 'laid' | 'chooses'): Board => ({ combat: state ? { seat: 1, hero: { state }, foe: { state } } : null }) as unknown as Board;

describe('where a card flies', () => {
	it('is from and to the seat of its hand on the road', () => {
		const ways = waysOf(table(), 1);
		expect([ways.from('fighting.x#0'), ways.to('fighting.x#0')]).toEqual(['[data-seat="1"]', '[data-seat="1"]']);
	});
	it('is from the hand to the middle for the own card of a combat', () => {
		expect(waysOf(table('laid'), 1).to('fighting.x#0')).toBe('[data-lies="laid.hero"]');
		expect(waysOf(table('laid'), 1).from('laid.hero')).toBe('.hand-place');
		expect(waysOf(table('laid'), 1).from('laid.foe')).toBe('.fight .side.foe');
	});
	it('is from either side for who looks on', () => expect(waysOf(table('laid'), 2).from('laid.hero')).toBe('.fight .side.hero'));
});
