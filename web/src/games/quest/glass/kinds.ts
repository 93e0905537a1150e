/* What a key says about a card: its kind, its glass, and what a fighting card does. */
import type { Face } from '../board';

export const kindOf = (key: string): string => key.slice(0, key.indexOf('.'));
export const idOf = (key: string): string => key.slice(key.indexOf('.') + 1);

/** `hero.argalad` has a glass of his own, foes share one, every kind of card has its own. */
export function paletteOf(key: string, face?: Face): string {
	const kind = kindOf(key);
	if (kind === 'hero') return idOf(key);
	if (kind === 'minion' || kind === 'monster') return 'foe';
	if (kind === 'character' || kind === 'item') return 'person';
	if (kind === 'fighting') return face?.fighting?.owner ? idOf(face.fighting.owner) : 'skill';
	return kind;
}

/** What a fighting card does: `fighting.argalad_overdraw` is an overdraw. */
export function abilityOf(key: string, face?: Face): string {
	if (kindOf(key) !== 'fighting') return '';
	const owner = paletteOf(key, face);
	const id = idOf(key);
	return id.startsWith(`${owner}_`) ? id.slice(owner.length + 1) : id;
}
