/* How many like to sit at the table of the chapters: the road of each number is its own. */

import { recall, remember } from '../../../kit/memory';

const PLACE = 'onetable.players';
const USUAL = 4;

export function playersLiked(): number {
	const kept = Number(recall(PLACE));
	return Number.isInteger(kept) && kept >= 1 && kept <= USUAL ? kept : USUAL;
}

export const likePlayers = (players: number): void => remember(PLACE, String(players));
