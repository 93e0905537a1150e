/* Names, prices of paths and room for figures, laid out so that nothing covers anything. Each step of the zoom has its own lettering:
   what is clear of each other at its least zoom stays so up to the next, for everything grows alike. */

import type { Atlas, Site } from './atlas';
import type { Ground } from './ground';
import { crossing, outside, shared, type Line, type Spot } from './spots';

export interface Step {
	/** from this zoom on */
	zoom: number;
	/** the height of letters on the map, and the size of all signs */
	letters: number;
	signs: number;
	/** paths show their prices also where nobody may go */
	prices: boolean;
	/** from very far names cannot be read */
	names?: false;
}
/** From so far the whole land is seen on a phone: what stands there, and no words. */
const FAR: Step = { zoom: 0, letters: 25.5, signs: 1.5, prices: false, names: false };
export const STEPS: Step[] = [
	FAR,
	{ zoom: 0.43, letters: 25.5, signs: 1.15, prices: false },
	{ zoom: 0.5, letters: 22, signs: 1.05, prices: true },
	{ zoom: 0.6, letters: 18.6, signs: 1, prices: true },
	{ zoom: 0.84, letters: 16, signs: 0.86, prices: true },
	{ zoom: 1.2, letters: 12.5, signs: 0.7, prices: true },
	{ zoom: 1.7, letters: 10, signs: 0.56, prices: true },
];
export const stepAt = (zoom: number): Step => STEPS.findLast((step) => step.zoom <= zoom + 1e-6) ?? STEPS[0];

/** From here on every place shows its name. */
export const ALL_NAMES = 0.6;

export interface Name extends Spot {
	lines: string[];
}
export interface Lettering {
	step: Step;
	names: Map<string, Name>;
	/** by the number of the path; none where only those are shown that may be taken */
	prices: Spot[];
	/** where the figures of a place stand best */
	shelves: Map<string, Spot>;
}

export const PLACE = 17;
export const FIGURE = 30;

interface Candidate extends Spot {
	cost: number;
}
const NAME = 0;
const PRICE = 1;
const SHELF = 2;
type Sort = typeof NAME | typeof PRICE | typeof SHELF;
interface Thing {
	sort: Sort;
	id: string;
	options: Candidate[];
	reach: Spot;
	now: number;
	near: Thing[];
}
/** How bad it is that one thing covers another. */
const WORSE = [[6, 4, 1], [4, 3, 0.7], [1, 0.7, 0.5]];
const ON_PLACE = [5, 4, 1];
/** So much costs a spot on the sign of a place. */
const BAD = 400;

/** `wide` says how wide a text is, in heights of its letters. */
export function lettered(atlas: Atlas, ground: Ground, step: Step, wide: (text: string) => number = ems): Lettering {
	const places = [...ground.at].map(([id, [x, y]]): [string, Spot] => [id, { x, y, w: PLACE * step.signs, h: PLACE * step.signs }]);
	const written = new Map(atlas.places.map((site) => [site.id, inLines(site)]));
	const things: Thing[] = [
		...(step.names === false ? [] : atlas.places).map((site) => thing(NAME, site.id, namesAround(ground.at.get(site.id)!, size(written.get(site.id)!, step, wide), step.signs))),
		...(step.prices ? atlas.paths : []).map(({ between: [one, other] }, number) => thing(PRICE, String(number), pricesAlong(ground.at.get(one)!, ground.at.get(other)!, step.signs))),
		...atlas.places.map((site) => thing(SHELF, site.id, shelvesAround(ground.at.get(site.id)!, step.signs))),
	];
	const lines = atlas.paths.map(({ between: [from, to] }): Line => [...ground.at.get(from)!, ...ground.at.get(to)!]);
	for (const one of things) {
		const { reach } = one;
		const beside = places.filter(([, place]) => shared(reach, { ...place, w: place.w * 3.6, h: place.h * 3.6 }) > 0);
		const crossed = one.sort === PRICE ? [] : lines.filter((line) => crossing(reach, line) > 0);
		for (const option of one.options) option.cost += standing(one, option, beside, crossed);
		one.now = least(one.options, (option) => option.cost);
		one.near = things.filter((other) => other !== one && shared(reach, other.reach) > 0);
	}
	for (let round = 0; round < 8; round++) for (const one of things) settle(one);
	for (let round = 0; round < 2; round++) for (const one of things) if (one.sort !== SHELF && covered(one)) makeRoom(one);
	const prices = things.filter(({ sort }) => sort === PRICE).map(chosen);
	const names = new Map<string, Name>();
	const rank = (site: Site): number => (site.haven || site.stronghold ? 0 : site.perilous ? 1 : 2);
	for (const site of step.names === false ? [] : atlas.places.toSorted((one, other) => rank(one) - rank(other))) {
		const spot = chosen(things.find(({ sort, id }) => sort === NAME && id === site.id)!);
		const taken = [...names.values(), ...prices, ...places.filter(([id]) => id !== site.id).map(([, place]) => place)];
		if (!taken.some((other) => shared(spot, other) > 0) && outside(spot) < 1) names.set(site.id, { ...spot, lines: written.get(site.id)! });
	}
	return { step, names, prices, shelves: new Map(things.filter(({ sort }) => sort === SHELF).map((one) => [one.id, chosen(one)])) };
}

