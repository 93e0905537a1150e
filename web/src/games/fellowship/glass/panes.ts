/* Progress towards a goal as a row of small windows. */

export type Pane = 'lit' | 'unlit' | 'spare' | 'broken';

/** More than this many are one pane and figures. */
export const MOST_PANES = 6;

/** Lit: what one has; unlit: what is still missing; spare: allowed, not needed; broken: all of them once there are too many. */
export function paneRow(have: number, least: number, most: number): Pane[] {
	if (have > most) return Array.from({ length: have }, () => 'broken');
	// a bound that is far off is no bound: nobody counts towards it
	const shown = Math.max(least, have, most - least <= 2 ? most : 0);
	return Array.from({ length: shown }, (_, place) => (place < have ? 'lit' : place < least ? 'unlit' : 'spare'));
}
