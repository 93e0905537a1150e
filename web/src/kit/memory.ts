/* What this browser remembers. Some browsers forbid it: then everything works, but is forgotten. */

export function recall(place: string): string {
	try {
		return localStorage.getItem(place) ?? '';
	} catch {
		return '';
	}
}

export function remember(place: string, words: string): void {
	try {
		localStorage.setItem(place, words);
	} catch {
		// forgotten, then
	}
}