/** A corner that is touched is nearly as bad as one that is covered. */
function covers(one: Spot, other: Spot): number {
	const area = shared(one, other);
	return area > 0 ? area + 90 : 0;
}

/** What it costs that a thing is here, as the others lie now. */
function price(one: Thing, option = one.options[one.now]): number {
	let sum = option.cost;
	for (const other of one.near) sum += covers(option, other.options[other.now]) * WORSE[one.sort][other.sort];
	return sum;
}
const covered = (one: Thing): boolean => one.options[one.now].cost > BAD || one.near.some((other) => other.sort !== SHELF && shared(chosen(one), chosen(other)) > 0);
const settle = (one: Thing): void => void (one.now = least(one.options, (option) => price(one, option)));

/** Where one thing alone finds no room, those around it move with it. */
function makeRoom(one: Thing): void {
	const group = [one, ...one.near];
	const total = (): number => group.reduce((sum, each) => sum + price(each), 0);
	let [best, found] = [total(), group.map(({ now }) => now)];
	const before = found;
	for (const number of one.options.keys()) {
		group.forEach((each, place) => (each.now = before[place]));
		one.now = number;
		for (const other of one.near) if (shared(chosen(one), chosen(other)) > 0) settle(other);
		const now = total();
		if (now < best) [best, found] = [now, group.map((each) => each.now)];
	}
	group.forEach((each, place) => (each.now = found[place]));
}

/** The box around several. */
function around(spots: Spot[]): Spot {
	const edges = (side: (spot: Spot) => number, pick: (...all: number[]) => number): number => pick(...spots.map(side));
	const [left, right] = [edges(({ x, w }) => x - w, Math.min), edges(({ x, w }) => x + w, Math.max)];
	const [top, bottom] = [edges(({ y, h }) => y - h, Math.min), edges(({ y, h }) => y + h, Math.max)];
	return { x: (left + right) / 2, y: (top + bottom) / 2, w: (right - left) / 2, h: (bottom - top) / 2 };
}

const thing = (sort: Sort, id: string, options: Candidate[]): Thing => ({ sort, id, options, reach: around(options), now: 0, near: [] });
const chosen = ({ options, now }: Thing): Spot => options[now];

function least<Item>(items: Item[], cost: (item: Item) => number): number {
	let [best, found] = [Infinity, 0];
	items.forEach((item, number) => {
		const costs = cost(item);
		if (costs < best) [best, found] = [costs, number];
	});
	return found;
}

