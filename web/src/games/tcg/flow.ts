/* What is answered without asking: passing where nothing can be done, unless the person wants to stop there; and passing on until there is something to answer. */

import type { Ahead, Asking, Offer, Turn } from './board';

export type Phase = Turn['phase'];
export interface Manner {
	/** pass by itself where nothing can be done */
	auto: boolean;
	/** `mine fellowship`, `theirs skirmish`: phases in which nothing is passed without asking */
	stops: readonly string[];
	/** keep the whole hand before drawing, without being asked */
	keeps?: boolean;
}
/** What was said already for a question that is still to come. */
export type Said = Pick<Ahead, 'kind' | 'offer'>;

export const stopOf = (mine: boolean, phase: Phase): string => `${mine ? 'mine' : 'theirs'} ${phase}`;

/** Phases in which one person acts alone. */
const ALONE = new Set<Phase>(['fellowship', 'shadow']);
const PASSABLE = new Set<Asking['kind']>(['action', 'respond']);

/** The choice that is taken after the pause; -1: the person is asked. `gliding`: he wants to pass until he can answer something. */
export function taken(asking: Asking, phase: Phase, manner: Manner, gliding: boolean): number {
	const stopped = asking.kind === 'action' && manner.stops.includes(stopOf(asking.flow.mine, phase));
	if (stopped) return -1;
	if (manner.keeps && asking.kind === 'reconcile' && asking.passing >= 0) return asking.passing;
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

/** Whether one may go on picking while a pick is on its way. */
export const goesOn = ({ count }: Asking): boolean => count !== null && count.done + 1 < count.most;

/** The choice that was meant by what was said before; -1: nothing was said, or it cannot be done now. */
export function meantBefore(asking: Asking, said: readonly Said[]): number {
	const found = said.find(({ kind, offer }) => kind === asking.kind && asking.offers.some((one) => same(one, offer)));
	return found ? asking.offers.findIndex((one) => same(one, found.offer)) : -1;
}

const same = (one: Offer, other: Offer): boolean => one.does === other.does && one.card === other.card && one.target === other.target;
