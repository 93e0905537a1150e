/* How large everything is, from the room there is: one calculation for all screens, so that nothing overlaps and nothing is cut off. */

export type Shape = 'wide' | 'tall' | 'low';

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
}
export interface Arrangement {
	shape: Shape;
	/** width of a card of the trick, in the hand, in the pyramid, in an open hand at a seat */
	trick: number;
	hand: number;
	pyramid: number;
	open: number;
	/** width of a seat at the left or right */
	seat: number;
	/** width of the room for the hand */
	handRoom: number;
	/** the trick lies as a cross before the seats, or as a row in the order of play */
	cross: boolean;
}

const RATIO = 1.4;
/** A cross of cards is a little more than two cards high and a little more than three cards wide. */
const CROSS_HEIGHT = 2.12;
const CROSS_WIDTH = 3.3;
/** A hand stands higher than its cards: it is fanned and lit cards are lifted. */
const FANNED = 26;

const between = (least: number, wanted: number, most: number): number => Math.round(Math.max(least, Math.min(wanted, most)));

export function shapeOf(width: number, height: number): Shape {
	if (width < 720 && width <= height * 1.25) return 'tall';
	return height < 430 ? 'low' : 'wide';
}

export function arrange(room: Room): Arrangement {
	const shape = shapeOf(room.width, room.height);
	if (shape === 'tall') return room.pyramidRows ? tallPyramid(room) : room.opened ? tallOpened(room) : tall(room);
	if (shape === 'low') return low(room);
	return room.pyramidRows ? widePyramid(room) : wide(room);
}

/** How many cards high a pyramid is: each row covers the lower half of the one above. */
const pyramidHeight = (rows: number): number => RATIO * (1 + (rows - 1) * PYRAMID_STEP);
export const PYRAMID_STEP = 0.535;

function wide({ width, height, chairs, opened, most }: Room): Arrangement {
	const seat = between(176, width * 0.225, 250);
	const open = opened ? between(34, Math.min((seat - 32) / (most > 5 ? 5 : 3.6), height / 11), 62) : 0;
	const north = chairs === 4 ? (opened ? Math.max(108, open * RATIO + 30) : 104) : 12;
	// the hand is as large as the cards of the trick, nearly; both grow until the height is used up
	const rest = height - north - FANNED - 44;
	const forTrick = chairs === 4 ? CROSS_HEIGHT : 1.62;
	const unit = rest / (RATIO * (forTrick + 0.96));
	const trick = between(56, Math.min(unit, (width - 2 * seat - 64) / CROSS_WIDTH), 132);
	const hand = between(56, Math.min(unit * 0.97, 128), 128);
	return { shape: 'wide', trick, hand, pyramid: 0, open, seat, handRoom: width - seat - 72, cross: true };
}

function widePyramid({ width, height, pyramidRows, pyramidWidest }: Room): Arrangement {
	const seat = between(170, width * 0.2, 240);
	const rest = height - FANNED - 150;
	const unit = rest / (pyramidHeight(pyramidRows) + RATIO * (1.1 + 1.12));
	const pyramid = between(38, Math.min(unit, (width - 2 * seat - 60) / (pyramidWidest * 1.09)), 100);
	return { shape: 'wide', trick: between(48, pyramid * 1.1, 112), hand: between(60, pyramid * 1.16, 118), pyramid, open: 0, seat, handRoom: width - seat - 60, cross: false };
}

function tall({ width, height, chairs }: Room): Arrangement {
	const hand = between(58, width * 0.216, 104);
	const seats = 104;
	const rest = height - seats - 48 - 62 - hand * RATIO - FANNED - 18;
	const forTrick = chairs === 4 ? CROSS_HEIGHT : 1.62;
	const trick = between(46, Math.min(rest / (RATIO * forTrick), (width - 24) / CROSS_WIDTH), 118);
	return { shape: 'tall', trick, hand, pyramid: 0, open: 0, seat: 0, handRoom: width - 18, cross: true };
}

function tallPyramid({ width, height, pyramidRows, pyramidWidest }: Room): Arrangement {
	const rest = height - 58 - 60 - 46 - 58 - FANNED - 30;
	const unit = rest / (pyramidHeight(pyramidRows) + RATIO * (1.2 + 1.12));
	const pyramid = between(34, Math.min(unit, (width - 20) / (pyramidWidest * 1.08)), 84);
	return { shape: 'tall', trick: between(44, pyramid * 1.2, 96), hand: between(56, pyramid * 1.14, 92), pyramid, open: 0, seat: 0, handRoom: width - 18, cross: false };
}

function tallOpened({ width, height }: Room): Arrangement {
	// three folded rows, one unfolded, the trick as a row of four
	const open = between(30, width / 9.2, 46);
	const folded = Math.max(56, open * RATIO + 12);
	const rest = height - 46 - 3 * folded - 76 - FANNED - 40;
	const hand = between(48, Math.min(rest / (RATIO * 1.9), width / 5), 92);
	return { shape: 'tall', trick: between(44, Math.min(hand * 0.86, (width - 60) / 4.4), 84), hand, pyramid: 0, open, seat: 0, handRoom: width - 28, cross: false };
}

function low({ width, height, pyramidRows, pyramidWidest, opened }: Room): Arrangement {
	const hand = between(44, height * 0.225, 76);
	const rest = height - hand * RATIO - 34;
	const seat = between(200, width * 0.34, 320);
	const pyramid = pyramidRows ? between(26, Math.min((rest - 44) / pyramidHeight(pyramidRows), (width * 0.45) / (pyramidWidest * 1.09)), 60) : 0;
	const trick = between(40, Math.min((rest - 20) / RATIO, (width - seat - 80) / (pyramidRows ? 7 : 4.5)), 96);
	return { shape: 'low', trick, hand, pyramid, open: opened ? between(24, rest / 4 / RATIO - 8, 34) : 0, seat, handRoom: width - seat - 40, cross: false };
}
