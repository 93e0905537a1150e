/* The chapters: where they are asked for, how far one is in words, and the table of one of them. */

import { say } from '../../../text/text.svelte';
import type { ChapterPage, Json, NewTable, Road, SeatWish } from '../../../wire/protocol';

export const GAME = 'fellowship';
export const CHAPTERS = `/api/games/${GAME}/chapters`;
/** Where to ask how far one is, at a table of so many. */
export const roadOf = (players: number): string => `/api/me/road?game=${GAME}&players=${players}`;

/** A table for a chapter of the road, with what was kept of it or from its beginning. */
export function chapterTable(chapter: Road['next'], players: number, seats: SeatWish[], kept: Json = {}): NewTable {
	return { game: GAME, setup: { chapter, ...kept }, players, seats };
}

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
