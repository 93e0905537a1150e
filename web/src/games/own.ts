/* What the frame around a table asks of a game's folder: its index.ts says what it has. */

import type { Component, Snippet } from 'svelte';
import type { Air } from '../kit/air.svelte';
import type { TableLine } from '../wire/line.svelte';
import type { Choice, GameId, State, Text, View } from '../wire/protocol';
import { byGame } from './folders';

export interface GameTableProps {
	state: State;
	line: TableLine;
	/** what flies: words and light wait for it */
	air: Air;
	hinted: number | null;
	/** why something cannot be done, and the section of the rules that it follows from where the table knows that */
	refuse: (text: Text, section?: string) => void;
	/** the section of the rules about what the table itself explains beside a card; nothing for none */
	onabout?: (section: string) => void;
	/** the table says what a digit does, where that is more than taking the choice of this number */
	onpick?: (pick: (choice: number) => void) => void;
	/** the table says how it shows where things lie that a line tells of; whether there was any of them */
	onlight?: (light: (things: readonly string[]) => boolean) => void;
	replay?: boolean;
	/** what would have been better than what was chosen here, in a replay */
	better?: readonly Choice[];
	/** a picture within a page: lit as when it is played, but keys mean the page */
	example?: boolean;
	/** floats of the frame, for a table that fills the window and has places of its own for them: the question (or how it ended), the tools, the newest lines */
	question?: Snippet;
	tools?: Snippet;
	ticker?: Snippet;
	/** what happened since this person chose last */
	waited?: Snippet;
}

export interface OwnGame {
	/** its table; without one it is shown on the plain table */
	table?: () => Promise<{ default: Component<GameTableProps> }>;
	/** its table fills the window, and has places of its own for the floats of the frame */
	fills?: boolean;
	/** its table has places of its own for the question and the tools of the frame */
	placesQuestion?: boolean;
	/** what stands in the bar in place of the title on phones, and at the top of wider windows */
	head?: () => Promise<{ default: Component<{ state: State }> }>;
	/** what stands over the journal, beside a wide table */
	beside?: () => Promise<{ default: Component<{ state: State }> }>;
	/** pages of its own beside the table, by their address */
	pages?: Record<string, () => Promise<{ default: Component<Record<string, never>> }>>;
	/** the title over its table, and where in the game we are */
	whereabouts?: (view: View) => { title: string; parts: string[] } | null;
	/** how it stands for everybody, in sentences to be read aloud */
	standing?: (view: View) => Text[] | null;
	/** what can be switched on and off at its table, in the menu */
	switches?: () => { text: string; on: boolean; set: (yes: boolean) => void }[];
	/** keys that only its table knows, and what they do */
	keys?: () => [string, string][];
	/** whether the only choice is taken by itself, where a person has not said so */
	choosesAlone?: boolean;
	/** its table takes the only choice itself, after the silence that tells nothing */
	takesAlone?: boolean;
	/** its table says how it ended: what can be done now stands below without saying it again */
	tellsEnd?: boolean;
	/** a round of games follows it, which its table shows when it is over */
	opensRound?: boolean;
}

const found = byGame(import.meta.glob<OwnGame>('./*/index.ts', { eager: true, import: 'default' }));

/** What a game brings; nothing, if it has no folder. */
export const ownOf = (game: GameId): OwnGame => found[game] ?? {};

/** The pages that games bring, by their address. */
export const ownPages: NonNullable<OwnGame['pages']> = Object.assign({}, ...Object.values(found).map((game) => game?.pages ?? {}));
