import { hooded } from '../../glass/glazing';
import { disc, LEAD, lead, pane, ROCK, scratch, seeded, sky, tints } from '../../glass/paint';
import { peak } from '../../glass/scenery';

/** Two cards face each other: a blade and a hood. */
export default function vignette(): string {
	const card = (x: number, turn: number, glass: string, sign: string, text: string) =>
		`<g transform="translate(${x} 14) rotate(${turn} 55 110) scale(.64)"><rect width="110" height="220" rx="13" fill="${LEAD}"/>`
		+ `<path d="M7 19A12 12 0 0 1 19 7H91a12 12 0 0 1 12 12V124H7z" fill="${glass}"/>${sign}`
		+ `<path d="M7 131H103V201a12 12 0 0 1-12 12H19a12 12 0 0 1-12-12z" fill="${text}"/>`
		+ `${scratch('M20 150H88M20 166H82M20 182H70', LEAD, 5, 0.35, 'stroke-linecap="round"')}</g>`;
	const blade = pane('M55 14l7 20v54H48V34z', '#fff', 3) + pane('M32 88h46v8H32zM50 96h10v20H50z', '#d9b25a', 3);
	return sky(tints('6a7fa0 566b8e 8196b4 465a7c'), 200, 74, 16, seeded('tcg'), [0, 0, 400, 170])
		+ [[50, 160, 84], [150, 170, 116], [330, 190, 130], [250, 130, 76]]
			.map(([x, wide, high], number) => peak(x, 172, wide, high, number, ROCK)).join('')
		+ card(112, -5, '#cfdfe8', blade, '#f3ead2') + card(218, 5, '#5b4775', hooded(12, 20, 86, 'fill="#120d1a"'), '#d9cfe0')
		+ disc(200, 92, 21, '#e5b144', 4) + `<path d="M191 83l18 18M209 83l-18 18" ${lead(5)}/>`;
}
