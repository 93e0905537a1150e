import { describe, expect, it, vi } from 'vitest';
import chapterCards from '../../../../../src/onetable/games/fellowship/cards/chapters.toml?raw';
import everyName from '../../../../../src/onetable/games/fellowship/text/names.json';
import { emblem, hasEmblem } from '../../../glass/emblems';
import { drawing, faults } from '../../../glass/proof';
import { GAME } from '../lobby/chapters';
import { cardPicture } from './faces';
import { paneRow } from './panes';
import { PLACES, roadPicture } from './panorama';
import { eventPicture, threatPicture } from './perils';
import { readCode } from './suits';

const chapters = [...chapterCards.matchAll(/^key = "(.*)"$/gm)].map((match) => match[1]);
/** Names of other things: chapters, groups, suits and single playing cards have pictures of another kind. */
const others = new Set([...chapters, 'group_1', 'group_2', 'title', 'old_man_willow_9', 'balrog_card']);
const told = Object.keys(everyName).filter((name) => !others.has(name) && !name.startsWith('suit.'));
const faces = [...'HMFSRV'].flatMap((suit) => Array.from({ length: suit === 'R' ? 5 : 8 }, (_, rank) => `${suit}${rank + 1}`));
const backs = ['down', 'pyramid', ...[...'HMFSRV'].map((suit) => `?${suit}`)];

describe('emblems', () => {
	it('knows the characters, events, Riders and gifts of the box', () => {
		expect(chapters).toHaveLength(PLACES.length);
		expect(told).toHaveLength(39 + 7 + 12 + 5 + 5);
	});
	it.each([...told, 'rider', GAME])('has one for %s', (key) => expect(hasEmblem(key, GAME)).toBe(true));
	it('shows each of them differently', () => expect(new Set(told.map(emblem)).size).toBe(told.length));
	it('cracks the lead of who is burdened', () => {
		const [free, burdened] = [emblem('legolas_greenleaf'), emblem('legolas_greenleaf_burdened')];
		expect(burdened.startsWith(free)).toBe(true);
		expect(burdened.length).toBeGreaterThan(free.length);
	});
});

describe('cards', () => {
	const codes = [...faces, ...backs];
	it('differ from each other, whole and small', () => {
		const pictures = [...codes.map((code) => cardPicture(code)), ...faces.map((code) => cardPicture(code, 'mini'))];
		expect(new Set(pictures).size).toBe(codes.length + faces.length);
	});
	it('are drawn once', () => expect(cardPicture('H3')).toBe(cardPicture('H3')));
	it('count their rank in the window', () => {
		const peaks = (code: string) => drawing(cardPicture(code)).split("fill='#fbf3df'").length - 1;
		for (let rank = 1; rank <= 8; rank++) expect(peaks(`M${rank}`)).toBe(rank);
	});
	it('show what is not known as a back', () => expect(cardPicture('nonsense')).toBe(cardPicture('down')));
	it('read their code', () => {
		expect(readCode('V8')).toEqual({ suit: 'rivers', rank: 8 });
		expect(readCode('?S')).toEqual({ suit: 'shadows', rank: null });
		expect(readCode('X1')).toEqual({ suit: null, rank: null });
	});
});

describe('every picture', () => {
	const all = [
		...faces.flatMap((code) => [cardPicture(code), cardPicture(code, 'mini')]), ...backs.map((code) => cardPicture(code)),
		...Array.from({ length: 9 }, (_, rank) => eventPicture('forest', rank + 1)),
		...Array.from({ length: 8 }, (_, rank) => eventPicture('balrog', rank + 1)),
		...[[4], [1, 2], []].flatMap((ranks) => [threatPicture(ranks, false, false),
			threatPicture(ranks, true, true), threatPicture(ranks, false, false, 'mini')]),
		...PLACES.map((_, place) => roadPicture(place)),
	].map(drawing).concat(told.map(emblem));
	it('has no hole in its arithmetic, and closes what it opens', () => {
		for (const svg of all) expect(faults(svg)).toEqual([]);
	});
	it('is the same whenever it is drawn', async () => {
		vi.resetModules();
		const { cardPicture: card } = await import('./faces');
		const { emblem: sign } = await import('../../../glass/emblems');
		const { roadPicture: road } = await import('./panorama');
		expect(card).not.toBe(cardPicture);
		for (const code of faces) expect(card(code)).toBe(cardPicture(code));
		for (const key of told) expect(sign(key)).toBe(emblem(key));
		expect(road(7)).toBe(roadPicture(7));
	});
});

describe('panes', () => {
	it.each([
		[0, 2, 99, 'unlit unlit'], [1, 2, 99, 'lit unlit'], [3, 2, 99, 'lit lit lit'], [1, 1, 2, 'lit spare'], [3, 1, 2, 'broken broken broken'],
		[0, 0, 1, 'spare'], [0, 0, 0, ''], [1, 0, 0, 'broken'],
	])('%i of %i to %i', (have, least, most, row) => expect(paneRow(have, least, most).join(' ')).toBe(row));
});
