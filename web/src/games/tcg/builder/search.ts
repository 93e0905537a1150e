/* Finding cards: everything that is looked at is written down once for each language, so that a letter typed costs next to nothing. */

import type { Face } from '../board';

export interface Wish {
	words: string;
	side: string;
	culture: string;
	kind: string;
	keyword: string;
	costs: Range;
	strengths: Range;
	/** the number of a site */
	site: number | null;
}

/** At least and at most; null is open. */
export type Range = readonly [least: number | null, most: number | null];

const OPEN: Range = [null, null];
export const ANY: Wish = { words: '', side: '', culture: '', kind: '', keyword: '', costs: OPEN, strengths: OPEN, site: null };

export interface Indexed {
	face: Face;
	/** all its words, folded */
	text: string;
	/** its titles alone, the own and the English one, folded: who types one means this card first */
	title: string;
}

/** A text as it is typed without care: no capitals, no accents, one kind of apostrophe. */
export function folded(text: string): string {
	return text.normalize('NFD').replace(/[\u0300-\u036f]/g, '').replace(/[\u2019\u2018\u0060\u00b4]/g, '\u0027').toLowerCase();
}

export function indexOf(faces: readonly Face[]): Indexed[] {
	return faces.map((face) => {
		const title = folded([face.title, face.subtitle ?? '', face.english ?? '', face.english_subtitle ?? ''].join(' '));
		const words = [face.key, face.type_line, face.signet?.text ?? '', ...(face.keywords ?? []).map(({ text }) => text), ...(face.lines ?? [])];
		return { face, title, text: `${title} ${folded(words.join(' '))}` };
	});
}

const within = (number: number | null | undefined, [least, most]: Range): boolean =>
	(least === null && most === null) || (number !== null && number !== undefined && (least === null || number >= least) && (most === null || number <= most));

/** The cards that are as wished, in the order of the catalogue; those whose title has the words come first. */
export function found(index: readonly Indexed[], wish: Wish): Face[] {
	const words = folded(wish.words).split(/\s+/).filter(Boolean);
	const fits = ({ face, text }: Indexed): boolean =>
		(!wish.side || face.side === wish.side) &&
		(!wish.culture || face.culture === wish.culture) &&
		(!wish.kind || face.kind === wish.kind) &&
		(!wish.keyword || (face.keywords?.some(({ key }) => key === wish.keyword) ?? false)) &&
		(wish.site === null || (face.kind === 'site' && face.site === wish.site)) &&
		within(face.cost, wish.costs) &&
		within(face.strength, wish.strengths) &&
		words.every((word) => text.includes(word));
	const all = index.filter(fits);
	if (!words.length) return all.map(({ face }) => face);
	const first = all.filter(({ title }) => words.every((word) => title.includes(word)));
	return [...first, ...all.filter((one) => !first.includes(one))].map(({ face }) => face);
}

export interface Choices {
	cultures: { value: string; text: string }[];
	keywords: { value: string; text: string }[];
	costs: number[];
	strengths: number[];
}

/** What there is to filter by, told by the cards themselves. */
export function choicesIn(faces: readonly Face[]): Choices {
	const cultures = new Map<string, string>();
	const keywords = new Map<string, string>();
	const costs = new Set<number>();
	const strengths = new Set<number>();
	for (const face of faces) {
		if (face.culture) cultures.set(face.culture, face.type_line.split(' · ')[0]);
		for (const { key, text } of face.keywords ?? []) if (!keywords.has(key)) keywords.set(key, text.replace(/\s*\+?\d+$/, ''));
		if (typeof face.cost === 'number') costs.add(face.cost);
		if (typeof face.strength === 'number') strengths.add(face.strength);
	}
	const listed = (words: Map<string, string>): { value: string; text: string }[] => [...words].map(([value, text]) => ({ value, text }));
	const rising = (numbers: Set<number>): number[] => [...numbers].sort((one, other) => one - other);
	return { cultures: listed(cultures), keywords: listed(keywords).sort((one, other) => one.text.localeCompare(other.text)), costs: rising(costs), strengths: rising(strengths) };
}
