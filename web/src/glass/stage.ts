/* How a picture is written down. The stage is 80 by 48, from -16 to 64, its middle at 24, so that one figure stands on a square of 48.

   A shape is `defaults|pane|pane…` from back to front. A pane is a colour and a path (`i M21 6…`) or an ellipse (`y o24 44 2 2`):
   `- M…` a thin line of lead · `+ M…` a strong one · `~w M…` a line of colour · `=t M…` a rod: colour within lead.
   Colours are letters; `1`, `2`, `3` are given by whoever names the shape, and by its defaults.

   A motif names shapes from back to front: `axe`, `hobbit/oc` (first and second colour), `sword>` (held to the right), `sword<` (to the left),
   `orc*3` (a row of three), `bow@10,-4,.8,30` (moved by 10 and -4, at .8 of its size, turned by 30 degrees). */
import { LEAD } from './paint';
import { FIGURES } from './shapes/figures';
import { LANDS } from './shapes/lands';
import { THINGS } from './shapes/things';

export type Shapes = Record<string, string>;
const SHAPES: Shapes = { ...LANDS, ...THINGS, ...FIGURES };
/** The three tints that a picture brings itself: c, d and p. */
export interface Tints { mid: string; deep: string; pale: string }
const COLOURS: Record<string, string> = {
	k: '#24211f', K: LEAD, s: '#f3d6a4', w: '#fbf6e8', W: '#f5ead0', i: '#dfe5e8', m: '#9aa5ab', n: '#50575c', L: '#cfdcea',
	b: '#7a5330', t: '#a9793f', h: '#4b3626', O: '#a8552a', G: '#b9a15a', y: '#f2c75c', Y: '#ffe08a', o: '#ef9a3a', r: '#a8362a',
	g: '#4f9a5a', e: '#2c6b47', l: '#9cc46c', u: '#5b9cbf', U: '#2f6f97', v: '#54446f', z: '#241d31',
	f: '#8f9a78', j: '#6f5f4c', a: '#938f85', A: '#b5b1a5', x: '#605b52', q: '#2b4563', P: '#cfdcc0',
};
/** Where the copies of a row stand: aside, down, size. */
const ROWS: Record<number, [number, number, number][]> = {
	2: [[-13, 2, 0.9], [13, 2, 0.9]],
	3: [[-19, 5, 0.76], [19, 5, 0.76], [0, 3, 0.9]],
	4: [[-27, 8, 0.66], [27, 8, 0.66], [-10, 6, 0.74], [11, 6, 0.74]],
	5: [[-28, 6, 0.56], [28, 6, 0.56], [-16, 9, 0.62], [16, 9, 0.62], [0, 8, 0.7]],
};

interface Named { name: string; colours: string; places: [number, number, number, number?][] }

const WRITTEN = /^([a-z_]+)(?:\/(\w+))?(?:([<>])|\*(\d)|@([-\d.,]+))?$/;

/** A name in a motif, taken apart; null if it cannot be read or is not drawn. */
export function readName(written: string, own: Shapes = {}): Named | null {
	const [, name, colours = '', side, times, place] = WRITTEN.exec(written) ?? [];
	if (!name || !(name in SHAPES || name in own)) return null;
	if (side) return { name, colours, places: [side === '>' ? [22, 3, 0.78, 14] : [-22, 3, 0.78, -14]] };
	if (times) return { name, colours, places: ROWS[Number(times)] ?? [] };
	const [x = 0, y = 0, size = 1, turn = 0] = place?.split(',').map(Number) ?? [];
	return { name, colours, places: [[x, y, size, turn]] };
}

/** The panes of one shape. */
export function panes(shape: string, { mid, deep, pale }: Tints, given = ''): string {
	const [defaults, ...written] = shape.split('|');
	const own: Record<string, string> = { c: mid, d: deep, p: pale };
	const colour = (letter: string): string => {
		const meant = /[1-3]/.test(letter) ? (given[Number(letter) - 1] ?? defaults[Number(letter) - 1]) : letter;
		return own[meant] ?? COLOURS[meant];
	};
	return written.map((pane) => {
		const [sign, ...rest] = pane.split(' ');
		const what = rest.join(' ');
		const [x, y, across, down] = what.slice(1).split(' ');
		const form = what.startsWith('o') ? `<ellipse cx="${x}" cy="${y}" rx="${across}" ry="${down}"` : `<path d="${what}"`;
		if (sign === '-') return `${form} stroke-opacity=".6" stroke-width="1.2"/>`;
		if (sign === '+') return `${form}/>`;
		const tint = colour(sign.slice(-1));
		if (sign.startsWith('~')) return `${form} stroke="${tint}"/>`;
		if (sign.startsWith('=')) return `${form} stroke-width="4.4"/>${form} stroke="${tint}" stroke-width="2.2"/>`;
		return `${form} fill="${tint}"/>`;
	}).join('');
}

/** Lead around everything that stands within. */
export const leaded = (drawn: string): string =>
	`<g fill="none" stroke="${LEAD}" stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round">${drawn}</g>`;

/** All that a motif names, on the stage; what stands in a row is drawn once. A game may have drawn shapes of its own. */
export function staged(motif: string, palette: Tints, own: Shapes = {}): string {
	return leaded(motif.split(' ').map((written) => {
		const found = readName(written, own);
		if (!found) return '';
		const drawn = panes(own[found.name] ?? SHAPES[found.name], palette, found.colours);
		const moves = found.places.map(([x, y, size, turn = 0]) =>
			`translate(${24 + x} ${24 + y})${turn ? ` rotate(${turn})` : ''} scale(${size}) translate(-24 -24)`);
		if (moves.length > 1) return `<defs><g id="${found.name}">${drawn}</g></defs>${moves.map((move) => `<use href="#${found.name}" transform="${move}"/>`).join('')}`;
		return written.search(/[@<>]/) < 0 ? drawn : `<g transform="${moves[0]}">${drawn}</g>`;
	}).join(''));
}
