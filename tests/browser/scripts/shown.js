/* Notes when the first picture of a table is heard, and when its first card is seen. */
() => {
	const parse = JSON.parse;
	JSON.parse = (...given) => {
		const found = parse(...given);
		if (found?.is === 'state') window.heard ??= performance.now();
		return found;
	};
	const look = () => {
		if (document.querySelector('main .piece img')) window.seen ??= performance.now();
	};
	new MutationObserver(look).observe(document, { childList: true, subtree: true });
}
