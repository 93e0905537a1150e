/* The window of a playing card: a fan of light, and exactly as many things as the rank says. */
import { type Box, disc, type Glass, lead, pane, round, scratch, seeded, sky, star } from '../../../glass/paint';
import { hood, mound, peak, ring, type Thing, tree } from '../../../glass/scenery';
import { SUITS, type SuitName } from './suits';

export const WINDOW: Box = [6, 6, 194, 274];
const ROWS: Record<number, number[]> = { 1: [1], 2: [2], 3: [1, 2], 4: [2, 2], 5: [2, 3], 6: [3, 3], 7: [2, 3, 2], 8: [3, 2, 3], 9: [3, 3, 3] };
/** By number of rows: height and foot of each row, how wide a thing may be for its height, how far it fills its place. */
export interface Lay { draw: Thing; heights: number[][]; feet: number[][]; slim: number; fill: number }
const GROUND = [[276], [276, 276], [276, 276, 276]];
export const LAYS: Partial<Record<SuitName, Lay>> = {
	hills: { draw: mound, heights: [[96], [126, 64], [132, 96, 54]], feet: GROUND, slim: 2, fill: 1.5 },
	mountains: { draw: peak, heights: [[136], [148, 78], [152, 110, 64]], feet: GROUND, slim: 1.1, fill: 1.22 },
	forests: { draw: tree, heights: [[150], [118, 118], [86, 86, 86]], feet: [[262], [216, 266], [192, 230, 268]], slim: 0.62, fill: 0.86 },
	shadows: { draw: hood, heights: [[140], [106, 106], [78, 78, 78]], feet: [[278], [218, 278], [190, 232, 278]], slim: 0.86, fill: 0.92 },
};
const RINGS: number[][][] = [
	[],
	[[106, 178, 62]],
	[[72, 190, 42], [134, 160, 42]],
	[[104, 148, 36], [66, 208, 36], [142, 208, 36]],
	[[110, 128, 30], [62, 180, 30], [150, 184, 30], [102, 236, 28]],
	[[136, 112, 27], [62, 166, 27], [110, 184, 27], [152, 218, 27], [74, 236, 27]],
];

/** Light that spreads through the panes; the picture is an image of its own, so the name of the gradient is too. */
export function glow(x: number, y: number, reach: number, strength: number): string {
	return `<radialGradient id="g" gradientUnits="userSpaceOnUse" cx="${round(x)}" cy="${round(y)}" r="${reach}">`
		+ `<stop stop-color="#fff" stop-opacity="${strength}"/>`
		+ '<stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient><rect width="200" height="280" fill="url(#g)"/>';
}

export function scene(suit: SuitName, rank: number): string {
	const glass = SUITS[suit];
	const chance = seeded(suit + rank);
	if (suit === 'rings') {
		if (rank === 1) return oneRing();
		return sky(glass.sky, 106, 178, 14, chance, WINDOW, 2.2, glow(106, 178, 130, 0.3))
			+ RINGS[rank].map(([x, y, radius], number) => ring(x, y, radius, number, glass)).join('');
	}
	const [x, y] = [136 + chance(-14, 14), 84 + chance(-10, 10)];
	const light = sky(glass.sky, x, y, suit === 'shadows' ? 12 : 11, chance, WINDOW, 2.2, glow(x, y, 110, suit === 'shadows' ? 0.35 : 0.55))
		+ disc(x, y, 17, glass.light, 2.6) + (suit === 'shadows' ? disc(x + 7, y - 3, 13, glass.sky[3], 1.6) : '');
	const lay = LAYS[suit];
	return light + (lay ? things(lay, glass, rank, suit === 'forests') : waves(rank));
}

/** Rows from back to front; with `ground` each stands on a meadow of its own. */
export function things({ draw, heights, feet, slim, fill }: Lay, glass: Glass, rank: number, ground = false): string {
	const rows = ROWS[rank];
	let number = 0;
	return rows.map((count, row) => {
		const height = heights[rows.length - 1][row];
		const foot = feet[rows.length - 1][row];
		const place = 188 / count;
		// rows of the same length stand in the gaps of each other
		const aside = rows[row - 1] === count || rows[row + 1] === count ? (place / 4) * (row % 2 ? 1 : -1) : 0;
		const width = Math.min(height * slim, place * fill);
		const grass = `M0 ${foot - 12}Q60 ${foot - 20} 110 ${foot - 10}T200 ${foot - 14}V280H0z`;
		const meadow = ground ? pane(grass, glass.sky[row % 2 ? 3 : 1], 2.4) : '';
		return meadow + Array.from({ length: count }, (_, index) =>
			draw(rank === 1 ? 108 : 6 + place * (index + 0.5) + aside, foot, width, height, number++, glass)).join('');
	}).join('');
}

/** Rivers are counted by their waves; a wide wave carries more than one line of foam. */
function waves(rank: number): string {
	const glass = SUITS.rivers;
	const step = (274 - 128) / rank;
	return Array.from({ length: rank }, (_, wave) => {
		const y = 128 + wave * step;
		const swell = Math.min(13, step * 0.5) * (wave % 2 ? 2 : -2);
		const crest = `M0 ${round(y)}C33 ${round(y - swell)} 66 ${round(y - swell)} 100 ${round(y)}S167 ${round(y + swell)} 200 ${round(y)}`;
		const lines = Array.from({ length: Math.max(1, Math.floor(step / 24)) }, (_, line) => {
			const down = round(Math.min(9, step * 0.45) + line * 22);
			const broken = `stroke-dasharray="26 12 10 12" stroke-dashoffset="${line * 17}" transform="translate(${line * 9} ${down})"`;
			return scratch(crest, glass.pale, 1.8, 0.65 - Math.min(0.35, line * 0.09), broken);
		});
		return pane(`${crest}V280H0z`, glass.thing[wave % 4]) + lines.join('');
	}).join('');
}

/** The 1 of Rings: no sky, ring and light alone. */
function oneRing(): string {
	const [x, y] = [106, 172];
	const halos = [[96, '#d7653a'], [82, '#f0a04e'], [52, '#5a120b'], [20, '#f6a552']] as const;
	const letters = Array.from({ length: 18 }, (_, letter) =>
		`<path transform="translate(${x} ${y}) rotate(${letter * 20 + 6})" d="M0-53q3-6 6 0M7-51.5q2-6 5-1"/>`).join('');
	return sky(['#7d1f14', '#a33322', '#6a170e', '#b9452b'], x, y, 20, seeded('one'), WINDOW, 2, glow(x, y, 150, 0.25))
		+ halos.map(([radius, fill]) => pane(star(x, y, radius, 12, 0.84), fill, 1.6)).join('')
		+ ring(x, y, 68, 0, SUITS.rings) + `<g fill="none" stroke="#7a1d12" stroke-width="2.2" stroke-linecap="round">${letters}</g>`
		+ `<circle cx="${x}" cy="${y}" r="7" fill="#fff3cf" ${lead(1.6)}/>`;
}
