/* How the story went: where the markers stood after each round, and the round from which the winner led. */

import type { Marker, Standing, Story } from './board';

export const MARKERS: readonly Marker[] = ['green', 'red', 'black', 'yellow'];

/** By how much the heroes were nearer to the Finale than Sauron; below 0 he was nearer. */
export function leadAt({ green, red, black, yellow }: Standing, { finale, falls }: Pick<Story, 'finale' | 'falls'>): number {
	const sauron = [red, black, yellow];
	const short = sauron.reduce((sum, space) => sum + Math.max(0, falls - space), 0);
	return Math.min(finale - Math.max(...sauron), short) - (finale - green);
}

/** The first round of the last stretch in which the winner led; 0 where he never did. */
export function turningPoint(rounds: readonly Standing[], story: Pick<Story, 'finale' | 'falls'>, winner: string): number {
	const ahead = (one: Standing): boolean => (winner === 'heroes' ? leadAt(one, story) > 0 : leadAt(one, story) < 0);
	let found = 0;
	for (const one of rounds) {
		if (!ahead(one)) found = 0;
		else found ||= one.round;
	}
	return found;
}

/** The way of a marker as points of a picture of this size. */
export function lineOf(rounds: readonly Standing[], marker: Marker, finale: number, wide: number, high: number): string {
	const last = Math.max(1, rounds.length - 1);
	return rounds.map((one, at) => `${((at * wide) / last).toFixed(1)},${(high - (one[marker] * high) / finale).toFixed(1)}`).join(' ');
}
