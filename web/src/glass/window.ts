/* A window 80 by 48: a fan of light, a lamp in it if there is one, and on it what the picture is about, in the language of the stage. */
import { type Box, disc, round, seeded, sky, tints } from './paint';
import { type Shapes, staged, type Tints } from './stage';

/** The tints of a picture, and the four panes of its sky. */
export interface Light extends Tints { sky: string[] }

export const STAGE: Box = [-16, 0, 64, 48];

/** Skies by the light of the land: `!night` in a motif. */
export const SKIES: Record<string, string[]> = {
	day: tints('cfe3ee b4d2e4 e2eff6 9cc0d8'),
	dawn: tints('f3dcb4 e9c8a4 f8ead0 dcb08a'),
	gold: tints('f2dd9c e6ca7c f8ebc0 d8b662'),
	green: tints('b9d6a4 9fc38a d0e4bd 86af73'),
	night: tints('4a5a78 3d4c69 596a8a 313f59'),
	deep: tints('6b5844 59493a 7c6851 493b2f'),
	frost: tints('d7e4ee c0d3e2 eaf2f7 a9c0d4'),
	marsh: tints('b9bb8e a3a679 cdcfa8 8c9065'),
	dusk: tints('c79a8c b08082 dbb39c 936b75'),
	fire: tints('b24a2b 963a22 c9623b 7a2c1a'),
};

/** Light that spreads through the panes; a picture is an image of its own, so the name of the gradient is too. */
function glow(x: number, y: number, strength: number): string {
	return `<radialGradient id="g" gradientUnits="userSpaceOnUse" cx="${round(x)}" cy="${round(y)}" r="34"><stop stop-color="#fff" stop-opacity="${strength}"/>`
		+ '<stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient><rect x="-16" width="80" height="48" fill="url(#g)"/>';
}

/** `!night` gives the sky, `sun` or `moon` stands in it, all else is on the stage; the seed is the hand that cuts the panes. */
export function windowed(seed: string, motif: string, light: Light, own: Shapes = {}): string {
	const chance = seeded(seed);
	const words = motif.split(' ');
	const named = words.find((word) => word.startsWith('!'))?.slice(1) ?? '';
	const four = SKIES[named] ?? light.sky;
	const lit = words.includes('sun') || words.includes('moon');
	const aside = chance(0, 1) < 0.5 ? chance(-8, 2) : chance(46, 56);
	const [x, y] = [lit ? aside : 24 + chance(-15, 15), lit ? chance(9, 13) : chance(12, 28)];
	const turned = Math.floor(chance(0, 4));
	const colours = four.map((_, tint) => four[(tint + turned) % 4]);
	const rays = sky(colours, x, y, Math.round(chance(11, 15)), chance, STAGE, 1.1, glow(x, y, lit ? 0.5 : 0.3));
	const lamp = !lit ? '' : words.includes('sun') ? disc(x, y, 6.5, '#fff3c4', 1.4) : disc(x, y, 6, '#f4f1e2', 1.4) + disc(x + 3, y - 1.5, 4.4, colours[0], 0.8);
	return rays + lamp + staged(words.filter((word) => !word.startsWith('!') && word !== 'sun' && word !== 'moon').join(' '), light, own);
}
