/* Boxes on the map, given by their middle and half their sizes. */

import { HEIGHT, WIDTH } from './ground';

export interface Spot {
	x: number;
	y: number;
	w: number;
	h: number;
}

/** How much of two boxes is the same ground. */
export function shared(one: Spot, other: Spot): number {
	const across = one.w + other.w - Math.abs(one.x - other.x);
	const down = one.h + other.h - Math.abs(one.y - other.y);
	return across > 0 && down > 0 ? Math.min(across, 2 * one.w, 2 * other.w) * Math.min(down, 2 * one.h, 2 * other.h) : 0;
}

/** How far a box hangs out of the map. */
export const outside = ({ x, y, w, h }: Spot): number => Math.max(0, w - x) + Math.max(0, x + w - WIDTH) + Math.max(0, h - y) + Math.max(0, y + h - HEIGHT);

export type Line = [fromX: number, fromY: number, toX: number, toY: number];

/** How long a line runs through a box. */
export function crossing({ x, y, w, h }: Spot, [fromX, fromY, toX, toY]: Line): number {
	const [dx, dy] = [toX - fromX || 1e-6, toY - fromY || 1e-6];
	const [left, right] = [(x - w - fromX) / dx, (x + w - fromX) / dx];
	const [top, bottom] = [(y - h - fromY) / dy, (y + h - fromY) / dy];
	const enter = Math.max(0, Math.min(left, right), Math.min(top, bottom));
	const leave = Math.min(1, Math.max(left, right), Math.max(top, bottom));
	return leave > enter ? (leave - enter) * Math.hypot(dx, dy) : 0;
}
