/* The signs of the map, drawn around their middle in a square of 30: each kind of thing has an outline of its own, whatever its colour. */

import { CREAM, lead, LEAD } from '../../../glass/paint';
import type { Terrain } from './atlas';

/** What pays for a path, on a grid of 16. */
export const TERRAIN: Record<Terrain, string> = {
	plains: '<circle cx="8" cy="8" r="3.6"/><path d="M8 .8v2.400M8 12.800v2.400M.8 8h2.400M12.800 8h2.400M3 3l1.600 1.600M11.400 11.400 13 13M13 3l-1.600 1.600M4.600 11.400 3 13" stroke="currentColor" stroke-width="1.7" fill="none"/>',
	woods: '<path d="M8 .5c3.200 2.800 4.700 5.500 4.700 7.600S11 11.600 9 11.900v3.600H7v-3.600C5 11.600 3.300 10.200 3.300 8.100S4.800 3.300 8 .5z"/>',
	hills: '<path d="M.5 13.500C1 8.500 3.400 6 6 6c1.500 0 2.700.8 3.600 2.100C10.300 7.400 11 7.200 11.800 7.200c2 0 3.500 2.400 3.700 6.300z"/>',
	mountains: '<path d="M.5 14 5.500 5l2.200 3.400L10.500 2l5 12z"/>',
	swamp: '<path d="M3 14V6M6.500 14V3M10 14V6M13 14V4" stroke="currentColor" stroke-width="1.8"/><path d="M0 12.500q2-1.600 4 0t4 0 4 0 4 0V15H0z"/>',
	any: '<rect x="2.500" y="2.500" width="11" height="11" rx="2" fill="none" stroke="currentColor" stroke-width="2.2"/>',
};
/** Paper and ink of a price. */
export const INKS: Record<Terrain, [paper: string, ink: string]> = {
	plains: ['#fff2c2', '#7a5a00'], woods: ['#dff0d8', '#17502f'], hills: ['#f3dfc4', '#6b3d10'], mountains: ['#e6ebf0', '#33455c'], swamp: ['#eadff2', '#553072'], any: ['#fbf7ee', '#3c3a36'],
};

const THORNS = Array.from({ length: 8 }, (_, turn) => `<path transform="rotate(${turn * 45})" d="M-4-19l4-8 4 8z" fill="${LEAD}"/>`).join('');

/** A place: haven, Shadow Stronghold with the influence it holds, or any other; thorns around what is perilous. */
export function placeSign(kind: { haven: boolean; stronghold: number; perilous: boolean }, shade: string): string {
	const perilous = kind.perilous ? `${THORNS}<circle r="18" fill="none" stroke="${LEAD}" stroke-width="3"/>` : '';
	if (kind.stronghold > 0) return `${perilous}<path d="M-15 13l3-26 5 4 7-10 7 10 5-4 3 26z" fill="${LEAD}" stroke="#f0d7cf" stroke-width="2"/>${numeral(kind.stronghold, 8, '#ff9c86', 15)}`;
	if (kind.haven) return `${perilous}<circle r="16" fill="#fbf7ee" ${lead(2.4)}/><path d="M-8 9v-12h3v-4h3v-4h4v4h3v4h3v12z" fill="#6d7f8c" ${lead(1.6)}/>`;
	return `${perilous}<circle r="12" fill="${shade}" ${lead(3)}/><circle r="5" fill="#fbf7ee"/>`;
}

const numeral = (number: number | string, y: number, fill: string, size: number): string =>
	`<text y="${y}" text-anchor="middle" class="numeral" font-size="${size}" fill="${fill}">${number}</text>`;

