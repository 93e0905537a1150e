/* How this person likes the table to pass for him, kept on this device. */

import { recallAll, remember } from '../../kit/memory';
import { type Manner, type Phase, stopOf } from './flow';

const PLACE = 'onetable.tcg.flow';

class Kept implements Manner {
	auto = $state(true);
	stops = $state.raw<readonly string[]>([]);

	constructor() {
		const kept = recallAll<Manner>(PLACE);
		this.auto = kept.auto !== false;
		this.stops = Array.isArray(kept.stops) ? kept.stops.filter((stop) => typeof stop === 'string') : [];
	}

	setAuto(yes: boolean): void {
		this.auto = yes;
		this.#keep();
	}

	turn(mine: boolean, phase: Phase): void {
		const stop = stopOf(mine, phase);
		this.stops = this.stops.includes(stop) ? this.stops.filter((one) => one !== stop) : [...this.stops, stop];
		this.#keep();
	}

	#keep(): void {
		remember(PLACE, JSON.stringify({ auto: this.auto, stops: this.stops }));
	}
}

export const manner = new Kept();
