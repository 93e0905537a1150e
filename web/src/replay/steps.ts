import { nameOf } from '../lobby/company';
import { say } from '../text/text.svelte';
import type { ReplayInfo, Text } from '../wire/protocol';

/** Who sat on this seat. */
export function nameAt(info: ReplayInfo, seat: number): string {
	const person = info.table.people.find((each) => each.seat === seat);
	return person ? nameOf(person) : '';
}

/** What was done in a step, and by whom. Step 0 is the beginning. */
export function stepText(info: ReplayInfo, at: number): Text {
	const step = info.steps[at - 1];
	if (!step) return say('replay-begin');
	return step.text ? say('replay-by', { who: nameAt(info, step.seat), text: step.text }) : nameAt(info, step.seat);
}
