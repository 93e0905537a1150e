/* The road of the campaign through one long window: the eighteen chapters and the road that goes on. */
import { CREAM, disc, type Glass, LEAD, lead, leaving, pane, picture, round, scratch, seeded, star, tints } from '../../../glass/paint';
import { mound, peak, tree } from '../../../glass/scenery';
import { SUITS } from './suits';

export const WIDE = 1470;
export const HIGH = 310;
/** Where the chapters lie; the last is the road after them. */
export const PLACES: [number, number][] = [242, 226, 248, 262, 242, 220, 238, 206, 248, 230, 250, 266, 220, 242, 262, 244, 266, 242, 222]
	.map((y, chapter) => [round(52 + chapter * 75.5), y]);

const colour = (base: Glass, hexes: string): Glass => ({ ...base, thing: tints(hexes) });
const { mountains, forests } = SUITS;
const shire = colour(forests, '7fa653 93b562 86ad59 79a04e');
const downs = colour(forests, '8aa06a 7a925c 9bb07c 6c8450');
const wild = colour(forests, '1f633b 185330 2c7a4b 144a2a');
const golden = { ...colour(forests, 'd9b13a c79a2a e8c658 b58a22'), pale: '#fff6d6' };
const dark = colour(mountains, '4d4550 3c3540 5c5360 2f2933');

/** The light of the window stands where the company stands: warm behind it, cool ahead. */
function heavens(x: number): string {
	const y = 178;
	const rays = 40;
	const chance = seeded('road');
	const [warm, cool] = [tints('fbe9bd f4d48c f8dea2 eec576'), tints('d5dfe9 b7c8db c6d4e3 a6bad2')];
	const between = Array.from({ length: rays - 1 }, (_, ray) => Math.PI + ((ray + 1 + chance(-0.2, 0.2)) * Math.PI) / rays);
	const cuts = [Math.PI - 0.3, ...between, 2 * Math.PI + 0.3];
	const panes = cuts.slice(1).map((cut, ray) => {
		const [from, to] = [leaving(x, y, cuts[ray], [0, 0, WIDE, HIGH]), leaving(x, y, cut, [0, 0, WIDE, HIGH])];
		const corner = from[0] < 1 && to[1] < 1 ? 'L0 0' : to[0] > WIDE - 1 && from[1] < 1 ? `L${WIDE} 0` : '';
		return `<path d="M${x} ${y}L${from}${corner}L${to}z" fill="${((cuts[ray] + cut) / 2 < 1.54 * Math.PI ? warm : cool)[ray % 4]}"/>`;
	});
	const halo = [[170, 0.4], [112, 0.45], [62, 0.6]].map(([radius, strength]) =>
		`<circle cx="${x}" cy="${y}" r="${radius}" fill="#fff4cf" fill-opacity="${strength}"/>`);
	return `<path d="M0 0H${x}V${HIGH}H0z" fill="${warm[1]}"/><path d="M${x} 0H${WIDE}V${HIGH}H${x}z" fill="${cool[1]}"/>`
		+ `<g stroke="${LEAD}" stroke-width="1.8" stroke-opacity=".6">${panes.join('')}${halo.join('')}</g>`;
}

const house = (x: number, y: number, wide: number, wall: string, roof: string) =>
	pane(`M${x} ${y}v-24h${wide}v24z`, wall, 2.2) + pane(`M${x - 6} ${y - 22}l${wide / 2 + 6}-20 ${wide / 2 + 6} 20z`, roof, 2.2)
	+ pane(`M${x + wide / 2 - 4} ${y}v-13h9v13z`, '#f2c75c', 1.5);
const wood = (glass: Glass, width: number, trees: [x: number, foot: number, height: number][]) =>
	trees.map(([x, foot, height], number) => tree(x, foot, width, height, number, glass)).join('');
const birds = (at: [number, number][]) => scratch(at.map(([x, y]) => `M${x} ${y}q5-6 9 0q4-6 9 0`).join(''), LEAD, 2, 0.8, 'stroke-linecap="round"');

const SAILS = 'M146 196l-17-11M146 196l17-11M146 196l-13 15M146 196l13 15';

