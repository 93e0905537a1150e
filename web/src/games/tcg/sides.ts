/* Which cards lie where: the fellowship in play, the minions across from it, support areas and homes. */

import type { Board, Handle, Piece, Skirmish } from './board';

export interface Field {
	/** the fellowship of this turn, and allies that may be attacked: the Ring-bearer first */
	defenders: Piece[];
	minions: Piece[];
	/** the skirmish that is fought now, also when it is decided and its wounds are still to come */
	now: Skirmish | null;
	/** what lies in a support area or at home, by its owner */
	beside: { seat: number; pieces: Piece[] }[];
	/** the fellowships that wait for their turn */
	resting: { seat: number; pieces: Piece[] }[];
}

export function fieldOf(board: Board): Field {
	const defending = new Set<Handle>(board.skirmishes.map(({ defender }) => defender));
	const fights = ({ handle, zone, takes_part }: Piece): boolean => zone === 'home' && (takes_part || defending.has(handle));
	const of = (zone: Piece['zone'], seat?: number): Piece[] => board.pieces.filter((piece) => piece.zone === zone && (seat === undefined || piece.owner === seat));
	const seats = board.seats.map(({ seat }) => seat);
	return {
		defenders: [...bearerFirst(of('fellowship', board.turn.seat)), ...board.pieces.filter(fights)],
		minions: of('minions'),
		now: board.skirmishes.find(({ state }) => state !== 'to come') ?? null,
		beside: seats.map((seat) => ({ seat, pieces: [...of('support', seat), ...of('home', seat).filter((piece) => !fights(piece))] })).filter(({ pieces }) => pieces.length > 0),
		resting: seats.filter((seat) => seat !== board.turn.seat).map((seat) => ({ seat, pieces: bearerFirst(of('fellowship', seat)) })).filter(({ pieces }) => pieces.length > 0),
	};
}

const bearerFirst = (pieces: Piece[]): Piece[] => [...pieces].sort((one, other) => Number(other.ring_bearer) - Number(one.ring_bearer));

/** Who fights whom, by the minion. */
export const againstOf = (board: Board): Map<Handle, Handle> => new Map(board.skirmishes.flatMap(({ defender, minions }) => minions.map((minion): [Handle, Handle] => [minion, defender])));

/** The bar between the two totals: how far it is filled, where the others stand, and where the weaker side is overwhelmed. */
export function tug(fight: Skirmish, tripled: boolean): { fill: number; mark: number; overwhelm: number; at: number } {
	const [free, shadow] = [fight.free.now, fight.shadow.now];
	const weaker = Math.min(free, shadow);
	const overwhelm = weaker * (free <= shadow && tripled ? 3 : 2);
	const whole = Math.max(overwhelm, free, shadow, 1);
	return { fill: (100 * free) / whole, mark: (100 * shadow) / whole, overwhelm, at: (100 * overwhelm) / whole };
}

/** What a skirmish comes to for the one who defends: short enough to stand under a card. */
export interface Fate {
	free: number;
	shadow: number;
	/** the key of the words */
	word: 'wins' | 'wounds' | 'tie' | 'dies';
	count: number;
}
export function fateOf(free: number, shadow: number, winner: string, wounds: number, fatal: boolean): Fate {
	const word = winner === 'free' ? 'wins' : fatal ? 'dies' : free === shadow ? 'tie' : 'wounds';
	return { free, shadow, word, count: wounds };
}

/** The seats in the order in which they are shown: the other side of the pair at play first, then around the table. */
export function others(board: Board, own: number): number[] {
	const around = board.seats.map(({ seat }) => seat).filter((seat) => seat !== own);
	const across = own === board.turn.seat ? board.turn.shadow : board.turn.seat;
	const after = (seat: number): number => (seat - own + board.seats.length) % board.seats.length;
	return around.sort((one, other) => Number(other === across) - Number(one === across) || after(one) - after(other));
}
