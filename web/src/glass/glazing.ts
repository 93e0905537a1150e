/* How an emblem is written down: 48 by 48, one idea, flat panes with lead, seen through a round window.
   The first word is the colour of the ground (several: a fan of many colours), then come the panes from back to front, each a colour and a path:
   `f2c75c M…` a pane · `- M…` a line of lead · `~f2c75c M…` a line of colour · `=f2c75c M…` a rod or ring: colour within lead ·
   `<…` as it is. */
import { lead, LEAD, round, scratch, seeded, sky } from './paint';
import { HOOD } from './scenery';

export type Emblem = [ground: string, ...panes: string[]];

/** A circle as a path. */
export function circle(x: number, y: number, radius: number): string {
	return `M${round(x - radius)} ${y}a${radius} ${radius} 0 1 0 ${radius * 2} 0 ${radius} ${radius} 0 1 0 ${-radius * 2} 0z`;
}

/** A hood, somewhere on the grid. */
export function hooded(x: number, y: number, size: number, look: string): string {
	return `<path transform="translate(${x} ${y}) scale(${size / 24})" fill-rule="evenodd" d="${HOOD}" ${look}/>`;
}

function one(written: string): string {
	if (written.startsWith('<')) return written;
	const [colour, ...rest] = written.split(' ');
	const d = rest.join(' ');
	if (colour === '-') return `<path d="${d}" fill="none" ${lead(1.6)} stroke-opacity=".7"/>`;
	const line = (hex: string, width: number) => scratch(d, hex, width, 1, 'stroke-linecap="round"');
	if (colour.startsWith('~')) return line(`#${colour.slice(1)}`, 1.7);
	if (colour.startsWith('=')) return line(LEAD, 6.4) + line(`#${colour.slice(1)}`, 3.2);
	return `<path d="${d}" fill="#${colour}" ${lead(1.8)}/>`;
}

/** The glass of the ground is cut in rays too, lighter and darker by a breath. */
export function draw(key: string, [ground, ...panes]: Emblem): string {
	const many = ground.split(' ').map((hex) => `#${hex}`);
	const chance = seeded(key);
	const rays = many.length > 1 ? many : ['#fff3', '#0000', '#fff1', '#0001'];
	const light = sky(rays, 24 + chance(-5, 5), 17 + chance(-3, 3), many.length > 1 ? many.length * 2 : 8, chance, [0, 0, 48, 48], 1);
	return `<rect width="48" height="48" fill="${many[0]}"/>${light}${panes.map(one).join('')}`;
}

/** What can be drawn: the emblem of a key, or null. */
export type Drawings = (key: string) => string | null;

/** Emblems as they are written down, drawn when they are asked for. */
export const glazed =
	(written: Record<string, Emblem>): Drawings =>
	(key) =>
		Object.hasOwn(written, key) ? draw(key, written[key]) : null;

/** For who is not chosen yet, and for keys we have never heard of. */
export const unknown = draw('', ['3d4a4d', `=9fb0b0 ${circle(24, 24, 11)}`]);
