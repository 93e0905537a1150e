/* How this person likes the table to pass for him, kept on this device. */

import { recall, recallAll, remember } from '../../kit/memory';
import { settings } from '../../kit/settings.svelte';
import { type Manner, type Phase, stopOf } from './flow';

const PLACE = 'onetable.tcg.flow';
const KEEPING = 'onetable.tcg.keeping';

class Kept implements Manner {
	stops = $state.raw<readonly string[]>([]);
	/** the table at which the whole hand is kept before drawing */
	keeping = $state('');

	constructor() {
		const kept = recallAll<Manner>(PLACE);
		this.stops = Array.isArray(kept.stops) ? kept.stops.filter((stop) => typeof stop === 'string') : [];
		this.keeping = recall(KEEPING) ?? '';
	}

	/** choose for me, as the menu of the table has it */
	get auto(): boolean {
		return settings.choosesAlone('tcg');
	}

	setAuto(yes: boolean): void {
		settings.setAlone('tcg', yes);
	}

	turn(mine: boolean, phase: Phase): void {
		const stop = stopOf(mine, phase);
		this.stops = this.stops.includes(stop) ? this.stops.filter((one) => one !== stop) : [...this.stops, stop];
		this.#keep();
	}

	/** Keep all cards of the hand at this table from now on, or be asked again. */
	keepAll(table: string, yes: boolean): void {
		this.keeping = yes ? table : '';
		remember(KEEPING, this.keeping);
	}

	#keep(): void {
		remember(PLACE, JSON.stringify({ stops: this.stops }));
	}
}

export const manner = new Kept();
