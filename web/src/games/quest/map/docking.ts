/* Where a card may lie over the map: never over what may be chosen, and as near as can be to what it is about. */

export interface Box {
	left: number;
	top: number;
	right: number;
	bottom: number;
}
export interface Docked {
	left: number;
	top: number;
	/** nothing that may be chosen lies below it */
	clear: boolean;
}

const STEP = 14;
const GAP = 12;

export const boxAround = (x: number, y: number, w: number, h = w): Box => ({ left: x - w, top: y - h, right: x + w, bottom: y + h });
const over = (one: Box, other: Box): number =>
	Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) * Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));

/** The best spot for a card of this size: clear of `spared`, within `room`, by cost. */
function best(width: number, height: number, room: Box, spared: readonly Box[], cost: (box: Box) => number): Docked {
	const spots: { left: number; top: number }[] = [];
	const [lastLeft, lastTop] = [Math.max(room.left, room.right - width), Math.max(room.top, room.bottom - height)];
	for (let left = room.left; ; left = Math.min(left + STEP, lastLeft)) {
		for (let top = room.top; ; top = Math.min(top + STEP, lastTop)) {
			spots.push({ left, top });
			if (top >= lastTop) break;
		}
		if (left >= lastLeft) break;
	}
	let [found, least]: [Docked, number] = [{ left: room.left, top: room.top, clear: false }, Infinity];
	for (const { left, top } of spots) {
		const box = { left, top, right: left + width, bottom: top + height };
		const covered = spared.reduce((sum, one) => sum + over(box, one), 0);
		const price = covered * 1e4 + cost(box);
		if (price < least) [found, least] = [{ left, top, clear: covered === 0 }, price];
	}
	return found;
}

/** Beside what it is about: right, left, below or above it, else as near to it as there is room. */
export function beside(width: number, height: number, about: Box, room: Box, spared: readonly Box[]): Docked {
	const [x, y] = [(about.left + about.right) / 2, (about.top + about.bottom) / 2];
	const clamped = (left: number, top: number): Docked => ({ left: Math.max(room.left, Math.min(left, room.right - width)), top: Math.max(room.top, Math.min(top, room.bottom - height)), clear: true });
	const sides = [clamped(about.right + GAP, y - height / 2), clamped(about.left - GAP - width, y - height / 2), clamped(x - width / 2, about.bottom + GAP), clamped(x - width / 2, about.top - GAP - height)];
	const all = [...spared, about];
	const side = sides.find(({ left, top }) => !all.some((one) => over(one, { left, top, right: left + width, bottom: top + height }) > 0));
	if (side) return side;
	const far = (box: Box): number => Math.max(0, about.left - box.right, box.left - about.right) + Math.max(0, about.top - box.bottom, box.top - about.bottom);
	return best(width, height, room, all, (box) => far(box) + Math.hypot((box.left + box.right) / 2 - x, (box.top + box.bottom) / 2 - y) / 8);
}

/** In a corner, the upper right one before all others. */
export function cornered(width: number, height: number, room: Box, spared: readonly Box[]): Docked {
	return best(width, height, room, spared, (box) => (room.right - box.right) * 0.9 + (box.top - room.top));
}
