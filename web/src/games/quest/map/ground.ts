/* Where everything lies: places with room for their names, the pane of glass around each, the lead between them. All by arithmetic, the same on every machine. */

import type { Atlas, Site } from './atlas';

export type Point = [x: number, y: number];

export const WIDTH = 1590;
export const HEIGHT = 1206;
/** No two places are much nearer than that, so that a finger hits one and a name has room. */
const APART = 124;

/** A point of the printed board (0 to 1) on our map. */
export const onMap = (x: number, y: number): Point => [(x - 0.112) * 2147, (y - 0.052) * 1306];

export interface Pane {
	/** its corners, and for the edge from each corner to the next the place on the other side */
	corners: Point[];
	beyond: (string | null)[];
}
export interface Ground {
	sites: Map<string, Site>;
	at: Map<string, Point>;
	panes: Map<string, Pane>;
	/** a smaller pane that a finger can aim at: nowhere far from its place */
	hits: Map<string, Point[]>;
	/** the places beside each, and the number of the path there */
	beside: Map<string, Map<string, number>>;
}

export function survey(atlas: Atlas): Ground {
	const at = settled(atlas.places);
	const beside = new Map<string, Map<string, number>>(atlas.places.map(({ id }) => [id, new Map()]));
	for (const [number, { between: [one, other] }] of atlas.paths.entries()) {
		beside.get(one)!.set(other, number);
		beside.get(other)!.set(one, number);
	}
	const around = ([x, y]: Point, left: number, up: number, right = left, down = up): Pane =>
		({ corners: [[x - left, y - up], [x + right, y - up], [x + right, y + down], [x - left, y + down]], beyond: [null, null, null, null] });
	const cut = (make: (point: Point) => Pane): [string, Pane][] => [...at].map(([id, point]) => [id, among(id, at, make(point))]);
	return {
		sites: new Map(atlas.places.map((site) => [site.id, site])),
		at,
		panes: new Map(cut(() => around([0, 0], 1300, 1500, WIDTH + 1500, HEIGHT + 1500))),
		hits: new Map(cut((point) => around(point, 74, 74)).map(([id, pane]) => [id, pane.corners])),
		beside,
	};
}

/** Every place gets room for its name and stays near its true spot. */
function settled(sites: Site[]): Map<string, Point> {
	const home = sites.map(({ x, y }) => onMap(x, y));
	const xs = Float64Array.from(home, ([x]) => x);
	const ys = Float64Array.from(home, ([, y]) => y);
	for (let round = 0; round < 260; round++) {
		for (let one = 0; one < xs.length; one++) {
			for (let other = one + 1; other < xs.length; other++) {
				const dx = xs[other] - xs[one];
				const dy = (ys[other] - ys[one]) * 1.15;
				const square = dx * dx + dy * dy;
				if (square >= APART * APART) continue;
				const push = (APART / Math.sqrt(square) - 1) * 0.16;
				xs[one] -= dx * push;
				ys[one] -= dy * push;
				xs[other] += dx * push;
				ys[other] += dy * push;
			}
		}
		for (const [place, [x, y]] of home.entries()) {
			xs[place] = Math.min(Math.max(xs[place] + (x - xs[place]) * 0.035, 60), WIDTH - 70);
			ys[place] = Math.min(Math.max(ys[place] + (y - ys[place]) * 0.035, 46), HEIGHT - 46);
		}
	}
	return new Map(sites.map(({ id }, place) => [id, [Math.round(xs[place]), Math.round(ys[place])]]));
}

/** What of this pane is nearer to its place than to any other. */
function among(id: string, at: Map<string, Point>, pane: Pane): Pane {
	const [x, y] = at.get(id)!;
	let { corners, beyond } = pane;
	for (const [other, [ox, oy]] of at) {
		if (other === id) continue;
		const side = (point: Point): number => (point[0] - (x + ox) / 2) * (ox - x) + (point[1] - (y + oy) / 2) * (oy - y);
		const kept: Point[] = [];
		const next: (string | null)[] = [];
		for (const [corner, from] of corners.entries()) {
			const to = corners[(corner + 1) % corners.length];
			const [here, there] = [side(from), side(to)];
			const share = here / (here - there);
			const edge: Point = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
			if (here <= 0) {
				kept.push(from);
				next.push(beyond[corner]);
				if (there > 0) {
					kept.push(edge);
					next.push(other);
				}
			} else if (there <= 0) {
				kept.push(edge);
				next.push(beyond[corner]);
			}
		}
		[corners, beyond] = [kept, next];
	}
	return { corners, beyond };
}

export const outline = (corners: Point[]): string => `M${corners.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join('L')}z`;
