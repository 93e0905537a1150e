/* Times of motion, the same as in tokens.css; all is at once for who wants no motion. */

import { settings } from './settings.svelte';

export const QUICK = 120;
export const MOVE = 320;
export const SWEEP = 520;
export const REVEAL = 700;

/** Nothing flies: for who wants no motion, or wants everything at once. */
export const isCalm = (): boolean => settings.speed === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches;
/** How long something is shown to this person, who may want no motion and yet read. */
export const shown = (milliseconds: number): number => (settings.speed === 0 ? 0 : milliseconds / settings.speed);
/** How long something moves for this person. */
export const lasting = (milliseconds: number): number => (isCalm() ? 0 : shown(milliseconds));
/** The curve of --ease: quick off, gentle in. */
export const ease = (part: number): number => 1 - (1 - part) ** 3;
