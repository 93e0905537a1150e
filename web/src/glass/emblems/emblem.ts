/* The emblem of any key: a character (also burdened), an event, a Rider, a gift, a game, a person or a bot. */
import { DEEDS } from './deeds';
import { burdened, draw, unknown } from './glazing';
import { OTHERS } from './others';
import { PEOPLE } from './people';

const drawn = new Map<string, string>();

function find(key: string): string | null {
	const base = key.replace(/_burdened$/, '');
	const written = PEOPLE[base] ?? DEEDS[base] ?? OTHERS[base];
	if (!written) return null;
	return base === key ? draw(base, written) : burdened(draw(base, written));
}

export function hasEmblem(key: string): boolean {
	return find(key) !== null;
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
