/* What is set off within a text: a mark is written ⟦kind|words⟧ or ⟦kind:code|words⟧ where the text is made. */

import { recall, remember } from '../kit/memory';
import type { Text } from '../wire/protocol';
import { seats } from './seats.svelte';

/* ---- titles of cards: this person reads them in the own language, in English, or both beside each other where there is room */

export type TitleWish = 'own' | 'english' | 'both';
export const TITLE_WISHES: readonly TitleWish[] = ['own', 'english', 'both'];
const PLACE = 'onetable.titles';

class Titles {
	wish = $state<TitleWish>(TITLE_WISHES.find((wish) => wish === recall(PLACE)) ?? 'own');

	set(wish: TitleWish): void {
		this.wish = wish;
		remember(PLACE, wish);
	}

	/** A title within a sentence, where there is room for one. */
	read(own: string, english: string): string {
		return (this.wish === 'english' && english) || own;
	}

	/** What stands beside a title in a list: the other one, if both are wished for. */
	beside(other: string | undefined): string {
		return this.wish === 'both' && other ? other : '';
	}
}

export const titles = new Titles();

/* ---- spans */

export interface Span {
	text: string;
	/** `phase`, `keyword`, `card`, `name`, `suit`, `chip`, `seat`; nothing for words that are not set off */
	kind: string;
	/** which one it is: of a card's title the English one, of a chip the card, of a seat its number */
	code: string;
}

const MARK = /⟦([a-z]+)(?::([^|⟧]*))?\|([^⟧]*)⟧/g;

/** What a mark reads as: who sits there, a title in the language that is wished for, else its words. */
function read(kind: string, code: string, words: string): string {
	if (kind === 'seat') return seats.names[Number(code)] || words;
	return kind === 'card' ? titles.read(words, code) : words;
}

export function spans(text: Text): Span[] {
	const found: Span[] = [];
	let from = 0;
	for (const match of text.matchAll(MARK)) {
		const [whole, kind, code = '', words] = match;
		if (match.index > from) found.push({ text: text.slice(from, match.index), kind: '', code: '' });
		found.push({ text: read(kind, code, words), kind, code: code || words });
		from = match.index + whole.length;
	}
	if (from < text.length) found.push({ text: text.slice(from), kind: '', code: '' });
	return found;
}

/** A text around the titles of its cards, each as it is read, with the English one; all else is left as it was written. */
export function parts(text: Text): { text: Text; card: string }[] {
	const found: { text: Text; card: string }[] = [];
	let from = 0;
	for (const match of text.matchAll(MARK)) {
		const [whole, kind, code = '', words] = match;
		if (kind !== 'card') continue;
		if (match.index > from) found.push({ text: text.slice(from, match.index), card: '' });
		found.push({ text: read(kind, code, words), card: code || words });
		from = match.index + whole.length;
	}
	return from < text.length ? [...found, { text: text.slice(from), card: '' }] : found;
}

/** A text for ears, titles and searching: the words alone. */
export const plain = (text: Text): string => (text.includes('⟦') ? text.replace(MARK, (_, kind: string, code: string | undefined, words: string) => read(kind, code ?? '', words)) : text);
