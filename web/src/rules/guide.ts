/* The guide of a game: fetched when it is first opened, once for each language, and searched here. */

import { searcher } from '../../../src/onetable/telling/guide/search.js';
import { api } from '../wire/api';
import type { DrawnExample, GameId, GuidePage, GuideSection, Language } from '../wire/protocol';

export interface Guide {
	sections: GuideSection[];
	/** the section about a word printed on cards, by the word's key */
	keywords: Record<string, string>;
	of: (id: string) => GuideSection | undefined;
	/** the sections that answer, best first */
	find: (text: string) => GuideSection[];
}

const fetched = new Map<string, Promise<Guide>>();

/** The guide of a game; asked for once, again only if that failed. */
export function guideOf(game: GameId, language: Language): Promise<Guide> {
	const place = `/api/games/${game}/guide?language=${language}`;
	const found = fetched.get(place) ?? api.get<GuidePage>(place).then(made);
	fetched.set(place, found);
	found.catch(() => fetched.delete(place));
	return found;
}

/** The drawn example of a section. */
export const exampleOf = (game: GameId, section: string, language: Language): Promise<DrawnExample> =>
	api.get<DrawnExample>(`/api/games/${game}/guide/${section}/example?language=${language}`);

export function made({ sections, keywords }: GuidePage): Guide {
	const known = new Map(sections.map((section) => [section.id, section]));
	let search: ((text: string) => string[]) | null = null;
	return {
		sections,
		keywords,
		of: (id) => known.get(id),
		find: (text) => (search ??= searcher(sections))(text).flatMap((id) => known.get(id) ?? []),
	};
}
