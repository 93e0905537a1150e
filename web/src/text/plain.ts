import type { Text } from '../wire/protocol';

/** A text for ears and titles: the words of a playing card without its code. */
export const plain = (text: Text): string => text.replace(/\uE000[^\uE001]*\uE001([^\uE002]*)\uE002/g, '$1');
