/* The keyboard on the map: arrows go from place to place, with Shift to a path; plus, minus and 0 zoom; a dot finds the hero, N the next lit place. */

import { onKeys, type KeyMap } from '../../../kit/keys';
import type { Desk } from './desk.svelte';
import type { Point } from './ground';
import { ARROWS, pathBeyond, placeBeyond } from './walking';

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
	const arrow = (event: KeyboardEvent): void => {
		const focused = document.activeElement instanceof SVGElement ? document.activeElement : null;
		const look = ARROWS[event.key];
		const { place, path } = focused?.dataset ?? {};
		if (place && event.shiftKey) {
			const beyond = pathBeyond(desk.ground, place, look);
			const number = beyond === null ? undefined : desk.ground.beside.get(place)!.get(beyond);
			if (number !== undefined) element('path', desk.atlas.paths[number].key)?.focus({ preventScroll: true });
		} else if (place) go(placeBeyond(desk.ground, desk.ground.at.get(place)!, look));
		else if (path) {
			const ends = desk.atlas.paths.find(({ key }) => key === path)?.between.map((end): [string, Point] => [end, desk.ground.at.get(end)!]) ?? [];
			const along = ([, [x, y]]: [string, Point]): number => x * look[0] + y * look[1];
			go(ends.sort((one, other) => along(other) - along(one))[0]?.[0] ?? null);
		}
	};
	const press = (event: KeyboardEvent): void => {
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
	const escape: KeyMap = { Escape: () => void desk.putBack() };
	const ends = [onKeys(() => (desk.pinned || desk.held ? { ...letters, ...escape } : letters))];
	addEventListener('keydown', press, true);
	return () => {
		for (const end of ends) end();
		removeEventListener('keydown', press, true);
	};
}
