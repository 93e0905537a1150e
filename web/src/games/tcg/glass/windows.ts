/* The picture of a card: a fan of light in the glass of its culture, and on it what the card is about. Drawn once, then shared by all copies. */
import { picture } from '../../../glass/paint';
import { leaded, panes } from '../../../glass/stage';
import { windowed } from '../../../glass/window';
import type { Drawn } from './cards';
import { paletteOf } from './cultures';
import { motifOf } from './motifs';

export const windowOf = (card: Drawn): string => windowed(card.key, motifOf(card), paletteOf(card.kind, card.culture));

/** The address of the picture of a card. */
export function cardPicture(card: Drawn): string {
	return picture(`tcg ${card.key}`, 80, 48, () => `<g transform="translate(16 0)">${windowOf(card)}</g>`);
}

/** The emblem of a culture, of the Ring or of a site. */
export function culturePicture(kind: string, culture?: string | null): string {
	const palette = paletteOf(kind, culture);
	return picture(`tcg culture ${culture ?? kind}`, 48, 48, () => leaded(panes(palette.emblem, palette)));
}
