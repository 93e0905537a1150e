/* The backs of the cards: lozenges in the glass of their kind, and what the kind is known by. */
import { disc, LEAD, picture } from '../../../glass/paint';
import { staged } from '../../../glass/stage';
import { PALETTES } from './palettes';
import { SHAPES } from './shapes';

const EMBLEMS: Record<string, string> = {
	plot: 'eye', shadow: 'hood', zealot: 'cleaver', ravager: 'war_axe', behemoth: 'hammer', mission: 'scroll', corruption: 'veiled_eye', skill: 'sword', peril: 'flame', event: 'star', encounter: 'map', foe: 'mask_eyes',
};

/** The address of the back of this kind of card; a hero's cards have his glass. */
export function backPicture(kind: string): string {
	const light = PALETTES[kind] ?? PALETTES.person;
	return picture(`quest back ${kind}`, 100, 140, () => {
		const lozenges = Array.from({ length: 11 }, (_, row) => Array.from({ length: 7 }, (_, column) => {
			const [x, y] = [(column - 0.5) * 20 + (row % 2 ? 10 : 0), (row - 1) * 15];
			return `<path d="M${x} ${y}l10 15-10 15-10-15z" fill="${(row * 3 + column * 5) % 3 ? light.mid : light.deep}"/>`;
		}).join('')).join('');
		return `<clipPath id="w"><rect x="3" y="3" width="94" height="134" rx="6"/></clipPath><rect width="100" height="140" rx="8" fill="${LEAD}"/>`
			+ `<g clip-path="url(#w)" stroke="${LEAD}" stroke-width="1.3">${lozenges}</g>${disc(50, 70, 30, light.pale, 2.4)}`
			+ `<g transform="translate(30 50) scale(.84)">${staged(EMBLEMS[kind] ?? 'leaf_sword', light, SHAPES)}</g>`;
	});
}
