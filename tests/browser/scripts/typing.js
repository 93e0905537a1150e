/* How long it takes from each of these words, typed into the search of the page, until the cards are there and laid out, in milliseconds. */
async (words) => {
	const field = document.querySelector('input[type=search]');
	const taken = [];
	for (const word of words) {
		const begin = performance.now();
		field.value = word;
		field.dispatchEvent(new InputEvent('input', { bubbles: true }));
		await Promise.resolve();
		await Promise.resolve();
		document.querySelector('.catalogue').getBoundingClientRect();
		taken.push(performance.now() - begin);
		await new Promise((done) => setTimeout(done, 60));
	}
	return taken;
}
