import { disc, seeded, sky } from '../../glass/paint';
import { mound } from '../../glass/scenery';
import { faceInside } from './glass/faces';
import { SUITS } from './glass/suits';

const { hills } = SUITS;

/** Three cards before the hills. */
export default function vignette(): string {
	const cards: [string, number, number, number][] = [['F3', 70, 42, -11], ['M8', 144, 26, -1], ['R1', 226, 30, 9]];
	return sky(hills.sky, 310, 54, 15, seeded('fellowship'), [0, 0, 400, 170]) + disc(310, 54, 22, hills.light)
		+ [[60, 70], [170, 92], [300, 64], [380, 84]].map(([x, high], number) => mound(x, 172, 150, high, number, hills)).join('')
		+ cards.map(([code, x, y, turn]) => `<g transform="translate(${x} ${y}) rotate(${turn}) scale(.5)">${faceInside(code)}</g>`).join('');
}
