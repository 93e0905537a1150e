/* Who sits at the table that is looked at: a sentence that speaks of a seat is read with the name of who sits there. */

class Seats {
	names = $state.raw<readonly string[]>([]);

	/** What a mark within a sentence stands for: `@2` is the third seat; anything else is said in its own words. */
	read(code: string, words: string): string {
		return (code.startsWith('@') && this.names[Number(code.slice(1))]) || words;
	}
}

export const seats = new Seats();
