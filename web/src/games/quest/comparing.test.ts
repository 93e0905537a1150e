import { expect, it } from 'vitest';
import type { Face } from './board';
import { bestOf, rowsOf } from './comparing';

const plot = (each_stronghold: number, extension: number, favor: number): Face => ({ key: 'plot.x', kind: 'plot', title: 'X', favor, begins: { each_stronghold, extension, pool: 1, shadow_drawn: 2, shadow_kept: 1, plots_drawn: 3, plots_kept: 2 } });

it('marks the best plot in each row, and none where all are alike', () => {
	const best = bestOf([plot(2, 7, 3), plot(2, 9, 2), plot(3, 3, 3)].map(rowsOf));
	expect([...best.get('stronghold')!]).toEqual([2]);
	expect([...best.get('extension')!]).toEqual([1]);
	expect([...best.get('favor')!]).toEqual([0, 2]);
	expect([...best.get('pool')!]).toEqual([]);
});
