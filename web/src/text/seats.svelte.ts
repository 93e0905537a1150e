/* Who sits at the table that is looked at: a sentence that speaks of a seat is read with the name of who sits there. */

class Seats {
	names = $state.raw<readonly string[]>([]);
}

export const seats = new Seats();
