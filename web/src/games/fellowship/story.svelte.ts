/* The road through the chapters, as the start page tells it. */

import { fetched, mine } from '../../lobby/fetched.svelte';
import { withBots } from '../../lobby/begin';
import type { Draft } from '../../lobby/draft';
import { api } from '../../wire/api';
import { language, say } from '../../text/text.svelte';
import type { ChapterPage, NewTable, Road } from '../../wire/protocol';
import type { Story } from '../story';
import { CHAPTERS, chapterTable, roadOf } from './lobby/chapters';
import Journey from './lobby/Journey.svelte';
import { playersLiked } from './lobby/liked';

export class RoadStory implements Story {
	readonly road = fetched(() => mine<Road>(roadOf(playersLiked())));
	readonly chapters = fetched(() => api.get<ChapterPage[]>(`${CHAPTERS}?language=${language.current}`));

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

	get part(): typeof Journey | null {
		return this.road.value && this.chapters.value ? Journey : null;
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
