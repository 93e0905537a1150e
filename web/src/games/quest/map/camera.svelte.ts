/* What part of the map is seen. The world is one layer that is moved and scaled once a frame; in it lies the sheet, in the size in which it was drawn last.
   At rest that is the size in which it is seen. While it moves the drawing is kept, until so much more of it comes into sight, or it is seen so large, that a new one is cheaper or better. */

import { isCalm } from '../../../kit/motion';
import type { Box } from './docking';
import { HEIGHT, WIDTH, type Point } from './ground';
import { ALL_NAMES, stepAt, STEPS, type Step } from './lettering';

export const MOST = 2.6;
/** So much sea is seen beyond the edge of the map at most. */
const MARGIN = 40;
const REST = 160;
/** A drawing that is seen smaller than this is too large: all that comes into sight would have to be drawn in that size. Then it is drawn coarser than it is seen, for it will shrink further. */
const SMALLEST = 0.75;
const COARSER = 1.6;
/** One that is seen larger than this is too blurred. */
const LARGEST = 2.4;
const FINER = 1.2;
/** A glide takes so long, and so long nothing moves by itself after a hand has moved the map. */
export const GLIDE = 520;
export const LEFT_ALONE = 4000;
/** So near nobody comes by himself; so far away while something is asked, unless all of it is seen from farther. */
export const NEAR = 1;
export const ASKED = 0.8;
/** More places than that need not all be seen at once. */
const MANY = 14;
/** So much of the screen lies around what is framed. */
const AROUND = 46;

/** What floats over the map at each edge: what matters lies inside. */
export interface Insets {
	top: number;
	right: number;
	bottom: number;
	left: number;
}
/** Where the map lies on the screen: at rest, or where it glides to. */
export interface Seen {
	x: number;
	y: number;
	zoom: number;
}

export class Camera {
	/** the lettering that suits the zoom, once the map is at rest */
	step = $state.raw<Step>(STEPS[3]);
	/** where the map lies; null while a hand moves it */
	seen = $state.raw<Seen | null>(null);
	insets: Insets = { top: 0, right: 0, bottom: 0, left: 0 };
	/** what else floats over the upper corners */
	blocked: readonly Box[] = [];
	x = 0;
	y = 0;
	zoom = 1;
	width = 0;
	height = 0;
	#world: HTMLElement | null = null;
	#sheet: HTMLElement | null = null;
	/** the zoom for which the sheet is drawn */
	#drawn = 1;
	#watch: () => void = () => undefined;
	#timer: ReturnType<typeof setTimeout> | undefined;
	/** the frame in which a move by hand will be seen */
	#frame = 0;
	/** counts the moves, so that only the last of them comes to rest */
	#moves = 0;
	/** fingers on the map, and when the last of them, or a wheel, moved it */
	#hands = 0;
	#moved = -Infinity;
	#waiting: ReturnType<typeof setTimeout> | undefined;

	/** Whether the world is on its way. */
	get moving(): boolean {
		return this.#timer !== undefined;
	}

