/* What travels between the table and a browser. docs/protocol.md tells the same in words. */

export type Language = 'en' | 'zh' | 'ja' | 'nl';
export type GameId = 'fellowship' | 'tcg' | 'quest' | (string & {});
/** Text with chips: a playing card within a sentence is written \uE000H5\uE001Hills 5\uE002 (code, then words). */
export type Text = string;
/** A playing card: H3 M8 F1 S6 R1 V2 (hills, mountains, forests, shadows, rings, rivers); ?H is a card of which only the suit is known. */
export type CardCode = string;

// ---------------------------------------------------------------- HTTP

export interface Me { id: string; name: string; language: Language; login: string | null }
export interface GameInfo {
	id: GameId; name: string; players: number[]; cooperative: boolean; sides: string[];
	options: { name: string; values: (string | boolean | number)[]; meaning: string }[];
	setups: Record<string, unknown[]>; example: Record<string, unknown>; bots: string[];
}
export type SeatWish = { kind: 'me' } | { kind: 'bot'; bot?: string } | { kind: 'open' };
/** Who may look on: nobody, anybody with the link (public things only), one seat that agrees, anybody after the end. */
export type Watch = 'off' | 'public' | 'seat' | 'after';
/** live: a bot fills in for who is gone too long; days: everybody takes the time he needs. */
export type Pace = 'live' | 'days';
export interface NewTable {
	game: GameId; setup?: Record<string, unknown>; players: number; seats?: SeatWish[]; watch?: Watch; pace?: Pace;
	/** the same deal as another table that is over or whose link one has */
	deal_of?: string;
	/** go on with the people of this table, which is over: whoever asks first opens the next one, all come to the same */
	after?: string;
}
export interface Person { seat: number; kind: 'person' | 'bot' | 'open'; name: string; here: boolean; bot: string; standing_in: boolean; me: boolean; shown: boolean }
export interface TableInfo {
	id: string; word: string; game: GameId; title: string; detail: string; setup: Record<string, unknown>; players: number;
	people: Person[]; seat: number | null; your_turn: boolean; waits_for: string; state: 'gathering' | 'playing' | 'over'; outcome: string;
	changed: number; pace: Pace; watch: Watch; emblem: string; n: number;
}
/** How far somebody has come; `kept` is what a long chapter keeps, to be put into the set-up beside `chapter`. */
export interface Road { players: number; won: (number | string)[]; next: number | 'road'; kept: Record<string, Record<string, unknown>>; tries: Record<string, number> }
export interface ChapterPage {
	chapter: number | 'road'; key: string; title: string; long: boolean; threats: string;
	roster: { key: string; name: string; required: boolean }[]; pages: { title: string; cards: { key: string; name: string; text: Text }[] }[];
}
export interface ReaderEntry { id: string; name: string; text: Text; kind: string }
export interface Reader { rules: { title: string; text: string }[]; cards: ReaderEntry[] }
export interface ReplayInfo { table: TableInfo; steps: { n: number; seat: number; text: Text; group: Group | null }[]; deals: DealResult[] }
export interface DealResult { table: string; people: string[]; state: 'gathering' | 'playing' | 'over'; outcome: string; steps: number; finished: number }
export interface Problem { code: string; text: string }

// ---------------------------------------------------------------- the line (WebSocket)

/** Every command carries its table, its seat, an id of its own and the number of the last entry the sender has seen. */
interface CommandHead { id: string; table: string; seat: number; at: number }
export type Command =
	| (CommandHead & { do: 'answer'; choice: number })
	| (CommandHead & { do: 'undo' })
	| (CommandHead & { do: 'allow'; yes: boolean })
	| (CommandHead & { do: 'say'; phrase: string; about: number | null })
	| (CommandHead & { do: 'show'; yes: boolean })
	| (CommandHead & { do: 'stand_in'; whom: number; yes: boolean });
export type Request = { do: 'hint'; id: string; table: string; seat: number; at: number } | { do: 'language'; language: Language } | { do: 'ping' };

