/* Which cards lie where: the fellowship in play, the minions across from it, support areas and homes. */

import type { Board, Handle, Piece, Skirmish } from './board';

export interface Field {
	/** the skirmish that is fought now */
	now: Skirmish | null;
	toCome: Skirmish[];
	/** of the fellowship and the minions those in no skirmish */
	fellowship: Piece[];
	minions: Piece[];
	/** what lies in a support area or at home, by its owner */
	beside: { seat: number; support: Piece[]; home: Piece[] }[];
	/** the fellowships that wait for their turn */
	resting: { seat: number; pieces: Piece[] }[];
}

export function fieldOf(board: Board): Field {
	const fighting = new Set<Handle>(board.skirmishes.flatMap(({ defender, minions }) => [defender, ...minions]));
	const free = board.pieces.filter(({ handle }) => !fighting.has(handle));
	const of = (zone: Piece['zone'], seat?: number): Piece[] => free.filter((piece) => piece.zone === zone && (seat === undefined || piece.owner === seat));
	const seats = board.seats.map(({ seat }) => seat);
	return {
		now: board.skirmishes.find(({ state }) => state === 'now') ?? null,
		toCome: board.skirmishes.filter(({ state }) => state === 'to come'),
		fellowship: bearerFirst(of('fellowship', board.turn.seat)),
		minions: of('minions'),
		beside: seats.map((seat) => ({ seat, support: of('support', seat), home: of('home', seat) })).filter(({ support, home }) => support.length + home.length > 0),
		resting: seats.filter((seat) => seat !== board.turn.seat).map((seat) => ({ seat, pieces: bearerFirst(of('fellowship', seat)) })).filter(({ pieces }) => pieces.length > 0),
	};
}

const bearerFirst = (pieces: Piece[]): Piece[] => [...pieces].sort((one, other) => Number(other.ring_bearer) - Number(one.ring_bearer));

/** The bar between the two totals: how far it is filled, where the others stand, and where the weaker side is overwhelmed. */
export function tug(fight: Skirmish, tripled: boolean): { fill: number; mark: number; overwhelm: number; at: number } {
	const [free, shadow] = [fight.free.now, fight.shadow.now];
	const weaker = Math.min(free, shadow);
	const overwhelm = weaker * (free <= shadow && tripled ? 3 : 2);
	const whole = Math.max(overwhelm, free, shadow, 1);
	return { fill: (100 * free) / whole, mark: (100 * shadow) / whole, overwhelm, at: (100 * overwhelm) / whole };
}

/** The seats in the order in which they are shown: the other side of the pair at play first, then around the table. */
export function others(board: Board, own: number): number[] {
	const around = board.seats.map(({ seat }) => seat).filter((seat) => seat !== own);
	const across = own === board.turn.seat ? board.turn.shadow : board.turn.seat;
	const after = (seat: number): number => (seat - own + board.seats.length) % board.seats.length;
	return around.sort((one, other) => Number(other === across) - Number(one === across) || after(one) - after(other));
}
