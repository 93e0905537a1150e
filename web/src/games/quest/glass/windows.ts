/* The picture of a card: drawn once, then shared by all copies. */
import { picture } from '../../../glass/paint';
import { windowed } from '../../../glass/window';
import { motifOf } from './motifs';
import { PALETTES } from './palettes';
import { SHAPES } from './shapes';

/** 80 by 48, without the svg around it. */
export const windowOf = (key: string, palette: string, ability = ''): string => windowed(ability ? `${palette} ${ability}` : key, motifOf(key, ability), PALETTES[palette] ?? PALETTES.person, SHAPES);

/** The address of the picture of a card. */
export function cardPicture(key: string, palette: string, ability = ''): string {
	return picture(`quest ${palette} ${ability || key}`, 80, 48, () => `<g transform="translate(16 0)">${windowOf(key, palette, ability)}</g>`);
}
