/* Cards within a sentence: each game has its own look for them, and the page says of which game it speaks. */

import { type Component, getContext, setContext } from 'svelte';
import { byGame } from '../games/folders';
import type { GameId } from '../wire/protocol';

type Chip = Component<{ code: string; words: string }>;
const own = byGame(import.meta.glob<Chip>('../games/*/Chip.svelte', { eager: true, import: 'default' }));
const GAME = Symbol('game');

/** From here on all sentences are about this game. */
export const speakOf = (game: () => GameId | undefined): void => void setContext(GAME, game);

/** How a card is shown in the sentences here; without a look of its own it is its words. */
export function chipHere(): () => Chip | undefined {
	const game = getContext<(() => GameId | undefined) | undefined>(GAME);
	return () => own[game?.() ?? ''];
}
