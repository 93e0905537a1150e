/* Progress as a row of panes: lit, still dark, allowed beyond what is needed, one too many. */

import type { Chair } from '../wire/protocol';

export type Pane = 'lit' | 'unlit' | 'cap' | 'over';
export const MOST_PANES = 6;

type Panes = NonNullable<Chair['panes']>;

/** The panes of a goal, or null where there would be too many and figures are better. */
export function panesOf({ have, least, most }: Panes): Pane[] | null {
	const wanted = Math.max(least, Math.min(have, most));
	if (Math.max(wanted, have) > MOST_PANES) return null;
	const lit = Math.min(have, most);
	const caps = most <= MOST_PANES ? Math.max(0, most - Math.max(wanted, have)) : 0;
	return [...fill('lit', lit), ...fill('unlit', wanted - lit), ...fill('cap', caps), ...fill('over', have - lit)];
}

const fill = (pane: Pane, count: number): Pane[] => Array<Pane>(Math.max(0, count)).fill(pane);
