/* How large the pieces are: the largest sizes at which all that matters now is seen without scrolling. */

import type { PieceSize } from './glass/cards';

/** A usual table, one on a low screen, one on a phone. */
export type Form = 'roomy' | 'low' | 'narrow';
/** How wide a piece of each size is. */
export const WIDTHS: Record<Form, Record<PieceSize, number>> = {
	roomy: { large: 132, middle: 112, small: 88, flat: 150 },
	low: { large: 116, middle: 104, small: 88, flat: 150 },
	narrow: { large: 94, middle: 94, small: 80, flat: 118 },
};
/** What a piece has besides its glass and its name, and how high a line of its name is. */
const MEASURES: Record<Exclude<PieceSize, 'flat'>, { letter: number; line: number; stats: number }> = {
	large: { letter: 14.4, line: 17, stats: 36 },
	middle: { letter: 14.4, line: 17, stats: 36 },
	small: { letter: 12.5, line: 14.4, stats: 31 },
};
const [FLAT, FLAT_LINE, GLASS, EDGES, GAP_IN_RANK, HEADING] = [44, 15, 0.6, 19, 12, 25];
const COUNT = 18;
const TAB = { letter: 12, line: 15.6, ends: 6, least: 26 };
const GAPS: Record<Form, number> = { roomy: 12, low: 8, narrow: 6 };
/** A lane is this much wider and higher than its pieces. */
const [SCORE, LANE_SIDES, LANE_ENDS, FLAT_ENDS] = [78, 28, 18, 10];
const [DUEL_ENDS, DUEL_SCORE, FOUGHT, ARCHERY, AROUND, BESIDE] = [20, 122, 22, 46, 16, 84];

/** A piece as far as it takes room: its name, and those of what it bears. */
export interface Measured {
	name: string;
	bears: readonly string[];
}
type Pieces = readonly Measured[];
/** What lies on the field, as far as it takes room. */
export interface Laid {
	now: { defender: Pieces; minions: Pieces } | null;
	lanes: readonly { pieces: Pieces }[];
	ranks: readonly Pieces[];
	beside: readonly Pieces[];
	/** skirmishes that are over, in a line each */
	fought: number;
	archery: boolean;
}
export interface Sizes {
	/** the skirmish of now, or the ranks while nobody fights */
	main: PieceSize;
	/** the other skirmishes, and who is in none */
	aside: PieceSize;
	/** support areas and homes */
	beside: PieceSize;
}
type Choice = [PieceSize, PieceSize, PieceSize];
const LADDER: Record<'wide' | 'narrow', readonly Choice[]> = {
	wide: [
		['large', 'middle', 'small'],
		['middle', 'middle', 'small'],
		['middle', 'small', 'small'],
		['middle', 'small', 'flat'],
		['small', 'small', 'flat'],
		['small', 'flat', 'flat'],
	],
	narrow: [
		['middle', 'small', 'small'],
		['middle', 'small', 'flat'],
		['small', 'small', 'flat'],
		['small', 'flat', 'flat'],
	],
};
/** While nobody fights, the ranks become flat. */
const LAST: Choice = ['flat', 'flat', 'flat'];

/** How wide a name is in letters of the alphabet; a Chinese or Japanese one takes two. */
const lettersOf = (name: string): number => [...name].reduce((sum, letter) => sum + (letter > '\u2e7f' ? 2 : 1), 0);

function linesOf(name: string, letter: number, room: number): number {
	const words = name.split(/\s+/).map((word) => lettersOf(word) * letter * 0.54);
	const space = letter * 0.25;
	let [lines, at] = [1, 0];
	for (const word of words) {
		if (at > 0 && at + space + word > room) [lines, at] = [lines + 1, 0];
		at += (at > 0 ? space : 0) + word;
		if (at > room) [lines, at] = [lines + Math.ceil(at / room) - 1, at % room];
	}
	return lines;
}

/** What is borne has a tab each; a small piece only counts them. */
function tabsOf(bears: readonly string[], size: PieceSize, width: number): number {
	if (size === 'small') return bears.length > 0 ? COUNT : 0;
	return bears.reduce((sum, title) => sum + Math.max(TAB.least, TAB.ends + linesOf(`+2 ${title}`, TAB.letter, width - EDGES) * TAB.line), 0);
}

/** How high a piece is. */
export function heightOf({ name, bears }: Measured, size: PieceSize, form: Form): number {
	const width = WIDTHS[form][size];
	if (size === 'flat') return FLAT + (linesOf(name, 12, width - 52) - 1) * FLAT_LINE;
	const { letter, line, stats } = MEASURES[size];
	return Math.round(GLASS * width + stats + linesOf(name, letter, width - EDGES) * line + tabsOf(bears, size, width));
}

const highest = (pieces: Pieces, size: PieceSize, form: Form): number => Math.max(0, ...pieces.map((piece) => heightOf(piece, size, form)));

/** How high these pieces are side by side, in as many rows as they need. */
function spread(pieces: Pieces, size: PieceSize, width: number, form: Form): number {
	const each = Math.max(1, Math.floor((width + GAP_IN_RANK) / (WIDTHS[form][size] + GAP_IN_RANK)));
	let height = 0;
	for (let at = 0; at < pieces.length; at += each) height += highest(pieces.slice(at, at + each), size, form) + (at > 0 ? 8 : 0);
	return height;
}

