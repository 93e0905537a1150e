/* What the tests ask of every drawing. */

/** The drawing behind the address of a picture. */
export const drawing = (address: string): string => decodeURIComponent(address.replace('data:image/svg+xml,', ''));

/** Holes in its arithmetic, and what was opened and not closed. */
export function faults(svg: string): string[] {
	const opened = svg.match(/<[a-zA-Z]/g)?.length ?? 0;
	const closed = (svg.match(/\/>/g)?.length ?? 0) + (svg.match(/<\//g)?.length ?? 0);
	return [...(svg.match(/NaN|undefined|Infinity|null/g) ?? []), ...(opened === closed ? [] : [`${opened} opened, ${closed} closed`])];
}
