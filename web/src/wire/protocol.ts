/* What travels between a table and a browser; docs/protocol.md tells the same in words. Written by `python -m onetable.server.typescript` from the types of the server. */

/** unreadable: the table cannot be opened any longer. */
export type Stage = 'gathering' | 'over' | 'playing' | 'unreadable';
/** A heading of the journal: a key of the interface and its number. */
export type Group = [string, number];
/** Text with marks: what is set off in it is written ⟦kind:code|words⟧, or without a code ⟦kind|words⟧. */
export type Text = string;
/** A word of the game, or anything else that is an object. */
export type Json = Record<string, unknown>;
export type GameId = string;
/** How far work in the background is; none: nobody has asked for it yet. */
export type WorkState = 'done' | 'failed' | 'none' | 'running' | 'stopped' | 'waiting';
/** live: a bot fills in for who is gone too long; days: everybody takes the time he needs. */
export type Pace = 'days' | 'live';
/** Who may look on: nobody, anybody (public things only), whom a seat lets look, anybody after the end. */
export type Watch = 'after' | 'off' | 'public' | 'seat';
/** What a token of a bot may do: look, answer, send and answer challenges, open tables and sit down. */
export type Scope = 'challenge' | 'play' | 'read' | 'tables';
export type Language = 'en' | 'ja' | 'nl' | 'zh';
/** gone: the seat is taken, or the table is no longer there. */
export type ChallengeState = 'accepted' | 'declined' | 'gone' | 'open' | 'withdrawn';
/** What comes of it if this seat resigns. ends: the game is over; leaves: others play on; asks: others would lose, and are asked. */
export type ResignNow = 'asks' | 'ends' | 'leaves' | 'no';

/** The numbered choice of the open question. */
export interface Answer {
	do: 'answer';
	id: string;
	table: string;
	seat: number;
	at: number;
	choice: number;
}

/** Take the last answer of this seat back. */
export interface TakeBack {
	do: 'undo';
	id: string;
	table: string;
	seat: number;
	at: number;
}

/** Agree to the undo that was asked for, or not. */
export interface Allow {
	do: 'allow';
	id: string;
	table: string;
	seat: number;
	at: number;
	yes: boolean;
}

/** Resign the game; where it ends for others as well they are asked. */
export interface Resign {
	do: 'resign';
	id: string;
	table: string;
	seat: number;
	at: number;
}

/** How quickly the bots go on where one person plays with them: as people follow best, twice as quickly, or at once (0). */
export interface SetSpeed {
	do: 'speed';
	id: string;
	table: string;
	seat: number;
	at: number;
	times: number;
}

/** One of the phrases that the view offers. */
export interface Say {
	do: 'say';
	id: string;
	table: string;
	seat: number;
	at: number;
	phrase: string;
	about?: number | null;
}

/** Let those who look on see this seat. */
export interface Show {
	do: 'show';
	id: string;
	table: string;
	seat: number;
	at: number;
	yes: boolean;
}

/** Let a bot play for somebody who is gone, or wait instead. */
export interface StandIn {
	do: 'stand_in';
	id: string;
	table: string;
	seat: number;
	at: number;
	whom: number;
	yes: boolean;
}

/** What would the bot do? */
export interface AskHint {
	do: 'hint';
	id: string;
	table: string;
	seat: number;
	at: number;
}

/** Another language from now on. */
export interface Speak {
	do: 'language';
	language: Language;
}

/** Be told what is at stake, or no longer. */
export interface WantCoach {
	do: 'coach';
	on: boolean;
}

/** Is anybody there? */
export interface Ping {
	do: 'ping';
}

/** What a person may say of himself. */
export interface NewMe {
	name?: string | null;
	language?: Language | null;
	coach?: Record<string, boolean> | null;
}

/** What an account shall have from now on: a guest needs both, a change needs the old password. */
export interface Account {
	login?: string | null;
	password?: string | null;
	old_password?: string | null;
}

