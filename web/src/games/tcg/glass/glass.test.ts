import { describe, expect, it } from 'vitest';
import facts from '../../../../../tests/games/tcg/cards.json';
import { drawing, faults } from '../../../glass/proof';
import { SKIES } from '../../../glass/window';
import { FIGURES } from '../../../glass/shapes/figures';
import { LANDS } from '../../../glass/shapes/lands';
import { THINGS } from '../../../glass/shapes/things';
import { panes, readName } from '../../../glass/stage';
import { changeOf, type Drawn } from './cards';
import { CULTURES, paletteOf } from './cultures';
import { MOTIFS, motifOf } from './motifs';
import { cardPicture, culturePicture, windowOf } from './windows';

const cards = facts.map(({ id, type, culture, race, item_class, keywords }): Drawn => ({ key: id, kind: type, culture, race, item: item_class, keywords }));
const LIGHTS = new Set(['sun', 'moon', ...Object.keys(SKIES).map((name) => `!${name}`)]);
/** What nobody can read in a motif. */
const unread = (motif: string): string[] => motif.split(' ').filter((word) => word && !LIGHTS.has(word) && !readName(word));

describe('the pictures of the first set', () => {
	it('are of all its cards, and each card has a motif of its own', () => {
		expect(cards).toHaveLength(365);
		expect(Object.keys(MOTIFS).sort()).toEqual(cards.map(({ key }) => key).sort());
		expect(new Set(Object.values(MOTIFS)).size).toBe(365);
	});
	it('name only what is drawn', () => expect(Object.entries(MOTIFS).filter(([, motif]) => unread(motif).length)).toEqual([]));
	it('have no holes, and are small', () => {
		for (const card of cards) {
			const drawn = windowOf(card);
			expect(faults(drawn), card.key).toEqual([]);
			expect(drawn.length, card.key).toBeLessThan(4096);
		}
	});
	it('are told apart', () => expect(new Set(cards.map(cardPicture)).size).toBe(365));
	it('are the same every time, and drawn once', () => {
		for (const card of cards.slice(0, 20)) expect(windowOf(card)).toBe(windowOf(card));
		expect(cardPicture(cards[6])).toBe(cardPicture({ ...cards[6] }));
		expect(drawing(cardPicture(cards[6]))).toContain('<svg');
	});
	it('leave no shape without a card', () => {
		const used = new Set(cards.flatMap((card) => motifOf(card).split(' ').map((word) => readName(word)?.name)));
		expect(Object.keys({ ...FIGURES, ...THINGS, ...LANDS }).filter((name) => !used.has(name))).toEqual([]);
	});
});

describe('a card of a set that came later', () => {
	const later = cards.map((card): Drawn => ({ ...card, key: `9${card.key}` }));
	it('has a picture from its type, culture, race and words', () => {
		for (const card of later) {
			expect(unread(motifOf(card)), card.key).toEqual([]);
			expect(faults(windowOf(card)), card.key).toEqual([]);
			expect(windowOf(card).length).toBeLessThan(4096);
		}
		expect(new Set(later.map(windowOf)).size).toBe(365);
	});
	it('shows whom it is about', () => {
		expect(motifOf({ key: '9C1', kind: 'minion', culture: 'moria', race: 'troll' })).toContain('troll');
		expect(motifOf({ key: '9C2', kind: 'companion', culture: 'elven', race: 'elf', keywords: ['archer'] })).toContain('bow>');
		expect(motifOf({ key: '9C3', kind: 'site', keywords: ['forest', 'river'] })).toMatch(/trees.*water/);
		expect(motifOf({ key: '9C4', kind: 'possession', culture: 'shire', item: 'pipe' })).toMatch(/pipe@/);
	});
	it('of a culture and a race that nobody has heard of is drawn all the same', () =>
		expect(faults(windowOf({ key: '9C5', kind: 'companion', culture: 'rohan', race: 'ent' }))).toEqual([]));
});

describe('the glass', () => {
	/** Contrast of two colours as WCAG counts it. */
	function contrast(one: string, other: string): number {
		const light = (hex: string): number =>
			[1, 3, 5].map((from) => parseInt(hex.slice(from, from + 2), 16) / 255)
				.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
				.reduce((sum, part, place) => sum + part * [0.2126, 0.7152, 0.0722][place], 0);
		const [bright, dark] = [light(one), light(other)].sort((a, b) => b - a);
		return (bright + 0.05) / (dark + 0.05);
	}
	it.each(Object.keys(CULTURES))('of %s can be read', (name) => {
		const { deep, mid, pale } = CULTURES[name];
		expect(contrast(deep, pale)).toBeGreaterThan(4.5);
		expect(contrast(deep, '#ffffff')).toBeGreaterThan(4.5);
		expect(contrast('#20282a', pale)).toBeGreaterThan(4.5);
		expect(contrast(mid, pale)).toBeGreaterThan(3);
		for (const changed of ['#1c6b43', '#a2301f']) expect(contrast(changed, pale)).toBeGreaterThan(4.5);
	});
	it('has an emblem for each culture', () => {
		const emblems = Object.keys(CULTURES).map((name) => culturePicture('event', name));
		expect(new Set(emblems).size).toBe(emblems.length);
		for (const emblem of emblems) expect(faults(drawing(emblem))).toEqual([]);
	});
	it('of a card without a culture is that of the Ring or of a site', () => {
		expect(paletteOf('the_one_ring')).toBe(CULTURES.ring);
		expect(paletteOf('site', null)).toBe(CULTURES.site);
	});
	it('takes its colours from whoever names a shape, else from the shape, else from the culture', () => {
		const shape = 'rc|1 M0 0z|2 M1 1z';
		expect(panes(shape, CULTURES.elven)).toBe('<path d="M0 0z" fill="#a8362a"/><path d="M1 1z" fill="#2f7f5a"/>');
		expect(panes(shape, CULTURES.elven, 'd')).toContain(`fill="${CULTURES.elven.deep}"`);
	});
});

describe('numbers and words', () => {
	it('a number is up, down or as printed', () => {
		expect([changeOf({ now: 8, printed: 6 }), changeOf({ now: 1, printed: 2 }), changeOf({ now: 3, printed: 3 })]).toEqual(['up', 'down', '']);
	});
});
