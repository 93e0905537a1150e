/* How wide the letters of this screen are. A hand that writes wider than ours writes smaller, so that the names find the same room. */

import { ems } from './lettering';

const NARROWEST = 0.86;

export interface Hand {
	/** in heights of the letters that the map asks for */
	wide: (text: string) => number;
	/** how much smaller than asked for it writes */
	size: number;
}

export function handOf(names: string[]): Hand {
	const paper = document.createElement('canvas').getContext('2d');
	if (!paper) return { wide: ems, size: 1 };
	paper.font = `700 100px ${getComputedStyle(document.documentElement).getPropertyValue('--tale')}`;
	const measured = (text: string): number => paper.measureText(text).width / 100;
	const sum = (wide: (text: string) => number): number => names.reduce((all, name) => all + wide(name), 0);
	const size = Math.min(1, Math.max(NARROWEST, sum(ems) / sum(measured)));
	return { wide: (text) => measured(text) * size, size };
}
