/* The glazier's tools: colours, a seeded hand, and the fan of panes that every window begins with.
   Everything here returns SVG as text; the same input gives the same picture on every machine. */

/** Four tints of the sky, four of the things that are counted, the dark of the outline, the pale of the index, the light itself. */
export interface Glass { sky: string[]; thing: string[]; deep: string; pale: string; light: string }
/** A number between the two. */
export type Chance = (from: number, to: number) => number;
export type Box = [left: number, top: number, right: number, bottom: number];

export const LEAD = '#17130f';
export const CREAM = '#fbf3df';
export const GOLD = '#e9bd55';

export function glass(sky: string, thing: string, deep: string, pale: string, light: string): Glass {
	return { sky: tints(sky), thing: tints(thing), deep, pale, light };
}

/** Two glasses that every landscape is made of. */
export const MEADOW = glass('f6dfa6 eccb80 fae9c2 e5bb66', 'c98a1e b0731a dba33c 98601a', '#724307', '#fff3d6', '#fff6dc');
export const ROCK = glass('c9dbee abc6e3 dde9f5 93b4d8', '4a70a5 35588c 6389ba 2b4a79', '#223e6b', '#eef4fb', '#fffbe9');

/** `'f6dfa6 eccb80'` as colours. */
export function tints(hexes: string): string[] {
	return hexes.split(' ').map((hex) => `#${hex}`);
}

/** One decimal is finer than any screen shows. */
export function round(value: number): number {
	return Math.round(value * 10) / 10;
}

/** A small generator of its own, so that a card looks the same for everybody: FNV-1a for the seed, then mulberry32. */
export function seeded(seed: string): Chance {
	let state = 0x811c9dc5;
	for (const letter of seed) state = Math.imul(state ^ letter.charCodeAt(0), 0x01000193);
	return (from, to) => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return from + (((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296) * (to - from);
	};
}

/** Attributes of a lead line. */
export function lead(width = 3): string {
	return `stroke="${LEAD}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"`;
}

export function pane(d: string, fill: string, width = 3): string {
	return `<path d="${d}" fill="${fill}" ${lead(width)}/>`;
}

/** A line without glass: the pattern that tells things apart when their colour is gone. */
export function scratch(d: string, colour: string, width = 1.6, opacity = 0.55, more = ''): string {
	return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-opacity="${opacity}" ${more}/>`;
}

export function disc(x: number, y: number, radius: number, fill: string, width = 3): string {
	return `<circle cx="${round(x)}" cy="${round(y)}" r="${radius}" fill="${fill}" ${lead(width)}/>`;
}

/** Where a ray from (x, y) leaves the box. */
export function leaving(x: number, y: number, angle: number, [left, top, right, bottom]: Box): [number, number] {
	const dx = Math.cos(angle);
	const dy = Math.sin(angle);
	const across = Math.abs(dx) > 1e-9 ? ((dx > 0 ? right : left) - x) / dx : 1e9;
	const down = Math.abs(dy) > 1e-9 ? ((dy > 0 ? bottom : top) - y) / dy : 1e9;
	const far = Math.min(across, down);
	return [round(x + dx * far), round(y + dy * far)];
}

/** A fan of panes around the source of light, as a glazier cuts a sky; `glow` lies on the glass and under the lead.
    Panes of one tint are one path. */
export function sky(colours: string[], x: number, y: number, rays: number, chance: Chance, box: Box, width = 2.2, glow = ''): string {
	const [left, top, right, bottom] = box;
	const full = 2 * Math.PI;
	const angles = Array.from({ length: rays }, (_, ray) => ((ray + chance(-0.28, 0.28)) * full) / rays);
	const corners: [number, number][] = [[left, top], [right, top], [right, bottom], [left, bottom]];
	const middle = `M${round(x)} ${round(y)}L`;
	const shapes = colours.map(() => '');
	let lines = '';
	angles.forEach((angle, ray) => {
		const wide = (ray + 1 < rays ? angles[ray + 1] : angles[0] + full) - angle;
		const between = corners
			.map((corner) => ({ corner, turn: (Math.atan2(corner[1] - y, corner[0] - x) - angle + 2 * full) % full }))
			.filter(({ turn }) => turn > 0 && turn < wide)
			.sort((one, other) => one.turn - other.turn);
		const ends = [leaving(x, y, angle, box), ...between.map(({ corner }) => corner), leaving(x, y, angle + wide, box)];
		shapes[ray % colours.length] += `${middle}${ends.join(' ')}z`;
		lines += middle + ends[0];
	});
	return shapes.map((d, tint) => `<path d="${d}" fill="${colours[tint]}"/>`).join('') + glow
		+ `<path d="${lines}" stroke="${LEAD}" stroke-width="${width}" stroke-opacity=".78"/>`;
}

/** A star of lead or light with the given number of points. */
export function star(x: number, y: number, radius: number, points = 5, inner = 0.42): string {
	const corners = Array.from({ length: points * 2 }, (_, corner) => {
		const angle = (corner * Math.PI) / points - Math.PI / 2;
		const reach = corner % 2 ? radius * inner : radius;
		return `${round(x + Math.cos(angle) * reach)} ${round(y + Math.sin(angle) * reach)}`;
	});
	return `M${corners.join('L')}z`;
}

const pictures = new Map<string, string>();

/** A picture as the address of an image: drawn once, then shared by all its copies, and its names (gradients) stay its own. */
export function picture(name: string, width: number, height: number, draw: () => string): string {
	let address = pictures.get(name);
	if (!address) {
		const drawn = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${draw()}</svg>`;
		address = `data:image/svg+xml,${drawn.replace(/"/g, "'").replace(/[%#<>]/g, encodeURIComponent)}`;
		pictures.set(name, address);
	}
	return address;
}
