/* The cards of the game as they are printed, and the card that is being read. */

import { Faces } from '../../table/faces.svelte';
import type { Face, Handle, Key } from './board';

class Reading extends Faces<Face> {
	/** the card in the reader, and where it lies, -1 where it is only a name */
	card = $state.raw<{ key: Key; handle: Handle } | null>(null);
	/** on a narrow table the reader is a sheet; it is pulled up only by a wish */
	pulled = $state(false);

	read(key: Key, handle: Handle = -1): void {
		if (key) this.card = { key, handle };
	}

	pull(key: Key, handle: Handle = -1): void {
		this.read(key, handle);
		this.pulled = this.card !== null;
	}
}

export const reading = new Reading();
