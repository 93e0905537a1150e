/** Which bots are offered where a table is set up, and in which order. */

const LEVELS = ['novice', 'steady', 'master'];
const WITHOUT_LEVELS = ['rules', 'partner', 'rollout', 'random'];
const INSTEAD: Record<string, string> = { rules: 'steady', rollout: 'master' };

/** Where there are levels, they stand for the bots that are called by how they think; others come last. */
export function offered(bots: string[]): string[] {
	const known = bots.includes('master') ? [...LEVELS, 'partner', 'random'] : WITHOUT_LEVELS;
	return [...known.filter((bot) => bots.includes(bot)), ...bots.filter((bot) => ![...LEVELS, ...WITHOUT_LEVELS].includes(bot))];
}

/** The bot as which one is shown that is not offered itself. */
export function shownAs(bot: string, among: string[]): string {
	return among.includes(bot) ? bot : (INSTEAD[bot] ?? bot);
}
