/* Where everybody stands in the two camps: columns that both share, the first rank of each at the road. */

import type { Handle } from './board';

export interface Slot {
	column: number;
	rank: number;
}

/** Side by side in the middle, rank after rank. */
export function lined(cards: readonly Handle[], columns: number, ranks: number): Map<Handle, Slot> {
	const across = Math.max(1, Math.min(columns, Math.ceil(cards.length / ranks)));
	const last = cards.length - across * (Math.ceil(cards.length / across) - 1);
	return new Map(
		cards.map((card, at) => {
			const rank = Math.floor(at / across);
			const full = (rank + 1) * across <= cards.length ? across : last;
			return [card, { column: Math.floor((columns - full) / 2) + (at % across), rank }];
		}),
	);
}

/** Minions stand in a line; who is assigned goes in front of the defender, and only who stood there makes room. */
export function facing(minions: readonly Handle[], against: ReadonlyMap<Handle, Handle>, defenders: ReadonlyMap<Handle, Slot>, columns: number, ranks: number): Map<Handle, Slot> {
	const usual = lined(minions, columns, ranks);
	const taken = new Set<string>();
	const found = new Map<Handle, Slot>();
	const free: Slot[] = Array.from({ length: ranks }, (_, rank) => Array.from({ length: columns }, (_, column) => ({ column, rank }))).flat();
	const take = (minion: Handle, wish: Slot): void => {
		const near = free.filter((slot) => !taken.has(`${slot.column} ${slot.rank}`));
		const far = (slot: Slot): number => Math.abs(slot.column - wish.column) * 2 + Math.abs(slot.rank - wish.rank);
		const slot = near.reduce((one, other) => (far(other) < far(one) ? other : one), near[0] ?? wish);
		taken.add(`${slot.column} ${slot.rank}`);
		found.set(minion, slot);
	};
	const column = (minion: Handle): number | undefined => defenders.get(against.get(minion) ?? -1)?.column;
	for (const minion of minions) {
		const to = column(minion);
		if (to !== undefined) take(minion, { column: to, rank: 0 });
	}
	for (const keeps of [true, false]) {
		for (const minion of minions) {
			const wish = usual.get(minion);
			if (found.has(minion) || !wish) continue;
			if (!keeps || !taken.has(`${wish.column} ${wish.rank}`)) take(minion, wish);
		}
	}
	return found;
}
