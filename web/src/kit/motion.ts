/* Times of motion, the same as in tokens.css; all is at once for who wants no motion. */

import { settings } from './settings.svelte';

export const QUICK = 120;
export const MOVE = 320;
export const SWEEP = 520;
export const REVEAL = 700;

/** Nothing flies: for who wants no motion, or wants to play quickly. */
export const isCalm = (): boolean => settings.quick || matchMedia('(prefers-reduced-motion: reduce)').matches;
/** How long something takes for this person. */
export const lasting = (milliseconds: number): number => (isCalm() ? 0 : milliseconds);
/** The curve of --ease: quick off, gentle in. */
export const ease = (part: number): number => 1 - (1 - part) ** 3;
