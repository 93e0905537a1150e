/* A deck that is being built: plain data that is never changed, only replaced, so that every step can be taken back. */

import type { Face, Key } from '../board';
import { named } from '../glass/wording';

export interface Deck {
	name: string;
	ring_bearer: Key;
	ring: Key;
	/** in the order of their numbers */
	sites: readonly Key[];
	/** the draw deck: how many of each */
	draw: Readonly<Record<Key, number>>;
}

export type FaceOf = (key: Key) => Face | undefined;

export const EMPTY: Deck = { name: '', ring_bearer: '', ring: '', sites: [], draw: {} };
/** whoever can bear the Ring has this keyword */
const BEARER = 'ring-bearer';
export const SITES = 9;
/** of one title */
export const MOST = 4;

export const bearsTheRing = (face: Face): boolean => face.keywords?.some(({ key }) => key === BEARER) ?? false;

/** How many of a card are in the deck, in whatever place. */
export function countOf(deck: Deck, key: Key): number {
	return (deck.draw[key] ?? 0) + deck.sites.filter((site) => site === key).length + Number(deck.ring === key) + Number(deck.ring_bearer === key);
}

function withDraw(deck: Deck, key: Key, count: number): Deck {
	const { [key]: _, ...others } = deck.draw;
	return { ...deck, draw: count > 0 ? { ...deck.draw, [key]: count } : others };
}

/** One more of a card, where it belongs: of a site's number there is one, and the first who can bears the Ring. */
export function added(deck: Deck, face: Face, of: FaceOf): Deck {
	if (face.kind === 'site') {
		const others = deck.sites.filter((site) => of(site)?.site !== face.site);
		return { ...deck, sites: [...others, face.key].sort((one, other) => (of(one)?.site ?? 0) - (of(other)?.site ?? 0)) };
	}
	if (face.kind === 'ring') return { ...deck, ring: face.key };
	if (!deck.ring_bearer && bearsTheRing(face)) return { ...deck, ring_bearer: face.key };
	return withDraw(deck, face.key, (deck.draw[face.key] ?? 0) + 1);
}

/** So many of a card in the draw deck; what has a place of its own is there once. */
export function numbered(deck: Deck, face: Face, count: number, of: FaceOf): Deck {
	if (face.kind === 'site' || face.kind === 'ring') return count > 0 ? added(deck, face, of) : taken(deck, face.key);
	const borne = count > 0 && !deck.ring_bearer && bearsTheRing(face) ? added(deck, face, of) : deck;
	return withDraw(borne, face.key, count - Number(borne !== deck));
}

/** One less of a card; the Ring-bearer goes last. */
export function taken(deck: Deck, key: Key): Deck {
	if (deck.draw[key]) return withDraw(deck, key, deck.draw[key] - 1);
	if (deck.sites.includes(key)) return { ...deck, sites: deck.sites.filter((site) => site !== key) };
	if (deck.ring === key) return { ...deck, ring: '' };
	return deck.ring_bearer === key ? { ...deck, ring_bearer: '' } : deck;
}

/** Whether two decks have the same cards under the same name. */
export function alike(one: Deck, other: Deck): boolean {
	return one.name === other.name && differences(one, other).length === 0;
}

/** How many more or fewer of each card there are after than before. */
export function differences(before: Deck, after: Deck): { key: Key; change: number }[] {
	const keys = new Set([before, after].flatMap((deck) => [deck.ring_bearer, deck.ring, ...deck.sites, ...Object.keys(deck.draw)]));
	keys.delete('');
	return [...keys].map((key) => ({ key, change: countOf(after, key) - countOf(before, key) })).filter(({ change }) => change !== 0);
}

export interface Line {
	face: Face;
	count: number;
}

const KINDS: Face['kind'][] = ['companion', 'ally', 'minion', 'possession', 'artifact', 'condition', 'event', 'site', 'ring'];

/** The cards of the draw deck of one side: by type, then by cost. */
export function linesOf(deck: Deck, side: 'free' | 'shadow', of: FaceOf): Line[] {
	const found = Object.entries(deck.draw).flatMap(([key, count]): Line[] => {
		const face = of(key);
		const here = face && (face.side === 'shadow' ? 'shadow' : 'free') === side;
		return face && here ? [{ face, count }] : [];
	});
	return found.sort((one, other) => KINDS.indexOf(one.face.kind) - KINDS.indexOf(other.face.kind) || (one.face.cost ?? 0) - (other.face.cost ?? 0) || one.face.title.localeCompare(other.face.title));
}

export const sumOf = (lines: readonly Line[]): number => lines.reduce((sum, { count }) => sum + count, 0);

/** How many cards there are of each cost, from 0 to the dearest. */
export function curveOf(deck: Deck, of: FaceOf): { cost: number; free: number; shadow: number }[] {
	const found: { cost: number; free: number; shadow: number }[] = [];
	for (const [key, count] of Object.entries(deck.draw)) {
		const face = of(key);
		if (!face || (face.side !== 'free' && face.side !== 'shadow')) continue;
		const cost = face.cost ?? 0;
		while (found.length <= cost) found.push({ cost: found.length, free: 0, shadow: 0 });
		found[cost][face.side] += count;
	}
	return found;
}

/** A card by its whole name. */
export const nameOf = (face: Face): string => named(face.title, face.subtitle);
