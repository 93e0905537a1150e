/* One picture for each game, 400 by 170, made to be cropped at the sides. */
import { faceInside } from './faces';
import { CREAM, disc, LEAD, lead, pane, picture, scratch, seeded, sky, SUITS, tints } from './paint';
import { mound, peak } from './scenery';
import { glyph } from './suits';

const { hills, mountains } = SUITS;

function fellowship(): string {
	const cards: [string, number, number, number][] = [['F3', 70, 42, -11], ['M8', 144, 26, -1], ['R1', 226, 30, 9]];
	return sky(hills.sky, 310, 54, 15, seeded('fellowship'), [0, 0, 400, 170]) + disc(310, 54, 22, hills.light)
		+ [[60, 70], [170, 92], [300, 64], [380, 84]].map(([x, high], number) => mound(x, 172, 150, high, number, hills)).join('')
		+ cards.map(([code, x, y, turn]) => `<g transform="translate(${x} ${y}) rotate(${turn}) scale(.5)">${faceInside(code)}</g>`).join('');
}

/** Two cards face each other: a blade and a hood. */
function tcg(): string {
	const card = (x: number, turn: number, glass: string, sign: string, text: string) =>
		`<g transform="translate(${x} 14) rotate(${turn} 55 110) scale(.64)"><rect width="110" height="220" rx="13" fill="${LEAD}"/>`
		+ `<path d="M7 19A12 12 0 0 1 19 7H91a12 12 0 0 1 12 12V124H7z" fill="${glass}"/>${sign}`
		+ `<path d="M7 131H103V201a12 12 0 0 1-12 12H19a12 12 0 0 1-12-12z" fill="${text}"/>`
		+ `${scratch('M20 150H88M20 166H82M20 182H70', LEAD, 5, 0.35, 'stroke-linecap="round"')}</g>`;
	const blade = pane('M55 14l7 20v54H48V34z', '#fff', 3) + pane('M32 88h46v8H32zM50 96h10v20H50z', '#d9b25a', 3);
	return sky(tints('6a7fa0 566b8e 8196b4 465a7c'), 200, 74, 16, seeded('tcg'), [0, 0, 400, 170])
		+ [[50, 160, 84], [150, 170, 116], [330, 190, 130], [250, 130, 76]]
			.map(([x, wide, high], number) => peak(x, 172, wide, high, number, mountains)).join('')
		+ card(112, -5, '#cfdfe8', blade, '#f3ead2') + card(218, 5, '#5b4775', glyph('shadows', 12, 20, 86, '#120d1a'), '#d9cfe0')
		+ disc(200, 92, 21, '#e5b144', 4) + `<path d="M191 83l18 18M209 83l-18 18" ${lead(5)}/>`;
}

/** A map of panes, a way across it, a rider and what waits for him. */
function quest(): string {
	const chance = seeded('quest map');
	const points = Array.from({ length: 45 }, (_, point) =>
		[Math.round((point % 9) * 58 + chance(-16, 16) - 10), Math.round(Math.floor(point / 9) * 52 + chance(-14, 14) - 6)]);
	const colours = tints('cbb37a a9c27c 8fb79a b9a3c0 d9a184 9fb4c9');
	let map = '';
	for (let row = 0; row < 4; row++) {
		for (let column = 0; column < 8; column++) {
			const corner = row * 9 + column;
			const around = [corner, corner + 1, corner + 10, corner + 9].map((point) => points[point]);
			map += pane(`M${around.join('L')}z`, colours[((column >> 1) + (row >> 1) * 2) % 6], 2);
		}
	}
	const way = [[76, 120], [134, 70], [200, 104], [258, 60], [318, 100]];
	const line = `M${way.join('L')}`;
	return map + pane('M-5 34Q60 20 92 60T150 176H118Q110 96 60 66T-5 62z', '#6fb3c4', 2.4)
		+ scratch('M20 44q10-5 18 2M84 84q8 4 10 14M118 130q6 8 6 18', CREAM, 2, 0.8)
		+ scratch(line, LEAD, 9, 1, 'stroke-linejoin="round"') + scratch(line, '#fff3cf', 5, 1, 'stroke-dasharray="10 7"')
		+ way.map(([x, y]) => disc(x, y, 12, CREAM, 4)).join('')
		+ pane('M200 58c9 7 12 15 12 24v20h-24V82c0-9 3-17 12-24z', '#2c7a4b', 4) + disc(200, 80, 5, '#f2c75c', 2)
		+ pane('M318 44l4 14 12 6-4 42h-24l-4-42 12-6z', '#2a2238', 4) + pane('M313 74h10v10h-10z', '#e8742c', 2);
}

const GAMES: Record<string, () => string> = { fellowship, tcg, quest };

/** The picture of a game; for one that we have not drawn, the sky over the hills. */
export function vignettePicture(game: string): string {
	return picture(`vignette ${game}`, 400, 170, GAMES[game] ?? (() => sky(hills.sky, 310, 54, 15, seeded(game), [0, 0, 400, 170])));
}
