/* What comes against the company: threats, the cards of the Old Forest and of the Balrog. */
import { framed } from './faces';
import { disc, type Glass, LEAD, lead, pane, picture, round, seeded, sky, star, tints } from './paint';
import { type Thing, tree } from './scenery';
import { digit, glyph } from './suits';
import { glow, type Lay, things, WINDOW } from './windows';

const FLAME = 'M12 1c5 5 7.5 8.5 7.5 13a7.5 7.5 0 0 1-15 0c0-3 1.6-4.8 2.9-7 1.2 1 1.9 2 2.3 3 1.3-2.6 2-5.4 2.3-9z';

/** Thorns along both sills of the window. */
function thorns(): string {
	const row = (sill: number, tip: number) => Array.from({ length: 8 }, (_, thorn) => `M${8 + thorn * 24} ${sill}l8 ${tip} 8 ${-tip}z`).join('');
	return `<path d="${row(274, -18)}${row(6, 18)}" fill="${LEAD}"/>`;
}

/** A threat: one rank or a range of them on a pale disc; nothing but lead over the pane while it is hidden. */
export function threatPicture(ranks: number[], rider: boolean, hidden: boolean): string {
	return picture(`threat ${ranks} ${rider} ${hidden}`, 200, 280, () => {
		const colours = rider ? ['#4a3f61', '#332a45'] : ['#7d4230', '#562b1e'];
		const size = ranks.length > 1 ? 62 : 88;
		const step = size * 0.72;
		const first = 100 - (size * 40) / 128 - ((ranks.length - 1) * step) / 2;
		const figures = ranks.map((rank, place) => digit(rank, round(first + place * step), round(112 - size / 2), size, 9.5)).join('');
		const sign = rider ? glyph('shadows', 68, 190, 64, '#120d1a') : `<path d="${star(100, 224, 34)}" fill="#2c130b"/>`;
		const shut = `${disc(100, 112, 62, '#2b2f33', 5)}<path d="M52 72 148 152M148 72 52 152M100 50V174M38 112H162" ${lead(6)}/>`;
		return framed(sky([...colours, ...colours], 100, 112, 12, seeded(`threat ${ranks}`), WINDOW) + thorns() + sign,
			hidden ? shut : disc(100, 112, 62, '#f3e7d0', 5) + figures, LEAD, '#6a5f52');
	});
}

const flame: Thing = (x, foot, width, height, number, { thing }) => {
	const shape = (part: number) => {
		const at = (across: number, up: number) => `${round(x + width * across * part)} ${round(foot - 4 - height * up * part)}`;
		return `M${at(0.06, 1)}C${at(0.36, 0.68)} ${at(0.5, 0.5)} ${at(0.5, 0.27)}C${at(0.5, 0.08)} ${at(0.28, 0)} ${at(0, 0)}S${at(-0.5, 0.1)} ${at(-0.5, 0.28)}`
			+ `C${at(-0.5, 0.45)} ${at(-0.36, 0.56)} ${at(-0.28, 0.74)}C${at(-0.18, 0.66)} ${at(-0.12, 0.6)} ${at(-0.1, 0.52)}C${at(0.02, 0.66)} ${at(0.06, 0.82)} ${at(0.06, 1)}z`;
	};
	return pane(shape(1), thing[number % 2]) + pane(shape(0.52), thing[2], 2);
};

const DECKS: Record<'forest' | 'balrog', { lay: Lay; glass: Glass; metal: string; edge: string; sign: (deep: string) => string }> = {
	forest: {
		lay: { draw: tree, heights: [[164], [124, 124], [90, 90, 90]], feet: [[264], [216, 268], [190, 230, 270]], widest: (height) => height * 0.5, fill: 0.86 },
		glass: { sky: tints('7f9476 6b8264 94a688 587052'), thing: tints('23452f 1b3826 31583c 152d1f'), deep: '#1b3826', pale: '#e9ecd6', light: '#e8e6b0' },
		metal: '#33230f', edge: '#6b4a2b', sign: (deep) => glyph('forests', 21, 84, 42, deep),
	},
	balrog: {
		lay: { draw: flame, heights: [[150], [112, 112], [80, 80, 80]], feet: [[272], [222, 274], [192, 234, 276]], widest: (height) => height * 0.66, fill: 0.9 },
		glass: { sky: tints('3b1512 2a0f10 4d1c16 1f0b0d'), thing: tints('e8742c d2541f f6b552 a83a16'), deep: '#8e2619', pale: '#ffe9cf', light: '#f6a552' },
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
		+ pane('M62 276C86 236 78 190 84 140H132C138 190 128 236 152 276z', '#5a4630') + pane('M104 262C94 236 98 206 108 184 118 208 118 238 114 262z', '#120b06', 2)
		+ pane('M10 112C4 66 50 46 108 48S206 66 194 112C184 132 168 118 158 102 146 126 126 126 110 104 96 128 74 126 62 102 50 122 22 134 10 112z', thing[2]);
}

export function eventPicture(kind: 'forest' | 'balrog', rank: number): string {
	return picture(`${kind} ${rank}`, 200, 280, () => {
		const { lay, glass, metal, edge, sign } = DECKS[kind];
		const light = sky(glass.sky, 136, kind === 'forest' ? 74 : 190, 13, seeded(kind + rank), WINDOW, 2.2, glow(136, kind === 'forest' ? 74 : 190, 120, 0.25));
		const counted = kind === 'forest' && rank === 9 ? willow(glass) : things(lay, glass, rank, kind === 'forest');
		const pale = `<path d="M6 16A10 10 0 0 1 16 6H82V122L6 138z" fill="${glass.pale}" ${lead(3.4)}/>`;
		return framed(light + counted + thorns(), pale + digit(rank, 24, 18, 66) + sign(glass.deep), metal, edge);
	});
}
