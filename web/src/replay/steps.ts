import { nameOf } from '../lobby/company';
import { say } from '../text/text.svelte';
import type { Group, ReplayInfo, Text } from '../wire/protocol';

/** Who sat on this seat. */
export function nameAt(info: ReplayInfo, seat: number): string {
	const person = info.table.people.find((each) => each.seat === seat);
	return person ? nameOf(person) : '';
}

/** What was done in a step, and by whom: by the one who was played, else by who sat there. Step 0 is the beginning. */
export function stepText(info: ReplayInfo, at: number): Text {
	const step = info.steps[at - 1];
	if (!step) return say('replay-begin');
	const who = step.role || nameAt(info, step.seat);
	return step.text ? say('replay-by', { who, text: step.text }) : who;
}

/** A chapter of the game, as its journal is divided: a trick, a turn; and the step with which it begins. */
export interface Part {
	group: Group;
	at: number;
}

export function partsOf(info: ReplayInfo): Part[] {
	const found: Part[] = [];
	for (const { n, group } of info.steps) {
		const last = found.at(-1)?.group;
		if (group && (group[0] !== last?.[0] || group[1] !== last[1])) found.push({ group, at: n });
	}
	return found;
}

export const titleOf = ([key, number]: Group): string => say(key, { number, round: number });

/** Steps that are told in one line: several in a row in which the same was said, such as that all pass. */
export interface Row {
	from: number;
	to: number;
}

/** All steps as lines of a list, the beginning first; a part of the game begins a line of its own. */
export function rowsOf(info: ReplayInfo): Row[] {
	const rows: Row[] = [{ from: 0, to: 0 }];
	const begins = new Set(partsOf(info).map(({ at }) => at));
	for (const { n, text } of info.steps) {
		const last = rows.at(-1)!;
		const before = last.from > 0 ? info.steps[last.from - 1].text : '';
		if (text && text === before && !begins.has(n)) last.to = n;
		else rows.push({ from: n, to: n });
	}
	return rows;
}
