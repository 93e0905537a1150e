import { expect, it } from 'vitest';
import { ago } from './ago';
import { wordIn } from './word';

it('finds the word of a table in links and in what is typed', () => {
	expect(wordIn('http://192.168.1.5:8765/join/brandywine-7?x=1')).toBe('brandywine-7');
	expect(wordIn('  Brandywine 7 ')).toBe('brandywine-7');
	expect(wordIn('/table/abc')).toBe('abc');
	expect(wordIn('')).toBe('');
});

it('tells short times', () => {
	expect(ago(1000, 1030, 'en')).toBe('');
	expect(ago(0, 7300, 'nl')).toMatch(/^2\suur$/);
	expect(ago(0, 3 * 86_400, 'zh')).toBe('3天');
});
