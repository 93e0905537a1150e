/* The road through the chapters, as the start page tells it. Its picture is fetched once the page stands. */

import type { Component } from 'svelte';
import { fetched, mine } from '../../lobby/fetched.svelte';
import { withBots } from '../../lobby/begin';
import type { Draft } from '../../lobby/draft';
import { api } from '../../wire/api';
import { language, say } from '../../text/text.svelte';
import type { ChapterPage, NewTable, Road } from '../../wire/protocol';
import type { Story, StoryPart } from '../story';
import { CHAPTERS, chapterTable, roadOf } from './lobby/chapters';
import { playersLiked } from './lobby/liked';

export class RoadStory implements Story {
	readonly road = fetched(() => mine<Road>(roadOf(playersLiked())));
	readonly chapters = fetched(() => api.get<ChapterPage[]>(`${CHAPTERS}?language=${language.current}`));

	#journey = $state.raw<Component<StoryPart> | null>(null);

	constructor() {
		// what does not come leaves its place empty, and the page as it is
		import('./lobby/Journey.svelte').then(
			({ default: journey }) => (this.#journey = journey),
			() => undefined,
		);
	}

	get known(): boolean {
		return this.road.value !== null;
	}

	get slow(): boolean {
		return this.road.slow || this.chapters.slow;
	}

	get problem(): string {
		return [this.road, this.chapters].find((each) => each.problem && each.value === null)?.problem ?? '';
	}

	get untouched(): boolean {
		const road = this.road.value;
		return road !== null && road.won.length === 0 && Object.keys(road.tries).length === 0;
	}

	get #chapter(): Road['next'] {
		return this.road.value?.next ?? 1;
	}

	get play(): string {
		return this.#chapter === 'road' ? say('lobby-play-road') : say('lobby-play-chapter', { chapter: this.#chapter });
	}

	get part(): Component<StoryPart> | null {
		return this.road.value && this.chapters.value ? this.#journey : null;
	}

	fetch(): void {
		void this.road.fetch();
		void this.chapters.fetch();
	}

	next(): NewTable {
		const players = playersLiked();
		return chapterTable(this.#chapter, players, withBots(players), this.road.value?.kept[String(this.#chapter)]);
	}

	wished(): Partial<Draft> {
		return { players: playersLiked(), table: { chapter: this.#chapter } };
	}
}

export default (): Story => new RoadStory();
