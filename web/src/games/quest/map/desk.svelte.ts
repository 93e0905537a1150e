/* What the person does with the map: points at places, takes figures up, chooses. It only ever sends numbers of choices. */

import { getContext, setContext } from 'svelte';
import type { Text } from '../../../wire/protocol';
import type { Asking, Board, Journey, Thing } from '../board';
import { arranged } from './arranging';
import type { Atlas, Way } from './atlas';
import { Camera } from './camera.svelte';
import { figuresOf, type Figure, type Mark } from './figures';
import { survey, type Ground, type Point } from './ground';
import { lettered, STEPS, type Lettering, type Name, type Step } from './lettering';
import { handOf, type Hand } from './measuring';
import { Reach } from './reach';
import { shared, type Spot } from './spots';

const KEY = Symbol('map');
/** what a hero finds where he explores */
const FOUND = new Set<Figure['sort']>(['character', 'plot', 'favor']);

/** With what the map is touched. */
export type Means = 'mouse' | 'finger' | 'keys';

export interface Wish {
	atlas: () => Atlas;
	board: () => Board;
	asking: () => Asking | null;
	marks: () => Mark[];
	/** where the own hero stands */
	home: () => string;
	held: () => Thing;
	hold: (thing: Thing) => void;
	choose: (number: number) => void;
	/** ride to this place, step after step */
	ride: (place: string) => void;
	/** a place is told to the others instead of chosen */
	tell: () => ((place: string) => void) | null;
}

export class Desk {
	readonly camera = new Camera();
	/** the place under the mouse or the keys, and the one whose card stays open */
	pointed = $state('');
	pinned = $state('');
	/** why what was tried last cannot be done, where its place alone does not say it */
	denied = $state<Text>('');
	/** the card was opened by a key, and the keys go on in it */
	keyed = false;
	/** counts the fonts that have come: letters are measured anew */
	fonts = $state(0);
	/** what moves waits so long until the map has come along */
	delay = $state(0);
	/** places that something floats over, or that lie outside: to those that are lit an arrow leads */
	away = $state.raw<ReadonlySet<string>>(new Set());
	/** the path that the keys are on, by its key */
	onPath = $state<Thing>('');
	readonly ground: Ground;
	/** how letters are written here */
	readonly hand: Hand;
	readonly letters: Lettering;
	readonly figures: Figure[];
	readonly spots: Map<Thing, Point>;
	readonly reach: Reach;
	readonly lit: string[];
	readonly #wish: Wish;
	readonly #written: Map<Step, Lettering>;

