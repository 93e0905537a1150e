/* The keyboard on the map: arrows go from place to place, with Shift to the paths of a place, one after the other; plus, minus and 0 zoom; a dot finds the hero, N the next lit place. */

import { meansMap, onKeys, type KeyMap } from '../../../kit/keys';
import type { Desk } from './desk.svelte';
import { around, ARROWS, placeBeyond } from './walking';

export interface Keyboard {
	desk: Desk;
	box: () => HTMLElement | undefined;
	/** places where something can be done */
	lit: () => string[];
	/** where this person's hero is */
	home: () => string;
}

export function mapKeys({ desk, box, lit, home }: Keyboard): () => void {
	const { camera } = desk;
	const element = (name: 'place' | 'path', id: string): SVGElement | null => box()?.querySelector<SVGElement>(`[data-${name}="${id}"]`) ?? null;
	const go = (place: string | null): void => {
		if (!place) return;
		camera.show(desk.ground.at.get(place)!);
		element('place', place)?.focus({ preventScroll: true });
	};
	/** the place whose paths are gone through */
	let middle = '';
	const goPath = (other: string): void => element('path', desk.atlas.paths[desk.ground.beside.get(middle)!.get(other)!].key)?.focus({ preventScroll: true });
	const arrow = (event: KeyboardEvent): void => {
		const focused = document.activeElement instanceof SVGElement ? document.activeElement : null;
		const look = ARROWS[event.key];
		const { place, path } = focused?.dataset ?? {};
		const ends: string[] = desk.atlas.paths.find(({ key }) => key === path)?.between ?? [];
		if (place && event.shiftKey) {
			middle = place;
			goPath(around(desk.ground, place, look)[0]);
		} else if (place) go(placeBeyond(desk.ground, desk.ground.at.get(place)!, look));
		else if (event.shiftKey && ends.some((end) => end === middle)) {
			const all = around(desk.ground, middle, [1, 0]);
			const now = all.findIndex((end) => ends.includes(end));
			goPath(all[(now + (look[0] + look[1] > 0 ? 1 : all.length - 1)) % all.length]);
		} else if (path) {
			const along = (end: string): number => desk.ground.at.get(end)![0] * look[0] + desk.ground.at.get(end)![1] * look[1];
			go([...ends].sort((one, other) => along(other) - along(one))[0] ?? null);
		}
	};
	/** Before the table hears of it: for the table every Escape means something. */
	const escape = (event: KeyboardEvent): boolean => {
		const place = desk.pinned;
		if (event.key !== 'Escape' || !meansMap(event, true) || !desk.putBack()) return false;
		if (desk.keyed) go(place);
		event.preventDefault();
		event.stopPropagation();
		return true;
	};
	const press = (event: KeyboardEvent): void => {
		if (escape(event)) return;
		const focused = document.activeElement;
		if (!(focused instanceof SVGElement) || !box()?.contains(focused) || event.ctrlKey || event.metaKey || event.altKey) return;
		if (event.key in ARROWS) arrow(event);
		else if (event.key === 'Enter' || event.key === ' ') focused.dispatchEvent(new MouseEvent('click', { bubbles: true }));
		else return;
		event.preventDefault();
		event.stopPropagation();
	};
	const next = (): void => {
		const all = lit();
		const focused = document.activeElement instanceof SVGElement ? (document.activeElement.dataset.place ?? '') : '';
		if (all.length > 0) go(all[(all.indexOf(focused) + 1) % all.length]);
	};
	const zoom = (factor: number) => () => camera.zoomBy(factor, undefined, undefined, true);
	const letters: KeyMap = { '+': zoom(1.5), '=': zoom(1.5), '-': zoom(1 / 1.5), '0': () => camera.fit(), '.': () => go(home()), n: next };
	const end = onKeys(() => letters);
	addEventListener('keydown', press, true);
	return () => {
		end();
		removeEventListener('keydown', press, true);
	};
}
