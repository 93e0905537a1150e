import { describe, expect, it } from 'vitest';
import { decided, EMPTY, middleOf, passes, scenes, type Middle } from './changes';
import { exampleBoard, exampleChair, exampleTrick } from './example';

const shownOf = (number: number, cards: [number, string][], swept = false): Middle => ({ round: 1, number, swept, cards: cards.map(([chair, card]) => ({ chair, card, mark: '' })) });
const kinds = (found: ReturnType<typeof scenes>): string[] => found.map((scene) => scene.is);

describe('the scenes of a trick', () => {
	it('lay one card after the other', () => {
		const board = exampleBoard({ trick: exampleTrick(1, [[1, 'H3'], [2, 'H5'], [3, 'H8']]) });
		const found = scenes(shownOf(1, [[1, 'H3']]), board, false);
		expect(kinds(found)).toEqual(['lay', 'lay']);
		expect(found[1]).toMatchObject({ fresh: { chair: 3, card: 'H8' } });
	});

	it('show a full trick before it is swept to the winner', () => {
		const trick = exampleTrick(1, [[1, 'H3'], [2, 'H5'], [3, 'H8'], [0, 'H2']], { over: true });
		trick.cards[2].mark = 'won';
		const found = scenes(shownOf(1, [[1, 'H3'], [2, 'H5'], [3, 'H8']]), exampleBoard({ trick }), false);
		expect(kinds(found)).toEqual(['lay', 'sweep']);
		expect(found[1]).toEqual({ is: 'sweep', winner: 3 });
	});

	it('end the trick before when the next has begun already', () => {
		const tricks = [{ cards: [[1, 'H3'], [2, 'H5'], [3, 'H8'], [0, 'H2']] as [number, string][], winner: 3 }];
		const board = exampleBoard({ tricks, trick: exampleTrick(2, [[3, 'M1']]) });
		const found = scenes(shownOf(1, [[1, 'H3'], [2, 'H5'], [3, 'H8']]), board, false);
		expect(kinds(found)).toEqual(['lay', 'sweep', 'set', 'lay']);
	});

	it('are none when nothing has changed', () => {
		const over = exampleBoard({ trick: exampleTrick(1, [[1, 'H3']], { over: true }) });
		expect(scenes(middleOf(over, false), over, false)).toEqual([]);
		expect(scenes({ ...EMPTY, round: 1 }, exampleBoard(), false)).toEqual([]);
	});

	it('jump when something was taken back, and into another round', () => {
		const board = exampleBoard({ trick: exampleTrick(1, [[1, 'H3']]) });
		expect(kinds(scenes(shownOf(1, [[1, 'H3'], [2, 'H5']]), board, false))).toEqual(['set']);
		expect(kinds(scenes(shownOf(3, []), board, false))).toEqual(['set']);
		expect(kinds(scenes({ ...shownOf(1, []), round: 2 }, board, false))).toEqual(['set']);
	});

	it('turn a card up in its place', () => {
		const board = exampleBoard({ trick: exampleTrick(1, [[1, 'H3'], [2, 'H5']]) });
		expect(kinds(scenes(shownOf(1, [[1, '?H'], [2, 'H5']]), board, false))).toEqual(['set']);
	});

	it('keep a trick in a replay until the next begins', () => {
		const board = exampleBoard({ trick: exampleTrick(1, [[1, 'H3'], [2, 'H5']], { over: true }) });
		expect(middleOf(board, true).cards).toHaveLength(2);
		expect(kinds(scenes(shownOf(1, [[1, 'H3']]), board, true))).toEqual(['lay']);
	});
});

describe('cards that change hands', () => {
	const counts = (...cards: number[]) => exampleBoard({ chairs: cards.map((count, chair) => exampleChair(chair, { cards: count })) });

	it('go from who has one less to who has one more', () => {
		expect(passes(counts(9, 9, 9, 9), counts(8, 10, 9, 9))).toEqual([{ from: 0, to: 1, card: 'down' }]);
	});

	it('are seen by who gets them', () => {
		const before = exampleBoard({ chairs: [exampleChair(0, { cards: 1, hand: ['H1'] }), exampleChair(1, { cards: 2 })] });
		const after = exampleBoard({ chairs: [exampleChair(0, { cards: 2, hand: ['H1', 'S4'] }), exampleChair(1, { cards: 1 })] });
		expect(passes(before, after)).toEqual([{ from: 1, to: 0, card: 'S4' }]);
	});

	it('are all handed over at the same time where they were laid ready', () => {
		const before = exampleBoard({ chairs: [exampleChair(0, { giving: [{ to: 1, card: 'H2' }] }), exampleChair(1, { giving: [{ to: 0, card: 'down' }] })] });
		const after = exampleBoard({ chairs: [exampleChair(0), exampleChair(1)] });
		expect(passes(before, after)).toEqual([{ from: 0, to: 1, card: 'H2' }, { from: 1, to: 0, card: 'down' }]);
	});

	it('do not count those that were played', () => {
		const before = exampleBoard({ trick: exampleTrick(1, []), chairs: [exampleChair(0, { cards: 9 }), exampleChair(1, { cards: 9 })] });
		const after = exampleBoard({ trick: exampleTrick(1, [[0, 'H4']]), chairs: [exampleChair(0, { cards: 8 }), exampleChair(1, { cards: 9 })] });
		expect(passes(before, after)).toEqual([]);
	});

	it('come from the lost card, go there, or are drawn', () => {
		const lost = (cards: string[], count: number, stock = 0) => exampleBoard({ lost: cards, stock, chairs: [exampleChair(0, { cards: count })] });
		expect(passes(lost(['R1'], 8), lost([], 9))).toEqual([{ from: 'lost', to: 0, card: 'R1' }]);
		expect(passes(lost([], 9), lost(['H3'], 8))).toEqual([{ from: 0, to: 'lost', card: 'H3' }]);
		expect(passes(lost([], 3, 8), lost([], 4, 7))).toEqual([{ from: 'stock', to: 0, card: 'down' }]);
	});
});

it('tells whose goal was decided', () => {
	const before = exampleBoard();
	const after = exampleBoard({ chairs: [exampleChair(0, { verdict: 'sure' }), exampleChair(1), exampleChair(2, { verdict: 'lost' }), exampleChair(3)] });
	expect(decided(before, after)).toEqual([{ chair: 0, verdict: 'sure' }, { chair: 2, verdict: 'lost' }]);
	expect(decided(after, after)).toEqual([]);
});
