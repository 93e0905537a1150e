/* A table that is being set up: what the panel shows and changes, and what is sent in the end. Nothing here knows rules; it knows which set-ups belong to a seat. */

import type { GameInfo, NewTable, Pace, SeatWish, Watch } from '../wire/protocol';

export type Who = SeatWish['kind'];
export type Value = string | boolean | number;

export interface Draft {
	info: GameInfo;
	players: number;
	seats: Who[];
	bot: string;
	/** set-ups of the whole table: a chapter, a variant */
	table: Record<string, Value>;
	/** set-ups of each seat: a deck, a hero */
	each: string[];
	options: Record<string, Value>;
	pace: Pace;
	watch: Watch;
}

/** Which set-up belongs to the seats, and with which seat it begins. */
const OF_SEATS: Record<string, { name: string; first: number }> = { tcg: { name: 'decks', first: 0 }, quest: { name: 'heroes', first: 1 } };
const USUAL_PLAYERS: Record<string, number> = { fellowship: 4 };

export const ofSeats = (info: GameInfo): { name: string; first: number } | null => OF_SEATS[info.id] ?? null;
/** The set-ups of the whole table, with their values. */
export const ofTable = (info: GameInfo): [string, Value[]][] =>
	Object.entries(info.setups).filter(([name]) => name !== ofSeats(info)?.name) as [string, Value[]][];
/** What a seat can choose from. */
export const choicesOf = (info: GameInfo): string[] => (info.setups[ofSeats(info)?.name ?? ''] ?? []) as string[];

/** The most usual table of this game: oneself and bots. */
export function usualDraft(info: GameInfo, wished: Partial<Draft> = {}): Draft {
	const players = wished.players ?? USUAL_PLAYERS[info.id] ?? info.players[0];
	const seats = ofSeats(info);
	const example = (seats ? (info.example[seats.name] ?? []) : []) as string[];
	const all = choicesOf(info);
	const table = Object.fromEntries(ofTable(info).map(([name, values]) => [name, values[0]]));
	const draft: Draft = {
		info,
		players,
		seats: Array.from({ length: players }, (_, seat): Who => (seat === (seats?.first ?? 0) ? 'me' : 'bot')),
		bot: info.bots.includes('rules') ? 'rules' : (info.bots[0] ?? ''),
		table,
		each: [...example, ...all.filter((choice) => !example.includes(choice))],
		options: Object.fromEntries(info.options.map((option) => [option.name, option.values[0]])),
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

/** Put somebody on a seat. There is only one of oneself: where one sat before, a bot sits now, or whoever sat on the new place. */
export function setSeat(draft: Draft, seat: number, who: Who): void {
	const before = draft.seats.indexOf('me');
	if (who === 'me' && before >= 0 && before !== seat) draft.seats[before] = draft.seats[seat];
	draft.seats[seat] = who;
}

/** Give a seat a deck or a hero. Heroes are there once: who had it gets what this seat had. */
export function setEach(draft: Draft, place: number, choice: string): void {
	const other = draft.each.indexOf(choice);
	if (draft.info.id === 'quest' && other >= 0) draft.each[other] = draft.each[place];
	draft.each[place] = choice;
}

/** What is sent: only what differs from the usual, so that a server may change what is usual. */
export function tableOf(draft: Draft): NewTable {
	const seats = ofSeats(draft.info);
	const changed = Object.fromEntries(
		draft.info.options.filter((option) => draft.options[option.name] !== option.values[0]).map((option) => [option.name, draft.options[option.name]]),
	);
	const setup: Record<string, unknown> = { ...draft.table };
	for (const [name, values] of ofTable(draft.info)) if (typeof values[0] === 'boolean' && setup[name] === values[0]) delete setup[name];
	if (seats) setup[seats.name] = draft.each.slice(0, draft.players - seats.first);
	if (Object.keys(changed).length) setup.options = changed;
	const wishes = draft.seats.map((kind): SeatWish => (kind === 'bot' ? { kind, bot: draft.bot } : { kind }));
	return { game: draft.info.id, setup, players: draft.players, seats: wishes, watch: draft.watch, pace: draft.pace };
}
