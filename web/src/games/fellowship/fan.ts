/* How a hand is held: overlap grows before cards shrink, the visible strip of a card never gets too narrow, then there are two rows. */

/** What must stay visible of a card that another one covers: its index, and enough for a finger. */
export const NARROWEST_STRIP = 44;
/** The widest strip, in widths of a card: a held hand always overlaps a little. */
const OVERLAPPING = 0.86;
const SIDE_BY_SIDE = 1.05;
/** Of the upper of two rows this much of a card's height stays visible. */
export const UPPER_ROW_SHOWS = 0.48;

export interface Held {
	/** the left edge, from the left edge of the hand */
	left: number;
	/** the upper edge, from the upper edge of the hand */
	top: number;
	/** degrees, clockwise */
	turn: number;
	row: number;
}
export interface Fan {
	cards: Held[];
	width: number;
	height: number;
	/** cards cover one another, so that only their corners are seen */
	covered: boolean;
}
export interface FanWish {
	count: number;
	/** how wide the whole hand may be */
	room: number;
	/** how wide a card is */
	card: number;
	/** a hand on a small screen lies flatter */
	flat?: boolean;
	/** open hands at other seats lie in a straight row */
	straight?: boolean;
	/** the narrowest strip, where nothing is to be touched */
	least?: number;
}

export function fan(wish: FanWish): Fan {
	const { count, room, card } = wish;
	if (count === 0) return { cards: [], width: 0, height: card * 1.4, covered: false };
	const widest = wish.straight ? SIDE_BY_SIDE : OVERLAPPING;
	const bendOf = (length: number): number => (wish.straight ? 0 : turnPerCard(length) * (wish.flat ? 0.5 : 1));
	const stripOf = (length: number): number => Math.min(card * widest, (room - 2 * overhang(card, (bendOf(length) * (length - 1)) / 2) - card) / Math.max(1, length - 1));
	const rows = stripOf(count) < (wish.least ?? NARROWEST_STRIP) && count > 3 ? 2 : 1;
	const upper = rows === 2 ? Math.ceil(count / 2) : 0;
	const longest = rows === 2 ? upper : count;
	// the cards of two rows stand straight: a turned one would hide the index of its neighbour below
	const bend = rows === 2 ? 0 : bendOf(longest);
	const strip = stripOf(longest);
	const cards: Held[] = [];
	let lowest = 0;
	for (let place = 0; place < count; place++) {
		const row = rows === 2 && place >= upper ? 1 : 0;
		const [first, length] = rows === 1 ? [0, count] : row === 0 ? [0, upper] : [upper, count - upper];
		const middle = place - first - (length - 1) / 2;
		const turn = middle * bend;
		// a turned card stands on a circle: the outer ones sink
		const sink = bend ? (strip / radians(bend)) * (1 - Math.cos(radians(turn))) : 0;
		const top = row * card * 1.4 * UPPER_ROW_SHOWS + sink;
		lowest = Math.max(lowest, top);
		cards.push({ left: room / 2 - card / 2 + middle * strip, top, turn, row });
	}
	const droop = bend ? card * Math.sin(radians((bend * (longest - 1)) / 2)) * 0.5 : 0;
	return { cards, width: card + (longest - 1) * strip, height: lowest + card * 1.4 + droop, covered: rows === 2 || strip < card };
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** How far a turned card stands out over its upright place. */
function overhang(card: number, turn: number): number {
	const angle = radians(Math.abs(turn));
	return (card * Math.cos(angle) + card * 1.4 * Math.sin(angle) - card) / 2;
}

export function turnPerCard(count: number): number {
	return Math.min(3.2, 17 / count);
}
