/* All that tells one picture of the table from another, but for what is on its way. */
() => {
	const cards = [...document.querySelectorAll('main [data-lies]')].map((card) => card.dataset.lies + (card.getAttribute('aria-pressed') ?? ''));
	/* on a map much is drawn and not written: the names of its places tell it */
	const places = [...document.querySelectorAll('main .map [data-place]')].map((place) => place.getAttribute('aria-label'));
	const asked = document.querySelector('#question')?.cloneNode(true);
	for (const more of asked?.querySelectorAll('.second') ?? []) more.remove();
	return [document.querySelector('main')?.innerText, asked?.textContent.trim(), cards.join(' '), places.join(' ')].join('|');
}
