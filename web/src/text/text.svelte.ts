/* The strings of the interface, in the language of this person: Fluent, fetched from the server that tells the games in the same words. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { recall, remember } from '../kit/memory';
import type { Language } from '../wire/protocol';

export const LANGUAGES: readonly Language[] = ['en', 'zh', 'ja', 'nl'];
/** How each language calls itself, and its sign in the bar. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', zh: '中文', ja: '日本語', nl: 'Nederlands' };
export const LANGUAGE_SIGNS: Record<Language, string> = { en: 'EN', zh: '中', ja: '日', nl: 'NL' };

const PLACE = 'onetable.language';
const isLanguage = (code: string): code is Language => (LANGUAGES as readonly string[]).includes(code);

/** What the person chose here, else the first language of the browser that we speak. */
export function likelyLanguage(chosen: string, wished: readonly string[]): Language {
	return [chosen, ...wished.map((wish) => wish.slice(0, 2).toLowerCase())].find(isLanguage) ?? 'en';
}

class Speech {
	current = $state<Language>('en');
	bundle = $state.raw<FluentBundle | null>(null);
	/** Whether somebody chose the language here; if not, the one the server knows of this person counts. */
	chosen = isLanguage(recall(PLACE));
}

const speech = new Speech();
const listeners = new Set<(language: Language) => void>();

export const language = {
	get current(): Language {
		return speech.current;
	},
	/** Whether there are words yet. */
	get ready(): boolean {
		return speech.bundle !== null;
	},
	get chosen(): boolean {
		return speech.chosen;
	},
	/** Change the language: here, and by those who listen on the open lines and for this person on the server. */
	async set(wanted: Language): Promise<void> {
		speech.chosen = true;
		remember(PLACE, wanted);
		await speak(wanted);
	},
	/** Take over the language the server knows of this person. */
	async adopt(known: Language): Promise<void> {
		if (!speech.chosen && known !== speech.current) await speak(known);
	},
	/** Be told of each change; returns how to end that. */
	listen(listener: (language: Language) => void): () => void {
		listeners.add(listener);
		return () => listeners.delete(listener);
	},
};

/** Fetch the words of the likely language; the page shows nothing before that. */
export async function beginToSpeak(): Promise<void> {
	await speak(likelyLanguage(recall(PLACE), navigator.languages));
}

let asked = 0;

/** Fetch these words and use them, unless other ones were asked for meanwhile: the last wish counts, whichever answer comes last. */
async function speak(wanted: Language): Promise<void> {
	const mine = ++asked;
	const answer = await fetch(`/api/text/${wanted}`);
	if (!answer.ok) throw new Error(`no words for ${wanted}`);
	const words = await answer.text();
	if (mine !== asked) return;
	teach(wanted, words);
	document.documentElement.lang = wanted;
	// the server sends these words along with the next page
	document.cookie = `onetable_language=${wanted}; path=/; max-age=31536000; samesite=lax`;
	for (const listener of listeners) listener(wanted);
}

/** Use these Fluent messages from now on. */
export function teach(code: Language, messages: string): void {
	const bundle = new FluentBundle(code, { useIsolating: false });
	bundle.addResource(new FluentResource(messages));
	speech.bundle = bundle;
	speech.current = code;
}

/** The string of this key with its values filled in; reactive to the language. A key without words is said as it is, so that it is noticed. */
export function say(key: string, values?: Record<string, FluentVariable>): string {
	const pattern = speech.bundle?.getMessage(key)?.value;
	return pattern && speech.bundle ? speech.bundle.formatPattern(pattern, values ?? null, []) : key;
}

export function canSay(key: string): boolean {
	return speech.bundle?.hasMessage(key) ?? false;
}

/** Several names as a list in words: Mei, Daan and Ilse. */
export function listOf(names: readonly string[]): string {
	return new Intl.ListFormat(speech.current, { type: 'conjunction' }).format(names);
}
