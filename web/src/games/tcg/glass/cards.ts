/* What the pieces of this game are told. All words come in the reader's language; nothing here knows the line. */
import type { Text } from '../../../wire/protocol';

/** What the picture of a card is made from: facts in the words of the catalogue, the same in every language. */
export interface Drawn {
	/** the id of the card, `1C3`; its picture is its own, and the same for everybody */
	key: string;
	/** `companion`, `minion`, `site`, `the_one_ring` */
	kind: string;
	culture?: string | null;
	race?: string | null;
	/** the class of an item: `hand weapon`, `pipe` */
	item?: string | null;
	/** `forest`, `archer`, `damage+1` */
	keywords?: readonly string[];
}

/** A number as it is now, and as it is printed. */
export interface Measured {
	now: number;
	printed: number;
}

/** A whole card, to be read. What it does not have is left out. */
export interface FaceFacts extends Drawn {
	title: Text;
	subtitle?: Text;
	/** the title in pieces, and how each is read */
	ruby?: readonly (readonly [string, string])[];
	/** title and subtitle in the other language */
	other?: Text;
	unique?: boolean;
	/** twilight; of a site its Shadow number */
	cost?: Measured;
	strength?: Measured;
	vitality?: Measured;
	resistance?: Measured;
	/** what an item adds: `+2` */
	strengthBonus?: string;
	vitalityBonus?: string;
	/** the name of the signet */
	signet?: Text;
	/** where a minion is at home, or an ally, or the number of a site */
	siteNumber?: number;
	/** who lays the next site */
	arrow?: 'left' | 'right';
	/** “Companion · Dwarf” */
	typeLine: Text;
	/** the generated text, a paragraph each */
	text: readonly Text[];
}

/** What the numbers on a card are called, for those who hear it: “strength 8, printed 6”. */
export interface FaceWords {
	unique: Text;
	cost: Text;
	shadowNumber: Text;
	strength: Text;
	vitality: Text;
	resistance: Text;
	site: Text;
	arrowLeft: Text;
	arrowRight: Text;
	/** between a number now and the printed one: “printed” */
	printed: Text;
}

export interface Ruling {
	title?: Text;
	text: Text;
}

/** A tab under a piece: what it bears. */
export interface Borne {
	key: string;
	title: Text;
	/** `+2`, where it adds to the strength */
	bonus?: string;
}

/** A card in play. */
export interface PieceFacts extends Drawn {
	title: Text;
	/** characters have it; others have a word instead */
	strength?: Measured;
	vitality?: Measured;
	wounds?: number;
	/** under the name of what has no strength: “Condition”, “Ally · site 1” */
	word?: Text;
	/** and how many cards are stacked on it, where some are */
	stacked?: Text;
	bears?: readonly Borne[];
}

/** How a piece stands just now; each has a shape of its own besides its colour. */
export interface PieceState {
	/** it can be chosen: golden edge */
	legal?: boolean;
	/** how often it has been chosen: 1 is a check mark, more is a number */
	chosen?: number;
	/** wounded, and one vitality left: the glass is cracked */
	cracked?: boolean;
	/** what it could do is done */
	faint?: boolean;
	/** the choice is on its way */
	sending?: boolean;
}

/** `flat`: the glass beside the name, for what lies in support areas */
export type PieceSize = 'whole' | 'flat';

/** A card in hand. */
export interface HandFacts extends Drawn {
	title: Text;
	typeWord: Text;
	cost?: Measured;
	strength?: Measured;
	vitality?: Measured;
	/** where a minion or an ally is at home, or the number of a site */
	site?: number;
	/** what an item adds: `+2` */
	bonus?: string;
	/** what it does, in the words of its text */
	brief?: Text;
}

/** A place of the adventure path. */
export interface PlaceFacts {
	number: number;
	/** the site that lies there; without it the place is still open */
	site?: Drawn & { title: Text; shadow: number };
	/** `here`: the fellowship of this turn stands there */
	state: 'ahead' | 'here' | 'behind';
	/** players whose fellowships stand there: their shape by number, and the name */
	markers: readonly Marker[];
	/** how many cards lie on it */
	laden?: number;
}

export interface Marker {
	/** the player's number at the table, from 0: it gives shape and colour */
	player: number;
	name: Text;
	own?: boolean;
}

/** Up, down or as printed. */
export function changeOf(measured: Measured): 'up' | 'down' | '' {
	return measured.now > measured.printed ? 'up' : measured.now < measured.printed ? 'down' : '';
}