/** Name and password of an account. */
export interface Login {
	login: string;
	password: string;
}

/** You are to be forgotten. */
export interface Deletion {
	/** Of an account. */
	password?: string | null;
}

/** The device that shall be known no longer; all but this one, if none is named. */
export interface EndDevice {
	device?: string | null;
}

/** A bot account to be made. */
export interface NewBot {
	name: string;
	about?: string;
	welcomes?: boolean;
	language?: Language;
}

/** What shall be otherwise with a bot account. */
export interface BotChange {
	name?: string | null;
	about?: string | null;
	welcomes?: boolean | null;
}

/** A token to be made for a bot. */
export interface NewToken {
	scopes: Scope[];
	name?: string;
}

/** An open seat of a table of yours, offered to somebody; the first open one, if none is named. */
export interface NewChallenge {
	to: string;
	table: string;
	seat?: number | null;
}

/** A deck to be kept. */
export interface NewDeck {
	game: GameId;
	name: string;
	/** A pasted list, or the JSON of a deck. */
	text: string;
	note?: string;
}

/** Another name or note; with `version` the note is of that version. */
export interface ChangedDeck {
	name?: string | null;
	note?: string | null;
	version?: number | null;
}

/** A deck as it shall be from now on. */
export interface SavedDeck {
	/** A pasted list, or the JSON of a deck. */
	text: string;
	/** What is new in this version. */
	note?: string;
}

/** Whether somebody who has the link may read a deck. */
export interface SharedOrNot {
	shared?: boolean;
}

/** A deck that is only looked at. */
export interface WrittenDeck {
	/** A pasted list, or the JSON of a deck. */
	text: string;
}

/** A deck that lacks something. */
export interface UnfinishedDeck {
	/** A pasted list, or the JSON of a deck. */
	text: string;
	/** What of it shall be filled, such as `sites`; “” is all. */
	part?: string;
}

/** A deck that is tried out; the same seed deals the same hand. */
export interface TriedDeck {
	/** A pasted list, or the JSON of a deck. */
	text: string;
	seed?: number | null;
}

/** Something to be tried out; what may be wished for is the game's. */
export interface NewTrial {
	wish: Json;
}

/** A table to be opened; without `seats` the first is yours and bots take the others. */
export interface NewTable {
	game: GameId;
	players: number;
	setup?: Json;
	seats?: SeatWish[];
	watch?: Watch;
	pace?: Pace;
	/** The same deal as this table. */
	deal_of?: string | null;
	/** Go on with the people of this table, which is over. */
	after?: string | null;
	/** A name of this wish: sent again by the same person under the same name, it is the same table. */
	once?: string | null;
}

/** Who shall sit somewhere. */
export interface SeatWish {
	kind: 'bot' | 'me' | 'open';
	/** “” is the usual one of the game. */
	bot?: string;
}

/** Which open seat to take; any, if none is named. */
export interface SitDown {
	seat?: number | null;
	/** What you bring, by field of the form: a deck by name, as data, or as a list. */
	brings?: Json;
}

/** What you bring to your seat, before the game begins; with several seats say to which. */
export interface Bring {
	brings: Json;
	seat?: number | null;
}

/** Which of your seats to give up; all, if none is named. */
export interface Leave {
	seat?: number | null;
}

/** A bot for an open seat. */
export interface PlaceBot {
	seat: number;
	/** “” is the usual one of the game. */
	bot?: string;
}

/** Go on from a point of a finished game. */
export interface Branch {
	at: number;
	seats?: SeatWish[];
}

