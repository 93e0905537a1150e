/* What is answered without asking: passing where nothing can be done, unless the person wants to stop there; and passing on until there is something to answer. */

import type { Asking, Turn } from './board';

export type Phase = Turn['phase'];
export interface Manner {
	/** pass by itself where nothing can be done */
	auto: boolean;
	/** `mine fellowship`, `theirs skirmish`: phases in which nothing is passed without asking */
	stops: readonly string[];
}

export const stopOf = (mine: boolean, phase: Phase): string => `${mine ? 'mine' : 'theirs'} ${phase}`;

/** Phases in which one person acts alone. */
const ALONE = new Set<Phase>(['fellowship', 'shadow']);
const PASSABLE = new Set<Asking['kind']>(['action', 'respond']);

/** The choice that is taken after the pause; -1: the person is asked. `gliding`: he wants to pass until he can answer something. */
export function taken(asking: Asking, phase: Phase, manner: Manner, gliding: boolean): number {
	const stopped = asking.kind === 'action' && manner.stops.includes(stopOf(asking.flow.mine, phase));
	if (stopped) return -1;
	if (manner.auto && asking.flow.take >= 0) return asking.flow.take;
	return gliding && glides(asking, phase) ? asking.passing : -1;
}

/** Whether “pass until I can answer” may begin here: never where passing ends what only this person does. */
export const glidesIn = ({ passing, kind, flow }: Asking, phase: Phase): boolean => passing >= 0 && PASSABLE.has(kind) && (flow.response || !ALONE.has(phase));

/** Whether it passes here: not where a response can change something. */
export function glides(asking: Asking, phase: Phase): boolean {
	const { flow, offers } = asking;
	return glidesIn(asking, phase) && (!flow.response || offers.every(({ does, idle }) => idle || does === 'pass'));
}
