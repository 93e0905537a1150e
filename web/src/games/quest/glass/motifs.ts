/* What each card shows, by its key (`plot.a_dark_messenger`); fighting cards share a picture with all that do the same. */
import { seeded } from '../../../glass/paint';
import { FIGHTING } from './motifs/fighting';
import { PEOPLE } from './motifs/people';
import { DARK } from './motifs/shadow';
import { TALES } from './motifs/tales';

export const MOTIFS: Record<string, string> = { ...PEOPLE, ...DARK, ...TALES };

const LANDS = ['hills', 'road', 'peaks', 'trees', 'ruin', 'river'];

/** The quest of a card that was an encounter shows what the encounter showed; a card that came later shows a land. */
export function motifOf(key: string, ability = ''): string {
	const [kind, id] = key.split('.');
	const own = MOTIFS[key] ?? (ability ? FIGHTING[ability] : undefined) ?? (kind === 'quest' ? MOTIFS[`encounter.${id}`] : undefined);
	if (own) return own;
	const chance = seeded(key);
	return `${chance(0, 1) < 0.5 ? 'sun' : 'moon'} ${LANDS[Math.floor(chance(0, LANDS.length))]}`;
}
