/* Decks that this person has built, for the form with which a table is set up. */

import { language, say } from '../text/text.svelte';
import type { DeckInfo, FormField, FormValue, GameInfo } from '../wire/protocol';
import { fetched, mine } from './fetched.svelte';

export type Kept = FormValue;

/** What may be chosen for a field besides what the game brings; called once while a component is made. */
export function keptFor(info: () => GameInfo): (field: FormField) => Kept[] {
	const decks = fetched(() => (info().decks ? mine<DeckInfo[]>(`/api/me/decks?game=${info().id}&language=${language.current}`) : Promise.resolve([])));
	const values = $derived((decks.value ?? []).map(({ name, deck, summary }): Kept => ({ value: deck, label: summary.legal ? name : say('lobby-decks-unready', { name }) })));
	return (field) => (field.name === info().decks?.field ? values : []);
}
