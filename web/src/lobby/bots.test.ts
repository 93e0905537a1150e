import { expect, test } from 'vitest';
import { offered, shownAs } from './bots';

test('where there are levels they are offered, from the weakest on, and what they stand for is not', () => {
	expect(offered(['random', 'rules', 'novice', 'steady', 'master', 'rollout', 'guest'])).toEqual(['novice', 'steady', 'master', 'random', 'guest']);
	expect(shownAs('rules', ['novice', 'steady', 'master'])).toBe('steady');
});

test('a game without levels has the bots that it always had', () => {
	expect(offered(['random', 'rules', 'partner', 'rollout'])).toEqual(['rules', 'partner', 'rollout', 'random']);
	expect(shownAs('rules', ['rules', 'random'])).toBe('rules');
});
