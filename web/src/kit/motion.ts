/* Times of motion, the same as in tokens.css; all is at once for who wants no motion. */

export const QUICK = 120;
export const MOVE = 320;
export const SWEEP = 520;
export const REVEAL = 700;

export const isCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
/** How long something takes for this person. */
export const lasting = (milliseconds: number): number => (isCalm() ? 0 : milliseconds);
/** The curve of --ease: quick off, gentle in. */
export const ease = (part: number): number => 1 - (1 - part) ** 3;
