import { marked } from '../bots/names';
import { say } from '../text/text.svelte';
import type { Person } from '../wire/protocol';

/** How somebody at the table is called; bots have no name of their own, so they have a number. */
export function nameOf(person: Person | undefined): string {
	if (!person) return '';
	if (person.kind === 'open') return say('web-seat-open');
	return marked(person) || (person.kind === 'bot' ? say('web-bot', { number: person.seat + 1 }) : say('seat-person', { number: person.seat + 1 }));
}

export const nameAt = (people: readonly Person[], seat: number): string => nameOf(people.find((person) => person.seat === seat));
