/* All that tells one picture of the table from another. */
() => {
	const cards = [...document.querySelectorAll('main [data-lies]')].map((card) => card.dataset.lies + (card.getAttribute('aria-pressed') ?? ''));
	return [document.querySelector('main')?.innerText, document.querySelector('.ask, section.over')?.innerText, cards.join(' ')].join('|');
}
