/* Titles on narrow cards: a word is never broken but between the words it is made of, and a long one is set smaller. */

const HYPHEN = '\u00AD';
/** What long names are made of. */
const JOINTS = /^(aardman|muggenwater|groeneheuvel|hobbit|grens|wester|langebodem|mithril|konings|wacht|sluip|verkennings|bondgenoot|schermut|veel|licht)(?=[a-zà-ÿ]{4})/i;
const NARROW = /[iljtfrI'’.,]/;
const BROAD = /[mwMW—]/;

/** A title with its subtitle, behind the comma of its script. */
export function named(title: string, subtitle: string | undefined): string {
	const comma = /[\u3040-\u30ff]/.test(title + (subtitle ?? '')) ? '、' : /[\u4e00-\u9fff]/.test(title) ? '，' : ', ';
	return subtitle ? title + comma + subtitle : title;
}

/** The title with soft hyphens where two words have become one; its number stays with it. */
export const parted = (title: string): string => title.replace(/ (?=#\d)/, '\u00A0').replace(/[^\s-]+/g, (word) => word.replace(JOINTS, `$1${HYPHEN}`));

/** How wide the longest part of a title is that stays in one line, in the size of its letters. */
export function longest(title: string): number {
	const parts = parted(title).split(new RegExp(`(?<=[-${HYPHEN}])|[^\\S\u00A0]+`));
	return Math.max(1, ...parts.map((part) => (/[\u2e80-\uffff]/.test(part) ? 2 : widthOf(part))));
}

function widthOf(word: string): number {
	let sum = 0;
	for (const letter of word) sum += letter === HYPHEN ? 0.3 : NARROW.test(letter) ? 0.34 : BROAD.test(letter) ? 0.86 : letter === letter.toUpperCase() ? 0.68 : 0.54;
	return Math.round(sum * 100) / 100;
}

/** The words of a card as far as there is room for them: whole words, and a sign that there is more. */
export function shortened(text: string, letters: number): string {
	if (text.length <= letters) return text;
	const cut = text.slice(0, letters - 1);
	const end = /\s/.test(cut) ? cut.search(/\s\S*$/) : cut.length;
	return `${cut.slice(0, end).replace(/[\s,;:.(（、，。]+$/, '')}…`;
}

/** The same without the phase, where there is little room. */
export const briefer = (text: string): string => text.replace(/^[^:：]{3,24}[:：]\s*/, '');