/** The whole table as one seat sees it, and what is new in its journal. */
export interface State {
	is: 'state';
	table: string;
	n: number;
	done: string | null;
	news: News;
	view: View;
	people: Person[];
	undo: Undo;
	said: Said[];
	/** The table at which the people of this one play on. */
	next: string | null;
	/** What is learned here; null at any other table. */
	lesson: LessonNow | null;
	/** What the coach says; null where he is silent. */
	coach: CoachNow | null;
	/** How long may still be chosen; null where there is no clock. */
	clock: ClockNow | null;
	resign: ResignNow;
	/** How quickly bots go on for one who plays with them alone: 1, 2 times, or 0 for at once. */
	speed: number;
}

/** Lines beyond `after` are dropped, these are appended. */
export interface News {
	after: number;
	lines: JournalLine[];
}

/** A line of the journal; `kind` is the word it reads aloud, `group` the heading it stands under. */
export interface JournalLine {
	n: number;
	text: Text;
	is: string;
	group: Group | null;
	/** 0 only books what the line before brought, 2 is worth telling later. */
	weight: number;
	/** The things it is about, by the names under which they lie on the table. */
	about: string[];
}

/** All that one seat is shown. */
export interface View {
	game: GameId;
	seat: number;
	asked: number;
	language: Language;
	/** What is asked, or for whom all wait. */
	question: Text;
	/** The section of the guide about what is asked; empty where there is none. */
	subject: string;
	/** For the asked seat alone. */
	choices: Choice[];
	/** What one might try and cannot do. */
	refused: Refusal[];
	over: Over | null;
	/** What this seat may say now. */
	phrases: Phrase[];
	/** What lies on the table, in sentences. */
	pages: Page[];
	/** What lies on the table as data of its game; null where a game has none. */
	board: unknown;
}

/** One of the choices: its words, what it does, and what it is about. */
export interface Choice {
	text: Text;
	/** What it does: the name of the word. */
	is: string;
	/** The card it is about. */
	card: string | null;
	/** The chair where that card lies. */
	chair: number | null;
	/** The chair that gets the card. */
	to: number | null;
	/** Whom or what else it names. */
	key: string | null;
	/** What one should know before taking it. */
	reading: Text[];
	/** The choice as data. */
	word: Json;
	place?: string | number;
	amount?: number;
	target?: string | number;
}

/** What one might try, and why it cannot be done. */
export interface Refusal {
	text: Text;
	is: string;
	why: Text;
	card: string | null;
	chair: number | null;
	key: string | null;
	/** The attempt as data. */
	word: Json;
	/** The part of the rules in short that it follows from. */
	rule?: string;
	/** The section of the guide that it follows from. */
	section?: string;
	place?: string | number;
	amount?: number;
	target?: string | number;
}

/** How it ended. */
export interface Over {
	outcome: string;
	title: Text;
	lines: Text[];
	scores: number[];
	next: Following[];
}

/** A game that could be played next. */
export interface Following {
	key: string;
	title: string;
	setup: Json;
}

/** A phrase that may be said now, and whom it may be about. */
export interface Phrase {
	key: string;
	about: Mentioned[] | null;
}

/** Somebody a phrase may be about. */
export interface Mentioned {
	number: number;
	name: string;
}

/** A part of the table in sentences. */
export interface Page {
	title: string;
	lines: Text[];
}

/** Who sits on a seat. */
export interface Person {
	seat: number;
	kind: 'bot' | 'open' | 'person';
	name: string;
	here: boolean;
	bot: string;
	standing_in: boolean;
	me: boolean;
	shown: boolean;
	/** Whether this person is a bot account, played by a program elsewhere. */
	program: boolean;
	/** Whether the others would rather wait for this person than let a bot play. */
	waited: boolean;
}

/** Whether this seat may try to take something back, and who has asked for that. */
export interface Undo {
	may: boolean;
	why: string;
	asked: UndoAsked | null;
}

/** Somebody wants to take something back, or to resign for all; these have not yet agreed. */
export interface UndoAsked {
	seat: number;
	missing: number[];
	resign: boolean;
}

/** A phrase that somebody said. */
export interface Said {
	n: number;
	seat: number;
	phrase: string;
	about: number | null;
	text: Text;
}

