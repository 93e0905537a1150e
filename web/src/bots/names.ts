/* Bot accounts are told from people wherever they are named. */

import { say } from '../text/text.svelte';

/** A name, with the mark of a bot account. */
export function marked({ name, program }: { name: string; program?: boolean }): string {
	return program && name ? say('seat-program', { name }) : name;
}

/** A bot and its level as they stand in the keys of strings. */
export const tagOf = (bot: string): string => bot.replace(':', '-');
