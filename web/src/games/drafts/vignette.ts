import { disc, LEAD, pane, ROCK, seeded, sky, tints } from '../../glass/paint';
import { peak } from '../../glass/scenery';

/** Cards fan out of a booster that is torn open. */
export default function vignette(): string {
	const card = (turn: number, glass: string) =>
		`<g transform="translate(164 22) rotate(${turn} 36 150)"><rect width="72" height="104" rx="9" fill="${LEAD}"/>`
		+ `<path d="M5 12A7 7 0 0 1 12 5H60a7 7 0 0 1 7 7V58H5z" fill="${glass}"/><path d="M5 63H67V92a7 7 0 0 1-7 7H12a7 7 0 0 1-7-7z" fill="#f3ead2"/></g>`;
	return sky(tints('7f9a6a 6b8758 95ad7f 577148'), 200, 70, 16, seeded('drafts'), [0, 0, 400, 170])
		+ [[60, 170, 90], [340, 190, 112], [200, 220, 70]].map(([x, wide, high], number) => peak(x, 172, wide, high, number, ROCK)).join('')
		+ card(-34, '#52698f') + card(-17, '#2c7a4b') + card(0, '#c98a1e') + card(17, '#4a3d60') + card(34, '#b53c28')
		+ pane('M150 104L162 114 174 102 187 114 200 102 213 114 226 102 238 114 250 104V172H150z', '#8e2619', 4)
		+ disc(200, 142, 15, '#e5b144', 4);
}
