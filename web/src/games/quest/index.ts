/* Middle-earth Quest: a table of its own, with the sheets beside it. */

import { say } from '../../text/text.svelte';
import type { OwnGame } from '../own';
import type { Board } from './board';
import { manner } from './manner.svelte';

const stepOf = ({ turn }: Board): string => turn.steps.find(({ state }) => state === 'now')?.text ?? '';

const quest: OwnGame = {
	table: () => import('./QuestTable.svelte'),
	head: () => import('./StoryHead.svelte'),
	fills: true,
	tellsEnd: true,
	whereabouts: (view) => {
		const board = view.board as Board | null;
		if (board === null) return null;
		return { title: '', parts: [board.turn.round > 0 ? say('quest-bar-round', { number: board.turn.round }) : '', stepOf(board)] };
	},
	standing: (view) => {
		const board = view.board as Board | null;
		if (board === null) return null;
		return [
			say('quest-story-ahead', { who: board.story.dominant, stage: board.story.stage }),
			...board.heroes.map((hero) => say('quest-standing-hero', { who: hero.person || say(`quest-form-heroes-${hero.hero}`), life: hero.life, hand: hero.hand, damage: hero.damage })),
		];
	},
	switches: () => [{ text: say('quest-follow'), on: manner.follow, set: (follow) => manner.setFollow(follow) }],
	keys: () => [['P', say('quest-key-pass')], ['C', say('quest-go-on')], ['N', say('quest-key-next')], ['+ − 0', say('quest-key-zoom')], ['.', say('quest-key-hero')]],
	takesAlone: true,
};
export default quest;
