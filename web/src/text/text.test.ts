import { expect, test, vi } from 'vitest';
import { plain } from './marks.svelte';
import { canSay, language, likelyLanguage, listOf, say, teach } from './text.svelte';

test('the language that was chosen comes before those of the browser', () => {
	expect(likelyLanguage('nl', ['ja-JP'])).toBe('nl');
	expect(likelyLanguage('', ['fr', 'zh-TW', 'ja'])).toBe('zh');
	expect(likelyLanguage('xx', ['fr'])).toBe('en');
});

test('strings have their values filled in and no invisible marks', () => {
	teach('nl', 'web-here = { $count ->\n    [one] { $names } is er\n   *[other] { $names } zijn er\n}\n');
	expect(say('web-here', { count: 1, names: 'Mei' })).toBe('Mei is er');
	expect(say('web-here', { count: 2, names: listOf(['Mei', 'Daan']) })).toBe('Mei en Daan zijn er');
	expect(say('web-unknown')).toBe('web-unknown');
	expect(canSay('web-here')).toBe(true);
});

test('a playing card is read as its words', () => {
	expect(plain('Sam leads ⟦chip:H5|Hills 5⟧, then ⟦chip:R1|Rings 1⟧.')).toBe('Sam leads Hills 5, then Rings 1.');
});

test('the language that was asked for last is spoken, whichever words come last', async () => {
	const page = { documentElement: { lang: '' } };
	const come: Record<string, () => void> = {};
	vi.stubGlobal('document', page);
	vi.stubGlobal('fetch', (path: string) => new Promise((found) => (come[path] = () => found({ ok: true, text: async () => 'web-here = here' }))));
	const wishes = [language.set('en'), language.set('zh')];
	come['/api/text/zh']?.();
	await wishes[1];
	come['/api/text/en']?.();
	await wishes[0];
	expect([language.current, page.documentElement.lang]).toEqual(['zh', 'zh']);
	vi.unstubAllGlobals();
});