/** A lesson that is being played: how it stands, what is to be reached, what the tutor says to this moment, and what comes after it. */
export interface LessonNow {
	name: string;
	title: string;
	task: string;
	progress: 'failed' | 'open' | 'reached';
	/** “” where there is nothing to be said. */
	text: string;
	/** Whether nothing goes on before something is taken back. */
	waits: boolean;
	/** The subject of the rulebook that it is about; “” where none is named. */
	section: string;
	number: number;
	count: number;
	/** The lesson after it. */
	next: string | null;
	/** The things the tutor speaks of, by the names under which they lie on the table. */
	at: string[];
}

/** What the coach says to this moment: what is at stake, and two hints; the third is what a bot would do. */
export interface CoachNow {
	stake: Text;
	/** Where to look. */
	look: Text;
	/** What to compare. */
	compare: Text;
	/** The things he speaks of, by the names under which they lie on the table. */
	at: string[];
}

/** The clock of this seat, or of those it waits for, when this was sent; when it has run out a bot answers this once. */
export interface ClockNow {
	/** Seconds. */
	left: number;
	/** Seconds that one has in all. */
	of: number;
}

/** What makes the next state of the one that this line has told before; whoever does not hold that one opens the line anew. */
export interface Change {
	is: 'change';
	table: string;
	n: number;
	/** The number of the state on which this stands. */
	on: number;
	/** And its language. */
	language: Language;
	done: string | null;
	news: News;
	/** By place (board/chairs/2; “” for the view itself): members that take the place of those of the same name. */
	view: Record<string, Json>;
	people?: Person[];
	undo?: Undo;
	said?: Said[];
	next?: string | null;
	lesson?: LessonNow | null;
	coach?: CoachNow | null;
	clock?: ClockNow | null;
	resign?: ResignNow;
	speed?: number;
}

/** Who is here now, while the table stands at `n`. */
export interface PeopleNow {
	is: 'people';
	n: number;
	people: Person[];
}

/** This command was carried out before. */
export interface Done {
	is: 'done';
	id: string;
	n: number;
}

/** This command was not carried out, and why. */
export interface Refused {
	is: 'refused';
	id: string;
	code: string;
	text: Text;
}

/** What the bot would do. */
export interface Hint {
	is: 'hint';
	id: string;
	at: number;
	choice: number;
	text: Text;
	/** Why it would; “” where it cannot say. */
	why: Text;
}

/** Here. */
export interface Pong {
	is: 'pong';
}

/** The line will be closed, and why. */
export interface Closed {
	is: 'closed';
	code: string;
	text: string;
}

/** The stream begins: with all that waits for you now (`whole`), or with what has happened since the event that you named. */
export interface Listening {
	is: 'listening';
	event: string;
	whole: boolean;
}

/** There is a challenge of yours, sent or received, that waits for an answer. */
export interface Challenged {
	is: 'challenged';
	event: string;
	challenge: Challenge;
}

/** A seat that somebody offers to somebody. */
export interface Challenge {
	id: string;
	sender: Somebody;
	receiver: Somebody;
	table: string;
	seat: number;
	game: GameId;
	title: string;
	players: number;
	pace: Pace;
	state: ChallengeState;
	made: number;
}

/** One side of a challenge, or a bot in the list. */
export interface Somebody {
	id: string;
	name: string;
	/** Whether this is a bot account. */
	program: boolean;
	about: string;
	/** The name of the owner of a bot; “” for a person. */
	owner: string;
	/** Of a bot: whether it listens for events now. */
	here: boolean;
}

/** A challenge of yours waits no longer. */
export interface ChallengeOver {
	is: 'challenge_over';
	event: string;
	challenge: string;
	table: string;
	state: ChallengeState;
}

