/* The glass of the cultures: the deep of titles, the mid of garments and edges, the pale ground of the text, four panes of sky; and an emblem each. */
import { tints } from '../../../glass/paint';
import type { Light } from '../../../glass/window';

export interface Palette extends Light {
	/** an emblem in the language of the stage */
	emblem: string;
}

const palette = (deep: string, mid: string, pale: string, sky: string, emblem: string): Palette => ({ deep, mid, pale, sky: tints(sky), emblem });

export const CULTURES: Record<string, Palette> = {
	dwarven: palette('#5c4413', '#a47a24', '#f6ecd2', 'c9a95a b38f3c dac07d 9b7829',
		'|b M22 6h4v38h-4z|i M22 10C12 8 7 14 6 20c6-1 11 1 16 5zM26 10c10-2 15 4 16 10-6-1-11 1-16 5z'),
	elven: palette('#1d4f38', '#2f7f5a', '#eaf4ec', '9fd0ae 7fbb93 c2e3cb 63a67b',
		'|w M24 4c12 9 16 19 12 30-3 6-9 8-12 8s-9-2-12-8C8 23 12 13 24 4z|+ M24 10v34M24 22l8-6M24 22l-8-6M24 31l9-6M24 31l-9-6'),
	gandalf: palette('#3f4a56', '#6f7d8c', '#eef0f1', 'b9c3cc a3afba d2d9df 8c99a6',
		'|t M22.5 20h3v24h-3z|w M24 3l3.6 7.7 8.4.8-6.3 5.6 1.8 8.300L24 21l-7.5 4.4 1.8-8.3-6.3-5.6 8.4-.8z'),
	gondor: palette('#2b4563', '#4a6c94', '#eaf0f6', 'b5c9df 9ab4d0 d0deec 809fc1',
		'|w M14 44V20h4v-8h4V4h4v8h4v8h4v24z|+ M14 30h20M18 20h12M21 44v-9q3-5 6 0v9'),
	shire: palette('#4e5a17', '#7f8f2f', '#f3f4df', 'c8d080 b1bb61 dde3a5 98a347',
		'|l M4 44q0-36 20-36t20 36z|o o24 30 11 11|- M24 19v22M14 26h20M14 34h20|w o24 30 2 2'),
	isengard: palette('#30363b', '#59626a', '#edeeee', '9aa3a9 848e95 b3babf 6d777e',
		'|=i o24 36 18 6.5|k M17 38l3-28 2-6 2 5 2-5 2 6 3 28z'),
	moria: palette('#6b3410', '#a9602b', '#f6e9dc', 'c58a5a ae7143 d9a67d 935a2f',
		'|a M6 44V22Q24-6 42 22v22h-7V26q-11-17-22 0v18z|k M13 44V26q11-17 22 0v18z|Y o20 32 1.8 1.8|Y o28 32 1.8 1.8'),
	ringwraith: palette('#33284a', '#54446f', '#ece7f3', '8a7aa6 756592 a394bb 61527d',
		'|z M24 10C33 14 36 22 35 30L43 46H5L13 30C12 22 15 14 24 10z|k M24 18C18 22 18 31 24 37C30 31 30 22 24 18z|i M13 19L10 6l6 5 3-7 5 7 5-7 3 7 6-5-3 13q-11-5-22 0z'),
	sauron: palette('#7a1b12', '#a8362a', '#f7e6e1', 'cd6a55 b7503d de8b78 9c3b2a',
		'|o M3 24Q24 2 45 24 24 46 3 24z|r o24 24 10.5 10.5|k M24 13q5 11 0 22-5-11 0-22z'),
	ring: palette('#6d2415', '#b5761a', '#fbf0d8', 'b53c28 942a1b c8472f 7d1f14', '|=y o24 24 13 13'),
	site: palette('#4a4436', '#7d745c', '#f4efe2', 'd6cba9 c3b68e e5dcc2 ab9d74', '|w M2 44C16 36 10 25 24 20s8-10 22-15v9C34 18 40 26 28 31S22 40 20 46z'),
};

export function paletteOf(kind: string, culture?: string | null): Palette {
	return CULTURES[culture ?? ''] ?? (kind === 'the_one_ring' ? CULTURES.ring : CULTURES.site);
}

/** The frame of a card as custom properties. */
export function frameOf(kind: string, culture?: string | null): string {
	const { deep, mid, pale } = paletteOf(kind, culture);
	return `--deep:${deep};--mid:${mid};--pale:${pale}`;
}
