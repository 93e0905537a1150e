import { meansMap } from '../kit/keys';
import type { Film } from './film.svelte';

/** Things that use these keys themselves. */
const OWN = 'button, a, summary, input[type=radio], input[type=checkbox], select, [role=tab]';

/** The keyboard of a replay: arrows step, Home and End jump, Space plays. None of them is a letter, so they are always on. */
export function keysOf(film: Film, event: KeyboardEvent): void {
	if (!meansMap(event, true)) return;
	const own = event.target instanceof Element && event.target.closest(OWN) !== null;
	const ranged = event.target instanceof Element && event.target.matches('input[type=radio], select, [role=tab]');
	const acts: Record<string, () => void> = {
		ArrowLeft: () => film.step(-1),
		ArrowRight: () => film.step(1),
		PageUp: () => film.leap(-1),
		PageDown: () => film.leap(1),
		Home: () => film.step(-film.last),
		End: () => film.step(film.last),
		' ': () => film.play(!film.playing),
	};
	const act = acts[event.key];
	if (!act || (event.key === ' ' ? own : ranged)) return;
	event.preventDefault();
	act();
}