/** Small emblems in a square of 12, for those who look alike otherwise. */
const EMBLEMS: Record<string, string> = {
	leaf: 'M0-6C5-2 5 3 0 6-5 3-5-2 0-6z', star: 'M0-6l1.600 4 4.400.2-3.400 2.700 1.200 4.300L0 2.800l-3.800 2.400 1.200-4.300L-6-1.800l4.400-.2z', tower: 'M-4 6v-8h-1v-4h2v1.500h2V-6h2v1.500h2V-6h2v4h-1v8z',
	horse: 'M-5 6c0-7 3-10 7-11l1-1v2l3 4-1.500 2L0 1l2 5z', hammer: 'M-5-5h10v4h-4v7h-2v-7h-4z', sword: 'M0-6l1.300 2v5H4v1.600H1.300V6h-2.600V2.600H-4V1h2.700v-5z', horn: 'M-6-4c1 6 5 9 11 9l1-3c-5 0-8-2-9-7z',
	hand: 'M-4 6V0l-1.500-3 1.500-.6L-2.600 0V-5.500h1.700V0h.8v-6h1.700v6h.8v-5h1.600V2L2 6z', serpent: 'M-4-5c6-2 9 2 4 4S-5 4 4 4l1 2c-13 2-13-5-6-7 4-1 2-2-2-2z', mouth: 'M-6 0q6-6 12 0-6 6-12 0zM-4 0q4 2 8 0z',
	axe: 'M-1.200-6H1v2c3-1 5 1 5 5-2-1-4-1-5 0v5h-2.200z', hood: 'M0-6c4 2 5 6 5 12H-5C-5 0-4-4 0-6zm0 4c-2 1-2.500 3-2.500 5 0 1 5 1 5 0 0-2-.5-4-2.500-5z', crown: 'M-6 5v-9l3 3 3-5 3 5 3-3v9z',
	bird: 'M-6-2c3-2 5-1 6 1 1-2 3-3 6-1-3 0-4 2-6 5-2-3-3-5-6-5z', eye: 'M-6 0q6-6 12 0-6 6-12 0zm4 0a2 2 0 1 0 4 0 2 2 0 0 0-4 0z', fang: 'M-5-4H5L3 6 1 0h-2l-2 6z', skull: 'M0-6c4 0 5.500 3 5.500 5.500L4 2v4h-8V2l-1.500-2.500C-5.500-3-4-6 0-6zm-2.500 4v2.500h2V-2zm3 0v2.500h2V-2z',
	spear: 'M0-6l2.500 4H.8v8H-.8v-8h-1.700z', wolf: 'M-6-5l3 2h3l2-3 1 4 3 2-2 3-4 1-2 2-4-2z', spider: 'M0-2a3 3 0 1 0 .1 0M-6-4l4 3M-6 0h3M-6 5l4-2M6-4L2-1M6 0H3M6 5L2 3', tree: 'M0-6c5 1 6 5 2 6l-1 .5V6h-2V.5L-2 0c-4-1-3-5 2-6z',
	club: 'M3-6c3 0 4 3 2 5L-3 6l-2-2 5-7c1-2 1-3 3-3z', tusk: 'M-5-5h5c4 0 5 4 5 10H3C3 1 2-1-1-1h-4z', flame: 'M0-6c1 4 5 5 4 9a4 4 0 0 1-8 0c0-2 1-3 2-4 0 2 1 2 1 3 1-2 0-5 1-8z', cross: 'M-4-4L4 4M4-4L-4 4',
};
const EMBLEM_OF: Record<string, string> = {
	argalad: 'leaf', beravor: 'star', eleanor: 'tower', eometh: 'horse', thalin: 'hammer',
	black_serpent: 'serpent', mouth_of_sauron: 'mouth', gothmog: 'axe', ringwraiths: 'hood', witch_king: 'crown',
	aragorn: 'sword', boromir: 'horn', dain: 'hammer', denethor: 'tower', gandalf: 'star', saruman: 'hand', theoden: 'horse', thranduil: 'leaf',
	crebain: 'bird', agent: 'eye', snaga: 'fang', orc: 'axe', barrow_wight: 'skull', southron: 'spear', dunlending: 'club', uruk_hai: 'hand', warg_rider: 'wolf', giant_spider: 'spider', huorn: 'tree', cave_troll: 'hammer', oliphaunt: 'tusk', balrog: 'flame', blank: 'cross',
};
const HERO_GLASS: Record<string, string> = { argalad: '#2f7f5a', beravor: '#6b5ca5', eleanor: '#3d6fa8', eometh: '#c98a1e', thalin: '#a2472f' };
/** The backs of monster tokens have the colour of their pair of regions. */
const BACKS: Record<string, string> = { eriador_enedwaith: '#7a5a24', rhudaur_grey_mountains: '#55486a', misty_mountains_mirkwood: '#37563f', rohan_gondor: '#38577a', brown_lands_mordor: '#743229' };

