import type { Group, JournalLine } from '../wire/protocol';

export interface JournalChapter {
	group: Group | null;
	/** the number of its first line, by which it is known */
	first: number;
	lines: JournalLine[];
}

/** The journal under its headings, with what was said where it was said. */
export function chaptersOf(journal: readonly JournalLine[], talk: readonly JournalLine[]): JournalChapter[] {
	const chapters: JournalChapter[] = [];
	let spoken = 0;
	const append = (line: JournalLine): void => {
		const last = chapters.at(-1);
		// talk belongs to whatever is going on
		if (last && (line.is === 'Said' || sameGroup(last.group, line.group))) last.lines.push(line);
		else chapters.push({ group: line.group, first: line.n * 1000 + chapters.length, lines: [line] });
	};
	for (const line of journal) {
		while (spoken < talk.length && talk[spoken].n < line.n) append(talk[spoken++]);
		append(line);
	}
	talk.slice(spoken).forEach(append);
	return chapters;
}

const sameGroup = (one: Group | null, other: Group | null): boolean => one?.[0] === other?.[0] && one?.[1] === other?.[1];
