/* The line of chances as a drawing: what is known of each moment, from left to right. */

import type { HindsightMoment } from '../wire/protocol';

export interface Point {
	x: number;
	y: number;
}

/** Where a step stands, between the first moment and the last: from 0 to 1. */
export function placeOf(step: number, first: number, last: number): number {
	return last > first ? Math.max(0, Math.min(1, (step - first) / (last - first))) : 0;
}

/** The parts of the line: where a chance is not known it is interrupted. A chance of 1 is at the top. */
export function partsOfLine(moments: readonly HindsightMoment[], first: number, last: number): Point[][] {
	const parts: Point[][] = [[]];
	for (const { at, chance } of moments) {
		if (chance === null) parts.push([]);
		else parts.at(-1)?.push({ x: placeOf(at, first, last), y: 1 - chance });
	}
	return parts.filter((part) => part.length > 0);
}

/** One part as a path in a drawing of this size; closed along the ground it is an area. */
export function pathOf(part: readonly Point[], width: number, height: number, closed: boolean): string {
	const line = part.map(({ x, y }, place) => `${place ? 'L' : 'M'}${(x * width).toFixed(1)} ${(y * height).toFixed(1)}`).join('');
	if (!closed) return line;
	return `${line}L${((part.at(-1)?.x ?? 0) * width).toFixed(1)} ${height}L${((part[0]?.x ?? 0) * width).toFixed(1)} ${height}Z`;
}
