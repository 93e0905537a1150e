/* What lies on the table of this game. Written by `python -m onetable.server.typescript` from the types of the server. */


/** The position. Seat 0 is Sauron, seat 1 the first hero. The top of a pile is its last card. */
export interface Board {
	options: Options;
	dice: Dice;
	sheets: HeroSheet[];
	influence: Record<string, number>;
	tokens: Record<string, Token[]>;
	piles: Record<string, string[]>;
	pile_discards: Record<string, string[]>;
	minions: Record<string, MinionFigure>;
	favor: Record<string, number>;
	characters: Record<string, Place>;
	items: Record<string, number>;
	markers: Record<string, number>;
	encounters: Record<string, string[]>;
	encounter_discards: Record<string, string[]>;
	events: string[][];
	event_discards: string[][];
	tracks: number[];
	plots: (ActivePlot | null)[];
	plot_deck?: Slip[];
	plot_hand?: Slip[];
	plot_discards?: string[];
	shadow_deck?: string[];
	shadow_hand?: Slip[];
	shadow_discards?: string[];
	perils?: string[];
	peril_discards?: string[];
	corruption?: string[];
	corruption_discards?: string[];
	skills?: string[];
	skill_discards?: string[];
	hero_mission?: string;
	sauron_mission?: string;
	pool?: number;
	settled?: boolean;
	event?: CurrentEvent | null;
	given?: GivenEvent | null;
	defeated?: Minion[];
	stage_reached?: number;
	green_slower?: number;
	round?: number;
	turn?: Turn;
	combat?: Combat | null;
	outcome?: string;
	beaten?: boolean;
	drawn?: string[];
	drawn_for?: number;
	quests_done?: string[];
	token_number?: number;
	winner?: string;
	ending?: string;
	news?: unknown;
	cards?: unknown;
}

/** What a table may decide before the game begins; options.py says what each means. */
export interface Options {
	influence_limit?: string;
	peril_copies?: string;
	events_drawn?: number;
	same_figure_twice?: boolean;
	rest_with_foe_in_haven?: boolean;
	combat_order?: string;
}

/** Counter-based dice: the fall depends on the seed and on how many fell before, on nothing else. */
export interface Dice {
	seed: number;
	fallen: number;
}

/** A hero: where he is, what he has, and where his cards lie. The top of a pile is its last card. */
export interface HeroSheet {
	hero: Hero;
	place: Place;
	life: string[];
	hand: string[];
	rest: string[];
	damage: string[];
	trained: string[];
	favor: number;
	corruption: string[];
	items: Item[];
	raised: [number, number, number, number];
	starting: string;
	advanced: string;
	revealed: boolean;
	side: string[];
	done: number;
}

/** A hero. */
export type Hero = 'argalad' | 'beravor' | 'eleanor' | 'eometh' | 'thalin';

/** A place on the map. */
export type Place = 'amon_hen' | 'anfalas' | 'barad_dur' | 'belfalas' | 'bight' | 'blue_mountains' | 'bree' | 'dagorlad' | 'dead_marshes' | 'dol_guldur' | 'dunharrow' | 'dunland' | 'edoras' | 'emyn_muil' | 'enedwaith_plains' | 'erebor' | 'ered_mithrin' | 'eregion' | 'ettenmoors' | 'fangorn' | 'forest_road' | 'forest_trail' | 'fornost' | 'gap_of_rohan' | 'gladden_fields' | 'grey_havens' | 'harlindon' | 'helms_deep' | 'high_pass' | 'hills_of_evendim' | 'iron_hills' | 'isengard' | 'lake_esgaroth' | 'lothlorien' | 'minas_morgul' | 'minas_tirith' | 'moria' | 'morthond' | 'mount_doom' | 'mount_gundabad' | 'mouth_of_the_greyflood' | 'near_harad' | 'nindalf' | 'north_downs' | 'northern_waste' | 'old_forest' | 'osgiliath' | 'pelargir' | 'plains_of_gorgoroth' | 'plains_of_rohan' | 'redhorn_gate' | 'rhosgobel' | 'rhun' | 'rivendell' | 'ruins_of_angmar' | 'sea_of_udun' | 'shire' | 'south_eaves' | 'tharbad' | 'trollshaws' | 'weathertop' | 'withered_heath' | 'woodland_realm';

/** Something a hero may own. */
export type Item = 'boat' | 'elven_cloak' | 'horse';

/** A monster token on the map. All see its back and its number; `seen` has a bit for each seat that knows its face. */
export interface Token {
	number: number;
	pair: Deck;
	face: string;
	seen: number;
}

/** An encounter deck: one for havens, one for each pair of regions, which also shares a pile of monster tokens. */
export type Deck = 'brown_lands_mordor' | 'eriador_enedwaith' | 'haven' | 'misty_mountains_mirkwood' | 'rhudaur_grey_mountains' | 'rohan_gondor';

/** A servant of Sauron with a figure of his own. */
export type Minion = 'black_serpent' | 'gothmog' | 'mouth_of_sauron' | 'ringwraiths' | 'witch_king';

/** A minion on the map. */
export interface MinionFigure {
	place: Place;
	damage: number;
}

/** Somebody who can be consulted. */
export type Character = 'aragorn' | 'boromir' | 'dain' | 'denethor' | 'gandalf' | 'saruman' | 'theoden' | 'thranduil';

/** A story marker: green is the heroes', the others are Sauron's. */
export type Marker = 'black' | 'green' | 'red' | 'yellow';

/** A plot in one of the three slots, and the place it affects. */
export interface ActivePlot {
	plot: string;
	place: Place;
}

/** A plot or shadow card in a hidden pile; `seen` has a bit for each seat that knows it. */
export interface Slip {
	face: string;
	seen: number;
}

/** The event that stays, and where its marker lies. */
export interface CurrentEvent {
	event: string;
	place: Place;
}

/** An event card that a hero keeps, with favor on it. */
export interface GivenEvent {
	event: string;
	seat: number;
	favor: number;
}

/** What has happened in this turn of a hero. */
export interface Turn {
	seat: number;
	moves: number;
	travel_steps: number;
	explored: boolean;
	dark_path: boolean;
	favor_gained: number;
	scouted: boolean;
	bloodline: boolean;
	most_moves: number;
	perilous: Place | null;
	no_ambush: boolean;
	over: boolean;
	shadow_played: boolean;
}

/** A combat under way. `hand`, `deck` and `discards` are the foe's cards; the hero plays from his own hand. */
export interface Combat {
	seat: number;
	foe: string;
	token: number;
	wisdom: number;
	health: number;
	fortitude: number;
	hero: Side;
	enemy: Side;
	damage: number;
	hand: string[];
	deck: string[];
	discards: string[];
	agility: number;
	round: number;
	agility_change: number;
	agility_is: number;
	lies_told: boolean;
	fear: boolean;
	hero_fell: boolean;
	foe_fell: boolean;
	retreated: boolean;
	finale: boolean;
	spied: number;
	torn: number;
}

/** One side of a combat. */
export interface Side {
	strength: number;
	stack: string[];
	laid: string;
	open: boolean;
	revealed: boolean;
	exhausted: boolean;
	cancelled: boolean;
	last: string;
	declared: CardType | null;
	saying: CardType | null;
	hurt: number;
	attack: number;
	defense: number;
}

/** How a card fights. */
export type CardType = 'melee' | 'ranged';
