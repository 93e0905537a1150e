import { expect, test } from 'vitest';
import type { Printed } from '../wire/protocol';
import { cardNamesOf, cut } from './cardnames';

const card = (id: string, name: string): Printed => ({ id, name, text: '', kind: '', english: '' });
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

test('a marked title is the card, in whatever language it is read, and is not looked for elsewhere', () => {
	const gimli = cardNamesOf([{ ...card('6', '金雳，格罗因之子'), english: 'Gimli, Son of Glóin' }, { ...card('7', '铠甲'), english: 'Armor' }]);
	expect(cut('⟦seat:0|玩家1⟧打出⟦card:Gimli, Son of Glóin|金雳，格罗因之子⟧和铠甲', gimli)).toEqual([
		{ text: '⟦seat:0|玩家1⟧打出', cards: [] }, { text: '金雳，格罗因之子', cards: [expect.objectContaining({ id: '6' })] }, { text: '和铠甲', cards: [] },
	]);
	expect(cut('⟦card:Gimli|金雳⟧', gimli)[0].cards.map(({ id }) => id)).toEqual(['6']);
});

test('nothing is lost', () => {
	const text = 'Aragorn wears Armor against 炎魔!';
	expect(cut(text, names).map((piece) => piece.text).join('')).toBe(text);
	expect(cut(text, cardNamesOf([])).map((piece) => piece.text)).toEqual([text]);
});
