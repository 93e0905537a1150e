/* How large everything is, from the room there is: one calculation for all screens, so that nothing overlaps and nothing is cut off. */

import { NARROWEST_STRIP, UPPER_ROW_SHOWS } from './fan';

/** `wide`: seats around the trick. `tall`: a phone held upright. `low`: a phone on its side, seats left. */
export type Shape = 'wide' | 'tall' | 'low';

/** How much a seat tells: all in a panel or a broad one, less on a phone; `own` is the seat of the person who looks. */
export type SeatForm = 'panel' | 'broad' | 'slim' | 'strip' | 'row' | 'own';

export interface Room {
	width: number;
	height: number;
	chairs: number;
	/** rows of the pyramid of a game for two, 0 without one */
	pyramidRows: number;
	pyramidWidest: number;
	/** hands of others lie open: alone, in a replay, at the end */
	opened: boolean;
	/** cards in the largest of them */
	most: number;
	/** cards in the hand of the person who looks */
	held: number;
}
export interface Arrangement {
	shape: Shape;
	/** width of a card in the hand, in the pyramid, in an open hand at a seat */
	hand: number;
	pyramid: number;
	open: number;
	/** width of a seat at the left or right */
	seat: number;
	/** width of the room for the hand, and for an open hand at a seat */
	handRoom: number;
	openRoom: number;
}

const RATIO = 1.4;
/** A hand stands higher than its cards: it is fanned and lit cards are lifted. */
const FANNED = 44;
/** Each row of a pyramid covers the lower half of the one above. */
export const PYRAMID_STEP = 0.535;
const PYRAMID_PITCH = 1.08;

const between = (least: number, wanted: number, most: number): number => Math.round(Math.max(least, Math.min(wanted, most)));
const pyramidHeight = (rows: number): number => RATIO * (1 + (rows - 1) * PYRAMID_STEP);

export function shapeOf(width: number, height: number): Shape {
	if (width < 720 && width <= height * 1.25) return 'tall';
	return height < 430 ? 'low' : 'wide';
}

export function arrange(room: Room): Arrangement {
	const shape = shapeOf(room.width, room.height);
	return shape === 'tall' ? tall(room) : shape === 'low' ? low(room) : wide(room);
}

function wide({ width, height, chairs, pyramidRows, pyramidWidest, opened, most }: Room): Arrangement {
	const seat = between(176, width * 0.225, 250);
	const openRoom = seat - 34;
	const open = opened ? openSize(openRoom, most, 62) : 0;
	const handRoom = width - seat - 72;
	if (pyramidRows) {
		// the trick below the pyramid and the hand are a little larger than its cards
		const unit = (height - FANNED - 126) / (pyramidHeight(pyramidRows) + RATIO * (1.16 + 1.16));
		const pyramid = between(38, Math.min(unit, (width - 2 * seat - 80) / (pyramidWidest * PYRAMID_PITCH)), 100);
		return { shape: 'wide', hand: between(60, pyramid * 1.16, 118), pyramid, open, seat, handRoom, openRoom };
	}
	const north = chairs === 4 ? 112 : 12;
	const unit = (height - north - FANNED) / (RATIO * (0.97 + (chairs === 4 ? CROSS.height : CROSS_OF_THREE.height)));
	return { shape: 'wide', hand: between(58, unit * 0.97, 128), pyramid: 0, open, seat, handRoom, openRoom };
}

function tall({ width, height, pyramidRows, pyramidWidest, opened, most, held }: Room): Arrangement {
	const handRoom = width - 18;
	const openRoom = Math.round(width * 0.5);
	const open = opened ? openSize(openRoom, most, 44) : 0;
	if (pyramidRows) {
		const seats = height < BRIEF ? 150 : 198;
		const double = handHeight(held, handRoom, 60) * 1.15;
		const unit = (height - seats - 48 - FANNED - 36) / (pyramidHeight(pyramidRows) + RATIO * (1.15 + double));
		const pyramid = between(26, Math.min(unit, (width - 20) / (pyramidWidest * PYRAMID_PITCH)), 84);
		return { shape: 'tall', hand: holdable(between(46, pyramid * 1.15, 92), held, handRoom), pyramid, open, seat: 0, handRoom, openRoom };
	}
	// a low phone keeps some of its height for the trick
	const hand = between(52, Math.min(width * 0.216, height * 0.128, opened ? height * 0.11 : 104), 104);
	return { shape: 'tall', hand: holdable(hand, held, handRoom), pyramid: 0, open, seat: 0, handRoom, openRoom };
}

/** Below this height a phone has no room for goals in words beside a pyramid. */
export const BRIEF = 600;

/** A hand shrinks a little before it is held in two rows. */
function holdable(card: number, held: number, room: number): number {
	const shrunk = Math.floor(room - 10 - (NARROWEST_STRIP + 0.5) * (held - 1));
	return shrunk < card && shrunk >= Math.max(48, card * 0.7) ? shrunk : card;
}

/** How many cards high a hand is. */
const handHeight = (held: number, room: number, card: number): number => (held > 3 && (room - card) / (held - 1) < NARROWEST_STRIP ? 1 + UPPER_ROW_SHOWS : 1);

function low({ width, height, pyramidRows, pyramidWidest, opened, most }: Room): Arrangement {
	const hand = between(44, height * 0.22, 76);
	const seat = between(216, width * (opened ? 0.46 : 0.33), opened ? 420 : 320);
	const rest = height - hand * RATIO - 40;
	const pyramid = pyramidRows ? between(26, Math.min((rest - 50) / pyramidHeight(pyramidRows), (width * 0.4) / (pyramidWidest * PYRAMID_PITCH)), 60) : 0;
	const openRoom = Math.round(seat * 0.36);
	return { shape: 'low', hand, pyramid, open: opened ? openSize(openRoom, most, 28) : 0, seat, handRoom: width - seat - 40, openRoom };
}

/** Cards of an open hand lie side by side; many of them overlap, so that they stay readable. */
function openSize(room: number, most: number, largest: number): number {
	return between(24, room / (Math.min(Math.max(most, 4), 5) * 1.05), largest);
}

// ---------------------------------------------------------------- the trick

/** Sizes of a cross in widths of a card across and heights of a card down. */
export const CROSS = { width: 3.24, height: 2.1 };
export const CROSS_OF_THREE = { width: 3.24, height: 1.56 };
const LARGEST = 132;
const SMALLEST = 40;
/** Room for the tags that stand out over a card, and for its light. */
const TAGS = 22;
const NAMES = 20;

export interface TrickSize {
	card: number;
	/** as a cross before the seats, or as a row in the order of play */
	cross: boolean;
	/** there is room for names below a row */
	named: boolean;
}

/** The largest trick that fits; a row where a cross would have to be much smaller. */
export function fitTrick(width: number, height: number, chairs: number, pyramidal: boolean): TrickSize {
	const shape = chairs === 4 ? CROSS : CROSS_OF_THREE;
	const cross = Math.min((height - TAGS) / (RATIO * shape.height), (width - 12) / shape.width);
	const across = (width - 12) / (chairs * 1.14);
	const row = Math.min((height - TAGS) / RATIO, across);
	const named = Math.min((height - TAGS - NAMES) / RATIO, across);
	const crossed = !pyramidal && (cross >= 64 || cross >= row * 0.8);
	const worth = named >= 52 || named >= row - 2;
	return { card: between(SMALLEST, crossed ? cross : worth ? named : row, LARGEST), cross: crossed, named: worth };
}