/** A game is played at a table at which you sit. */
export interface TableBegun {
	is: 'table_begun';
	event: string;
	table: string;
	game: GameId;
	seat: number;
}

/** You are asked at a table; `n` is the number of its last entry. */
export interface YourTurn {
	is: 'your_turn';
	event: string;
	table: string;
	game: GameId;
	seat: number;
	n: number;
}

/** The game is over at a table at which you sit. */
export interface TableOver {
	is: 'table_over';
	event: string;
	table: string;
	game: GameId;
	seat: number;
	outcome: string;
}

/** What is wrong with a request. */
export interface Problem {
	code: string;
	text: string;
}

/** The person who asks; `token` only where it has just been made. */
export interface Me {
	id: string;
	name: string;
	language: Language;
	login: string | null;
	token: string | null;
	/** Of which games a coach is wanted, where that was said. */
	coach: Record<string, boolean>;
}

/** It is done. */
export interface Nothing {
	done: boolean;
}

/** A device on which you are known. */
export interface Device {
	id: string;
	/** Browser and system in a word or two; “” for what is no browser. */
	kind: string;
	/** When you were first known on it, in seconds; 0 where that was not noted. */
	made: number;
	/** When it was last here, within the hour. */
	seen: number;
	/** Whether it is the one that asks. */
	this: boolean;
}

/** A bot account, as its owner sees it. */
export interface BotAccount {
	id: string;
	name: string;
	about: string;
	/** Whether anybody may challenge it; else only its owner. */
	welcomes: boolean;
	/** Whether it listens for events now. */
	here: boolean;
	made: number;
	tokens: BotToken[];
	/** What was done with it, the latest first. */
	deeds: BotDeed[];
}

/** A token of a bot; `token` itself only where it has just been made, and never again. */
export interface BotToken {
	id: string;
	name: string;
	scopes: Scope[];
	made: number;
	/** When it was last used, within the hour. */
	seen: number;
	token: string | null;
}

/** Something that was done with a bot account. */
export interface BotDeed {
	at: number;
	what: 'changed' | 'made' | 'removed' | 'token ended' | 'token made';
	about: string;
}

/** A deck that you keep here. */
export interface DeckInfo {
	id: string;
	game: GameId;
	name: string;
	note: string;
	/** The word of its link; “” while nobody else may read it. */
	link: string;
	made: number;
	changed: number;
	versions: number;
	/** Its last version, as it is brought to a table. */
	deck: Json;
	summary: DeckSummary;
}

/** A deck in short. */
export interface DeckSummary {
	/** What is in it, in a few words. */
	about: string;
	legal: boolean;
	/** Every rule that it breaks, in sentences. */
	reasons: string[];
	/** As its game draws it. */
	face: Record<string, unknown> | null;
}

/** A deck with all its versions, the first one first. */
export interface KeptDeck {
	info: DeckInfo;
	history: DeckVersion[];
}

/** One version of a deck. */
export interface DeckVersion {
	n: number;
	at: number;
	note: string;
	deck: Json;
}

/** A deck that somebody lets you read. */
export interface SharedDeck {
	game: GameId;
	name: string;
	note: string;
	/** Who built it. */
	by: string;
	mine: boolean;
	deck: Json;
	summary: DeckSummary;
}

/** A deck that comes with the game, to begin with. */
export interface GivenDeck {
	id: string;
	title: string;
	deck: Record<string, unknown>;
	about: string;
	legal: boolean;
	/** As its game draws it. */
	face: Record<string, unknown> | null;
}

/** A written deck: as it was read, with its mistakes, and every rule that it breaks. */
export interface CheckedDeck {
	read: ReadDeck;
	/** None while there are mistakes. */
	summary: DeckSummary | null;
	/** The deck as a list; “” while there are mistakes. */
	written: string;
}

/** A deck as somebody has written it. */
export interface ReadDeck {
	/** As it is kept and brought to a table, as far as it can be read. */
	deck: Record<string, unknown> | null;
	mistakes: Mistake[];
}

