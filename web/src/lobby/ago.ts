/* How long ago something was, as short as the language allows. */

import type { Language } from '../wire/protocol';

const UNITS: [Intl.NumberFormatOptions['unit'] & string, number][] = [
	['day', 86_400],
	['hour', 3600],
	['minute', 60],
];

/** “2 h”, “3 days”; nothing for what has just been. Both moments in seconds. */
export function ago(moment: number, now: number, language: Language): string {
	const passed = now - moment;
	const found = UNITS.find(([, seconds]) => passed >= seconds);
	if (!found) return '';
	return new Intl.NumberFormat(language, { style: 'unit', unit: found[0], unitDisplay: 'short' }).format(Math.floor(passed / found[1]));
}

/** A day and an hour, for lists of what has been. */
export function dayAndHour(moment: number, language: Language): string {
	return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(moment * 1000);
}
