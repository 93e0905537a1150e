/* Games that are played in turn have a story: how far this person is, told on the start page, and what comes next. */

import type { Component } from 'svelte';
import type { Draft } from '../lobby/draft';
import type { NewTable } from '../wire/protocol';

export interface Story {
	/** whether enough is known to play on */
	readonly known: boolean;
	readonly slow: boolean;
	/** why something is missing, in one sentence */
	readonly problem: string;
	/** whether nothing of it was ever played */
	readonly untouched: boolean;
	/** what the button says that plays on */
	readonly play: string;
	/** its part of the start page, as soon as that can be shown; a story may do without one */
	readonly part?: Component<StoryPart> | null;
	fetch(): void;
	/** the table at which it goes on */
	next(): NewTable;
	/** with what a table begins that is set up by hand */
	wished(): Partial<Draft>;
}

export interface StoryPart {
	story: Story;
	busy: boolean;
	onplay: () => void;
}
