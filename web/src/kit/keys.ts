/* The keyboard: what each key does on the screen that is open. */

import { settings } from './settings.svelte';

export type KeyMap = Record<string, (event: KeyboardEvent) => void>;

/** Whether this key is written into what has the focus; a list takes letters and arrows, but digits mean the table. */
function isWritten({ target, key }: KeyboardEvent): boolean {
	if (!(target instanceof HTMLElement)) return false;
	if (target.matches('select')) return !/^\d$/.test(key);
	return target.isContentEditable || target.matches('input:not([type=range], [type=checkbox], [type=radio], [type=button]), textarea');
}

/** The name of a key in a map: letters small, so that Shift and Caps Lock do not matter. */
const nameOfKey = (key: string): string => (key.length === 1 ? key.toLowerCase() : key);

/** Whether this press is meant for the map: not for a field that is written into, not with Ctrl and the like, not under or in an open dialog, which has its own Escape. */
export function meansMap(event: KeyboardEvent, letters: boolean): boolean {
	if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing || isWritten(event)) return false;
	if (document.querySelector('dialog[open]')) return false;
	return letters || event.key.length > 1;
}

/** Listen before all others, for what a key means on this table alone; returns how to end that. `act` says whether the key was meant. */
export function keysFirst(act: (key: string) => boolean): () => void {
	const press = (event: KeyboardEvent): void => {
		if (meansMap(event, settings.letters) && act(nameOfKey(event.key))) event.preventDefault();
	};
	addEventListener('keydown', press, true);
	return () => removeEventListener('keydown', press, true);
}

/** Listen to these keys; returns how to end that. The map is asked for anew with each press. */
export function onKeys(map: () => KeyMap): () => void {
	const press = (event: KeyboardEvent): void => {
		if (!meansMap(event, settings.letters)) return;
		const act = map()[nameOfKey(event.key)];
		if (!act) return;
		event.preventDefault();
		act(event);
	};
	addEventListener('keydown', press);
	return () => removeEventListener('keydown', press);
}
