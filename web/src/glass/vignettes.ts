/* One picture for each game, 400 by 170, made to be cropped at the sides: its own one where its folder has a vignette. */
import { byGame } from '../games/folders';
import type { GameId } from '../wire/protocol';
import { type Box, disc, MEADOW, picture, ROCK, seeded, sky } from './paint';
import { mound, peak } from './scenery';

const WHOLE: Box = [0, 0, 400, 170];
const own = byGame(import.meta.glob<() => string>('../games/*/vignette.ts', { eager: true, import: 'default' }));

/** A landscape for a game that has not been drawn: hills or peaks and their light, where its name puts them. */
function somewhere(game: GameId): string {
	const chance = seeded(game);
	const [thing, glass] = chance(0, 1) < 0.5 ? ([mound, MEADOW] as const) : ([peak, ROCK] as const);
	const [x, y] = [chance(60, 340), chance(36, 66)];
	const land = [60, 170, 300, 380].map((middle, number) => thing(middle + chance(-20, 20), 172, 150, chance(56, 104), number, glass));
	return sky(glass.sky, x, y, 15, chance, WHOLE) + disc(x, y, 20, glass.light) + land.join('');
}

export function vignettePicture(game: GameId): string {
	return picture(`vignette ${game}`, 400, 170, own[game] ?? (() => somewhere(game)));
}
