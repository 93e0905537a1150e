/* Playing cards, 200 by 280: the whole face from 64 px width, the small face below, and the backs. */
import { disc, GOLD, LEAD, lead, pane, picture, round, scratch, star } from '../../../glass/paint';
import { digit, glyph, readCode, SUITS, type SuitName } from './suits';
import { scene } from './windows';

export type Size = 'full' | 'mini';

const PANE = 'x="6" y="6" width="188" height="268"';
/** Glass is darker along its lead. */
const shade = (width: number) => `<rect ${PANE} rx="10" fill="none" stroke="#000" stroke-opacity=".07" stroke-width="${width}"/>`;
const HOLLOW = 'M6 6H194V274H6zM16 6A10 10 0 0 0 6 16V264a10 10 0 0 0 10 10H184a10 10 0 0 0 10-10V16A10 10 0 0 0 184 6z';

/** Lead around a window; drawn over the glass, so that nothing needs to be clipped but by the box of the window. */
export function framed(art: string, over = '', metal = LEAD, edge = '#4a4238'): string {
	return `<rect x="1" y="1" width="198" height="278" rx="15" fill="${metal}" stroke="${edge}" stroke-width="2"/>`
		+ `<svg ${PANE} viewBox="6 6 188 268">${art}${shade(20)}${shade(11)}</svg>`
		+ `<path fill-rule="evenodd" fill="${metal}" d="${HOLLOW}"/>`
		+ `${over}<rect ${PANE} rx="10" fill="none" ${lead(3)}/>`;
}

/** The pale pane with digit and outline, top left, because hands fan to the right. */
function index(suit: SuitName, rank: number, bottom = 138): string {
	const { pale, deep } = SUITS[suit];
	return `<path d="M6 16A10 10 0 0 1 16 6H82V${bottom - 16}L6 ${bottom}z" fill="${pale}" ${lead(3.4)}/>`
		+ digit(rank, 24, 18, 66) + glyph(suit, 21, 84, 42, deep);
}

function face(suit: SuitName, rank: number): string {
	if (suit !== 'rings' || rank !== 1) return framed(scene(suit, rank), index(suit, rank));
	return framed(scene(suit, rank), `${index(suit, rank, 164)}<path d="${star(42, 141, 14)}" fill="${SUITS.rings.deep}"/>`, GOLD, '#8a5b12');
}

const BANDS: Record<SuitName, string> = {
	hills: 'M-21 272a30 30 0 0 1 60 0 30 30 0 0 1 60 0 30 30 0 0 1 60 0 30 30 0 0 1 60 0'
		+ 'M-5 272a14 14 0 0 1 28 0M55 272a14 14 0 0 1 28 0M115 272a14 14 0 0 1 28 0M175 272a14 14 0 0 1 28 0',
	mountains: 'M0 280 34 226 68 280 102 226 136 280 170 226 204 280',
	forests: 'M25 280V226M65 280V226M105 280V226M145 280V226M185 280V226',
	shadows: 'M-10 230 40 280 90 230 140 280 190 230M30 230 80 280 130 230 180 280 230 230M-10 280 30 230M140 280 150 270',
	rings: 'M24 252a16 16 0 1 0 32 0 16 16 0 1 0-32 0zm60 0a16 16 0 1 0 32 0 16 16 0 1 0-32 0zm60 0a16 16 0 1 0 32 0 16 16 0 1 0-32 0z',
	rivers: 'M0 240q25-18 50 0t50 0 50 0 50 0M0 264q25-18 50 0t50 0 50 0 50 0',
};

function smallFrame(suit: SuitName, metal: string): string {
	const { pale, thing, sky } = SUITS[suit];
	return `<rect x="2" y="2" width="196" height="276" rx="22" fill="${metal}"/><rect x="9" y="9" width="182" height="262" rx="16" fill="${pale}"/>`
		+ `<svg x="9" y="222" width="182" height="49" viewBox="9 222 182 49">`
		+ `<path d="M9 222H191V255a16 16 0 0 1-16 16H25a16 16 0 0 1-16-16z" fill="${suit === 'rings' ? sky[0] : thing[0]}"/>`
		+ `<path d="${BANDS[suit]}" fill="none" stroke="${pale}" stroke-width="9" stroke-opacity=".8"/></svg>`
		+ `<path fill-rule="evenodd" fill="${metal}"`
		+ ' d="M5 219H195V258a17 17 0 0 1-17 17H22A17 17 0 0 1 5 258zM9 225V255a16 16 0 0 0 16 16H175a16 16 0 0 0 16-16V225z"/>';
}

