/* What each card shows, in the language of the stage. A card that nobody has written down gets a picture from its type, culture, race and words. */
import { seeded } from '../../../glass/paint';
import type { Drawn } from './cards';
import { FREE } from './motifs/free';
import { SHADOW } from './motifs/shadow';
import { SITES } from './motifs/sites';

export const MOTIFS: Record<string, string> = { ...FREE, ...SHADOW, ...SITES };

const PEOPLE: Record<string, string[]> = {
	hobbit: ['hobbit', 'hobbit/O', 'farmer', 'lass', 'old_hobbit'],
	man: ['man', 'ranger', 'king', 'lord'],
	elf: ['elf', 'hooded_elf', 'lady', 'elf_lord'],
	dwarf: ['dwarf', 'winged_dwarf', 'hooded_dwarf', 'smith'],
	wizard: ['wizard'],
	'uruk-hai': ['uruk', 'wild_uruk', 'crested_uruk', 'hooded_uruk'],
	orc: ['orc', 'helmed_orc', 'chief_orc', 'hooded_orc', 'goblin', 'horned_goblin'],
	troll: ['troll'],
	nazgul: ['wraith', 'crowned_wraith', 'bent_wraith'],
};
const ITEMS: Record<string, string[]> = {
	'hand weapon': ['sword', 'axe', 'dagger', 'spear', 'leaf_sword', 'scimitar'],
	'ranged weapon': ['bow', 'bent_bow'],
	armor: ['plate', 'mail'],
	cloak: ['cloak'],
	helm: ['helm'],
	mount: ['horse'],
	pipe: ['pipe', 'long_pipe'],
	shield: ['shield', 'round_shield'],
	ring: ['ring'],
	staff: ['staff', 'star_staff'],
	phial: ['lantern'],
};
const CULTURE_LANDS: Record<string, string[]> = {
	dwarven: ['hall', 'great_peak', 'stairs', 'cave'],
	elven: ['mallorn', 'wood', 'arches', 'trees'],
	gandalf: ['hills', 'peaks', 'road', 'rays'],
	gondor: ['white_tower', 'hills', 'peaks', 'trees'],
	shire: ['hills', 'fields', 'round_door', 'road'],
	isengard: ['orthanc', 'side_tower', 'trees/nk', 'flames'],
	moria: ['cave', 'hall', 'steep_stairs', 'boulders'],
	ringwraith: ['bare_trees', 'gloom', 'dead_tower', 'mist'],
	sauron: ['dark_tower', 'flames', 'tents', 'wall'],
};
/** What a word on the card puts into the picture. */
const LAND_WORDS: [word: string, motif: string][] = [
	['sanctuary', '!dawn arches'], ['underground', '!deep hall'], ['mountain', '!frost great_peak'], ['forest', '!green trees'],
	['marsh', '!marsh reeds'], ['river', '!day water'], ['plains', '!gold hills'],
];
const DEEDS = ['burst', 'spark', 'star', 'fist', 'way', 'spiral', 'heart'];
const LASTING = ['scroll', 'banner', 'standard', 'book', 'torch', 'eye', 'chain', 'crown'];
const DEED_WORDS: Record<string, string> = { spell: 'star_staff', stealth: 'feet', search: 'clear_eye', tale: 'book', weather: 'clouds', pipeweed: 'weed' };

/** A motif for a card of a set that came later. */
function made({ key, kind, culture, race, item, keywords = [] }: Drawn): string {
	const chance = seeded(`motif ${key}`);
	const one = (among: readonly string[]): string => among[Math.floor(chance(0, among.length))];
	const light = one(['', 'sun ', 'moon ']);
	if (kind === 'site') {
		const found = LAND_WORDS.filter(([word]) => keywords.includes(word)).map(([, motif]) => motif);
		return light + (found.join(' ') || `${one(['!day', '!gold', '!dusk', '!dawn'])} ${one(['hills', 'road', 'ruin', 'peaks', 'far_tower'])}`);
	}
	if (kind === 'the_one_ring') return 'flames ring';
	const land = one(CULTURE_LANDS[culture ?? ''] ?? ['hills', 'peaks']);
	if (race) {
		const held = keywords.includes('archer') ? 'bow>' : one(['sword>', 'spear>', 'axe<', 'staff>', 'round_shield<', 'torch<', '']);
		return `${light}${land} ${held} ${one(PEOPLE[race] ?? ['hood'])}`;
	}
	if (item) return `${light}${land} ${one(ITEMS[item] ?? ['chest'])}@0,0,.9,${Math.round(chance(-24, 24))}`;
	const word = keywords.map((each) => DEED_WORDS[each]).find(Boolean);
	return `${light}${land} ${word ?? one(kind === 'event' ? DEEDS : LASTING)}@${Math.round(chance(-14, 14))},2,.8`;
}

export const motifOf = (card: Drawn): string => MOTIFS[card.key] ?? made(card);
