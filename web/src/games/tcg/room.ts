/* How large the pieces of both camps are: the largest size at which all of them lie before the eyes. */

export interface Room {
	/** of a piece */
	width: number;
	height: number;
	/** places side by side, the same in both camps: who is assigned stands in front of the defender */
	columns: number;
	/** ranks of minions, and of those across from them */
	up: number;
	down: number;
}
export interface Camps {
	minions: number;
	defenders: number;
	width: number;
	/** what the pieces have in height, without road and forecasts */
	height: number;
	/** no piece is wider than that */
	widest: number;
	gap: number;
	/** of height to width */
	ratio: number;
}

export const [RATIO, SHORT_RATIO, LOW_RATIO] = [1.34, 1.24, 1.2];
/** Below that nothing shrinks: the camps scroll. */
export const LEAST = 84;
const MOST_RANKS = 2;

const heightOf = (width: number, ratio: number): number => Math.round(width * ratio);

function roomOf({ minions, defenders, width, height, widest, gap, ratio }: Camps, up: number, down: number): Room {
	const columns = Math.max(1, Math.ceil(minions / up), Math.ceil(defenders / down));
	const across = (width - gap * (columns - 1)) / columns;
	const ranks = up + down;
	const along = (height - gap * (ranks - 2)) / ranks / ratio;
	const each = Math.floor(Math.min(widest, across, along));
	return { width: each, height: heightOf(each, ratio), columns, up, down };
}

/** The sizes for these camps: in as few ranks as are needed for large pieces. */
export function roomFor(camps: Camps): Room {
	const tried = [1, 2].flatMap((up) => [1, 2].map((down) => ({ up, down }))).filter(({ up, down }) => up <= Math.max(1, camps.minions) && down <= Math.max(1, camps.defenders) && up <= MOST_RANKS);
	const rooms = tried.map(({ up, down }) => roomOf(camps, up, down));
	const best = rooms.reduce((one, other) => (other.width > one.width + 2 ? other : one));
	if (best.width >= LEAST) return best;
	// what is too much for the width scrolls sideways, in as many ranks as the height has room for
	const fitting = rooms.filter(({ up, down }) => (up + down) * heightOf(LEAST, camps.ratio) + (up + down - 2) * camps.gap <= camps.height);
	const flat = (fitting.length > 0 ? fitting : rooms.slice(0, 1)).reduce((one, other) => (other.columns < one.columns ? other : one));
	return { ...flat, width: LEAST, height: heightOf(LEAST, camps.ratio) };
}

const [SPLIT, WIDEST, SLIMMEST, HAND_GAP] = [26, 132, 84, 8];

/** How wide the cards of a hand are side by side; 0 where they do not fit: then they are tiles. */
export function cardsAcross(width: number, count: number, split: boolean): number {
	const each = Math.floor((width - (split ? SPLIT : 0) - HAND_GAP * (count + 1)) / Math.max(1, count));
	return each < SLIMMEST ? 0 : Math.min(WIDEST, each);
}

/** Tiles of a hand on a phone: so many in a row that it is whole in as few rows as may be. */
export function tilesAcross(count: number): number {
	return count <= 3 ? Math.max(1, count) : count <= 6 ? 3 : 4;
}
