import { expect, test } from 'vitest';
import { tagOf } from '../bots/names';
import { folded, offered, shownAs } from './bots';

test('where there are levels they are offered, from the weakest on, and what they stand for is not', () => {
	expect(offered(['rules', 'novice', 'steady', 'master', 'rollout', 'random', 'guest'])).toEqual(['novice', 'steady', 'master', 'random', 'guest']);
	expect(shownAs('rules', ['novice', 'steady', 'master'])).toBe('steady');
	expect(folded(['novice', 'steady', 'master', 'random'], 'steady')).toEqual({ first: ['novice', 'steady', 'master'], others: ['random'] });
});

test('a game without them has its bots as the server orders them, all in sight', () => {
	const bots = ['rules', 'rollout', 'random'];
	expect(offered(bots)).toEqual(bots);
	expect(folded(bots, 'rules')).toEqual({ first: bots, others: [] });
	expect(shownAs('rules', bots)).toBe('rules');
});

test('levels of the usual bot come first, and the others are for whoever asks for them', () => {
	const levels = ['partner', 'partner:thoughtful', 'partner:patient'];
	expect(folded(offered([...levels, 'rules', 'rollout', 'random']), 'partner')).toEqual({ first: levels, others: ['rules', 'rollout', 'random'] });
	expect(tagOf('partner:patient')).toBe('partner-patient');
});
