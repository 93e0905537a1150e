/* The story track as a row of spaces. */

import type { Marker, Story } from './board';

export interface Space {
	number: number;
	stage: number;
	/** the last space of its stage */
	edge: boolean;
	/** all three markers of Sauron here, and the Finale begins */
	falls: boolean;
	end: boolean;
	markers: Marker[];
	/** markers that will come here in the next Story step, as it stands */
	coming: Marker[];
}

/** From the start to the Finale; a marker that stands beyond the end stands on it. */
export function trackOf(story: Story): Space[] {
	const last = story.finale;
	const on = (space: number): number => Math.max(0, Math.min(space, last));
	return Array.from({ length: last + 1 }, (_, number) => {
		const stage = story.ends.findIndex((end) => number <= end) + 1 || story.ends.length;
		return {
			number,
			stage: Math.max(1, stage),
			edge: story.ends.includes(number) && number < last,
			falls: number === story.falls,
			end: number === last,
			markers: story.markers.filter(({ space }) => on(space) === number).map(({ marker }) => marker),
			coming: story.markers.filter(({ space, coming }) => coming !== 0 && on(space + coming) === number && on(space) !== number).map(({ marker }) => marker),
		};
	});
}
