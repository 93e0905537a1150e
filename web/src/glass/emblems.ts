/* The emblem of any key: of a person or a bot, of a game, of whatever a game has drawn in its folder. */
import { byGame } from '../games/folders';
import type { GameId } from '../wire/protocol';
import { type Drawings, glazed, unknown } from './glazing';
import { OTHERS } from './others';

const own = byGame(import.meta.glob<Drawings>('../games/*/emblems.ts', { eager: true, import: 'default' }));
const all: Drawings[] = [glazed(OTHERS), ...Object.values(own).filter((drawings) => drawings !== undefined)];
const drawn = new Map<string, string>();

function find(key: string): string | null {
	for (const drawings of all) {
		const found = drawings(key);
		if (found !== null) return found;
	}
	return null;
}

/** Whether this game has drawn this key. */
export function hasEmblem(key: string, game: GameId): boolean {
	return (own[game]?.(key) ?? null) !== null;
}

/** 48 by 48, without the svg around it. */
export function emblem(key: string): string {
	let found = drawn.get(key);
	if (found === undefined) {
		found = find(key) ?? unknown;
		drawn.set(key, found);
	}
	return found;
}
