/* The signs beside the cards, in round windows of glass. */
import { LEAD, picture, seeded, sky, tints } from '../../../glass/paint';
import { CULTURES } from './cultures';
import { leaded, panes } from '../../../glass/stage';

const TOKENS = {
	twilight: ['8a7aa6 756592 a394bb 61527d', '|w M28 6a18 18 0 1 0 12 30A17 17 0 0 1 28 6z|w o37 13 2 2|w o42 24 1.4 1.4'],
	burdens: ['cd6a55 b7503d de8b78 9c3b2a', '|x M12 22h24l5 20H7z|- M12 30h24|=m o24 15 7 7'],
	ring: ['d6cba9 c3b68e e5dcc2 ab9d74', '|~x M8 2Q10 16 20 20M40 2Q38 16 28 20|=y o24 30 11 11'],
	worn: ['c8472f ad3826 d95f40 942a1b', '|s M17 48V12q7-9 14 0V48z|- M19 38h10M19 17q5-4 10 0|=y M15 28q9 5 18 0'],
	archery: ['9fd0ae 7fbb93 c2e3cb 63a67b', '|=t M8 40L34 14|i M42 6L38 20 28 10z|r M6 34l8 8-5 4-7-7z'],
	threat: ['8c3b2a 7a2c1a a04a36 641f12', '|o M2 24Q24 2 46 24 24 46 2 24z|r o24 24 10 10|k M24 13q5 11 0 22-5-11 0-22z'],
	dead: ['9aa3a9 848e95 b3babf 6d777e', '|A M12 44V20Q12 6 24 6t12 14V44z|- M24 14v16M18 20h12|x M6 42h36v5H6z'],
} as const;

export type TokenKind = keyof typeof TOKENS;

export function tokenPicture(kind: TokenKind): string {
	const [light, sign] = TOKENS[kind];
	return picture(`tcg token ${kind}`, 48, 48, () =>
		`<clipPath id="r"><circle cx="24" cy="24" r="22"/></clipPath><g clip-path="url(#r)">${sky(tints(light), 24, 20, 9, seeded(kind), [0, 0, 48, 48], 1.2)}`
		+ `${leaded(panes(sign, CULTURES.ring))}</g><circle cx="24" cy="24" r="22" fill="none" stroke="${LEAD}" stroke-width="3"/>`);
}
