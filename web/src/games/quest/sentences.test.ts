import { describe, expect, it } from 'vitest';
import type { Face } from './board';
import { abilityOf, paletteOf } from './glass/kinds';
import { handSentence, numbered } from './sentences';

const face = (owner: string): Face => ({ key: 'fighting.argalad_overdraw', kind: 'fighting', title: 'Overdraw', figures: 'attack 2', fighting: { type: 'ranged', attack: 2, defense: 0, cost: 1, terrain: 'woods', owner, copies: 6 } }) as Face;

describe('a card in hand', () => {
	it('says what it is and why it cannot be chosen', () => expect(handSentence(face('hero.argalad'), [], 'Not now.', '')).toBe('Overdraw. attack 2. Not now.'));
	it('has a name of its own beside its copies', () => expect(numbered(['fighting.x', 'fighting.y', 'fighting.x']).map(({ lies }) => lies)).toEqual(['fighting.x#0', 'fighting.y#0', 'fighting.x#1']));
	it('shows what it does in the glass of its hero', () => {
		expect(abilityOf('fighting.argalad_overdraw', face('hero.argalad'))).toBe('overdraw');
		expect(paletteOf('fighting.argalad_overdraw', face('hero.argalad'))).toBe('argalad');
		expect(abilityOf('fighting.skill_rest', face(''))).toBe('rest');
		expect(paletteOf('minion.gothmog')).toBe('foe');
	});
});