	constructor(wish: Wish) {
		this.#wish = wish;
		this.ground = $derived(survey(wish.atlas()));
		this.hand = $derived((void this.fonts, handOf(wish.atlas().places.map(({ name }) => name))));
		// thought about anew for other names or another hand
		this.#written = $derived((void wish.atlas(), void this.hand, new Map<Step, Lettering>()));
		this.letters = $derived(this.lettering(this.camera.step));
		this.figures = $derived(figuresOf(wish.board(), wish.atlas(), wish.marks()));
		this.spots = $derived(this.#stand());
		this.reach = $derived(new Reach(wish.asking(), wish.held()));
		this.lit = $derived(wish.atlas().places.map(({ id }) => id).filter((id) => this.isLit(id)));
	}

	get atlas(): Atlas {
		return this.#wish.atlas();
	}
	get board(): Board {
		return this.#wish.board();
	}
	get asking(): Asking | null {
		return this.#wish.asking();
	}
	get held(): Thing {
		return this.reach.held;
	}

	/** Whether places are told to the others now. */
	get telling(): boolean {
		return this.#wish.tell() !== null;
	}

	/** Where this place lies on the map. */
	point(place: string): Point {
		return this.ground.at.get(place)!;
	}

	/** Names and prices for a step of the zoom: thought about once. */
	lettering(step: Step): Lettering {
		const steps = this.#written;
		const found = steps.get(step) ?? lettered(this.atlas, this.ground, step, this.hand.wide);
		steps.set(step, found);
		return found;
	}

	/** Where the price of a path stands that has no spot of its own. */
	middle({ between: [one, other] }: Way): Spot {
		const [[x, y], [toX, toY]] = [this.ground.at.get(one)!, this.ground.at.get(other)!];
		const { signs } = this.letters.step;
		return { x: (x + toX) / 2, y: (y + toY) / 2, w: 21 * signs, h: 12.5 * signs };
	}

	/** The names, but for those that make way for prices without a spot of their own. */
	get names(): [string, Name][] {
		const lit = [...this.atlas.paths, ...this.atlas.sea].filter(({ key }, place) => this.reach.prices.has(key) && !this.letters.prices[place]).map((way) => this.middle(way));
		return [...this.letters.names].filter(([, name]) => !lit.some((price) => shared(price, name) > 0));
	}

	/** The lettering after which the land is drawn. */
	get usual(): Lettering {
		return this.lettering(STEPS[3]);
	}

	/** The hero whose turn it is stands on his place, all others beside theirs. */
	get inFront(): Thing {
		const { board } = this;
		const hero = board.heroes.find(({ seat }) => seat === board.turn.seat);
		return hero ? `hero.${hero.hero}` : '';
	}

	#stand(): Map<Thing, Point> {
		const byPlace = new Map<string, Figure[]>();
		const spots = new Map<Thing, Point>();
		for (const figure of this.figures) {
			if (figure.thing === this.inFront) spots.set(figure.thing, this.#onPlace(figure.place));
			else byPlace.set(figure.place, [...(byPlace.get(figure.place) ?? []), figure]);
		}
		const found = arranged(new Map([...byPlace].map(([place, all]) => [place, all.length])), this.ground, this.letters);
		for (const [place, points] of found) points.forEach((point, number) => spots.set(byPlace.get(place)![number].thing, point));
		return spots;
	}

	/** On its place, on the side where its name is not. */
	#onPlace(place: string): Point {
		const [x, y] = this.ground.at.get(place)!;
		const name = this.letters.names.get(place);
		return [x, y + (name && name.y < y - name.h && Math.abs(name.x - x) < name.w ? 7 : -9) * this.letters.step.signs];
	}

	/** Whether something can be done with this place or what stands there. */
	isLit(place: string): boolean {
		return (this.reach.at(place).length > 0 && !this.reach.quiet.has(place)) || (!this.held && this.movableAt(place).length > 0);
	}

	/** The one choice that a place has, if it has one and no more. */
	only(place: string): number | undefined {
		const numbers = this.reach.at(place);
		return numbers.length === 1 && (this.held || this.movableAt(place).length === 0) ? numbers[0] : undefined;
	}

	/** The mouse comes over a place; a map that moves under the mouse points at nothing. */
	hover(place: string, event: PointerEvent): void {
		if (event.pointerType === 'mouse' && !this.camera.moving) this.pointed = place;
	}

	/** The place whose card is open. */
	get shown(): string {
		return this.pinned || this.pointed;
	}

	/** Why nothing comes of the place whose card is open. */
	get refusal(): Text {
		const place = this.shown;
		if (!place) return '';
		if (this.pinned && this.denied) return this.denied;
		return this.#leads(place) ? '' : this.reach.why(`place.${place}`);
	}

