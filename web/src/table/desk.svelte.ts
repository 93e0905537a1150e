/* What one person has before him at the table beside the game itself: the line, the hint, what was refused, which panel is open. */

import { tick } from 'svelte';
import { MediaQuery } from 'svelte/reactivity';
import { Air } from '../kit/air.svelte';
import { enlarged } from '../kit/enlarged.svelte';
import type { KeyMap } from '../kit/keys';
import { polite } from '../kit/live.svelte';
import { plain } from '../text/marks.svelte';
import { say } from '../text/text.svelte';
import { sentenceOf } from '../wire/api';
import type { TableLine } from '../wire/line.svelte';
import type { GameId, Hint, JournalLine, Said, State, Text } from '../wire/protocol';
import { goalsAloud } from './aloud';
import { type Summary, summary } from './digest';
import { lightUp } from './lighting';

export type Panel = '' | 'say' | 'menu' | 'keys' | 'waited';
export type Tab = 'journal' | 'reader' | 'people';

/** From this width on the journal stands beside the table; below it is a sheet. */
export const wide = new MediaQuery('min-width: 1100px');

/** Phones: what floats elsewhere is a sheet here. */
export const small = new MediaQuery('(max-width: 759.9px), (max-height: 499.9px)');

/** A table and its journal, as they belong together. */
interface Told {
	state: State;
	journal: JournalLine[];
}

export class Desk {
	/** what flies over this table */
	readonly air = new Air();
	/** what the picture shows or is on its way to: the next news wait until this has landed */
	staged = $state.raw<Told | null>(null);
	/** what has landed: of this the words tell */
	landed = $state.raw<Told | null>(null);
	panel = $state<Panel>('');
	/** journal, reader and people lie beside or over the table, and it is played on */
	drawer = $state(false);
	tab = $state<Tab>('journal');
	/** why something cannot be chosen, until the next choice */
	note = $state<Text>('');
	/** the section of the rules that the note follows from, where the table knows it */
	#noteAbout = $state('');
	/** the section of the rules about what the table explains beside a card */
	pointed = $state('');
	/** the section of the rules that is being read beside the table */
	section = $state('');
	/** what was said a moment ago */
	heard = $state.raw<Said[]>([]);
	hint = $state.raw<Hint | null>(null);
	thinking = $state(false);
	/** the end of a lesson was looked at and put away, at this state */
	ended = $state(-1);
	/** how many choices were made here, and whether a hint was asked for on the way */
	answered = 0;
	hinting = false;
	/** after taking something back a person wants to choose himself */
	undoing = $state(false);

	/** what a digit does at this table: as the mouse would, it may only take a thing up */
	pick: (choice: number) => void = (choice) => this.answer(choice);

	readonly mine: boolean;
	/** the choice a bot would take, as long as the question is the same */
	readonly hinted: number | null;
	readonly refusal: Text;
	/** the section of the rules about what was refused, or about what is asked */
	readonly about: string;
	/** the own choice is on its way to the server */
	readonly sending: boolean;
	/** what others did since this person chose last, while that is worth telling */
	readonly waited: Summary | null;
	/** that was read: the entry up to which */
	#settled = $state(-1);

	/** how this table shows where things lie; whether there was any of them */
	lights: (things: readonly string[]) => boolean = lightUp;

