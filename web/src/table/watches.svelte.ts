/* What the frame does by itself when the table changes. Each is called once while a component is made. */

import { untrack } from 'svelte';
import { ownOf } from '../games/own';
import { meansMap } from '../kit/keys';
import { assertive, polite } from '../kit/live.svelte';
import { shown } from '../kit/motion';
import { settings } from '../kit/settings.svelte';
import { sound } from '../kit/sound';
import { plain } from '../text/marks.svelte';
import { say } from '../text/text.svelte';
import type { Person, View } from '../wire/protocol';
import { newsAloud } from './aloud';
import type { Desk } from './desk.svelte';
import { nameAt } from './names';

/** So long the only choice must have been the only one before it is taken. */
const STEADY = 700;
const NOTE_STAYS = 9000;
const HEARD_STAYS = 7000;

/** Words follow pictures: the next news come to the table when the last have landed. Nobody waits for what he does not see. */
export function followPictures(desk: () => Desk | null): void {
	$effect(() => {
		const now = desk();
		if (!now?.air.clear || !now.line.state) return;
		untrack(() => void now.stage());
	});
	$effect(() => {
		const look = (): void => {
			if (document.hidden) void desk()?.air.hurry();
		};
		document.addEventListener('visibilitychange', look);
		return () => document.removeEventListener('visibilitychange', look);
	});
}

/** Who plays with bots alone need not wait for them longer than they said. */
export function keepSpeed(desk: () => Desk | null, people: () => Person[]): void {
	const alone = $derived(people().every((person) => person.me || person.kind === 'bot') && desk()?.line.state?.view.over === null);
	$effect(() => {
		const times = settings.speed;
		if (!alone) return;
		untrack(() => {
			const line = desk()?.line;
			if (line?.state && line.state.speed !== times) line.hurry(times);
		});
	});
}

/** Read aloud what is new, whose turn it is and what was refused. */
export function readAloud(desk: () => Desk | null): void {
	let heard = -1;
	$effect(() => {
		const landed = desk()?.landed;
		if (!landed) return;
		const journal = landed.journal;
		const last = journal.at(-1)?.n ?? 0;
		// what happened before somebody came is in the journal; it is not all read out
		const news = heard < 0 ? '' : newsAloud(journal, heard);
		heard = last;
		if (news) polite.tell(news);
	});
	const asked = $derived(desk()?.mine ? desk()?.state?.n : undefined);
	$effect(() => {
		if (asked === undefined) return;
		assertive.tell(untrack(() => plain(desk()?.state?.view.question ?? '')));
		sound('turn');
	});
	const ended = $derived(desk()?.state ? desk()?.state?.view.over !== null : undefined);
	let played = false;
	$effect(() => {
		if (ended && played) tellTheEnd(untrack(() => desk()?.state?.view));
		played ||= ended === false;
	});
	$effect(() => {
		const refusal = desk()?.refusal;
		if (refusal) assertive.tell(plain(refusal));
	});
}

function tellTheEnd(view: View | undefined): void {
	if (!view?.over) return;
	assertive.tell(plain([view.over.title, ...view.over.lines].join(' ')));
	const best = Math.max(...view.over.scores);
	sound(best > 0 && view.over.scores[Math.max(view.seat, 0)] === best ? 'won' : 'lost');
}

/** Let everybody hear what others say, and show it for a while. */
export function hearOthers(desk: () => Desk | null, people: () => Person[]): void {
	let heard = -1;
	$effect(() => {
		const now = desk();
		const said = now?.line.state?.said;
		if (!now || !said) return;
		const news = heard >= 0 ? said.filter((one) => one.n > heard) : [];
		heard = said.at(-1)?.n ?? Math.max(heard, 0);
		if (news.length === 0) return;
		const told = news.filter((one) => one.seat !== now.line.state?.view.seat);
		polite.tell(plain(told.map((one) => say('web-said', { who: untrack(() => nameAt(people(), one.seat)), text: one.text })).join(' ')));
		// one bubble at a seat: the last word counts
		now.heard = [...untrack(() => now.heard).filter((one) => news.every((other) => other.seat !== one.seat)), ...news];
		setTimeout(() => (now.heard = now.heard.filter((one) => !news.includes(one))), HEARD_STAYS);
	});
}

/** A reason is read and then makes room for the question again. */
export function letNotesGo(desk: () => Desk | null): void {
	$effect(() => {
		const now = desk();
		if (!now?.refusal) return;
		const timer = setTimeout(() => {
			now.note = '';
			now.line.problem = '';
		}, NOTE_STAYS);
		return () => clearTimeout(timer);
	});
}

/** Take the only choice there is, where this person likes it so. */
export function chooseAlone(desk: () => Desk | null): void {
	$effect(() => {
		const now = desk();
		if (!now?.mine || now.undoing || !now.line.connected || now.state?.view.choices.length !== 1 || ownOf(now.game).takesAlone || !settings.choosesAlone(now.game)) return;
		const timer = setTimeout(() => now.answer(0, true), shown(STEADY));
		return () => clearTimeout(timer);
	});
}

/** Who comes in has the focus on the table, and who has chosen on the question: not at the top of the page. */
export function focusQuestion(desk: () => Desk | null): void {
	const sending = $derived(desk()?.sending ?? false);
	const entered = $derived(desk()?.landed != null);
	$effect(() => {
		if (entered) focusIfLost('main');
	});
	let sent = false;
	$effect(() => {
		const arrived = sent && !sending;
		sent = sending;
		if (arrived) focusIfLost('#question');
	});
}

function focusIfLost(place: string): void {
	const lost = document.activeElement === null || document.activeElement === document.body;
	if (lost && !document.querySelector('dialog[open]')) document.querySelector<HTMLElement>(place)?.focus({ preventScroll: true });
}

/** A click on the table or Space ends what is being shown, and does nothing else. */
export function skipShown(desk: () => Desk | null, stage: () => HTMLElement | undefined): void {
	$effect(() => {
		const over = new AbortController();
		let skipped = false;
		const skip = (event: Event): void => {
			event.preventDefault();
			event.stopImmediatePropagation();
			void desk()?.air.hurry();
		};
		const click = (event: MouseEvent): void => {
			if (desk()?.air.clear === false && event.target instanceof Node && stage()?.contains(event.target)) skip(event);
		};
		const press = (event: KeyboardEvent): void => {
			if (event.key !== ' ' || !meansMap(event, true)) return;
			skipped = desk()?.air.clear === false;
			if (skipped) skip(event);
		};
		// a button that has the focus is not pressed by it either
		const release = (event: KeyboardEvent): void => {
			if (event.key === ' ' && skipped) event.preventDefault();
			skipped = false;
		};
		const options = { capture: true, signal: over.signal };
		addEventListener('click', click, options);
		addEventListener('keydown', press, options);
		addEventListener('keyup', release, options);
		return () => over.abort();
	});
}
