import { describe, expect, it } from 'vitest';
import type { FormField, GameInfo } from '../wire/protocol';
import { setEach, setPlayers, setSeat, setTable, tableOf, usualDraft } from './draft';

const labelled = (values: unknown[], needs = ''): FormField['values'] =>
	values.map((value) => ({ value, label: String(value), needs, why: needs && 'Not here', face: null }));
const field = (name: string, values: unknown[], more: Partial<FormField> = {}): FormField => ({
	name, label: name, per_seat: false, first: 0, distinct: false, values: labelled(values), default: values[0], free: false, ...more,
});
const game = (more: Partial<GameInfo>): GameInfo => ({
	id: 'game', name: '', about: '', facts: '', play: '', players: [2, 3, 4], usual_players: 2, cooperative: false, sides: [], side_names: [], side_faces: [], form: [], options: [],
	example: {}, bots: ['random', 'rules'], usual_bot: 'rules', talk_rule: '', chapters: false, first: false, decks: null, beside: '', puzzles: false, ...more,
});
const told = game({
	players: [1, 2, 3, 4], usual_players: 4, form: [field('chapter', [1, 2, 'road'])],
	options: [{ name: 'lost_card', label: '', values: labelled(['mandatory', 'optional']), default: 'mandatory', meaning: '' }],
});
const duel = game({
	form: [field('decks', ['grey', 'nine', 'green'], { per_seat: true, default: ['green', 'grey'], free: true }), field('first_game', [false, true])],
});
const hunt = game({ form: [field('heroes', ['ash', 'birch', 'cedar'], { per_seat: true, first: 1, distinct: true, default: ['ash', 'cedar'] })] });

describe('a table that is being set up', () => {
	it('is oneself and bots at first', () => {
		expect(tableOf(usualDraft(told))).toEqual({
			game: 'game', setup: { chapter: 1 }, players: 4, watch: 'public', pace: 'live',
			seats: [{ kind: 'me' }, { kind: 'bot', bot: 'rules' }, { kind: 'bot', bot: 'rules' }, { kind: 'bot', bot: 'rules' }],
		});
	});

	it('gives each seat a deck, the usual ones first', () => {
		const draft = usualDraft(duel);
		setPlayers(draft, 3);
		expect(tableOf(draft).setup).toEqual({ decks: ['green', 'grey', 'nine'] });
		draft.table.first_game = true;
		setEach(draft, duel.form[0], 2, 'green');
		expect(tableOf(draft).setup).toEqual({ decks: ['green', 'grey', 'green'], first_game: true });
	});

	it('begins with what can be had, whatever is ticked', () => {
		const decks = { ...duel.form[0], values: [...labelled(['box', 'case'], 'first_game'), ...duel.form[0].values] };
		const boxed = { ...duel, players: [2, 3, 4], form: [decks, duel.form[1]] };
		const draft = usualDraft(boxed);
		setPlayers(draft, 3);
		expect(tableOf(draft).setup).toEqual({ decks: ['green', 'grey', 'nine'] });
		setTable(draft, boxed.form[1], true);
		expect(tableOf(draft).setup).toEqual({ decks: ['box', 'case', 'box'], first_game: true });
		setEach(draft, decks, 1, 'nine');
		setTable(draft, boxed.form[1], false);
		expect(tableOf(draft).setup).toEqual({ decks: ['green', 'nine', 'nine'] });
	});

	it('seats the person behind a hero, and lets heroes change places', () => {
		const draft = usualDraft(hunt, { players: 3 });
		expect(draft.seats).toEqual(['bot', 'me', 'bot']);
		setEach(draft, hunt.form[0], 1, 'cedar');
		expect(tableOf(draft).setup).toEqual({ heroes: ['cedar', 'ash'] });
	});

	it('lets one person play several seats', () => {
		const draft = usualDraft(told);
		setSeat(draft, 2, 'open');
		setSeat(draft, 2, 'me');
		expect(draft.seats).toEqual(['me', 'bot', 'me', 'bot']);
		setSeat(draft, 0, 'open');
		setPlayers(draft, 2);
		expect(draft.seats).toEqual(['open', 'me']);
	});

	it('sends only the options that were changed', () => {
		const draft = usualDraft(told, { table: { chapter: 2 } });
		draft.options.lost_card = 'optional';
		expect(tableOf(draft).setup).toEqual({ chapter: 2, options: { lost_card: 'optional' } });
	});

	it('needs nothing of a game that asks for nothing', () => {
		expect(tableOf(usualDraft(game({})))).toMatchObject({ setup: {}, players: 2, seats: [{ kind: 'me' }, { kind: 'bot' }] });
	});
});
