/* The glass of each kind of card: the deep of its title, the mid of garments and edges, the pale ground of its text, four panes of sky. */
import { tints } from '../../../glass/paint';
import type { Light } from '../../../glass/window';

const light = (deep: string, mid: string, pale: string, sky: string): Light => ({ deep, mid, pale, sky: tints(sky) });

/** By kind of card, by hero, and by deck of the foes. */
export const PALETTES: Record<string, Light> = {
	argalad: light('#1d4f38', '#2f7f5a', '#e9f4ec', 'a4d2b0 86bf98 c4e4cc 6cab82'),
	beravor: light('#4c4318', '#857a35', '#f4f1df', 'cfc788 bab169 e1dcae a1974d'),
	eleanor: light('#22466e', '#4674a8', '#e9f0f8', 'b3cbe4 98b6d6 d0e0f0 7fa2c8'),
	eometh: light('#6b470a', '#c98a1e', '#fbf1d9', 'efd08a e2bd6a f6e1b0 d0a64d'),
	thalin: light('#6b2a1c', '#a9503a', '#f8e9e2', 'd9a28e c98870 e8bfae b37058'),
	skill: light('#33455c', '#6b8199', '#edf1f5', 'c3d0dc a9bac9 dbe4ec 90a4b6'),
	zealot: light('#4a2a5c', '#7c5894', '#f2eaf6', 'b69ac6 a182b4 ccb6d9 8b6ca0'),
	ravager: light('#6b2f10', '#a9602b', '#f7eadf', 'd09a6c bb8152 e0b48e a1683a'),
	behemoth: light('#343f38', '#66756b', '#edf1ee', 'a3b0a7 8b9a90 bcc7bf 74857a'),
	plot: light('#241a12', '#8a5a14', '#f6ead4', 'c98c3a ad742a dda75c 8f5d1f'),
	shadow: light('#2f2444', '#5c4a7c', '#ece6f4', '8c7aa8 766494 a594bd 60507e'),
	event: light('#4f4226', '#93804c', '#f6f0e0', 'dccd9f cab980 eadfbf b5a266'),
	corruption: light('#3a2230', '#7a4a62', '#f3e8ee', 'a87f93 926a7e bf9bab 7b5569'),
	peril: light('#701d14', '#a8362a', '#f8e7e2', 'd07a66 bb604d e09a88 a04836'),
	encounter: light('#2a4a3a', '#5b8a70', '#ecf4ee', 'b0cfbb 96bca5 cae1d2 7ea88f'),
	quest: light('#1f4d57', '#3f8291', '#e7f2f4', 'a9d0d8 8dbcc6 c7e2e7 73a7b2'),
	mission: light('#5a3f08', '#b08628', '#faf2dc', 'ecd089 dcbc68 f5e2b2 c6a349'),
	foe: light('#3c241c', '#7a4a38', '#f3e8e2', 'b58f80 a17a6a caa99c 8b6455'),
	person: light('#4a4436', '#7d745c', '#f4efe2', 'd6cba9 c3b68e e5dcc2 ab9d74'),
};

/** The frame of a card as custom properties. */
export function frameOf(palette: string): string {
	const { deep, mid, pale } = PALETTES[palette] ?? PALETTES.person;
	return `--deep:${deep};--mid:${mid};--pale:${pale}`;
}
