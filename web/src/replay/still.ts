import type { TableLine } from '../wire/line.svelte';

const nothing = (): void => undefined;

/** Tables are made to talk to a line. In a replay there is nobody at its other end. */
export const stillLine = {
	state: null,
	journal: [],
	connected: true,
	pending: [],
	problem: '',
	closed: null,
	answer: nothing,
	undo: nothing,
	allow: nothing,
	say: nothing,
	show: nothing,
	standIn: nothing,
	hint: () => new Promise(nothing),
	close: nothing,
} as unknown as TableLine;
