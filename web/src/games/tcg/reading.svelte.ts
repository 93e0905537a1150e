/* The cards of the game as they are printed, and the card that is being read. */

import { enlarged } from '../../kit/enlarged.svelte';
import { Faces } from '../../table/faces.svelte';
import { titles } from '../../text/marks.svelte';
import type { Face, Handle, Key } from './board';

/** A card by its English title; its own one takes the other place. */
const inEnglish = (face: Face): Face =>
	face.english ? { ...face, title: face.english, subtitle: face.english_subtitle, ruby: [], english: face.title, english_subtitle: face.subtitle } : face;

/** A card as it is read large: by its key, and where it lies, -1 where it is only a name. */
export const largely = (key: Key, handle: Handle = -1): string => `${key} ${handle}`;

export function fromLarge(thing: string): { key: Key; handle: Handle } {
	const [key, handle] = thing.split(' ');
	return { key, handle: Number(handle) };
}

class Reading extends Faces<Face> {
	/** the faces with the titles that this person wishes to read; the other title stands in `english` */
	readonly titled: Record<Key, Face> = $derived(titles.wish === 'english' ? Object.fromEntries(Object.entries(this.faces).map(([key, face]) => [key, inEnglish(face)])) : this.faces);
	/** the card in the reader, and where it lies, -1 where it is only a name */
	card = $state.raw<{ key: Key; handle: Handle } | null>(null);
	/** on a narrow table the reader is a sheet; it is pulled up only by a wish */
	pulled = $state(false);

	override of(key: Key): Face | undefined {
		return this.titled[key];
	}

	read(key: Key, handle: Handle = -1): void {
		if (key) this.card = { key, handle };
	}

	/** Read the card of this English title; of several the one that is being read stays. */
	follow(title: string): void {
		const known = Object.values(this.faces).filter((face) => (face.english || face.title) === title);
		if (known.length && !known.some(({ key }) => key === this.card?.key)) this.read(known[0].key);
	}

	pull(key: Key, handle: Handle = -1): void {
		enlarged.putAway();
		this.read(key, handle);
		this.pulled = this.card !== null;
	}
}

export const reading = new Reading();
