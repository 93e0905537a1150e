/* A link as a QR code: bytes, the lightest correction, up to version 5, which is 106 letters. Enough for the link of a table, and nothing to fetch. */

/** By version: how many bytes there are for the text and its head, and how many for correction. */
const ROOM: [number, number][] = [[19, 7], [34, 10], [55, 15], [80, 20], [108, 26]];
/** Length and mode take twelve bits, four more end the text. */
const HEAD = 2;
const LIGHTEST = 0b01;
const MASK = 0;

/** The rows of the code, dark is true; null where the text is too long. */
export function qrOf(text: string): boolean[][] | null {
	const bytes = [...new TextEncoder().encode(text)];
	const version = ROOM.findIndex(([room]) => bytes.length + HEAD <= room) + 1;
	if (version === 0) return null;
	const [room, check] = ROOM[version - 1];
	const data = packed(bytes, room);
	return drawn(version, [...data, ...correction(data, check)]);
}

/** Mode, length, text, the end, and filling. */
function packed(bytes: number[], room: number): number[] {
	const bits = [...inBits(0b0100, 4), ...inBits(bytes.length, 8), ...bytes.flatMap((byte) => inBits(byte, 8)), 0, 0, 0, 0];
	const found: number[] = [];
	for (let at = 0; at < bits.length; at += 8) found.push(Number.parseInt(bits.slice(at, at + 8).join(''), 2));
	for (let fill = 0; found.length < room; fill++) found.push(fill % 2 ? 0x11 : 0xec);
	return found;
}

const inBits = (value: number, count: number): number[] => Array.from({ length: count }, (_, place) => (value >> (count - 1 - place)) & 1);

/** Multiplication in the field of 256 elements. */
function times(one: number, other: number): number {
	let found = 0;
	for (let bit = 7; bit >= 0; bit--) {
		found = (found << 1) ^ ((found >> 7) * 0x11d);
		if ((other >> bit) & 1) found ^= one;
	}
	return found;
}

/** Reed and Solomon: what is left of the data, divided by the polynomial with these many roots. */
function correction(data: number[], count: number): number[] {
	const divisor = Array<number>(count).fill(0);
	divisor[count - 1] = 1;
	for (let power = 0, root = 1; power < count; power++, root = times(root, 2)) {
		for (let at = 0; at < count; at++) divisor[at] = times(divisor[at], root) ^ (divisor[at + 1] ?? 0);
	}
	const rest = Array<number>(count).fill(0);
	for (const byte of data) {
		const factor = byte ^ (rest.shift() ?? 0);
		rest.push(0);
		for (let at = 0; at < count; at++) rest[at] ^= times(divisor[at], factor);
	}
	return rest;
}

function drawn(version: number, bytes: number[]): boolean[][] {
	const size = 17 + 4 * version;
	const dark = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
	const fixed = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
	const set = (row: number, column: number, is: boolean): void => {
		if (row < 0 || column < 0 || row >= size || column >= size) return;
		dark[row][column] = is;
		fixed[row][column] = true;
	};
	for (let at = 0; at < size; at++) {
		set(6, at, at % 2 === 0);
		set(at, 6, at % 2 === 0);
	}
	/** squares in squares: three in the corners, from version 2 on a small one */
	const squares = (row: number, column: number, reach: number, isDark: (ring: number) => boolean): void => {
		for (let down = -reach; down <= reach; down++) for (let right = -reach; right <= reach; right++) set(row + down, column + right, isDark(Math.max(Math.abs(down), Math.abs(right))));
	};
	for (const [row, column] of [[3, 3], [3, size - 4], [size - 4, 3]]) squares(row, column, 4, (ring) => ring !== 2 && ring !== 4);
	if (version > 1) squares(size - 7, size - 7, 2, (ring) => ring !== 1);
	for (const [place, bit] of format().entries()) {
		const [row, column] = place < 6 ? [place, 8] : place < 8 ? [place + 1, 8] : place === 8 ? [8, 7] : [8, 14 - place];
		set(row, column, bit === 1);
		if (place < 8) set(8, size - 1 - place, bit === 1);
		else set(size - 15 + place, 8, bit === 1);
	}
	set(size - 8, 8, true);
	const bits = bytes.flatMap((byte) => inBits(byte, 8));
	let next = 0;
	// two columns at a time, up and down in turn, past the column of the clock
	for (let right = size - 1, up = true; right >= 1; right -= 2, up = !up) {
		if (right === 6) right = 5;
		for (let step = 0; step < size; step++) {
			const row = up ? size - 1 - step : step;
			for (const column of [right, right - 1]) if (!fixed[row][column]) dark[row][column] = (bits[next++] ?? 0) === 1 !== ((row + column) % 2 === 0);
		}
	}
	return dark;
}

/** Correction and mask, with correction of their own; the lowest bit first. */
function format(): number[] {
	const data = (LIGHTEST << 3) | MASK;
	let rest = data;
	for (let at = 0; at < 10; at++) rest = (rest << 1) ^ ((rest >> 9) * 0x537);
	return inBits(((data << 10) | rest) ^ 0x5412, 15).reverse();
}
