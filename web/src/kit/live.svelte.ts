/* What is read aloud: one polite voice for the journal, one that interrupts for "your turn" and refusals. */

class Voice {
	words = $state('');
	#turn = false;

	/** Say this. The same words twice in a row differ by a space that nobody hears, or they would not be read again. */
	tell(words: string): void {
		this.#turn = !this.#turn;
		this.words = words && this.#turn ? `${words}\u00a0` : words;
	}
}

export const polite = new Voice();
export const assertive = new Voice();
