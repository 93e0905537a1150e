/* Names of cards within sentences, so that each can be read where it is named. */

import { parts } from '../text/marks.svelte';
import type { Printed, Text } from '../wire/protocol';

export interface CardNames {
	/** what a name may mean: a title without its subtitle can be several cards */
	readonly meant: ReadonlyMap<string, Printed[]>;
	/** finds names in sentences; those that are marked there are not looked for */
	readonly pattern: RegExp;
}
export interface Piece {
	text: Text;
	cards: Printed[];
}

const SHORTEST = 2;
/** Titles are written with either apostrophe. */
const even = (name: string): string => name.replaceAll("'", '’');
const escaped = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll('’', "['’]");

export function cardNamesOf(cards: readonly Printed[]): CardNames {
	const meant = new Map<string, Printed[]>();
	const marked = new Set<string>();
	for (const card of cards) {
		const whole = even(card.english || card.name);
		for (const name of new Set([whole, whole.split(', ')[0]])) {
			if (name.length >= SHORTEST) meant.set(name, [...(meant.get(name) ?? []), card]);
			if (card.english) marked.add(name);
		}
	}
	// a whole name means that card alone
	for (const card of cards) {
		const whole = even(card.english || card.name);
		const same = meant.get(whole)?.filter((other) => even(other.english || other.name) === whole);
		if (same?.length) meant.set(whole, same);
	}
	const longestFirst = [...meant.keys()].filter((name) => !marked.has(name)).sort((one, other) => other.length - one.length).map(escaped);
	// a name of Latin letters is not a part of a longer word; other scripts write their words together
	const edge = '[\\p{Script=Latin}\\p{N}]';
	return { meant, pattern: new RegExp(longestFirst.length ? `(?<!${edge})(?:${longestFirst.join('|')})(?!${edge})` : '(?!)', 'gu') };
}

/** A sentence cut into plain pieces and names of cards: those that are marked, and in other texts those that are found. */
export function cut(text: Text, names: CardNames): Piece[] {
	return parts(text).flatMap((part) => (part.card ? [{ text: part.text, cards: names.meant.get(even(part.card)) ?? [] }] : found(part.text, names)));
}

function found(text: Text, names: CardNames): Piece[] {
	const pieces: Piece[] = [];
	let at = 0;
	for (const found of text.matchAll(names.pattern)) {
		if (found.index > at) pieces.push({ text: text.slice(at, found.index), cards: [] });
		pieces.push({ text: found[0], cards: names.meant.get(even(found[0])) ?? [] });
		at = found.index + found[0].length;
	}
	if (at < text.length) pieces.push({ text: text.slice(at), cards: [] });
	return pieces;
}
