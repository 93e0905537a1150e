/** A section as it is searched. */
export interface Searched {
	id: string;
	title: string;
	words: string[];
	text: string[];
	elsewhere: { titles: string[]; words: string[] };
}

/** What finds the sections that answer what somebody types, best first, by their ids. */
export function searcher(sections: readonly Searched[]): (text: string) => string[];
