import { describe, expect, it } from 'vitest';
import type { GameInfo } from '../wire/protocol';
import { setEach, setPlayers, setSeat, tableOf, usualDraft } from './draft';

const fellowship: GameInfo = {
	id: 'fellowship', name: '', players: [1, 2, 3, 4], cooperative: true, sides: [], bots: ['random', 'rules'], example: { chapter: 1 },
	setups: { chapter: [1, 2, 'road'] }, options: [{ name: 'lost_card', values: ['mandatory', 'optional'], meaning: '' }],
};
const tcg: GameInfo = {
	id: 'tcg', name: '', players: [2, 3, 4], cooperative: false, sides: [], bots: ['rules'], example: { decks: ['aragorn', 'gandalf'] },
	setups: { decks: ['gandalf', 'nine', 'aragorn'], first_game: [false, true] }, options: [],
};
const quest: GameInfo = {
	id: 'quest', name: '', players: [2, 3, 4], cooperative: false, sides: ['sauron', 'heroes'], bots: ['rules'], example: { heroes: ['argalad', 'thalin'] },
	setups: { heroes: ['argalad', 'beravor', 'thalin'] }, options: [],
};

describe('a table that is being set up', () => {
	it('is oneself and bots at first', () => {
		expect(tableOf(usualDraft(fellowship))).toEqual({
			game: 'fellowship', setup: { chapter: 1 }, players: 4, watch: 'public', pace: 'live',
			seats: [{ kind: 'me' }, { kind: 'bot', bot: 'rules' }, { kind: 'bot', bot: 'rules' }, { kind: 'bot', bot: 'rules' }],
		});
	});

	it('gives each seat a deck, the usual ones first', () => {
		const draft = usualDraft(tcg);
		setPlayers(draft, 3);
		expect(tableOf(draft).setup).toEqual({ decks: ['aragorn', 'gandalf', 'nine'] });
		draft.table.first_game = true;
		setEach(draft, 2, 'aragorn');
		expect(tableOf(draft).setup).toEqual({ decks: ['aragorn', 'gandalf', 'aragorn'], first_game: true });
	});

	it('seats the person behind a hero, and lets heroes change places', () => {
		const draft = usualDraft(quest, { players: 3 });
		expect(draft.seats).toEqual(['bot', 'me', 'bot']);
		setEach(draft, 0, 'thalin');
		expect(tableOf(draft).setup).toEqual({ heroes: ['thalin', 'argalad'] });
	});

	it('moves the person, who is there only once', () => {
		const draft = usualDraft(fellowship);
		setSeat(draft, 2, 'open');
		setSeat(draft, 2, 'me');
		expect(draft.seats).toEqual(['open', 'bot', 'me', 'bot']);
		setPlayers(draft, 2);
		expect(draft.seats).toEqual(['open', 'me']);
	});

	it('sends only the options that were changed', () => {
		const draft = usualDraft(fellowship, { table: { chapter: 2 } });
		draft.options.lost_card = 'optional';
		expect(tableOf(draft).setup).toEqual({ chapter: 2, options: { lost_card: 'optional' } });
	});
});
