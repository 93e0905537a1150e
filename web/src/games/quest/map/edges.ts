/* Arrows at the edge of what is seen, towards lit places beyond it; those beside one another are one arrow. */

import { type Box } from './docking';
import type { Point } from './ground';

export interface Outside {
	id: string;
	/** on the screen */
	at: Point;
}
export interface Arrow {
	ids: string[];
	x: number;
	y: number;
	/** degrees, clockwise from up */
	turn: number;
}

export const SIZE = 44;
const NEAR = 84;

/** One arrow for each, at the edge of the room on the straight way there. */
export function arrowsTo(outside: readonly Outside[], room: Box, blocked: readonly Box[] = []): Arrow[] {
	const [middleX, middleY] = [(room.left + room.right) / 2, (room.top + room.bottom) / 2];
	const [wide, high] = [Math.max(1, (room.right - room.left - SIZE) / 2), Math.max(1, (room.bottom - room.top - SIZE) / 2)];
	const found: Arrow[] = [];
	for (const { id, at: [px, py] } of outside) {
		const [dx, dy] = [px - middleX, py - middleY];
		const share = Math.min(wide / Math.max(1, Math.abs(dx)), high / Math.max(1, Math.abs(dy)));
		const x = middleX + dx * share;
		let y = middleY + dy * share;
		for (const box of blocked) if (x + SIZE / 2 > box.left && x - SIZE / 2 < box.right && y - SIZE / 2 < box.bottom) y = Math.min(box.bottom + SIZE / 2 + 4, room.bottom - SIZE / 2);
		const turn = (Math.atan2(dx, -dy) * 180) / Math.PI;
		const beside = found.find((arrow) => Math.hypot(arrow.x - x, arrow.y - y) < NEAR);
		if (beside) beside.ids.push(id);
		else found.push({ ids: [id], x, y, turn });
	}
	return found;
}