/** A line of a written deck that cannot be read, and why. */
export interface Mistake {
	line: number;
	/** The line as it stands there. */
	written: string;
	text: string;
	/** What the line may say instead, the likeliest first. */
	meant: string[];
}

/** An opening hand, and a first turn as a bot plays it. */
export interface SampleTurn {
	hand: SampleCard[];
	/** What happened before the hand was drawn and in the turn; empty where the deck cannot be played. */
	lines: string[];
}

/** A card of an opening hand. */
export interface SampleCard {
	card: string;
	playable: boolean;
	/** Why it cannot be played in the first turn; “” if it can, or where nobody can tell. */
	why: string;
}

/** What can be told of a game that is over by who sees all cards; as far as it is known. */
export interface HindsightInfo {
	state: WorkState;
	done: number;
	/** How much there is to be found; 0 while that is not known. */
	of: number;
	/** Whether it could be won when its last part began; null: not decided. */
	winnable: boolean | null;
	/** How many answers were given when it could be won for the last time: the next one lost it. */
	lost_at: number | null;
	/** What would have kept it then. */
	better: Choice[];
	moments: HindsightMoment[];
}

/** Before one answer: how it looked to the seat that was asked. */
export interface HindsightMoment {
	/** How many answers were given before. */
	at: number;
	seat: number;
	/** In what share of the worlds that this seat could not rule out the game could still be won; null: not decided. */
	chance: number | null;
}

/** The puzzles of a day, and those of the book. */
export interface PuzzlePage {
	date: string;
	levels: string[];
	/** Whether those of the day are still being looked for: ask again in a moment. */
	making: boolean;
	day: PuzzleInfo[];
	book: PuzzleInfo[];
}

/** A puzzle: a deal that can be won; nothing of its cards is told here. */
export interface PuzzleInfo {
	name: string;
	level: string;
	/** open: one person sees and plays all hands; closed: bots play the others. */
	way: 'closed' | 'open';
	title: string;
	/** How many people have played it to its end. */
	played: number;
	/** How many of them have won it. */
	solved: number;
	/** How often you have played it to its end. */
	tries: number;
	/** The try with which you have won it; 0 where none was. */
	mine: number;
	/** Where you are playing it now; “” if nowhere. */
	table: string;
	/** What its tables call it. */
	deal: string;
	/** Who is in it, as keys of what the game draws. */
	people: string[];
}

/** What can be told of a table to somebody who knows its link. */
export interface TableInfo {
	id: string;
	word: string;
	game: GameId;
	title: string;
	detail: string;
	setup: Json;
	players: number;
	people: Person[];
	seat: number | null;
	your_turn: boolean;
	waits_for: string;
	state: Stage;
	outcome: string;
	changed: number;
	pace: Pace;
	watch: Watch;
	emblem: string;
	n: number;
	/** Why the table cannot be opened; “” where it can. */
	trouble: string;
	/** The table that this game follows as one of a round; “” where it is none. */
	round: string;
	/** The deal of the puzzle that is played here; “” at any other table. */
	puzzle: string;
	/** The fields of the form that everybody fills for themselves until the game begins. */
	brings: string[];
	/** By seat, whom or what it plays by the set-up; “” where nothing is said of it. */
	roles: string[];
	/** The seats that won; empty while it goes on, and where nobody did. */
	winners: number[];
}

/** How all fared with a puzzle. */
export interface PuzzleResults {
	/** How many people have played it to its end. */
	played: number;
	/** How many of them have won it. */
	solved: number;
	/** How many of them with the first try. */
	at_once: number;
	/** Those who needed the fewest tries first, 100 at most and you. */
	people: PuzzleResult[];
	/** Their first choices, the most usual one first. */
	beginnings: PuzzleBeginning[];
}

