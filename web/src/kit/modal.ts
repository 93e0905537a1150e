import type { Attachment } from 'svelte/attachments';

/** Open a native dialog over everything. Escape and a click beside it close it, and the focus goes back to where it came from. */
export function modal(onclose: () => void): Attachment<HTMLDialogElement> {
	return (dialog) => {
		const before = document.activeElement;
		const cancel = (event: Event): void => {
			event.preventDefault();
			onclose();
		};
		const press = (event: MouseEvent): void => {
			if (event.target === dialog) onclose();
		};
		dialog.addEventListener('cancel', cancel);
		dialog.addEventListener('mousedown', press);
		dialog.showModal();
		return () => {
			dialog.removeEventListener('cancel', cancel);
			dialog.removeEventListener('mousedown', press);
			if (dialog.open) dialog.close();
			if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
		};
	};
}
