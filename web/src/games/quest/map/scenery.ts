/* The land as a window: sea, panes in the colours of their regions, each with its pattern, the lead between them, rivers, ranges and woods. */

import { LEAD, round, seeded } from '../../../glass/paint';
import { HEIGHT, onMap, outline, WIDTH, type Ground, type Point } from './ground';
import { PLACE, type Lettering } from './lettering';
import { shared, type Spot } from './spots';

/** Colour and pattern of each region: what is told apart by colour is told apart by lines, too. */
const REGIONS: Record<string, [tint: string, pattern: string]> = {
	eriador: ['dba765', 'M0 7q6-5 12 0t12 0M0 19q6-5 12 0t12 0'],
	enedwaith: ['e6cc7c', 'M6 6h.1M18 12h.1M6 18h.1M12 24h.1'],
	rhudaur: ['b9a0c4', 'M0 24L24 0M-2 2L2-2M22 26L26 22'],
	grey_mountains: ['b7bcc0', 'M2 10l4-6 4 6M14 22l4-6 4 6'],
	misty_mountains: ['8fb88f', 'M0 8L8 0M16 24L24 16M3 17L11 9'],
	mirkwood: ['bdd394', 'M6 10c-3-3-3-5 0-8 3 3 3 5 0 8zM18 22c-3-3-3-5 0-8 3 3 3 5 0 8z'],
	rohan: ['84a8cc', 'M5 8V2M8 8V4M17 20v-6M20 20v-4'],
	gondor: ['b7d6e4', 'M0 6H24M0 18H24M6 6V18M18 18V30M18-6V6'],
	brown_lands: ['bda183', 'M2 6h7M14 12h7M4 19h7'],
	mordor: ['c97b6c', 'M0 0L24 24M24 0L0 24'],
};
const STROKES: Record<string, number> = { enedwaith: 3.4 };

const COAST = [[0.118, 0.03], [0.132, 0.12], [0.122, 0.2], [0.142, 0.27], [0.126, 0.33], [0.136, 0.4], [0.166, 0.44], [0.192, 0.42], [0.196, 0.37], [0.203, 0.342], [0.226, 0.346],
	[0.232, 0.4], [0.256, 0.46], [0.285, 0.515], [0.303, 0.565], [0.296, 0.6], [0.33, 0.635], [0.362, 0.66], [0.368, 0.71], [0.35, 0.75], [0.366, 0.81], [0.4, 0.842], [0.442, 0.834], [0.474, 0.845],
	[0.5, 0.875], [0.512, 0.925], [0.55, 0.94], [0.588, 0.918], [0.612, 0.9], [0.632, 0.915], [0.636, 0.95], [0.64, 1.01], [0.66, 2.2], [1.6, 2.2], [1.6, -1.2], [0.1, -1.2], [0.125, -0.2]]
	.map(([x, y]) => onMap(x, y));
export const LAND = outline(COAST);

/** From the spring to the mouth, in units of the map. */
const RIVERS = [
	'958 150 985 205 968 262 1018 300 1052 360 1066 428 1022 500 986 570 1010 630 1090 664 1128 712 1128 790 1140 850 1150 900 1196 950 1216 1010 1180 1062 1160 1100 1122 1140',
	'948 268 922 322 872 398 806 432 742 500 660 534 570 616 494 676 428 724', '396 214 440 262 506 322 500 396 430 446 350 470 296 506', '300 166 286 250 256 320 226 384',
	'1322 150 1316 216 1324 276 1382 322 1450 352 1530 362 1700 380', '1120 176 1180 222 1252 246 1316 272', '862 690 920 716 990 776 1060 806 1118 828', '806 672 776 744 736 806 640 838 544 838',
	'862 920 884 990 918 1070 934 1164', '1392 742 1440 700 1500 706 1700 660',
];
const LAKES = ['M1312 258q22-8 28 12t-14 26-26-12 12-26z', 'M1530 486q44-30 74 4t10 62-70 6-14-72z', 'M376 196q20-14 34 0t-6 22-28-22z'];

