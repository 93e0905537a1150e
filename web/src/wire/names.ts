/* Names for guests, made up in the manner of the Shire. */

const FIRST = ['Posy', 'Tobin', 'Marigold', 'Wilbo', 'Daisy', 'Hamley', 'Poppy', 'Odo', 'Rosamund', 'Fenwick', 'Tansy', 'Bramble', 'Nell', 'Perry', 'Clover', 'Robin'];
const LAST = ['Underbough', 'Appledown', 'Millpond', 'Longbarrow', 'Thistlewood', 'Greenlane', 'Oldbridge', 'Butterburr', 'Hayward', 'Fairfield', 'Honeywell', 'Stillwater'];

export function guestName(chance: () => number): string {
	const one = (names: string[]): string => names[Math.floor(chance() * names.length)];
	return `${one(FIRST)} ${one(LAST)}`;
}
