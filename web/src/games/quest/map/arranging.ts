/* Where the figures of each place stand: beside it, clear of names, prices, places and of each other. */

import { HEIGHT, WIDTH, type Ground, type Point } from './ground';
import { FIGURE, PLACE, type Lettering } from './lettering';
import { shared, type Spot } from './spots';

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
		let [best, box] = [Infinity, { x: 0, y: 0, w, h }];
		for (const spot of around(ground.at.get(id)!, w, h, letters)) {
			let cost = spot.cost + outside(spot) * 100;
			for (const other of still) cost += shared(spot, other) * 1.5;
			for (const other of places) cost += shared(spot, other) * 3;
			for (const other of taken) cost += shared(spot, other) * 1e4;
			const shelf = letters.shelves.get(id)!;
			cost -= shared(spot, shelf) * 0.3;
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

const outside = ({ x, y, w, h }: Spot): number => Math.max(0, w - x) + Math.max(0, x + w - WIDTH) + Math.max(0, h - y) + Math.max(0, y + h - HEIGHT);

function around([x, y]: Point, w: number, h: number, { step }: Lettering): (Spot & { cost: number })[] {
	const gap = PLACE * step.signs + 2;
	return [1, 1.5, 2.2, 3].flatMap((far) => Array.from({ length: 24 }, (_, turn) => {
		const angle = (turn * Math.PI) / 12;
		return { x: x + Math.cos(angle) * (gap * far + w), y: y + Math.sin(angle) * (gap * far + h), w, h, cost: (far - 1) * 260 };
	}));
}
