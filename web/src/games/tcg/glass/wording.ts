/* Titles on narrow cards: a long word may be parted with a hyphen between its syllables, so that none is cut and none leaves its card. */

const LONG = 9;
const SYLLABLE = /([aeiouyáéíóúâêîôûäëïöüæ][^aeiouyáéíóúâêîôûäëïöüæ\s'’-]*?)(?=(?:[bcdfghjklmnpqrstvwxz]|th|ch|sh|ph|qu)[aeiouyáéíóúâêîôûäëïöüæ])/gi;
const HYPHEN = '\u00AD';

/** A title with its subtitle, behind the comma of its script. */
export function named(title: string, subtitle: string | undefined): string {
	const comma = /[\u3040-\u30ff]/.test(title + (subtitle ?? '')) ? '、' : /[\u4e00-\u9fff]/.test(title) ? '，' : ', ';
	return subtitle ? title + comma + subtitle : title;
}

/** The title with soft hyphens in its long words, three letters from either end at least. */
export function parted(title: string): string {
	return title.replace(/[^\s-]+/g, (word) => {
		if (word.length < LONG) return word;
		return word.replace(SYLLABLE, (_, found: string, at: number) => {
			const end = at + found.length;
			return end >= 3 && word.length - end >= 3 ? found + HYPHEN : found;
		});
	});
}
