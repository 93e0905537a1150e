/* All that tells one picture of the table from another, but for what is on its way. */
() => {
	const cards = [...document.querySelectorAll('main [data-lies]')].map((card) => card.dataset.lies + (card.getAttribute('aria-pressed') ?? ''));
	const asked = document.querySelector('#question')?.cloneNode(true);
	for (const more of asked?.querySelectorAll('.second') ?? []) more.remove();
	return [document.querySelector('main')?.innerText, asked?.textContent.trim(), cards.join(' ')].join('|');
}
