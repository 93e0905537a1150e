/* What has happened between two pictures of the table, as motions to be shown. The view arrives whole each time; this finds out what moved. */

import type { Board, CardCode } from './board';

export interface Laid {
	chair: number;
	card: CardCode;
	mark: 'led' | 'winning' | 'won' | '';
}
/** The middle of the table as it is shown. */
export interface Middle {
	round: number;
	number: number;
	cards: Laid[];
	/** the trick is over and has gone to its winner */
	swept: boolean;
}
export type Scene = { is: 'lay'; middle: Middle; fresh: Laid } | { is: 'sweep'; winner: number } | { is: 'set'; middle: Middle };

export const EMPTY: Middle = { round: 0, number: 0, cards: [], swept: false };

/** The middle as it lies when all motion is over. `kept`: a trick that is over stays until the next begins, as in a replay. */
export function middleOf(board: Board, kept: boolean): Middle {
	const trick = board.trick;
	if (!trick) return { ...EMPTY, round: board.round };
	const swept = trick.over && !kept;
	return { round: board.round, number: trick.number, cards: swept ? [] : trick.cards, swept };
}

/** The motions that lead from what is shown to what lies there now. */
export function scenes(shown: Middle, board: Board, kept: boolean): Scene[] {
	const target = middleOf(board, kept);
	const trick = board.trick;
	const jump: Scene[] = [{ is: 'set', middle: target }];
	if (!trick || shown.round !== board.round || kept) return sameMiddle(shown, target) ? [] : kept ? layOrSet(shown, target) : jump;
	if (trick.number === shown.number) {
		if (shown.swept) return trick.over ? [] : jump;
		return [...laying(shown, trick.cards, trick.over), ...ending(trick.over, winnerOf(trick.cards))];
	}
	if (trick.number !== shown.number + 1) return jump;
	const next: Middle = { round: board.round, number: trick.number, cards: [], swept: false };
	const begun = [...laying(next, trick.cards, trick.over), ...ending(trick.over, winnerOf(trick.cards))];
	if (shown.swept || shown.number === 0) return [{ is: 'set', middle: next }, ...begun];
	const before = board.tricks[shown.number - 1];
	if (!before) return jump;
	const cards = before.cards.map(([chair, card]): Laid => ({ chair, card, mark: chair === before.winner ? 'won' : '' }));
	return [...laying(shown, cards, true), { is: 'sweep', winner: before.winner }, { is: 'set', middle: next }, ...begun];
}

/** Without sweeping: one more card flies in, everything else is simply there. */
function layOrSet(shown: Middle, target: Middle): Scene[] {
	const one = target.cards.length === 1 || target.cards.length === shown.cards.length + 1;
	return one && target.cards.length > 0 ? [{ is: 'lay', middle: target, fresh: target.cards[target.cards.length - 1] }] : [{ is: 'set', middle: target }];
}

function laying(shown: Middle, cards: Laid[], over: boolean): Scene[] {
	const known = shown.cards.length;
	const goesOn = known <= cards.length && shown.cards.every((laid, place) => sameCard(laid, cards[place]));
	if (!goesOn) return [{ is: 'set', middle: { ...shown, cards } }];
	const found = cards.slice(known).map((fresh, place): Scene => {
		const last = known + place + 1 === cards.length;
		const lying = last ? cards : cards.slice(0, known + place + 1).map((laid) => ({ ...laid, mark: '' as const }));
		return { is: 'lay', fresh, middle: { ...shown, cards: lying } };
	});
	const changed = found.length === 0 && (over || !sameMiddle(shown, { ...shown, cards }));
	return changed ? [{ is: 'set', middle: { ...shown, cards } }] : found;
}

const ending = (over: boolean, winner: number): Scene[] => (over ? [{ is: 'sweep', winner }] : []);
const winnerOf = (cards: Laid[]): number => cards.find((laid) => laid.mark === 'won')?.chair ?? -1;
/** A card that lay face down is still the same when it is turned up. */
const sameCard = (one: Laid, other: Laid): boolean =>
	one.chair === other.chair && (one.card === other.card || one.card === 'down' || one.card.startsWith('?'));
