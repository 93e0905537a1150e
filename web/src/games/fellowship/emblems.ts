/* Characters (also burdened), events, Riders, gifts, and the game itself. */
import { circle, type Drawings, glazed, hooded } from '../../glass/glazing';
import { lead, scratch } from '../../glass/paint';
import { DEEDS } from './glass/deeds';
import { PEOPLE } from './glass/people';

const all = glazed({
	...PEOPLE,
	...DEEDS,
	rider: ['54496d', hooded(8, 8, 32, 'fill="#120d1a" stroke="#17130f" stroke-width="1.2"')],
	fellowship: ['8fb76a', '3e6397 M7 15L18 11 24 35 13 38z', '2c7a4b M30 11L41 15 35 38 24 35z', 'fff0dc M17 9H31V37H17z',
		`=f2c75c ${circle(24, 23, 4.5)}`],
});

/** The other side of a companion: the same glass without its light, a cracked lead line across it. */
function burdened(drawn: string): string {
	const crack = 'M3 12 14 17 18 13 25 25 31 22 36 34 46 38';
	return `${drawn}<rect width="48" height="48" fill="#1b1722" fill-opacity=".34"/>${scratch(crack, '#e9e2d2', 4, 0.8)}`
		+ `<path d="${crack}M18 13 21 5M31 22 38 17M25 25 19 33" fill="none" ${lead(2.4)}/>`;
}

const emblems: Drawings = (key) => {
	const [base] = key.split(/_burdened$/);
	const drawn = all(base);
	return drawn === null || base === key ? drawn : burdened(drawn);
};
export default emblems;