	constructor(
		readonly game: GameId,
		readonly line: TableLine,
	) {
		// a question that was answered is not asked while its answer flies
		this.mine = $derived(this.landed === this.staged && isMine(this.state));
		this.hinted = $derived(this.hint && this.hint.at === this.state?.n ? this.hint.choice : null);
		this.refusal = $derived(this.note || line.problem);
		this.about = $derived((this.note && this.#aboutNote()) || this.pointed || (this.state?.view.subject ?? ''));
		const since = $derived(summary(this.journal, line.answered));
		this.waited = $derived(this.mine && since.told.length && (this.journal.at(-1)?.n ?? 0) > this.#settled ? since : null);
		this.sending = $derived(line.pending.some((command) => command.do === 'answer'));
	}

	/** The table as words tell of it. */
	get state(): State | null {
		return this.landed?.state ?? null;
	}

	get journal(): JournalLine[] {
		return this.landed?.journal ?? [];
	}

	/** The newest news come to the table, and are told unless they let something fly. */
	async stage(): Promise<void> {
		const { state, journal } = this.line;
		this.landed = this.staged;
		if (state === this.staged?.state) return;
		this.staged = state && { state, journal };
		// the table hears of it in the same breath, and says what is in the air
		await tick();
		if (this.air.clear) this.landed = this.staged;
	}

	refuse(text: Text, section = ''): void {
		this.note = text;
		this.#noteAbout = section;
	}

	#aboutNote(): string {
		return this.#noteAbout || (this.state?.view.refused.find(({ why }) => why === this.note)?.section ?? '');
	}

	/** Read what the rules say about this. */
	readRules(section: string): void {
		this.section = section;
		this.show('reader');
	}

	/** A digit was pressed. */
	press(choice: number): void {
		const count = this.state?.view.choices.length ?? 0;
		// who presses a key now does not know yet what is asked
		if (!this.air.clear) void this.air.hurry();
		else if (this.mine && choice >= count) this.refuse(say('no-such-choice', { number: choice + 1, count }));
		else if (this.mine) this.pick(choice);
	}

	answer(choice: number, byItself = false): void {
		const state = this.state;
		if (!state || !this.mine) return;
		this.note = '';
		this.undoing = false;
		this.answered += 1;
		this.line.answer(choice, state.n, byItself);
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
		this.hinting = true;
		this.note = '';
		try {
			this.hint = await this.line.hint();
			polite.tell(plain([say(this.state?.lesson ? 'lesson-hint' : 'hint-is', { choice: this.hint.text }), this.hint.why].join(' ')));
		} catch (thrown) {
			this.refuse(say('hint-none', { reason: sentenceOf(thrown) }));
		} finally {
			this.thinking = false;
		}
	}

	/** Bring a page of the side panel to the front. */
	show(tab: Tab): void {
		this.tab = tab;
		this.panel = '';
		this.drawer = true;
		void tick().then(() => document.getElementById(`side-${tab}`)?.focus());
	}

	/** Show on the table what a line tells of; a card that lies nowhere now is shown large. */
	light(things: readonly string[], at: HTMLElement): void {
		if (small.current) [this.panel, this.drawer] = ['', false];
		if (!this.lights(things) && things.length) enlarged.show({ thing: things[things.length - 1], at, how: 'press' });
	}

	/** What happened was read. */
	settle(): void {
		this.#settled = this.journal.at(-1)?.n ?? 0;
		if (this.panel === 'waited') this.panel = '';
	}

	/** Tell once more what happened while this person waited. */
	recount(): void {
		this.#settled = -1;
		this.panel = 'waited';
	}

	keys(): KeyMap {
		const map: KeyMap = {
			u: () => this.undo(),
			h: () => void this.askHint(),
			j: () => (this.drawer && this.tab === 'journal' ? (this.drawer = false) : this.show('journal')),
			w: () => this.recount(),
			r: () => this.show('reader'),
			g: () => this.state && polite.tell(goalsAloud(this.state.view)),
			s: () => (this.panel = 'say'),
			'?': () => (this.panel = 'keys'),
			Escape: () => {
				this.note = '';
				this.line.problem = '';
				this.hint = null;
			},
		};
		for (let digit = 1; digit <= 9; digit++) map[digit] = () => this.press(digit - 1);
		return map;
	}

	close(): void {
		this.line.close();
	}
}

function isMine(state: State | null): boolean {
	return state !== null && state.view.over === null && state.view.seat >= 0 && state.view.asked === state.view.seat;
}