	hold(world: HTMLElement, sheet: HTMLElement, watch: () => void): () => void {
		this.#world = world;
		this.#sheet = sheet;
		this.#watch = watch;
		this.#apply(false);
		return () => {
			clearTimeout(this.#timer);
			clearTimeout(this.#waiting);
			cancelAnimationFrame(this.#frame);
			this.#world = null;
			this.#sheet = null;
		};
	}

	/** The whole land, clear of what floats over it. */
	get whole(): number {
		const { left, top, right, bottom } = this.room;
		return Math.min((right - left) / (WIDTH + MARGIN), (bottom - top) / (HEIGHT + MARGIN), NEAR);
	}

	/** The part of the screen that nothing floats over. */
	get room(): { left: number; top: number; right: number; bottom: number } {
		const { top, right, bottom, left } = this.insets;
		return { left, top, right: Math.max(left + 80, this.width - right), bottom: Math.max(top + 80, this.height - bottom) };
	}

	/** The window has another size, or other things float over it: what was in the middle stays there. */
	resize(width: number, height: number, insets = this.insets, blocked = this.blocked): void {
		const first = this.width === 0;
		const [x, y] = this.toMap(...this.#middle());
		[this.width, this.height, this.insets, this.blocked] = [width, height, insets, blocked];
		if (first) this.fit(false);
		else this.look([x, y], this.zoom, false);
	}

	fit(glide = true): void {
		this.look([WIDTH / 2, HEIGHT / 2], this.whole, glide);
	}

	/** This point in the middle of what is clear, at this zoom. */
	look([x, y]: Point, zoom: number, glide: boolean): void {
		const [left, top] = this.#middle();
		this.zoom = Math.min(Math.max(zoom, this.whole), MOST);
		this.x = left - x * this.zoom;
		this.y = top - y * this.zoom;
		// a leap arrives where it will rest
		if (!glide) this.#draw(this.zoom);
		this.#apply(glide);
	}

	/** Whether this point lies clear of what floats over the map. */
	isClear([x, y]: Point, around = AROUND / 2): boolean {
		const { left, top, right, bottom } = this.room;
		const [across, down] = [x * this.zoom + this.x, y * this.zoom + this.y];
		if (across < left + around || across > right - around || down < top + around || down > bottom - around) return false;
		return !this.blocked.some((box) => across > box.left - around && across < box.right + around && down > box.top - around && down < box.bottom + around);
	}

	/** Frame these points, the most important first: as many as can be seen from no farther than one can read. */
	frame(points: Point[], glide: boolean, near = NEAR): void {
		if (points.length === 0) return;
		const { left, top, right, bottom } = this.room;
		const [wide, high] = [Math.max(60, right - left - 2 * AROUND), Math.max(60, bottom - top - 2 * AROUND)];
		const fits = (box: Bounds): number => Math.min(near, wide / Math.max(1, box.right - box.left), high / Math.max(1, box.bottom - box.top));
		const all = points.reduce(wider, NOTHING);
		let [box, zoom] = [all, fits(all)];
		if (zoom < Math.min(near, ALL_NAMES)) {
			const [[x, y]] = points;
			const far = ([px, py]: Point): number => Math.hypot(px - x, py - y);
			box = NOTHING;
			for (const point of points.toSorted((one, other) => far(one) - far(other))) {
				const next = wider(box, point);
				if (box !== NOTHING && fits(next) < Math.min(near, ASKED)) continue;
				box = next;
			}
			zoom = fits(box);
		}
		const seen = points.filter(([x, y]) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom);
		this.#place(box, zoom, 0);
		// below what floats over the corners, where there is something
		if (this.blocked.length > 0 && !seen.every((point) => this.isClear(point))) this.#place(box, Math.max(Math.min(zoom, ASKED), this.whole), Math.max(...this.blocked.map((one) => one.bottom)) - top);
		if (!glide) this.#draw(this.zoom);
		this.#apply(glide);
	}

	/** The middle of this box in the middle of what is clear, so much further down. */
	#place(box: Bounds, zoom: number, lower: number): void {
		const [left, top] = this.#middle();
		this.zoom = Math.min(Math.max(zoom, this.whole), MOST);
		this.x = left - ((box.left + box.right) / 2) * this.zoom;
		this.y = top + lower / 2 - ((box.top + box.bottom) / 2) * this.zoom;
		this.#keepWithin();
	}

	/** Frame what matters now, if not all of it is seen: not under a hand, and not soon after one. How long it takes. */
	follow(points: Point[], near = NEAR): number {
		clearTimeout(this.#waiting);
		// of many as many are enough as can be seen at once
		const enough = points.length > MANY ? points.length / 2 : points.length;
		if (points.length === 0 || points.filter((point) => this.isClear(point)).length >= enough) return 0;
		const wait = this.#hands > 0 ? LEFT_ALONE : this.#moved + LEFT_ALONE - performance.now();
		if (wait > 0) {
			this.#waiting = setTimeout(() => void this.follow(points, near), wait);
			return 0;
		}
		this.frame(points, true, near);
		return isCalm() ? 0 : GLIDE;
	}

	/** A finger has come to the map, or has left it. */
	touch(down: boolean): void {
		this.#hands = Math.max(0, this.#hands + (down ? 1 : -1));
	}

	/** A hand has moved the map: it is left alone for a while. */
	leave(): void {
		this.#moved = performance.now();
	}

	#middle(): [number, number] {
		const { left, top, right, bottom } = this.room;
		return [(left + right) / 2, (top + bottom) / 2];
	}

	by(dx: number, dy: number, glide = false): void {
		this.x += dx;
		this.y += dy;
		this.#keepWithin();
		if (glide) this.#apply(true);
		else this.#soon();
	}

	/** Nearer or farther, with the point of the screen where it is. */
	zoomBy(factor: number, x = this.#middle()[0], y = this.#middle()[1], glide = false): void {
		const zoom = Math.min(Math.max(this.zoom * factor, this.whole), MOST);
		this.x = x - ((x - this.x) * zoom) / this.zoom;
		this.y = y - ((y - this.y) * zoom) / this.zoom;
		this.zoom = zoom;
		this.#keepWithin();
		if (glide) this.#apply(true);
		else this.#soon();
	}

	/** Move no more than is needed to see this point well. */
	show([x, y]: Point, glide = true): void {
		const { left, top, right, bottom } = this.room;
		const around = Math.min(90, (right - left) / 5, (bottom - top) / 5);
		const [across, down] = [x * this.zoom + this.x, y * this.zoom + this.y];
		const dx = Math.max(0, left + around - across) - Math.max(0, across - right + around);
		const dy = Math.max(0, top + around - down) - Math.max(0, down - bottom + around);
		if (dx !== 0 || dy !== 0) this.by(dx, dy, glide);
	}

	toScreen([x, y]: Point): Point {
		return [x * this.zoom + this.x, y * this.zoom + this.y];
	}

	toMap(x: number, y: number): Point {
		return [(x - this.x) / this.zoom, (y - this.y) / this.zoom];
	}

	#keepWithin(): void {
		const { left, top, right, bottom } = this.room;
		this.x = within(this.x, left, right, WIDTH * this.zoom);
		this.y = within(this.y, top, bottom, HEIGHT * this.zoom);
	}

	/** A hand tells of many small moves: they are seen together. */
	#soon(): void {
		this.#frame ||= requestAnimationFrame(() => this.#apply(false));
	}

	#apply(glide: boolean): void {
		cancelAnimationFrame(this.#frame);
		this.#frame = 0;
		this.#keepWithin();
		const world = this.#world;
		if (!world) return;
		world.classList.add('moving');
		world.style.transition = glide ? 'transform var(--sweep) var(--ease)' : '';
		this.seen = glide ? { x: this.x, y: this.y, zoom: this.zoom } : null;
		const seen = this.zoom / this.#drawn;
		if (!glide && seen < SMALLEST) this.#draw(this.zoom / COARSER);
		else if (!glide && seen > LARGEST) this.#draw(this.zoom / FINER);
		this.#put();
		this.#watch();
		clearTimeout(this.#timer);
		const move = ++this.#moves;
		// where frames come slowly, the next move may be on its way: lettering anew in its midst would be slower still
		this.#timer = setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(() => move === this.#moves && this.#rest())), glide && !isCalm() ? REST + GLIDE : REST);
	}

	/** At rest the layer is drawn sharp, and lettered for its zoom. */
	#rest(): void {
		this.#timer = undefined;
		this.#world?.classList.remove('moving');
		if (this.#world) this.#world.style.transition = '';
		this.#draw(this.zoom);
		this.#put();
		this.step = stepAt(this.zoom);
		this.seen = { x: this.x, y: this.y, zoom: this.zoom };
	}

	#draw(zoom: number): void {
		this.#drawn = zoom;
		if (this.#sheet) this.#sheet.style.transform = `scale(${zoom})`;
	}

	#put(): void {
		if (this.#world) this.#world.style.transform = `translate3d(${this.x}px, ${this.y}px, 0) scale(${this.zoom / this.#drawn})`;
	}
}

/** Where the map begins on the screen: in the middle of what is clear if it is smaller, else without more than a margin beside it. */
function within(at: number, from: number, to: number, size: number): number {
	if (size + 2 * MARGIN <= to - from) return (from + to - size) / 2;
	return Math.min(from + MARGIN, Math.max(to - size - MARGIN, at));
}

interface Bounds {
	left: number;
	top: number;
	right: number;
	bottom: number;
}
const NOTHING: Bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
const wider = ({ left, top, right, bottom }: Bounds, [x, y]: Point): Bounds => ({ left: Math.min(left, x), top: Math.min(top, y), right: Math.max(right, x), bottom: Math.max(bottom, y) });
