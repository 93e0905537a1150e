/* How this person likes the table, on this device. */

import { ownOf } from '../games/own';
import type { GameId } from '../wire/protocol';
import { recallAll, remember } from './memory';

export type Theme = 'system' | 'light' | 'dark';
/** As it was planned, twice as fast, or nothing flies and nobody waits for it. */
export const SPEEDS = [1, 2, 0] as const;
export type Speed = (typeof SPEEDS)[number];
const PLACE = 'onetable.settings';

class Settings {
	theme = $state<Theme>('system');
	sound = $state(false);
	/** how many times as fast as usual things fly and are shown; 0: at once */
	speed = $state<Speed>(1);
	/** single letters and digits as keys */
	letters = $state(true);
	/** the only choice there is is taken without being asked for, by game; what is not here is as the game likes it */
	alone = $state<Partial<Record<GameId, boolean>>>({});

	constructor() {
		const kept = recallAll<Settings>(PLACE);
		if (kept.theme === 'light' || kept.theme === 'dark') this.theme = kept.theme;
		this.sound = kept.sound === true;
		this.speed = SPEEDS.find((speed) => speed === kept.speed) ?? 1;
		this.letters = kept.letters !== false;
		this.alone = { ...kept.alone };
	}

	/** Whether the only choice is taken by itself. */
	choosesAlone(game: GameId): boolean {
		return this.alone[game] ?? ownOf(game).choosesAlone ?? true;
	}

	setAlone(game: GameId, yes: boolean): void {
		this.alone = { ...this.alone, [game]: yes };
	}
}

export const settings = new Settings();

/** Keep the settings and show the theme; called once, for as long as the page lives. */
export function keepSettings(): void {
	$effect(() => {
		const { theme, sound, speed, letters, alone } = settings;
		remember(PLACE, JSON.stringify({ theme, sound, speed, letters, alone }));
	});
	$effect(() => void (document.documentElement.dataset.speed = String(settings.speed)));
	$effect(() => {
		if (settings.theme === 'system') delete document.documentElement.dataset.theme;
		else document.documentElement.dataset.theme = settings.theme;
	});
}