	/** Whether something can be done with a place: at once, with what stands there, or by a way that begins now. */
	#leads(place: string): boolean {
		return this.reach.at(place).length > 0 || (!this.held && this.movableAt(place).length > 0) || this.reach.firstStep(place) !== undefined;
	}

	/** Why nothing comes of what a hero who explores finds where he is: each reason with all that it hinders. A favor that is not there can be missed, too. */
	missed(place: string): { names: string[]; why: Text }[] {
		if (place !== this.#wish.home() || this.#wish.asking()?.kind !== 'explore') return [];
		const found = new Map<Text, string[]>();
		const here = this.here(place).filter(({ sort }) => FOUND.has(sort));
		for (const [thing, name] of new Map([[`favor.${place}`, ''], ...here.map(({ thing, name }) => [thing, name] as const)])) {
			const why = this.reach.why(thing);
			if (why) found.set(why, [...(found.get(why) ?? []), ...(name ? [name] : [])]);
		}
		return [...found].map(([why, names]) => ({ names, why }));
	}

	/** What can be picked up there. */
	movableAt(place: string): Figure[] {
		return this.figures.filter((figure) => figure.place === place && this.reach.movable.has(figure.thing));
	}

	here(place: string): Figure[] {
		return this.figures.filter((figure) => figure.place === place);
	}

	/** The way to the place that is pointed at, if it takes more than one step. */
	get journey(): Journey | null {
		return this.reach.journeys.get(this.shown) ?? null;
	}

	/** A place is chosen: what can be done there is done, what can be done in several ways is listed, what cannot be done says why. */
	tap(place: string, by: Means): void {
		const numbers = this.reach.at(place);
		const taken = this.held ? [] : this.movableAt(place);
		const tell = this.#wish.tell();
		this.onPath = '';
		if (tell) tell(place);
		else if ((by === 'finger' || this.reach.journeys.has(place)) && this.pinned !== place) this.pin(place, by);
		else if (numbers.length === 1 && taken.length === 0 && !this.reach.journeys.has(place)) this.choose(numbers[0]);
		else if (numbers.length === 0 && taken.length === 1) this.take(taken[0].thing);
		else this.pin(place, by);
	}

	/** A path is chosen: a finger is first shown what lies at its end. */
	tapPath(path: Thing, by: Means): void {
		const found = this.reach.prices.get(path);
		const goal = found && [...this.reach.places].find(([, numbers]) => numbers.includes(found.number))?.[0];
		this.onPath = found ? '' : path;
		if (!found) this.pinned = '';
		else if (goal && (by === 'finger' || this.reach.journeys.has(goal)) && this.pinned !== goal) this.pin(goal);
		else this.choose(found.number);
	}

	/** A figure is touched: what is offered on it, or else its place. */
	tapFigure(thing: Thing, by: Means): void {
		const figure = this.figures.find((one) => one.thing === thing);
		const numbers = this.reach.on(thing);
		if (!this.held && this.reach.movable.has(thing)) this.take(thing);
		else if (numbers.length === 1 && by === 'mouse') this.choose(numbers[0]);
		else if (figure) {
			this.tap(figure.place, by);
			if (numbers.length === 0 && this.pinned === figure.place && !this.#leads(figure.place)) this.denied = this.reach.why(thing);
		}
	}

	/** A figure is let go over a place. */
	drop(thing: Thing, place: string): void {
		const number = this.reach.at(place)[0];
		if (this.held === thing && number !== undefined) this.choose(number);
		else if (this.held === thing) {
			const why = this.reach.why(`place.${place}`);
			this.putBack();
			if (!why) return;
			this.pin(place);
			this.denied = why;
		}
	}

	take(thing: Thing): void {
		this.pinned = '';
		this.pointed = '';
		this.#wish.hold(this.held === thing ? '' : thing);
	}

	choose(number: number): void {
		this.putBack();
		// what is under the mouse was chosen: nothing is said of it before it is pointed at again
		this.pointed = '';
		this.#wish.choose(number);
	}

	/** Ride to this place, as far as nothing happens. */
	ride(place: string): void {
		this.putBack();
		this.pointed = '';
		this.#wish.ride(place);
	}

	pin(place: string, by: Means = 'finger'): void {
		this.pinned = place;
		this.pointed = place;
		this.denied = '';
		this.keyed = by === 'keys';
	}

	/** Close what is open, put down what is held; whether there was anything. */
	putBack(): boolean {
		const any = this.pinned !== '' || this.held !== '';
		this.pinned = '';
		if (this.held) this.#wish.hold('');
		return any;
	}

	/** The place nearest to a point of the map. */
	nearest([x, y]: Point): string {
		const far = ([, [px, py]]: [string, Point]): number => (px - x) ** 2 + (py - y) ** 2;
		return [...this.ground.at].reduce((one, other) => (far(other) < far(one) ? other : one))[0];
	}
}

export const shareDesk = (desk: Desk): Desk => setContext(KEY, desk);
export const useDesk = (): Desk => getContext<Desk>(KEY);
