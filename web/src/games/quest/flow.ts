/* What is answered without asking, and how long it waits; how long a card that was turned up is looked at. */

import { shown } from '../../kit/motion';
import type { Asking, Board, Happening } from './board';

/** How this person likes the table: passing where nothing can be done. */
export interface Manner {
	auto: boolean;
}

/** The choice that is taken after the pause; -1: the person is asked. */
export const taken = (asking: Asking, { auto }: Manner): number => (auto ? asking.flow.take : -1);

/** What is shown large for a while: a card that was turned up, both cards of a round, the end of a combat, the Finale. */
export type Moment = { kind: 'card'; happening: Happening } | { kind: 'clash'; round: number } | { kind: 'fought' } | { kind: 'finale' };

/** So long a moment stays before the table goes on by itself. */
export const LOOKED_AT = { card: 3600, clash: 4200, fought: 5200, finale: 5200 } as const;

/** What has come between these two tables that is worth a look, the most important alone. */
export function momentOf(before: Board, after: Board): Moment | null {
	if (after.ending && !before.ending) return { kind: 'finale' };
	const rounds = (board: Board): number => board.combat?.rounds.filter(({ over }) => over).length ?? 0;
	if (after.combat && before.combat && rounds(after) > rounds(before)) return { kind: 'clash', round: after.combat.rounds.at(-1)?.number ?? 0 };
	if (before.combat && !after.combat && after.fought) return { kind: 'fought' };
	const now = after.happening;
	if (!now?.card || (before.happening?.card === now.card && before.turn.seat === after.turn.seat && before.turn.round === after.turn.round)) return null;
	return { kind: 'card', happening: now };
}

/** How long the table waits for the person to look: not where he is asked at once, for then it stays as long as he likes. */
export const lookedAt = (moment: Moment, asked: boolean): number => (asked ? 0 : shown(LOOKED_AT[moment.kind]));
