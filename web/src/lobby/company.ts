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

/** How a game ended: for oneself where there are sides, and who won. */
export function outcomeOf({ game, outcome, winners, people, seat }: Pick<TableInfo, 'game' | 'outcome' | 'winners' | 'people' | 'seat'>): string {
	const word = outcome.split(' ')[0];
	const key = [`${game}-outcome-${word}`, `lobby-outcome-${word}`].find(canSay);
	const mine = seat !== null && winners.length > 0 && winners.length < people.length ? say(winners.includes(seat) ? 'lobby-you-won' : 'lobby-you-lost') : '';
	const names = people.filter((person) => winners.includes(person.seat) && !person.me).map(nameOf);
	const who = key ? say(key) : names.length ? say('lobby-won-by', { names: listOf(names) }) : '';
	return [mine, who].filter(Boolean).join(' · ') || say('lobby-over');
}

/** What a table is doing now, for a list. */
export function standingOf(table: TableInfo): string {
	const dots = (...words: string[]): string => words.filter(Boolean).join(' · ');
	if (table.state === 'unreadable') return table.trouble;
	if (table.state === 'over') return dots(outcomeOf(table), companyOf(table.people));
	if (table.state === 'gathering') return dots(say('lobby-gathering'), companyOf(table.people));
	if (table.your_turn) return dots(table.detail, companyOf(table.people));
	return dots(table.waits_for ? say('lobby-thinking', { who: table.waits_for }) : '', table.detail, companyOf(table.people));
}
