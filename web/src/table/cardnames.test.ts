import { expect, test } from 'vitest';
import type { Printed } from '../wire/protocol';
import { cardNamesOf, cut } from './cardnames';

const card = (id: string, name: string): Printed => ({ id, name, text: '', kind: '' });
const names = cardNamesOf([card('1', 'Aragorn, King in Exile'), card('2', 'Aragorn, Ranger of the North'), card('3', "Gondor's Vengeance"), card('4', 'Armor'), card('5', '炎魔')]);
const found = (text: string): [string, string[]][] => cut(text, names).filter(({ cards }) => cards.length).map(({ text, cards }) => [text, cards.map(({ id }) => id)]);

test('a whole name means one card, a title alone all that have it', () => {
	expect(found('Player 1 plays Aragorn, King in Exile.')).toEqual([['Aragorn, King in Exile', ['1']]]);
	expect(found('Aragorn: of Player 1, strength 8.')).toEqual([['Aragorn', ['1', '2']]]);
});

test('either apostrophe will do, parts of words will not', () => {
	expect(found('1× Gondor’s Vengeance, 2× Armor, 1× Armory')).toEqual([['Gondor’s Vengeance', ['3']], ['Armor', ['4']]]);
});

test('scripts without spaces are searched too', () => {
	expect(found('英雄与炎魔战斗。')).toEqual([['炎魔', ['5']]]);
});

test('nothing is lost', () => {
	const text = 'Aragorn wears Armor against 炎魔!';
	expect(cut(text, names).map((piece) => piece.text).join('')).toBe(text);
	expect(cut(text, cardNamesOf([])).map((piece) => piece.text)).toEqual([text]);
});
