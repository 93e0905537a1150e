/* The first game is the short one of the boxes, with a few words of advice; after it the starters. */

import { withBots } from '../../lobby/begin';
import type { Draft } from '../../lobby/draft';
import { recall, remember } from '../../kit/memory';
import { say } from '../../text/text.svelte';
import type { NewTable } from '../../wire/protocol';
import type { Story } from '../story';

const PLACE = 'onetable.tcg.begun';
const BOXES = ['aragorn_retail', 'gandalf_retail'];
const STARTERS = ['aragorn', 'gandalf'];

class FirstGame implements Story {
	readonly known = true;
	readonly slow = false;
	readonly problem = '';
	// who has only played this one is still new to the stories that are told below
	readonly untouched = true;
	#begun = $state(recall(PLACE) !== '');

	get play(): string {
		return say(this.#begun ? 'tcg-play' : 'tcg-play-first');
	}

	fetch(): void {
		// all of it is known here
	}

	next(): NewTable {
		const first = !this.#begun;
		this.#begun = true;
		remember(PLACE, 'yes');
		return { game: 'tcg', players: 2, seats: withBots(2), setup: first ? { decks: BOXES, first_game: true } : { decks: STARTERS } };
	}

	wished(): Partial<Draft> {
		return {};
	}
}

export default (): Story => new FirstGame();
