import { describe, expect, it } from 'vitest';
import { qrOf } from './qr';

/* A reader of its own, after the standard (ISO/IEC 18004): it shares no line with what it reads. */

/** What the standard prints for the lightest correction and the first mask. */
const LIGHTEST_FIRST = '111011111000100';

const FINDER = ['#######', '#.....#', '#.###.#', '#.###.#', '#.###.#', '#.....#', '#######'];
const SMALL = ['#####', '#...#', '#.#.#', '#...#', '#####'];

/** Whether this drawing stands there. */
const stands = (code: boolean[][], drawing: string[], top: number, left: number): boolean =>
	drawing.every((line, down) => [...line].every((letter, right) => code[top + down][left + right] === (letter === '#')));

/** Modules that hold no text: finders with their margins and the format, clocks, the small square, by their places. */
function isFixed(size: number, row: number, column: number): boolean {
	const corner = (row < 9 && column < 9) || (row < 9 && column >= size - 8) || (row >= size - 8 && column < 9);
	const small = size > 21 && row >= size - 9 && row <= size - 5 && column >= size - 9 && column <= size - 5;
	return corner || small || row === 6 || column === 6;
}

/** The two copies of the format, the highest bit first. */
function formats(code: boolean[][]): string[] {
	const size = code.length;
	const around: [number, number][] = [...[0, 1, 2, 3, 4, 5, 7, 8].map((column): [number, number] => [8, column]), ...[7, 5, 4, 3, 2, 1, 0].map((row): [number, number] => [row, 8])];
	const apart: [number, number][] = [...[1, 2, 3, 4, 5, 6, 7].map((back): [number, number] => [size - back, 8]), ...[8, 7, 6, 5, 4, 3, 2, 1].map((back): [number, number] => [8, size - back])];
	return [around, apart].map((places) => places.map(([row, column]) => (code[row][column] ? '1' : '0')).join(''));
}

/** The bytes in the order of the snake, the first mask taken off. */
function bytesOf(code: boolean[][]): number[] {
	const size = code.length;
	let bits = '';
	const columns = Array.from({ length: size - 1 }, (_, place) => size - 1 - place).map((column) => (column <= 6 ? column - 1 : column));
	for (let pair = 0; pair < columns.length; pair += 2) {
		for (let step = 0; step < size; step++) {
			const row = (pair / 2) % 2 === 0 ? size - 1 - step : step;
			for (const column of [columns[pair], columns[pair + 1]]) {
				if (!isFixed(size, row, column)) bits += code[row][column] !== ((row + column) % 2 === 0) ? '1' : '0';
			}
		}
	}
	return (bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2));
}

/** The powers of two in the field of the standard. */
const POWERS = Array.from({ length: 255 }, () => 0);
for (let at = 0, value = 1; at < 255; at++, value = value < 128 ? value * 2 : (value * 2) ^ 285) POWERS[at] = value;

/** A word is without fault if it has the value nought at each root of its polynomial. */
function faults(word: number[], roots: number): number[] {
	const at = (root: number): number => word.reduce((sum, byte) => (sum === 0 ? 0 : POWERS[(POWERS.indexOf(sum) + root) % 255]) ^ byte, 0);
	return Array.from({ length: roots }, (_, root) => at(root)).filter((value) => value !== 0);
}

function textOf(bytes: number[]): string {
	const bits = bytes.map((byte) => byte.toString(2).padStart(8, '0')).join('');
	expect(bits.slice(0, 4)).toBe('0100'); // bytes
	const length = Number.parseInt(bits.slice(4, 12), 2);
	const text = Array.from({ length }, (_, place) => Number.parseInt(bits.slice(12 + 8 * place, 20 + 8 * place), 2));
	return new TextDecoder().decode(Uint8Array.from(text));
}

/** By version: bytes in all, and how many of them correct (table 9 of the standard). */
const TABLE: Record<number, [all: number, check: number]> = { 1: [26, 7], 2: [44, 10], 3: [70, 15], 4: [100, 20], 5: [134, 26] };

const LINKS: [version: number, text: string][] = [
	[1, 'http://a.b/c'],
	[2, 'http://10.0.0.7/join/amber-1'],
	[3, 'http://192.168.178.24:8765/join/copper-kettle-48213'],
	[4, 'https://table.the-green-dragon.example/join/copper-kettle-48213?from=home'],
	[5, 'https://table.at-the-sign-of-the-prancing-pony.example:18765/play/join/copper-kettle-48213'],
	[2, 'http://袋底洞/join/1'],
];

/** As another encoder draws it (segno 1.6, mask 0): a text that fills the code, so that nothing is left to taste. */
const FULL = 'http://table.home';
const DRAWN = [
	'#######..#....#######',
	'#.....#.......#.....#',
	'#.###.#.####..#.###.#',
	'#.###.#..##.#.#.###.#',
	'#.###.#..##...#.###.#',
	'#.....#.......#.....#',
	'#######.#.#.#.#######',
	'........##.#.........',
	'###.#####.#..##...#..',
	'###.##.#...##...#...#',
	'..#####.#..##.###.###',
	'#....#..#..##...#..#.',
	'..##.###..##...#.#...',
	'........##.###.##..##',
	'#######.###.###.#.###',
	'#.....#.#.......#....',
	'#.###.#.##.##..#.#..#',
	'#.###.#..#####.###...',
	'#.###.#.#####...#.#.#',
	'#.....#.##.#...###.#.',
	'#######.#.##.....#.##',
];

describe('a link as a code', () => {
	it('is drawn as another encoder draws it', () => {
		expect(qrOf(FULL)!.map((row) => row.map((dark) => (dark ? '#' : '.')).join(''))).toEqual(DRAWN);
	});

	it.each(LINKS)('of version %i is read again: %s', (version, link) => {
		const code = qrOf(link)!;
		const size = 17 + 4 * version;
		expect(code.map((row) => row.length)).toEqual(Array.from({ length: size }, () => size));
		expect([[0, 0], [0, size - 7], [size - 7, 0]].every(([row, column]) => stands(code, FINDER, row, column))).toBe(true);
		if (version > 1) expect(stands(code, SMALL, size - 9, size - 9)).toBe(true);
		for (let at = 8; at < size - 8; at++) expect([code[6][at], code[at][6]]).toEqual([at % 2 === 0, at % 2 === 0]);
		expect(code[size - 8][8]).toBe(true);
		expect(formats(code)).toEqual([LIGHTEST_FIRST, LIGHTEST_FIRST]);
		const [all, check] = TABLE[version];
		const bytes = bytesOf(code).slice(0, all);
		expect(bytes).toHaveLength(all);
		expect(faults(bytes, check)).toEqual([]);
		expect(textOf(bytes)).toBe(link);
	});

	it('takes as many letters as its largest version has room for, and no more', () => {
		const full = 'x'.repeat(106);
		expect(textOf(bytesOf(qrOf(full)!))).toBe(full);
		expect(qrOf(`${full}x`)).toBeNull();
	});

	it('of a word that a reader would refuse is found to be so', () => {
		const bytes = bytesOf(qrOf(LINKS[0][1])!);
		bytes[3] ^= 1;
		expect(faults(bytes.slice(0, 26), 7)).not.toEqual([]);
	});
});
