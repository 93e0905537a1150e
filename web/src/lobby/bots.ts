/** Which bots are offered where a table is set up, and in which order. */

const LEVELS = ['novice', 'steady', 'master'];
const INSTEAD: Record<string, string> = { rules: 'steady', rollout: 'master' };

/** The bots as the server orders them; where there are levels for all of them, those stand for the bots that are called by how they think. */
export function offered(bots: string[]): string[] {
	if (!bots.includes('master')) return bots;
	const rest = bots.filter((bot) => !LEVELS.includes(bot) && !(bot in INSTEAD));
	return [...LEVELS.filter((bot) => bots.includes(bot)), ...rest];
}

/** Those that are seen at once: the levels of the game or of its usual bot where there are some, otherwise all; and those for whoever wants others. */
export function folded(bots: string[], usual: string): { first: string[]; others: string[] } {
	const first = bots.filter((bot) => (LEVELS.includes(usual) ? LEVELS.includes(bot) : bot.split(':')[0] === usual));
	return first.length > 1 ? { first, others: bots.filter((bot) => !first.includes(bot)) } : { first: bots, others: [] };
}

/** The bot as which one is shown that is not offered itself. */
export function shownAs(bot: string, among: string[]): string {
	return among.includes(bot) ? bot : (INSTEAD[bot] ?? bot);
}
