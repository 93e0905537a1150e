/* How this person likes this table, kept on this device. */

import { recallAll, remember } from '../../kit/memory';

const PLACE = 'onetable.quest.map';

class Manner {
	/** the map goes where something happens */
	follow = $state(recallAll<{ follow: boolean }>(PLACE).follow !== false);

	setFollow(yes: boolean): void {
		this.follow = yes;
		remember(PLACE, JSON.stringify({ follow: yes }));
	}
}

export const manner = new Manner();