/** What speaks against a spot, whatever else is placed: places, paths under a name, the edge of the map. */
function standing(one: Thing, box: Spot, places: [string, Spot][], lines: Line[]): number {
	let cost = 60 * outside(box);
	for (const [id, place] of places) {
		cost += covers(box, place) * ON_PLACE[one.sort];
		// a name must not seem to belong to another place
		if (one.sort === NAME && id !== one.id) {
			const far = Math.hypot(Math.max(0, Math.abs(box.x - place.x) - box.w), Math.max(0, Math.abs(box.y - place.y) - box.h));
			cost += Math.max(0, 2.6 * place.w - far);
		}
	}
	for (const line of lines) cost += crossing(box, line) * (one.sort === NAME ? 2.4 : 1.2);
	return cost;
}

function namesAround([x, y]: [number, number], [w, h]: [number, number], signs: number): Candidate[] {
	const off = 19 * signs;
	const found: Candidate[] = [];
	const put = (dx: number, dy: number, cost: number): void => void found.push({ x: x + dx, y: y + dy, w, h, cost });
	put(0, off + h, 0);
	put(0, -off - h, 4);
	for (const side of [1, -1]) {
		put(side * (off + w), 0, 3);
		put(0, side * (off * 2 + h), 44);
		put(side * (off * 2 + w), 0, 60);
		for (const up of [1, -1]) {
			put(side * (off * 0.6 + w), up * (off * 0.7 + h), 8);
			put(side * w * 0.6, up * (off + h), 6);
			put(side * w * 0.3, up * (off + h), 5);
			put(side * (off + w), up * h * 0.8, 6);
			put(side * w * 0.8, up * (off * 1.6 + h), 40);
		}
	}
	return found;
}

function pricesAlong([fromX, fromY]: [number, number], [toX, toY]: [number, number], signs: number): Candidate[] {
	return [0.5, 0.46, 0.54, 0.42, 0.58, 0.37, 0.63, 0.32, 0.68].map((share) =>
		({ x: fromX + (toX - fromX) * share, y: fromY + (toY - fromY) * share, w: 21 * signs, h: 12.5 * signs, cost: Math.abs(share - 0.5) * 60 }));
}

/** Two figures beside each other, anywhere around their place. */
function shelvesAround([x, y]: [number, number], signs: number): Candidate[] {
	const [w, h] = [FIGURE * signs, (FIGURE * signs) / 2];
	return Array.from({ length: 16 }, (_, turn) => {
		const angle = (turn * Math.PI) / 8;
		return { x: x + Math.cos(angle) * (PLACE * signs + w + 2), y: y + Math.sin(angle) * (PLACE * signs + h + 2), w, h, cost: 0 };
	});
}

// ---- writing

/** A map has no room for articles. */
const ARTICLE = /^(the|de|het) /i;

/** A name as it stands on the map: in one line, or in two of about the same length. */
function inLines({ name }: Site): string[] {
	const bare = name.replace(ARTICLE, '').replace(/^./, (first) => first.toUpperCase());
	if (ems(bare) <= 6) return [bare];
	// words are parted at spaces; where there are none, after a particle or a dot
	const parts = bare.match(/[^ の・=]+[ の・=]?/g) ?? [bare];
	const halves = parts.slice(1).map((_, cut) => [parts.slice(0, cut + 1).join(''), parts.slice(cut + 1).join('')].map((half) => half.trim()));
	return halves.length > 0 ? halves[least(halves, (half) => Math.max(...half.map(ems)))] : [bare];
}

/** The width of letters, in heights of a line; rather too wide than too narrow. */
export function ems(text: string): number {
	let width = 0;
	for (const letter of text) width += letter >= '\u2e80' ? 1 : /[mwMW]/.test(letter) ? 0.9 : /[A-ZÀ-Þ]/.test(letter) ? 0.72 : /[ijlft’'. -]/.test(letter) ? 0.36 : 0.57;
	return width;
}

/** Half the width and half the height of a name. */
const size = (lines: string[], { letters }: Step, wide: (text: string) => number): [number, number] => [(Math.max(...lines.map(wide)) * letters) / 2 + letters * 0.14, lines.length * letters * 0.53];
