/* What lies badly on a table: words that are cut (the land under a map is, by its window), parts of the table that overlap, cards that cover one another, what hangs out of the screen. */
() => {
	const wrong = [];
	const name = (one) => (one.getAttribute('aria-label') ?? one.innerText ?? one.className).trim().replace(/\s+/g, ' ').slice(0, 50) || one.className;
	const shown = (one) => one.checkVisibility() && one.getBoundingClientRect().width > 0;
	const overlap = (one, other) => Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 2;
	const box = (one) => one.getBoundingClientRect();
	const places = [...document.querySelectorAll('.table > [class$=-place]')].filter(shown);
	for (const [at, one] of places.entries()) {
		if (box(one).bottom > innerHeight + 1 || box(one).right > innerWidth + 1) wrong.push(`${one.className} hangs out of the screen`);
		for (const other of places.slice(at + 1)) if (overlap(box(one), box(other))) wrong.push(`${one.className} lies over ${other.className}`);
	}
	for (const group of document.querySelectorAll('main .row, main .hand, main .lane, main .cards, main .ways, main .seats')) {
		const inside = [...group.children].filter(shown);
		/* nobody can scroll to what lies before the beginning */
		if (inside.some((one) => box(one).left < box(group).left - group.scrollLeft - 12)) wrong.push(`before the beginning of ${group.className}: ${name(inside[0])}`);
		for (const [at, one] of inside.entries()) for (const other of inside.slice(at + 1)) if (overlap(box(one), box(other))) wrong.push(`${name(one)} lies over ${name(other)}`);
	}
	const scrolls = (one, axis) => ['auto', 'scroll'].includes(getComputedStyle(one)[axis]);
	for (const one of document.querySelectorAll('main *, aside *, dialog *')) {
		if (!shown(one) || one.matches('.map') || one.closest('.aloud, svg, .pause, .blank') || !one.innerText?.trim()) continue;
		const style = getComputedStyle(one);
		if (style.display === 'inline') continue;
		const wide = one.scrollWidth > one.clientWidth + 1 && !scrolls(one, 'overflowX');
		const high = one.scrollHeight > one.clientHeight + 1 && !scrolls(one, 'overflowY');
		const cut = (wide && style.overflowX !== 'visible') || (high && style.overflowY !== 'visible');
		if (cut && one.clientWidth > 1) {
			const held = (inner) => { for (let at = inner.parentElement; at !== one; at = at.parentElement) if (scrolls(at, 'overflowX') || scrolls(at, 'overflowY')) return true; return false; };
			const beyond = [...one.querySelectorAll('*')].find((inner) => shown(inner) && !held(inner) && (box(inner).right > box(one).right + 1 || box(inner).bottom > box(one).bottom + 1));
			wrong.push(`cut: ${name(one)} (${one.className}): ${beyond?.outerHTML.slice(0, 90)}`);
		}
	}
	const linesOf = (word) => {
		const range = document.createRange();
		range.selectNodeContents(word);
		return [...range.getClientRects()];
	};
	/* a word that leaves its card, or stands on its name */
	for (const card of document.querySelectorAll('main .piece, main .held, main .place')) {
		const [title, below] = [card.querySelector('.name'), card.querySelector('.word, .stats')];
		if (title && below && linesOf(title).some((one) => linesOf(below).some((other) => overlap(one, other)))) wrong.push(`${name(below)} stands on ${name(title)}`);
		for (const word of card.querySelectorAll('.name, .kind, .word, .tab, .stats, .head')) {
			for (const line of linesOf(word)) if (shown(word) && (line.right > box(card).right + 1 || line.left < box(card).left - 8)) wrong.push(`${name(word)} leaves its card`);
		}
	}
	if (/[\uFFFD\uE000-\uF8FF]/u.test(document.querySelector('main').innerText)) wrong.push('a sign without a picture');
	return [...new Set(wrong)].slice(0, 12);
}