const emblem = (id: string, fill: string, y = 0, scale = 1): string => `<path transform="translate(0 ${y}) scale(${scale})" d="${EMBLEMS[EMBLEM_OF[id]] ?? ''}" fill="${fill}" fill-rule="evenodd" ${id === 'giant_spider' || id === 'blank' ? `stroke="${fill}" stroke-width="1.4"` : ''}/>`;

export type Sort = 'hero' | 'minion' | 'token' | 'character' | 'plot' | 'influence' | 'favor' | 'event' | 'quest' | 'goes' | 'beware';

/** A thing that lies or stands on the map; `id` is who it is, `count` its number, `more` what else its outline tells. */
export function figureSign(sort: Sort, id: string, count: number, more = ''): string {
	switch (sort) {
		case 'hero':
			return `<path d="M0-16.500c5 0 6.500 4 6.500 7 0 2.200-.8 3.800-2.200 5.200L13 15.500h-26L-4.300-4.300C-5.700-5.700-6.500-7.300-6.500-9.500c0-3 1.500-7 6.500-7z" fill="${HERO_GLASS[id]}" ${lead(2.2)}/>${emblem(id, '#fff3cf', 7.5, 1)}`;
		case 'minion':
			return `<path d="M0-16l4 7 7-3-3 10 6 17h-28l6-17-3-10 7 3z" fill="#2a2238" stroke="#f0d7cf" stroke-width="2" stroke-linejoin="round"/>${emblem(id, '#ffb4a2', 5, 1.25)}`;
		case 'token':
			return id
				? `<circle r="13" fill="#f5e3c4" ${lead(2.4)}/>${emblem(id, '#5a1c12', 0, 1.5)}`
				: `<circle r="13" fill="${BACKS[more] ?? '#4a3d30'}" ${lead(2.4)}/><path d="M-6-5l3 5-3 5M6-5l-3 5 3 5M0-8v16" stroke="#f0dcb8" stroke-width="2" fill="none"/>`;
		case 'character':
			return `<path d="M-13-13H13V13H-13z" fill="${CREAM}" ${lead(2.2)}/>${emblem(id, '#5a3c20', 0, 1.75)}`;
		case 'plot':
			return `<path d="M-12-14h24v20L0 15-12 6z" fill="${LEAD}" stroke="#f2a03c" stroke-width="2.4"/>${numeral(ROMAN[count - 1], 4, '#ffd08a', 14)}`;
		case 'influence':
			return `<path d="M0-15L15 0 0 15-15 0z" fill="${more === 'cut' ? '#6d5a56' : '#8e2619'}" ${lead(2.2)}/>${numeral(count, 5.5, '#fff', 16)}`;
		case 'favor':
			return `<path d="M0-15l4.400 9.400 10.300 1-7.700 7L9.200 12.600 0 7.500l-9.200 5.100L-7 2.400l-7.700-7 10.300-1z" fill="#fff8e2" ${lead(2.2)}/>${count > 1 ? numeral(count, 5, '#4a3205', 13) : ''}`;
		case 'event':
			return `<path d="M-11-15V15M-10-13H12L6-6l6 7H-10z" fill="#5b4a8c" ${lead(2.4)}/><path d="M-3-10v5M-3-2.600v.2" stroke="#fff3cf" stroke-width="2.4" stroke-linecap="round"/>`;
		case 'goes':
			return `<path d="M-14-5H2v-8L15 0 2 13V5h-16z" fill="${HERO_GLASS[id]}" stroke="#fff" stroke-width="2.4" stroke-linejoin="round"/>`;
		case 'beware':
			return `<path d="M0-14L15 13H-15z" fill="#fff3cf" stroke="${HERO_GLASS[id]}" stroke-width="3" stroke-linejoin="round"/><path d="M0-5v8M0 7.500v.2" stroke="${LEAD}" stroke-width="3" stroke-linecap="round"/>`;
		case 'quest':
			return `<circle r="12" fill="none" stroke="${LEAD}" stroke-width="5.400"/><circle r="12" fill="none" stroke="#f2c75c" stroke-width="3"/><path d="M0-8l2 6 6 2-6 2-2 6-2-6-6-2 6-2z" fill="#f2c75c" ${lead(1.6)}/>`;
	}
}
const ROMAN = ['I', 'II', 'III'];
