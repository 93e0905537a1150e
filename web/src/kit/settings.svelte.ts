/* How this person likes the table, on this device. */

import { ownOf } from '../games/own';
import type { GameId } from '../wire/protocol';
import { recallAll, remember } from './memory';

export type Theme = 'system' | 'light' | 'dark';
const PLACE = 'onetable.settings';

class Settings {
	theme = $state<Theme>('system');
	sound = $state(false);
	/** nothing flies and nobody waits for it */
	quick = $state(false);
	/** single letters and digits as keys */
	letters = $state(true);
	/** the only choice there is is taken without being asked for, by game; what is not here is as the game likes it */
	alone = $state<Partial<Record<GameId, boolean>>>({});

	constructor() {
		const kept = recallAll<Settings>(PLACE);
		if (kept.theme === 'light' || kept.theme === 'dark') this.theme = kept.theme;
		this.sound = kept.sound === true;
		this.quick = kept.quick === true;
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
		const { theme, sound, quick, letters, alone } = settings;
		remember(PLACE, JSON.stringify({ theme, sound, quick, letters, alone }));
	});
	$effect(() => {
		if (settings.theme === 'system') delete document.documentElement.dataset.theme;
		else document.documentElement.dataset.theme = settings.theme;
	});
}
