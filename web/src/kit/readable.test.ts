import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readable, REST, STAY } from './readable';

/** A card that counts how often it was read and tapped. */
function card() {
	const node = new EventTarget();
	const [read, tapped] = [vi.fn(), vi.fn()];
	const undo = readable(read)(node as HTMLElement) as () => void;
	node.addEventListener('click', tapped);
	const at = (name: string, pointerType: string, clientX = 0) => node.dispatchEvent(Object.assign(new Event(name), { pointerType, clientX, clientY: 0 }));
	return { node, read, tapped, undo, at };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a card is read', () => {
	it('where the pointer rests, not where it passes', () => {
		const { read, at } = card();
		const come = () => (at('pointerenter', 'mouse'), at('pointermove', 'mouse'));
		come();
		vi.advanceTimersByTime(REST - 1);
		at('pointerleave', 'mouse');
		vi.advanceTimersByTime(REST);
		expect(read).not.toHaveBeenCalled();
		come();
		vi.advanceTimersByTime(REST);
		expect(read).toHaveBeenCalledOnce();
	});
	it('not where it came to lie under a pointer that rests', () => {
		const { read, at } = card();
		at('pointerenter', 'mouse');
		vi.advanceTimersByTime(REST);
		expect(read).not.toHaveBeenCalled();
	});
	it('where a finger stays, and that is no tap', () => {
		const { node, read, tapped, at } = card();
		at('pointerdown', 'touch');
		vi.advanceTimersByTime(STAY);
		at('pointerup', 'touch');
		node.dispatchEvent(new Event('click'));
		expect(read).toHaveBeenCalledOnce();
		expect(tapped).not.toHaveBeenCalled();
	});
	it('not where a finger taps', () => {
		const { node, read, tapped, at } = card();
		at('pointerdown', 'touch');
		vi.advanceTimersByTime(STAY / 2);
		at('pointerup', 'touch');
		node.dispatchEvent(new Event('click'));
		vi.advanceTimersByTime(STAY);
		expect(read).not.toHaveBeenCalled();
		expect(tapped).toHaveBeenCalledOnce();
	});
	it('not where a finger drags', () => {
		const { read, at } = card();
		at('pointerdown', 'touch');
		at('pointermove', 'touch', 20);
		vi.advanceTimersByTime(STAY);
		expect(read).not.toHaveBeenCalled();
	});
	it('no longer once it is gone', () => {
		const { read, undo, at } = card();
		at('pointerenter', 'mouse');
		at('pointermove', 'mouse');
		undo();
		vi.advanceTimersByTime(REST);
		expect(read).not.toHaveBeenCalled();
	});
});
