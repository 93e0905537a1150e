import { describe, expect, it } from 'vitest';
import type { Closed } from './board';
import { LEAST, layOut, stacked } from './hand';

const closed = (hand: string[], drawn: string[] = []): Closed => ({ hand: hand.map((card) => ({ card, choices: [], why: '' })), damage: [], trained: [], mission: '', met: false, drawn, known: [], plots: [], shadows: [] });

describe('the hand', () => {
	it('lays equal cards on one another, and what was drawn before the rest', () => {
		const found = stacked(closed(['overdraw', 'overdraw', 'parry', 'overdraw'], ['plot']));
		expect(found.map(({ card, count, fresh, first }) => [card, count, fresh, first])).toEqual([['plot', 1, true, false], ['overdraw', 3, false, true], ['parry', 1, false, false]]);
	});

	it('shows enough of every card, in two rows before it shows less', () => {
		for (const [room, wide] of [[374, 70], [344, 64], [248, 64], [800, 112]]) {
			for (let count = 1; count <= 24; count++) {
				const { rows, inRow, step, scrolls } = layOut(count, room, wide);
				expect(step).toBeGreaterThanOrEqual(Math.min(LEAST, wide));
				expect(rows * inRow).toBeGreaterThanOrEqual(count);
				if (!scrolls) expect((inRow - 1) * step + wide).toBeLessThanOrEqual(room);
			}
		}
		expect(layOut(7, 374, 70).rows).toBe(1);
		expect(layOut(9, 374, 70).rows).toBe(2);
	});
});
