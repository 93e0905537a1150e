/* Things on the table are lit for a while, so that the eye finds what a line tells of. */

import { isCalm } from '../kit/motion';

const LIT = 1800;

/** The first that lies here of the ways in which a line names a thing: as it lies, as the card that it is, as a seat. */
function found(thing: string, root: ParentNode): HTMLElement | SVGElement | null {
	const [kind, seat] = thing.split('.');
	const name = CSS.escape(thing);
	return root.querySelector(`[data-lies="${name}"], [data-key="${name}"]`) ?? (kind === 'seat' ? root.querySelector(`[data-seat="${CSS.escape(seat)}"]`) : null);
}

/** Light all of these things that lie here, and bring the first into view; whether there was any. */
export function lightUp(things: readonly string[], root: ParentNode = document): boolean {
	const lit = things.flatMap((thing) => found(thing, root) ?? []);
	lit[0]?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: isCalm() ? 'auto' : 'smooth' });
	for (const element of lit) {
		const ring = { outline: '4px solid var(--act)', outlineOffset: '3px' };
		element.animate([ring, ring, { ...ring, outlineColor: 'transparent' }], { duration: LIT, easing: 'ease-in' });
	}
	return lit.length > 0;
}
