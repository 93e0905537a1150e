import { expect, test } from 'vitest';
import { mergeNews } from './news';
import type { JournalLine } from './protocol';

const line = (n: number, text = `line ${n}`): JournalLine => ({ n, text, is: 'Play', group: null, weight: 1, about: [] });

test('news are appended', () => {
	expect(mergeNews([line(1), line(2)], { after: 2, lines: [line(3), line(3, 'and so')] }).map(({ text }) => text)).toEqual(['line 1', 'line 2', 'line 3', 'and so']);
});

test('taking back shortens the journal', () => {
	expect(mergeNews([line(1), line(2), line(3)], { after: 1, lines: [line(4)] }).map(({ n }) => n)).toEqual([1, 4]);
});

test('hearing the same news twice changes nothing', () => {
	const news = { after: 2, lines: [line(3), line(4)] };
	const once = mergeNews([line(1), line(2)], news);
	expect(mergeNews(once, news)).toEqual(once);
});

test('news after 0 are the whole journal, for instance in another language', () => {
	expect(mergeNews([line(1), line(2)], { after: 0, lines: [line(1, 'een'), line(2, 'twee')] }).map(({ text }) => text)).toEqual(['een', 'twee']);
});
