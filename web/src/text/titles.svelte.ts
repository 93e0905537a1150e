/* Titles of cards: this person reads them in the own language, in English, or both beside each other where there is room. */

import { recall, remember } from '../kit/memory';

export type TitleWish = 'own' | 'english' | 'both';
export const TITLE_WISHES: readonly TitleWish[] = ['own', 'english', 'both'];
const PLACE = 'onetable.titles';

class Titles {
	wish = $state<TitleWish>(TITLE_WISHES.find((wish) => wish === recall(PLACE)) ?? 'own');

	set(wish: TitleWish): void {
		this.wish = wish;
		remember(PLACE, wish);
	}

	/** A title within a sentence, where there is room for one. */
	read(own: string, english: string): string {
		return (this.wish === 'english' && english) || own;
	}

	/** What stands beside a title in a list: the other one, if both are wished for. */
	beside(other: string | undefined): string {
		return this.wish === 'both' && other ? other : '';
	}
}

export const titles = new Titles();
