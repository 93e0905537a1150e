/* Whether somebody wants a coach: kept with the person, whatever device he uses. */

import { api } from '../wire/api';
import type { GameId, Me } from '../wire/protocol';
import type { Desk } from './desk.svelte';

/** From so many choices on a game without a hint shows that the coach is not needed. */
const ENOUGH = 12;

/** Say on this line and for all games of this kind whether a coach is wanted. */
export function wantCoach(desk: Desk, game: GameId, on: boolean): void {
	desk.line.coach(on);
	keepWish(game, on);
}

/** Without the server it is forgotten: the line tells when it is gone. */
function keepWish(game: GameId, on: boolean): void {
	api.post<Me>('/api/me', { coach: { [game]: on } }).catch(() => undefined);
}

/** Who has played a game to its end with a coach and never asked him for a hint does not need him any longer. */
export function endCoaching(found: () => Desk | null): void {
	let coached: Desk | null = null;
	$effect(() => {
		const desk = found();
		if (desk?.state?.coach) coached = desk;
		if (!desk?.state?.view.over || desk !== coached) return;
		coached = null;
		if (!desk.hinting && desk.answered >= ENOUGH) keepWish(desk.game, false);
	});
}
