import { canSay, say } from '../text/text.svelte';
import type { GameId } from '../wire/protocol';

/** The short name of a game, or what the server calls a game that we do not know. */
export function gameName(game: { id: GameId; name: string }): string {
	return canSay(`lobby-name-${game.id}`) ? say(`lobby-name-${game.id}`) : game.name;
}
