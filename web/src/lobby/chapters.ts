/* The chapters and how far one is, in words. */

import { say } from '../text/text.svelte';
import type { ChapterPage, Road } from '../wire/protocol';

export type Standing = 'won' | 'next' | 'ahead';

export function standingIn(road: Road, chapter: ChapterPage['chapter']): Standing {
	return road.won.includes(chapter) ? 'won' : road.next === chapter ? 'next' : 'ahead';
}

/** Each place on the road as a sentence. */
export function nodeTitles(chapters: ChapterPage[], road: Road): string[] {
	return chapters
		.filter((page) => page.chapter !== 'road')
		.map((page) => say(`lobby-chapter-${standingIn(road, page.chapter)}`, { chapter: page.chapter, title: page.title }));
}

/** The title as it stands over a page and in lists. */
export const titleOf = (page: ChapterPage): string => (page.chapter === 'road' ? page.title : say('lobby-chapter-title', { chapter: page.chapter, title: page.title }));
