import { say } from '../text/text.svelte';
import type { ReplayInfo, Text } from '../wire/protocol';

/** Who sat on this seat. */
export function nameAt(info: ReplayInfo, seat: number): string {
	return info.table.people.find((person) => person.seat === seat)?.name || say('lobby-new-seat', { number: seat + 1 });
}

/** What was done in a step, and by whom. Step 0 is the beginning. */
export function stepText(info: ReplayInfo, at: number): Text {
	const step = info.steps[at - 1];
	if (!step) return say('replay-begin');
	return step.text ? say('replay-by', { who: nameAt(info, step.seat), text: step.text }) : nameAt(info, step.seat);
}
