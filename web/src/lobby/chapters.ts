/* The chapters and how far one is, in words. */

import { say } from '../text/text.svelte';
import type { ChapterPage, Road } from '../wire/protocol';

export type Standing = 'won' | 'next' | 'ahead';

export function standingIn(road: Road, chapter: ChapterPage['chapter']): Standing {
	return road.won.includes(chapter) ? 'won' : road.next === chapter ? 'next' : 'ahead';
}

/** Each place on the road as a sentence; the road that goes on after the chapters has only its name. */
export function nodeTitles(chapters: ChapterPage[], road: Road): string[] {
	return chapters.map(({ chapter, title }) => (chapter === 'road' ? title : say(`lobby-chapter-${standingIn(road, chapter)}`, { chapter, title })));
}

/** How far one is, in a sentence. */
export function roadSoFar(chapters: ChapterPage[], road: Road): string {
	const numbered = chapters.filter((page) => page.chapter !== 'road');
	const won = numbered.filter((page) => road.won.includes(page.chapter)).length;
	return won === numbered.length ? say('lobby-road-won') : say('lobby-road', { won, count: numbered.length });
}

/** The title as it stands over a page and in lists. */
export const titleOf = ({ chapter, title }: ChapterPage): string => (chapter === 'road' ? title : say('lobby-chapter-title', { chapter, title }));
