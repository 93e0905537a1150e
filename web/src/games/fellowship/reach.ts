/* What may be done with the things on the table, found in the choices and refusals that the server sends. */

import { chairWith } from './around';
import type { Choice, Refusal, Text, View } from '../../wire/protocol';
import type { Board, CardCode } from './board';

/** A choice and its number, by which it is answered. */
export interface Numbered {
	number: number;
	choice: Choice;
}
export interface Reach {
	/** the choices this card stands for; the 1 of Rings has two */
	choices: Numbered[];
	/** why it cannot be chosen */
	why: Text | null;
	/** the part of the rules that says so */
	rule?: string;
	/** the section of the guide about it */
	section?: string;
}

const placeOf = (chair: number | null, card: CardCode): string => `${chair ?? ''}:${card}`;

/** All cards that may be chosen or tried now, by the chair where they lie. */
export class Reaches {
	readonly #known = new Map<string, Reach>();
	readonly #asked = new Set<number>();

	constructor(view: View) {
		const find = (thing: Choice | Refusal): Reach => {
			const place = placeOf(thing.chair, thing.card ?? '');
			const found = this.#known.get(place) ?? { choices: [], why: null };
			this.#known.set(place, found);
			return found;
		};
		for (const numbered of cardChoices(view)) {
			find(numbered.choice).choices.push(numbered);
			if (numbered.choice.chair !== null) this.#asked.add(numbered.choice.chair);
		}
		for (const refusal of view.refused) {
			const found = refusal.card === null ? null : find(refusal);
			if (found && found.why === null) Object.assign(found, { why: refusal.why, rule: refusal.rule, section: refusal.section });
		}
	}

	of(chair: number, card: CardCode): Reach | undefined {
		return this.#known.get(placeOf(chair, card)) ?? this.#known.get(placeOf(null, card));
	}

	/** Whether the choice is among the cards of this chair: only then those that cannot be chosen are dimmed. */
	isAmong(chair: number): boolean {
		return this.#asked.has(chair);
	}

	get chairs(): number[] {
		return [...this.#asked];
	}
}

export const numbered = (view: View): Numbered[] => view.choices.map((choice, number) => ({ number, choice }));
export const cardChoices = (view: View): Numbered[] => numbered(view).filter(({ choice }) => choice.card !== null);
/** Choices that are no card: they are shown as a list of panels. */
export const listedChoices = (view: View): Numbered[] => numbered(view).filter(({ choice }) => choice.card === null);
export const listedRefusals = (view: View): Refusal[] => (listedChoices(view).length > 0 ? view.refused.filter((refusal) => refusal.card === null) : []);

/** Who sits at the table already is known: what is new is read and compared. */
const NEW = new Set(['BeCharacter', 'ChooseEvent', 'UseRider', 'UseGift', 'KeepRider', 'KeepGift']);
export const isCompared = (view: View): boolean => listedChoices(view).some(({ choice }) => NEW.has(choice.is) && choice.reading.length > 0);

/** Who would receive the card of this choice, where it is given to somebody. */
export const receiverOf = (choice: Choice): number | null => choice.to;

/** The choice that is made by pointing at a seat: a partner for an exchange, who leads, who takes the lost card. */
export function choiceAtSeat(board: Board, view: View, chair: number): Numbered | undefined {
	const pointing = new Set(['ExchangeWith', 'LetLead', 'LostCardTo']);
	return listedChoices(view).find(({ choice }) => pointing.has(choice.is) && chairWith(board, choice.key)?.chair === chair);
}