const sameMiddle = (one: Middle, other: Middle): boolean =>
	one.round === other.round && one.number === other.number && one.swept === other.swept && one.cards.length === other.cards.length &&
	one.cards.every((laid, place) => laid.card === other.cards[place].card && laid.mark === other.cards[place].mark);

/** A card that went from one place to another outside of the tricks. */
export interface Pass {
	from: number | 'lost' | 'stock';
	to: number | 'lost';
	/** what is seen of it by the person who looks */
	card: CardCode | 'down';
}

/** Cards that changed hands between two pictures: given, exchanged, taken up, drawn. */
export function passes(before: Board, after: Board): Pass[] {
	if (before.round !== after.round || before.chairs.length !== after.chairs.length) return [];
	const found: Pass[] = [];
	const handedOver = before.chairs.flatMap((chair) => chair.giving.map((gift) => ({ from: chair.chair, ...gift })));
	const stillHeld = new Set(after.chairs.flatMap((chair) => chair.giving.map((gift) => `${chair.chair}>${gift.to}`)));
	for (const gift of handedOver) if (!stillHeld.has(`${gift.from}>${gift.to}`)) found.push({ from: gift.from, to: gift.to, card: gift.card });
	if (found.length > 0) return found;
	const played = new Map<number, number>();
	for (const laid of cardsPlayed(after).slice(cardsPlayed(before).length)) played.set(laid, (played.get(laid) ?? 0) + 1);
	const change = after.chairs.map((chair, place) => chair.cards - before.chairs[place].cards + (played.get(chair.chair) ?? 0));
	const givers = change.flatMap((count, place) => Array<number>(Math.max(0, -count)).fill(after.chairs[place].chair));
	const takers = change.flatMap((count, place) => Array<number>(Math.max(0, count)).fill(after.chairs[place].chair));
	const isNew = (card: CardCode, place: number): boolean => !(before.chairs[place].hand ?? []).includes(card);
	const seenAt = (number: number): CardCode | 'down' => {
		const place = after.chairs.findIndex((chair) => chair.chair === number);
		return (after.chairs[place].hand ?? []).find((card) => isNew(card, place)) ?? 'down';
	};
	const leftLost = before.lost.filter((card) => !after.lost.includes(card));
	const nowLost = after.lost.filter((card) => !before.lost.includes(card));
	if (leftLost.length > 0 && takers.length > givers.length) found.push({ from: 'lost', to: takers.shift() as number, card: leftLost[0] });
	if (nowLost.length > 0 && givers.length > takers.length) found.push({ from: givers.shift() as number, to: 'lost', card: nowLost[0] });
	while (givers.length > 0 && takers.length > 0) {
		const to = takers.shift() as number;
		found.push({ from: givers.shift() as number, to, card: seenAt(to) });
	}
	if (after.stock < before.stock) for (const to of takers) found.push({ from: 'stock', to, card: seenAt(to) });
	return found;
}

/** The chairs that played, in the order of play, through all tricks of the round. */
function cardsPlayed(board: Board): number[] {
	const over = board.tricks.flatMap((trick) => trick.cards.map(([chair]) => chair));
	const running = board.trick && !board.trick.over ? board.trick.cards.map((laid) => laid.chair) : [];
	return [...over, ...running];
}

/** The chairs whose goal was decided between two pictures. */
export function decided(before: Board, after: Board): { chair: number; verdict: 'sure' | 'lost' }[] {
	if (before.round !== after.round) return [];
	return after.chairs.flatMap((chair, place) => {
		const verdict = chair.verdict;
		return (verdict === 'sure' || verdict === 'lost') && before.chairs[place]?.verdict !== verdict && before.chairs[place]?.verdict ? [{ chair: chair.chair, verdict }] : [];
	});
}
