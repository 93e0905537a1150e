/* How this person likes the table to go on for him, kept on this device. */

import { recallAll, remember } from '../../kit/memory';
import type { Manner } from './flow';

const PLACE = 'onetable.quest.flow';

class Kept implements Manner {
	auto = $state(true);

	constructor() {
		const kept = recallAll<Manner>(PLACE);
		this.auto = kept.auto !== false;
	}

	change(wished: Partial<Manner>): void {
		Object.assign(this, wished);
		remember(PLACE, JSON.stringify({ auto: this.auto }));
	}
}

export const manner = new Kept();