/** Ranges, woods, hills and marshes, each along a line of the printed board: what, how dense, how large, how far astray. */
const STREWN: [kind: Kind, step: number, size: number, astray: number, line: number[]][] = [
	['m', 25, 40, 15, [0.548, 0.13, 0.55, 0.2, 0.556, 0.26, 0.556, 0.34, 0.552, 0.4, 0.54, 0.46, 0.523, 0.53, 0.505, 0.6]], ['m', 27, 36, 16, [0.56, 0.18, 0.6, 0.12, 0.66, 0.105, 0.72, 0.12, 0.76, 0.15]],
	['m', 24, 34, 12, [0.455, 0.735, 0.5, 0.7, 0.55, 0.745, 0.6, 0.72, 0.65, 0.76]], ['m', 25, 34, 10, [0.7, 0.63, 0.76, 0.655, 0.84, 0.64]],
	['m', 25, 34, 10, [0.72, 0.7, 0.715, 0.78, 0.73, 0.85, 0.8, 0.86, 0.86, 0.86]], ['m', 30, 30, 18, [0.78, 0.78, 0.85, 0.8]], ['m', 27, 34, 14, [0.165, 0.15, 0.17, 0.23, 0.175, 0.3]],
	['m', 26, 30, 10, [0.16, 0.37, 0.17, 0.41]], ['m', 30, 30, 12, [0.46, 0.09, 0.5, 0.14, 0.53, 0.19]],
	...[0.24, 0.27, 0.3, 0.33, 0.36, 0.39, 0.42, 0.45, 0.48].map((y): [Kind, number, number, number, number[]] => ['f', 25, 30, 9, [0.63, y, 0.755, y]]),
	...[0.55, 0.575, 0.6].map((y): [Kind, number, number, number, number[]] => ['f', 24, 28, 8, [0.515, y, 0.57, y]]),
	['f', 20, 28, 12, [0.33, 0.27, 0.36, 0.32]], ['f', 24, 28, 14, [0.47, 0.28, 0.5, 0.34]], ['f', 20, 30, 12, [0.56, 0.5, 0.585, 0.53]], ['f', 22, 28, 6, [0.15, 0.385, 0.18, 0.39]], ['f', 26, 28, 14, [0.4, 0.52, 0.44, 0.55]],
	['h', 34, 22, 10, [0.44, 0.25, 0.49, 0.27]], ['h', 34, 22, 10, [0.26, 0.26, 0.33, 0.245]], ['h', 40, 22, 12, [0.35, 0.39, 0.42, 0.4, 0.46, 0.44]], ['h', 30, 22, 10, [0.63, 0.63, 0.67, 0.585]],
	['h', 34, 22, 12, [0.76, 0.22, 0.82, 0.24]], ['h', 30, 22, 8, [0.4, 0.18, 0.36, 0.2]], ['s', 26, 20, 12, [0.66, 0.64, 0.7, 0.68]], ['s', 28, 20, 10, [0.6, 0.35, 0.62, 0.4]],
];
type Kind = 'm' | 'f' | 'h' | 's';

export function tint(region: string, light = 0): string {
	const [hex] = REGIONS[region] ?? ['c9c2b0'];
	const part = (at: number): number => {
		const value = parseInt(hex.slice(at, at + 2), 16);
		return Math.round(light > 0 ? value + (255 - value) * light : value * (1 + light));
	};
	return `rgb(${part(0)} ${part(2)} ${part(4)})`;
}

/** What is drawn: the map, and the sea far beyond its edge. */
export const SEA = { x: -1000, y: -1200, width: WIDTH + 2000, height: HEIGHT + 2400 };

/** All that never changes, as the inside of an SVG. Names are laid over it: nothing tall stands where they are at the usual zoom. */
export function scenery(ground: Ground, letters: Lettering): string {
	const chance = seeded('middle-earth');
	const lights = [-0.06, 0, 0.08, 0.14];
	const waves = Array.from({ length: 66 }, (_, row) => waveAt(-940 + (row % 2) * 30, row * 56 - 1180)).join('');
	const region = (id: string): string => ground.sites.get(id)!.region;
	let glass = '';
	const shapes: Record<string, string> = {};
	const [thin, thick] = [[], []] as [string[], string[]];
	for (const [id, { corners, beyond }] of ground.panes) {
		const shape = outline(corners);
		glass += `<path d="${shape}" fill="${tint(region(id), lights[Math.floor(chance(0, 3.99))])}"/>`;
		shapes[region(id)] = (shapes[region(id)] ?? '') + shape;
		for (const [corner, from] of corners.entries()) {
			const other = beyond[corner];
			if (other && id < other) (region(id) === region(other) ? thin : thick).push(`M${from.map(Math.round).join(' ')}L${corners[(corner + 1) % corners.length].map(Math.round).join(' ')}`);
		}
	}
	const patterns = Object.entries(REGIONS).map(([id, [, d]]) => `<pattern id="ground-${id}" width="24" height="24" patternUnits="userSpaceOnUse"><path d="${d}" class="grain" stroke-width="${STROKES[id] ?? 1.5}"/></pattern>`).join('');
	const grain = Object.entries(shapes).map(([id, d]) => `<path d="${d}" fill="url(#ground-${id})"/>`).join('');
	const rivers = RIVERS.map(curve).join('');
	return `<defs>${patterns}<clipPath id="land"><path d="${LAND}"/></clipPath></defs><path class="wave" d="${waves}"/>`
		+ `<g clip-path="url(#land)">${glass}${grain}<path class="came" d="${thin.join('')}"/><path class="came big" d="${thick.join('')}"/>`
		+ `<path class="river bed" d="${rivers}"/><path class="river" d="${rivers}"/><path class="lake" d="${LAKES.join('')}"/></g>${strewn(ground, letters)}`;
}

