/* How far it is from place to place, in paths. */

import type { Way } from './atlas';

/** So many paths lead there at least; 0: nowhere. */
export function far(paths: readonly Way[], from: string, to: string): number {
	const found = new Map([[from, 0]]);
	for (const [place, steps] of found) {
		if (place === to) return steps;
		for (const { between: [one, other] } of paths) {
			const next = one === place ? other : other === place ? one : '';
			if (next && !found.has(next)) found.set(next, steps + 1);
		}
	}
	return 0;
}
