import { describe, expect, it } from 'vitest';
import type { Face } from '../board';
import { ANY, choicesIn, found, indexOf, type Wish } from './search';

const face = (title: string, more: Partial<Face> = {}): Face => ({ key: title, title, side: 'free', kind: 'companion', type_line: 'Gondor · Companion', ...more });
const FACES: Face[] = [
	face('Gimli', { subtitle: 'Son of Glóin', culture: 'dwarven', type_line: 'Dwarven · Companion', cost: 2, strength: 6, keywords: [{ key: 'damage', text: 'Damage +1', amount: 1 }] }),
	face('Aragorn', { culture: 'gondor', cost: 4, strength: 8, lines: ['Maneuver: Exert Aragorn.'] }),
	face('Athelas', { kind: 'possession', culture: 'gondor', cost: 1, lines: ['Bearer must be a Ranger; heal Gimli.'] }),
	face('Uruk Slayer', { side: 'shadow', kind: 'minion', culture: 'isengard', type_line: '艾森加德 · 爪牙', cost: 2, strength: 6, lines: ['伤害+1。'] }),
	face('East Road', { side: 'site', kind: 'site', site: 2, shadow: 3 }),
];
const index = indexOf(FACES);
const titles = (wish: Partial<Wish>): string[] => found(index, { ...ANY, ...wish }).map(({ title }) => title);

describe('cards are found', () => {
	it('by words of their title or text, without care for accents and capitals; titles come first', () => {
		expect(titles({ words: 'gloin' })).toEqual(['Gimli']);
		expect(titles({ words: 'gimli' })).toEqual(['Gimli', 'Athelas']);
		expect(titles({ words: 'exert MANEUVER' })).toEqual(['Aragorn']);
		expect(titles({ words: '伤害' })).toEqual(['Uruk Slayer']);
		expect(titles({ words: 'nothing like that' })).toEqual([]);
	});

	it('by side, culture, type, keyword, cost, strength and number of a site', () => {
		expect(titles({ side: 'shadow' })).toEqual(['Uruk Slayer']);
		expect(titles({ culture: 'gondor', kind: 'possession' })).toEqual(['Athelas']);
		expect(titles({ keyword: 'damage' })).toEqual(['Gimli']);
		expect(titles({ costs: [2, 3] })).toEqual(['Gimli', 'Uruk Slayer']);
		expect(titles({ strengths: [7, null] })).toEqual(['Aragorn']);
		expect(titles({ site: 2 })).toEqual(['East Road']);
		expect(titles({ site: 3 })).toEqual([]);
	});

	it('among choices that the cards tell themselves', () => {
		const { cultures, keywords, costs, strengths } = choicesIn(FACES);
		expect(cultures.map(({ text }) => text)).toEqual(['Dwarven', 'Gondor', '艾森加德']);
		expect(keywords).toEqual([{ value: 'damage', text: 'Damage' }]);
		expect([costs, strengths]).toEqual([[1, 2, 4], [6, 8]]);
	});

	it('quickly: a search through 365 cards takes far less than 50 milliseconds', () => {
		const many = indexOf(Array.from({ length: 365 }, (_, number) => ({ ...FACES[number % FACES.length], key: String(number), lines: ['Each time this is played, exert a companion. '.repeat(6)] })));
		const begin = performance.now();
		for (const words of ['e', 'ex', 'exert a', 'companion played', 'zzz']) found(many, { ...ANY, words });
		expect((performance.now() - begin) / 5).toBeLessThan(50);
	});
});
