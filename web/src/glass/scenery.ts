/* What is counted in a window: hills, peaks, trees, hoods, rings. Each has its pattern: furrows, snow and facets, veins, folds, spokes. */
import { CREAM, type Glass, LEAD, lead, pane, round, scratch } from './paint';

/** The outline of a hood with its hollow, on a 24 grid. */
export const HOOD = 'M12 1.5c4.2 2.3 6.3 6 6.3 10.3 0 3.7 1.7 6.9 4.2 9.7h-21c2.5-2.8 4.2-6 4.2-9.7C5.7 7.5 7.8 3.8 12 1.5z'
	+ 'm0 6.3c-2.2 1.4-3.2 3.5-3.2 6 0 2 1.3 3.6 3.2 4.9 1.9-1.3 3.2-2.9 3.2-4.9 0-2.5-1-4.6-3.2-6z';

/** One thing: middle, foot, width, height, its number (for the tint), its glass. */
export type Thing = (x: number, foot: number, width: number, height: number, number: number, glass: Glass) => string;

export const mound: Thing = (x, foot, width, height, number, { thing, pale }) => {
	const arch = (part: number, rise: number) =>
		`M${round(x - (width / 2) * part)} ${foot}C${round(x - width * 0.34 * part)} ${round(foot - height * rise * part)}`
		+ ` ${round(x + width * 0.3 * part)} ${round(foot - height * rise * part)} ${round(x + (width / 2) * part)} ${foot}`;
	return pane(`${arch(1, 1.3)}z`, thing[number % 4]) + scratch(arch(0.84, 1.18) + arch(0.66, 1.18) + arch(0.48, 1.18), pale);
};

export const peak: Thing = (x, foot, width, height, number, { thing, pale }) => {
	const top = foot - height;
	const lean = (number % 2 ? -1 : 1) * width * 0.06;
	const tip = round(x + lean);
	const snow = height * 0.3;
	const side = (direction: number, fill: string) =>
		pane(`M${round(x + (direction * width) / 2)} ${foot}L${tip} ${round(top)} ${round(x + lean * 0.2)} ${foot}z`, fill);
	const cap = [-(width / 2 + lean) * 0.3, snow, width * 0.11, -snow * 0.28, width * 0.07, snow * 0.34, width * 0.09, -snow * 0.3,
		width * 0.03, snow * 0.24].map(round).join(' ');
	const facets = [1, 2, 3].map((step) =>
		`M${round(tip + width * 0.1 * step)} ${round(top + height * 0.24 * step)}l${round(width * 0.16)} ${round(height * 0.5)}`).join('');
	const dark = thing[(number + 1) % 4];
	return side(-1, thing[2]) + side(1, dark === thing[2] ? thing[number % 4] : dark)
		+ scratch(facets, pale, 1.6, 0.28) + pane(`M${tip} ${round(top)}l${cap}z`, CREAM);
};

export const tree: Thing = (x, foot, width, height, number, { thing, pale }) => {
	const [top, low] = [foot - height, foot - height * 0.2];
	const middle = round((top + low) / 2 - height * 0.05);
	const half = (part: number) => `${round(x + width * part)}`;
	const crown = `M${round(x)} ${round(top)}C${half(0.62)} ${middle} ${half(0.55)} ${round(low)} ${round(x)} ${round(low)}`
		+ `C${half(-0.55)} ${round(low)} ${half(-0.62)} ${middle} ${round(x)} ${round(top)}z`;
	const veins = [0.48, 0.68, 0.88].map((part) =>
		`M${half(-0.27)} ${round(top + (low - top) * part - height * 0.08)}L${round(x)} ${round(top + (low - top) * part)}`
		+ ` ${half(0.27)} ${round(top + (low - top) * part - height * 0.08)}`).join('');
	return pane(`M${half(-0.07)} ${round(low - 2)}h${round(width * 0.14)}V${foot}h${-round(width * 0.14)}z`, '#6b4a2b', 2)
		+ pane(crown, thing[number % 4]) + scratch(veins, pale, 1.5)
		+ `<path d="M${round(x)} ${round(top + height * 0.1)}V${round(low)}" ${lead(1.8)}/>`;
};

/** The cloak falls behind whoever stands in front: no hem floats in the air. */
export const hood: Thing = (x, foot, width, height, number, { thing, sky }) => {
	const top = foot - height;
	const at = (across: number, down: number) => `${round(x + width * across)} ${round(top + height * down)}`;
	const cloak = `M${at(0, 0)}C${at(0.28, 0.12)} ${at(0.36, 0.32)} ${at(0.33, 0.52)}L${at(0.56, 1.3)}H${round(x - width * 0.56)}L${at(-0.33, 0.52)}`
		+ `C${at(-0.36, 0.32)} ${at(-0.28, 0.12)} ${at(0, 0)}z`;
	const hollow = `M${at(0, 0.17)}C${at(0.2, 0.27)} ${at(0.22, 0.46)} ${at(0, 0.62)}C${at(-0.22, 0.46)} ${at(-0.2, 0.27)} ${at(0, 0.17)}z`;
	const folds = [-0.3, -0.12, 0.12, 0.3].map((part) => `M${at(part * 0.5, 0.66)}L${at(part * 1.15, 1.22)}`).join('');
	const moonlit = `M${at(0.03, 0.06)}C${at(0.22, 0.16)} ${at(0.31, 0.33)} ${at(0.28, 0.52)}`;
	return pane(cloak, thing[number % 4]) + `<path d="${hollow}" fill="#08060c" stroke="${sky[2]}" stroke-width="1.6"/>`
		+ scratch(folds, sky[2], 1.6, 0.6) + scratch(moonlit, '#cfc6e0', 1.8, 0.75);
};

/** A ring of eight panes; `number` turns its spokes. */
export function ring(x: number, y: number, radius: number, number: number, { thing }: Glass): string {
	const band = radius * 0.34;
	const middle = round(radius - band / 2);
	const circle = (colour: string, width: number) =>
		`<circle cx="${x}" cy="${y}" r="${middle}" fill="none" stroke="${colour}" stroke-width="${round(width)}"/>`;
	const spokes = Array.from({ length: 8 }, (_, spoke) => {
		const angle = (spoke * Math.PI) / 4 + 0.3 * number + 0.2;
		const at = (reach: number) => `${round(x + Math.cos(angle) * reach)} ${round(y + Math.sin(angle) * reach)}`;
		return `M${at(radius - band)}L${at(radius)}`;
	}).join('');
	const gleam = `M${round(x - radius * 0.6)} ${round(y - radius * 0.56)}A${round(radius * 0.83)} ${round(radius * 0.83)} 0 0 1`
		+ ` ${round(x + radius * 0.3)} ${round(y - radius * 0.77)}`;
	return circle(LEAD, band + 5) + circle(thing[number % 2], band)
		+ scratch(gleam, thing[2], round(band * 0.38), 1) + `<path d="${spokes}" ${lead(1.8)}/>`;
}