/** Boxes of this width and height one after the other, in rows. */
function packed(boxes: readonly { width: number; height: number }[], room: number, gap: number): number {
	let [sum, at, row] = [0, 0, 0];
	for (const { width, height } of boxes) {
		if (at > 0 && at + width > room) [sum, at, row] = [sum + row + gap, 0, 0];
		at += width + gap;
		row = Math.max(row, height);
	}
	return sum + row;
}

/** The heading of flat pieces stands beside them, on a phone that of two. */
const isBeside = (pieces: Pieces, size: PieceSize, form: Form): boolean => size === 'flat' && (form !== 'narrow' || pieces.length <= 2);
const headingOf = (pieces: Pieces, size: PieceSize, form: Form): number => (isBeside(pieces, size, form) ? 0 : HEADING);

function besideHeight(laid: Laid, size: PieceSize, width: number, form: Form): number {
	const each = WIDTHS[form][size] + GAP_IN_RANK;
	return packed(laid.beside.map((pieces) => ({ width: Math.max(130, Math.min(width, pieces.length * each + (isBeside(pieces, size, form) ? BESIDE : 0))), height: headingOf(pieces, size, form) + spread(pieces, size, width, form) })), width, 8);
}

/** How high the field would be with these sizes. */
export function fieldHeight(laid: Laid, [main, aside, beside]: Choice, width: number, form: Form): number {
	const [parts, gap]: [number[], number] = [[], GAPS[form]];
	const fights = laid.now !== null || laid.lanes.length > 0;
	if (laid.now) {
		const { defender, minions } = laid.now;
		const there = form === 'narrow' && minions.length > 1 ? minions.reduce((sum, piece) => sum + heightOf(piece, 'flat', form) + 8, 0) : spread(minions, main, width * 0.42, form);
		parts.push(DUEL_ENDS + Math.max(highest(defender, main, form), there, DUEL_SCORE));
	}
	if (fights) {
		const each = WIDTHS[form][aside] + 8;
		const lanes = laid.lanes.map(({ pieces }) => ({ width: Math.min(width, pieces.length * each + SCORE + LANE_SIDES), height: (aside === 'flat' ? FLAT_ENDS : LANE_ENDS) + spread(pieces, aside, width - SCORE - LANE_SIDES, form) }));
		const ranks = laid.ranks.filter((pieces) => pieces.length > 0).map((pieces) => ({ width: Math.max(110, Math.min(width, pieces.length * (each + 4) + (isBeside(pieces, aside, form) ? BESIDE : 0))), height: headingOf(pieces, aside, form) + spread(pieces, aside, width, form) }));
		parts.push(packed([...lanes, ...ranks], width, gap));
	} else {
		const room = form === 'low' ? width - 110 : width; // there the heading stands beside its row
		for (const pieces of laid.ranks) if (pieces.length > 0) parts.push((form === 'low' ? 4 : HEADING) + spread(pieces, main, room, form));
		if (laid.archery) parts.push(ARCHERY);
	}
	if (laid.fought > 0) parts.push(FOUGHT * laid.fought);
	if (laid.beside.length > 0) parts.push(besideHeight(laid, beside, width, form));
	return AROUND + parts.reduce((sum, part) => sum + part + gap, -gap);
}

/** The sizes of the pieces on a field of this width and height. */
export function sizesFor(laid: Laid, width: number, height: number, form: Form): Sizes {
	const fights = laid.now !== null || laid.lanes.length > 0;
	const ladder = LADDER[form === 'narrow' ? 'narrow' : 'wide'];
	const calm = form === 'narrow' ? ladder.slice(2) : ladder;
	const tried = fights ? ladder : [...calm, LAST];
	const [main, aside, beside] = tried.find((sizes) => fieldHeight(laid, sizes, width, form) <= height) ?? tried[tried.length - 1];
	return { main, aside, beside };
}

const [SPLIT, WIDEST, SLIMMEST, STRIP] = [20, 142, 80, 44];
export const SLIM_BELOW = 112;
const CARD_GAPS = { usual: 8, slim: 6 };

/** How wide the cards of a hand are, and how much is seen of those that lie under one another; 0 where none have to: only the side does that with which nothing can be done. */
export function handFit(width: number, free: number, shadow: number, idle: 'free' | 'shadow' | ''): { each: number; strip: number } {
	const count = free + shadow;
	const split = free > 0 && shadow > 0 ? SPLIT : 0;
	const gap = count * (SLIM_BELOW + CARD_GAPS.usual) + split > width ? CARD_GAPS.slim : CARD_GAPS.usual;
	const shared = Math.floor((width - split - gap * (count + 1)) / Math.max(1, count));
	const under = idle === 'free' ? free : idle === 'shadow' ? shadow : 0;
	if (shared >= SLIMMEST || under < 2) return { each: Math.max(SLIMMEST, Math.min(WIDEST, shared)), strip: 0 };
	const room = width - split - gap * (count - under + 2);
	const each = Math.max(SLIMMEST, Math.min(SLIM_BELOW, Math.floor((room - STRIP * (under - 1)) / (count - under + 1))));
	return { each, strip: Math.max(STRIP, Math.min(each, Math.floor((room - each * (count - under + 1)) / (under - 1)))) };
}
