import { describe, expect, it } from 'vitest';
import { lower, raise, settled } from './heights';

describe('a sheet', () => {
	it('goes up and down through its heights', () => {
		expect([raise('peek'), raise('half'), raise('full')]).toEqual(['half', 'full', undefined]);
		expect([lower('full', 'peek'), lower('half', 'peek'), lower('peek', 'peek'), lower('half', 'half')]).toEqual(['half', 'peek', undefined, undefined]);
	});
	it('rests at the height next to which it was let go', () => {
		expect([0.15, 0.4, 0.6, 0.8].map((at) => settled(at, 0, 'half', 0.2))).toEqual(['peek', 'half', 'half', 'full']);
		expect(settled(0.1, 0, 'peek', 0.2)).toBeNull();
	});
	it('goes on where it is flicked', () => {
		expect(settled(0.6, -0.9, 'half')).toBe('full');
		expect(settled(0.5, 0.9, 'half')).toBe('peek');
		expect(settled(0.1, 0.9, 'peek')).toBeNull();
	});
});
