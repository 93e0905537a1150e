/* A table that is being set up: what the panel shows and changes, and what is sent in the end. Nothing here knows rules; the server tells what a set-up may name. */

import type { FormField, GameInfo, NewTable, Pace, SeatWish, Watch } from '../wire/protocol';

export type Who = SeatWish['kind'];

export interface Draft {
	info: GameInfo;
	players: number;
	seats: Who[];
	bot: string;
	/** set-ups of the whole table, by field: a chapter, a variant */
	table: Record<string, unknown>;
	/** set-ups of the seats, by field: decks, heroes */
	each: Record<string, unknown[]>;
	options: Record<string, unknown>;
	pace: Pace;
	watch: Watch;
}

/** What is asked for once at the table. */
export const ofTable = (info: GameInfo): FormField[] => info.form.filter((field) => !field.per_seat);
/** What is asked for at each seat. */
export const ofSeats = (info: GameInfo): FormField[] => info.form.filter((field) => field.per_seat);
/** The first seat of which something is asked: that is where one sits. */
const ownSeat = (info: GameInfo): number => ofSeats(info)[0]?.first ?? 0;

/** What the seats have at first: the usual, then whatever else can be had. */
function usualEach({ values, default: usual }: FormField): unknown[] {
	const first = Array.isArray(usual) ? (usual as unknown[]) : [];
	return [...first, ...values.filter(({ value, needs }) => !needs && !first.includes(value)).map(({ value }) => value)];
}

/** The most usual table of this game: oneself and bots. */
export function usualDraft(info: GameInfo, wished: Partial<Draft> = {}): Draft {
	const players = wished.players ?? info.usual_players;
	const table = Object.fromEntries(ofTable(info).map((field) => [field.name, field.default]));
	const draft: Draft = {
		info,
		players,
		seats: Array.from({ length: players }, (_, seat): Who => (seat === ownSeat(info) ? 'me' : 'bot')),
		bot: info.usual_bot,
		table,
		each: Object.fromEntries(ofSeats(info).map((field) => [field.name, usualEach(field)])),
		options: Object.fromEntries(info.options.map((option) => [option.name, option.default])),
		pace: 'live',
		watch: 'public',
	};
	return { ...draft, ...wished, table: { ...table, ...wished.table } };
}

/** Another number of players: seats that stay keep who sits there; new ones are like the last. */
export function setPlayers(draft: Draft, players: number): void {
	const more = draft.seats.at(-1) === 'open' ? 'open' : 'bot';
	const seats = Array.from({ length: players }, (_, seat): Who => draft.seats[seat] ?? more);
	if (draft.seats.includes('me') && !seats.includes('me')) seats[seats.length - 1] = 'me';
	[draft.players, draft.seats] = [players, seats];
}

/** Put somebody on a seat; one may play several. */
export function setSeat(draft: Draft, seat: number, who: Who): void {
	draft.seats[seat] = who;
}

/** Decide something for the whole table. What belongs to a ticked field is usual there, and cannot be had elsewhere. */
export function setTable(draft: Draft, { name }: FormField, value: unknown): void {
	draft.table[name] = value;
	for (const field of ofSeats(draft.info)) {
		const needing = field.values.filter(({ needs }) => needs === name).map((one) => one.value);
		if (needing.length === 0) continue;
		const usual = usualEach(field);
		draft.each[field.name] = draft.each[field.name].map((given, seat) =>
			value === true ? needing[seat % needing.length] : needing.includes(given) ? usual[seat] : given,
		);
	}
}

/** Give a seat a deck or a hero. Of what is there once, who had it gets what this seat had. */
export function setEach(draft: Draft, field: FormField, seat: number, value: unknown): void {
	const given = draft.each[field.name];
	const place = seat - field.first;
	const other = given.indexOf(value);
	if (field.distinct && other >= 0) given[other] = given[place];
	given[place] = value;
}

/** What is sent: only what differs from the usual, so that a server may change what is usual. */
export function tableOf(draft: Draft): NewTable {
	const { info, players } = draft;
	const changed = info.options.filter((option) => draft.options[option.name] !== option.default).map((option) => [option.name, draft.options[option.name]]);
	const setup: Record<string, unknown> = { ...draft.table };
	for (const field of ofTable(info)) if (typeof field.default === 'boolean' && setup[field.name] === field.default) delete setup[field.name];
	for (const field of ofSeats(info)) setup[field.name] = draft.each[field.name].slice(0, players - field.first);
	if (changed.length) setup.options = Object.fromEntries(changed);
	const seats = draft.seats.map((kind): SeatWish => (kind === 'bot' ? { kind, bot: draft.bot } : { kind }));
	return { game: info.id, setup, players, seats, watch: draft.watch, pace: draft.pace };
}
