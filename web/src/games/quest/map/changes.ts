/* Where on the map something has changed between two tables: what somebody would look at. */

import type { Board } from '../board';

type Counts = Map<string, string>;

/** What stands and lies on the map, by what it is: where it is, and how much of it. */
function standing(board: Board): Counts {
	const found: Counts = new Map();
	for (const { hero, place } of board.heroes) found.set(`hero.${hero}`, place);
	for (const { minion, place } of board.minions) found.set(`minion.${minion}`, place);
	for (const { number, place } of board.tokens) found.set(`token.${number}`, place);
	for (const { character, place } of board.characters) found.set(`character.${character}`, place);
	for (const { card, place } of board.tower.plots) found.set(card, place);
	return found;
}

function lying(board: Board): Map<string, number> {
	return new Map([...board.influence.map(({ place, count }): [string, number] => [`influence.${place}`, count]), ...board.favor.map(({ place, count }): [string, number] => [`favor.${place}`, count])]);
}

/** Both ends of every walk first, then where something came, went, grew or shrank; each place once. */
export function changesOf(before: Board, after: Board): string[] {
	const [was, is] = [standing(before), standing(after)];
	const found = new Set<string>();
	for (const [thing, place] of is) {
		const from = was.get(thing);
		if (from === place) continue;
		for (const end of [place, from ?? '']) if (end) found.add(end);
	}
	for (const [thing, place] of was) if (!is.has(thing) && place) found.add(place);
	const [had, has] = [lying(before), lying(after)];
	for (const thing of new Set([...had.keys(), ...has.keys()])) if (had.get(thing) !== has.get(thing)) found.add(thing.slice(thing.indexOf('.') + 1));
	return [...found];
}
