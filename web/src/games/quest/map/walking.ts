/* Arrow keys on a map: to the nearest place in that direction, along the path that leads there best. */

import type { Ground, Point } from './ground';

export const ARROWS: Record<string, Point> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** How far something is if one looks that way; what lies much aside is no answer. */
function ahead([fromX, fromY]: Point, [toX, toY]: Point, [lookX, lookY]: Point): number {
	const along = (toX - fromX) * lookX + (toY - fromY) * lookY;
	const aside = Math.abs((toX - fromX) * lookY - (toY - fromY) * lookX);
	return along > 0 && aside <= along * 1.6 ? along + aside * 1.7 : Infinity;
}

/** The place that an arrow leads to. */
export function placeBeyond(ground: Ground, from: Point, look: Point): string | null {
	let [far, found]: [number, string | null] = [Infinity, null];
	for (const [id, point] of ground.at) {
		const way = ahead(from, point, look);
		if (way < far) [far, found] = [way, id];
	}
	return found;
}

/** The places at the other ends of the paths that begin here, clockwise, beginning with the one that lies most in that direction. */
export function around(ground: Ground, place: string, [lookX, lookY]: Point): string[] {
	const [x, y] = ground.at.get(place)!;
	const turn = (id: string): number => {
		const [toX, toY] = ground.at.get(id)!;
		const angle = Math.atan2(toY - y, toX - x) - Math.atan2(lookY, lookX);
		return Math.atan2(Math.sin(angle), Math.cos(angle));
	};
	const ends = [...ground.beside.get(place)!.keys()].sort((one, other) => turn(one) - turn(other));
	const first = ends.reduce((best, end, number) => (Math.abs(turn(end)) < Math.abs(turn(ends[best])) ? number : best), 0);
	return [...ends.slice(first), ...ends.slice(0, first)];
}