/** For 30 to 60 px: number and outline fill the card, the pattern stays as a band. */
function smallFace(suit: SuitName, rank: number): string {
	const special = suit === 'rings' && rank === 1;
	return smallFrame(suit, special ? GOLD : LEAD) + digit(rank, 26, 32, 112, 10.5) + glyph(suit, 104, 120, 80, SUITS[suit].deep)
		+ (special ? `<path d="${star(144, 66, 30)}" fill="${SUITS.rings.deep}"/>` : '');
}

/** The back: quarries as in an old window, and the mark of the table; `middle` stands in its place where more is known. */
function back(middle: string): string {
	const colours = ['#2f5257', '#28484d', '#365d62', '#234045'];
	const quarries = colours.map(() => '');
	for (let row = -1; row < 9; row++) {
		for (let column = -1; column < 6; column++) {
			quarries[(row * 3 + column * 5 + 8) % 4] += `M${column * 40 + (row % 2 ? 20 : 0)} ${row * 35}l20 35-20 35-20-35z`;
		}
	}
	const panes = quarries.map((d, tint) => `<path d="${d}" fill="${colours[tint]}"/>`).join('');
	const thread = '<rect x="11" y="11" width="178" height="258" rx="7" fill="none" stroke="#e5b144" stroke-opacity=".55" stroke-width="2"/>';
	return framed(`<g ${lead(2.6)}>${panes}</g>`, middle + thread);
}

function backMark(): string {
	const places = [0, 1, 2, 3].map((place) => {
		const angle = (place * Math.PI) / 2;
		return disc(100 + Math.cos(angle) * 52, 140 + Math.sin(angle) * 52, 8.5, '#f0d79b');
	});
	return `${disc(100, 140, 70, '#1b3236', 4)}<circle cx="100" cy="140" r="33" fill="none" stroke="${LEAD}" stroke-width="17"/>`
		+ `<circle cx="100" cy="140" r="33" fill="none" stroke="#e5b144" stroke-width="11"/>${places.join('')}`;
}

/** Three, four and five cards over each other, as they lie at the third seat with two players. */
function pyramidMark(): string {
	const rows = [3, 4, 5].map((count, row) => Array.from({ length: count }, (_, place) =>
		`M${round(100 - count * 12 + place * 24 + 2)} ${104 + row * 22}h20v28h-20z`).join(''));
	return disc(100, 140, 74, '#1b3236', 4)
		+ rows.map((d) => pane(d, '#28484d', 7) + scratch(d, '#e5b144', 3, 1, 'stroke-linejoin="round"')).join('');
}

/** Only the suit is known: its outline in a ring of its own glass. */
function suitMark(suit: SuitName): string {
	const { pale, deep, sky } = SUITS[suit];
	const spokes = Array.from({ length: 12 }, (_, spoke) => {
		const angle = (spoke * Math.PI) / 6 + 0.2;
		return `M100 140L${round(100 + Math.cos(angle) * 72)} ${round(140 + Math.sin(angle) * 72)}`;
	}).join('');
	return disc(100, 140, 72, sky[1], 4) + `<path d="${spokes}" ${lead(2.2)}/>` + disc(100, 140, 52, pale, 4) + glyph(suit, 66, 106, 68, deep);
}

/** A face to stand within another picture. */
export function faceInside(code: string): string {
	const { suit, rank } = readCode(code);
	return suit && rank ? face(suit, rank) : '';
}

/** The address of a card's picture. Codes: `H3`, `?H` (only the suit is known), `down`, `pyramid`. */
export function cardPicture(code: string, size: Size = 'full'): string {
	const { suit, rank } = readCode(code);
	const name = `card ${code} ${size}`;
	if (suit && rank) return picture(name, 200, 280, () => (size === 'mini' ? smallFace : face)(suit, rank));
	if (suit) return picture(name, 200, 280, () => back(suitMark(suit)));
	return code === 'pyramid' ? picture(code, 200, 280, () => back(pyramidMark())) : picture('down', 200, 280, () => back(backMark()));
}
