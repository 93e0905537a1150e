/* The picture of a card: a fan of light in the glass of its culture, and on it what the card is about. Drawn once, then shared by all copies. */
import { type Box, disc, picture, round, seeded, sky } from '../../../glass/paint';
import type { Drawn } from './cards';
import { paletteOf, SKIES } from './cultures';
import { motifOf } from './motifs';
import { leaded, panes, staged } from './stage';

export const STAGE: Box = [-16, 0, 64, 48];

/** Light that spreads through the panes; a picture is an image of its own, so the name of the gradient is too. */
function glow(x: number, y: number, strength: number): string {
	return `<radialGradient id="g" gradientUnits="userSpaceOnUse" cx="${round(x)}" cy="${round(y)}" r="34"><stop stop-color="#fff" stop-opacity="${strength}"/>`
		+ '<stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient><rect x="-16" width="80" height="48" fill="url(#g)"/>';
}

/** `!night` gives the sky, `sun` or `moon` stands in it, all else is on the stage. */
export function windowOf(card: Drawn): string {
	const chance = seeded(card.key);
	const palette = paletteOf(card.kind, card.culture);
	const words = motifOf(card).split(' ');
	const named = words.find((word) => word.startsWith('!'))?.slice(1) ?? '';
	const tints = SKIES[named] ?? palette.sky;
	const lit = words.includes('sun') || words.includes('moon');
	const aside = chance(0, 1) < 0.5 ? chance(-8, 2) : chance(46, 56);
	const [x, y] = [lit ? aside : 24 + chance(-15, 15), lit ? chance(9, 13) : chance(12, 28)];
	const turned = Math.floor(chance(0, 4));
	const colours = tints.map((_, tint) => tints[(tint + turned) % 4]);
	const light = sky(colours, x, y, Math.round(chance(11, 15)), chance, STAGE, 1.1, glow(x, y, lit ? 0.5 : 0.3));
	const lamp = !lit ? '' : words.includes('sun') ? disc(x, y, 6.5, '#fff3c4', 1.4) : disc(x, y, 6, '#f4f1e2', 1.4) + disc(x + 3, y - 1.5, 4.4, colours[0], 0.8);
	return light + lamp + staged(words.filter((word) => !word.startsWith('!') && word !== 'sun' && word !== 'moon').join(' '), palette);
}

/** The address of the picture of a card. */
export function cardPicture(card: Drawn): string {
	return picture(`tcg ${card.key}`, 80, 48, () => `<g transform="translate(16 0)">${windowOf(card)}</g>`);
}

/** The emblem of a culture, of the Ring or of a site. */
export function culturePicture(kind: string, culture?: string | null): string {
	const palette = paletteOf(kind, culture);
	return picture(`tcg culture ${culture ?? kind}`, 48, 48, () => leaded(panes(palette.emblem, palette)));
}
