/** The word of a table from what somebody typed or pasted: a whole link, a part of one, or the word alone. */
export function wordIn(typed: string): string {
	const link = /\/(?:join|table)\/([^/?#\s]+)/.exec(typed);
	return link ? decodeURIComponent(link[1]) : typed.trim().toLowerCase().replace(/\s+/g, '-');
}
