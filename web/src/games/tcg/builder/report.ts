/* What a deck is worth, as the server tells it while games are played. */

export interface Rate {
	games: number;
	won: number;
	rate: number;
	/** where the true rate lies in at least 95 of 100 cases */
	between: [low: number, high: number];
}

export interface DeckReport extends Rate {
	deck: string;
	against: Record<string, Rate>;
	/** by site: in how many games the fellowship came so far */
	sites: Record<string, number>;
	ring_bearer: { why: string; site: number; games: number }[];
	never_played: { card: string; drawn: number }[];
	/** another version in the very same games */
	against_deck?: DeckReport;
	compared?: { better_by: number; between: [low: number, high: number] };
}

/** A line of the chart: everything together, or one rival; of both versions where there are two. */
export interface ChartLine {
	key: string;
	rates: Rate[];
}

const TOGETHER = '';

export function linesOf(report: DeckReport): ChartLine[] {
	const both = [report, ...(report.against_deck ? [report.against_deck] : [])];
	const rivals = [...new Set(both.flatMap(({ against }) => Object.keys(against)))].sort();
	const among = rivals.map((key) => ({ key, rates: both.flatMap(({ against }) => against[key] ?? []) }));
	return [{ key: TOGETHER, rates: both }, ...among];
}

export const percent = (language: string, share: number, signed = false): string =>
	new Intl.NumberFormat(language, { style: 'percent', signDisplay: signed ? 'exceptZero' : 'negative' })
		.formatToParts(share)
		.map(({ type, value }) => (type === 'minusSign' ? '−' : value))
		.join('');

/** In how many of the games the fellowship reached each site or went beyond it. */
export function reached({ sites, games }: DeckReport): { site: number; games: number; share: number }[] {
	const last = Math.max(0, ...Object.keys(sites).map(Number));
	return Array.from({ length: last }, (_, place) => {
		const count = Object.entries(sites).reduce((sum, [site, each]) => sum + (Number(site) > place ? each : 0), 0);
		return { site: place + 1, games: count, share: games ? count / games : 0 };
	});
}
