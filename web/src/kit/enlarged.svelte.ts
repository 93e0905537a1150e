/* The thing that is shown large now; a table draws it with `Enlarged.svelte` in its own way. */

/** How somebody came to read: the mouse rests, a finger or button is held, right click, the key, the focus. */
export type How = 'rest' | 'hold' | 'press' | 'key' | 'focus';
export interface Shown {
	/** in the words of the game: by this its table finds what to draw */
	thing: string;
	at: HTMLElement;
	how: How;
}

class Enlarged {
	shown = $state.raw<Shown | null>(null);
	/** opened by a wish it stays, and can be touched, until somebody looks elsewhere */
	readonly stays = $derived(this.shown?.how === 'press' || this.shown?.how === 'key');

	show(shown: Shown): void {
		this.shown = shown;
	}

	/** Put it away; with `at` only what is read there. */
	putAway(at?: HTMLElement): void {
		if (!at || this.shown?.at === at) this.shown = null;
	}
}

export const enlarged = new Enlarged();
