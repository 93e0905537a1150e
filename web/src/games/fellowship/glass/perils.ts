/* What comes against the company: threats, the cards of the Old Forest and of the Balrog. */
import { framed, type Size } from './faces';
import { disc, type Glass, glass, LEAD, lead, pane, picture, round, seeded, sky, star } from '../../../glass/paint';
import { type Thing, tree } from '../../../glass/scenery';
import { digit, glyph } from './suits';
import { glow, type Lay, things, WINDOW } from './windows';

const FLAME = 'M12 1c5 5 7.5 8.5 7.5 13a7.5 7.5 0 0 1-15 0c0-3 1.6-4.8 2.9-7 1.2 1 1.9 2 2.3 3 1.3-2.6 2-5.4 2.3-9z';

/** Thorns along both sills of the window. */
function thorns(): string {
	const row = (sill: number, tip: number) => Array.from({ length: 8 }, (_, thorn) => `M${8 + thorn * 24} ${sill}l8 ${tip} 8 ${-tip}z`).join('');
	return `<path d="${row(274, -18)}${row(6, 18)}" fill="${LEAD}"/>`;
}

/** A rank, or the first and last of a range,, in the middle of (x, y). */
function figures(ranks: number[], x: number, y: number, height: number): string {
	const size = ranks.length > 1 ? height * 0.66 : height;
	const step = size * 0.98;
	const first = x - (size * 40) / 128 - ((ranks.length - 1) * step) / 2;
	const dash = ranks.length > 1 ? `<path d="M${round(x - size * 0.08)} ${y}h${round(size * 0.18)}" ${lead(round(size * 0.12))}/>` : '';
	return dash + ranks.map((rank, place) => digit(rank, round(first + place * step), round(y - size / 2), size)).join('');
}

/** A threat: one rank or a range of them on a pale disc; nothing but lead over the pane while it is hidden. */
function threat(ranks: number[], rider: boolean, hidden: boolean): string {
	const colours = rider ? ['#4a3f61', '#332a45'] : ['#7d4230', '#562b1e'];
	const sign = rider ? glyph('shadows', 68, 190, 64, '#120d1a') : `<path d="${star(100, 224, 34)}" fill="#2c130b"/>`;
	const shut = `${disc(100, 112, 62, '#2b2f33', 5)}<path d="M52 72 148 152M148 72 52 152M100 50V174M38 112H162" ${lead(6)}/>`;
	const open = disc(100, 112, 62, '#f3e7d0', 5) + figures(ranks, 100, 112, 88);
	const rays = sky([...colours, ...colours], 100, 112, 12, seeded(`threat ${ranks}`), WINDOW);
	return framed(rays + thorns() + sign, hidden ? shut : open, LEAD, '#6a5f52');
}

/** The same for 24 to 60 px: figures fill the card, the thorns stay as a band. */
function smallThreat(ranks: number[], rider: boolean, hidden: boolean): string {
	const band = rider ? '#5b4f74' : '#8a4a35';
	const thorny = Array.from({ length: 5 }, (_, thorn) => `M${14 + thorn * 36} 272l14-40 14 40z`).join('');
	const shut = `<path d="M9 25A16 16 0 0 1 25 9H175a16 16 0 0 1 16 16V206H9z" fill="#4a5054"/>`
		+ `<path d="M9 9 191 206M191 9 9 206M100 9V206M9 108H191" ${lead(9)}/>`;
	return `<rect x="2" y="2" width="196" height="276" rx="22" fill="${LEAD}"/><rect x="9" y="9" width="182" height="262" rx="16" fill="#f3e7d0"/>`
		+ `<path d="M9 206H191V255a16 16 0 0 1-16 16H25a16 16 0 0 1-16-16z" fill="${band}" ${lead(6)}/><path d="${thorny}" fill="${LEAD}"/>`
		+ (hidden ? shut : figures(ranks, 100, 108, 140));
}

export function threatPicture(ranks: number[], rider: boolean, hidden: boolean, size: Size = 'full'): string {
	return picture(`threat ${ranks} ${rider} ${hidden} ${size}`, 200, 280, () => (size === 'mini' ? smallThreat : threat)(ranks, rider, hidden));
}

