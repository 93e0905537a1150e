/* Keys of the bench, as everywhere: Ctrl Z takes back, Ctrl Shift Z or Ctrl Y does it again, Ctrl S saves. */

import type { Bench } from './bench.svelte';

export function keysOf(bench: Bench, save: () => void): (event: KeyboardEvent) => void {
	return (event) => {
		if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
		const key = event.key.toLowerCase();
		// within a field the browser takes back what was typed
		const typing = event.target instanceof HTMLElement && event.target.matches('input, textarea');
		if (key === 's') save();
		else if (typing) return;
		else if (key === 'z' && !event.shiftKey) bench.undo();
		else if (key === 'y' || key === 'z') bench.redo();
		else return;
		event.preventDefault();
	};
}
