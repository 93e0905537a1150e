import { describe, expect, it } from 'vitest';
import { made } from './guide';

const section = (id: string, title: string, text: string, words: string[], elsewhere: string[] = []) =>
	({ id, title, text: [text], words, see: [], tells: [], example: '', lesson: '', named: [], elsewhere: { titles: [], words: elsewhere } });

const guide = made({
	game: 'chess',
	sections: [
		section('castle', 'Castling', 'King and rook move in one turn.', ['swap king and rook'], ['roqueren', '王车易位']),
		section('check', 'Check', 'A king that is attacked must be saved.', ['attack the king']),
		section('draw', 'A draw', 'Nobody wins.', ['stalemate', 'tie']),
	],
	keywords: { rook: 'castle' },
});
const first = (text: string): string | undefined => guide.find(text)[0]?.id;

describe('the rules that answer', () => {
	it('find whole questions, single words and beginnings', () => {
		expect(first('how can I swap king and rook?')).toBe('castle');
		expect(first('stalemate')).toBe('draw');
		expect(first('stale')).toBe('draw');
	});
	it('find slips of the finger and words of other languages', () => {
		expect(first('stalmate')).toBe('draw');
		expect(first('roqueren')).toBe('castle');
		expect(first('王车易位')).toBe('castle');
	});
	it('find nothing where nothing answers', () => {
		expect(guide.find('')).toEqual([]);
		expect(guide.find('zzzzzz')).toEqual([]);
	});
	it('know the sections by their ids and keywords', () => {
		expect(guide.of(guide.keywords.rook)?.title).toBe('Castling');
		expect(guide.of('nowhere')).toBeUndefined();
	});
});