const flame: Thing = (x, foot, width, height, number, { thing }) => {
	const shape = (part: number) => {
		const at = (across: number, up: number) => `${round(x + width * across * part)} ${round(foot - 4 - height * up * part)}`;
		return `M${at(0.06, 1)}C${at(0.36, 0.68)} ${at(0.5, 0.5)} ${at(0.5, 0.27)}`
			+ `C${at(0.5, 0.08)} ${at(0.28, 0)} ${at(0, 0)}S${at(-0.5, 0.1)} ${at(-0.5, 0.28)}`
			+ `C${at(-0.5, 0.45)} ${at(-0.36, 0.56)} ${at(-0.28, 0.74)}`
			+ `C${at(-0.18, 0.66)} ${at(-0.12, 0.6)} ${at(-0.1, 0.52)}C${at(0.02, 0.66)} ${at(0.06, 0.82)} ${at(0.06, 1)}z`;
	};
	return pane(shape(1), thing[number % 2]) + pane(shape(0.52), thing[2], 2);
};

const DECKS: Record<'forest' | 'balrog', { lay: Lay; glass: Glass; metal: string; edge: string; sign: (deep: string) => string }> = {
	forest: {
		lay: { draw: tree, heights: [[164], [124, 124], [90, 90, 90]], feet: [[264], [216, 268], [190, 230, 270]], slim: 0.5, fill: 0.86 },
		glass: glass('7f9476 6b8264 94a688 587052', '23452f 1b3826 31583c 152d1f', '#1b3826', '#e9ecd6', '#e8e6b0'),
		metal: '#33230f', edge: '#6b4a2b', sign: (deep) => glyph('forests', 21, 84, 42, deep),
	},
	balrog: {
		lay: { draw: flame, heights: [[150], [112, 112], [80, 80, 80]], feet: [[272], [222, 274], [192, 234, 276]], slim: 0.66, fill: 0.9 },
		glass: glass('3b1512 2a0f10 4d1c16 1f0b0d', 'e8742c d2541f f6b552 a83a16', '#8e2619', '#ffe9cf', '#f6a552'),
		metal: '#2a0b07', edge: '#c4552a', sign: (deep) => `<path transform="translate(21 84) scale(1.75)" d="${FLAME}" fill="${deep}"/>`,
	},
};

/** Old Man Willow, the 9 of his forest: hanging boughs, and a gap in the trunk that one should not sleep by. */
function willow({ sky, thing }: Glass): string {
	const boughs = Array.from({ length: 9 }, (_, bough) => {
		const x = 14 + bough * 22;
		return pane(`M${x} 92q12 6 16 40t-6 ${70 + ((bough * 37) % 50)}q-12-30-14-66t4-44z`, thing[bough % 4], 2);
	}).join('');
	return pane('M0 252Q60 238 110 250T200 244V280H0z', sky[3]) + boughs
		+ pane('M56 280C86 236 80 170 76 96H142C138 170 130 236 160 280z', '#5a4630')
		+ pane('M102 262C92 232 98 196 110 170 120 198 122 236 116 262z', '#120b06', 2)
		+ pane('M10 112C4 66 50 46 108 48S206 66 194 112'
			+ 'C184 132 168 118 158 102 146 126 126 126 110 104 96 128 74 126 62 102 50 122 22 134 10 112z', thing[2]);
}

export function eventPicture(kind: 'forest' | 'balrog', rank: number): string {
	return picture(`${kind} ${rank}`, 200, 280, () => {
		const { lay, glass, metal, edge, sign } = DECKS[kind];
		const y = kind === 'forest' ? 74 : 190;
		const light = sky(glass.sky, 136, y, 13, seeded(kind + rank), WINDOW, 2.2, glow(136, y, 120, 0.25));
		const counted = kind === 'forest' && rank === 9 ? willow(glass) : things(lay, glass, rank, kind === 'forest');
		const pale = `<path d="M6 16A10 10 0 0 1 16 6H82V122L6 138z" fill="${glass.pale}" ${lead(3.4)}/>`;
		return framed(light + counted + thorns(), pale + digit(rank, 24, 18, 66) + sign(glass.deep), metal, edge);
	});
}
