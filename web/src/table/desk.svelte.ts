/* What one person has before him at the table beside the game itself: the line, the hint, what was refused, which panel is open. */

import { MediaQuery } from 'svelte/reactivity';
import type { KeyMap } from '../kit/keys';
import { polite } from '../kit/live.svelte';
import { plain } from '../text/plain';
import { say } from '../text/text.svelte';
import { sentenceOf } from '../wire/api';
import type { TableLine } from '../wire/line.svelte';
import type { GameId, Hint, State, Text } from '../wire/protocol';
import { goalsAloud } from './aloud';

export type Panel = '' | 'side' | 'say' | 'menu' | 'keys';
export type Tab = 'journal' | 'reader' | 'people';

/** From this width on the journal stands beside the table; below it is a sheet. */
export const wide = new MediaQuery('min-width: 1100px');

export class Desk {
	panel = $state<Panel>('');
	tab = $state<Tab>('journal');
	/** why something cannot be chosen, until the next choice */
	note = $state<Text>('');
	/** what somebody else just said */
	heard = $state<Text>('');
	hint = $state.raw<Hint | null>(null);
	thinking = $state(false);
	/** after taking something back a person wants to choose himself */
	undoing = $state(false);

	readonly mine: boolean;
	/** the choice a bot would take, as long as the question is the same */
	readonly hinted: number | null;
	readonly refusal: Text;
	/** the own choice is on its way to the server */
	readonly sending: boolean;

	constructor(
		readonly game: GameId,
		readonly line: TableLine,
	) {
		this.mine = $derived(isMine(line.state));
		this.hinted = $derived(this.hint && this.hint.at === line.state?.n ? this.hint.choice : null);
		this.refusal = $derived(this.note || line.problem);
		this.sending = $derived(line.pending.some((command) => command.do === 'answer'));
	}

	refuse(text: Text): void {
		this.note = text;
	}

	answer(choice: number): void {
		const state = this.line.state;
		if (!state || !this.mine) return;
		if (choice >= state.view.choices.length) {
			this.refuse(say('no-such-choice', { number: choice + 1, count: state.view.choices.length }));
			return;
		}
		this.note = '';
		this.undoing = false;
		this.line.answer(choice);
	}

	undo(): void {
		const undo = this.line.state?.undo;
		if (!undo?.may) {
			this.refuse(undo?.why || say('web-undo-nothing'));
			return;
		}
		this.note = '';
		this.undoing = true;
		this.line.undo();
	}

	async askHint(): Promise<void> {
		if (this.thinking) return;
		if (!this.mine) {
			this.refuse(say('nothing-here'));
			return;
		}
		this.thinking = true;
		this.note = '';
		try {
			this.hint = await this.line.hint();
			polite.tell(plain(say('hint-is', { choice: this.hint.text })));
		} catch (thrown) {
			this.refuse(say('hint-none', { reason: sentenceOf(thrown) }));
		} finally {
			this.thinking = false;
		}
	}

	/** Bring a page of the side panel to the front. */
	show(tab: Tab): void {
		this.tab = tab;
		this.panel = wide.current ? '' : 'side';
		if (wide.current) document.getElementById(`side-${tab}`)?.focus();
	}

	keys(): KeyMap {
		const map: KeyMap = {
			u: () => this.undo(),
			h: () => void this.askHint(),
			j: () => this.show('journal'),
			r: () => this.show('reader'),
			g: () => this.line.state && polite.tell(goalsAloud(this.line.state.view)),
			s: () => (this.panel = 'say'),
			'?': () => (this.panel = 'keys'),
			Escape: () => {
				this.note = '';
				this.line.problem = '';
				this.hint = null;
			},
		};
		for (let digit = 1; digit <= 9; digit++) map[digit] = () => this.answer(digit - 1);
		return map;
	}

	close(): void {
		this.line.close();
	}
}

function isMine(state: State | null): boolean {
	return state !== null && state.view.over === null && state.view.seat >= 0 && state.view.asked === state.view.seat;
}
