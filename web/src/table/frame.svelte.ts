/* The room a table has to draw in: its size, its form, and what of it the frame's own floats cover. */

import { getContext, setContext } from 'svelte';

/** Portrait phones, phones on their side, tablets, and everything wider. */
export type Form = 'phone' | 'landscape' | 'tablet' | 'desk';
/** Pixels at each edge. */
export interface Insets {
	top: number;
	right: number;
	bottom: number;
	left: number;
}
export const NO_INSETS: Insets = { top: 0, right: 0, bottom: 0, left: 0 };

const PHONE = 600;
const LOW = 500;
const DESK = 1100;
const SHORT = 700;

export function formOf(width: number, height: number): Form {
	if (width < PHONE) return 'phone';
	if (height < LOW) return 'landscape';
	return width < DESK ? 'tablet' : 'desk';
}

export class Frame {
	width = $state(0);
	height = $state(0);
	/** what must be seen lies inside these edges */
	safe = $state.raw<Insets>(NO_INSETS);
	readonly form: Form = $derived(formOf(this.width, this.height));
	/** a low window: labels and plates shrink first */
	readonly short: boolean = $derived(this.height < SHORT);
}

const KEY = Symbol('frame');
export const shareFrame = (frame: Frame): Frame => setContext(KEY, frame);
export const useFrame = (): Frame => getContext<Frame>(KEY);
