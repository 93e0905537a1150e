/* Who sits at a table. */
import { round } from './paint';
import { circle, type Emblem } from './glazing';

const wheel = `M${Array.from({ length: 32 }, (_, corner) => {
	const angle = ((Math.floor(corner / 4) + [-0.3, -0.18, 0.18, 0.3][corner % 4]) * Math.PI) / 4;
	const reach = corner % 4 === 1 || corner % 4 === 2 ? 20.5 : 15.5;
	return `${round(24 + Math.cos(angle) * reach)} ${round(24 + Math.sin(angle) * reach)}`;
}).join('L')}z`;

export const OTHERS: Record<string, Emblem> = {
	person: ['8fa79a', 'e3c98f M5 50C5 37 12 31 24 31S43 37 43 50z', '- M24 31V48', `fbf3df ${circle(24, 19, 9.5)}`],
	// a wheel that turns by itself
	bot: ['52646e', `cfd8de ${wheel}`, `8b9aa3 ${circle(24, 24, 11)}`, '- M24 13V35M13 24H35', `e5b144 ${circle(24, 24, 5)}`],
};
