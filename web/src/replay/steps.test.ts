import { expect, it } from 'vitest';
import type { ReplayInfo, Step } from '../wire/protocol';
import { rowsOf } from './steps';

const step = (n: number, seat: number, text: string, group: Step['group'] = null): Step => ({ n, seat, text, group, role: '' });
const info = (...steps: Step[]): ReplayInfo => ({ steps }) as ReplayInfo;

it('folds what is said again and again into one line, but not over the beginning of a part', () => {
	const told = info(step(1, 0, 'Play Sting'), step(2, 1, 'Pass'), step(3, 0, 'Pass'), step(4, 1, 'Pass', ['turn', 2]), step(5, 0, 'Pass', ['turn', 2]), step(6, 0, ''), step(7, 0, ''));
	expect(rowsOf(told)).toEqual([
		{ from: 0, to: 0 }, { from: 1, to: 1 }, { from: 2, to: 3 }, { from: 4, to: 5 }, { from: 6, to: 6 }, { from: 7, to: 7 },
	]);
});
