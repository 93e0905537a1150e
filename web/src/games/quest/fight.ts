/* A combat as it is shown: what each side does now, and a round as lines that add up. */

import type { Blow, Clash, Combat, Fighter } from './board';

export type SideName = 'hero' | 'foe';

/** What lies before a side: a card turned up, a closed one (which its owner knows), or neither. */
export interface Laid {
	card: string;
	closed: boolean;
}

/** What lies before a side in this round; between two rounds the cards of the last one stay, so that the sum can be read. */
export function laidBy(fighter: Fighter, own: string, last = ''): Laid {
	if (fighter.shown) return { card: fighter.shown, closed: false };
	if (fighter.state === 'laid') return { card: own && own !== '-' ? own : '', closed: true };
	return { card: last, closed: false };
}

/** The round that is looked at: the newest one. */
export const newest = ({ rounds }: Combat): Clash | undefined => rounds.at(-1);

/** One row of the round's arithmetic: what both sides have of it. */
export interface Row {
	what: 'attack' | 'defense' | 'hurt';
	hero: Blow['attack'];
	foe: Blow['attack'];
}

export const rowsOf = ({ hero, foe }: Clash): Row[] => (['attack', 'defense', 'hurt'] as const).map((what) => ({ what, hero: hero[what], foe: foe[what] }));

/** A number as it stands in a sum. */
export const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`);

/** How the strength of a side is used: as many panes as it has, lit, free, or broken where more is used than there is. */
export function panesOf({ strength, used }: Pick<Fighter, 'strength' | 'used'>): ('used' | 'free' | 'over')[] {
	return Array.from({ length: Math.max(strength, used.now) }, (_, at) => (at >= strength ? 'over' : at < used.now ? 'used' : 'free'));
}
