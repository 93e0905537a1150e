/* How large everything is, from the room there is: one calculation for all windows, so that nothing overlaps and nothing is cut off. */

import type { Form, Insets } from '../../table/frame.svelte';
import { fan, NARROWEST_STRIP } from './fan';

/** `stack`: everything below one another. `wide`: what lies open left and right of the trick. `low`: a phone on its side, seats left. */
export type Shape = 'stack' | 'wide' | 'low';

/** A seat as a plate over the trick, as a row with its open hand, or as the own one, beside the hand. */
export type SeatForm = 'plate' | 'row' | 'own';

export interface Room {
	width: number;
	height: number;
	form: Form;
	safe: Insets;
	/** seats of others */
	others: number;
	/** rows of the pyramid of a game for two, 0 without one */
	pyramidRows: number;
	pyramidWidest: number;
	/** hands of others lie open: alone, in a replay, at the end */
	opened: boolean;
	/** cards in the largest of them */
	most: number;
	/** cards in the hand that is held */
	held: number;
}
export interface Arrangement {
	shape: Shape;
	/** width of a card in the hand, in the pyramid, in an open hand at a seat */
	hand: number;
	pyramid: number;
	open: number;
	/** width of what stands left and right of the trick */
	side: number;
	/** width of the room for the hand, and for an open hand at a seat */
	handRoom: number;
	openRoom: number;
}

export const RATIO = 1.4;
/** A hand stands higher than its cards: lit cards are lifted. */
export const LIFTED = 20;
/** Each row of a pyramid covers the lower half of the one above. */
export const PYRAMID_STEP = 0.535;
const PYRAMID_PITCH = 1.08;
/** From here on there is room beside the trick. */
const BESIDE = 900;
const PLATE = 84;
const LINE = 48;

const between = (least: number, wanted: number, most: number): number => Math.round(Math.max(least, Math.min(wanted, most)));
const pyramidHeight = (rows: number): number => RATIO * (1 + (rows - 1) * PYRAMID_STEP);

export function shapeOf(form: Form, width: number): Shape {
	return form === 'landscape' ? 'low' : width < BESIDE ? 'stack' : 'wide';
}

export function arrange(room: Room): Arrangement {
	const shape = shapeOf(room.form, room.width);
	return shape === 'stack' ? stack(room) : shape === 'low' ? low(room) : wide(room);
}

/** How high a hand of so many cards is. */
const handHeight = (count: number, room: number, card: number): number => fan({ count, room, card, flat: true }).height + LIFTED;

function wide({ width, height, safe, pyramidRows, pyramidWidest, opened, most }: Room): Arrangement {
	const side = between(200, width * 0.2, 330);
	const handRoom = width - 2 * (side > 280 ? 240 : 200) - 24;
	const hand = between(84, (height - safe.top) * 0.165, 150);
	const openRoom = 190;
	const unit = (height - safe.top - 300 - hand * RATIO) / (pyramidHeight(pyramidRows) || 1);
	const pyramid = pyramidRows ? between(34, Math.min(unit, (side - 8) / (pyramidWidest * PYRAMID_PITCH)), 84) : 0;
	return { shape: 'wide', hand, pyramid, open: opened ? openSize(openRoom, most, 52) : 0, side, handRoom, openRoom };
}

function stack({ width, height, safe, others, pyramidRows, pyramidWidest, opened, most, held }: Room): Arrangement {
	const handRoom = width - 16;
	const openRoom = Math.min(300, Math.round(width * 0.42));
	const wanted = between(56, Math.min(width * 0.19, height * 0.112), 120);
	const open = opened ? openSize(openRoom, most, 30) : 0;
	if (!pyramidRows) return { shape: 'stack', hand: holdable(wanted, held, handRoom), pyramid: 0, open, side: 0, handRoom, openRoom };
	const hand = Math.min(wanted, Math.round(height * 0.1));
	const rest = height - safe.top - (others > 1 ? PLATE : LINE) - 3 * LINE - 84 * RATIO * (height > 700 ? 1 : 0.75) - 56 - handHeight(held, handRoom, hand);
	const pyramid = between(30, Math.min(rest / pyramidHeight(pyramidRows), (width - 20) / (pyramidWidest * PYRAMID_PITCH)), 96);
	return { shape: 'stack', hand, pyramid, open, side: 0, handRoom, openRoom };
}

function low({ width, height, safe, pyramidRows, pyramidWidest, opened, most, held }: Room): Arrangement {
	const side = 190;
	const handRoom = width - safe.left - safe.right - 16;
	const hand = Math.min(64, Math.round(height * 0.165));
	const rest = height - safe.top - hand * RATIO - LIFTED - 24;
	const pyramid = pyramidRows ? between(28, Math.min((rest - 100) / pyramidHeight(pyramidRows), (handRoom - 2 * side - 16) / (pyramidWidest * PYRAMID_PITCH)), 60) : 0;
	const openRoom = 92;
	return { shape: 'low', hand: holdable(hand, held, handRoom), pyramid, open: opened ? openSize(openRoom, most, 24) : 0, side, handRoom, openRoom };
}

/** A hand shrinks a little before it is held in two rows. */
function holdable(card: number, held: number, room: number): number {
	const shrunk = Math.floor(room - 12 - (NARROWEST_STRIP + 0.5) * (held - 1));
	return shrunk < card && shrunk >= Math.max(52, card * 0.76) ? shrunk : card;
}

/** Cards of an open hand lie side by side; many of them overlap, so that they stay readable. */
function openSize(room: number, most: number, largest: number): number {
	return between(22, room / (Math.min(Math.max(most, 4), 5) * 1.05), largest);
}

// ---------------------------------------------------------------- the trick

const LARGEST = 150;
const SMALLEST = 40;
/** The name of who played stands below each card, its light around it. */
export const NAMED = 34;
const GLOW = 12;
const PITCH = 1.14;

/** How wide a card of the trick is: the largest of which all lie side by side, in the order of play, with their names below. */
export function fitTrick(width: number, height: number, chairs: number): number {
	return between(SMALLEST, Math.min((height - NAMED - GLOW) / RATIO, (width - GLOW) / (chairs * PITCH)), LARGEST);
}

// ---------------------------------------------------------------- words

const NARROW = 6.1;
const FULL = 12.6;

/** How many lines of the smallest print these words need in so much room. */
export function linesOf(words: string, width: number): number {
	let long = 0;
	for (const sign of words) long += sign > '\u2e80' ? FULL : NARROW;
	return width > 0 ? Math.ceil((long * 1.08) / width) : Infinity;
}