/** How somebody fared with a puzzle; of several tries that which solved it counts, else the last one. */
export interface PuzzleResult {
	name: string;
	tries: number;
	/** With which try; 0 where none was. */
	solved: number;
	/** Choices of his own up to the end. */
	moves: number;
	/** How long he thought about them; of a long pause ten minutes count. */
	seconds: number;
	/** How often a choice was taken back on the way. */
	taken_back: number;
	/** How many of the choices, from the first on, are the same as yours. */
	alike: number;
	me: boolean;
}

/** A first choice, and how many began so. */
export interface PuzzleBeginning {
	text: string;
	count: number;
	/** How many of them have won. */
	solved: number;
	me: boolean;
}

/** The games that follow another, and how all stand, the best first. */
export interface RoundInfo {
	games: RoundGame[];
	standings: RoundLine[];
}

/** One of the games that follow another: who meets there, by the seats of the game before. */
export interface RoundGame {
	game: GameId;
	/** Games of the same turn can be played at the same time. */
	turn: number;
	seats: number[];
	/** Where it is played; “” before anybody has opened the round. */
	table: string;
	state: Stage;
	/** What each of them made of it; null while it is not over. */
	scores: number[] | null;
}

/** How one seat stands in a round. */
export interface RoundLine {
	place: number;
	seat: number;
	name: string;
	points: number;
	played: number;
	left: number;
}

/** A trial in the background: how far it is, and what it has found so far. */
export interface TrialInfo {
	id: string;
	game: GameId;
	state: WorkState;
	/** Pieces of work that are done. */
	done: number;
	/** All of them. */
	of: number;
	/** As the game tells it; empty before the first is done. */
	report: Json;
}

/** How far somebody has come in the campaign. */
export interface Road {
	players: number;
	won: (number | string)[];
	next: number | string;
	kept: Record<string, Record<string, unknown>>;
	tries: Record<string, number>;
}

/** How far somebody has come in the lessons of a game. */
export interface Learning {
	game: GameId;
	count: number;
	learned: number;
	/** The first lesson that was not learned; null where all were. */
	next: string | null;
	/** What it is called. */
	title: string;
}

/** A lesson in a list. */
export interface LessonInfo {
	name: string;
	title: string;
	task: string;
	section: string;
	learned: boolean;
}

/** A game, and what a table may decide about it. */
export interface GameInfo {
	id: GameId;
	name: string;
	/** One line about it. */
	about: string;
	/** For how many, and how long it takes. */
	facts: string;
	/** What the button says that opens a usual table. */
	play: string;
	players: number[];
	usual_players: number;
	cooperative: boolean;
	sides: string[];
	/** The sides in words; “” for one that has no name of its own. */
	side_names: string[];
	/** Who sits on a side that has a seat of its own, as the game draws them. */
	side_faces: (Json | null)[];
	form: FormField[];
	options: FormOption[];
	example: Json;
	bots: string[];
	usual_bot: string;
	/** What may be said at its table; “” where anything may be. */
	talk_rule: string;
	/** Whether it has a book of chapters, and a road through them. */
	chapters: boolean;
	/** Whether it is the one to begin with. */
	first: boolean;
	/** The game with which it shares a card in the lobby; “” for one that stands by itself. */
	beside: string;
	/** None where nobody builds decks for it. */
	decks: DecksOfGame | null;
	/** Whether it has puzzles. */
	puzzles: boolean;
}

/** What is asked for when a table of a game is set up. */
export interface FormField {
	name: string;
	/** What it is; for a field of the seats “{seat}” stands in it for the name of the seat. */
	label: string;
	per_seat: boolean;
	/** The first seat that it is for. */
	first: number;
	/** No two seats have the same. */
	distinct: boolean;
	values: FormValue[];
	/** The usual value; for a field of the seats one for each, as far as there are usual ones. */
	default: unknown;
	/** Others may be given than those listed. */
	free: boolean;
}

