import { describe, expect, it } from 'vitest';
import fighting from '../../../../../src/onetable/games/quest/data/fighting_cards.json';
import names from '../../../../../src/onetable/games/quest/text/names.json';
import { faults } from '../../../glass/proof';
import { readName } from '../../../glass/stage';
import { SKIES } from '../../../glass/window';
import { MOTIFS, motifOf } from './motifs';
import { FIGHTING } from './motifs/fighting';
import { PALETTES } from './palettes';
import { SHAPES } from './shapes';
import { cardPicture, windowOf } from './windows';

const DRAWN = /^(hero|minion|monster|character|item|mission|plot|shadow|corruption|peril|event|encounter|quest)\./;
const cards = Object.keys(names).filter((key) => DRAWN.test(key));
const LIGHTS = new Set(['sun', 'moon', ...Object.keys(SKIES).map((name) => `!${name}`)]);
/** What nobody can read in a motif. */
const unread = (motif: string): string[] => motif.split(' ').filter((word) => word && !LIGHTS.has(word) && !readName(word, SHAPES));

describe('the pictures of the cards', () => {
	it('are of every card there is', () => {
		const missing = cards.filter((key) => !(key in MOTIFS) && !(`encounter.${key.split('.')[1]}` in MOTIFS));
		expect(missing).toEqual([]);
		expect(Object.keys(MOTIFS).filter((key) => key !== 'finale' && !cards.includes(key))).toEqual([]);
	});
	it('are of every ability of a fighting card', () => {
		const abilities = new Set([...fighting.hero, ...fighting.skill, ...fighting.combat].map(({ ability }) => ability));
		expect([...abilities].filter((ability) => !(ability in FIGHTING))).toEqual([]);
		expect(Object.keys(FIGHTING).filter((ability) => !abilities.has(ability))).toEqual([]);
	});
	it('name only what is drawn', () => {
		const wrong = [...Object.entries(MOTIFS), ...Object.entries(FIGHTING)].filter(([, motif]) => unread(motif).length);
		expect(wrong).toEqual([]);
	});
	it('are told apart', () => expect(new Set(cards.map((key) => cardPicture(key, key.split('.')[0]))).size).toBe(cards.length));
	it('have no holes, and are small', () => {
		for (const key of [...cards, 'finale', 'encounter.of_a_later_box']) {
			const drawn = windowOf(key, key.split('.')[0]);
			expect(faults(drawn), key).toEqual([]);
			expect(drawn.length, key).toBeLessThan(5120);
		}
		for (const ability of Object.keys(FIGHTING)) expect(faults(windowOf('', 'skill', ability)), ability).toEqual([]);
	});
	it('leave no shape of their own without a card', () => {
		const used = new Set(Object.values(MOTIFS).flatMap((motif) => motif.split(' ').map((word) => readName(word, SHAPES)?.name)));
		expect(Object.keys(SHAPES).filter((name) => !used.has(name))).toEqual([]);
	});
	it('of a card that came later show a land', () => expect(unread(motifOf('event.later'))).toEqual([]));
	it('have a glass for every hero', () => expect(cards.filter((key) => key.startsWith('hero.') && !(key.slice(5) in PALETTES))).toEqual([]));
});
