/* The heights of a sheet at the lower edge. */

export type Height = 'peek' | 'half' | 'full';
const ORDER: readonly Height[] = ['peek', 'half', 'full'];
/** Parts of the window; a peek is as high as its head. */
export const HEIGHTS: Record<Height, number> = { peek: 0, half: 0.55, full: 0.92 };
/** A finger that leaves faster than this, in pixels a millisecond, has flicked. */
const FLICK = 0.5;

export const raise = (height: Height): Height | undefined => ORDER[ORDER.indexOf(height) + 1];

/** One lower; nothing where it is at its lowest. */
export function lower(height: Height, least: Height): Height | undefined {
	return height === least ? undefined : ORDER[ORDER.indexOf(height) - 1];
}

/** Where a sheet comes to rest that was let go at this part of the window, moving at this speed downwards; null: it is thrown out below. */
export function settled(at: number, speed: number, before: Height, peek = HEIGHTS.peek): Height | null {
	if (speed < -FLICK) return raise(before) ?? 'full';
	if (speed > FLICK) return ORDER[ORDER.indexOf(before) - 1] ?? null;
	const parts = { ...HEIGHTS, peek };
	if (at < peek * 0.6) return null;
	return [...ORDER].sort((one, other) => Math.abs(parts[one] - at) - Math.abs(parts[other] - at))[0];
}

/** Of several sheets keys mean the one that came last. */
export function topmost(sheet: Element): boolean {
	return [...document.querySelectorAll('.bottom-sheet')].at(-1) === sheet;
}
