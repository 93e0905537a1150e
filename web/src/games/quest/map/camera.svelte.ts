/* What part of the map is seen. The world is one layer that is moved and scaled once a frame; in it lies the sheet, in the size in which it was drawn last.
   At rest that is the size in which it is seen. While it moves the drawing is kept, until so much more of it comes into sight, or it is seen so large, that a new one is cheaper or better. */

import { HEIGHT, WIDTH, type Point } from './ground';
import { stepAt, STEPS, type Step } from './lettering';

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

export class Camera {
	/** the lettering that suits the zoom, once the map is at rest */
	step = $state.raw<Step>(STEPS[2]);
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
			cancelAnimationFrame(this.#frame);
			this.#world = null;
			this.#sheet = null;
		};
	}

	/** The whole map, or as much of it as a finger can still aim at. */
	get whole(): number {
		return Math.max(STEPS[0].zoom, Math.min(this.width / (WIDTH + MARGIN), this.height / (HEIGHT + MARGIN)));
	}

	resize(width: number, height: number): void {
		const first = this.width === 0;
		const [x, y] = this.toMap(this.width / 2, this.height / 2);
		[this.width, this.height] = [width, height];
		if (first) this.fit(false);
		else this.look([x, y], this.zoom, false);
	}

	fit(glide = true): void {
		this.look([WIDTH / 2, HEIGHT / 2], this.whole, glide);
	}

	/** This point in the middle, at this zoom. */
	look([x, y]: Point, zoom: number, glide: boolean): void {
		this.zoom = Math.min(Math.max(zoom, this.whole), MOST);
		this.x = this.width / 2 - x * this.zoom;
		this.y = this.height / 2 - y * this.zoom;
		// a leap arrives where it will rest
		if (!glide) this.#draw(this.zoom);
		this.#apply(glide);
	}

	by(dx: number, dy: number, glide = false): void {
		this.x += dx;
		this.y += dy;
		this.#keepWithin();
		if (glide) this.#apply(true);
		else this.#soon();
	}

	/** Nearer or farther, with the point of the screen where it is. */
	zoomBy(factor: number, x = this.width / 2, y = this.height / 2, glide = false): void {
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
		const room = Math.min(90, this.width / 5, this.height / 5);
		const [left, top] = [x * this.zoom + this.x, y * this.zoom + this.y];
		const dx = Math.max(0, room - left) - Math.max(0, left - this.width + room);
		const dy = Math.max(0, room - top) - Math.max(0, top - this.height + room);
		if (dx !== 0 || dy !== 0) this.by(dx, dy, glide);
	}

	toMap(x: number, y: number): Point {
		return [(x - this.x) / this.zoom, (y - this.y) / this.zoom];
	}

	#keepWithin(): void {
		this.x = within(this.x, this.width, WIDTH * this.zoom);
		this.y = within(this.y, this.height, HEIGHT * this.zoom);
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
		world.style.transition = glide ? 'transform var(--move) var(--ease)' : '';
		const seen = this.zoom / this.#drawn;
		if (!glide && seen < SMALLEST) this.#draw(this.zoom / COARSER);
		else if (!glide && seen > LARGEST) this.#draw(this.zoom / FINER);
		this.#put();
		this.#watch();
		clearTimeout(this.#timer);
		const move = ++this.#moves;
		// where frames come slowly, the next move may be on its way: lettering anew in its midst would be slower still
		this.#timer = setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(() => move === this.#moves && this.#rest())), glide ? REST + 320 : REST);
	}

	/** At rest the layer is drawn sharp, and lettered for its zoom. */
	#rest(): void {
		this.#timer = undefined;
		this.#world?.classList.remove('moving');
		if (this.#world) this.#world.style.transition = '';
		this.#draw(this.zoom);
		this.#put();
		this.step = stepAt(this.zoom);
	}

	#draw(zoom: number): void {
		this.#drawn = zoom;
		if (this.#sheet) this.#sheet.style.transform = `scale(${zoom})`;
	}

	#put(): void {
		if (this.#world) this.#world.style.transform = `translate3d(${this.x}px, ${this.y}px, 0) scale(${this.zoom / this.#drawn})`;
	}
}

/** Where the map begins on the screen: in the middle if it is smaller, else without more than a margin beside it. */
function within(at: number, room: number, size: number): number {
	return size + 2 * MARGIN <= room ? (room - size) / 2 : Math.min(MARGIN, Math.max(room - size - MARGIN, at));
}
