/* Where the figures of each place stand: beside it, clear of names, prices, places and of each other. */

import type { Ground, Point } from './ground';
import { FIGURE, PLACE, type Lettering } from './lettering';
import { outside, shared, type Spot } from './spots';

const WIDE = 3;

/** The middles of so many figures for each place, in the order of the places given. */
export function arranged(counts: Map<string, number>, ground: Ground, letters: Lettering): Map<string, Point[]> {
	const size = FIGURE * letters.step.signs;
	const still = [...letters.names.values(), ...letters.prices];
	const places = [...ground.at].map(([, [x, y]]): Spot => ({ x, y, w: PLACE * letters.step.signs, h: PLACE * letters.step.signs }));
	const taken: Spot[] = [];
	const found = new Map<string, Point[]>();
	for (const [id, count] of counts) {
		if (count === 0) continue;
		const columns = count <= WIDE ? count : Math.ceil(count / Math.ceil(count / WIDE));
		const rows = Math.ceil(count / columns);
		const [w, h] = [(columns * size) / 2, (rows * size) / 2];
		const [x, y] = ground.at.get(id)!;
		const reach: Spot = { x, y, w: 3 * PLACE * letters.step.signs + 2 * w, h: 3 * PLACE * letters.step.signs + 2 * h };
		const near = (spots: Spot[]): Spot[] => spots.filter((spot) => shared(spot, reach) > 0);
		const [letter, sign, figure, shelf] = [near(still), near(places), near(taken), letters.shelves.get(id)!];
		let [best, box] = [Infinity, reach];
		for (const spot of around([x, y], w, h, letters)) {
			let cost = spot.cost + outside(spot) * 100 - shared(spot, shelf) * 0.3;
			for (const other of letter) cost += shared(spot, other) * 6;
			for (const other of sign) cost += shared(spot, other) * 8;
			for (const other of figure) cost += shared(spot, other) * 1e4;
			if (cost < best) [best, box] = [cost, spot];
		}
		taken.push(box);
		found.set(id, Array.from({ length: count }, (_, number): Point => {
			const row = Math.floor(number / columns);
			const inRow = row === rows - 1 ? count - row * columns : columns;
			return [box.x + ((number % columns) - (inRow - 1) / 2) * size, box.y - h + (row + 0.5) * size];
		}));
	}
	return found;
}

function around([x, y]: Point, w: number, h: number, { step }: Lettering): (Spot & { cost: number })[] {
	const gap = PLACE * step.signs + 2;
	return [1, 1.25, 1.6, 2.2, 3].flatMap((far) => Array.from({ length: 24 }, (_, turn) => {
		const angle = (turn * Math.PI) / 12;
		return { x: x + Math.cos(angle) * (gap * far + w), y: y + Math.sin(angle) * (gap * far + h), w, h, cost: (far - 1) * 200 };
	}));
}
