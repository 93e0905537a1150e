import { describe, expect, it } from 'vitest';
import type { Asking, Board, Clash, Happening } from './board';
import { settings } from '../../kit/settings.svelte';
import { waiting } from '../../table/silence.svelte';
import { lookedAt, LOOKED_AT, momentOf, taken } from './flow';

const calm = { auto: true };
const asking = (more: Partial<Asking> = {}): Asking => ({
	kind: 'shadow', source: '', offers: [], whys: [], passing: 1, left: 0, placing: null, commanding: null, journeys: [], lead: [], several: null, beyond: [], flow: { empty: true, forced: false, take: 1, pause: 800, mine: false }, ...more,
});
const board = (more: { card?: string; rounds?: number; over?: boolean; seat?: number; ending?: boolean } = {}): Board => {
	const happening: Happening | null = more.card ? { kind: 'event', card: more.card, drawn: [], asks: false, seat: -1 } : null;
	const rounds = Array.from({ length: more.rounds ?? 0 }, (_, at): Partial<Clash> => ({ number: at + 1, over: more.over ?? true }));
	return { happening, combat: more.rounds === undefined ? null : { rounds }, turn: { seat: more.seat ?? 1, round: 1 }, ending: more.ending ? {} : null } as unknown as Board;
};

describe('what is answered without asking', () => {
	it('is what the server says may be, unless the person wants to be asked', () => {
		expect(taken(asking(), calm)).toBe(1);
		expect(taken(asking(), { ...calm, auto: false })).toBe(-1);
	});
	it('waits as long as silence always lasts, by whomever it is given', () => {
		expect(waiting(asking(), 1, 1000, 1300)).toBe(500);
		expect(waiting(asking(), 1, 1000, 2300)).toBe(0);
		expect(waiting(asking(), 0, 1000, 1300)).toBe(0);
	});
});

describe('what is worth a look', () => {
	it('is a card that was turned up, once', () => {
		expect(momentOf(board(), board({ card: 'event.x' }))?.kind).toBe('card');
		expect(momentOf(board({ card: 'event.x' }), board({ card: 'event.x' }))).toBeNull();
		expect(momentOf(board({ card: 'event.x' }), board())).toBeNull();
	});
	it('is the same card again in another turn', () => expect(momentOf(board({ card: 'peril.x' }), board({ card: 'peril.x', seat: 2 }))?.kind).toBe('card'));
	it('is a round of a combat whose damage is dealt', () => {
		expect(momentOf(board({ rounds: 1 }), board({ rounds: 2 }))).toEqual({ kind: 'clash', round: 2 });
		expect(momentOf(board({ rounds: 0 }), board({ rounds: 1, over: false }))).toBeNull();
	});
	it('is how a combat ended', () => expect(momentOf(board({ rounds: 1 }), { ...board(), fought: { seat: 1, foe: 'monster.orc', outcome: 'won', rounds: [] } } as unknown as Board)?.kind).toBe('fought'));
	it('is the Finale above all', () => expect(momentOf(board(), board({ card: 'event.x', ending: true }))?.kind).toBe('finale'));
	it('stays for a while, not where the person is asked, half as long at twice the speed, nor at once', () => {
		const moment = momentOf(board(), board({ card: 'event.x' }))!;
		expect(lookedAt(moment, false)).toBe(LOOKED_AT.card);
		expect(lookedAt(moment, true)).toBe(0);
		settings.speed = 2;
		expect(lookedAt(moment, false)).toBe(LOOKED_AT.card / 2);
		settings.speed = 0;
		expect(lookedAt(moment, false)).toBe(0);
		settings.speed = 1;
	});
});
