/* The line to one table: one WebSocket at a time, opened again whenever it breaks. What was sent and not confirmed is sent again. */

import { language } from '../text/text.svelte';
import { recallHere, rememberHere } from '../kit/memory';
import { newId } from './identity';
import { changed, fits } from './change';
import { mergeNews } from './news';
import type { Change, Closed, Command, Hint, Language, JournalLine, Message, Request, State } from './protocol';
import { ProblemError } from './api';

const ANSWERED = 'onetable.answered.';
const FIRST_WAIT = 250;
/** a server that was only restarted is back at once, so for a minute nobody waits long; then it is spared */
const LONGEST_WAIT = 1000;
const MINUTE = 60_000;
const LONGEST_WAIT_LATER = 5000;
const PING = 20_000;
/** so long a line may take to open, and a device that just woke up to hear an answer */
const PATIENCE = 8000;
const WAKING = 3000;
/** After these words the line stays closed: opening it again would only be refused again. */
const FINAL = new Set(['no_such_table', 'not_allowed', 'same_deal', 'not_yours', 'no_such_person', 'origin', 'logged_out']);

type Answerless<C> = C extends Command ? Omit<C, 'id' | 'table' | 'seat' | 'at'> : never;
interface HintWish {
	request: Request & { do: 'hint' };
	heard: (hint: Hint) => void;
	failed: (problem: ProblemError) => void;
}

export class TableLine {
	/** the whole table as this person sees it */
	state = $state.raw<State | null>(null);
	journal = $state.raw<JournalLine[]>([]);
	connected = $state(false);
	/** commands that are not confirmed yet */
	pending = $state.raw<Command[]>([]);
	/** why the last command was refused, until the next one */
	problem = $state('');
	/** why the line was closed for good */
	closed = $state.raw<Closed | null>(null);

	/** the entry of the last answer that this person gave: what came after it came from others */
	answered = $state(0);

	readonly #table: string;
	#byHand = '';
	#socket: WebSocket | null = null;
	#wait = FIRST_WAIT;
	#lostAt = 0;
	#again: ReturnType<typeof setTimeout> | undefined;
	#ping: ReturnType<typeof setInterval> | undefined;
	#heard = true;
	#over = false;
	#hints: HintWish[] = [];
	readonly #stopListening: () => void;

	/** whether a coach is wanted: as this person has it, until he says so here */
	#coach: 'kept' | 'on' | 'off' = 'kept';

