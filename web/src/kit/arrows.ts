import type { Attachment } from 'svelte/attachments';

const ACROSS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };
const ALONG: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Arrow keys move within a group, Tab leaves it: of the things inside that match `of`, one at a time can be reached by Tab.
 * Home and End go to the first and the last. Where rows hold several things, Up and Down go only over those that match `rows`.
 */
export function arrows(of = 'button, a[href], input', rows = of): Attachment<HTMLElement> {
	return (group) => {
		const things = (): HTMLElement[] => [...group.querySelectorAll<HTMLElement>(of)].filter((thing) => !thing.closest('[hidden]'));
		const only = (one: HTMLElement | undefined): void => {
			for (const thing of things()) {
				const reach = thing === one ? 0 : -1;
				if (thing.tabIndex !== reach) thing.tabIndex = reach;
			}
		};
		const settle = (): void => {
			const all = things();
			only(all.find((thing) => thing === document.activeElement) ?? all.find((thing) => thing.tabIndex === 0) ?? all[0]);
		};
		const press = (event: KeyboardEvent): void => {
			const all = things();
			const at = all.indexOf(document.activeElement as HTMLElement);
			if (at < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
			const to = goal(event.key, all, at);
			if (!to) return;
			event.preventDefault();
			only(to);
			to.focus();
		};
		const goal = (key: string, all: HTMLElement[], at: number): HTMLElement | undefined => {
			if (key === 'Home') return all[0];
			if (key === 'End') return all.at(-1);
			if (key in ACROSS) return all[(at + ACROSS[key] + all.length) % all.length];
			if (!(key in ALONG)) return undefined;
			const ahead = [...all.slice(at + 1), ...all.slice(0, at)];
			return (ALONG[key] > 0 ? ahead : ahead.reverse()).find((thing) => thing.matches(rows));
		};
		const focus = (event: FocusEvent): void => {
			if (things().includes(event.target as HTMLElement)) only(event.target as HTMLElement);
		};
		const watch = new MutationObserver(settle);
		watch.observe(group, { childList: true, subtree: true });
		group.addEventListener('keydown', press);
		group.addEventListener('focusin', focus);
		settle();
		return () => {
			watch.disconnect();
			group.removeEventListener('keydown', press);
			group.removeEventListener('focusin', focus);
		};
	};
}
