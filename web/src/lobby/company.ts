/* Who sits at a table, in words. */

import { marked } from '../bots/names';
import { canSay, listOf, say } from '../text/text.svelte';
import type { Person, TableInfo } from '../wire/protocol';

/** “Mei, Daan and a bot”: everybody but oneself. */
export function companyOf(people: readonly Person[]): string {
	const names = people.filter((person) => person.kind === 'person' && !person.me).map(marked);
	const bots = people.filter((person) => person.kind === 'bot').length;
	const open = people.filter((person) => person.kind === 'open').length;
	if (bots) names.push(say('lobby-bots', { count: bots }));
	if (open) names.push(say('lobby-free-seats', { count: open }));
	return names.length ? say('lobby-with', { names: listOf(names) }) : say('lobby-alone');
}

/** What somebody on a seat is called, also where it is a bot or nobody. */
export function nameOf(person: Person): string {
	return marked(person) || say(person.kind === 'bot' ? 'lobby-bot-at' : 'lobby-new-seat', { number: person.seat + 1 });
}

/** How a game ended, as far as a list can say. */
export function outcomeOf(outcome: string): string {
	const key = `lobby-outcome-${outcome.split(' ')[0]}`;
	return canSay(key) ? say(key) : say('lobby-over');
}

/** What a table is doing now, for a list. */
export function standingOf(table: TableInfo): string {
	const dots = (...words: string[]): string => words.filter(Boolean).join(' · ');
	if (table.state === 'unreadable') return table.trouble;
	if (table.state === 'over') return dots(outcomeOf(table.outcome), companyOf(table.people));
	if (table.state === 'gathering') return dots(say('lobby-gathering'), companyOf(table.people));
	if (table.your_turn) return dots(table.detail, companyOf(table.people));
	return dots(table.waits_for ? say('lobby-thinking', { who: table.waits_for }) : '', table.detail, companyOf(table.people));
}
