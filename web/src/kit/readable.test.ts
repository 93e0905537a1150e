import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { enlarged } from './enlarged.svelte';
import { HELD, type Readable, readable, REST, STAY } from './readable';

/** A card that counts how often it was read, put away, tapped and dragged. */
function card(what?: Readable) {
	const node = Object.assign(new EventTarget(), { dataset: {} }) as unknown as HTMLElement;
	const [away, tapped, dragged] = [vi.fn(), vi.fn(), vi.fn()];
	const read = vi.fn(() => away);
	const undo = readable(what ?? read)(node) as () => void;
	node.addEventListener('click', tapped);
	node.addEventListener('pointermove', dragged);
	const at = (name: string, pointerType = 'mouse', clientX = 0, more = {}) => {
		const event = Object.assign(new Event(name, { cancelable: true }), { pointerType, clientX, clientY: 0, button: 0, ...more });
		node.dispatchEvent(event);
		return event;
	};
	const rest = () => (at('pointerenter'), at('pointermove'), vi.advanceTimersByTime(REST));
	const hold = (pointerType = 'touch', time = STAY) => (at('pointerdown', pointerType), vi.advanceTimersByTime(time));
	return { node, read, away, tapped, dragged, undo, at, rest, hold };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
	vi.useRealTimers();
	enlarged.putAway();
});

describe('with the mouse a card is read', () => {
	it('where the mouse rests, until it leaves', () => {
		const { read, away, at, rest } = card();
		rest();
		expect(read).toHaveBeenCalledWith('rest', expect.anything());
		expect(away).not.toHaveBeenCalled();
		at('pointerleave');
		expect(away).toHaveBeenCalledOnce();
	});
	it('not where it passes', () => {
		const { read, at } = card();
		at('pointerenter');
		at('pointermove');
		vi.advanceTimersByTime(REST - 1);
		at('pointerleave');
		vi.advanceTimersByTime(REST);
		expect(read).not.toHaveBeenCalled();
	});
	it('not where it came to lie under a mouse that rests', () => {
		const { read, at } = card();
		at('pointerenter');
		vi.advanceTimersByTime(REST);
		expect(read).not.toHaveBeenCalled();
	});
	it('while the button is held, and that is no click', () => {
		const { read, away, tapped, at, hold } = card();
		hold('mouse', HELD);
		expect(read).toHaveBeenCalledWith('hold', expect.anything());
		at('pointerup');
		at('click');
		expect(away).toHaveBeenCalledOnce();
		expect(tapped).not.toHaveBeenCalled();
	});
	it('no longer once it is clicked or dragged', () => {
		for (const act of ['click', 'drag']) {
			const { away, tapped, dragged, at, rest } = card();
			rest();
			at('pointerdown');
			if (act === 'drag') at('pointermove', 'mouse', 20);
			else (at('pointerup'), at('click'));
			expect(away).toHaveBeenCalledOnce();
			expect(act === 'drag' ? dragged : tapped).toHaveBeenCalled();
		}
	});
	it('by a right click, which opens no menu', () => {
		const { read, away, at } = card();
		expect(at('contextmenu').defaultPrevented).toBe(true);
		expect(read).toHaveBeenCalledWith('press', expect.anything());
		at('pointerleave');
		expect(away).not.toHaveBeenCalled();
	});
});

describe('with a finger a card is read', () => {
	it('while it is held, and that is no tap', () => {
		const { read, away, tapped, at, hold } = card();
		hold();
		expect(read).toHaveBeenCalledWith('hold', expect.anything());
		expect(away).not.toHaveBeenCalled();
		at('pointerup', 'touch');
		at('click', 'touch');
		expect(away).toHaveBeenCalledOnce();
		expect(tapped).not.toHaveBeenCalled();
	});
	it('without menu, scrolling or dragging', () => {
		const { read, dragged, at, hold } = card();
		hold();
		expect(at('contextmenu', 'touch').defaultPrevented).toBe(true);
		expect(at('touchmove', 'touch').defaultPrevented).toBe(true);
		at('pointermove', 'touch', 20);
		expect(dragged).not.toHaveBeenCalled();
		expect(read).toHaveBeenCalledOnce();
	});
	it('not where it taps', () => {
		const { read, tapped, at, hold } = card();
		hold('touch', STAY - 1);
		at('pointerup', 'touch');
		at('click', 'touch');
		vi.advanceTimersByTime(STAY);
		expect(read).not.toHaveBeenCalled();
		expect(tapped).toHaveBeenCalledOnce();
	});
	it('not where it slides: the page scrolls, or the card is dragged', () => {
		const { read, dragged, at } = card();
		at('pointerdown', 'touch');
		at('pointermove', 'touch', 20);
		vi.advanceTimersByTime(STAY);
		expect(at('touchmove', 'touch').defaultPrevented).toBe(false);
		expect(dragged).toHaveBeenCalled();
		expect(read).not.toHaveBeenCalled();
	});
	it('no longer when it slides far away', () => {
		const { away, at, hold } = card();
		hold();
		at('pointermove', 'touch', 50);
		expect(away).toHaveBeenCalledOnce();
	});
});

describe('by keys a card is read', () => {
	it('by R, again by R or elsewhere no longer', () => {
		const { read, away, at } = card();
		const r = () => at('keydown', '', 0, { key: 'r' });
		expect(r().defaultPrevented).toBe(true);
		expect(read).toHaveBeenCalledWith('key', expect.anything());
		r();
		expect(away).toHaveBeenCalledOnce();
		r();
		at('focusout');
		expect(away).toHaveBeenCalledTimes(2);
	});
});

describe('a card that the table draws', () => {
	it('is shown large and put away', () => {
		const { node, at, rest } = card('gimli');
		rest();
		expect(enlarged.shown).toEqual({ thing: 'gimli', at: node, how: 'rest' });
		expect(enlarged.stays).toBe(false);
		at('pointerleave');
		expect(enlarged.shown).toBeNull();
		at('contextmenu');
		expect(enlarged.stays).toBe(true);
	});
	it('leaves the one that is read after it', () => {
		const [one, other] = [card('gimli'), card('legolas')];
		one.rest();
		other.rest();
		one.at('pointerleave');
		expect(enlarged.shown?.thing).toBe('legolas');
	});
	it('is put away when it is gone', () => {
		const { undo, rest } = card('gimli');
		rest();
		undo();
		expect(enlarged.shown).toBeNull();
	});
	it('is not read where it is gone', () => {
		const { read, undo, at } = card();
		at('pointerenter');
		at('pointermove');
		undo();
		vi.advanceTimersByTime(REST);
		expect(read).not.toHaveBeenCalled();
	});
});
