import { describe, expect, it } from 'vitest';
import { arranged } from './arranging';
import { survey, type Point } from './ground';
import { ALL_NAMES, FIGURE, lettered, PLACE, STEPS } from './lettering';
import { outside, shared, type Spot } from './spots';
import { atlasIn, LANGUAGES } from './testing';
import { around, ARROWS, placeBeyond } from './walking';

const atlas = atlasIn('en');
const ground = survey(atlas);
const places = atlas.places.map(({ id }) => id);
const PLACES = 63;
const PATHS = 106;

function overlaps(boxes: Iterable<Spot>): number {
	const all = [...boxes];
	return all.reduce((sum, one, place) => sum + all.slice(place + 1).filter((other) => shared(one, other) > 0).length, 0);
}

describe('the ground', () => {
	it('has all places and all paths', () => {
		expect(ground.at.size).toBe(PLACES);
		expect(atlas.paths.length).toBe(PATHS);
		const ends = atlas.paths.flatMap(({ between: [one, other] }) => [ground.beside.get(one)!.get(other), ground.beside.get(other)!.get(one)]);
		expect(ends).not.toContain(undefined);
	});

	it('is the same whenever it is drawn', () => {
		expect(survey(atlasIn('en'))).toEqual(ground);
	});

	it('keeps places so far apart that a finger hits the right one at the least zoom', () => {
		const all = [...ground.at.values()];
		const apart = all.flatMap(([x, y], place) => all.slice(place + 1).map(([ox, oy]) => Math.hypot(x - ox, y - oy)));
		expect(Math.min(...apart) * STEPS[1].zoom).toBeGreaterThanOrEqual(44);
	});

	it('gives every place a pane of its own that it lies in', () => {
		const inside = (corners: Point[], [x, y]: Point): boolean =>
			corners.every(([fromX, fromY], corner) => {
				const [toX, toY] = corners[(corner + 1) % corners.length];
				return (toX - fromX) * (y - fromY) - (toY - fromY) * (x - fromX) >= 0;
			});
		for (const [id, point] of ground.at) expect([...ground.hits].filter(([, corners]) => inside(corners, point)).map(([other]) => other)).toEqual([id]);
	});
});

describe.each(LANGUAGES)('the lettering in %s', (language) => {
	const named = atlasIn(language);
	it.each(STEPS.slice(1).map((step) => [step.zoom, step] as const))('covers nothing at zoom %f', (zoom, step) => {
		const letters = lettered(named, ground, step);
		const onSign = ({ x, y, w, h }: Spot): boolean =>
			[...ground.at.values()].some(([px, py]) => Math.hypot(Math.max(0, Math.abs(x - px) - w), Math.max(0, Math.abs(y - py) - h)) < PLACE * step.signs * 0.98);
		const names = [...letters.names.values()];
		expect(overlaps(names)).toBe(0);
		expect(names.filter((name) => onSign(name) || letters.prices.some((other) => shared(name, other) > 0))).toEqual([]);
		expect(names.filter((name) => outside(name) >= 1)).toEqual([]);
		expect(letters.prices.length).toBe(step.prices ? PATHS : 0);
		expect(names.length).toBeGreaterThanOrEqual(zoom >= ALL_NAMES ? PLACES : 45);
		// what is smallest on the screen can still be read
		expect(step.letters * zoom).toBeGreaterThanOrEqual(10.5);
	});
});

it('is lettered alike whenever it is written', () => {
	expect(lettered(atlas, ground, STEPS[3])).toEqual(lettered(atlas, ground, STEPS[3]));
});

describe('figures', () => {
	const usual = lettered(atlas, ground, STEPS[3]);
	const boxes = (counts: Map<string, number>, letters = usual): Spot[] => {
		const half = (FIGURE * letters.step.signs) / 2 - 0.01;
		return [...arranged(counts, ground, letters).values()].flat().map(([x, y]) => ({ x, y, w: half, h: half }));
	};

	it.each(STEPS.map((step) => [step.zoom, step] as const))('of one place stand clear of each other at zoom %f', (_, step) => {
		const letters = lettered(atlas, ground, step);
		for (const count of [1, 2, 3, 5, 9]) {
			const found = boxes(new Map([['minas_tirith', count]]), letters);
			expect(found.length).toBe(count);
			expect(overlaps(found)).toBe(0);
		}
	});

	it('stand clear of those of other places, also where every place has some', () => {
		const found = boxes(new Map(places.map((place, number) => [place, 1 + (number % 3)])));
		expect(overlaps(found)).toBe(0);
	});

	it('leave the signs of all places to be seen', () => {
		const found = boxes(new Map(places.map((place) => [place, 2])));
		const core = [...ground.at.values()].map(([x, y]): Spot => ({ x, y, w: 5, h: 5 }));
		expect(found.filter((figure) => core.some((sign) => shared(figure, sign) > 0))).toEqual([]);
	});
});

describe('arrows', () => {
	it('reach every place from every place', () => {
		const next = new Map(places.map((place) => [place, Object.values(ARROWS).map((look) => placeBeyond(ground, ground.at.get(place)!, look)).filter((found) => found !== null)]));
		for (const start of places) {
			const seen = new Set([start]);
			for (const place of seen) for (const beyond of next.get(place)!) seen.add(beyond);
			expect(seen.size).toBe(PLACES);
		}
	});

	it('go where they point', () => {
		expect(placeBeyond(ground, ground.at.get('lothlorien')!, ARROWS.ArrowRight)).toBe('amon_hen');
		expect(placeBeyond(ground, ground.at.get('shire')!, ARROWS.ArrowLeft)).toBe('grey_havens');
		expect(placeBeyond(ground, ground.at.get('harlindon')!, ARROWS.ArrowLeft)).toBeNull();
	});

	it('with Shift begin at the path that leads that way, and go round', () => {
		const found = around(ground, 'lothlorien', ARROWS.ArrowLeft);
		expect(found[0]).toBe('moria');
		expect(new Set(found)).toEqual(new Set(ground.beside.get('lothlorien')!.keys()));
	});
});
