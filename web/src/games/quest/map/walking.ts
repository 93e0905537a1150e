/* Arrow keys on a map: to the nearest place in that direction, along the path that leads there best. */

import type { Ground, Point } from './ground';

export const ARROWS: Record<string, Point> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** How far something is if one looks that way; what lies much aside is no answer. */
function ahead([fromX, fromY]: Point, [toX, toY]: Point, [lookX, lookY]: Point): number {
	const along = (toX - fromX) * lookX + (toY - fromY) * lookY;
	const aside = Math.abs((toX - fromX) * lookY - (toY - fromY) * lookX);
	return along > 0 && aside <= along * 1.6 ? along + aside * 1.7 : Infinity;
}

function best(from: Point, look: Point, goals: Iterable<[string, Point]>): string | null {
	let [far, found]: [number, string | null] = [Infinity, null];
	for (const [id, point] of goals) {
		const way = ahead(from, point, look);
		if (way < far) [far, found] = [way, id];
	}
	return found;
}

/** The place that an arrow leads to. */
export const placeBeyond = (ground: Ground, from: Point, look: Point): string | null => best(from, look, ground.at);

/** The place at the other end of the path that begins here and leads that way. */
export const pathBeyond = (ground: Ground, from: string, look: Point): string | null =>
	best(ground.at.get(from)!, look, [...ground.beside.get(from)!.keys()].map((id): [string, Point] => [id, ground.at.get(id)!]));