/** One value that a form offers, and its words. */
export interface FormValue {
	value: unknown;
	label: string;
	/** The field of the table that must be ticked for it; “” where it can always be had. */
	needs: string;
	/** What is said where it is not ticked. */
	why: string;
	/** As its game draws it; null where it is only called by its name. */
	face: Json | null;
}

/** What a table may decide where the rulebook leaves it open. */
export interface FormOption {
	name: string;
	label: string;
	values: FormValue[];
	default: unknown;
	meaning: string;
}

/** Where people build decks for a game, and as what they bring them to a table. */
export interface DecksOfGame {
	/** The address of the page; “” where there is none. */
	page: string;
	/** The field of the form that takes a deck. */
	field: string;
}

/** What there is to read about a game. */
export interface Reader {
	rules: Rule[];
	cards: Printed[];
	/** The cards as data of their game, by id; empty where a game does not draw them. */
	faces: Record<string, unknown>;
}

/** A part of the rules in short. */
export interface Rule {
	title: string;
	text: string;
}

/** A card to be read: its name, what it says, and what kind of card it is. */
export interface Printed {
	id: string;
	name: string;
	text: string;
	kind: string;
	english: string;
}

/** The guide of a game in one language; empty where it has none. */
export interface GuidePage {
	game: string;
	sections: GuideSection[];
	keywords: Record<string, string>;
}

/** One section to be read: its title, its paragraphs, where to read on, and by what it is found. */
export interface GuideSection {
	id: string;
	title: string;
	text: string[];
	words: string[];
	see: string[];
	tells: string[];
	example: string;
	lesson: string;
	named: Named[];
	elsewhere: Elsewhere;
}

/** Words of a section that can be followed: the cards of this name, or the section about a term. */
export interface Named {
	words: string;
	cards: string[];
	section: string;
}

/** What a section is called in the other languages. */
export interface Elsewhere {
	titles: string[];
	words: string[];
}

/** A position of the guide: what is to be seen in it, who sits there, and the view of one of them. */
export interface DrawnExample {
	caption: string;
	names: string[];
	view: View;
}

/** A chapter of the book. */
export interface ChapterPage {
	chapter: number | string;
	key: string;
	title: string;
	long: boolean;
	threats: string;
	roster: Listed[];
	pages: ChapterCards[];
	/** The title in pieces, and how each is read; in Japanese, where that is known. */
	ruby: [string, string][];
	/** What it is about, in a sentence. */
	story: string;
	/** By number of players, how many deals in 100 careful bots win; empty if unknown. */
	odds: number[];
}

/** A character of a chapter. */
export interface Listed {
	key: string;
	name: string;
	required: boolean;
}

/** Cards of one kind. */
export interface ChapterCards {
	title: string;
	cards: CardText[];
}

/** A card with its text. */
export interface CardText {
	key: string;
	name: string;
	text: string;
}

/** A game to step through. */
export interface ReplayInfo {
	table: TableInfo;
	steps: Step[];
	deals: DealResult[];
	/** Whether it can be told how it looked to who sees all cards. */
	hindsight: boolean;
}

/** One answer of a finished game. */
export interface Step {
	n: number;
	seat: number;
	text: Text;
	/** The heading under which it stands in the journal: a chapter of the game. */
	group: Group | null;
	/** Whom the seat plays, where the game has such names and it plays one. */
	role: string;
}

/** How another table fared with the same deal. */
export interface DealResult {
	table: string;
	people: string[];
	state: Stage;
	outcome: string;
	steps: number;
	finished: number;
}

export type Command = Answer | TakeBack | Allow | Resign | SetSpeed | Say | Show | StandIn;

export type Request = AskHint | Speak | WantCoach | Ping;

export type Message = State | Change | PeopleNow | Done | Refused | Hint | Pong | Closed;

export type StreamMessage = Listening | Challenged | ChallengeOver | TableBegun | YourTurn | TableOver | Closed;