	constructor(table: string) {
		this.#table = table;
		this.answered = recallHere<number>(ANSWERED + table) ?? 0;
		this.#stopListening = language.listen((code) => this.#send({ do: 'language', language: code }));
		globalThis.addEventListener?.('online', this.#wake);
		globalThis.document?.addEventListener('visibilitychange', this.#wake);
		this.#open();
	}

	/** The choice of this number, of the question that was asked at `at`. What the table takes `byItself` is no answer of the person. */
	answer(choice: number, at: number, byItself = false): void {
		const sent = this.#command({ do: 'answer', choice }, at);
		if (sent && !byItself) this.#byHand = sent;
	}

	/** Whether other people sit at this table. */
	get company(): boolean {
		return this.state?.people.some(({ kind, me }) => kind === 'person' && !me) ?? false;
	}

	undo(): void {
		this.#command({ do: 'undo' });
	}

	allow(yes: boolean): void {
		this.#command({ do: 'allow', yes });
	}

	resign(): void {
		this.#command({ do: 'resign' });
	}

	/** How quickly the bots go on; somebody who plays with them alone decides that. */
	hurry(times: 0 | 1 | 2): void {
		this.#command({ do: 'speed', times });
	}

	say(phrase: string, about: number | null): void {
		this.#command({ do: 'say', phrase, about });
	}

	show(yes: boolean): void {
		this.#command({ do: 'show', yes });
	}

	standIn(whom: number, yes: boolean): void {
		this.#command({ do: 'stand_in', whom, yes });
	}

	/** Be told what is at stake, or no longer. */
	coach(on: boolean): void {
		this.#coach = on ? 'on' : 'off';
		this.#send({ do: 'coach', on });
	}

	/** What a bot would do now. */
	hint(): Promise<Hint> {
		return new Promise((heard, failed) => {
			const wish: HintWish = { request: { do: 'hint', ...this.#head() }, heard, failed };
			this.#hints.push(wish);
			this.#send(wish.request);
		});
	}

	close(): void {
		this.#over = true;
		this.#stopListening();
		globalThis.removeEventListener?.('online', this.#wake);
		globalThis.document?.removeEventListener('visibilitychange', this.#wake);
		this.#drop();
	}

	#head(): { id: string; table: string; seat: number; at: number } {
		return { id: newId(), table: this.#table, seat: this.state?.view.seat ?? -1, at: this.state?.n ?? 0 };
	}

	/** Only one command of a kind waits at a time: a second click on the same thing is the same wish. */
	#command(wish: Answerless<Command>, at = this.state?.n ?? 0): string {
		if (this.state === null || this.state.view.seat < 0 || this.pending.some((command) => command.do === wish.do)) return '';
		const command = { ...wish, ...this.#head(), at } as Command;
		this.problem = '';
		this.pending = [...this.pending, command];
		this.#send(command);
		return command.id;
	}

	#send(message: Command | Request): void {
		if (this.connected) this.#socket?.send(JSON.stringify(message));
	}

	#open(): void {
		const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
		const asked: Language = language.current;
		// a journal in another language is told anew
		const last = this.state?.view.language === asked ? this.state.n : 0;
		const question = new URLSearchParams({ table: this.#table, last: String(last), language: asked });
		question.set('coach', this.#coach);
		const socket = new WebSocket(`${scheme}://${location.host}/ws?${question}`);
		this.#socket = socket;
		this.#again = setTimeout(() => this.#lost(), PATIENCE);
		socket.onopen = () => {
			clearTimeout(this.#again);
			this.connected = true;
			this.#wait = FIRST_WAIT;
			this.#lostAt = 0;
			this.#heard = true;
			this.#ping = setInterval(() => this.#askWhetherAlive(), PING);
			if (language.current !== asked) this.#send({ do: 'language', language: language.current });
			for (const command of this.pending) this.#send(command);
			for (const wish of this.#hints) this.#send(wish.request);
		};
		socket.onmessage = (event: MessageEvent<string>) => {
			this.#heard = true;
			this.#hear(JSON.parse(event.data) as Message);
		};
		socket.onclose = () => {
			if (this.#socket === socket) this.#lost();
		};
	}

	#drop(): void {
		const socket = this.#socket;
		this.#socket = null;
		this.connected = false;
		clearInterval(this.#ping);
		clearTimeout(this.#again);
		socket?.close();
	}

	#lost(): void {
		this.#drop();
		if (this.#over) return;
		// a server that comes back is not run over by everybody at the same moment
		this.#again = setTimeout(() => this.#open(), this.#wait * (0.75 + Math.random() / 2));
		this.#lostAt ||= Date.now();
		this.#wait = Math.min(this.#wait * 2, Date.now() - this.#lostAt < MINUTE ? LONGEST_WAIT : LONGEST_WAIT_LATER);
	}

	/** The network is back, or somebody looks again: do not wait. A device that slept may hold a line that is dead. */
	readonly #wake = (): void => {
		if (this.#over || globalThis.document?.visibilityState === 'hidden') return;
		clearTimeout(this.#again);
		if (this.#socket === null) {
			this.#open();
		} else if (this.connected) {
			this.#askWhetherAlive();
			this.#again = setTimeout(() => this.#heard || this.#lost(), WAKING);
		}
	};

	/** A line on which nothing came since the last ping is dead, though the browser has not noticed. */
	#askWhetherAlive(): void {
		if (!this.#heard) {
			this.#lost();
			return;
		}
		this.#heard = false;
		this.#send({ do: 'ping' });
		// an answer may have been spared us with other messages; sent twice is carried out once
		for (const command of this.pending) this.#send(command);
	}

	#hear(message: Message): void {
		switch (message.is) {
			case 'state':
				if (message.done !== null) this.#forget(message.done, message.n);
				if (this.state === null || message.n >= this.state.n) this.#take(message);
				return;
			case 'change':
				this.#change(message);
				return;
			case 'people':
				if (this.state?.n === message.n) this.state = { ...this.state, people: message.people };
				return;
			case 'done':
				this.#forget(message.id);
				return;
			case 'refused':
				this.#refused(message.id, message.code, message.text);
				return;
			case 'hint':
				this.#settle(message.id, (wish) => wish.heard(message));
				return;
			case 'closed':
				this.closed = FINAL.has(message.code) ? message : null;
				this.#over ||= this.closed !== null;
				return;
		}
	}

	#take(state: State): void {
		// who comes now has waited for nothing
		if (this.state === null) this.answered ||= state.n;
		this.journal = mergeNews(this.journal, state.news);
		this.state = state;
	}

	/** What comes late is known already; where something before it was lost the line is opened anew, and the whole table told. */
	#change(change: Change): void {
		if (change.done !== null) this.#forget(change.done, change.n);
		if (this.state !== null && change.n <= this.state.n) return;
		if (this.state !== null && fits(this.state, change)) this.#take(changed(this.state, change));
		else this.#lost();
	}

	#forget(id: string, n = this.state?.n ?? 0): void {
		this.pending = this.pending.filter((command) => command.id !== id);
		if (id !== this.#byHand) return;
		this.answered = n;
		rememberHere(ANSWERED + this.#table, n);
	}

	#refused(id: string, code: string, text: string): void {
		if (this.#settle(id, (wish) => wish.failed(new ProblemError(code, text, 0)))) return;
		this.pending = this.pending.filter((command) => command.id !== id);
		this.problem = text;
	}

	#settle(id: string, end: (wish: HintWish) => void): boolean {
		const wish = this.#hints.find((each) => each.request.id === id);
		this.#hints = this.#hints.filter((each) => each !== wish);
		if (wish) end(wish);
		return wish !== undefined;
	}
}
