/* Who sits at a table, and which game it is. */
import { lead, round } from '../paint';
import { circle, type Emblem, hooded } from './glazing';

const wheel = `M${Array.from({ length: 32 }, (_, corner) => {
	const angle = ((Math.floor(corner / 4) + [-0.3, -0.18, 0.18, 0.3][corner % 4]) * Math.PI) / 4;
	const reach = corner % 4 === 1 || corner % 4 === 2 ? 20.5 : 15.5;
	return `${round(24 + Math.cos(angle) * reach)} ${round(24 + Math.sin(angle) * reach)}`;
}).join('L')}z`;

export const OTHERS: Record<string, Emblem> = {
	person: ['8fa79a', 'e3c98f M5 50C5 37 12 31 24 31S43 37 43 50z', '- M24 31V48', `fbf3df ${circle(24, 19, 9.5)}`],
	// a wheel that turns by itself
	bot: ['52646e', `cfd8de ${wheel}`, `8b9aa3 ${circle(24, 24, 11)}`, '- M24 13V35M13 24H35', `e5b144 ${circle(24, 24, 5)}`],
	rider: ['54496d', hooded(8, 8, 32, 'fill="#120d1a" stroke="#17130f" stroke-width="1.2"')],
	fellowship: ['8fb76a', '3e6397 M7 15L18 11 24 35 13 38z', '2c7a4b M30 11L41 15 35 38 24 35z', 'fff0dc M17 9H31V37H17z',
		`=f2c75c ${circle(24, 23, 4.5)}`],
	tcg: ['52698f', 'dfe6ea M8 12H21V36H8z', '54406b M27 12H40V36H27z', '- M8 26H21M27 26H40', `e5b144 ${circle(24, 24, 8.5)}`,
		`<path d="M20.5 20.5l7 7M27.5 20.5l-7 7" ${lead(3)}/>`],
	// the rose of a map
	quest: ['3f7a86', `f5e3b8 ${circle(24, 24, 18)}`, 'd9b878 M24 11L27 21 37 24 27 27 24 37 21 27 11 24 21 21z',
		'a93422 M24 4L28.5 24H19.5z', '2a2238 M24 44L19.5 24H28.5z', `fbf3df ${circle(24, 24, 3)}`],
};