/** From the Hill to the Falls, one landmark for each chapter. */
function land(): string {
	const far = [[930, 200, 148], [1000, 150, 120], [1065, 190, 172], [1130, 150, 138], [690, 130, 96], [760, 150, 118], [560, 110, 70]];
	const beyond = [[1402, 100, 92], [1450, 110, 128], [1480, 90, 84]];
	return [
		...far.map(([x, wide, high], number) => peak(x, 242, wide, high, number, mountains)),
		...beyond.map(([x, wide, high], number) => peak(x, 252, wide, high, number, dark)),
		pane('M0 206Q90 156 190 196T400 186 620 202 840 184 1040 208C1070 244 1120 214 1200 204S1380 206 1470 200V310H0z', '#a9c27c', 2.2),
		// 1 and 2: the Hill with its door, the tree of the party, fields
		mound(60, 248, 130, 66, 0, shire), mound(150, 242, 140, 50, 1, shire),
		disc(56, 214, 12, '#c98a1e', 2.2), disc(56, 214, 8.5, '#2c7a4b', 1.6), disc(56, 214, 1.6, '#fff3cf', 1),
		pane('M97 194c-15-2-21-17-11-27 4-15 26-15 30 0 13 8 7 25-8 27v22h-11z', '#5f9350', 2.2),
		pane('M140 226v-24l-4-3 10-9 10 9-4 3v24z', '#e9d3a0', 1.8), `<path d="${SAILS}" ${lead(3.4)}/>`, scratch(SAILS, CREAM, 1.4, 1),
		// 3 and 4: the Woody End, a house at Crickhollow behind its river
		wood(forests, 26, [[196, 226, 56], [214, 232, 48], [232, 226, 54]]),
		pane('M246 310q10-28 4-50t10-38l9 2q-12 16-6 36t-2 50z', '#5fb0bb', 2), house(270, 244, 34, '#e9d3a0', '#8f5a34'),
		// 5 and 6: the Old Forest, the Barrow-downs in their fog
		wood(wild, 34, [[330, 230, 92], [354, 238, 80], [376, 230, 96], [398, 238, 76]]),
		mound(440, 242, 78, 36, 0, downs), mound(476, 246, 62, 28, 1, downs),
		...[[430, 26], [443, 34], [457, 24]].map(([x, high]) => pane(`M${x} 216v-${high}l4-3 5 3v${high}z`, '#9aa19a', 1.6)),
		scratch('M404 232q16-7 30 0t30-1 26 2M416 240q14-6 26 0t28 0', '#eef2f0', 3, 0.75, 'stroke-linecap="round"'),
		// 7 and 8: the inn with its sign, the watchtower on its hill
		house(490, 240, 36, '#d8b27a', '#7a4a2b'), `<path d="M529 204h13v8" fill="none" ${lead(2.4)}/>`, pane('M535 212h14v12h-14z', '#f2c75c', 1.6),
		pane('M540 246q22-8 30-60 10-14 24-14t24 14q8 52 30 60z', '#9d8a5c', 2.2),
		scratch('M584 182q-4 34-18 56M606 182q4 34 18 56', '#fff3cf', 1.6, 0.5),
		pane('M570 186v-16h8v-9h7v7h8v-10h7v8h8v-6h7v10h4v16z', '#8d8f90', 2.2),
		// 9, 10 and 11: the ford, the house in the valley
		pane('M640 310q-6-30 16-44t6-36 18-30l12 2q-20 14-16 32t-12 30-4 46z', '#5fb0bb', 2.2),
		scratch('M662 276q6-3 12 0M668 250q5-3 10 0M676 226q4-3 8 0', CREAM, 1.8, 0.9),
		...[0, 1, 2, 3].map((arch) => pane(`M${700 + arch * 24} 238v-34q11-24 22 0v34z`, arch % 2 ? '#efe3c4' : '#e3d2a6', 2.2)
			+ pane(`M${706 + arch * 24} 238v-26q5-10 10 0v26z`, '#7fb9c4', 1.4)),
		pane('M692 204l56-32 54 32z', '#6f8f88', 2.2), pane('M740 178l8-22 8 22z', '#6f8f88', 2),
		wood(forests, 22, [[816, 240, 46], [834, 246, 40]]),
		// 12: the tower within its ring
		pane('M866 248l6-96 6-10 5 8h3l5-8 6 10 6 96z', '#3d434a', 2.2), `<path d="M884 152v96" ${lead(1.6)}/>`,
		`<ellipse cx="884" cy="254" rx="38" ry="9" fill="none" ${lead(3)}/>`,
		// 13: south, under the eyes of birds
		birds([[916, 96], [940, 84], [948, 110], [972, 98], [898, 118]]),
		// 14: the doors under the mountain
		pane('M1008 246v-46q26-36 52 0v46z', '#66727e', 2.2), pane('M1017 246v-42q17-24 34 0v42z', '#cfe3ee', 2),
		`<path d="M1034 190v56" ${lead(1.6)}/>`, pane(star(1034, 212, 9), '#fffbe9', 1.2),
		// 15 and 16: the golden wood, the mirror
		wood(golden, 38, [[1096, 242, 104], [1124, 250, 90], [1152, 242, 110], [1178, 250, 88]]),
		pane('M1204 226h22q-1 9-8 9v6h5v3h-16v-3h5v-6q-7 0-8-9z', '#dfe8ee', 1.6),
		// 17: the kings of stone on both banks of the Great River
		pane('M1204 310q0-40 40-54t60-40l26 2q-26 26-50 44t-20 48z', '#4a9fb2', 2.2),
		scratch('M1232 284q8-4 15 0M1250 266q8-4 15 0M1286 240q7-4 14 0', CREAM, 1.8, 0.9),
		...[1228, 1296].map((x) => pane(`M${x} 242v-54l6-8v-8q7-9 14 0v8l6 8v54z`, '#a9a79c', 2.2)
			+ `<path d="M${x + 6} 188h14M${x + 13} 196v46" ${lead(1.5)}/>`),
		// 18: the seat on the hill where the ways part
		pane('M1310 250q30-14 42-58h20q6 40 24 52v10z', '#8fa365', 2.2), pane('M1350 192v-18h5v9h14v-9h5v18z', '#b9b6a8', 2.2),
		pane('M0 258Q120 230 250 262T520 254 760 264 1000 256C1070 227 1140 262 1220 270S1380 262 1470 256V310H0z', '#86a757', 2.2),
	].join('');
}

function way(): string {
	return PLACES.slice(1).reduce((d, [x, y], place) => {
		const [beforeX, beforeY] = PLACES[place];
		const middle = Math.round((beforeX + x) / 2);
		return `${d}C${middle} ${beforeY} ${middle} ${y} ${x} ${y}`;
	}, `M-10 268L${PLACES[0].join(' ')}`) + `L${WIDE + 10} 206`;
}

/** The whole window, with its light over the given place (counted from 0). */
export function roadPicture(place: number): string {
	return picture(`road ${place}`, WIDE, HIGH, () => heavens(PLACES[place][0]) + land()
		+ scratch(way(), LEAD, 13, 1, 'stroke-linecap="round"') + scratch(way(), '#f4e2b4', 8.5, 1, 'stroke-linecap="round"'));
}
