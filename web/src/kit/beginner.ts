/* Who has learned a lesson of a game and played few games of it since is a beginner. */

import type { GameId } from '../wire/protocol';
import { recall, remember } from './memory';

const FIRST_GAMES = 3;
const place = (game: GameId): string => `onetable.beginner.${game}`;

/** A lesson was learned: the first games come now. */
export function noteLesson(game: GameId): void {
	if (recall(place(game)) === '') remember(place(game), '0');
}

/** A game was played to its end. */
export function noteGame(game: GameId): void {
	const played = recall(place(game));
	if (played !== '') remember(place(game), String(Number(played) + 1));
}

export function isBeginner(game: GameId): boolean {
	const played = recall(place(game));
	return played !== '' && Number(played) < FIRST_GAMES;
}
