/* What this browser remembers. Some browsers forbid it: then everything works, but is forgotten. */

export function recall(place: string): string {
	try {
		return localStorage.getItem(place) ?? '';
	} catch {
		return '';
	}
}

/** Several things kept together; what cannot be read is as if it were not there. */
export function recallAll<Kept>(place: string): Partial<Kept> {
	try {
		return JSON.parse(recall(place) || '{}') as Partial<Kept>;
	} catch {
		return {};
	}
}

export function remember(place: string, words: string): void {
	try {
		localStorage.setItem(place, words);
	} catch {
		// forgotten, then
	}
}

/** What this page alone remembers, until it is closed. */
export function recallHere<Kept>(place: string): Kept | undefined {
	try {
		return JSON.parse(sessionStorage.getItem(place) ?? '') as Kept;
	} catch {
		return undefined;
	}
}

export function rememberHere(place: string, what: unknown): void {
	try {
		sessionStorage.setItem(place, JSON.stringify(what));
	} catch {
		// forgotten, then
	}
}

/** What was put away for good with “Understood” is shown again. */
export const KNOWN = 'known';

export function forgetKnown(): void {
	try {
		for (const place of Object.keys(localStorage)) if (place.startsWith('onetable.') && localStorage.getItem(place) === KNOWN) localStorage.removeItem(place);
	} catch {
		// nothing was remembered, then
	}
}
