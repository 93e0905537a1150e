/* Dragging a figure to a place. It is never the only way: a click takes it up and a click on the place puts it down. */

import type { Attachment } from 'svelte/attachments';
import type { Desk } from './desk.svelte';
import { MEANT } from './gestures';

export function carrying(desk: Desk): Attachment<HTMLElement> {
	return (box) => {
		let figure: SVGElement | null = null;
		let start = { x: 0, y: 0 };
		let moved = false;
		const down = (event: PointerEvent): void => {
			const found = event.target instanceof Element ? event.target.closest<SVGElement>('[data-figure]') : null;
			moved = false;
			if (event.button !== 0 || !found || !desk.reach.movable.has(found.dataset.figure!)) return;
			[figure, start] = [found, { x: event.clientX, y: event.clientY }];
		};
		const move = (event: PointerEvent): void => {
			if (!figure) return;
			const [x, y] = [event.clientX - start.x, event.clientY - start.y];
			if (!moved && Math.hypot(x, y) < MEANT) return;
			if (!moved) {
				moved = true;
				box.setPointerCapture(event.pointerId);
				if (desk.held !== figure.dataset.figure) desk.take(figure.dataset.figure!);
				figure.style.pointerEvents = 'none';
			}
			figure.style.translate = `${x / desk.camera.zoom}px ${y / desk.camera.zoom}px`;
			desk.pointed = under(event);
		};
		const under = ({ clientX, clientY }: PointerEvent): string => {
			const { left, top } = box.getBoundingClientRect();
			return desk.nearest(desk.camera.toMap(clientX - left, clientY - top));
		};
		const end = (event: PointerEvent): void => {
			if (!figure) return;
			const thing = figure.dataset.figure!;
			figure.style.translate = '';
			figure.style.pointerEvents = '';
			figure = null;
			if (!moved) return;
			if (event.type === 'pointerup') desk.drop(thing, under(event));
			else desk.putBack();
		};
		// the click that ends a drag takes nothing up
		const click = (event: MouseEvent): void => {
			if (!moved) return;
			moved = false;
			event.stopPropagation();
		};
		const listen: [string, (event: never) => void, boolean?][] = [['pointerdown', down], ['pointermove', move], ['pointerup', end], ['pointercancel', end], ['click', click, true]];
		for (const [name, act, capture] of listen) box.addEventListener(name, act as EventListener, capture);
		return () => {
			for (const [name, act, capture] of listen) box.removeEventListener(name, act as EventListener, capture);
		};
	};
}
