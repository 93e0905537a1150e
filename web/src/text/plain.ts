import type { Text } from '../wire/protocol';
import { seats } from './seats.svelte';

/** A text for ears and titles: the words of a playing card without its code, and people by their names. */
export const plain = (text: Text): string => text.replace(/\uE000([^\uE001]*)\uE001([^\uE002]*)\uE002/g, (_, code: string, words: string) => seats.read(code, words));
