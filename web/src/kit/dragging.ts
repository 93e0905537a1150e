/* Dragging a card onto a place marked with data-drop. It is never the only way: a tap does the same. */

import type { Attachment } from 'svelte/attachments';

export interface Drag {
	start: () => void;
	/** what it was let go over, empty for nothing */
	end: (onto: string) => void;
}
/** A finger that moves less than this has tapped. */
const MEANT = 9;

export function dragging(wish: () => Drag | null): Attachment<HTMLElement> {
	return (element) => {
		let from: { x: number; y: number } | null = null;
		let moved = false;
		const down = (event: PointerEvent): void => {
			if (event.button !== 0 || !wish()) return;
			from = { x: event.clientX, y: event.clientY };
			moved = false;
			// at once: a quick hand has left the card before it has moved at all; by what was touched, which is to get the click
			(event.target instanceof Element ? event.target : element).setPointerCapture(event.pointerId);
		};
		const move = (event: PointerEvent): void => {
			if (!from) return;
			const [x, y] = [event.clientX - from.x, event.clientY - from.y];
			if (!moved && Math.hypot(x, y) < MEANT) return;
			if (!moved) {
				moved = true;
				element.classList.add('dragged');
				wish()?.start();
			}
			element.style.translate = `${x}px ${y}px`;
		};
		const over = (event: PointerEvent): string => {
			const found = document.elementsFromPoint(event.clientX, event.clientY).find((one) => one instanceof HTMLElement && one.closest('[data-drop]') && !element.contains(one));
			return found?.closest<HTMLElement>('[data-drop]')?.dataset.drop ?? '';
		};
		const finish = (event: PointerEvent): void => {
			if (!from) return;
			from = null;
			if (!moved) return;
			element.classList.remove('dragged');
			const onto = event.type === 'pointerup' ? over(event) : '';
			element.style.translate = '';
			wish()?.end(onto);
		};
		// the click that ends a drag is no tap
		const click = (event: MouseEvent): void => {
			if (!moved) return;
			moved = false;
			event.stopImmediatePropagation();
			event.preventDefault();
		};
		element.addEventListener('pointerdown', down);
		element.addEventListener('pointermove', move);
		element.addEventListener('pointerup', finish);
		element.addEventListener('pointercancel', finish);
		element.addEventListener('click', click, true);
		return () => {
			element.removeEventListener('pointerdown', down);
			element.removeEventListener('pointermove', move);
			element.removeEventListener('pointerup', finish);
			element.removeEventListener('pointercancel', finish);
			element.removeEventListener('click', click, true);
		};
	};
}
