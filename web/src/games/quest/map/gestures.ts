/* Wheel, drag and pinch on the map. A drag that begins on something that can be moved is not ours. */

import type { Attachment } from 'svelte/attachments';
import type { Camera } from './camera.svelte';

/** A finger that moves less than this has tapped. */
export const MEANT = 7;
const LONG = 450;

export interface Wishes {
	/** whether a drag that begins here moves something else than the map */
	taken: (target: Element) => boolean;
	/** a finger rests here */
	long: (target: Element) => void;
}

export function gestures(camera: Camera, wishes: Wishes): Attachment<HTMLElement> {
	return (box) => {
		const fingers = new Map<number, { x: number; y: number }>();
		let moved = false;
		let start = { x: 0, y: 0 };
		let press: ReturnType<typeof setTimeout> | undefined;
		const at = (event: { clientX: number; clientY: number }): { x: number; y: number } => {
			const { left, top } = box.getBoundingClientRect();
			return { x: event.clientX - left, y: event.clientY - top };
		};
		const down = (event: PointerEvent): void => {
			moved = fingers.size > 0;
			if (event.button !== 0 || !(event.target instanceof Element) || event.target.closest('[data-still]') || wishes.taken(event.target)) return;
			if (!fingers.has(event.pointerId)) camera.touch(true);
			fingers.set(event.pointerId, at(event));
			start = at(event);
			clearTimeout(press);
			const target = event.target;
			if (event.pointerType !== 'mouse' && fingers.size === 1) {
				press = setTimeout(() => {
					moved = true;
					wishes.long(target);
				}, LONG);
			}
		};
		const move = (event: PointerEvent): void => {
			const last = fingers.get(event.pointerId);
			if (!last) return;
			const now = at(event);
			if (!moved && Math.hypot(now.x - start.x, now.y - start.y) < MEANT) return;
			if (!moved) clearTimeout(press);
			if (!moved || !box.hasPointerCapture(event.pointerId)) box.setPointerCapture(event.pointerId);
			moved = true;
			camera.leave();
			const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
			if (other) {
				const [far, farNow] = [last, now].map((one) => Math.hypot(one.x - other.x, one.y - other.y));
				camera.zoomBy(farNow / Math.max(far, 1), other.x, other.y);
			} else camera.by(now.x - last.x, now.y - last.y);
			fingers.set(event.pointerId, now);
		};
		const up = (event: PointerEvent): void => {
			clearTimeout(press);
			if (fingers.delete(event.pointerId)) camera.touch(false);
		};
		// the click that ends a drag is no choice
		const click = (event: MouseEvent): void => {
			if (!moved || event.detail === 0) return;
			moved = false;
			event.stopPropagation();
			event.preventDefault();
		};
		const wheel = (event: WheelEvent): void => {
			if (event.target instanceof Element && event.target.closest('[data-still]')) return;
			event.preventDefault();
			const { x, y } = at(event);
			camera.leave();
			camera.zoomBy(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)), x, y);
		};
		const listen: [string, (event: never) => void, AddEventListenerOptions?][] = [
			['pointerdown', down], ['pointermove', move], ['pointerup', up], ['pointercancel', up], ['click', click, { capture: true }], ['wheel', wheel, { passive: false }],
		];
		for (const [name, act, how] of listen) box.addEventListener(name, act as EventListener, how);
		return () => {
			clearTimeout(press);
			for (const [name, act, how] of listen) box.removeEventListener(name, act as EventListener, how);
		};
	};
}