export type Message = State | PeopleNow | Done | Refused | Hint | { is: 'pong' } | Closed;
/** The whole table as this seat sees it now, and what is new in its journal. */
export interface State {
	is: 'state'; table: string; n: number; done: string | null; news: News; view: View; people: Person[]; undo: Undo; said: Said[];
	/** the table at which the people of this one play on */
	next: string | null;
}
/** Drop every line of the journal whose n is greater than `after`, then append these. */
export interface News { after: number; lines: Line[] }
export interface Line { n: number; text: Text; is: string; group: Group | null }
/** A heading of the journal: a key of the interface and its number, such as ["journal-trick", 5]. */
export type Group = [string, number];
export interface Undo { may: boolean; why: string; asked: { seat: number; missing: number[] } | null }
/** A phrase somebody said: a key of the interface (`say-…`) and the chair or seat it is about. */
export interface Said { n: number; seat: number; phrase: string; about: number | null; text: Text }
export interface PeopleNow { is: 'people'; people: Person[] }
export interface Done { is: 'done'; id: string; n: number }
export interface Refused { is: 'refused'; id: string; code: string; text: Text }
export interface Hint { is: 'hint'; id: string; at: number; choice: number; text: Text }
export interface Closed { is: 'closed'; code: string; text: string }

// ---------------------------------------------------------------- views

export interface View {
	game: GameId; seat: number; asked: number; language: Language;
	/** what is asked, or for whom all wait: a sentence */
	question: Text;
	/** only for the asked seat */
	choices: Choice[];
	refused: Refusal[];
	over: Over | null;
	/** phrases this seat may say now, and whom they may be about (chairs or seats by number) */
	phrases: { key: string; about: { number: number; name: string }[] | null }[];
	/** games without a table of their own: what lies on the table, in sentences */
	pages: { title: string; lines: Text[] }[];
	/** the trick-taking game */
	board: Board | null;
}
export interface Choice {
	text: Text;
	/** what it does, the name of the word: Play, PlayToWin, Give, BeCharacter, … */
	is: string;
	/** the playing card it is about, and the chair whose hand that card lies in */
	card: CardCode | null; chair: number | null;
	/** the chair that gets the card */
	to: number | null;
	/** the character, event, rider or gift it names, and their texts to be read */
	key: string | null; reading: Text[];
}
export interface Refusal { text: Text; is: string; card: CardCode | null; chair: number | null; key: string | null; why: Text }
export interface Over { outcome: string; title: Text; lines: Text[]; scores: number[]; next: { key: string; title: string; setup: Record<string, unknown> }[] }

export interface Board {
	chapter: number | 'road'; key: string; title: string; round: number; players: number;
	event: Reading | null;
	/** from the second round of a long chapter on: that the round before was won, and who is finished */
	interlude: { title: string; text: string } | null;
	chairs: Chair[];
	trick: Trick | null;
	/** tricks of this round that are over, for the "cards played" page: cards in the order of play, and who took it */
	tricks: { cards: [number, CardCode][]; winner: number }[];
	lost: CardCode[];
	rings_open: boolean;
	/** cards of the Old Forest or the Balrog turned up for this trick */
	deck: { kind: 'forest' | 'balrog'; shown: number[]; total: number; left: number } | null;
	trump: string;
	stock: number; barrow: { count: number; cards: CardCode[] };
	left: number;
	pyramid: Pyramid | null;
	/** the 1 of Rings has been played or may still come, and so on: words for the tray */
	tray: Text[];
}
export interface Chair {
	chair: number; seat: number; mine: boolean; pyramid: boolean;
	/** key of the character, "" while none is chosen */
	key: string; name: string; goal: Text; text: Text; burdened: boolean;
	panes: { have: number; least: number; most: number } | null;
	verdict: 'sure' | 'ahead' | 'behind' | 'lost' | 'open' | ''; verdict_text: string;
	tricks: number; cards: number;
	/** the cards this person sees here, in the order they lie; null for a closed hand */
	hand: CardCode[] | null;
	threat: string; declared: 'more' | 'fewer' | '';
	rider: Reading | null; gift: Reading | null;
	tucked: CardCode | '' | 'down'; aside: CardCode | '';
	ring: boolean; acts: boolean; won: CardCode[];
	/** given but not yet handed over (secret exchanges): a card of one's own, or "down" */
	giving: { to: number; card: CardCode | 'down' }[];
}
export interface Reading { key: string; name: string; text: Text }
export interface Trick {
	number: number; of: number; cards: { chair: number; card: CardCode; mark: 'led' | 'winning' | 'won' | '' }[];
	over: boolean; next: number; order: number[]; laid: { chair: number; card: CardCode } | null; suit: string;
}
export interface Pyramid { rows: number[]; places: (CardCode | 'down' | null)[]; covered: boolean[]; beside: CardCode[] }
