/* The stream of events: what waits for this person, told as it happens. It opens itself again, and takes up where it was lost. */

import type { StreamMessage } from '../wire/protocol';

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 20_000;

/** Listen until the way that is returned is taken. */
export function listen(hear: (event: StreamMessage) => void): () => void {
	let last = '';
	let pause = FIRST_PAUSE;
	let line: WebSocket;
	let again: ReturnType<typeof setTimeout>;
	let over = false;

	function open(): void {
		line = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws/events${last && `?last=${encodeURIComponent(last)}`}`);
		line.onmessage = ({ data }: MessageEvent<string>) => {
			const event = JSON.parse(data) as StreamMessage;
			if ('event' in event) [last, pause] = [event.event, FIRST_PAUSE];
			hear(event);
		};
		line.onclose = () => {
			if (over) return;
			again = setTimeout(open, pause);
			pause = Math.min(pause * 2, LONGEST_PAUSE);
		};
	}

	open();
	return () => {
		over = true;
		clearTimeout(again);
		line.close();
	};
}