/** A line of waves from the west to the coast: what lies under the land need not be drawn. */
function waveAt(x: number, y: number): string {
	const coast = Math.max(0, ...COAST.filter(([east, south]) => south < y + 120 && east < WIDTH).map(([east]) => east));
	return `M${x} ${y}q30-14 60 0${'t60 0'.repeat(Math.ceil((coast - x) / 60))}`;
}

/** A line through the middles of its points, as water flows. */
function curve(river: string): string {
	const numbers = river.split(' ').map(Number);
	const points: Point[] = [];
	for (let at = 0; at < numbers.length; at += 2) points.push([numbers[at], numbers[at + 1]]);
	const [first, ...rest] = points;
	const bends = rest.slice(0, -1).map(([x, y], at) => `Q${x} ${y} ${(x + rest[at + 1][0]) / 2} ${(y + rest[at + 1][1]) / 2}`);
	return `M${first.join(' ')}${bends.join('')}L${points.at(-1)!.join(' ')}`;
}

function strewn(ground: Ground, letters: Lettering): string {
	const chance = seeded('ranges and woods');
	const taken: Spot[] = [...[...ground.at.values()].map(([x, y]) => ({ x, y, w: PLACE, h: PLACE })), ...letters.names.values()];
	const found: [y: number, thing: string][] = [];
	for (const [kind, step, size, astray, line] of STREWN) {
		for (let at = 0; at + 3 < line.length; at += 2) {
			const [[fromX, fromY], [toX, toY]] = [onMap(line[at], line[at + 1]), onMap(line[at + 2], line[at + 3])];
			const count = Math.max(1, Math.floor(Math.hypot(toX - fromX, toY - fromY) / step));
			for (let number = 0; number < count; number++) {
				const x = fromX + ((toX - fromX) * number) / count + chance(-astray, astray);
				const y = fromY + ((toY - fromY) * number) / count + chance(-astray, astray);
				const high = size * chance(0.8, 1.15);
				if (taken.some((other) => shared({ x, y: y - high / 2, w: high * 0.62, h: high / 2 }, other) > 0)) continue;
				taken.push({ x, y: y - high * 0.3, w: high * 0.3, h: high * 0.3 });
				found.push([y, THINGS[kind].map(([shape, fill]) => drawn(shape, fill, round(x), round(y), round(high) / 40)).join('')]);
			}
		}
	}
	return `<g class="strewn">${found.sort(([one], [other]) => one - other).map(([, thing]) => thing).join('')}</g>`;
}

/** In a box of 80 by 40, the middle of its foot at the origin: outline and fill. */
const THINGS: Record<Kind, [shape: string, fill: string][]> = {
	m: [['M-28 0L-5-40 2-26 10-34 30 0z', '#e9ebe8'], ['M-5-40L2-26-1-12 4 0H30L10-34 2-26z', '#8b949d']],
	f: [['M0-40C20-24 17-8 0-8S-20-24 0-40zM0-8V0', '#4d8a5c']],
	h: [['M-40 0C-28-40 24-40 40 0', '#cda65c']],
	s: [['M-20 0V-24M0 0V-40M20 0V-28M-40 0H40', 'none']],
};

/** Drawn where it stands and as large as it is: shapes that are moved there would each be a layer of their own, and the map is to be one. */
function drawn(shape: string, fill: string, x: number, y: number, scale: number): string {
	const placed = shape.replace(/([A-Z])([^A-Za-z]+)/g, (_, command: string, numbers: string) => {
		const across = (at: number): boolean => command === 'H' || (command !== 'V' && at % 2 === 0);
		return command + numbers.match(/-?\d+/g)!.map((number, at) => round(Number(number) * scale + (across(at) ? x : y))).join(' ');
	});
	return `<path d="${placed}" fill="${fill}" stroke="${LEAD}" stroke-width="${round(1.8 * scale)}" stroke-linejoin="round"/>`;
}
