/* A card is read where the pointer rests on it, where the focus is, or where a finger stays. */
import type { Attachment } from 'svelte/attachments';

/** How long a pointer rests or a finger stays, in milliseconds; and how far a finger may slip, in pixels. */
export const REST = 220;
export const STAY = 450;
const SLIP = 8;

/** Calls `read` then; a finger that has stayed does not also tap. */
export function readable(read: (() => void) | undefined): Attachment<HTMLElement> {
	return (node) => {
		if (!read) return;
		const over = new AbortController();
		let waiting: ReturnType<typeof setTimeout> | undefined;
		let from: PointerEvent | undefined;
		let stayed = false;
		/** the pointer is over it, and has not moved there: perhaps the card came to lie under it */
		let came = false;
		const forget = () => clearTimeout(waiting);
		const wait = (time: number, touched: boolean) => {
			forget();
			waiting = setTimeout(() => {
				stayed = touched;
				read();
			}, time);
		};
		const hear = <K extends keyof HTMLElementEventMap>(name: K, heard: (event: HTMLElementEventMap[K]) => void, capture = false) =>
			node.addEventListener(name, heard, { signal: over.signal, capture });
		hear('pointerenter', (event) => {
			came = event.pointerType === 'mouse';
		});
		hear('pointerdown', (event) => {
			stayed = false;
			from = event;
			if (event.pointerType !== 'mouse') wait(STAY, true);
		});
		hear('pointermove', (event) => {
			if (event.pointerType === 'mouse' && came) {
				came = false;
				wait(REST, false);
			} else if (event.pointerType !== 'mouse' && from && Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY) > SLIP) forget();
		});
		hear('pointerup', forget);
		hear('pointerleave', forget);
		hear('pointercancel', forget);
		hear('focusin', (event) => {
			if (event.target instanceof Element && event.target.matches(':focus-visible')) read();
		});
		hear('contextmenu', (event) => {
			if (stayed) event.preventDefault();
		});
		hear('click', (event) => {
			if (!stayed) return;
			stayed = false;
			event.preventDefault();
			event.stopImmediatePropagation();
		}, true);
		return () => {
			forget();
			over.abort();
		};
	};
}
