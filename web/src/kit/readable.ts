/* A card is read where the mouse rests on it, where a finger or a button is held, by a right click, and by R where the focus is. */
import type { Attachment } from 'svelte/attachments';
import { enlarged, type How } from './enlarged.svelte';
import { settings } from './settings.svelte';

/** Show it; what is returned puts it away again. */
export type Read = (how: How, at: HTMLElement) => (() => void) | void;
/** What is read: a thing that the table draws large, or whatever else shows it; nothing where nothing is to be read. */
export type Readable = string | Read | undefined;

/** How long a mouse rests, a finger stays, and a button is held where a slow click is meant, in milliseconds. */
export const REST = 300;
export const STAY = 350;
export const HELD = 600;
/** How far a finger may slip before it stays, and while it reads, in pixels. */
const SLIP = 8;
const AWAY = 40;

/** Show this thing large. */
export const large = (thing: string): Read => (how, at) => {
	if (how === 'focus') return;
	enlarged.show({ thing, at, how });
	return () => enlarged.putAway(at);
};

/** What was held to be read is neither tapped nor dragged. */
export function readable(what: Readable): Attachment<HTMLElement> {
	return (node) => {
		if (!what) return;
		const read = typeof what === 'string' ? large(what) : what;
		const over = new AbortController();
		let waiting: ReturnType<typeof setTimeout> | undefined;
		let from: PointerEvent | undefined;
		/** it was held long enough: what follows is no tap */
		let stayed = false;
		/** the mouse is over it, and has not moved there: perhaps the card came to lie under it */
		let came = false;
		let reads: How | undefined;
		let away: (() => void) | void;
		const begin = (how: How): void => {
			forget();
			reads = how;
			away = read(how, node);
		};
		const forget = (): void => {
			clearTimeout(waiting);
			waiting = undefined;
		};
		const end = (...hows: How[]): void => {
			forget();
			if (!reads || (hows.length && !hows.includes(reads))) return;
			reads = undefined;
			away?.();
			away = undefined;
		};
		const wait = (time: number, how: How): void => {
			forget();
			waiting = setTimeout(() => {
				stayed = how === 'hold';
				begin(how);
			}, time);
		};
		const hear = <K extends keyof HTMLElementEventMap>(name: K, heard: (event: HTMLElementEventMap[K]) => void, options?: AddEventListenerOptions): void =>
			node.addEventListener(name, heard, { signal: over.signal, ...options });
		/** not a card that lies on this one */
		const mine = ({ target }: Event): boolean => target === node || (target as Element).closest('[data-readable]') === node;
		const byMouse = ({ pointerType }: PointerEvent): boolean => pointerType === 'mouse';

		node.dataset.readable = '';
		hear('pointerenter', (event) => {
			came = byMouse(event);
		});
		hear('pointerdown', (event) => {
			if (!mine(event)) return;
			stayed = false;
			from = event;
			if (event.button === 0 || !byMouse(event)) wait(byMouse(event) ? HELD : STAY, 'hold');
		});
		hear('pointermove', (event) => {
			if (!mine(event)) {
				came = byMouse(event);
				end('rest');
				return;
			}
			const slipped = from ? Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY) : 0;
			if (stayed && from) {
				event.stopImmediatePropagation(); // it is read, not dragged
				if (slipped > AWAY) end('hold');
			} else if (from) {
				if (slipped > SLIP) end('rest', 'hold');
			} else if (byMouse(event) && came) {
				came = false;
				wait(REST, 'rest');
			}
		}, { capture: true });
		for (const name of ['pointerup', 'pointercancel', 'pointerleave'] as const)
			hear(name, (event) => {
				if (name !== 'pointerleave' || byMouse(event)) from = undefined;
				if (name === 'pointerleave' && byMouse(event)) end('rest', 'hold');
				else end('hold');
			});
		// the page does not move under a card that is read
		hear('touchmove', (event) => {
			if (stayed && event.cancelable) event.preventDefault();
		}, { passive: false });
		hear('contextmenu', (event) => {
			if (!mine(event)) return;
			event.preventDefault();
			const touched = 'pointerType' in event ? event.pointerType === 'touch' : from?.pointerType === 'touch';
			if (!touched && !stayed) begin('press');
		});
		hear('click', (event) => {
			end('rest');
			if (!stayed) return;
			stayed = false;
			event.preventDefault();
			event.stopImmediatePropagation();
		}, { capture: true });
		hear('keydown', (event) => {
			if (event.key.toLowerCase() !== 'r' || event.ctrlKey || event.metaKey || event.altKey || !settings.letters || !mine(event)) return;
			event.preventDefault();
			if (reads === 'key' && (typeof what !== 'string' || enlarged.shown?.at === node)) end();
			else begin('key');
		});
		hear('focusin', (event) => {
			if (event.target instanceof Element && event.target.matches(':focus-visible')) read('focus', node);
		});
		hear('focusout', () => end('key'));
		return () => {
			end();
			over.abort();
			delete node.dataset.readable;
		};
	};
}
