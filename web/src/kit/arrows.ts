import type { Attachment } from 'svelte/attachments';

const STEP: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * Arrow keys move within a group, Tab leaves it: of the things inside that match `of`, one at a time can be reached by Tab.
 * Home and End go to the first and the last.
 */
export function arrows(of = 'button, a[href], input'): Attachment<HTMLElement> {
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
			const to = event.key === 'Home' ? 0 : event.key === 'End' ? all.length - 1 : event.key in STEP ? (at + STEP[event.key] + all.length) % all.length : -1;
			if (to < 0) return;
			event.preventDefault();
			only(all[to]);
			all[to].focus();
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
